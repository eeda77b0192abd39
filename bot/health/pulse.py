"""The pulse: every half a minute a probe is written through the journal, and a file beside it is touched.

It runs on the bot's own loop, so the file grows old if the loop or the journal's writer is stuck. Neither an
outage of Discord nor a full disk stops it. `python -m bot healthy` looks at the file's age alone.
"""

import asyncio
import logging
import os
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from bot.health.alive import ALIVE, EVERY_S
from engine import measures
from engine.errors import NotStored
from engine.journal.file_checks import beside
from engine.journal.journal import Journal

T = TypeVar("T")

log = logging.getLogger(__name__)

OPENING_S: Final = 3600.0
"""A file that is not open after so many seconds never will be."""
LATE_EVERY_S: Final = 1.0


async def while_opening(path: Path, opening: Coroutine[Any, Any, T]) -> T:
    """Open the file, and show meanwhile that the bot works: else whatever restarts it would do so in the
    middle of an update that takes minutes, over and over. A file that another bot uses is refused long before
    the first sign of life."""
    alive, task = _sign_of(path), asyncio.create_task(opening, name="opening")
    end, is_ours = time.monotonic() + OPENING_S, False
    while time.monotonic() < end:
        await asyncio.wait({task}, timeout=EVERY_S)
        if task.done():
            break
        is_ours = True
        with suppress(OSError):
            alive.touch()
    try:
        return await task
    except BaseException:
        if is_ours:  # else it may be that of the bot that uses the file
            with suppress(OSError):
                alive.unlink(missing_ok=True)
        raise


def _sign_of(path: Path) -> Path:
    return beside(path.resolve(), ALIVE)


class Pulse:
    """`begin` starts it, `close` ends it and removes the file, as an orderly stop does."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._alive = beside(journal.path, ALIVE)
        self._is_said = False
        self.tried = time.monotonic()
        """When a probe was tried last, whether or not the disk took it, by the machine's clock."""
        self.is_stored = True
        """Whether the disk took that probe."""
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Make the file, and go on."""
        self._touch()
        self._task = asyncio.create_task(self._go_on(), name="pulse")

    async def close(self) -> None:
        """Stop, and remove the file."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            self._alive.unlink(missing_ok=True)
        except OSError as error:
            log.warning("%s could not be removed: %s", self._alive, error)

    async def _go_on(self) -> None:
        while True:
            await self._beat()
            await asyncio.sleep(EVERY_S)

    async def _beat(self) -> None:
        """Try to write a probe. That is a beat whatever comes of it, if only something does."""
        (error,) = await asyncio.gather(self._journal.probe(), return_exceptions=True)
        if error is not None and not isinstance(error, NotStored):
            log.warning("a probe could not be written: %s", error)
        self.is_stored = error is None
        self.tried = time.monotonic()
        self._touch()

    def _touch(self) -> None:
        """Give the file the time of now; a full disk takes that, too."""
        try:
            try:
                os.utime(self._alive)
            except FileNotFoundError:
                self._alive.touch()
        except OSError as error:
            if not self._is_said:
                log.warning("%s does not tell that the bot is alive: %s", self._alive, error)
            self._is_said = True
        else:
            self._is_said = False


async def measure_lateness() -> None:
    """Measure, once a second, how much later than asked the loop goes on."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LATE_EVERY_S
        await asyncio.sleep(LATE_EVERY_S)
        measures.LATE.saw(max(0.0, loop.time() - due))
