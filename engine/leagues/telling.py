"""What tables of leagues have still to be told, and which table of which league a session is.

It knows neither words nor messages.
"""

from dataclasses import dataclass

from engine.errors import Refused
from engine.journal import fixture_post_rows, fixture_rows
from engine.journal.fixture_post_rows import Owed, OwedTable
from engine.journal.league_rows import LeagueId
from engine.journal.records import SessionId
from engine.leagues.books import Books, League, loaded
from engine.leagues.due import planned_end
from engine.leagues.season import State


@dataclass(frozen=True, slots=True)
class TableOfLeague:
    """Which table a session is."""

    league: LeagueId
    name: str
    """Of the league."""
    season: int
    division: int | None
    """None if the season has only one."""
    round: int
    table: int
    planned_end: float | None
    """When overtime begins, in UNIX seconds; None if it has begun, or if the season is over."""


class Telling(Books):
    """Says what is to be told of tables, and notes that it was."""

    async def owed(self, league_id: LeagueId, what: Owed) -> list[OwedTable]:
        """The tables of a league of which something is to be told."""
        return await self._journal.write(lambda db: fixture_post_rows.owed(db, league_id, what))

    async def leagues_owing(self) -> list[LeagueId]:
        """The leagues with tables that are not over, or of which something is to be told."""
        return await self._journal.write(fixture_post_rows.leagues_owing)

    async def set_table_told(self, fixture: int, act: int, what: Owed) -> None:
        """Store that an act was told of a table."""
        await self._journal.write(lambda db: fixture_post_rows.save_table_told(db, fixture, act, what))

    async def table_of(self, session_id: SessionId) -> TableOfLeague | None:
        """Which table of which league a session is; None if it is none."""
        row = await self._journal.read(lambda db: fixture_rows.fixture_of(db, session_id))
        if row is None:
            return None
        try:
            async with self._held(row.league) as league:
                if league.row.season == row.season:
                    return _table(league, row.key)
        except Refused:  # it is closed
            pass
        before = await self._journal.read(lambda db: loaded(db, row.league, row.season))
        return None if before is None else _table(before, row.key)


def _table(league: League, key: tuple[int, int]) -> TableOfLeague:
    season = league.season
    division = season.fixtures[key].division if len(season.divisions) > 1 else None
    is_on = season.state in (State.SIGN_UP, State.PLAYING)
    return TableOfLeague(
        *(league.id, league.row.name, season.number, division, *key), planned_end(season) if is_on else None
    )
