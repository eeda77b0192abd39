"""Watches the disk of the file of all games: whether there is room left, and, of a large file, whether it is
whole. It changes nothing, and knows neither Discord nor games."""

import asyncio
import logging
from pathlib import Path
from typing import Final

from engine.file_checks import has_little_room
from engine.journal import Journal

log = logging.getLogger(__name__)

LOOK_EVERY_S: Final = 600.0
SAY_EVERY_LOOKS: Final = 144
"""A disk that stays nearly full is said once a day."""


async def watch(journal: Journal, stop: asyncio.Event) -> bool:
    """Look until the bot stops. A file that turns out to be damaged stops it, and True is returned."""
    damage = await journal.damage()
    if damage is not None:
        log.error("%s cannot be used any longer: %s", journal.path, damage)
        stop.set()
        return True
    looks = 0
    while True:
        is_little = await asyncio.to_thread(_has_little_room, journal.path.parent)
        if is_little and looks % SAY_EVERY_LOOKS == 0:
            log.warning("the disk of %s is nearly full: make room before answers are refused", journal.path)
        looks = looks + 1 if is_little else 0
        await asyncio.sleep(LOOK_EVERY_S)


def _has_little_room(folder: Path) -> bool:
    try:
        return has_little_room(folder)
    except OSError as error:  # a network disk that is away for a moment
        log.warning("how much room there is in %s is not known: %s", folder, error)
        return False


async def found_damage(watching: "asyncio.Task[bool]") -> bool:
    """End the watch; whether the file has turned out to be damaged."""
    watching.cancel()
    (outcome,) = await asyncio.gather(watching, return_exceptions=True)
    if isinstance(outcome, Exception):
        log.error("the disk could not be watched", exc_info=outcome)
    return outcome is True
