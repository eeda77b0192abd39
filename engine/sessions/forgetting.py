"""Forgetting: what is stored of a person is counted, given to them, or deleted.

Other people's games stay as they are, to the digit: who is forgotten becomes a ghost there, a number that
nobody else has, with no name. It knows no messages: what must be shown is said to whoever asks for it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any, Final

from engine.errors import ReplayMismatch
from engine.journal import (
    call_rows,
    clock_rows,
    ending_rows,
    forgetting_rows,
    ghost_rows,
    note_rows,
    personal_rows,
    rewriting,
    session_rows,
)
from engine.journal.records import By, PersonId, Session, SessionId
from engine.sessions.acts import Left, Plain
from engine.sessions.open_seats import store_seats
from engine.sessions.personal_exports import personal_export
from engine.sessions.session_events import OUTSIDE
from engine.sessions.settling import settle
from engine.sessions.workings import Workings

PAUSES_S: Final = (0.0, 0.1, 0.3, 1.0, 3.0)
"""How long to wait before each trial to empty the log: whoever reads just then keeps it."""
REST_S: Final = 600.0
"""At least so many seconds are between two rewrites of the file, in each of which nobody can write for about
a second: whoever has themselves deleted over and over does not keep others waiting."""
ROBOTS_DUE: Final = "robots-due"
"""The name of the note with the sessions in which robots sat down while nothing could be played, because a
file was restored, or because a moderator had ended the session: they have not answered yet."""


class Kept(StrEnum):
    """What may be stored of a person; the values name the parts of their file (`Forgetting.export`)."""

    PREFERENCES = "preferences"
    """What they have chosen: colours, zone, quiet hours, reminders. 0 or 1."""
    ABSENCES = "absences"
    GAMES = "games"
    """The sessions in which they have or had a seat, started or not."""
    ANSWERS = "answers"
    ACTS = "acts"
    """What they did in games besides answers: motions, offers, seats taken, undo."""
    NOTES = "notes"
    """What they have written for themselves."""
    ORDERS = "orders"
    DRAFTS = "drafts"
    INVITATIONS = "invitations"
    """By them or to them, as far as these are not over."""
    OFFICE = "office"
    """Acts of admins and moderators that are by them or about them."""
    PLACES = "places"
    """The sessions in which it is settled whether they counted, with what these did to their ratings."""
    RATINGS = "ratings"
    """By server and game, their ratings as they are now."""
    HIDDEN = "hidden"
    """The servers on which they hide their ratings."""
    ENTRIES = "entries"
    """The seasons of leagues in which they are or were."""
    ORGANISED = "organised"
    """What they did as organisers of leagues."""
    REPORTS = "reports"
    """What they have reported to organisers."""
    ACTIVE = "active"
    """The servers on which it is known when they answered last."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What is stored of a person."""

    counts: Mapping[Kept, int]
    """How many of each kind; all kinds are there, also those with 0."""
    servers: int
    """On how many servers their games are."""
    running: tuple[Session, ...]
    """The running sessions in which they have a seat: robots will play on there."""
    open: tuple[Session, ...]
    """The sessions that have not started in which they have a seat: it will be free."""

    @property
    def is_nothing(self) -> bool:
        """Whether nothing at all is stored."""
        return not any(self.counts.values())


@dataclass(frozen=True, slots=True)
class RobotsGoOn(Plain):
    """Robots that sat down while nobody could play answer what they are asked."""

    by: By = By.CLOCK

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        """Store nothing: the answers are all that changes."""


