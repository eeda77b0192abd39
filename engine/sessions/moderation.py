"""The front door for moderators: they close, pause, resume, end and move the sessions of their server, take
seats from people, and take ends back. Each act has a reason, stored in the transaction of its effect.

It knows neither rights nor messages. Nobody sees anything secret of a session by it. What is to be told
elsewhere than in a session's own messages is stored as untold.
"""

import logging
import math
import sqlite3
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.clock.pace import DAY
from engine.errors import Refused
from engine.folding import is_seen
from engine.journal import (
    clock_rows,
    ending_rows,
    invitation_rows,
    server_act_rows,
    server_rows,
    session_rows,
)
from engine.journal.records import PersonId, Session, SessionId
from engine.journal.server_act_rows import LONGEST_REASON, ActKind, ServerAct
from engine.play.table import Seat
from engine.sessions.acts import Act
from engine.sessions.office_acts import (
    TAKEN_BACK_WITHIN,
    ClosedByOffice,
    EndedByOffice,
    FreedByOffice,
    Mandate,
    MovedByOffice,
    PausedByOffice,
    ResumedByOffice,
    TakenBackByOffice,
)
from engine.sessions.open_seats import check_running, check_unfinished
from engine.sessions.plain_changes import changed
from engine.sessions.seating import Person, host_and_status, with_robots_renamed
from engine.sessions.servers import Servers
from engine.sessions.workings import Workings

log = logging.getLogger(__name__)

LONGEST_PAUSE: Final = 30
"""In days."""
MOST_TO_TAKE_BACK: Final = 25
"""The most ends and closures that are listed."""


@dataclass(frozen=True, slots=True)
class Done:
    """What an act by office has led to."""

    session: Session
    """As it is stored after the act."""
    until: float | None = None
    """The end of a pause, or until when an end can be taken back; in UNIX seconds."""


