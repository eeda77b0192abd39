"""Who is acting right now, so that something can be done after all that a person did before it.

It knows no Discord, and not what anybody does.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from itertools import takewhile
from typing import Final

from engine.journal.records import PersonId

PATIENCE_S: Final = 30.0
"""The longest wait for what a person did before: it may be waiting for Discord, and has stored what it stores
long before that."""
_OWN: Final = ContextVar[asyncio.Event | None]("own act", default=None)


class Acting:
    """The acts of people that are under way, each person's in their order."""

    def __init__(self) -> None:
        self._acts: dict[PersonId, list[asyncio.Event]] = {}

    @contextmanager
    def act(self, person: PersonId) -> Iterator[None]:
        """A person acts until the block ends."""
        done = asyncio.Event()
        acts = self._acts.setdefault(person, [])
        acts.append(done)
        own = _OWN.set(done)
        try:
            yield
        finally:
            _OWN.reset(own)
            done.set()
            acts.remove(done)
            if not acts:
                del self._acts[person]

    async def earlier_done(self, person: PersonId) -> None:
        """Wait until all is done that a person began before the act that asks for this."""
        own = _OWN.get()
        earlier = list(takewhile(lambda act: act is not own, self._acts.get(person, ())))
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                for act in earlier:
                    await act.wait()
