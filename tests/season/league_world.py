"""A world with a league in it: a whole season of people who look in once or twice a day, by a virtual
clock.

Threads are numbers, and boards and news are noted as posted; all else is the bot's own. It is killed in the
middle of what it does, again and again, and is away for three days once.
"""

import heapq
import itertools
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from engine.clock.pace import DAY, HOUR, MINUTE
from engine.errors import Refused
from engine.journal import preference_rows
from engine.journal.league_rows import LeagueId
from engine.journal.preference_rows import Chosen
from engine.journal.records import PersonId, SessionId
from engine.leagues import proposals
from engine.leagues.calendar import Calendar, calendar_of, least_every, length_of
from engine.leagues.leagues import Leagues
from engine.leagues.season import Season, State, apply
from engine.leagues.settings import AT_ONCE, EVERY_DAYS, LAST_GAMES_DAYS, Settings
from engine.leagues.tables import ToOpen
from engine.play.chance import Chance, commitment
from engine.sessions.seating import Person
from engine.sessions.servers import Servers
from tests.season.members import Member, members
from tests.season.mortal import Killed, MortalJournal
from tests.season.seasons import Orders, Variant
from tests.season.seasons import Season as Series
from tests.season.world import BEGIN, CHANNEL, IN_MEMORY, Bot, World

GUILD = 1
ORGANISER = Person(PersonId(10**6), "Olga")
ZONE = "Europe/Berlin"
KILLED_EVERY = 3 * DAY
"""Between two times at which it is killed at one of the next writes, twice as many seconds pass at most."""
MOST_WRITES = 40
MOST_WRITES_AT_DEALS = 20
"""When tables are dealt, it is killed in one of two cases, and after its start again."""
AWAY_FOR = 3 * DAY
TAKES_SEAT_OF_100 = 50
LONGEST_DAYS = 400


@dataclass(frozen=True, slots=True)
class Played:
    """What is played: by how many people, of which title, at tables of how many seats."""

    title: str
    seats: int
    people: int = 64
    division: int | None = 16
    rounds: int = 5
    options: tuple[str, ...] = ()
    is_tight: bool = False
    """Whether its rounds are as close, and its end as early, as may be chosen; else they are as proposed."""
    last_games: int | None = None
    """Days for the last games that no organiser may choose, because it is known that games take longer."""
    looks: int | None = None
    """How often a day everybody looks in; None: once or twice."""
    orders: Orders = Orders.ALL
    number: int = 0

    def __str__(self) -> str:
        calendar = "the tightest calendar" if self.is_tight else "the proposed calendar"
        if self.last_games is not None:
            calendar = f"{self.last_games} days for the last games"
        return f"{self.title} of {self.seats}, {self.people} people, {calendar}"

    @property
    def chosen(self) -> dict[str, Any]:
        """The settings that are not as they are proposed."""
        found = {"table": self.seats, "division": self.division, "rounds": self.rounds}
        length = length_of(self.title, self.seats, self.options)
        if self.is_tight and length is not None:
            found["every"] = max(EVERY_DAYS[0], least_every(length, AT_ONCE))
            found["last_games"] = max(LAST_GAMES_DAYS[0], length.long)
        if self.last_games is not None:
            found["last_games"] = self.last_games
        return found


