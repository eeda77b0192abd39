"""Who is reminded of what: each reminder is stored before it is posted, so it is never posted twice.

It knows the journal and time, and sends nothing to Discord.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.journal import clock_rows, preference_rows, reminder_rows, session_rows
from engine.journal.posted_records import ReminderRow
from engine.journal.records import Call, PersonId, Reminding, Session, SessionId
from engine.play.table import Seat
from engine.sessions.workings import Workings

GIVEN_UP_AFTER_S: Final = 5 * 60.0
"""So long Discord remembers a message's nonce: until then, the same reminder may be sent again."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """One message that reminds people of a session. It may be posted already."""

    session: Session
    rows: tuple[ReminderRow, ...]
    """All that it was stored for, seat by seat."""
    waiting: tuple[ReminderRow, ...]
    """Those of them whose calls still wait."""

    @property
    def at(self) -> float:
        """When it was stored, in UNIX seconds."""
        return self.rows[0].at

    @property
    def channel(self) -> int | None:
        """The thread; None for a direct message that is not known to be posted."""
        return self.rows[0].channel

    @property
    def is_direct(self) -> bool:
        """Whether it is a direct message that is not known to be posted."""
        return self.channel is None

    @property
    def message(self) -> int | None:
        """The message; None while none is known."""
        return self.rows[0].message

    @property
    def person(self) -> PersonId:
        """Whose seat it reminds of; the first, if there are several."""
        person = self.session.seats[self.rows[0].seat].person
        assert person is not None
        return person

    @property
    def calls(self) -> list[tuple[PersonId, Call]]:
        """The calls that still wait, each with whoever it waits for."""
        called = {call.seat: call for call in self.session.calls}
        owners = [(self.session.seats[row.seat].person, called[row.seat]) for row in self.waiting]
        return [(person, call) for person, call in owners if person is not None]


class Reminded:
    """Reads and stores who is reminded, and by which message."""

    def __init__(self, workings: Workings) -> None:
        self._journal = workings.journal
        self.now = workings.now
        self.unreached: set[PersonId] = set()
        """The people who must still be told that direct messages do not reach them."""

    async def recover(self) -> list[SessionId]:
        """After a start: learn whom direct messages did not reach. Returns the sessions whose reminders may
        still be sent again, because an earlier run may not have posted them."""
        since = self.now() - GIVEN_UP_AFTER_S
        self.unreached.update(await self._journal.read(preference_rows.unreached))
        return await self._journal.read(lambda db: reminder_rows.unposted_since(db, since))

    async def due(self) -> Mapping[SessionId, int]:
        """The sessions with reminders that are due, each with how many; the oldest deadline first."""
        now = self.now()
        return await self._journal.read(lambda db: reminder_rows.sessions_to_remind(db, now))

    async def take(self, session_id: SessionId, most: int = 0) -> list[Reminder]:
        """Store the reminders of a session that are due, at most `most`. Returns all messages that may be
        sent now: these, and those that are not known to be posted and not given up yet."""
        now = self.now()

        def job(db: sqlite3.Connection) -> list[Reminder]:
            session = clock_rows.refresh(db, session_id, now)
            for call in [call for call in session.calls if _is_due(call, now)][:most]:
                _store(db, session, call, now)
            clock_rows.refresh(db, session_id, now)
            stored = [one for one in _reminders(db, session_id) if one.message is None]
            return [one for one in (_sendable(each, now) for each in stored) if one.waiting]

        return await self._journal.write(job)

    async def set_message(self, reminder: Reminder, *, channel: int, message: int) -> None:
        """Store that a reminder was posted."""

        def job(db: sqlite3.Connection) -> None:
            for row in reminder.rows:
                reminder_rows.save_place(
                    db, reminder.session.id, row, at=row.at, channel=channel, message=message
                )

        await self._journal.write(job)

    async def not_reached(self, reminder: Reminder) -> Reminder | None:
        """Store that a direct message did not reach its person: they are reminded in threads from now on.
        Returns what to post in the thread instead, or None if their call has ended meanwhile."""
        now, (row,) = self.now(), reminder.rows

        def job(db: sqlite3.Connection) -> list[Reminder]:
            preference_rows.save_unreached(db, reminder.person)
            reminder_rows.save_place(
                db, reminder.session.id, row, at=now, channel=reminder.session.thread, message=None
            )
            return _reminders(db, reminder.session.id)

        found = await self._journal.write(job)
        self.unreached.add(reminder.person)
        return next((one for one in found if one.at == now and row.seat in _seats(one)), None)

    async def told(self, person: PersonId) -> None:
        """Store that a person was told that direct messages do not reach them."""
        self.unreached.discard(person)
        await self._journal.write(lambda db: preference_rows.save_told(db, person))

    async def ended(self, session_id: SessionId) -> list[Reminder]:
        """The messages of a session that remind of calls that have ended, or that a newer reminder has
        replaced. A message that is not known to be posted is among them once all its calls have ended."""
        found = await self._journal.read(lambda db: _reminders(db, session_id))
        return [one for one in found if one.waiting != one.rows and (one.message or not one.waiting)]

    async def forget(self, reminder: Reminder) -> None:
        """Forget what a message reminded of and is no longer waited for."""
        gone = [row for row in reminder.rows if row not in reminder.waiting]
        await self._journal.write(lambda db: reminder_rows.forget_reminders(db, reminder.session.id, gone))


