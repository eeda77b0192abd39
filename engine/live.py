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
from typing import Any

from engine import rows
from engine.chance import Chance
from engine.codec import DecodeError, decode_answer
from engine.errors import Refused, Rejected, ReplayMismatch, SaloonError
from engine.game import AnyGame
from engine.journal import Journal
from engine.match import Match
from engine.records import Given, Session, SessionId


@dataclass(slots=True)
class Live:
    """A session and its match; `answered` counts the answers that are stored."""

    session: Session
    match: Match[Any, Any]
    answered: int


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
        session = await self._journal.write(lambda db: rows.session(db, session_id))
        if session is None:
            raise Refused("no-such-game")
        return session

    async def load(self, session_id: SessionId) -> Live:
        """The live match, rebuilt from the journal if it is not in the cache. Look at it before the next
        `await`: other sessions may then push it out."""
        live = self._live.get(session_id)
        if live is None:
            session = await self.stored(session_id)
            if session.status == "open" or session.seed is None:
                raise Refused("not-started")
            live = await self._rebuilt(session, session.seed)
            self._live[session_id] = live
        self._live.move_to_end(session_id)
        while len(self._live) > self._capacity:
            self.evict(next(iter(self._live)))
        return live

    async def _rebuilt(self, session: Session, seed: str) -> Live:
        record = await self._journal.write(lambda db: rows.record(db, session.id))
        try:
            match = Match.resume(
                self._games[session.game],
                seats=len(session.seats),
                options=session.options,
                seed=seed,
                checkpoint=record.checkpoint,
                answers=[
                    (ticket, seat, decode_answer(answer), digest)
                    for ticket, seat, answer, digest in record.answers
                ],
            )
        except DecodeError as error:
            raise ReplayMismatch(f"what is stored does not fit: {error}") from error
        return Live(session, match, record.answered)

    def evict(self, session_id: SessionId) -> None:
        """Put a match away, if it is in memory."""
        live = self._live.pop(session_id, None)
        if live is not None:
            live.match.close()


def robots_answer(match: Match[Any, Any], session: Session) -> list[Given]:
    """Let the robots answer until a person is waited for or the match is over; their luck is their own."""
    given: list[Given] = []
    while robots := [seat for seat in match.waiting_for() if session.seats[seat].is_robot]:
        seat = robots[0]
        decision = match.asked(seat)
        chance = Chance(match.seed, "robot", match.ticket, seat)
        try:
            advance = match.submit(seat, match.game.robot(match.view(seat), decision, chance))
        except Rejected as error:
            raise SaloonError(f"the robot of {match.game.name} answers {decision.name} wrongly") from error
        given.append(Given(seat, None, advance, match.digest()))
    return given
