"""Every game's face: all that the Discord layer needs to know of a game's pictures and words."""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.games import GAMES
from renders import boomtown, gnadenlos, goldrush, ponte_vecchio
from renders.face import AnyFace, PlainFace
from renders.language.rulebooks import Rule

_OWN: Final[Mapping[str, AnyFace]] = {
    face.name: face for face in (boomtown.FACE, gnadenlos.FACE, ponte_vecchio.FACE, goldrush.FACE)
}


def faces_of(games: Iterable[str]) -> Mapping[str, AnyFace]:
    """The faces of games by name; a game that has none of its own has a plain one."""
    return {name: _OWN.get(name) or PlainFace(name) for name in games}


FACES: Final = faces_of(GAMES)
"""The faces of all games."""

RULES: Final[Mapping[str, Rule]] = {rule.key: rule for face in FACES.values() for rule in face.rules}
"""The rules of all games, by key. Each game's rule numbers begin with a letter of its own."""
