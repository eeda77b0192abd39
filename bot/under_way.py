"""Tasks that are under way: a stop lets them finish, and gives up those that take too long.

It knows nothing of Discord, or of what the tasks do.
"""

import asyncio
from typing import Any

GIVING_UP_S = 0.5
"""How long a task that is given up may take to clean up."""


class UnderWay:
    """The tasks that were added and are not done yet."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def add(self, task: asyncio.Task[Any]) -> None:
        """Hold a task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, within: float) -> int:
        """Wait at most `within` seconds for the tasks that are under way now, then give up those that are not
        done; returns how many these were. Tasks that are added meanwhile are not waited for.
        """
        tasks = set(self._tasks)
        if not tasks:
            return 0
        _, late = await asyncio.wait(tasks, timeout=within)
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(late, timeout=GIVING_UP_S)
        return len(late)