class Forgetting:
    """Counts, gives and deletes what is stored of a person. Whatever keeps something of people in memory is
    in `caches`: it is called with whoever is forgotten."""

    def __init__(self, workings: Workings, caches: Sequence[Callable[[PersonId], None]] = ()) -> None:
        self._workings = workings
        self._caches = caches
        self._rewritten: float | None = None
        """When the file was rewritten last, in UNIX seconds."""

    async def stored(self, person: PersonId) -> Counts:
        """What is stored of a person."""

        def job(db: sqlite3.Connection) -> Counts:
            amounts = personal_rows.amounts(db, person)
            unfinished = _sessions(db, forgetting_rows.unfinished_of(db, person))
            return Counts(
                {kind: getattr(amounts, kind.value) for kind in Kept},
                amounts.servers,
                tuple(one for one in unfinished if one.status == "playing"),
                tuple(one for one in unfinished if one.status == "open"),
            )

        return await self._workings.journal.read(job)

    async def export(self, person: PersonId) -> dict[str, Any]:
        """All that is stored of a person and that they may know, ready for JSON: by `Kept`, a list of rows,
        each with readable keys. Ids are texts, because many programs cannot keep such numbers."""
        return await self._workings.journal.read(lambda db: personal_export(db, person))

    async def forget(self, person: PersonId) -> tuple[SessionId, ...]:
        """Delete a person. Their running games are played on by robots, their seats in open ones are free.
        It cannot be taken back. Returns the sessions whose boards and messages with open seats are out of
        date now: those that they have left, and all others that are not over and know them."""
        left, others = set[SessionId](), None
        while others is None:
            for session_id in await self._read(forgetting_rows.unfinished_of, person):
                await self._leave(session_id, person)
                left.add(session_id)
            others = await self._forget_rows(person)
        for forget in self._caches:
            forget(person)
        await self.clear_file()
        return tuple(sorted(left.union(others)))

    async def go_on(self) -> tuple[SessionId, ...]:
        """Let the robots answer that have taken the seats of people while nothing could be played. What a
        moderator has ended waits until that is taken back. Returns the sessions in which they did."""
        journal, matches = self._workings.journal, self._workings.matches
        done = list[SessionId]()
        for session_id in await journal.read(_robots_due):
            async with matches.locked(session_id):
                session = await matches.stored(session_id)
                if session.ended_by is not None:
                    continue
                if session.status == "playing":
                    try:
                        live = await matches.load(session_id)
                    except ReplayMismatch:  # it stands still, with or without people
                        continue
                    await self._workings.steps.carry_out(live, RobotsGoOn())
                    done.append(session_id)
                await journal.write(partial(_note_robots, session_id=session_id, is_due=False))
        return tuple(done)

    async def clear_file(self) -> None:
        """See that nothing is left in the file and its log. If the file was rewritten just now, that is due
        later. As long as others read, the log waits for a quiet moment."""
        journal, now = self._workings.journal, self._workings.now()
        is_early = self._rewritten is not None and 0 <= now - self._rewritten < REST_S
        if await journal.read(rewriting.is_due) and not is_early:
            self._rewritten = now
            await journal.rewrite()
        for pause in PAUSES_S:
            await asyncio.sleep(pause)
            if await journal.settle():
                return

    async def _leave(self, session_id: SessionId, person: PersonId) -> None:
        """Give a person's seat up, as `Sessions.leave` does; in a frozen game too."""
        workings = self._workings
        async with workings.matches.locked(session_id):
            session = await workings.matches.stored(session_id)
            seat = session.seat_of(person)
            if seat is None:
                return
            if session.status == "playing":
                try:
                    live = await workings.matches.load(session_id)
                except ReplayMismatch:
                    live = None
                if live is not None:
                    act = Left(seat, person, live.session.names[seat])
                    await workings.steps.carry_out(live, act)
                    return
            at = workings.now()
            await workings.journal.write(lambda db: leave_row(db, session_id, person, at))
            workings.matches.evict(session_id)

    async def _forget_rows(self, person: PersonId) -> tuple[SessionId, ...] | None:
        """Forget a person in one transaction, while nobody else looks at their games. Returns their sessions
        that are not over; None, and nothing is forgotten, if they have sat down again meanwhile."""
        workings, at = self._workings, self._workings.now()
        async with AsyncExitStack() as held:
            known = await self._read(forgetting_rows.sessions_with, person)
            for session_id in known:
                await held.enter_async_context(workings.matches.locked(session_id))

            def job(db: sqlite3.Connection) -> tuple[SessionId, ...] | None:
                is_elsewhere = not set(forgetting_rows.sessions_with(db, person)) <= set(known)
                if is_elsewhere or forgetting_rows.unfinished_of(db, person):
                    return None
                forgotten = _sessions(db, forget_row(db, person, at))
                return tuple(one.id for one in forgotten if one.status in ("open", "playing"))

            found = await workings.journal.write(job)
            for session_id in known:
                workings.matches.evict(session_id)  # what is in memory of the session knows them
            return found

    async def _read(
        self, question: Callable[[sqlite3.Connection, PersonId], list[SessionId]], person: PersonId
    ) -> list[SessionId]:
        # By the writer, so that it is true once all that was asked for before is stored.
        return await self._workings.journal.write(lambda db: question(db, person))


