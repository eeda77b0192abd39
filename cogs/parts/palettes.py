"""The palette of a picture: its reader's, or for a public picture the one that everybody can read.

It knows who reads, and nothing of what is drawn.
"""

from collections.abc import Iterable
from typing import Final

from engine.journal.records import PersonId, Session
from engine.sessions.preferences import Preferences
from renders.drawing.theme import PALETTES

FOR_ALL: Final = next(iter(PALETTES))
"""The palette of what is posted for everybody: it tells nothing of whoever asked for it."""


def strongest(chosen: Iterable[str]) -> str:
    """The palette that helps most among those chosen: `PALETTES` lists the weakest first."""
    order = list(PALETTES)
    return max((palette for palette in chosen if palette in PALETTES), key=order.index, default=order[0])


async def palette_for(preferences: Preferences, *readers: PersonId) -> str:
    """The palette of a picture that all these people must be able to read."""
    return strongest((await preferences.palettes(readers)).values())


async def palette_of_all(preferences: Preferences, session: Session) -> str:
    """The palette of a picture for everybody at the table."""
    return await palette_for(preferences, *(seat.person for seat in session.seats if seat.person is not None))
