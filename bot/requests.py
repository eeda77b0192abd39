"""The running bot's side of requests: every few seconds it looks for what the command line asks of it, and
does that one after the other, outside the scheduler's ticks.

It knows when. What is done is known by `operator_acts`.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from bot.operator_acts import Doors, done
from bot.outcomes import CANNOT, Outcome
from engine.clock.pace import DAY, HOUR
from engine.errors import NotStored
from engine.journal import request_rows
from engine.journal.journal import Journal
from engine.journal.request_rows import Request
from engine.references import under

log = logging.getLogger(__name__)

LOOK_EVERY_S: Final = 5.0
KEPT_S: Final = DAY
"""How long what came of a request is kept."""
FINISHING_S: Final = 0.5
"""How long a stop waits for a request under way once the client is closed."""
NOBODY_WAITS: Final = Outcome(
    CANNOT, "It was withdrawn, because nobody waited for it any more.", {"error": "withdrawn"}
)
INTERRUPTED: Final = Outcome(
    CANNOT,
    "The bot was stopped while it did this. Ask once more: if it is done already, that is said.",
    {"error": "interrupted"},
)


class Requests:
    """Looks for requests and does them by `doors`, as soon as it has these. `now` gives UNIX seconds."""

    def __init__(self, journal: Journal, now: Callable[[], float] = time.time) -> None:
        self._journal = journal
        self._now = now
        self.doors: Doors | None = None
        """Those of the client that is at work, or was last."""
        self._unstored: dict[int, Outcome] = {}
        """What came of requests, as far as the disk did not take it yet."""
        self._tidied = float("-inf")

    async def serve(self, stop: asyncio.Event) -> None:
        """Look for requests until the bot stops."""
        while not stop.is_set():
            try:
                await self.look(stop)
            except NotStored as error:
                log.debug("a request is not done: %s", error)
            except Exception:
                log.exception("requests could not be looked for: that is tried again")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY_S):
                    await stop.wait()

    async def look(self, stop: asyncio.Event | None = None) -> None:
        """Do all that is asked for now; a stop leaves the rest. Raises NotStored if the disk takes nothing:
        then nothing more is begun."""
        doors = self.doors
        if doors is None:
            return
        for request in await self._journal.read(request_rows.open_requests):
            if stop is not None and stop.is_set():
                return
            with under(f"r{request.id}"):
                await self._answer(request, doors)
        if not 0 <= self._now() - self._tidied < HOUR:
            before = self._now() - KEPT_S
            await self._journal.write(lambda db: request_rows.forget_done(db, before))
            self._tidied = self._now()

    async def _answer(self, request: Request, doors: Doors) -> None:
        """Do a request, unless nobody waits for it, or it was begun already: a bot that was killed meanwhile
        may have done it, and nothing is done twice."""
        outcome = self._unstored.get(request.id)
        if outcome is None and not request.is_taken:
            if request.is_stale(self._now()):
                await self._save(request_rows.withdraw, request, NOBODY_WAITS)
                return
            if not await self._journal.write(lambda db: request_rows.take(db, request.id)):
                return  # it was withdrawn just now
            outcome = self._unstored[request.id] = await done(doors, request.what, request.args)
        await self._save(request_rows.save_outcome, request, outcome or INTERRUPTED)
        self._unstored.pop(request.id, None)

    async def _save(self, save: Callable[..., bool], request: Request, outcome: Outcome) -> None:
        save = partial(save, request=request.id, outcome=outcome._asdict(), now=self._now())
        if await self._journal.write(save):
            log.info("request %d (%s): exit code %d", request.id, request.what, outcome.code)
