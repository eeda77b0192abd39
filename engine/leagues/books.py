"""The books of leagues: each season is made from its acts, kept in memory while it is in use, and changed
under its league's lock. Every act is stored before anybody is told of it.

It knows files and locks, and not what acts mean, or who may do what.
"""

import asyncio
import sqlite3
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from engine.clock.pace import DAY
from engine.errors import Refused
from engine.journal import entry_rows, fixture_post_rows, fixture_rows, league_rows
from engine.journal.entry_rows import EntryRow
from engine.journal.fixture_post_rows import Owed
from engine.journal.fixture_rows import FixtureRow
from engine.journal.league_rows import ActRow, LeagueId, LeagueRow
from engine.journal.records import PersonId, SessionId
from engine.leagues import acts
from engine.leagues.acts import Act
from engine.leagues.due import coming
from engine.leagues.ledger import BOT, Author, Done, Who, act_of, kind_of, once, written
from engine.leagues.parts import Entrant, Fixture
from engine.leagues.season import Season, State, apply, season_of
from engine.leagues.settings import Settings
from engine.sessions.endings import Endings
from engine.sessions.lost_seats import LostSeats
from engine.sessions.luck import Luck
from engine.sessions.moderation import Moderation
from engine.sessions.ratings import Ratings
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions

CAPACITY: Final = 32
"""The seasons that stay in memory."""
NEXT_AFTER: Final = 7 * DAY
"""So many seconds after a season's end the next one opens, if it opens by itself."""
PAUSED_FOR: Final = 30
"""A table is paused for at most so many days at a time: if a season stands still for longer, once more."""
LOOKED_AT_EVERY: Final = 3600
"""After so many seconds it is looked at again whether the tables of a season that stands still are paused."""

Also: TypeAlias = Callable[[sqlite3.Connection, Season], Refused | None]
"""What is stored in the same transaction, with the season as the acts have left it."""


@dataclass(slots=True)
class League:
    """A league with its newest season. It is right until the next `await`; nobody changes it but the
    books."""

    row: LeagueRow
    season: Season
    entries: dict[int, EntryRow]
    """Who the entries are, by number."""
    fixtures: dict[tuple[int, int], FixtureRow]
    """By round and number, the rows of all tables."""
    number: int
    """The number of its newest act."""
    once: set[str] = field(default_factory=set)
    """What can happen only once in the season, and has."""

    @property
    def id(self) -> LeagueId:
        return self.row.id

    @property
    def settings(self) -> Settings:
        """By which the season is played."""
        assert self.season.settings is not None
        return self.season.settings

    def entry_of(self, person: PersonId) -> int | None:
        """The entry that somebody is, or None."""
        return next((each.number for each in self.entries.values() if each.person == person), None)

    def entrant_of(self, person: PersonId) -> Entrant:
        """The entrant that somebody is. Raises Refused if they are not in the season."""
        entry = self.entry_of(person)
        if entry is None:
            raise Refused("not-entered")
        return self.season.entrants[entry]

    def table(self, round: int, number: int) -> tuple[Fixture, FixtureRow]:
        """A table of the season. Raises Refused if there is none."""
        fixture, row = self.season.fixtures.get((round, number)), self.fixtures.get((round, number))
        if fixture is None or row is None:
            raise Refused("table-unknown")
        return fixture, row

    def fixture_at(self, number: int) -> Fixture:
        """The table whose row has this number. Raises Refused if it is none of this season."""
        found = next((row.key for row in self.fixtures.values() if row.id == number), None)
        if found is None:
            raise Refused("table-unknown")
        return self.season.fixtures[found]


def seat_of(fixture: Fixture, entry: int) -> int | None:
    """The seat that an entry has or had at a table; None if it never had one."""
    instead = {substitute: before for before, substitute in fixture.substitutes.items()}
    seen = set[int]()
    while entry not in fixture.drawn:
        if entry not in instead or entry in seen:
            return None
        seen.add(entry)
        entry = instead[entry]
    return fixture.drawn.index(entry)


def done_of(row: ActRow) -> Done:
    """An act from its row. Raises LookupError or DecodeError if this version does not know it."""
    return Done(row.number, row.at, Author(Who(row.who), row.by), act_of(row.kind, row.act), row.reason)


