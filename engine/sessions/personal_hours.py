"""What people choose about time, on all servers: their zone, their quiet hours, and how they are reminded.

It knows people and their open calls, but no match. It tells nobody's hours to anybody else.
"""

import sqlite3
from dataclasses import replace
from typing import Final

from engine.clock import zones
from engine.clock.hours import LONGEST_QUIET_H
from engine.errors import Refused
from engine.journal import clock_rows, preference_rows
from engine.journal.preference_rows import Chosen
from engine.journal.records import PersonId, Reminding
from engine.sessions.workings import Workings

CAPACITY: Final = 1024
"""How many of the people who have chosen their zone are remembered: nothing is read to ask them again."""


class PersonalHours:
    """Reads and stores what people chose about time."""

    def __init__(self, workings: Workings) -> None:
        self._journal = workings.journal
        self._now = workings.now
        self._settled: dict[PersonId, None] = {}

    async def of(self, person: PersonId) -> Chosen:
        """What a person has chosen, or what was guessed."""
        chosen = await self._journal.read(lambda db: preference_rows.chosen(db, person))
        self._note(person, chosen)
        return chosen

    async def unsettled(self, person: PersonId) -> Chosen | None:
        """What is known of a person who has not chosen their zone yet; None if they have."""
        if person in self._settled:
            return None
        chosen = await self.of(person)
        return chosen if chosen.zone is None else None

    async def meet(self, person: PersonId, *languages: str) -> Chosen | None:
        """Guess the zone of a person who sits down for the first time, by these languages. Returns what
        counts for them now; None if it is not the first time, or they have chosen a zone before."""
        before = await self.unsettled(person)
        if before is None or before.guessed_zone is not None:
            return None

        def job(db: sqlite3.Connection) -> Chosen | None:
            known = preference_rows.chosen(db, person)
            if known.zone is not None or known.guessed_zone is not None:
                return None
            met = replace(known, guessed_zone=zones.guess(*languages))
            preference_rows.save_chosen(db, person, met)
            clock_rows.follow_hours(db, person, self._now(), moving=False)
            return met

        return await self._journal.write(job)

    async def choose(
        self,
        person: PersonId,
        *,
        zone: str | None = None,
        quiet_from: int | None = None,
        quiet_to: int | None = None,
        reminders: Reminding | None = None,
    ) -> Chosen:
        """Store what a person chooses; what is None stays as it was. Returns all that counts from now on. It
        counts for calls that open later. Only the first choice of a zone or of quiet hours (whole hours from
        0 to 23) also moves the deadlines of open calls, and never to an earlier moment.

        Raises Refused if there is no such zone, or if more than `LONGEST_QUIET_H` hours would be quiet."""
        if zone is not None and not zones.is_place(zone):
            raise Refused("no-such-zone")

        def job(db: sqlite3.Connection) -> Chosen:
            before = preference_rows.chosen(db, person)
            after = Chosen(
                zone=zone or before.zone,
                guessed_zone=before.guessed_zone,
                quiet_from=before.quiet_from if quiet_from is None else quiet_from,
                quiet_to=before.quiet_to if quiet_to is None else quiet_to,
                reminders=reminders or before.reminders,
            )
            if after.hours.quiet_h > LONGEST_QUIET_H:  # an error here would undo the other jobs
                return after
            preference_rows.save_chosen(db, person, after)
            is_first = after.has_hours and not before.has_hours
            clock_rows.follow_hours(db, person, self._now(), moving=is_first)
            return after

        chosen = await self._journal.write(job)
        if chosen.hours.quiet_h > LONGEST_QUIET_H:
            raise Refused("too-quiet", hours=chosen.hours.quiet_h, most=LONGEST_QUIET_H)
        self._note(person, chosen)
        return chosen

    def forget(self, person: PersonId) -> None:
        """Look at a person anew the next time: what they chose was deleted."""
        self._settled.pop(person, None)

    def _note(self, person: PersonId, chosen: Chosen) -> None:
        """Remember that a person has chosen their zone: that can only be forgotten."""
        if chosen.zone is None:
            return
        self._settled[person] = None
        if len(self._settled) > CAPACITY:
            del self._settled[next(iter(self._settled))]