def forget_row(db: sqlite3.Connection, person: PersonId, at: float) -> tuple[SessionId, ...]:
    """Forget a person who has no seat in an unfinished session, and note that they were forgotten. Returns
    the sessions that they were in."""
    found, is_known = forgetting_rows.forget(db, person, outside=OUTSIDE)
    if is_known:  # a crash before the rewrite changes nothing: the next start finds the note
        note_rows.save_note(db, rewriting.DUE, "now")
    ghost_rows.save_forgotten(db, person, at)
    return found


def leave_row(db: sqlite3.Connection, session_id: SessionId, person: PersonId, at: float) -> None:
    """Give up a person's seat in a session whose match is not in memory. If a robot plays on there, it is
    noted that it has not answered yet. If all but one have gone, the game is settled. If a moderator has
    ended the session, that stays so for good once all have left, and it has no result."""
    session = session_rows.session(db, session_id)
    seat = None if session is None else session.seat_of(person)
    if session is None or seat is None:
        return
    staying = tuple(row for row in session.seats if row.person != person)
    is_empty = all(row.is_robot for row in staying)
    if session.seed is None:
        store_seats(db, session, staying, at)
    else:
        Left(seat, person, session.names[seat]).store(db, session, at)
        if session.status == "playing":  # an end by office leaves no result
            settle(db, session, None, at, is_over=False)
        call_rows.forget(db, session_id, seat)
        if is_empty:
            call_rows.save_calls(db, session_id, {}, at=at)
            ending_rows.end_all(db, session_id, at)
        else:
            _note_robots(db, session_id, is_due=True)
        clock_rows.refresh(db, session_id, at)
    if is_empty:
        forgetting_rows.let_end_stay(db, session_id)


def forget_again(db: sqlite3.Connection, people: Sequence[PersonId], at: float) -> None:
    """Forget people in a file that is put back, because they were forgotten after it was copied. Robots that
    take their seats answer after the start (`Forgetting.go_on`)."""
    for person in people:
        for session_id in forgetting_rows.unfinished_of(db, person):
            leave_row(db, session_id, person, at)
        forget_row(db, person, at)


def _robots_due(db: sqlite3.Connection) -> list[SessionId]:
    return [SessionId(int(number)) for number in (note_rows.note(db, ROBOTS_DUE) or "").split()]


def _note_robots(db: sqlite3.Connection, session_id: SessionId, *, is_due: bool) -> None:
    """Note that robots of a session have not answered yet, or that they have."""
    found = {*_robots_due(db), session_id} if is_due else {*_robots_due(db)} - {session_id}
    if found:
        note_rows.save_note(db, ROBOTS_DUE, " ".join(str(number) for number in sorted(found)))
    else:
        note_rows.forget_note(db, ROBOTS_DUE)


def _sessions(db: sqlite3.Connection, numbers: Sequence[SessionId]) -> list[Session]:
    found = [session_rows.session(db, number) for number in numbers]
    return [session for session in found if session is not None]
