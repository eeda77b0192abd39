"""What people have chosen for themselves, wherever they play: so far, the colours of their pictures.

It knows names of palettes, not what they look like.
"""

from collections.abc import Iterable

from engine import posted_rows
from engine.journal import Journal
from engine.records import PersonId


class People:
    """Read and note what people have chosen."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def palettes(self, people: Iterable[PersonId]) -> dict[PersonId, str]:
        """The palettes of those among some people who have chosen one."""
        asked = tuple(people)
        return await self._journal.read(lambda db: posted_rows.palettes(db, asked))

    async def set_palette(self, person: PersonId, palette: str) -> None:
        """In which colours a person wants pictures from now on."""
        await self._journal.write(lambda db: posted_rows.save_palette(db, person, palette))
