"""A world of a season: one bot without Discord, some games of one title and their people, by a virtual clock.

Boards and reminders are noted as posted the moment they are due. Everything else is the bot's own: sessions,
journal, line and scheduler. Now and then the bot cannot be reached, or is killed and started again.
"""

import heapq
import itertools
import secrets
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from math import inf
from pathlib import Path
from typing import Final, TypeVar
from unittest.mock import patch

from bot.due.scheduler import Deeds, Scheduler
from bot.line import OUTAGE_S, Line
from engine.clock.pace import DAY, HOUR, MINUTE
from engine.games import GAMES
from engine.journal import preference_rows
from engine.journal.due_rows import Expiring
from engine.journal.journal import Journal
from engine.journal.preference_rows import Chosen
from engine.journal.records import PersonId, Session, SessionId
from engine.play.chance import Chance, commitment
from engine.play.decisions import as_text
from engine.play.table import Seat
from engine.sessions.calls import Calls
from engine.sessions.posted import Posted
from engine.sessions.reminders import Reminded
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from tests.season.ahead import say_ahead
from tests.season.people import somebody
from tests.season.seasons import Season
from tests.season.tally import Tally
from tests.season.watch import Watch

BEGIN: Final = 1_735_732_800.0
"""The first noon of 2025 in UTC; a world begins on some day of the year after it."""
TICK_S: Final = 2 * MINUTE + 2
"""Nothing is due for longer: one tick, and one more where the first came after a gap."""
LONGEST_DAYS: Final = 900
"""A game that takes longer does not end."""
OUTAGE_EVERY_DAYS: Final = 8
CHANNEL: Final = 2
IN_MEMORY: Final = next((name for name in ("/dev/shm",) if Path(name).is_dir()), None)
"""Where a file costs no disk; None: where temporary files are."""


@dataclass(slots=True)
class Bot:
    """What one start of the bot makes."""

    sessions: Sessions
    calls: Calls
    line: Line
    reminded: Reminded
    scheduler: Scheduler


