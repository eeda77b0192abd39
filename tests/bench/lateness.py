"""How late the event loop is while pictures are drawn: a timer of 5 ms, as heartbeats wait for it.

Measured with nothing drawing, with four sessions that draw and encode boards of all games in threads, and
with four plain Python threads that only count: CPython lets each keep the interpreter for 5 ms.
"""

import asyncio
import itertools
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial

from cogs.parts.pictures import Pictures
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.bench.boards import NAMES, Moment, moments
from tests.bench.measuring import in_turns, percentile

TIMER_S, SECONDS, ROUNDS, SESSIONS = 0.005, 1.5, 5, 4
AIM_MS = 6
Busy = Callable[[], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def nothing() -> AsyncIterator[None]:
    """A loop that has nothing else to do."""
    yield


def drawing(boards: list[Moment]) -> Busy:
    """Sessions that each draw as fast as they can, as the bot draws; the boards are more than it keeps."""
    fresh = itertools.cycle(boards)

    async def draw_on(pictures: Pictures) -> None:
        while True:
            board = next(fresh)
            face, names = FACES[board.game], NAMES[: board.seats]
            await pictures.board(face, Reader(board.view, names, words_for("en")), changes=board.changes)

    @asynccontextmanager
    async def drawn() -> AsyncIterator[None]:
        pictures = Pictures()
        tasks = [asyncio.create_task(draw_on(pictures)) for _ in range(SESSIONS)]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    return drawn


@asynccontextmanager
async def counting() -> AsyncIterator[None]:
    """Threads of plain Python that never wait."""
    stop = threading.Event()

    def count() -> None:
        while not stop.is_set():
            sum(range(100))

    threads = [threading.Thread(target=count) for _ in range(SESSIONS)]
    for thread in threads:
        thread.start()
    yield
    stop.set()
    for thread in threads:
        thread.join()


async def lateness(busy: Busy) -> list[float]:
    """How many seconds the timer was late, each time."""
    late = []
    async with busy():
        end = time.perf_counter() + SECONDS
        while (began := time.perf_counter()) < end:
            await asyncio.sleep(TIMER_S)
            late.append(time.perf_counter() - began - TIMER_S)
    return late


async def measure() -> dict[str, list[float]]:
    """All of them in turn; every lateness, in milliseconds."""
    boards = [board for seed in ("a", "b", "c") for name in FACES for board in moments(name, seed)]
    for board in boards[::20]:
        board.draw()
    kinds = {"nothing draws": nothing, "four sessions draw": drawing(boards), "four threads count": counting}
    pooled: dict[str, list[float]] = {what: [] for what in kinds}

    async def one(what: str) -> float:
        late = await lateness(kinds[what])
        pooled[what] += [seconds * 1000 for seconds in late]
        return percentile(late, 0.99)

    await in_turns({what: partial(one, what) for what in kinds}, rounds=ROUNDS)
    return pooled


def main() -> None:
    """Say how late the timer was, half of the times, at most in 99 of 100, and at most."""
    for what, late in asyncio.run(measure()).items():
        p50, p99 = percentile(late, 0.5), percentile(late, 0.99)
        aim = f" (aim: p99 at most {AIM_MS} ms)" if what == "four sessions draw" else ""
        print(f"lateness: {what}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {max(late):.1f} ms{aim}")


if __name__ == "__main__":
    main()
