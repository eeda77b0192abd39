"""Keeps garbage collections short, for nobody is answered during one. What has survived a collection of
everything is set aside, and not looked through again until the bot has nothing to do.

It knows only Python's collector and how busy this process is, nothing of Discord or games.
"""

import asyncio
import gc
import logging
import time
from typing import Final

log = logging.getLogger(__name__)

THRESHOLDS: Final = (700, 10, 1)
"""How many new objects, or collections of younger ones, are waited for before each generation is collected.
The oldest then has some 15,000 objects to look through, in 10 to 20 ms; with Python's own value, 10, five
times as many come together."""
OLDEST: Final = 2
PAUSE_S: Final = 6 * 3600.0
"""What was set aside is left alone for so long at least."""
QUIET_S: Final = 10.0
"""The bot has nothing to do if it was at work for less than `AT_WORK_S` in these seconds."""
AT_WORK_S: Final = 0.1
MOST_QUIET: Final = 6480
"""After as many looks at whether it is quiet, a day in all, nobody waits any longer for that."""


def keep_short() -> None:
    """Set aside all that there is now, which stays for good, and later on what survives. What dies then is
    freed as ever, but for what hangs together in a ring: little of that is alive at such a moment."""
    gc.set_threshold(*THRESHOLDS)
    if _set_aside not in gc.callbacks:
        gc.callbacks.append(_set_aside)
    _collect()


def _set_aside(phase: str, found: dict[str, int]) -> None:
    if phase == "stop" and found["generation"] == OLDEST:
        gc.freeze()


def _collect() -> int:
    """Look through everything that is not set aside; how many objects were garbage."""
    found = gc.collect()
    # Python puts the next off until as many objects are new as a quarter of those that survived this one.
    return found + gc.collect()


def look_through_all() -> int:
    """Look also through what was set aside, which stops the bot for 100 to 200 ms; how many objects were
    garbage."""
    gc.unfreeze()
    return _collect()


async def look_when_quiet() -> None:
    """Look through everything now and then, for ever, in a moment in which the bot has nothing to do."""
    while True:
        await asyncio.sleep(PAUSE_S)
        for _ in range(MOST_QUIET):
            before = time.process_time()
            await asyncio.sleep(QUIET_S)
            if time.process_time() - before < AT_WORK_S:
                break
        log.debug("%d objects had become garbage after they were set aside", look_through_all())
