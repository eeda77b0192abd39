"""What it costs to look what is due, while many games run and nothing is due.

A tick is what the scheduler does then: it compares the clocks, asks the file what is due, and asks when
something will be. Its cost is processor time of the whole process, so what SQLite does in its own thread
counts. The reference is one row by its key. What is due is found by indexes, so the figure must not grow with
the games: it is also measured with a hundredth of them.
"""

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path

from bot.due.scheduler import Deeds, Scheduler
from bot.line import Line
from engine.clock.pace import HOUR, PaceName
from engine.games import GAMES
from engine.journal import board_rows, call_rows, match_rows, note_rows, session_rows
from engine.journal.journal import Journal
from engine.journal.records import PersonId, SeatRow
from engine.play.table import Seat
from engine.sessions.calls import Calls
from engine.sessions.sessions import Sessions
from tests.bench.measuring import in_turns, ratio

FEW, MANY, TICKS = 100, 10_000, 40
AIM_MS = 2.0


def fill(db: sqlite3.Connection, games: int, now: float) -> None:
    """Running games of two, in each of which a clock runs."""
    for number in range(games):
        people = [PersonId(2 * number + 1), PersonId(2 * number + 2)]
        session = session_rows.insert_session(
            db,
            game="boomtown",
            options={},
            guild=number % 50 + 1,
            channel=2,
            language="en",
            host=people[0],
            name="Anna",
            pace=PaceName.DAILY,
            at=now,
        )
        seats = [SeatRow(name, person) for name, person in zip(("Anna", "Ben"), people, strict=True)]
        session_rows.save_seats(db, session, seats, people[0], "playing")
        match_rows.save_start(db, session, seed="s", thread=number)
        call_rows.save_calls(db, session, {Seat(0): "1.1"}, at=now - HOUR)
        board_rows.save_board(db, session, message=1, board_from=1, due=people, posted=0, at=now - HOUR)


async def ready(folder: Path, games: int) -> tuple[Journal, Scheduler, Calls]:
    """A scheduler over a file with so many running games, past its first minute."""
    journal = await Journal.open(folder / str(games))
    await journal.write(lambda db: fill(db, games, time.time()))
    calls = Calls(Sessions(journal, GAMES).workings)
    assert await calls.next_due() is not None
    line = Line(calls, lambda: 1)
    line.is_ready()

    async def expire(_: object) -> None:
        raise AssertionError("nothing is due")

    scheduler = Scheduler(calls, line, Deeds(expire=expire, others={}))
    await scheduler.tick()  # it notes that it was there, which it does once a minute
    return journal, scheduler, calls


async def a_tick(scheduler: Scheduler, calls: Calls) -> float:
    """Seconds of processor time that a tick takes when nothing is due."""
    began = time.process_time()
    for _ in range(TICKS):
        await scheduler.tick()
        await calls.next_due(after=time.time())
    return (time.process_time() - began) / TICKS


async def one_row(journal: Journal) -> float:
    """Seconds of processor time that it takes to read one row by its key."""
    began = time.process_time()
    for _ in range(TICKS):
        await journal.read(lambda db: note_rows.note(db, "line"))
    return (time.process_time() - began) / TICKS


async def measure(folder: Path) -> dict[str, list[float]]:
    """All of them in turn."""
    few, few_scheduler, few_calls = await ready(folder, FEW)
    many, many_scheduler, many_calls = await ready(folder, MANY)
    try:
        return await in_turns(
            {
                "few": lambda: a_tick(few_scheduler, few_calls),
                "many": lambda: a_tick(many_scheduler, many_calls),
                "row": lambda: one_row(many),
            }
        )
    finally:
        await few.close()
        await many.close()


def main() -> None:
    """Measure on the disk that this is run from."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        taken = asyncio.run(measure(Path(name)))
    tick, rows = sorted(taken["many"])[len(taken["many"]) // 2] * 1000, ratio(taken, "many", "row")
    grows = ratio(taken, "many", "few")
    print(
        f"scheduler: a tick with {MANY} running calls and nothing due takes {tick:.2f} ms of processor time,"
        f" {rows:.1f}x to read one row (aim: under {AIM_MS:.0f} ms)"
    )
    print(f"scheduler: it takes {grows:.2f}x what it takes with {FEW} (aim: at most 1.5x)")


if __name__ == "__main__":
    main()
