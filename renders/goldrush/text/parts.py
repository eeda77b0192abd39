"""What the strips of Goldrush's pictures show, by name: their alternative texts have the same parts. The map
has two sheets: the main street with all north of it, and the southern houses with the land behind them.

Knows where the joint of the map is, and nothing of a match.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.goldrush.survey import LAND
from renders.language.catalogues import ALT
from renders.language.names import cut_lines

PLAYERS: Final = "players"
NORTH: Final = "north"
SOUTH: Final = "south"
SHEETS: Final = (NORTH, SOUTH)
HAND: Final = "hand"
CHOICE: Final = "choice"

JOINT: Final = 684
"""How far down the southern sheet begins. Trails go on across it; no place, house or name is near it."""


def sheet_of(place: str) -> str:
    """The sheet that has a place."""
    return NORTH if LAND.places[place].y < JOINT else SOUTH


def joined(parts: Mapping[str, str]) -> str:
    """All parts as one text."""
    return "\n".join(parts.values())


def fitted(parts: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Parts of a text, each by its lines, in at most 1,024 characters. If something must be left out, it is
    the end of the first part."""
    first, *others = parts
    texts = {name: "\n".join(parts[name]) for name in others}
    room = ALT - sum(len(text) + 1 for text in texts.values())
    return {first: cut_lines(parts[first], room), **texts}
