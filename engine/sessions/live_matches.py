"""Live matches: a bounded cache over the journal, with one lock a session.

What is not in the cache is rebuilt from its last checkpoint and the answers since; an idle session costs no
memory beyond its rows.
"""

import asyncio
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.errors import Refused
from engine.journal import match_rows, session_rows
from engine.journal.journal import Journal
from engine.journal.records import Record, Session, SessionId
from engine.journal.replay import rebuilt
from engine.play.game import AnyGame
from engine.play.match import Match
from engine.play.tickets import question_of

AnyMatch: TypeAlias = Match[Any, Any]


@dataclass(slots=True)
class Live:
    """A session and its match; `answered` counts the stored answers, `told` the rows of the story, and
    `opened` is when the step was stored that opened the question which is open now."""

    session: Session
    match: AnyMatch
    answered: int
    told: int
    opened: float


class LiveMatches:
    """The matches in memory: at most `capacity` of them, the longest unused go first."""

    def __init__(self, journal: Journal, games: Mapping[str, AnyGame], capacity: int) -> None:
        self._journal = journal
        self._games = games
        self._capacity = capacity
        self._live: OrderedDict[SessionId, Live] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[SessionId, asyncio.Lock] = weakref.WeakValueDictionary()

    @asynccontextmanager
    async def locked(self, session_id: SessionId) -> AsyncIterator[None]:
        """Alone with a session: nobody else reads or changes its match meanwhile."""
        lock = self._locks.get(session_id)
        if lock is None:
            lock = self._locks[session_id] = asyncio.Lock()
        async with lock:
            yield

    @asynccontextmanager
    async def evicted_on_failure(self, live: Live) -> AsyncIterator[None]:
        """Half a step must not live on: unless the block ends well, the match is rebuilt when it is next
        wanted."""
        is_whole = False
        try:
            yield
            is_whole = True
        finally:
            if not is_whole:
                self.evict(live.session.id)

    async def stored(self, session_id: SessionId) -> Session:
        """The session as the writer sees it, so after all writes that were called for."""
        session = await self._journal.write(lambda db: session_rows.session(db, session_id))
        if session is None:
            raise Refused("no-such-game")
        return session

    def session(self, session_id: SessionId) -> Session | None:
        """The session, if its match is in memory: as it is stored, but for what was posted meanwhile."""
        live = self._live.get(session_id)
        return None if live is None else live.session

    async def load(self, session_id: SessionId) -> Live:
        """The live match, rebuilt from the journal if it is not in the cache. Look at it before the next
        `await`: other sessions may then push it out."""
        live = self._live.get(session_id)
        if live is None:
            session = await self.stored(session_id)
            if session.status == "open" or session.seed is None:
                raise Refused("game-closed" if session.status == "closed" else "not-started")
            live = await self._rebuilt(session, session.seed)
            self._live[session_id] = live
        self._live.move_to_end(session_id)
        while len(self._live) > self._capacity:
            self.evict(next(iter(self._live)))
        return live

    async def _rebuilt(self, session: Session, seed: str) -> Live:
        record = await self._journal.write(lambda db: match_rows.record(db, session.id))
        match = rebuilt(self._games[session.game], session, seed, record)
        return Live(session, match, record.answered, record.told, _opened(match, record))

    def evict(self, session_id: SessionId) -> None:
        """Put a match away, if it is in memory."""
        live = self._live.pop(session_id, None)
        if live is not None:
            live.match.close()


def _opened(match: AnyMatch, record: Record) -> float:
    """When the open question was opened: when the newest answer to another was stored."""
    answers = zip(reversed(record.answers), reversed(record.times), strict=True)
    return next((at for (ticket, *_), at in answers if question_of(ticket) != match.ticket), record.began)
