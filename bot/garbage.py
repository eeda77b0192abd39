"""Keeps garbage collections short, for nobody is answered during one. What has survived a full collection is
set aside, and not looked through again until the bot has nothing to do, or too much was set aside.

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
"""How long what was set aside is left alone, unless there is too much of it."""
QUIET_S: Final = 10.0
"""The bot has nothing to do if it was at work for less than `AT_WORK_S` in these seconds."""
AT_WORK_S: Final = 0.1
LONGEST_S: Final = 24 * 3600.0
"""How long a moment in which the bot has nothing to do is waited for, counted from the last look."""
MOST_MORE: Final = 500_000
"""How many more objects may be set aside before everything is looked through, busy or not. If all of them are
garbage, they take some 60 MB, and 100 ms to look through."""


def keep_short() -> None:
    """Set aside all that there is now, which stays for good, and later on what survives. What dies after that
    is freed as ever, unless it hangs together in a ring: then it stays until `look_through_all`."""
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
    # Python puts the next full collection off until a quarter as many objects have come as survived this one.
    return found + gc.collect()


def look_through_all() -> int:
    """Look also through what was set aside, which stops the bot for 100 to 200 ms; how many objects were
    garbage."""
    gc.unfreeze()
    return _collect()


async def look_when_quiet() -> None:
    """Look through everything now and then, for ever: in a moment in which the bot has nothing to do, or else
    when there is too much, for under a load that does not end garbage piles up."""
    while True:
        most, waited, is_quiet = gc.get_freeze_count() + MOST_MORE, 0.0, False
        while waited < (PAUSE_S if is_quiet else LONGEST_S) and gc.get_freeze_count() < most:
            before = time.process_time()
            await asyncio.sleep(QUIET_S)
            is_quiet = time.process_time() - before < AT_WORK_S
            waited += QUIET_S
        log.debug("%d objects had become garbage after they were set aside", look_through_all())
