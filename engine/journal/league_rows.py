"""The SQL of leagues and of the acts of their seasons. Plain functions, like `session_rows`: they know no
rules of leagues, and an act is a text to them.
"""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NewType

from engine.journal.snowflakes import as_id, signed

LeagueId = NewType("LeagueId", int)


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A league as it is stored."""

    id: LeagueId
    guild: int
    name: str
    game: str
    channel: int
    tables_channel: int
    board: int | None
    """Its standing message."""
    news: int | None
    """The thread with its news."""
    season: int
    """The number of its newest season; 0 before there is one."""
    created: float
    closed: float | None
    due: float | None
    """When it has something to do by itself, in UNIX seconds; None if it waits for somebody."""


@dataclass(frozen=True, slots=True)
class ActRow:
    """An act of a season as it is stored."""

    number: int
    season: int
    kind: str
    act: str
    who: str
    by: int
    reason: str
    at: float
    is_told: bool


_LEAGUE = "id, guild, name, game, channel, tables_channel, board, news, season, created, closed, due"
_ACT = "number, season, kind, act, who, by, reason, at, is_told"


def insert_league(
    db: sqlite3.Connection,
    *,
    guild: int,
    name: str,
    folded: str,
    game: str,
    channel: int,
    tables_channel: int,
    at: float,
) -> LeagueId | None:
    """Found a league. None if one of this server has that name already."""
    if is_named(db, guild, folded):
        return None
    (number,) = db.execute(
        "INSERT INTO leagues (guild, name, folded, game, channel, tables_channel, created)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (signed(guild), name, folded, game, signed(channel), signed(tables_channel), at),
    ).fetchone()
    return LeagueId(number)


def is_named(db: sqlite3.Connection, guild: int, folded: str) -> bool:
    """Whether a league of a server that is not closed has this name."""
    row = db.execute(
        "SELECT 1 FROM leagues WHERE guild = ? AND folded = ? AND closed IS NULL", (signed(guild), folded)
    ).fetchone()
    return row is not None


def league(db: sqlite3.Connection, league_id: LeagueId) -> LeagueRow | None:
    """One league, or None."""
    row = db.execute(f"SELECT {_LEAGUE} FROM leagues WHERE id = ?", (league_id,)).fetchone()  # noqa: S608
    return None if row is None else _league(*row)


def leagues_of(db: sqlite3.Connection, guild: int) -> list[LeagueRow]:
    """All leagues of a server, also closed ones, the oldest first."""
    rows = db.execute(
        f"SELECT {_LEAGUE} FROM leagues WHERE guild = ? ORDER BY id",  # noqa: S608
        (signed(guild),),
    )
    return [_league(*row) for row in rows]


def leagues_to_show(db: sqlite3.Connection) -> list[LeagueId]:
    """The leagues of all servers that are not closed, or whose standing message does not say so yet."""
    rows = db.execute("SELECT id FROM leagues WHERE closed IS NULL OR board IS NOT NULL ORDER BY id")
    return [LeagueId(number) for (number,) in rows]


def save_season(db: sqlite3.Connection, league_id: LeagueId, season: int) -> None:
    """Note the number of a league's newest season."""
    db.execute("UPDATE leagues SET season = ? WHERE id = ?", (season, league_id))


def save_due(db: sqlite3.Connection, league_id: LeagueId, due: float | None) -> None:
    """Note when a league has something to do by itself."""
    db.execute("UPDATE leagues SET due = ? WHERE id = ?", (due, league_id))


def save_closed(db: sqlite3.Connection, league_id: LeagueId, at: float) -> None:
    """Close a league: its name is free again."""
    db.execute("UPDATE leagues SET closed = ?, due = NULL WHERE id = ?", (at, league_id))


def save_board(db: sqlite3.Connection, league_id: LeagueId, board: int | None) -> None:
    """Note which message of a league stands."""
    db.execute("UPDATE leagues SET board = ? WHERE id = ?", (signed(board), league_id))


def save_news(db: sqlite3.Connection, league_id: LeagueId, news: int | None) -> None:
    """Note the thread with a league's news."""
    db.execute("UPDATE leagues SET news = ? WHERE id = ?", (signed(news), league_id))


def save_channels(db: sqlite3.Connection, league_id: LeagueId, channel: int, tables_channel: int) -> None:
    """Note where a league is at home, and where its tables are."""
    db.execute(
        "UPDATE leagues SET channel = ?, tables_channel = ? WHERE id = ?",
        (signed(channel), signed(tables_channel), league_id),
    )