def _is_due(call: Call, now: float) -> bool:
    """Whether a call's reminder is due. Once the time is up, nothing is left to remind of."""
    is_up = call.clock.due is not None and call.clock.due <= now
    return call.remind_at is not None and call.remind_at <= now and not is_up


def _store(db: sqlite3.Connection, session: Session, call: Call, now: float) -> None:
    """Store that a call is reminded of now, where its owner wants to read it."""
    person = session.seats[call.seat].person
    assert person is not None
    due = now if call.clock.due is None else call.clock.due
    reminder_rows.save_reminded(db, session.id, call.seat, due)
    wanted = preference_rows.chosen(db, person).reminding
    if wanted is not Reminding.OFF:
        channel = None if wanted is Reminding.DM else session.thread
        reminder_rows.add_reminder(db, session.id, ReminderRow(call.seat, call.ticket, due, now, channel))


def _reminders(db: sqlite3.Connection, session_id: SessionId) -> list[Reminder]:
    """All stored reminders of a session, by message: those of threads first, then in the order in which they
    were stored."""
    rows = reminder_rows.reminders(db, session_id)
    session = session_rows.session(db, session_id) if rows else None
    if session is None:
        return []
    called = {(call.seat, call.ticket): call.opened for call in session.calls}
    newest = {(row.seat, row.ticket): row for row in rows}
    messages: dict[tuple[float, int | None, Seat | None], list[ReminderRow]] = {}
    for row in rows:
        alone = row.seat if row.channel is None else None
        messages.setdefault((row.at, row.channel, alone), []).append(row)
    found = [
        Reminder(session, tuple(shared), tuple(row for row in shared if _waits(row, called, newest)))
        for shared in messages.values()
    ]
    return sorted(found, key=lambda one: (one.channel is None, one.at))


def _waits(
    row: ReminderRow,
    called: Mapping[tuple[Seat, str], float],
    newest: dict[tuple[Seat, str], ReminderRow],
) -> bool:
    """Whether the call of a reminder still waits, and no newer one reminds of it. A substitute's call, or one
    that came once more, is another call than the one before."""
    key = row.seat, row.ticket
    return key in called and called[key] <= row.at and newest[key] == row


def _sendable(reminder: Reminder, now: float) -> Reminder:
    """The same, as far as it may be sent now: of people who are there, in time, where the table waits."""
    session = reminder.session
    is_late = not 0 <= now - reminder.at < GIVEN_UP_AFTER_S
    if is_late or session.is_still:
        return replace(reminder, waiting=())
    there = session.present(now)
    return replace(reminder, waiting=tuple(row for row in reminder.waiting if row.seat in there))


def _seats(reminder: Reminder) -> list[Seat]:
    """The seats whose calls still wait."""
    return [row.seat for row in reminder.waiting]