class Moderation:
    """What moderators do. All acts raise Refused, and change nothing, if the reason is empty or too long, or
    if the session is not in a state for it: whoever comes second is refused."""

    def __init__(self, workings: Workings, servers: Servers) -> None:
        self._workings = workings
        self._servers = servers

    async def close(self, session_id: SessionId, by: Person, reason: str) -> Done:
        """Close the open seats of a session that has not started."""

        def act(session: Session, mandate: Mandate) -> Act | Refused:
            unfinished = _refusal(check_unfinished, session)
            if unfinished is not None:
                return unfinished
            return ClosedByOffice(mandate) if session.status == "open" else Refused("close-started")

        return await self._done(session_id, by, reason, act, TAKEN_BACK_WITHIN)

    async def pause(self, session_id: SessionId, by: Person, reason: str, days: int) -> Done:
        """Let the clocks of a running session stand for some days. Answers are taken meanwhile."""
        if not 1 <= days <= LONGEST_PAUSE:
            raise Refused("moderate-days", low=1, high=LONGEST_PAUSE)

        def act(session: Session, mandate: Mandate) -> Act | Refused:
            refusal = _refusal(check_running, session)
            if refusal is not None:
                return refusal
            if session.paused_by is not None and session.paused_until is not None:
                return Refused("pause-of-moderator", until=math.floor(session.paused_until))
            if session.paused_until is not None:
                return Refused("pause-already")
            return PausedByOffice(mandate, self._workings.now() + days * DAY)

        return await self._done(session_id, by, reason, act, days * DAY)

    async def resume(self, session_id: SessionId, by: Person, reason: str) -> Done:
        """End the pause of a running session, whoever has paused it."""

        def act(session: Session, mandate: Mandate) -> Act | Refused:
            refusal = _refusal(check_running, session)
            if refusal is not None:
                return refusal
            return Refused("not-paused") if session.paused_until is None else ResumedByOffice(mandate)

        return await self._done(session_id, by, reason, act)

    async def end(self, session_id: SessionId, by: Person | None, reason: str) -> Done:
        """End a running session without a result; None: the operator does. For some days that can be taken
        back."""

        def act(session: Session, mandate: Mandate) -> Act | Refused:
            if session.status == "open":
                return Refused("end-not-started")
            return _refusal(check_running, session) or EndedByOffice(mandate)

        return await self._done(session_id, by, reason, act, TAKEN_BACK_WITHIN)

    async def free_seat(self, session_id: SessionId, by: Person, reason: str, person: PersonId) -> Done:
        """Take the seat of a person away; they may not take one of this session again. In a running session a
        robot plays on, and the seat is offered. Raises ReplayMismatch if the match cannot be rebuilt."""
        workings = self._workings
        session = await workings.matches.stored(session_id)
        mandate = await self._mandate(session.guild, by, reason)
        async with workings.matches.locked(session_id):
            session = await workings.matches.stored(session_id)
            check_unfinished(session)
            seat = session.seat_of(person)
            if seat is None:
                raise Refused("not-their-seat")
            if session.status == "open":
                await workings.journal.write(lambda db: self._free_open_seat(db, session, seat, mandate))
            else:
                live = await workings.matches.load(session_id)
                await workings.steps.carry_out(live, FreedByOffice(mandate, seat))
            return Done(await workings.matches.stored(session_id))

    def _free_open_seat(self, db: sqlite3.Connection, session: Session, seat: Seat, mandate: Mandate) -> None:
        """Take a seat of a session that has not started away. If nobody is left, it is closed."""
        at, person = self._workings.now(), session.seats[seat].person
        assert person is not None
        staying = tuple(row for number, row in enumerate(session.seats) if number != seat)
        host, status = host_and_status(session, staying)
        mandate.note(db, session, ActKind.SEAT, at, about=person, data={"seat": seat})
        session_rows.save_seats(db, session.id, with_robots_renamed(staying), host, status)
        invitation_rows.forget(db, session.id, [person])
        if status == "closed":
            ending_rows.save_ended(db, session.id, at)

    async def check_move(self, session_id: SessionId) -> Session:
        """The session, if it can be moved to another thread. Raises Refused if it is not running."""
        session = await self._workings.matches.stored(session_id)
        check_running(session)
        return session

    async def move(
        self,
        session_id: SessionId,
        by: Person,
        reason: str,
        *,
        before: int | None,
        thread: int,
        channel: int,
    ) -> Done:
        """Let a running session go on in a new thread of a channel, if it is still in the thread where it was
        `before`: of two that were made, one becomes the session's."""

        def act(session: Session, mandate: Mandate) -> Act | Refused:
            refusal = _refusal(check_running, session)
            if refusal is not None:
                return refusal
            if session.thread != before:
                return Refused("moved-already")
            return MovedByOffice(mandate, thread, channel)

        return await self._done(session_id, by, reason, act)

    async def undo(self, guild: int, number: int, by: Person, reason: str) -> Done:
        """Take an end or a closure on a server back, by the number of its act."""

        def why_not(db: sqlite3.Connection) -> Refused | None:
            erase_at = server_rows.server(db, guild).erase_at
            return None if erase_at is None else Refused("undo-erasing", until=int(erase_at))

        found = await self._workings.journal.read(lambda db: server_act_rows.server_act(db, guild, number))
        if found is None:
            raise Refused("no-such-act")
        refusal = await self._workings.journal.read(why_not)
        if refusal is not None:
            raise refusal
        if found.kind not in (ActKind.END, ActKind.CLOSE) or found.session is None:
            raise Refused("act-for-good")

        def act(session: Session, mandate: Mandate) -> Act | Refused:
            if session.ended_by != number or session.ended is None:
                is_late = self._workings.now() >= found.at + TAKEN_BACK_WITHIN and found.undone is None
                days = round(TAKEN_BACK_WITHIN / DAY)
                return Refused("act-late", days=days) if is_late else Refused("act-undone")
            if self._workings.now() >= session.ended + TAKEN_BACK_WITHIN:
                return Refused("act-late", days=round(TAKEN_BACK_WITHIN / DAY))
            return TakenBackByOffice(mandate, found)

        return await self._done(found.session, by, reason, act, why_not=why_not)

    async def to_take_back(self, guild: int) -> list[ServerAct]:
        """The ends and closures on a server that can still be taken back, the newest first."""
        since = self._workings.now() - TAKEN_BACK_WITHIN
        return await self._workings.journal.read(
            lambda db: server_act_rows.acts_to_take_back(db, guild, since, MOST_TO_TAKE_BACK)
        )

    async def end_for_good(self, session_id: SessionId) -> bool:
        """Let the end of a session stay, because the time in which it could be taken back is over. Returns
        whether it was done."""

        def change(db: sqlite3.Connection, session: Session, now: float) -> bool:
            is_due = session.ended is not None and session.ended <= now - TAKEN_BACK_WITHIN
            if session.ended_by is None or not is_due:
                return False
            ending_rows.end_for_good(db, session.id, now)
            return True

        return bool(await changed(self._workings, session_id, change))

    # What is to be told

    async def servers_to_tell(self) -> list[int]:
        """The servers with acts that are still to be told somewhere."""
        return await self._workings.journal.read(server_act_rows.servers_to_tell)

    async def to_tell(self, guild: int) -> list[ServerAct]:
        """The acts of a server that are still to be told somewhere, the oldest first."""
        return await self._workings.journal.read(lambda db: server_act_rows.acts_to_tell(db, guild))

    async def set_told(self, act: ServerAct) -> None:
        """Store that an act was told wherever it was to be told."""
        await self._workings.journal.write(lambda db: server_act_rows.save_told(db, act.guild, act.number))

    # Behind it

    async def _mandate(self, guild: int, by: Person | None, reason: str) -> Mandate:
        return await mandate_on(self._servers, guild, by, kept_reason(reason))

    async def _done(
        self,
        session_id: SessionId,
        by: Person | None,
        reason: str,
        act_for: Callable[[Session, Mandate], Act | Refused],
        span: float | None = None,
        *,
        why_not: Callable[[sqlite3.Connection], Refused | None] = lambda _: None,
    ) -> Done:
        """Carry out an act that needs no match. `span` is how many seconds what it brings about lasts. Raises
        what `why_not` finds in the same transaction."""
        before = await self._workings.matches.stored(session_id)
        mandate = await self._mandate(before.guild, by, reason)
        at = self._workings.now()

        def change(db: sqlite3.Connection, session: Session, now: float) -> Session | Refused:
            act = why_not(db) or act_for(session, mandate)
            if isinstance(act, Refused):
                return act
            act.store(db, session, now)
            return clock_rows.refresh(db, session.id, now)

        session = await changed(self._workings, session_id, change)
        if not isinstance(session, Session):  # the whole server was erased meanwhile
            raise Refused("no-such-game")
        log.info("game %d is %s after an act of office", session.id, session.status)
        return Done(session, None if span is None else at + span)


async def mandate_on(servers: Servers, guild: int, by: Person | None, reason: str) -> Mandate:
    """The mandate of whoever acts by office on a server; None: the operator."""
    return Mandate(by, reason, (await servers.of(guild)).told_in is None)


def kept_reason(typed: str) -> str:
    """A reason as it is stored: one line, without control characters and halves of surrogate pairs. Raises
    Refused if nothing of it would be seen, or if it is longer than `LONGEST_REASON`."""
    line = " ".join(typed.split())
    reason = "".join(each for each in line if unicodedata.category(each) not in ("Cc", "Cs")).strip()
    if not is_seen(reason):
        raise Refused("reason-missing")
    if len(reason) > LONGEST_REASON:
        raise Refused("reason-long", most=LONGEST_REASON)
    return reason


def _refusal(check: Callable[[Session], None], session: Session) -> Refused | None:
    """What a check says of a session; None if all is well."""
    try:
        check(session)
    except Refused as refusal:
        return refusal
    return None