def due(db: sqlite3.Connection, now: float) -> list[LeagueId]:
    """The leagues that have something to do by now. Those of servers that the bot has left, or that are to be
    deleted, wait."""
    rows = db.execute(
        "SELECT leagues.id FROM leagues LEFT JOIN servers ON servers.guild = leagues.guild"
        " WHERE due IS NOT NULL AND due <= ? AND closed IS NULL AND left_at IS NULL AND erase_at IS NULL"
        " ORDER BY due, leagues.id",
        (now,),
    )
    return [LeagueId(number) for (number,) in rows]


def next_due(db: sqlite3.Connection) -> float | None:
    """When the next league has something to do, of those that do not wait; None if there is none."""
    (at,) = db.execute(
        "SELECT min(due) FROM leagues LEFT JOIN servers ON servers.guild = leagues.guild"
        " WHERE due IS NOT NULL AND closed IS NULL AND left_at IS NULL AND erase_at IS NULL"
    ).fetchone()
    return None if at is None else float(at)


def is_waiting(db: sqlite3.Connection, guild: int) -> bool:
    """Whether the leagues of a server wait, because the bot has left it, or because it is to be deleted."""
    row = db.execute("SELECT left_at, erase_at FROM servers WHERE guild = ?", (signed(guild),)).fetchone()
    return row is not None and any(each is not None for each in row)


def running(db: sqlite3.Connection) -> list[LeagueId]:
    """The leagues that have tables which are not over."""
    rows = db.execute("SELECT DISTINCT league FROM fixtures WHERE is_over = 0 ORDER BY league")
    return [LeagueId(number) for (number,) in rows]


# Acts


def add_act(
    db: sqlite3.Connection,
    league_id: LeagueId,
    row: ActRow,
    *,
    once: str | None,
) -> None:
    """Store an act. Raises IntegrityError if its number, or what can happen only once in the season, is there
    already."""
    db.execute(
        "INSERT INTO league_acts (league, number, season, kind, act, who, by, reason, at, once, is_told)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(league_id, row.number, row.season, row.kind, row.act, row.who, signed(row.by)),
            *(row.reason, row.at, once, int(row.is_told)),
        ),
    )


def acts(db: sqlite3.Connection, league_id: LeagueId, season: int) -> list[ActRow]:
    """All acts of a season, in their order."""
    rows = db.execute(
        f"SELECT {_ACT} FROM league_acts WHERE league = ? AND season = ? ORDER BY number",  # noqa: S608
        (league_id, season),
    )
    return [_act(*row) for row in rows]


def last_number(db: sqlite3.Connection, league_id: LeagueId) -> int:
    """The number of a league's newest act; 0 if there is none."""
    (number,) = db.execute("SELECT max(number) FROM league_acts WHERE league = ?", (league_id,)).fetchone()
    return int(number or 0)


def acts_to_tell(db: sqlite3.Connection, league_id: LeagueId) -> list[ActRow]:
    """The acts of a league that were not told yet, in their order, of all its seasons."""
    rows = db.execute(
        f"SELECT {_ACT} FROM league_acts WHERE league = ? AND is_told = 0 ORDER BY number",  # noqa: S608
        (league_id,),
    )
    return [_act(*row) for row in rows]


def leagues_to_tell(db: sqlite3.Connection) -> list[LeagueId]:
    """The leagues with acts that were not told yet."""
    rows = db.execute("SELECT DISTINCT league FROM league_acts WHERE is_told = 0 ORDER BY league")
    return [LeagueId(number) for (number,) in rows]


def save_told(db: sqlite3.Connection, league_id: LeagueId, numbers: Iterable[int]) -> None:
    """Note that acts were told."""
    db.executemany(
        "UPDATE league_acts SET is_told = 1 WHERE league = ? AND number = ?",
        [(league_id, number) for number in numbers],
    )


def _league(
    number: int, guild: int, name: str, game: str, channel: int, tables_channel: int, *rest: object
) -> LeagueRow:
    board, news, season, created, closed, due = rest
    return LeagueRow(
        *(LeagueId(number), as_id(guild), name, game, as_id(channel), as_id(tables_channel)),
        *(as_id(board), as_id(news), season, created, closed, due),  # type: ignore[arg-type]
    )


def _act(
    number: int, season: int, kind: str, act: str, who: str, by: int, reason: str, at: float, is_told: int
) -> ActRow:
    return ActRow(number, season, kind, act, who, as_id(by), reason, at, bool(is_told))
