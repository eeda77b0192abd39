"""What a durable write costs: the journal beside SQLite by itself, and beside the bare disk."""

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from engine.journal.journal import Journal
from tests.bench.measuring import Taken, Work, in_turns, ratio

WRITES, CALLERS = 150, 32
STATE = "x" * 20_000


def save(number: int) -> Callable[[sqlite3.Connection], object]:
    """A step's worth of a write: a state of 20 kB in place of the last one."""
    return lambda db: db.execute(
        "INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)", (str(number % CALLERS), STATE)
    )


def bare(folder: Path) -> float:
    """Seconds a write and fdatasync of the same size takes."""
    with (folder / "bare").open("wb") as file:
        started = time.perf_counter()
        for _ in range(WRITES):
            os.write(file.fileno(), STATE.encode())
            os.fdatasync(file.fileno())
        return (time.perf_counter() - started) / WRITES


def sequential(folder: Path) -> float:
    """Seconds a transaction of sqlite3 by itself takes."""
    db = sqlite3.connect(folder / "sequential", isolation_level=None)
    db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
    db.execute("CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT) STRICT, WITHOUT ROWID")
    started = time.perf_counter()
    for number in range(WRITES):
        db.execute("BEGIN IMMEDIATE")
        save(number)(db)
        db.execute("COMMIT")
    took = (time.perf_counter() - started) / WRITES
    db.close()
    return took


async def one_caller(journal: Journal) -> float:
    """Seconds a write takes whose caller waits for each."""
    started = time.perf_counter()
    for number in range(WRITES):
        await journal.write(save(number))
    return (time.perf_counter() - started) / WRITES


async def many_callers(journal: Journal) -> float:
    """Seconds a write takes when 32 callers each wait for theirs."""

    async def caller(first: int) -> None:
        for number in range(WRITES // 5):
            await journal.write(save(first + number))

    started = time.perf_counter()
    await asyncio.gather(*(caller(number) for number in range(CALLERS)))
    return (time.perf_counter() - started) / (CALLERS * (WRITES // 5))


async def measure(folder: Path) -> Taken:
    """All of them in turn."""
    journal = await Journal.open(folder / "journal")
    works: dict[str, Work] = {
        "bare": lambda: bare(folder),
        "sqlite3": lambda: sequential(folder),
        "one caller": lambda: one_caller(journal),
        "32 callers": lambda: many_callers(journal),
    }
    try:
        return await in_turns(works)
    finally:
        await journal.close()


def main() -> None:
    """Measure on the disk that this is run from: a temporary folder may be in memory."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        taken = asyncio.run(measure(Path(name)))
    one, many = ratio(taken, "one caller", "bare"), ratio(taken, "sqlite3", "32 callers")
    print(f"journal: one caller takes {one:.2f}x a bare write and fdatasync (aim: at most 2.7x)")
    print(f"journal: 32 callers write {many:.2f}x as fast as sqlite3 in sequence (aim: at least 2x)")


if __name__ == "__main__":
    main()
