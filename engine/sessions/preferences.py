"""What people have chosen for themselves, wherever they play: so far, the colours of their pictures.

It knows names of palettes, not what they look like.
"""

from collections.abc import Iterable

from engine.journal import preference_rows
from engine.journal.journal import Journal
from engine.journal.records import PersonId


class Preferences:
    """Reads and stores what people chose. The choices of at most `capacity` people stay in memory.

    A read and a write may happen at the same time. The read may then find the old choice, so it is not kept
    in memory."""

    def __init__(self, journal: Journal, *, capacity: int = 1024) -> None:
        self._journal = journal
        self._capacity = capacity
        self._known: dict[PersonId, str | None] = {}
        self._changes = 0

    async def palettes(self, people: Iterable[PersonId]) -> dict[PersonId, str]:
        """The palette of each of these people who has chosen one."""
        asked = tuple(people)
        palettes = {person: self._known[person] for person in asked if person in self._known}
        unknown = [person for person in asked if person not in palettes]
        if unknown:
            changes = self._changes
            found = await self._journal.read(lambda db: preference_rows.palettes(db, unknown))
            read = {person: found.get(person) for person in unknown}
            palettes |= read
            if changes == self._changes:  # otherwise somebody chose meanwhile
                self._known |= read
            while len(self._known) > self._capacity:
                del self._known[next(iter(self._known))]
        return {person: palette for person, palette in palettes.items() if palette is not None}

    async def set_palette(self, person: PersonId, palette: str) -> None:
        """Store which palette a person wants from now on."""
        self.forget(person)
        try:
            await self._journal.write(lambda db: preference_rows.save_palette(db, person, palette))
        finally:
            self.forget(person)  # a read may have kept the old choice meanwhile

    def forget(self, person: PersonId) -> None:
        """Look at a person anew the next time: something has changed."""
        self._known.pop(person, None)
        self._changes += 1
