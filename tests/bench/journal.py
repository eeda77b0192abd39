"""What a durable write costs: `python -m tests.bench.journal` compares the journal with SQLite by itself.

Rounds are interleaved and medians are shown: only the ratios mean something on a busy machine.
"""

import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from engine.journal import Journal

ROUNDS, WRITES, CALLERS = 7, 150, 32
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


async def main() -> None:
    """Measure all in turn, and print medians and ratios."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        folder = Path(name)
        journal = await Journal.open(folder / "journal")
        try:
            taken: dict[str, list[float]] = {}
            for _ in range(ROUNDS):
                for what, measured in (("bare", bare), ("sqlite3", sequential)):
                    taken.setdefault(what, []).append(measured(folder))
                works: dict[str, Callable[[Journal], Awaitable[float]]] = {
                    "one caller": one_caller,
                    "32 callers": many_callers,
                }
                for what, work in works.items():
                    taken.setdefault(what, []).append(await work(journal))
        finally:
            await journal.close()
    median = {what: statistics.median(times) for what, times in taken.items()}
    for what, took in median.items():
        print(f"{what:12} {1 / took:8.0f} writes/s")
    one = statistics.median(a / b for a, b in zip(taken["one caller"], taken["bare"], strict=True))
    many = statistics.median(a / b for a, b in zip(taken["sqlite3"], taken["32 callers"], strict=True))
    print(f"one caller takes {one:.2f}x a bare write and fdatasync (aim: at most 2.7x)")
    print(f"32 callers write {many:.2f}x as fast as sqlite3 in sequence (aim: at least 2x)")


if __name__ == "__main__":
    asyncio.run(main())
