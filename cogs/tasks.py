"""Background work by session: one task a session at a time, held, logged, and tried again whatever failed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from engine.records import SessionId

log = logging.getLogger(__name__)

LONGEST_PAUSE_S = 60.0
BAD_LINE = (discord.DiscordServerError, aiohttp.ClientError, ConnectionError, TimeoutError)
"""What passes by itself: Discord or the network fails, and the same request may work later."""
TOO_MANY_REQUESTS = 429


class Wakings:
    """Runs `work(session)` after each `wake(session)`; wakes that come while it runs are merged into one."""

    def __init__(self, name: str, work: Callable[[SessionId], Awaitable[None]]) -> None:
        self._name = name
        self._work = work
        self._due: set[SessionId] = set()
        self._tasks: dict[SessionId, asyncio.Task[None]] = {}
        self._is_closed = False

    def wake(self, session_id: SessionId) -> None:
        """Make the work due; never waits. Does nothing once this is closed."""
        if self._is_closed:
            return
        self._due.add(session_id)
        if session_id not in self._tasks:
            task = asyncio.create_task(self._run(session_id), name=f"{self._name} {session_id}")
            self._tasks[session_id] = task
            task.add_done_callback(lambda done: self._ended(session_id, done))

    def repeat(self) -> None:
        """Let all work that is being done now be done once more: what it goes by may have changed."""
        self._due.update(self._tasks)

    async def close(self) -> None:
        """Stop where it stands: what was not posted is posted after the next start."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, session_id: SessionId) -> None:
        pause = 0.5
        while session_id in self._due:
            self._due.discard(session_id)
            (error,) = await asyncio.gather(self._work(session_id), return_exceptions=True)
            if error is None:
                pause = 0.5
                continue
            is_first, pause = pause == 0.5, min(LONGEST_PAUSE_S, pause * 2)
            if _passes(error) or not is_first:
                log.warning("%s of game %s: %s; again in %.0f s", self._name, session_id, error, pause)
            else:
                log.error(
                    "%s of game %s failed; again in %.0f s", *(self._name, session_id, pause), exc_info=error
                )
            self._due.add(session_id)
            await asyncio.sleep(pause)

    def _ended(self, session_id: SessionId, task: asyncio.Task[None]) -> None:
        self._tasks.pop(session_id, None)
        if not task.cancelled() and session_id in self._due:  # it was woken once more as it ended
            self.wake(session_id)


def _passes(error: BaseException) -> bool:
    """Whether it is the line's fault, or Discord's, and not ours."""
    is_limited = isinstance(error, discord.HTTPException) and error.status == TOO_MANY_REQUESTS
    return is_limited or isinstance(error, BAD_LINE)
