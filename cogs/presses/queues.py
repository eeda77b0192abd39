"""Presses in the order in which they arrived, however long their acknowledgements take.

It knows no handler: a press takes its turn when it arrives, and waits for it after its acknowledgement.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

PATIENCE_S: Final = 5.0
"""The longest that a press waits for those before it, one of which may be waiting for Discord. This only
keeps quick presses in order: the session decides what is possible."""


class Order:
    """Lines of presses: in each line, things are done one after the other."""

    def __init__(self) -> None:
        self._last: dict[Hashable, asyncio.Event] = {}

    @contextmanager
    def turn(self, line: Hashable) -> Iterator[Callable[[], Awaitable[None]]]:
        """Take a place in a line, at once. It gives a function to await before the block ends: that returns
        when everybody earlier in the line is done, or after `PATIENCE_S`."""
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
