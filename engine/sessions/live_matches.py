"""Live matches: a bounded cache over the journal, with one lock a session.

What is not in the cache is rebuilt from its last checkpoint and the answers since; an idle session costs no
memory beyond its rows.
"""

import asyncio
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.errors import Refused, Rejected, SaloonError
from engine.journal import match_rows, session_rows
from engine.journal.journal import Journal
from engine.journal.records import Given, PersonId, Record, SeatRow, Session, SessionId
from engine.journal.replay import rebuilt
from engine.play.chance import Chance
from engine.play.decisions import Answer
from engine.play.game import AnyGame
from engine.play.match import Advance, Match, Opened
from engine.play.table import Seat, question_of

Choice: TypeAlias = Callable[[Match[Any, Any], Seat, Opened], Answer]
"""What a robot says in a seat to what is open to it."""


@dataclass(slots=True)
class Live:
    """A session and its match; `answered` counts the stored answers, `told` the rows of the story, and
    `opened` is when the step was stored that opened the question which is open now."""

    session: Session
    match: Match[Any, Any]
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


def robots_answer(match: Match[Any, Any], session: Session) -> list[Given]:
    """Let the robots answer until a person is waited for or the match is over; before each question, those
    interject who are not waited for."""
    robots = [Seat(seat) for seat, row in enumerate(session.seats) if row.is_robot]
    answers = given_by_robots(match, robots, _choice)
    return [Given(seat, None, advance, match.digest()) for seat, advance in answers]


def given_by_robots(
    match: Match[Any, Any], robots: Collection[Seat], choice: Choice
) -> Iterator[tuple[Seat, Advance]]:
    """The answers that robots in these seats give, one by one, each submitted when it is taken."""
    yield from _interjected(match, robots, choice)
    while asked := [seat for seat in match.waiting_for() if seat in robots]:
        opened = match.opened(asked[0])
        yield asked[0], _submitted(match, asked[0], opened, choice(match, asked[0], opened))
        yield from _interjected(match, robots, choice)


def _interjected(
    match: Match[Any, Any], robots: Collection[Seat], choice: Choice
) -> Iterator[tuple[Seat, Advance]]:
    """Let each robot that may interject speak once in a question, if it has something to say, if need be to
    what others say; so this ends."""
    spoken, silent = set[tuple[str, Seat]](), set[tuple[str, Seat]]()
    while match.question is not None:
        may_speak = [seat for seat in match.question.interjections() if seat in robots]
        seat = next((seat for seat in may_speak if (match.ticket, seat) not in spoken | silent), None)
        if seat is None:
            break
        opened = match.opened(seat)
        answer = choice(match, seat, opened)
        if match.stands(seat, answer, ticket=opened.ticket):
            silent.add((match.ticket, seat))
            continue
        spoken.add((match.ticket, seat))
        silent.clear()  # others may have something to say to this
        yield seat, _submitted(match, seat, opened, answer)


def _choice(match: Match[Any, Any], seat: Seat, opened: Opened) -> Answer:
    """What the game's robot says, from what it sees; its luck is its own."""
    chance = Chance(match.seed, "robot", opened.ticket, seat)
    answer: Answer = match.game.robot(match.view(seat), opened.decision, chance)
    return answer


def _submitted(match: Match[Any, Any], seat: Seat, opened: Opened, answer: Answer) -> Advance:
    """A robot's answer, submitted."""
    try:
        return match.submit(seat, answer, ticket=opened.ticket)
    except Rejected as error:
        raise SaloonError(f"the robot of {match.game.name} answers {opened.decision.name} wrongly") from error


def waiting_people(match: Match[Any, Any], seats: tuple[SeatRow, ...]) -> tuple[PersonId, ...]:
    """The people whom the table waits for."""
    people = (seats[seat].person for seat in match.waiting_for())
    return tuple(person for person in people if person is not None)


def _opened(match: Match[Any, Any], record: Record) -> float:
    """When the open question was opened: when the newest answer to another was stored."""
    answers = zip(reversed(record.answers), reversed(record.times), strict=True)
    return next((at for (ticket, *_), at in answers if question_of(ticket) != match.ticket), record.began)


def have_opened(match: Match[Any, Any], given: Sequence[Given]) -> bool:
    """Whether these answers have led to the question that is open now, and not only to more said of it."""
    return any(question_of(one.advance.ticket) != match.ticket for one in given)


def question_that_calls(match: Match[Any, Any], given: Sequence[Given]) -> str | None:
    """The ticket of the question that was open before these answers and still is, if those whom it waits for
    should hear of them. Who has only just come to be waited for hears of all at once."""
    is_same = any(question_of(one.advance.ticket) == match.ticket for one in given[:1])
    return match.ticket if is_same and any(one.advance.calls for one in given) else None
