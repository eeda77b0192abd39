"""What people have chosen for themselves, wherever they play: so far, the colours of their pictures.

It knows names of palettes, not what they look like.
"""

import asyncio
from collections.abc import Iterable

from engine import posted_rows
from engine.journal import Journal
from engine.records import PersonId


class People:
    """Read and note what people have chosen; of `capacity` of them it is kept in memory."""

    def __init__(self, journal: Journal, *, capacity: int = 1024) -> None:
        self._journal = journal
        self._capacity = capacity
        self._known: dict[PersonId, str | None] = {}
        self._lock = asyncio.Lock()
        """What is read must not be remembered after it was changed."""

    async def palettes(self, people: Iterable[PersonId]) -> dict[PersonId, str]:
        """The palettes of those among some people who have chosen one."""
        asked = tuple(people)
        async with self._lock:
            unknown = [person for person in asked if person not in self._known]
            if unknown:
                found = await self._journal.read(lambda db: posted_rows.palettes(db, unknown))
                self._known |= {person: found.get(person) for person in unknown}
            chosen = {person: palette for person in asked if (palette := self._known[person]) is not None}
            while len(self._known) > self._capacity:
                del self._known[next(iter(self._known))]
        return chosen

    async def set_palette(self, person: PersonId, palette: str) -> None:
        """In which colours a person wants pictures from now on."""
        async with self._lock:
            self._known.pop(person, None)
            await self._journal.write(lambda db: posted_rows.save_palette(db, person, palette))
