"""The reader of a picture or a text: what they may see of a match, what its players are called, the language.

Knows neither a game nor pictures, and nothing of a view.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeAlias, TypeVar

from renders.language.catalogues import Words
from renders.language.names import cut

V_co = TypeVar("V_co", covariant=True)

Names: TypeAlias = tuple[str, ...]
"""Players' names by seat: for pictures as people wrote them, for labels and texts as
`renders.language.player_names` makes them."""


@dataclass(frozen=True, slots=True)
class Reader(Generic[V_co]):
    """Whoever looks at a picture or reads a text. Equal ones see the same."""

    view: V_co
    """What they may know: the game's view of their seat, or of the public."""
    names: Names
    words: Words

    def name(self, seat: int, limit: int | None = None) -> str:
        """A player's name to put in a sentence, of at most `limit` characters if there is a limit."""
        name = self.words.named(self.names, seat)
        return name if limit is None else cut(name, limit)

    def listed(self, seats: Iterable[int]) -> str:
        """Players' names in a sentence: "Anna, Ben and Cleo"; empty for nobody."""
        return self.words.listed([self.name(seat) for seat in seats])

    def calling(self, names: Iterable[str]) -> "Reader[V_co]":
        """The same reader with other names for the players: set off, cut, or "you"."""
        return replace(self, names=tuple(names))

    def named(self, limit: int | None = None) -> "Reader[V_co]":
        """The same reader, with names that can stand in a sentence as they are."""
        return self.calling(self.name(seat, limit) for seat in range(len(self.names)))
