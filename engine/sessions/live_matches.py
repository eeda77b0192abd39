"""Live matches: the matches that are in memory, and a lock for each session.

A match that is not in memory is rebuilt from its last checkpoint and the answers given since. So a session
that nobody plays costs no memory.
"""

import asyncio
import logging
import secrets
import sqlite3
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.errors import NotStored, Refused, ReplayMismatch
from engine.journal import match_rows, order_rows, session_rows, standing_rows
from engine.journal.journal import Journal
from engine.journal.records import OrderRow, Record, Session, SessionId
from engine.journal.replay import rebuilt
from engine.play.game import AnyGame
from engine.play.match import Match
from engine.play.tickets import question_of
from engine.references import reference

log = logging.getLogger(__name__)

AnyMatch: TypeAlias = Match[Any, Any]


@dataclass(slots=True)
class Live:
    """A session and its match in memory."""

    session: Session
    match: AnyMatch
    answered: int
    """How many answers of the session are stored."""
    told: int
    """The number of the story's last row."""
    opened: float
    """When the open question was opened, in UNIX seconds."""
    orders: tuple[OrderRow, ...] = ()
    """What was said ahead and still counts."""


class LiveMatches:
    """At most `capacity` matches in memory. If there is one more, the one that was used least recently is
    dropped."""

    def __init__(self, journal: Journal, games: Mapping[str, AnyGame], capacity: int) -> None:
        self._journal = journal
        self._games = games
        self._capacity = capacity
        self._live: OrderedDict[SessionId, Live] = OrderedDict()
        self._frozen: set[SessionId] = set()
        self.when_frozen: Callable[[SessionId], None] = lambda _: None
        """Called when a session is found whose match cannot be rebuilt; it must not wait."""
        self._locks: weakref.WeakValueDictionary[SessionId, asyncio.Lock] = weakref.WeakValueDictionary()

    @asynccontextmanager
    async def locked(self, session_id: SessionId) -> AsyncIterator[None]:
        """Hold the lock of a session: nobody else reads or changes its match meanwhile."""
        lock = self._locks.get(session_id)
        if lock is None:
            lock = self._locks[session_id] = asyncio.Lock()
        async with lock:
            yield

    @asynccontextmanager
    async def evicted_on_failure(self, live: Live) -> AsyncIterator[None]:
        """Drop the match from memory if the block raises, because it may have done half a step. The next
        `load` rebuilds it from what is stored."""
        is_whole = False
        try:
            yield
            is_whole = True
        finally:
            if not is_whole:
                self.evict(live.session.id)

    async def stored(self, session_id: SessionId) -> Session:
        """The session as it is once all writes requested so far are done. Raises Refused if there is no such
        session."""
        session = await self._journal.write(lambda db: session_rows.session(db, session_id))
        if session is None:
            raise Refused("no-such-game")
        return session

    def session(self, session_id: SessionId) -> Session | None:
        """The session, if its match is in memory, else None. Such a session may lack what was posted after
        its last act."""
        live = self._live.get(session_id)
        return None if live is None else live.session

    async def load(self, session_id: SessionId) -> Live:
        """The live match; it is rebuilt from the journal if it is not in memory. Read it before the next
        `await`, during which it may be dropped to make room. Raises Refused if there is no such session or it
        has not started, ReplayMismatch if it cannot be rebuilt."""
        live = self._live.get(session_id)
        if live is None:
            session = await self.stored(session_id)
            if session.status == "open" or session.seed is None:
                raise Refused("game-closed" if session.status == "closed" else "not-started")
            live = await self._thawed(session, session.seed)
            self._live[session_id] = live
        self._live.move_to_end(session_id)
        while len(self._live) > self._capacity:
            self.evict(next(iter(self._live)))
        return live

    async def _thawed(self, session: Session, seed: str) -> Live:
        """The match, rebuilt. If that fails, the session is noted as frozen, with a reference to the log. The
        first time in the life of this object, `when_frozen` is called."""

        def job(db: sqlite3.Connection) -> tuple[Record, tuple[OrderRow, ...], str | None]:
            record, orders = match_rows.record(db, session.id), order_rows.orders(db, session.id)
            return record, orders, standing_rows.frozen(db, session.id)

        record, orders, stored = await self._journal.write(job)
        try:
            match = rebuilt(self._games[session.game], session, seed, record)
        except ReplayMismatch as error:
            if session.id not in self._frozen:
                self._frozen.add(session.id)
                await self._note_frozen(session.id, stored, error)
                self.when_frozen(session.id)
            if stored is not None:
                error.add_note(f"game {session.id} was found frozen before, see reference {stored}")
            raise
        self._frozen.discard(session.id)
        live = Live(session, match, record.answered, record.told, _opened(match, record), orders)
        if stored is not None:
            await self._journal.write(lambda db: standing_rows.save_frozen(db, session.id, None))
        return live

    async def _note_frozen(self, session_id: SessionId, stored: str | None, error: ReplayMismatch) -> None:
        """Log that a session is frozen, and store the reference of what was being done, unless one is stored
        already: then the line has both. A disk that is full must not hide what is wrong."""
        known = stored or reference() or secrets.token_hex(4)
        log.error("game %s is frozen, reference %s: %s", session_id, known, error)
        if stored is None:
            with suppress(NotStored):
                await self._journal.write(lambda db: standing_rows.save_frozen(db, session_id, known))

    async def refresh(self, guild: int) -> None:
        """Read the sessions of a server anew whose matches are in memory, because something was stored that
        concerns all its sessions. Whoever holds the lock of one is waited for."""
        elsewhere = {session_id for session_id, live in self._live.items() if live.session.guild != guild}
        for session_id in {*self._live, *self._locks} - elsewhere:  # a match may just come into memory
            async with self.locked(session_id):
                live = self._live.get(session_id)
                if live is not None and live.session.guild == guild:
                    live.session = await self.stored(session_id)

    def evict(self, session_id: SessionId) -> None:
        """Drop a match from memory, if it is there."""
        live = self._live.pop(session_id, None)
        if live is not None:
            live.match.close()


def _opened(match: AnyMatch, record: Record) -> float:
    """When the open question was opened: the last answer to an earlier question was stored then, or the
    answer to this one was taken back."""
    answers = zip(reversed(record.answers), reversed(record.times), strict=True)
    opened = next((at for (ticket, *_), at in answers if question_of(ticket) != match.ticket), record.began)
    return max(opened, record.reopened)
