"""The front door of leagues: all that people, organisers and the bot do with the leagues of one journal, and
what they read of them.

Every act is stored before it is confirmed. All that is read belongs to one server: for everybody else a
league does not exist.
"""

import asyncio
import sqlite3
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.errors import Refused
from engine.folding import is_in
from engine.journal import entry_rows, fixture_rows, league_rows
from engine.journal.entry_rows import EntryRow
from engine.journal.fixture_rows import FixtureRow
from engine.journal.journal import Job
from engine.journal.league_rows import LeagueId, LeagueRow
from engine.journal.records import PersonId
from engine.leagues.books import League, done_of, loaded, seat_of
from engine.leagues.checking import Checking
from engine.leagues.due import Due, coming, last_end, planned_end, rounds_to_come
from engine.leagues.exporting import public
from engine.leagues.ledger import Done
from engine.leagues.parts import Fixture
from engine.leagues.ranking import ranking, takes_entries
from engine.leagues.rounds import counts_from
from engine.leagues.season import Season, State
from engine.leagues.settings import Settings
from engine.leagues.standings import Standing, digest
from engine.leagues.telling import Telling


class Apart(StrEnum):
    """What separates two who are level on points."""

    LASTS = "lasts"
    OPPOSITION = "opposition"
    NOTHING = "nothing"
    """They share the place."""


@dataclass(frozen=True, slots=True)
class Overview:
    """A league as anybody on its server may read it."""

    row: LeagueRow
    season: int
    settings: Settings
    state: State
    is_stopped: bool
    names: Mapping[int, str]
    """By entry; "" for whoever was forgotten."""
    divisions: Mapping[int, tuple[int, ...]]
    rounds_done: int
    rounds_to_come: int
    takes_entries: bool
    next: Due | None
    """What the season does next by itself; None if nothing."""
    planned_end: float
    hard_end: float
    unfinished: int
    """How many tables are not over."""


@dataclass(frozen=True, slots=True)
class TableOf:
    """A table of a season, with its row."""

    fixture: Fixture
    row: FixtureRow


@dataclass(frozen=True, slots=True)
class Whole:
    """A season with all that is needed to tell of it. It is the reader's own."""

    row: LeagueRow
    season: Season
    entries: Mapping[int, EntryRow]
    fixtures: Mapping[tuple[int, int], FixtureRow]
    """By round and number of a table."""
    threads: Mapping[tuple[int, int], int]
    """The threads of the tables that are dealt, by the same."""


@dataclass(frozen=True, slots=True)
class Explained:
    """How the points of an entry came about, and what separates them from others who have as many."""

    entry: int
    division: int
    standing: Standing
    level: tuple[tuple[Standing, Apart], ...]
    """The others with as many points, and what separates the two."""


