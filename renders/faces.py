"""Every game's face: all that the Discord layer needs to know of a game's pictures and words."""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.games import GAMES
from renders import boomtown, gnadenlos, goldrush, ponte_vecchio
from renders.face import AnyFace, PlainFace
from renders.language.rulebooks import Book, Rule
from renders.league.text.rules import BOOK

_OWN: Final[Mapping[str, AnyFace]] = {
    face.name: face for face in (boomtown.FACE, gnadenlos.FACE, ponte_vecchio.FACE, goldrush.FACE)
}


def faces_of(games: Iterable[str]) -> Mapping[str, AnyFace]:
    """The faces of games by name; a game that has none of its own has a plain one."""
    return {name: _OWN.get(name) or PlainFace(name) for name in games}


FACES: Final = faces_of(GAMES)
"""The faces of all games."""

BOOKS: Final[Mapping[str, Book]] = {BOOK.name: BOOK}
"""The books of rules that are not those of a game, by name."""

RULES: Final[Mapping[str, Rule]] = {
    rule.key: rule for book in (*FACES.values(), *BOOKS.values()) for rule in book.rules
}
"""The rules of all games and of leagues, by key. The rule numbers of each begin with a letter of its own."""