@dataclass(slots=True)
class World:
    """A bot, its games and its people."""

    season: Season
    journal: Journal
    now: float
    _bot: Bot | None = None
    watch: Watch = field(init=False)
    _posted: Posted = field(init=False)
    _up_since: float = 0.0
    _counter: Iterator[int] = field(default_factory=itertools.count)

    def __post_init__(self) -> None:
        self.watch = Watch(self.season, self.journal)
        self._posted = self._posted_of(self.journal)

    def _posted_of(self, journal: Journal) -> Posted:
        return Posted(journal, now=lambda: self.now)

    @property
    def bot(self) -> Bot:
        """The bot that runs. Fails while none does."""
        assert self._bot is not None
        return self._bot

    # The bot

    async def start_bot(self) -> None:
        """Start the bot; the line is up at once."""
        self._bot = self._made()
        self.bot.line.is_ready()
        self._up_since = self.now
        await self.tick()

    def _made(self) -> Bot:
        """A bot that has not done anything yet."""
        sessions = Sessions(self.journal, GAMES, now=lambda: self.now)
        calls = Calls(sessions.workings)
        line = Line(calls, lambda: 1, now=lambda: self.now, awake=lambda: self.now)
        deeds = Deeds(expire=self._expire, remind=self._remind, others={})
        scheduler = Scheduler(calls, line, deeds, now=lambda: self.now)
        return Bot(sessions, calls, line, Reminded(sessions.workings), scheduler)

    async def tick(self) -> None:
        """Let the scheduler do what is due, once more after the minute in which nothing expires."""
        for _ in range(2):
            await self.bot.scheduler.tick()
            self.now += MINUTE + 1
        await self._check_late()

    async def be_away(self, until: float, *, is_killed: bool) -> None:
        """Be out of reach until a moment: killed, or without a line."""
        await self.bot.scheduler.tick()
        since = self.now
        if is_killed:
            self._bot = None
        else:
            self.bot.line.is_lost(0)
            await self.bot.scheduler.tick()
        self.now = max(self.now, until)
        if self.now - since > OUTAGE_S:
            self.watch.was_away(since, self.now)
        if is_killed:
            await self.start_bot()
        else:
            self.bot.line.is_back(0)
            self._up_since = self.now
            await self.tick()

    # What the bot does

    async def _expire(self, expiring: Expiring) -> None:
        before, people = await self._posted.session(expiring.session), self.watch.people
        left = {person for person in expiring.late if people[person].has_left}
        gone = {person for person in left if self.watch.is_gone(person, self.now)}
        if not await self.bot.sessions.expire(expiring.session, gone=gone):
            return
        self.watch.has_expired(before, self.now)
        await self.post(expiring.session)

    async def _remind(self) -> None:
        """Note every reminder that is due as posted."""
        reminded = self.bot.reminded
        for session_id, count in (await reminded.due()).items():
            for reminder in await reminded.take(session_id, count):
                number = next(self._counter) + 1
                await reminded.set_message(reminder, channel=reminder.channel or CHANNEL, message=number)
                self.watch.was_reminded(reminder, self.now)

    async def post(self, session_id: SessionId) -> None:
        """Note that a board was posted, which tells everything and shows its deadlines. If there is nothing
        to tell, none is."""
        facts = await self._posted.board(session_id)
        session = facts.session
        if session.board is not None and facts.last <= session.posted:
            return
        assert session.thread is not None
        await self._posted.set_board(
            session_id,
            thread=session.thread,
            message=next(self._counter) + 1,
            board_from=1,
            due=[],
            posted=facts.last,
            at=facts.at,
        )
        await self.watch.was_posted(facts, await self._posted.session(session_id), self.now)

    async def _check_late(self) -> None:
        """Nothing that is due waits longer than a tick; brief calls wait for the last of them."""
        if self.now - self._up_since < TICK_S:
            return
        late = await self.journal.read(
            lambda db: db.execute(
                "SELECT session, seat FROM calls WHERE keep_at < ?1 OR due < ?1 AND NOT (brief = 1 AND EXISTS"
                " (SELECT 1 FROM calls AS last"
                " WHERE last.session = calls.session AND last.brief = 1 AND last.due > ?1))",
                (self.now - TICK_S,),
            ).fetchall()
        )
        self.watch.are_late(late, self.now)

    # What people do

    async def begin(self, number: int) -> Session:
        """Open a game and start it, with people and luck that the world's luck alone decides."""
        sessions, variant, luck = self.bot.sessions, self.season.variant, f"{self.season.luck} {number}"
        seats = range(variant.seats)
        seated = [Person(PersonId(len(seats) * number + seat + 1), f"P{seat}") for seat in seats]
        for person in seated:
            who = somebody(person, f"{luck} {person.name}", self.now, gone=variant.gone)
            self.watch.people[person.id] = who
            chosen = Chosen(who.hours.zone, None, who.hours.quiet_from, who.hours.quiet_to)
            await self.journal.write(partial(preference_rows.save_chosen, person=person.id, chosen=chosen))
        session = await sessions.open(
            variant.title, {}, guild=number + 1, channel=CHANNEL, host=seated[0], language="en"
        )
        for person in seated[1:]:
            await sessions.join(session.id, person)
        with patch.object(secrets, "token_hex", lambda size: commitment(luck)[: 2 * size]):
            session = await sessions.start(session.id, seated[0], thread=number + 1)
        self.watch.has_begun(session, self.now)
        await self.post(session.id)
        return session

    async def look_in(self, person: Person, session_id: SessionId) -> None:
        """A person takes their seat back. If they are asked or invited to something, they say ahead what they
        would, and answer all that they are asked then, as a robot would."""
        sessions = self.bot.sessions
        session = await self._posted.session(session_id)
        seat = session.seat_of(person.id)
        assert seat is not None
        assert session.seed is not None
        if session.seats[seat].kept is not None:
            session = await sessions.come_back(session_id, person.id)
        elif not _is_asked(session, seat) and not self.watch.is_invited(session, seat):
            return
        while True:
            looked = await say_ahead(sessions, session, person, self.season.variant.orders, luck=session.seed)
            self.watch.has_looked(session_id, seat, looked)
            session = await sessions.at_hand(session_id, guild=session.guild)
            if not _is_asked(session, seat):
                break
            asked = await sessions.asked(session_id, person.id)
            luck = Chance(session.seed, "season", asked.ticket, seat)
            answer = GAMES[session.game].robot(asked.view, asked.decision, luck)
            await sessions.submit(session_id, person, as_text(answer))
            session = await sessions.at_hand(session_id, guild=session.guild)
        await self.post(session_id)

    # The calendar

    async def play(self) -> Tally:
        """Play until every game is over or has lost its people."""
        luck = Chance("world", self.season.luck)
        await self.start_bot()
        look_ins: list[tuple[float, int, Person, SessionId, Iterator[float]]] = []
        for number in range(self.season.games):
            session = await self.begin(number)
            for row in session.seats:
                assert row.person is not None
                who = self.watch.people[row.person]
                self._next(look_ins, who.person, session.id, who.look_ins(self.now))
        end, down_at = self.now + LONGEST_DAYS * DAY, self.now + self._until_down(luck)
        while self.watch.began and self.now < end:
            due = await self.bot.calls.next_due(after=self.now) or inf
            coming = look_ins[0][0] if look_ins else inf
            if down_at <= min(due, coming):
                self.now = max(self.now, down_at)
                await self.be_away(self.now + _span(luck), is_killed=luck.below(2) == 0)
                down_at = self.now + self._until_down(luck)
            elif due < coming:
                self.now = max(self.now, due)
                await self.tick()
            elif look_ins:
                at, _, person, session_id, more = heapq.heappop(look_ins)
                if session_id in self.watch.began:
                    if at >= self.now - TICK_S:  # else the bot was away
                        self.now = max(self.now, at)
                        await self.look_in(person, session_id)
                    self._next(look_ins, person, session_id, more)
            self._abandon(look_ins)
        return self.watch.ended()

    def _next(
        self,
        look_ins: list[tuple[float, int, Person, SessionId, Iterator[float]]],
        person: Person,
        session_id: SessionId,
        moments: Iterator[float],
    ) -> None:
        """Note when a person looks in next, if they ever do."""
        at = next(moments, None)
        if at is not None:
            heapq.heappush(look_ins, (at, next(self._counter), person, session_id, moments))

    def _abandon(self, look_ins: list[tuple[float, int, Person, SessionId, Iterator[float]]]) -> None:
        """Forget the games in which nobody will ever look in again."""
        if len(self.watch.began) > len(look_ins):
            alive = {session_id for _, _, _, session_id, _ in look_ins}
            for session_id in [each for each in self.watch.began if each not in alive]:
                self.watch.was_given_up(session_id)

    def _until_down(self, luck: Chance) -> float:
        return HOUR * (1 + luck.below(2 * 24 * OUTAGE_EVERY_DAYS))


def _is_asked(session: Session, seat: Seat) -> bool:
    return any(call.seat == seat for call in session.calls)


def _span(luck: Chance) -> float:
    """How long the bot is away: mostly for minutes or hours, at most for three days."""
    most: float = luck.pick((10 * MINUTE, HOUR, 8 * HOUR, 3 * DAY))
    return MINUTE + luck.below(int(most - MINUTE))


W = TypeVar("W", bound=World)


@asynccontextmanager
async def world_of(season: Season, kind: type[W] = World) -> AsyncIterator[W]:  # type: ignore[assignment]
    """A world in which nothing has happened yet."""
    begin, worlds = BEGIN + Chance("begin", season.luck).below(365 * 24) * HOUR, list[W]()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="season-", dir=IN_MEMORY))
        journal = await Journal.open(Path(folder) / "season.sqlite3", now=lambda: worlds[0].now)
        try:
            worlds.append(kind(season, journal, begin))
            yield worlds[0]
        finally:
            await journal.close()


async def played(season: Season) -> Tally:
    """What happens in a world."""
    async with world_of(season) as world:
        return await world.play()
