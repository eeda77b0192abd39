"""How somebody wants the bot's answers to look: colours, letters, and pictures or text alone; and the palette
of a public picture, which everybody at the table can read.

It knows who reads, and nothing of what is drawn.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from engine.journal.preference_rows import Shown
from engine.journal.records import PersonId, Session
from engine.sessions.preferences import Preferences
from renders.drawing.theme import PALETTES

FOR_ALL: Final = next(iter(PALETTES))
"""The palette of what is posted for everybody: it tells nothing of whoever asked for it."""
BOTH: Final = "both"
"""The palette for a table at which people need different ones."""
_NEEDS: Final = {"colour-blind", "high-contrast"}
"""The palettes of which neither helps whoever needs the other."""

S = TypeVar("S", bound=StrEnum)


class Letters(StrEnum):
    """How large letters on private pictures are; the usual size is the first."""

    USUAL = "usual"
    LARGE = "large"


class Texts(StrEnum):
    """Whether private answers have pictures, as usual, or how much text in their place."""

    PICTURES = "pictures"
    BRIEF = "brief"
    """What pictures alone say is said in words."""
    FULL = "full"
    """Besides, each question has the whole board in words below it."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How somebody wants private answers to look."""

    palette: str = FOR_ALL
    letters: Letters = Letters.USUAL
    texts: Texts = Texts.PICTURES

    @property
    def drawn_in(self) -> str | None:
        """The palette in which pictures are drawn for them; None if they want none."""
        return self.palette if self.texts is Texts.PICTURES else None

    @property
    def is_large(self) -> bool:
        """Whether they want large print."""
        return self.letters is Letters.LARGE


def strongest(chosen: Iterable[str]) -> str:
    """The palette that helps all who have chosen these. `PALETTES` lists the weakest first."""
    known, order = {palette for palette in chosen if palette in PALETTES}, list(PALETTES)
    return BOTH if known >= _NEEDS else max(known, key=order.index, default=FOR_ALL)


def meant(shown: Shown) -> Wishes:
    """What a person has chosen. What another version of the bot has stored is as if nothing was chosen."""
    palette = shown.palette or FOR_ALL
    return Wishes(
        palette if palette in PALETTES else FOR_ALL,
        _one_of(Letters, shown.letters),
        _one_of(Texts, shown.texts),
    )


def _one_of(kind: type[S], name: str | None) -> S:
    usual = next(iter(kind))
    return next((each for each in kind if each.value == name), usual)


async def wishes_of(preferences: Preferences, person: PersonId) -> Wishes:
    """What this person wants."""
    return meant((await preferences.of([person]))[person])


async def palette_of_all(preferences: Preferences, session: Session) -> str:
    """The palette of a picture for everybody at the table."""
    people = [seat.person for seat in session.seats if seat.person is not None]
    return strongest(meant(shown).palette for shown in (await preferences.of(people)).values())
