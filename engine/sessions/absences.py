"""Absences: people say that they are away, for all their games, and that they are back.

It knows people, days and time. An absence is stored first; then each of the person's games is told in a
transaction of its own. If that is cut short, `tell` is due again.
"""

import asyncio
import logging
import math
import sqlite3
from dataclasses import dataclass, replace
from typing import Final

from engine.clock.pace import DAY
from engine.errors import Refused, ReplayMismatch
from engine.journal import absence_rows, act_rows, clock_rows, preference_rows
from engine.journal.absence_rows import Stay
from engine.journal.records import Absence, Meanwhile, PersonId, Session, SessionId
from engine.play.table import Seat
from engine.sessions.absence_acts import AWAY, HOME, CameHome, GoneAway
from engine.sessions.workings import Workings

log = logging.getLogger(__name__)

LONGEST_DAYS: Final = 21
"""The most days that can be asked for at a time."""
BUDGET_DAYS: Final = 28
"""The most days away in any `YEAR_DAYS`; a day that has begun counts."""
YEAR_DAYS: Final = 365


@dataclass(frozen=True, slots=True)
class Away:
    """What a change of an absence has led to."""

    absence: Absence | None
    """None if the person is not away now."""
    left: int
    """How many days of the budget are left after it."""
    told: tuple[SessionId, ...]
    """The games that were told, whose boards are due."""
    in_league: bool = False
    """Whether the person sits at a table of a league, which waits for nobody."""


class Absences:
    """All that people do about being away."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings
        self._journal = workings.journal
        self._matches = workings.matches
        self._now = workings.now

    async def go(self, person: PersonId, days: int, meanwhile: Meanwhile) -> Away:
        """Note that a person is away for some days from now on. If they are away already, it ends then.
        Raises Refused if their budget has fewer days left."""
        now = self._now()

        def job(db: sqlite3.Connection) -> Refused | int:
            running = absence_rows.running_absence(db, person)
            since = now if running is None else running.since
            absence = Absence(since, now + days * DAY, meanwhile)
            others = [
                one
                for one in absence_rows.absences_since(db, person, now - YEAR_DAYS * DAY)
                if one.since != since
            ]
            left = BUDGET_DAYS - sum(map(_days, others))
            if _days(absence) > left:
                taken = 0 if running is None else _days(Absence(since, now, meanwhile))
                moment = math.ceil(min((one.until for one in others), default=since) + YEAR_DAYS * DAY)
                return Refused("away-budget", left=max(0, left - taken), most=BUDGET_DAYS, moment=moment)
            absence_rows.save_absence(db, person, absence)
            return left - _days(absence)

        left = await self._journal.write(job)
        if isinstance(left, Refused):  # raised in the job, it would undo other jobs of its transaction
            raise left
        told = await self.tell(person)
        in_league = await self._journal.read(lambda db: absence_rows.sits_in_league(db, person))
        return Away(await self.of(person), left, told, in_league)

    async def end(self, person: PersonId) -> tuple[SessionId, ...]:
        """End a person's absence if its time is up. Returns the games that were told."""
        absence = await self.of(person)
        if absence is None or absence.until > self._now():
            return ()
        return (await self.back(person)).told

    async def back(self, person: PersonId) -> Away:
        """End a person's absence now. Raises Refused if they are not away."""
        now = self._now()

        def job(db: sqlite3.Connection) -> int | None:
            if absence_rows.running_absence(db, person) is None:
                return None
            absence_rows.end_absence(db, person, now)
            taken = absence_rows.absences_since(db, person, now - YEAR_DAYS * DAY)
            return BUDGET_DAYS - sum(map(_days, taken))

        left = await self._journal.write(job)
        if left is None:
            raise Refused("not-away")
        return Away(None, left, await self.tell(person))

    async def of(self, person: PersonId) -> Absence | None:
        """A person's absence, or None if they are not away."""
        return await self._journal.read(lambda db: absence_rows.running_absence(db, person))

    async def zone(self, person: PersonId) -> str:
        """The time zone of a person, by its IANA name: in it they read dates."""
        return (await self._journal.read(lambda db: preference_rows.hours_of(db, person))).zone

    def ends(self, days: int) -> float:
        """When an absence of so many days would end, in UNIX seconds."""
        return self._now() + days * DAY

    async def tell(self, person: PersonId) -> tuple[SessionId, ...]:
        """Tell each of a person's games how their absence stands now, unless it knows. Returns those that
        were told, and notes that all were. If one cannot be told, the others are; then its error is
        raised."""
        stay = await self._journal.read(lambda db: absence_rows.newest_absence(db, person))
        if stay is None:
            return ()
        found = await self._journal.read(lambda db: absence_rows.sessions_without(db, person))
        told: list[SessionId] = []
        failed: BaseException | None = None
        for session_id in found:
            (outcome,) = await asyncio.gather(self._told(session_id, person), return_exceptions=True)
            if isinstance(outcome, BaseException):
                failed = outcome
            elif outcome:
                told.append(session_id)
        if failed is not None:
            raise failed
        await self._journal.write(lambda db: absence_rows.save_told(db, person, stay))
        return tuple(told)

    async def _told(self, session_id: SessionId, person: PersonId) -> bool:
        """Tell one game; False if it knows, or if the person has no seat there any more. Two changes may be
        told at the same time, so what is told is looked up under the game's lock."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            stay = await self._journal.read(lambda db: absence_rows.newest_absence(db, person))
            seat = session.seat_of(person)
            if stay is None or seat is None or session.status != "playing":
                return False
            act = self._act(seat, person, stay)
            known = await self._journal.read(
                lambda db: act_rows.last_act(db, session_id, person, (AWAY, HOME))
            )
            if known == (HOME if stay.is_over else AWAY, act.data):
                return False
            if known is None and stay.is_over:
                sat_down = await self._journal.read(lambda db: absence_rows.sat_down(db, session_id, person))
                if sat_down > stay.absence.until:  # they have never been away from this game
                    return False
            return await self._carry_out(session, act)

    def _act(self, seat: Seat, person: PersonId, stay: Stay) -> GoneAway | CameHome:
        if stay.is_over:
            return CameHome(seat, person, stay.absence)
        return GoneAway(seat, person, stay.absence, self._now())

    async def _carry_out(self, session: Session, act: GoneAway | CameHome) -> bool:
        """Tell a game; False if it is frozen, so that only its clocks stand or go on."""
        try:
            live = await self._matches.load(session.id)
        except ReplayMismatch:
            log.warning("game %s is frozen: it is not told who is away", session.id)
            now = self._now()
            await self._journal.write(lambda db: clock_rows.refresh(db, session.id, now))
            return False
        live.session = replace(live.session, absences=session.absences)
        await self._workings.steps.carry_out(live, act)
        return True


def _days(absence: Absence) -> int:
    """How many days of an absence count: each that has begun."""
    return math.ceil(round((absence.until - absence.since) / DAY, 6))