@dataclass
class LeagueWorld(World):
    """A bot, a league and its people."""

    journal: MortalJournal
    played: Played = field(kw_only=True)
    league: LeagueId = field(init=False)
    members: dict[PersonId, Member] = field(default_factory=dict)
    mirror: Season = field(default_factory=Season)
    """The season as it was told: made from the acts of the news alone."""
    deaths: int = 0
    _luck: Chance = field(init=False)
    unforeseen: list[str] = field(default_factory=list)
    """Refusals that nobody who only presses what is there should ever get."""
    _leagues: Leagues | None = None
    _entries: dict[PersonId, int | None] = field(default_factory=dict)
    _active: dict[PersonId, float] = field(default_factory=dict)
    """When each person has last done something in the league or at a table."""
    _tables: dict[PersonId, set[SessionId]] = field(default_factory=dict)
    """By person, the tables at which they have or had a seat, and perhaps some others."""

    # The bot

    @property
    def leagues(self) -> Leagues:
        """The front door of the bot that runs."""
        assert self._leagues is not None
        return self._leagues

    def _made(self) -> Bot:
        bot = super()._made()
        servers = Servers(bot.sessions.workings)
        self._leagues = Leagues(bot.sessions, servers)
        return bot

    async def tick(self) -> None:
        """Let the scheduler do what is due, and then the leagues."""
        await super().tick()
        await self._see_to_leagues()

    async def do(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Do something. If the bot dies of it, or of its start, it is started again a little later, and knows
        nothing more of it."""
        if self.journal.is_doomed:
            await self._note_line()
        while True:
            try:
                await work()
            except Killed:
                assert self.journal.is_dead
            if not self.journal.is_dead:
                return
            self.deaths += 1
            self.now += MINUTE
            work = self._rise

    async def _note_line(self) -> None:
        """Note that Discord could be reached until now, as the bot does every minute."""
        with self.journal.safe():
            await self.bot.calls.note_tick(self.now, is_line_up=True)

    async def _rise(self) -> None:
        """Open the journal again, and start the bot."""
        self._bot = self._leagues = None
        await self.journal.close()
        self.journal = self.watch.journal = await MortalJournal.open(self.journal.path)
        self._posted = self._posted_of(self.journal)
        await self.start_bot()
        await self._catch_up()

    async def _catch_up(self) -> None:
        """Look for what was missed, as a bot does at its start."""
        for league in await self.leagues.begin():
            await self.leagues.tick(league)
        await self._see_to_leagues()
        for session_id in await self.leagues.behind():
            await self._begin_to_watch(session_id)
            await self.post(session_id)
        for session_id in list(self.watch.began):
            await self.post(session_id)

    async def be_away_for_days(self, seconds: float) -> None:
        """Be switched off for a while, in the best of order."""
        await self._note_line()
        with self.journal.safe():
            await self.be_away(self.now + seconds, is_killed=True)
        await self._catch_up()

    # What the bot does in a league

    async def post(self, session_id: SessionId) -> None:
        """Note that a board was posted, and what happened at the table. Nobody dies of the former: what
        becomes of a board that was posted and not noted is for other tests."""
        with self.journal.safe():
            await super().post(session_id)
        await self.leagues.sync(session_id)

    async def _see_to_leagues(self) -> None:
        """Do what is due, deal tables, and tell what happened."""
        for league in await self.leagues.due():
            await self.leagues.tick(league)
            for session_id in list(self.watch.began):  # some have another pace now, or are played out
                await self.post(session_id)
        tables = await self.leagues.to_open(self.league)
        if tables and self._luck.below(2):
            self.journal.doom(1 + self._luck.below(MOST_WRITES_AT_DEALS), is_stored=self._luck.below(2) == 0)
        for table in tables:
            await self._open(table)
        await self._tell()

    async def _open(self, table: ToOpen) -> None:
        """Make a table's thread, which has the number of its message, and deal the table."""
        starter = table.starter
        if starter is None:
            starter = next(self._counter) + 1
            await self.leagues.started(table.fixture, starter)
        session = await self.leagues.opened(table.fixture, starter=starter, thread=starter, language="en")
        await self._begin_to_watch(session.id)
        await self.post(session.id)

    async def _begin_to_watch(self, session_id: SessionId) -> None:
        session = await self._posted.session(session_id)
        if session.status == "playing" and session_id not in self.watch.began:
            self.watch.has_begun(session, self.now)
            for row in session.seats:
                if row.person is not None:
                    self._tables.setdefault(row.person, set()).add(session_id)

    async def _tell(self) -> None:
        """Tell all acts that were not told, once each: a post that was not noted is found again."""
        untold = await self.leagues.to_tell(self.league)
        known = {done.number for done in self.mirror.log}
        for done in untold:
            if done.number not in known:
                apply(self.mirror, done)
        if untold:
            await self.leagues.set_told(self.league, [done.number for done in untold])

    # What people do

    async def found(self, *, opened: float) -> Calendar:
        """Found the league, with settings that are proposed for its title. Returns its calendar."""
        played = self.played
        self.now = opened
        with ExitStack() as stack:
            if played.last_games is not None:
                stack.enter_context(patch.object(proposals, "too_short", lambda settings: ()))
            preview = self.leagues.preview(played.title, zone=ZONE, options=played.options, **played.chosen)
            self.league = await self.leagues.open(
                GUILD, ORGANISER, "Prairie League", preview.settings, channel=CHANNEL
            )
        await self._tell()
        calendar = calendar_of(preview.settings)
        everybody = members(
            played.people,
            self.season.luck,
            opened=self.now,
            start=calendar.start,
            third=calendar.draw(3),
            ends=calendar.planned_end,
            looks=played.looks,
        )
        for member in everybody:
            self.members[member.person.id] = member
            self.watch.people[member.person.id] = member.somebody
            hours = member.somebody.hours
            chosen_hours = Chosen(hours.zone, None, hours.quiet_from, hours.quiet_to)
            await self.journal.write(
                partial(preference_rows.save_chosen, person=member.person.id, chosen=chosen_hours)
            )
        return calendar

    @property
    def settings(self) -> Settings:
        """By which the season is played."""
        assert self.mirror.settings is not None
        return self.mirror.settings

    async def visit(self, member: Member) -> None:
        """Somebody looks in: at all their tables, and then at the league."""
        for session_id in sorted(self._tables.get(member.person.id, ())):
            session = await self._posted.session(session_id)
            seat = session.seat_of(member.person.id)
            if seat is None or session.status != "playing":
                continue
            if any(call.seat == seat for call in session.calls):
                self._active[member.person.id] = self.now
            await self.look_in(member.person, session_id)
        await self._visit_league(member)
        await self._tell()

    async def _visit_league(self, member: Member) -> None:
        person = member.person
        if self.mirror.state is State.OVER or self.now < member.joins_at:
            return
        entry = await self._entry(person)
        if entry is None:
            await self._press(
                self.leagues.join, person, expected=("already-entered", "sign-up-over-until-end")
            )
            if member.stands_by and await self._entry(person) is not None:
                await self.leagues.stand_by(GUILD, self.league, person, stands_by=True)
            self._active[person.id] = self.now
            return
        entrant = self.mirror.entrants.get(entry)
        if entrant is None or entrant.is_out:
            return
        coming = self.mirror.rounds.get(self.mirror.settled + 1)
        is_called = coming is not None and not coming.is_settled
        if is_called and entrant.sits_out != coming.number and member.sits_out(coming.number):
            await self._press(
                self.leagues.sit_out, person, coming.number, expected=("too-late-to-sit-out", "round-unknown")
            )
        elif entrant.is_asleep or (
            is_called
            and entrant.sits_out != coming.number
            and max(self._active.get(person.id, 0.0), entrant.said_in) < coming.called
        ):
            await self._press(self.leagues.come_in, person, expected=("season-over",))
            self._active[person.id] = self.now
        if self._has_free_seat() and member.does(TAKES_SEAT_OF_100):
            await self._take_a_seat(person)

    def _has_free_seat(self) -> bool:
        return any(set(each.lost) - set(each.substitutes) for each in self.mirror.unfinished())

    async def _take_a_seat(self, person: Person) -> None:
        for free in await self.leagues.free_seats(GUILD, self.league):
            refused = await self._press(
                *(self.leagues.take_seat, person, free.round, free.table, free.entry),
                expected=("seat-taken", "already-seated", "seat-lost-here", "seat-for-others"),
            )
            self._tables.setdefault(person.id, set()).add(free.session)
            if not refused:
                await self.post(free.session)
                return

    async def _press(
        self, method: Callable[..., Awaitable[Any]], person: Person, *more: int, expected: tuple[str, ...]
    ) -> bool:
        """Let somebody press something. Returns whether it was refused."""
        try:
            await method(GUILD, self.league, person, *more)
        except Refused as refusal:
            if refusal.reason not in expected:
                self.unforeseen.append(f"{method.__name__}: {refusal.reason}")
            return True
        return False

    async def _entry(self, person: Person) -> int | None:
        if self._entries.get(person.id) is None:
            self._entries[person.id] = await self.leagues.entry(GUILD, self.league, person.id)
        return self._entries[person.id]

    # The calendar

    async def live(self) -> None:
        """Let the season pass, until it is over."""
        luck, ids = Chance("league", self.season.luck), itertools.count()
        self._luck = Chance("deals", self.season.luck)
        with patch.object(secrets, "token_hex", partial(_hex, self.season.luck, ids)):
            await self.start_bot_before_league()
            calendar = await self.found(opened=self.now)
            end = self.now + LONGEST_DAYS * DAY
            drawn = int((calendar.draw(self.played.rounds) - self.now) / DAY)
            away_at = self.now + (2 + luck.below(drawn)) * DAY
            killed_at = self.now + self._until_killed(luck)
            looks = self._looks()
            heapq.heapify(looks)
            while self.mirror.state is not State.OVER and self.now < end:
                due = await self._next_due()
                looking = looks[0][0] if looks else inf
                coming = min(due, looking, away_at, killed_at, end)
                self.now = max(self.now, coming)
                if coming == away_at:
                    away_at = inf
                    await self.do(lambda: self.be_away_for_days(AWAY_FOR))
                elif coming == killed_at:
                    self.journal.doom(1 + luck.below(MOST_WRITES), is_stored=luck.below(2) == 0)
                    killed_at = self.now + self._until_killed(luck)
                elif coming == due:
                    await self.do(self.tick)
                elif coming == looking:
                    at, number, member, more = heapq.heappop(looks)
                    self._push(looks, number, member, more)
                    if at >= self.now - HOUR:  # else the bot was away
                        await self.do(partial(self.visit, member))
            with self.journal.safe():
                await self._tell()

    async def start_bot_before_league(self) -> None:
        """Start a bot that has no league yet."""
        self._bot = self._made()
        self.bot.line.is_ready()
        self._up_since = self.now
        await self.bot.scheduler.tick()

    async def _next_due(self) -> float:
        due = await self.bot.calls.next_due(after=self.now)
        with self.journal.safe():
            in_league = await self.leagues.next_due()
        return min(inf if due is None else due, inf if in_league is None else in_league)

    def _looks(self) -> list[tuple[float, int, Member, Iterator[float]]]:
        looks: list[tuple[float, int, Member, Iterator[float]]] = []
        for number, member in enumerate(self.members.values()):
            self._push(looks, number, member, member.somebody.look_ins(self.now))
        return looks

    def _push(
        self,
        looks: list[tuple[float, int, Member, Iterator[float]]],
        number: int,
        member: Member,
        more: Iterator[float],
    ) -> None:
        at = next(more, None)
        if at is not None:
            heapq.heappush(looks, (at, number, member, more))

    def _until_killed(self, luck: Chance) -> float:
        return HOUR * (1 + luck.below(int(2 * KILLED_EVERY / HOUR)))


def _hex(luck: str, ids: Iterator[int], size: int = 32) -> str:
    """Random digits that the world's luck alone decides."""
    return (commitment(f"{luck} {next(ids)}") * 2)[: 2 * size]


@asynccontextmanager
async def league_world(played: Played) -> AsyncIterator[LeagueWorld]:
    """A world in which nothing has happened yet."""
    series = Series(Variant(played.title, played.seats, played.orders), 1, played.number)
    with TemporaryDirectory(prefix="league-", dir=IN_MEMORY) as folder:
        journal = await MortalJournal.open(Path(folder) / "league.sqlite3")
        world = LeagueWorld(series, journal, BEGIN, played=played)
        try:
            yield world
        finally:
            await world.journal.close()
