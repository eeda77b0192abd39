"""A world of a season: one bot without Discord, some games of one title and their people, by a virtual clock.

Boards and reminders are noted as posted the moment they are due. Everything else is the bot's own: sessions,
journal, line and scheduler. Now and then the bot cannot be reached, or is killed and started again.
"""

import heapq
import itertools
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from math import inf
from pathlib import Path
from typing import Final

from bot.line import OUTAGE_S, Line
from bot.scheduler import Deeds, Scheduler
from engine.clock.hours import humane, is_quiet
from engine.clock.pace import DAY, HOUR, MINUTE, PaceName, pace_of
from engine.games import GAMES
from engine.journal import clock_rows, preference_rows
from engine.journal.due_rows import Expiring
from engine.journal.journal import Journal
from engine.journal.preference_rows import Chosen
from engine.journal.records import Call, PersonId, Session, SessionId
from engine.play.chance import Chance
from engine.play.decisions import as_text
from engine.play.table import Seat
from engine.sessions.calls import Calls
from engine.sessions.posted import Posted
from engine.sessions.reminders import Reminded, Reminder
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from tests.season.people import Somebody, somebody
from tests.season.tally import Tally

BEGIN: Final = 1_735_732_800.0
"""The first noon of 2025 in UTC; a world begins on some day of the year after it."""
SEATS: Final = 4
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
class Called:
    """A call as it began."""

    posted: float
    needed: float
    """The least time that it has, in seconds, which no outage may take away."""
    mentions: int = 1
    is_reminded: bool = False


@dataclass(frozen=True, slots=True)
class Season:
    """What a world is made from."""

    title: str
    games: int
    number: int
    some_go: bool
    """Whether a third of the people is gone for ever from some day on."""


