"""A file with many games: one of each title is played as people would, and copied under other numbers.

The copies sit on other servers, channels and threads, with the same people; nothing else tells them apart.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from engine.games import GAMES
from engine.journal.journal import Journal
from engine.journal.records import SessionId
from tests.bench.step import seated

ANSWERS = 42
"""Of a game that is played, as in the figures of what one takes in the file."""
OF_SESSIONS = ("seats", "sittings", "checkpoints", "answers", "story", "drafts", "boards")


class Place(NamedTuple):
    """Where a copy is played; all ids are Discord's."""

    guild: int
    channel: int
    thread: int


async def play(
    path: Path, *, answers: int = ANSWERS, titles: Sequence[str] = tuple(GAMES)
) -> list[SessionId]:
    """Begin a file with a running game of each title, after this many answers by people."""
    journal = await Journal.open(path)
    try:
        for title in titles:
            table = await seated(journal, GAMES[title])
            for _ in range(answers):
                await table.step(*await table.answer())
        rows = await journal.read(lambda db: db.execute("SELECT id FROM sessions ORDER BY id").fetchall())
    finally:
        await journal.close()
    return [SessionId(number) for (number,) in rows]


def copy(
    path: Path,
    games: Sequence[SessionId],
    place: Callable[[int], Place],
    *,
    number: int,
    is_over: bool = False,
) -> None:
    """Copy games, each in turn, until there are `number` more in the file, which nothing else may use: the
    first has the number that is free, and is played at `place(0)`. Those that are over say so, with nothing
    left to post."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        (free,) = db.execute("SELECT max(id) + 1 FROM sessions").fetchone()
        db.execute("BEGIN IMMEDIATE")
        db.execute("CREATE TEMP TABLE copies (id INTEGER PRIMARY KEY, of INTEGER, guild, channel, thread)")
        db.executemany(
            "INSERT INTO copies VALUES (?, ?, ?, ?, ?)",
            ((free + n, games[n % len(games)], *place(n)) for n in range(number)),
        )
        own = {"id": "copies.id", **{name: f"copies.{name}" for name in Place._fields}}
        if is_over:
            own |= {"status": "'over'", "archived": "1", "board": "coalesce(board, copies.thread)"}
        _copy(db, "sessions", own, key="id")
        for table in OF_SESSIONS:
            moved = {"session": "copies.id"}
            if table == "story" and is_over:
                moved["posted"] = "coalesce(posted, copies.thread)"
            elif table == "boards":
                moved["thread"] = "copies.thread"
            _copy(db, table, moved, key="session")
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _copy(db: sqlite3.Connection, table: str, own: dict[str, str], *, key: str) -> None:
    """Copy a table's rows of all games that are copied; `own` says what is another in a copy."""
    columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    values = ", ".join(own.get(column, f"{table}.{column}") for column in columns)
    db.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values}"  # noqa: S608
        f" FROM copies JOIN {table} ON {table}.{key} = copies.of ORDER BY copies.id"
    )
