"""The SQL of what a server's admins have chosen, and of where a server stands. Plain functions, like
`session_rows`: they know no defaults, and decide nothing.
"""

import sqlite3
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.clock.pace import PaceName
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import decode, encode


class Tidy(StrEnum):
    """What becomes of the message with the open seats once a game is over; the values are stored."""

    LEAVE = "leave"
    FOLD = "fold"
    """A day after the end it becomes one line."""
    DELETE = "delete"
    """A week after the end it is deleted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerRow:
    """What a server's admins have chosen; None: they have not, so that the default counts."""

    language: str | None = None
    """The language of what everybody reads."""
    channels: tuple[int, ...] | None = None
    """Where games may be opened. An empty tuple means nowhere: all of these channels were deleted."""
    openers: tuple[int, ...] | None = None
    """The roles that may open games. An empty tuple means: admins alone."""
    most_running: int | None = None
    """In how many running games one person may be."""
    most_open: int | None = None
    """How many open games one person may host."""
    most_on_server: int | None = None
    """How many games may run on the server."""
    games: tuple[str, ...] | None = None
    """The games that may be opened, by name."""
    pace: PaceName | None = None
    """The pace that is proposed."""
    robots: bool | None = None
    """Whether robots may sit down before the start."""
    ratings: bool | None = None
    """Whether results count for ratings."""
    tidy: Tidy | None = None
    told_in: int | None = None
    """The channel that is told of moderators' acts."""
    greeted: float | None = None
    """When the bot has said who it is since it joined, in UNIX seconds; None if it has not, as on servers
    where it was before it did so."""
    is_unsaid: bool = False
    """Whether it could post nothing then, so that the first command of an admin says it."""
    left: float | None = None
    """When the bot was sent away, in UNIX seconds; None if it is there."""
    erase_at: float | None = None
    """When all of the server is deleted, because an admin wants it, in UNIX seconds; None if nobody does."""


_COLUMNS: Final = (
    "language, channels, openers, most_running, most_open, most_on_server, games, pace, robots, ratings,"
    " tidy, told_in, greeted, is_unsaid, left_at, erase_at"
)


def server(db: sqlite3.Connection, guild: int) -> ServerRow:
    """What a server's admins have chosen; all is None if they have chosen nothing."""
    row = db.execute(
        f"SELECT {_COLUMNS} FROM servers WHERE guild = ?",  # noqa: S608
        (signed(guild),),
    ).fetchone()
    if row is None:
        return ServerRow()
    language, channels, openers, most_running, most_open, most_on_server, games, *others = row
    pace, robots, ratings, tidy, told_in, greeted, is_unsaid, left, erase_at = others
    return ServerRow(
        language=language,
        channels=None if channels is None else decode(channels, tuple[int, ...]),
        openers=None if openers is None else decode(openers, tuple[int, ...]),
        most_running=most_running,
        most_open=most_open,
        most_on_server=most_on_server,
        games=None if games is None else decode(games, tuple[str, ...]),
        pace=None if pace is None else PaceName(pace),
        robots=None if robots is None else bool(robots),
        ratings=None if ratings is None else bool(ratings),
        tidy=None if tidy is None else Tidy(tidy),
        told_in=as_id(told_in),
        greeted=greeted,
        is_unsaid=bool(is_unsaid),
        left=left,
        erase_at=erase_at,
    )


def save_server(db: sqlite3.Connection, guild: int, row: ServerRow) -> None:
    """Store all that is known of a server."""
    values = (
        row.language,
        None if row.channels is None else encode(row.channels).decode(),
        None if row.openers is None else encode(row.openers).decode(),
        *(row.most_running, row.most_open, row.most_on_server),
        None if row.games is None else encode(row.games).decode(),
        row.pace,
        None if row.robots is None else int(row.robots),
        None if row.ratings is None else int(row.ratings),
        *(row.tidy, signed(row.told_in), row.greeted, int(row.is_unsaid), row.left, row.erase_at),
    )
    db.execute("DELETE FROM servers WHERE guild = ?", (signed(guild),))
    db.execute(
        f"INSERT INTO servers (guild, {_COLUMNS}) VALUES (?{', ?' * len(values)})",  # noqa: S608
        (signed(guild), *values),
    )


def save_language(db: sqlite3.Connection, guild: int, language: str) -> None:
    """Let the open and running sessions of a server speak another language from the next post on, and those
    whose end may be taken back."""
    for which in ("status IN ('open', 'playing')", "ended_by IS NOT NULL AND ended > 0"):
        db.execute(
            f"UPDATE sessions SET language = ? WHERE guild = ? AND {which}",  # noqa: S608
            (language, signed(guild)),
        )


def is_known(db: sqlite3.Connection, guild: int) -> bool:
    """Whether anything is stored of a server but its sessions."""
    return db.execute("SELECT 1 FROM servers WHERE guild = ?", (signed(guild),)).fetchone() is not None


def save_greeted(db: sqlite3.Connection, guild: int, at: float, *, is_unsaid: bool) -> None:
    """Note that the bot is on a server, and that it has said at a moment who it is; if that `is_unsaid`, it
    could post nothing, so that the first command of an admin says it."""
    db.execute(
        "INSERT INTO servers (guild, greeted, is_unsaid) VALUES (?, ?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET greeted = excluded.greeted, is_unsaid = excluded.is_unsaid,"
        " left_at = NULL",
        (signed(guild), at, int(is_unsaid)),
    )


def save_said(db: sqlite3.Connection, guild: int) -> bool:
    """Note that an admin was told who the bot is. Returns whether nobody was before."""
    changed = db.execute(
        "UPDATE servers SET is_unsaid = 0 WHERE guild = ? AND is_unsaid = 1", (signed(guild),)
    )
    return changed.rowcount > 0


def save_left(db: sqlite3.Connection, guild: int, at: float) -> None:
    """Note that the bot is not on a server any more, unless that is noted."""
    db.execute(
        "INSERT INTO servers (guild, left_at) VALUES (?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET left_at = coalesce(servers.left_at, excluded.left_at)",
        (signed(guild), at),
    )


def save_back(db: sqlite3.Connection, guild: int) -> None:
    """Note that the bot is on a server that it had left."""
    db.execute("UPDATE servers SET left_at = NULL WHERE guild = ?", (signed(guild),))


def save_erase_at(db: sqlite3.Connection, guild: int, at: float | None) -> None:
    """Note when all of a server is deleted; None: not at all."""
    db.execute(
        "INSERT INTO servers (guild, erase_at) VALUES (?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET erase_at = excluded.erase_at",
        (signed(guild), at),
    )


def servers_there(db: sqlite3.Connection) -> list[int]:
    """The ids of the servers of which something is known, and on which the bot was when that was last
    noted."""
    rows = db.execute("SELECT guild FROM servers WHERE left_at IS NULL")
    return [as_id(guild) for (guild,) in rows]


def servers_left(db: sqlite3.Connection) -> list[int]:
    """The ids of the servers on which the bot is not any more."""
    return [as_id(guild) for (guild,) in db.execute("SELECT guild FROM servers WHERE left_at IS NOT NULL")]


def servers_to_erase(db: sqlite3.Connection) -> list[int]:
    """The ids of the servers that are to be deleted because an admin wants it."""
    return [as_id(guild) for (guild,) in db.execute("SELECT guild FROM servers WHERE erase_at IS NOT NULL")]