class Leagues(Checking, Telling):
    """The whole front door: `Founding`, `Entering`, `Tables`, `Ticking`, `Organising`, `Checking` and
    `Telling` have the rest of it."""

    async def leagues(self, guild: int) -> list[LeagueRow]:
        """The leagues of a server that are not closed, the oldest first."""
        rows = await self._journal.read(lambda db: league_rows.leagues_of(db, guild))
        return [row for row in rows if row.closed is None]

    async def named(
        self, guild: int, typed: str, hidden: Collection[LeagueId] = frozenset()
    ) -> list[LeagueRow]:
        """The leagues of a server, without the `hidden` ones, whose names contain what was typed, for
        autocompletion."""
        return [row for row in await self.leagues(guild) if row.id not in hidden and is_in(typed, row.name)]

    async def meant(
        self,
        guild: int,
        channels: Collection[int],
        league_id: LeagueId | None = None,
        hidden: Collection[LeagueId] = frozenset(),
    ) -> LeagueRow:
        """The league that somebody means: the one that they name, else the one of their `channels` (where
        they are, and if that is a thread, also where that is), else the only one of the server; for them,
        the `hidden` ones do not exist. Raises Refused if there is none, or if it is not clear."""
        rows = [row for row in await self.leagues(guild) if row.id not in hidden]
        if league_id is not None:
            found = [row for row in rows if row.id == league_id]
        else:
            here = [
                row
                for row in rows
                if any(each in (row.channel, row.tables_channel, row.news) for each in channels)
            ]
            found = here if len(here) == 1 else rows
        if not found:
            raise Refused("league-unknown")
        if len(found) > 1:
            raise Refused("league-which")
        return found[0]

    async def overview(self, guild: int, league_id: LeagueId) -> Overview:
        """A league and its newest season."""
        async with self._held(league_id, guild) as league:
            season = league.season
            return Overview(
                row=league.row,
                season=league.row.season,
                settings=league.settings,
                state=season.state,
                is_stopped=season.stopped is not None,
                names={number: each.name for number, each in league.entries.items()},
                divisions=season.divisions,
                rounds_done=season.settled,
                rounds_to_come=rounds_to_come(season),
                takes_entries=takes_entries(season),
                next=next(iter(coming(season)), None),
                planned_end=planned_end(season),
                hard_end=last_end(season),
                unfinished=sum(1 for _ in season.unfinished()),
            )

    async def entries(self, guild: int, league_id: LeagueId) -> dict[int, EntryRow]:
        """Who the entries of the newest season are."""
        async with self._held(league_id, guild) as league:
            return dict(league.entries)

    async def entry(self, guild: int, league_id: LeagueId, person: PersonId) -> int | None:
        """The entry that a person is in the newest season, or None."""
        async with self._held(league_id, guild) as league:
            return league.entry_of(person)

    async def answered(self, guild: int, league_id: LeagueId, person: PersonId) -> float:
        """When somebody who is in the newest season last answered in any game on this server, in UNIX
        seconds; 0 if they have not, or not for long. It is for their own eyes."""
        async with self._held(league_id, guild) as league:
            number, season = league.entry_of(person), league.row.season
            seen = await self._journal.write(lambda db: entry_rows.answered(db, guild, league.id, season))
            return 0.0 if number is None else seen.get(number, 0.0)

    async def entered(self, guild: int, person: PersonId) -> list[LeagueId]:
        """The leagues of a server in whose newest season a person is."""
        return await self._journal.read(lambda db: entry_rows.leagues_entered(db, guild, person))

    async def tables(self, guild: int, league_id: LeagueId, person: PersonId | None = None) -> list[TableOf]:
        """The tables of the newest season, or (with a person) those at which they have or had a seat."""
        async with self._held(league_id, guild) as league:
            entry = None if person is None else league.entry_of(person)
            return [
                TableOf(fixture, league.fixtures[key])
                for key, fixture in sorted(league.season.fixtures.items())
                if person is None or (entry is not None and seat_of(fixture, entry) is not None)
            ]

    async def to_show(self) -> list[LeagueId]:
        """The leagues of all servers that are not closed, and the closed ones whose standing message does not
        say so yet: after a start, each may have to be shown anew."""
        return await self._journal.write(league_rows.leagues_to_show)

    async def whole(self, league_id: LeagueId, number: int | None = None) -> Whole:
        """A season (None: the newest) with all that is needed to tell of it, also of a league that is closed;
        for whoever posts, not for people. Raises Refused if there is no such league or season."""

        def job(db: sqlite3.Connection) -> Whole | None:
            found = loaded(db, league_id, number)
            if found is None or found.season.settings is None:
                return None
            threads = fixture_rows.threads(db, league_id, found.season.number)
            return Whole(found.row, found.season, found.entries, found.fixtures, threads)

        found = await self._journal.read(job)
        if found is None:
            raise Refused("league-unknown")
        return found

    async def season(self, guild: int, league_id: LeagueId, number: int | None = None) -> Season:
        """A season (None: the newest) made anew from its acts: it is the caller's own."""
        return (await self._own(guild, league_id, number)).season

    async def standings(
        self, guild: int, league_id: LeagueId, number: int | None = None
    ) -> dict[int, tuple[Standing, ...]]:
        """By division, the standings of a season (None: the newest)."""
        if number is not None:
            return await asyncio.to_thread(ranking, (await self._own(guild, league_id, number)).season)
        async with self._held(league_id, guild) as league:
            return await self._ranked(league)

    async def standings_digest(self, guild: int, league_id: LeagueId) -> str:
        """The SHA-256 of the standings as they are."""
        return digest(await self.standings(guild, league_id))

    async def why(self, guild: int, league_id: LeagueId, person: PersonId) -> Explained:
        """How somebody's points came about, round by round (`Standing.rounds`), and what separates them from
        others. Raises Refused if they are not in the season, or in no division yet."""
        async with self._held(league_id, guild) as league:
            entrant = league.entrant_of(person)
            if entrant.division is None:
                raise Refused("no-division-yet")
            found = (await self._ranked(league))[entrant.division]
            own = next(one for one in found if one.entry == entrant.number)
            level = tuple(
                (one, _apart(own, one)) for one in found if one is not own and one.points == own.points
            )
            return Explained(entrant.number, entrant.division, own, level)

    async def log(
        self, guild: int, league_id: LeagueId, number: int | None = None
    ) -> list[tuple[Done, bool]]:
        """All acts of a season (None: the newest) with their reasons, and whether each was taken back. The
        seed of a round that is not settled is empty."""
        season = (await self._own(guild, league_id, number)).season
        return [(one, one.number in season.undone) for one in public(season)]

    # News

    async def to_tell(self, league_id: LeagueId) -> list[Done]:
        """The acts of a league that were not told yet, of all its seasons, in their order. What is being done
        is waited for, so that a seat is not offered at a table whose end is stored next."""
        async with self._lock_of(league_id):
            pass
        rows = await self._journal.write(lambda db: league_rows.acts_to_tell(db, league_id))
        return [done_of(row) for row in rows]

    async def leagues_to_tell(self) -> list[LeagueId]:
        """The leagues with acts that were not told yet."""
        return await self._journal.write(league_rows.leagues_to_tell)

    async def set_told(self, league_id: LeagueId, numbers: Iterable[int]) -> None:
        """Store that acts were told."""
        told = tuple(numbers)
        await self._journal.write(lambda db: league_rows.save_told(db, league_id, told))

    async def to_call(self, guild: int, league_id: LeagueId, since: float) -> list[EntryRow]:
        """Who must be asked whether they are there for the next round: those who are called, are not there by
        what they have done so far, and have not answered since a moment, or have no unfinished table of the
        season: no game calls them."""
        async with self._held(league_id, guild) as league:
            season, row = league.season, league.row
            called = season.rounds.get(season.settled + 1)
            counts = since if called is None else counts_from(season, called)
            seen = await self._journal.write(lambda db: entry_rows.answered(db, guild, league.id, row.season))
            return [
                league.entries[each.number]
                for each in season.entrants.values()
                if not (each.is_out or each.is_asleep or each.sits_out == season.settled + 1)
                and not league.entries[each.number].is_forgotten
                and (last := max(each.said_in, seen.get(each.number, 0.0))) < counts
                and (last < since or not any(season.unfinished(each.number)))
            ]

    async def set_board(self, league_id: LeagueId, board: int | None) -> None:
        """Store which message of a league stands; None once that of a closed one says that it is closed."""
        await self._noted(league_id, lambda db: league_rows.save_board(db, league_id, board))

    async def set_news(self, league_id: LeagueId, news: int | None) -> None:
        """Store the thread with a league's news."""
        await self._noted(league_id, lambda db: league_rows.save_news(db, league_id, news))

    async def set_channels(self, guild: int, league_id: LeagueId, channel: int, tables_channel: int) -> None:
        """Store where a league is at home, and where its tables are from now on."""
        async with self._held(league_id, guild):
            pass
        await self._noted(
            league_id, lambda db: league_rows.save_channels(db, league_id, channel, tables_channel)
        )

    # Behind it

    async def _ranked(self, league: League) -> dict[int, tuple[Standing, ...]]:
        """By division, the standings as they are. The caller must hold the league: it is read elsewhere, for
        those of 500 people take a while."""
        return await asyncio.to_thread(ranking, league.season, await self._vacant(league))

    async def _noted(self, league_id: LeagueId, job: Job[None]) -> None:
        async with self._held(league_id, is_open=False) as league:
            await self._journal.write(job)
            row = await self._journal.write(lambda db: league_rows.league(db, league_id))
            if row is not None:
                league.row = row


def _apart(own: Standing, other: Standing) -> Apart:
    """What separates two who are level on points."""
    if own.lasts != other.lasts:
        return Apart.LASTS
    return Apart.NOTHING if own.opposition == other.opposition else Apart.OPPOSITION
