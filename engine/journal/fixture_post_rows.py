"""The SQL of what must be told of tables of leagues: each has the number of the act that is to be told, until
that is done. Plain functions, like `session_rows`.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.journal.league_rows import LeagueId
from engine.journal.records import SessionId
from engine.journal.snowflakes import as_id


class Owed(StrEnum):
    """What is to be told; the values are columns."""

    STARTER = "starter_due"
    """The message from which the table's thread was made says something else from now on."""
    NOTICE = "notice_due"
    """The table hears of the planned end in its thread."""


@dataclass(frozen=True, slots=True)
class OwedTable:
    """A table of which something is to be told."""

    id: int
    act: int
    """The number of the act."""
    season: int
    round: int
    number: int
    starter: int | None
    session: SessionId | None
    """None if it was never dealt."""
    channel: int | None
    """Where its thread is; None if it was never dealt."""
    thread: int | None

    @property
    def key(self) -> tuple[int, int]:
        """By which the season knows it."""
        return self.round, self.number


def save_owed(
    db: sqlite3.Connection, league: LeagueId, season: int, owed: Mapping[tuple[int, int], int], what: Owed
) -> None:
    """Note that acts are to be told of tables of a season, by round and number."""
    db.executemany(
        f"UPDATE fixtures SET {what} = ? WHERE league = ? AND season = ? AND round = ? AND number = ?",  # noqa: S608
        [(act, league, season, *key) for key, act in owed.items()],
    )


def owed(db: sqlite3.Connection, league: LeagueId, what: Owed) -> list[OwedTable]:
    """The tables of a league of which something is to be told, in their order."""
    rows = db.execute(
        f"SELECT fixtures.id, {what}, season, round, number, starter, session, channel, thread"  # noqa: S608
        " FROM fixtures LEFT JOIN sessions ON sessions.id = session"
        f" WHERE league = ? AND {what} IS NOT NULL ORDER BY fixtures.id",
        (league,),
    )
    return [
        OwedTable(
            *(id_, act, season, round_, number, as_id(starter)),
            None if session is None else SessionId(session),
            *(as_id(channel), as_id(thread)),
        )
        for id_, act, season, round_, number, starter, session, channel, thread in rows
    ]


def leagues_owing(db: sqlite3.Connection) -> list[LeagueId]:
    """The leagues with tables that are not over, or of which something is to be told."""
    found = set[int]()
    for which in ("is_over = 0", *(f"{what} IS NOT NULL" for what in Owed)):
        rows = db.execute(f"SELECT DISTINCT league FROM fixtures WHERE {which}")  # noqa: S608
        found.update(league for (league,) in rows)
    return [LeagueId(each) for each in sorted(found)]


def save_table_told(db: sqlite3.Connection, number: int, act: int, what: Owed) -> None:
    """Note that an act was told of a table, unless a newer one is to be told by now."""
    db.execute(f"UPDATE fixtures SET {what} = NULL WHERE id = ? AND {what} = ?", (number, act))  # noqa: S608
