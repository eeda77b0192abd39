"""How long a start takes that brings a large file of an earlier version up to date.

It is no ratio, but the seconds of processor time and of the clock on this machine: a file of schema 7 with
10,000 games, which are those of its dump many times over, is opened as a bot opens it, and then once more.
"""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from engine.journal import schema
from engine.journal.journal import Journal
from tests.upgrade import dumps

VERSION, GAMES = 7, 10_000


def large(path: Path, games: int) -> Path:
    """A file with at least so many games: those of the dump, again and again under other numbers."""
    dumps.made(dumps.of_version(VERSION), path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        (few,) = db.execute("SELECT max(id) FROM sessions").fetchone()
        for table in ("sessions", "seats", "checkpoints", "answers", "story", "drafts"):
            number, *others = [
                name for (name,) in db.execute("SELECT name FROM pragma_table_info(?)", (table,))
            ]
            names = ", ".join(others)
            db.execute(
                "WITH RECURSIVE more (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ?)"  # noqa: S608
                f" INSERT INTO {table} ({number}, {names})"
                f" SELECT {number} + n * ?, {names} FROM {table}, more",
                (-(-games // few) - 1, few),
            )
    return path


async def opened(path: Path) -> str:
    """Open a file and close it; how long that took, in words."""
    clock, processor = time.monotonic(), time.process_time()
    journal = await Journal.open(path)
    said = f"{time.process_time() - processor:.1f} s of processor time, {time.monotonic() - clock:.1f} s"
    await journal.close()
    return said


def main() -> None:
    """Say how long the first and the second start take."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        path = large(Path(name) / "saloon.sqlite3", GAMES)
        size = path.stat().st_size >> 20
        for start in ("first", "second"):
            took = asyncio.run(opened(path))
            print(f"upgrading: {start} start, schema {VERSION} to {len(schema.MIGRATIONS)},", end=" ")
            print(f"{GAMES} games, {size} MiB: {took}")


if __name__ == "__main__":
    main()
