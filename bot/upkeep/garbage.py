"""Keeps garbage collections short, because nobody is answered during one. Objects that survive a full
collection are set aside. They are looked through again when the bot has nothing to do, or when too many were
set aside.

It knows only Python's collector and how busy this process is, nothing of Discord or games.
"""

import asyncio
import gc
import logging
import time
from typing import Final

log = logging.getLogger(__name__)

THRESHOLDS: Final = (700, 10, 1)
"""A generation is collected after this many new objects, or collections of the next younger generation. The
oldest then has some 15,000 objects to look through, which takes 10 to 20 ms; with Python's own value for it,
10, there would be five times as many."""
OLDEST: Final = 2
PAUSE_S: Final = 6 * 3600.0
"""How long objects that were set aside are left alone, unless there are too many."""
QUIET_S: Final = 10.0
"""The bot has nothing to do if it was at work for less than `AT_WORK_S` in these seconds."""
AT_WORK_S: Final = 0.1
LONGEST_S: Final = 24 * 3600.0
"""The longest wait for a moment in which the bot has nothing to do, counted from the last look."""
MOST_MORE: Final = 500_000
"""How many more objects may be set aside before everything is looked through, even if the bot is busy. If all
of them are garbage, they take some 60 MB, and 100 ms to look through."""


def keep_short() -> None:
    """Set aside all objects that exist now, because they stay for good, and later those that survive a full
    collection. An object that is set aside is still freed when nothing refers to it. One that is part of a
    ring stays until `look_through_all`."""
    gc.set_threshold(*THRESHOLDS)
    if _set_aside not in gc.callbacks:
        gc.callbacks.append(_set_aside)
    _collect()


def _set_aside(phase: str, found: dict[str, int]) -> None:
    if phase == "stop" and found["generation"] == OLDEST:
        gc.freeze()


def _collect() -> int:
    """Look through everything that is not set aside. Returns how many objects were garbage."""
    found = gc.collect()
    # Python delays the next full collection until there are a quarter as many new objects as survived the
    # last one. After a second collection in which none survive, it does not.
    return found + gc.collect()


def look_through_all() -> int:
    """Look through everything, also what was set aside; that stops the bot for 100 to 200 ms. Returns how
    many objects were garbage."""
    gc.unfreeze()
    return _collect()


async def look_when_quiet() -> None:
    """Look through everything now and then, for ever: when the bot has nothing to do, or when too much was
    set aside, because under a load that never ends garbage piles up."""
    while True:
        most, waited, is_quiet = gc.get_freeze_count() + MOST_MORE, 0.0, False
        while waited < (PAUSE_S if is_quiet else LONGEST_S) and gc.get_freeze_count() < most:
            before = time.process_time()
            await asyncio.sleep(QUIET_S)
            is_quiet = time.process_time() - before < AT_WORK_S
            waited += QUIET_S
        log.debug("%d objects had become garbage after they were set aside", look_through_all())
