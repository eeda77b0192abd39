"""Which games have a face: all that the Discord layer needs to know of them."""

from collections.abc import Mapping
from typing import Final

from renders import boomtown, gnadenlos, goldrush, ponte_vecchio
from renders.face import AnyFace
from renders.language.rulebooks import Rule

FACES: Final[Mapping[str, AnyFace]] = {
    face.name: face for face in (boomtown.FACE, gnadenlos.FACE, ponte_vecchio.FACE, goldrush.FACE)
}
"""The games that can be shown, by name."""

RULES: Final[Mapping[str, Rule]] = {rule.key: rule for face in FACES.values() for rule in face.rules}
"""The rules of all games: their numbers begin with a letter of the game's own."""
