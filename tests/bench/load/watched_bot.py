"""The bot, unmodified, with a look at what keeps its loop: collections of garbage, stretches of its own work.

`python -m tests.bench.load.watched_bot FILE [plain]` writes what it saw into the file at a SIGUSR1; "plain"
leaves collections to Python after the start, as the bot once did. Times are of the thread that was at work:
other programs have no part in them. A collection counts in whichever thread it comes up, for all stand still.
"""

import asyncio
import gc
import heapq
import json
import signal
import sys
import threading
import time
from asyncio import events
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bot import __main__ as program
from bot.upkeep import garbage

MOST_KEPT = 10


@dataclass
class Seen:
    """All times are milliseconds of processor time."""

    collections: list[tuple[int, float, int]] = field(default_factory=list)
    """(generation, how long it took, how many objects it found to be garbage)."""
    stretches: list[tuple[float, str]] = field(default_factory=list)
    """The longest of the loop's callbacks, without the collections in them, and what they were."""
    left: int = 0
    """How many objects turned out to be garbage when all was looked through at the end."""
    last: float = 0.0
    """How long that took."""


class Watch:
    """Looks on in this process, of whose threads the main one runs the loop."""

    def __init__(self, into: Path) -> None:
        self._into, self._seen = into, Seen()
        self._began = 0.0
        self._collecting = 0.0
        """What collections took in the loop's thread."""

    def begin(self) -> None:
        """Look on from now on."""
        gc.callbacks.append(self._collected)
        signal.signal(signal.SIGUSR1, lambda *_: self._end())
        run, loop = events.Handle._run, threading.main_thread().ident

        def run_watched(handle: events.Handle) -> None:
            if threading.get_ident() != loop:
                run(handle)
                return
            callback = handle._callback  # type: ignore[attr-defined]
            began, collecting = time.thread_time(), self._collecting
            run(handle)
            self._stretched(time.thread_time() - began - (self._collecting - collecting), callback)

        setattr(events.Handle, "_run", run_watched)  # noqa: B010

    def _stretched(self, seconds: float, callback: Any) -> None:
        kept, taken = self._seen.stretches, seconds * 1000
        if len(kept) < MOST_KEPT:
            heapq.heappush(kept, (taken, _name(callback)))
        elif taken > kept[0][0]:
            heapq.heapreplace(kept, (taken, _name(callback)))

    def _collected(self, phase: str, found: dict[str, int]) -> None:
        if phase == "start":  # there is never more than one at a time
            self._began = time.thread_time()
            return
        taken = time.thread_time() - self._began
        if threading.current_thread() is threading.main_thread():
            self._collecting += taken
        self._seen.collections.append((found["generation"], taken * 1000, found["collected"]))

    def _end(self) -> None:
        """Look on no longer, look through everything, and write down what was seen."""
        gc.callbacks.remove(self._collected)
        began = time.thread_time()
        self._seen.left = garbage.look_through_all()
        self._seen.last = (time.thread_time() - began) * 1000
        self._into.write_text(json.dumps(asdict(self._seen)))


def _name(callback: Any) -> str:
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", task.get_coro()))
    return str(getattr(callback, "__qualname__", callback))


def main() -> None:
    """Run the bot, and look on from where it has got all that stays for good."""
    into, *how = sys.argv[1:]
    del sys.argv[1:]
    keep_short = garbage.keep_short

    def begin() -> None:
        if "plain" in how:
            gc.collect()
            gc.freeze()
        else:
            keep_short()
        Watch(Path(into)).begin()

    setattr(garbage, "keep_short", begin)  # noqa: B010
    sys.exit(program.main())


if __name__ == "__main__":
    main()
