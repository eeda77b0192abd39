"""Retention: what is kept of people only as long as they come back, and for how long reasons are kept.

It notes who is still there, in memory first, so that nobody who presses waits for it.
"""

import sqlite3
from typing import Final

from engine.clock.pace import DAY
from engine.journal import forgetting_rows, league_forgetting_rows
from engine.journal.records import PersonId
from engine.sessions.session_events import OUTSIDE
from engine.sessions.workings import Workings

INACTIVE_AFTER: Final = 3 * 365 * DAY
"""So many seconds after somebody's last press, what they have chosen and written for themselves is
deleted."""
REASONS_FOR: Final = 365 * DAY
"""For so many seconds the reasons of admins and moderators are kept."""
ACTIVE_FOR: Final = 60 * DAY
"""For so many seconds it is kept when somebody answered last on a server: leagues ask for the last days."""
MOST_NOTED: Final = 10_000
"""The most people who are noted to have pressed something; the others are noted the next time."""


class Retention:
    """Notes who presses something, and deletes what is too old."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings
        self._pressed: dict[PersonId, None] = {}
        """Who has pressed something since the last `keep`."""
        self._stored: dict[PersonId, float] = {}
        """When a press of a person was stored last."""

    def pressed(self, person: PersonId) -> None:
        """Note that a person has pressed something; it is stored later, at most once a day."""
        now = self._workings.now()
        if now - self._stored.get(person, 0.0) >= DAY and len(self._pressed) < MOST_NOTED:
            self._pressed[person] = None

    def forget(self, person: PersonId) -> None:
        """Forget that a person has pressed something."""
        self._pressed.pop(person, None)
        self._stored.pop(person, None)

    async def keep(self) -> tuple[PersonId, ...]:
        """Store who has pressed something, then delete what is too old. Returns the people whose choices were
        deleted: nobody may keep them in memory."""
        now, pressed = self._workings.now(), tuple(self._pressed)

        def job(db: sqlite3.Connection) -> list[PersonId]:
            forgetting_rows.save_active(db, pressed, now)
            forgetting_rows.empty_reasons(db, now - REASONS_FOR, outside=OUTSIDE)
            league_forgetting_rows.keep_in_leagues(
                db, words_before=now - REASONS_FOR, active_before=now - ACTIVE_FOR
            )
            return forgetting_rows.forget_inactive(db, now, now - INACTIVE_AFTER)

        gone = await self._workings.journal.write(job)
        lately = {person: at for person, at in self._stored.items() if now - at < DAY}
        self._stored = {**lately, **dict.fromkeys(pressed, now)}
        for person in pressed:
            self._pressed.pop(person, None)
        return tuple(gone)
