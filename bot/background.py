"""What runs beside the client for as long as the bot runs, and the order in which it is stopped.

It knows nothing of Discord, or of what the tasks do.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


class Background(AsyncExitStack):
    """Tasks, and other things to be closed (by the methods of an exit stack). At its end, what was begun last
    is stopped first, and what fails then keeps nothing else from its stop."""

    def begin(self, work: Coroutine[Any, Any, T], name: str, *, finishing: float = 0.0) -> "asyncio.Task[T]":
        """Run a task until the stop. Then it may come to its end within `finishing` seconds before it is
        cancelled. If it fails, the log says so at once, and all else goes on."""
        task = asyncio.create_task(work, name=name)
        task.add_done_callback(_say_failure)
        self.push_async_callback(_stop, task, finishing)
        return task


def _say_failure(task: "asyncio.Task[Any]") -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error(
            "%s: this has failed, and is not done until the next start", task.get_name(), exc_info=error
        )


async def _stop(task: "asyncio.Task[Any]", finishing: float) -> None:
    if finishing:
        await asyncio.wait({task}, timeout=finishing)
    task.cancel()
    await asyncio.wait({task})
