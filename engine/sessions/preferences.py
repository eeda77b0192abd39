"""What people have chosen for themselves, wherever they play: how the bot's answers look to them.

It knows names of palettes, letters and ways to show pictures, not what they mean.
"""

from collections.abc import Iterable
from typing import Final

from engine.journal import preference_rows
from engine.journal.journal import Journal
from engine.journal.preference_rows import Shown
from engine.journal.records import PersonId

_USUAL: Final = Shown()


class Preferences:
    """Reads and stores what people chose. The choices of at most `capacity` people stay in memory.

    A read and a write may happen at the same time. The read may then find the old choice, so it is not kept
    in memory."""

    def __init__(self, journal: Journal, *, capacity: int = 1024) -> None:
        self._journal = journal
        self._capacity = capacity
        self._known: dict[PersonId, Shown] = {}
        self._changes = 0

    async def of(self, people: Iterable[PersonId]) -> dict[PersonId, Shown]:
        """How each of these people wants answers to look."""
        asked = tuple(people)
        shown = {person: self._known[person] for person in asked if person in self._known}
        unknown = [person for person in asked if person not in shown]
        if unknown:
            changes = self._changes
            found = await self._journal.read(lambda db: preference_rows.shown(db, unknown))
            read = {person: found.get(person, _USUAL) for person in unknown}
            shown |= read
            if changes == self._changes:  # otherwise somebody chose meanwhile
                self._known |= read
            while len(self._known) > self._capacity:
                del self._known[next(iter(self._known))]
        return shown

    async def choose(
        self,
        person: PersonId,
        *,
        palette: str | None = None,
        letters: str | None = None,
        texts: str | None = None,
    ) -> None:
        """Store what a person wants from now on; what is not named stays as it was."""
        chosen = Shown(palette, letters, texts)
        self.forget(person)
        try:
            await self._journal.write(lambda db: preference_rows.save_shown(db, person, chosen))
        finally:
            self.forget(person)  # a read may have kept the old choice meanwhile

    def forget(self, person: PersonId) -> None:
        """Look at a person anew the next time: something has changed."""
        self._known.pop(person, None)
        self._changes += 1