class Books:
    """What all parts of the front door for leagues share. Locks are taken in this order: a league's, then a
    session's."""

    def __init__(self, sessions: Sessions, servers: Servers, *, capacity: int = CAPACITY) -> None:
        self._sessions = sessions
        self._workings = sessions.workings
        self._journal, self._games, self._now = (
            sessions.workings.journal,
            sessions.workings.games,
            sessions.workings.now,
        )
        self._moderation = Moderation(sessions.workings, servers)
        self._lost_seats = LostSeats(sessions.workings)
        self._endings = Endings(sessions.workings)
        self._ratings = Ratings(sessions.workings)
        self._luck = Luck(sessions.workings)
        self.when_changed: Callable[[SessionId], None] = lambda _: None
        """Told of each table that a league has changed, so that what is posted of it is made true."""
        self._capacity = capacity
        self._organisers: dict[tuple[int, PersonId], str] = {}
        """What organisers are called on a server on which they have acted lately."""
        self._again: dict[LeagueId, float] = {}
        """When leagues are looked at again of which something could not be done, in UNIX seconds."""
        self._pauses: dict[LeagueId, float] = {}
        """For how many seconds they wait the next time that it cannot be done."""
        self._known: OrderedDict[LeagueId, League] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[LeagueId, asyncio.Lock] = weakref.WeakValueDictionary()

    def forget(self, person: PersonId) -> None:
        """Forget whoever was deleted: nothing of them stays in memory."""
        for key in [key for key in self._organisers if key[1] == person]:
            self._organisers.pop(key)
        self._known.clear()

    def forget_server(self, guild: int) -> None:
        """Forget a server that was deleted: nothing of it stays in memory."""
        for league in [each for each in self._known.values() if each.row.guild == guild]:
            self._known.pop(league.id, None)
        for key in [key for key in self._organisers if key[0] == guild]:
            self._organisers.pop(key)

    def _lock_of(self, league_id: LeagueId) -> asyncio.Lock:
        """Whoever changes a league holds this."""
        lock = self._locks.get(league_id)
        if lock is None:
            lock = self._locks[league_id] = asyncio.Lock()
        return lock

    @asynccontextmanager
    async def _held(
        self, league_id: LeagueId, guild: int | None = None, *, is_open: bool = True
    ) -> AsyncIterator[League]:
        """Hold the lock of a league of this server (None: of any). Raises Refused if there is none, or if it
        must be open and is closed. If the block fails otherwise than by a refusal, its season is made anew
        when it is next needed."""
        async with self._lock_of(league_id):
            is_whole = False
            try:
                league = await self._loaded(league_id)
                is_closed = league is not None and league.row.closed is not None and is_open
                if league is None or is_closed or guild not in (None, league.row.guild):
                    is_whole = True
                    raise Refused("league-unknown")
                yield league
                is_whole = True
            except Refused:
                is_whole = True
                raise
            finally:
                if not is_whole:
                    self._known.pop(league_id, None)

    async def _loaded(self, league_id: LeagueId) -> League | None:
        known = self._known.get(league_id)
        if known is None:
            known = await self._journal.write(lambda db: loaded(db, league_id))
            if known is None:
                return None
            self._known[league_id] = known
        self._known.move_to_end(league_id)
        while len(self._known) > self._capacity:
            self._known.popitem(last=False)
        return known

    async def _store(
        self,
        league: League,
        *given: Act,
        by: Author = BOT,
        reason: str = "",
        also: Also = lambda _db, _season: None,
    ) -> list[Done]:
        """Store acts in one transaction, with what `also` stores; what can happen only once and has is left
        out. Returns those that were stored. Raises what `also` refuses. The caller must hold the league."""
        at, done = self._now(), list[Done]()
        season, number = league.row.season, league.number
        before = {key for key, each in league.season.fixtures.items() if each.is_over}
        known = set(league.season.fixtures)
        is_whole = False
        try:
            for act in given:
                key = once(act)
                if key is not None and key in league.once:
                    continue
                if key is not None:
                    league.once.add(key)
                number += 1
                done.append(Done(number, at, by, act, reason))
                apply(league.season, done[-1])
            drawn = set(league.season.fixtures) - known
            over = {key for key, each in league.season.fixtures.items() if each.is_over}
            due = due_of(league, at)
            owed = _owed(done, league)

            def job(
                db: sqlite3.Connection,
            ) -> tuple[LeagueRow, dict[int, EntryRow], dict[tuple[int, int], FixtureRow]] | Refused:
                if league_rows.league(db, league.id) is None:  # all of its server was deleted
                    return Refused("league-unknown")
                fixture_rows.add_fixtures(db, league.id, season, sorted(drawn))
                refusal = also(db, league.season)
                if refusal is not None:
                    return refusal
                for one in done:
                    league_rows.add_act(db, league.id, row_of(one, season), once=once(one.act))
                fixture_rows.save_over(db, league.id, season, over - before, is_over=True)
                fixture_rows.save_over(db, league.id, season, before - over, is_over=False)
                for what, tables in owed.items():
                    fixture_post_rows.save_owed(db, league.id, season, tables, what)
                league_rows.save_due(db, league.id, due)
                row = league_rows.league(db, league.id)
                assert row is not None
                entries = entry_rows.entries(db, league.id, season)
                return row, entries, fixture_rows.fixtures(db, league.id, season)

            outcome = await self._journal.write(job)
            if isinstance(outcome, Refused):
                raise outcome
            league.row, league.entries, league.fixtures = outcome
            league.number = number
            is_whole = True
            return done
        finally:
            if not is_whole:
                self._known.pop(league.id, None)


