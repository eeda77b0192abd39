"""What a nightly backup costs whoever writes meanwhile: the slowest write beside a quiet one.

The file has 10,000 running games of all titles. 32 callers write, each as soon as its last write is stored;
before, and while the backup is made and verified by a process of its own, as it is every night.
`python -m tests.bench.backups 2000` does it with fewer games.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bot.upkeep.nightly import in_a_process
from engine.games import GAMES
from engine.journal.copies import backup
from engine.journal.journal import Journal
from tests.bench.journal import CALLERS, save
from tests.bench.load import crowd
from tests.bench.measuring import percentile

GAMES_IN_FILE, ANSWERS = 10_000, 12
QUIET_S = 15.0
PAUSE_S = 0.05
"""What a caller waits between two writes: all of them write 640 times a second, 40 times what a bot may."""
AIM = 10.0


async def writes(journal: Journal, is_over: Callable[[], bool]) -> list[float]:
    """Seconds that each write takes of callers who write until it is over."""
    taken = list[float]()

    async def caller(number: int) -> None:
        while not is_over():
            began = time.perf_counter()
            await journal.write(save(number))
            taken.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE_S)

    await asyncio.gather(*(caller(number) for number in range(CALLERS)))
    return taken


async def during(journal: Journal, work: "asyncio.Task[object]") -> tuple[list[float], float]:
    """What writes take while a work is done, and how many seconds that takes."""
    began = time.perf_counter()
    taken = await writes(journal, work.done)
    await work
    return taken, time.perf_counter() - began


async def measure(folder: Path, number: int) -> None:
    """Say what it costs."""
    path = folder / "saloon.sqlite3"
    games = await crowd.play(path, answers=ANSWERS)
    crowd.copy(path, games, lambda n: crowd.Place(1_000 + n // 10, 10**7 + n, 2 * 10**7 + n), number=number)
    journal = await Journal.open(path, games=GAMES)
    try:
        until = time.perf_counter() + QUIET_S
        quiet = await writes(journal, lambda: time.perf_counter() >= until)
        usual = percentile(quiet, 0.99)
        size = path.stat().st_size / 1e6
        print(f"backups: {number:,} running games, {size:.0f} MB; quiet: {len(quiet)} writes", end="")
        print(f", 99 of 100 within {1e3 * usual:.1f} ms, the slowest {1e3 * max(quiet):.1f} ms", flush=True)
        for name, begin in (
            ("in a process", lambda: in_a_process(path, folder / "by a process")),
            ("in a thread", lambda: asyncio.to_thread(backup, path, folder / "by a thread", GAMES)),
        ):
            taken, seconds = await during(journal, asyncio.ensure_future(begin()))
            slowest, late = max(taken), percentile(taken, 0.99)
            print(
                f"backups: made and verified {name} in {seconds:.1f} s; {len(taken)} writes meanwhile", end=""
            )
            print(f", 99 of 100 within {1e3 * late:.1f} ms, the slowest {1e3 * slowest:.1f} ms:", end="")
            print(f" {slowest / usual:.1f}x the quiet 99 (aim: at most {AIM:.0f}x)", flush=True)
    finally:
        await journal.close()


def main(number: int = GAMES_IN_FILE) -> None:
    """Measure on the disk that this is run from: a temporary folder may be in memory."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        asyncio.run(measure(Path(name).resolve(), number))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