@dataclass(slots=True)
class World:
    """A bot, its games and its people."""

    season: Season
    journal: Journal
    now: float
    tally: Tally = field(default_factory=Tally)
    people: dict[PersonId, Somebody] = field(default_factory=dict)
    began: dict[SessionId, float] = field(default_factory=dict)
    """When each game began that is not over."""
    called: dict[tuple[SessionId, Seat, str], Called] = field(default_factory=dict)
    outages: list[tuple[float, float]] = field(default_factory=list)
    _bot: Bot | None = None
    _posted: Posted = field(init=False)
    _up_since: float = 0.0
    _counter: Iterator[int] = field(default_factory=itertools.count)

    def __post_init__(self) -> None:
        self._posted = Posted(self.journal, now=lambda: self.now)

    @property
    def bot(self) -> Bot:
        """The bot that runs. Fails while none does."""
        assert self._bot is not None
        return self._bot

    # The bot

    async def start_bot(self) -> None:
        """Start the bot; the line is up at once."""
        sessions = Sessions(self.journal, GAMES, now=lambda: self.now)
        calls = Calls(sessions.workings)
        line = Line(calls, lambda: 1, now=lambda: self.now, awake=lambda: self.now)
        deeds = Deeds(expire=self._expire, remind=self._remind, others={})
        scheduler = Scheduler(calls, line, deeds, now=lambda: self.now)
        self._bot = Bot(sessions, calls, line, Reminded(sessions.workings), scheduler)
        line.is_ready()
        self._up_since = self.now
        await self.tick()

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
            self.outages.append((since, self.now))
            self.tally.outages += 1
        if is_killed:
            await self.start_bot()
        else:
            self.bot.line.is_back(0)
            self._up_since = self.now
            await self.tick()

    # What the bot does

    async def _expire(self, expiring: Expiring) -> None:
        before = await self._posted.session(expiring.session)
        gone = {person for person in expiring.late if self.people[person].has_left and self._is_gone(person)}
        if not await self.bot.sessions.expire(expiring.session, gone=gone):
            return
        for call in before.calls:
            if call.clock.due is not None and call.clock.due <= self.now:
                self._note_expiry(before, call)
        await self.post(expiring.session)

    def _note_expiry(self, session: Session, call: Call) -> None:
        person = session.seats[call.seat].person
        assert person is not None
        if call.is_brief:
            self.tally.brief += 1
        elif self._is_gone(person):
            self.tally.of_the_gone += 1
        else:
            self.tally.by_clock += 1
        called = self.called[session.id, call.seat, call.ticket]
        away = sum(max(0.0, until - max(since, called.posted)) for since, until in self.outages)
        if self.now - called.posted - away < called.needed:
            self.tally.expired_by_outage.append(f"{self._name(session)}: seat {call.seat} at {self.now:.0f}")

    async def _remind(self) -> None:
        """Note every reminder that is due as posted."""
        reminded = self.bot.reminded
        for session_id, count in (await reminded.due()).items():
            for reminder in await reminded.take(session_id, count):
                number = next(self._counter) + 1
                await reminded.set_message(reminder, channel=reminder.channel or CHANNEL, message=number)
                self._note_reminded(reminder)

    def _note_reminded(self, reminder: Reminder) -> None:
        """Count a reminder: the first for its question, or one of a deadline that has moved since."""
        for row in reminder.waiting:
            called = self.called[reminder.session.id, row.seat, row.ticket]
            if called.is_reminded:
                self.tally.reminded_anew += 1
            else:
                called.mentions += 1
            called.is_reminded = True
            self._check_quiet(reminder.session, row.seat, "a reminder", self.now)

    async def post(self, session_id: SessionId) -> None:
        """Note that a board was posted, which tells everything and shows its deadlines."""
        facts = await self._posted.board(session_id)
        session = facts.session
        if session.status == "over":
            self.tally.over += 1
            self.tally.days.append((self.now - self.began.pop(session_id)) / DAY)
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
        await self._note_calls(await self._posted.session(session_id), facts.calls)

    # What is counted and checked

    async def _note_calls(self, session: Session, shown: object) -> None:
        """Note who is called anew, and check the clocks."""
        if {call.seat: call for call in session.calls} != shown:
            self.tally.stalled.append(f"{self._name(session)}: the board shows what is not stored")
        is_stop = False
        for call in session.calls:
            key, person = (session.id, call.seat, call.ticket), session.seats[call.seat].person
            assert person is not None
            if key not in self.called and not session.seats[call.seat].plays_itself:
                is_stop = True
                pace = pace_of(PaceName.DAILY, is_brief=call.is_brief)
                assert pace is not None
                reserve = 0.0 if call.is_brief else await self._reserve(session, call.seat)
                self.called[key] = Called(self.now, pace.call + reserve)
                self.tally.calls += 1
                if not call.is_brief:
                    self.tally.calls_of_those_there += not self._is_gone(person)
            elif call.recalled == self.now and key in self.called:
                self.called[key].mentions += 1
        self.tally.stops += is_stop
        self._check_clocks(session)

    def _check_clocks(self, session: Session) -> None:
        """Whoever is waited for by anybody has a deadline, and none is in their quiet hours."""
        for call in session.calls:
            clock, is_kept = call.clock, session.seats[call.seat].plays_itself
            if clock.is_running != (session.is_waited_for(call, self.now) and not is_kept):
                self.tally.stalled.append(f"{self._name(session)}: seat {call.seat} has {clock}")
            person = session.seats[call.seat].person
            for moment in (clock.soft, clock.due):
                if moment is not None and moment > self.now and person is not None:
                    self._check_quiet(session, call.seat, "a deadline", moment)

    def _check_quiet(self, session: Session, seat: Seat, what: str, moment: float) -> None:
        person = session.seats[seat].person
        assert person is not None
        hours = self.people[person].hours
        is_wrong = is_quiet(moment, hours) or (what == "a deadline" and humane(moment, hours) != moment)
        if is_wrong:
            self.tally.quiet.append(f"{self._name(session)}: {what} at {moment:.0f} for {hours}")

    async def _reserve(self, session: Session, seat: Seat) -> float:
        return (await self.journal.read(lambda db: clock_rows.allowance(db, session, seat))).reserve

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
        self.tally.stalled += [
            f"{self.season.title} {self.season.number}.{number}: seat {seat} is due at {self.now:.0f}"
            for number, seat in late
        ]

    def _is_gone(self, person: PersonId) -> bool:
        return self.people[person].gone_from <= self.now

    def _name(self, session: Session) -> str:
        return f"{session.game} {self.season.number}.{session.id}"

    # What people do

    async def begin(self, number: int) -> Session:
        """Open a game and start it, with people by chance."""
        name, sessions = f"{self.season.title} {self.season.number} {number}", self.bot.sessions
        seated = [Person(PersonId(SEATS * number + seat + 1), f"P{seat}") for seat in range(SEATS)]
        for person in seated:
            luck = f"{name} {person.name} {self.season.some_go}"
            self.people[person.id] = somebody(person, luck, self.now, may_go=self.season.some_go)
            hours = self.people[person.id].hours
            chosen = Chosen(hours.zone, None, hours.quiet_from, hours.quiet_to)
            await self.journal.write(partial(preference_rows.save_chosen, person=person.id, chosen=chosen))
        session = await sessions.open(
            self.season.title, {}, guild=number + 1, channel=CHANNEL, host=seated[0], language="en"
        )
        for person in seated[1:]:
            await sessions.join(session.id, person)
        session = await sessions.start(session.id, seated[0], thread=number + 1)
        self.began[session.id] = self.now
        self.tally.games += 1
        await self.post(session.id)
        return session

    async def look_in(self, person: Person, session_id: SessionId) -> None:
        """A person takes their seat back, and answers all that they are asked, as a robot would."""
        sessions = self.bot.sessions
        session = await self._posted.session(session_id)
        seat = session.seat_of(person.id)
        assert seat is not None
        has_acted = session.seats[seat].kept is not None
        if has_acted:
            session = await sessions.come_back(session_id, person.id)
        while any(call.seat == seat for call in session.calls):
            has_acted = True
            asked = await sessions.asked(session_id, person.id)
            luck = Chance("season", session_id, asked.ticket)
            answer = GAMES[session.game].robot(asked.view, asked.decision, luck)
            await sessions.submit(session_id, person, as_text(answer))
            session = await sessions.at_hand(session_id, guild=session.guild)
        if has_acted:
            await self.post(session_id)

    # The calendar

    async def play(self) -> Tally:
        """Play until every game is over or has lost its people."""
        luck = Chance("world", self.season.title, self.season.number)
        await self.start_bot()
        look_ins: list[tuple[float, int, Person, SessionId, Iterator[float]]] = []
        for number in range(self.season.games):
            session = await self.begin(number)
            for row in session.seats:
                assert row.person is not None
                who = self.people[row.person]
                self._next(look_ins, who.person, session.id, who.look_ins(self.now))
        end, down_at = self.now + LONGEST_DAYS * DAY, self.now + self._until_down(luck)
        while self.began and self.now < end:
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
                if session_id in self.began:
                    if at >= self.now - TICK_S:  # else the bot was away
                        self.now = max(self.now, at)
                        await self.look_in(person, session_id)
                    self._next(look_ins, person, session_id, more)
            self._abandon(look_ins)
        self.tally.mentions = max((called.mentions for called in self.called.values()), default=0)
        self.tally.stalled += [f"{self.season}: game {number} does not end" for number in self.began]
        return self.tally

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
        if len(self.began) > len(look_ins):
            alive = {session_id for _, _, _, session_id, _ in look_ins}
            for session_id in [each for each in self.began if each not in alive]:
                del self.began[session_id]
                self.tally.abandoned += 1

    def _until_down(self, luck: Chance) -> float:
        return HOUR * (1 + luck.below(2 * 24 * OUTAGE_EVERY_DAYS))


def _span(luck: Chance) -> float:
    """How long the bot is away: mostly for minutes or hours, at most for three days."""
    most: float = luck.pick((10 * MINUTE, HOUR, 8 * HOUR, 3 * DAY))
    return MINUTE + luck.below(int(most - MINUTE))


async def played(season: Season) -> Tally:
    """What happens in a world."""
    luck = Chance("begin", season.title, season.number)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="season-", dir=IN_MEMORY))
        journal = await Journal.open(Path(folder) / "season.sqlite3")
        try:
            return await World(season, journal, BEGIN + luck.below(365 * 24) * HOUR).play()
        finally:
            await journal.close()