def _owed(done: Sequence[Done], league: League) -> dict[Owed, dict[tuple[int, int], int]]:
    """By what is to be told, the tables of which these acts are to be told, each with the act's number."""
    found: dict[Owed, dict[tuple[int, int], int]] = {what: {} for what in Owed}
    for one in done:
        if isinstance(one.act, acts.EndAnnounced):
            dealt = (each for each in league.season.unfinished() if each.is_opened)
            found[Owed.NOTICE].update({(each.round, each.table): one.number for each in dealt})
        act = one.act
        if isinstance(act, acts.Undone):
            act = next(each.act for each in league.season.log if each.number == act.act)
        if isinstance(act, acts.TableEnded | acts.Voided | acts.Placed):
            found[Owed.STARTER][act.round, act.table] = one.number
    return found


def loaded(db: sqlite3.Connection, league_id: LeagueId, season: int | None = None) -> League | None:
    """A league with a season (None: its newest), from what is stored; None if there is no such league."""
    row = league_rows.league(db, league_id)
    if row is None:
        return None
    wanted = row.season if season is None else season
    log = [done_of(each) for each in league_rows.acts(db, league_id, wanted)]
    return League(
        row,
        season_of(log),
        entry_rows.entries(db, league_id, wanted),
        fixture_rows.fixtures(db, league_id, wanted),
        league_rows.last_number(db, league_id),
        {key for done in log if (key := once(done.act)) is not None},
    )


def row_of(done: Done, season: int) -> ActRow:
    """An act as it is stored."""
    return ActRow(
        done.number,
        season,
        kind_of(done.act),
        written(done.act),
        done.by.who.value,
        done.by.number,
        done.reason,
        done.at,
        is_told=False,
    )


def due_of(league: League, now: float) -> float | None:
    """When a league has something to do by itself. Tables that must be dealt are not among it: whoever posts
    asks for those."""
    season = league.season
    if season.settings is None:
        return None
    if season.stopped is not None:
        return max(season.stopped, now) + LOOKED_AT_EVERY
    if season.state is State.OVER:
        return opens_again(league)
    return min((each.at for each in coming(season) if each.act is not acts.TableOpened), default=None)


def opens_again(league: League) -> float | None:
    """When the next season opens by itself, in UNIX seconds; None if it does not, or not yet."""
    season = league.season
    if season.state is not State.OVER or not league.settings.goes_on:
        return None
    return ended_at(season) + NEXT_AFTER


def ended_at(season: Season) -> float:
    """When a season has ended, in UNIX seconds."""
    return next(one.at for one in reversed(season.log) if isinstance(one.act, acts.SeasonEnded))


def forgotten(league: League) -> Sequence[int]:
    """The entries of people who were forgotten and still count as if they played on."""
    return [
        each.number
        for each in league.entries.values()
        if each.is_forgotten and not league.season.entrants[each.number].is_out
    ]
