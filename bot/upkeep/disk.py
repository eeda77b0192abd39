"""Looks after the file of all games while the bot runs: says when its disk is nearly full. Once the start is
over, it also looks through a large file for damage and brings a file of an earlier version up to date.

It knows no Discord.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.errors import NotStored, SaloonError
from engine.journal import emptying
from engine.journal.disk import PROBE_S
from engine.journal.file_checks import has_little_room
from engine.journal.journal import Job, Journal
from engine.play.game import AnyGame
from engine.sessions import old_places, old_results

log = logging.getLogger(__name__)

LOOK_EVERY_S: Final = 600.0
SAY_EVERY_LOOKS: Final = 144
"""While a disk stays nearly full, the log says so once a day."""
CALM_S: Final = 60.0
"""Seconds from the start until work that can wait begins: whoever pressed before has an answer by then."""
AT_ONCE: Final = 4
"""How many games of an earlier version are brought up to date at a time: an answer that arrives just then
waits for a few milliseconds."""
SETTLED_AT_ONCE: Final = 16
"""How many games of an earlier version are settled at a time: none of them is replayed."""
PAUSE_S: Final = 0.25
"""Seconds between them, so that 100,000 games take two hours."""


@dataclass(frozen=True, slots=True)
class Chore:
    """Work that a file of an earlier version still needs: done while the bot runs, a few games at a time."""

    says: str
    """What the log says when it begins, followed by a colon and the path of the file."""
    is_due: Job[bool]
    do_some: Callable[[], Awaitable[bool]]
    """Do some of it. Returns whether any may be left."""


async def watch(journal: Journal, stop: asyncio.Event, chores: Sequence[Chore] = ()) -> bool:
    """Look after the file until the bot stops, and do the chores once the start is over. If the file turns
    out to be damaged, stop the bot and return True."""
    room = asyncio.create_task(_watch_room(journal.path), name="room on the disk")
    try:
        await asyncio.sleep(CALM_S)
        damage = await _damage(journal)
        if damage is None:
            for chore in chores:
                await _do(chore, journal, stop)
            await room
    finally:
        room.cancel()
        await asyncio.gather(room, return_exceptions=True)
    log.error("%s cannot be used any longer: %s", journal.path, damage)
    stop.set()
    return True


async def _watch_room(path: Path) -> None:
    looks = 0
    while True:
        is_little = await asyncio.to_thread(_has_little_room, path.parent)
        if is_little and looks % SAY_EVERY_LOOKS == 0:
            log.warning("the disk of %s is nearly full: make room before answers are refused", path)
        looks = looks + 1 if is_little else 0
        await asyncio.sleep(LOOK_EVERY_S)


def _has_little_room(folder: Path) -> bool:
    try:
        return has_little_room(folder)
    except OSError as error:  # a network disk that is away for a moment
        log.warning("how much room there is in %s is not known: %s", folder, error)
        return False


async def _damage(journal: Journal) -> str | None:
    """What is wrong with the file, or None. It is also None if the file cannot be read just now, because that
    must not stop the bot."""
    try:
        return await journal.damage()
    except (OSError, sqlite3.Error):
        log.exception("%s could not be looked through: that is done after the next start", journal.path)
        return None


def chores(journal: Journal, games: Mapping[str, AnyGame]) -> tuple[Chore, ...]:
    """All chores: to empty the states that nothing needs, to store the results of games that ended before
    results were stored, and then who counted in them, and in which place."""
    return (
        Chore(
            "frees room that older games do not need; the file gets no smaller",
            emptying.is_due,
            lambda: journal.write(lambda db: emptying.empty_some(db, AT_ONCE)),
        ),
        Chore(
            "stores how older games ended",
            old_results.is_due,
            lambda: old_results.store_some(journal, games, AT_ONCE),
        ),
        Chore(
            "stores who counted in older games",
            old_places.is_due,
            lambda: old_places.store_some(journal, SETTLED_AT_ONCE),
        ),
    )


async def _do(chore: Chore, journal: Journal, stop: asyncio.Event) -> None:
    """Do a chore to its end; a stop leaves the rest for the next start."""
    try:
        is_left = await journal.read(chore.is_due)
        if is_left:
            log.info("%s: %s", chore.says, journal.path)
        while is_left and not stop.is_set():
            pause = PAUSE_S
            try:
                is_left = await chore.do_some()
            except NotStored:
                pause = PROBE_S
            await asyncio.sleep(pause)
    except (sqlite3.Error, SaloonError):
        log.exception("%s: that is left for the next start: %s", chore.says, journal.path)


async def found_damage(watching: "asyncio.Task[bool]") -> bool:
    """End the watch. Returns whether the file has turned out to be damaged."""
    watching.cancel()
    (outcome,) = await asyncio.gather(watching, return_exceptions=True)
    return outcome is True
