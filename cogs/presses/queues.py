"""Presses in the order in which they arrived, however long their acknowledgements take.

It knows no handler: whoever presses takes a turn, and waits for it once the press was acknowledged.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

PATIENCE_S: Final = 5.0
"""Nobody waits longer for those before them, one of whom may be waiting for Discord. This is about the order
of quick presses alone: what is possible, the session decides."""


class Order:
    """As many lines as there are things that are done one after the other."""

    def __init__(self) -> None:
        self._last: dict[Hashable, asyncio.Event] = {}

    @contextmanager
    def turn(self, line: Hashable) -> Iterator[Callable[[], Awaitable[None]]]:
        """A place in a line, taken at once. Await what it gives before the block ends: it returns
        when all who came earlier are done, or have been waited for long enough."""
        before, done = self._last.get(line), asyncio.Event()
        self._last[line] = done

        async def comes() -> None:
            if before is None:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(before.wait(), PATIENCE_S)

        try:
            yield comes
        finally:
            done.set()
            if self._last.get(line) is done:
                del self._last[line]
