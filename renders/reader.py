"""For whom something is shown: what they may see of a match, what its players are called, and the language.

Knows neither a game nor pictures: of a view it knows whose it is, the players, and the viewer's hand.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeAlias, TypeVar

from engine.play.table import Seat
from renders.language.catalogues import Words
from renders.language.names import cut

V_co = TypeVar("V_co", covariant=True)
Player = TypeVar("Player", covariant=True)
Hand = TypeVar("Hand", covariant=True)

Names: TypeAlias = tuple[str, ...]
"""Players' names by seat: as people wrote them for pictures, by `renders.language.player_names` for labels
and texts."""


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
        """The same reader, to whom the players are called otherwise: set off, cut, or "you"."""
        return replace(self, names=tuple(names))

    def named(self, limit: int | None = None) -> "Reader[V_co]":
        """The same reader, with names that can stand in a sentence as they are."""
        return self.calling(self.name(seat, limit) for seat in range(len(self.names)))


class Seated(Protocol[Player]):
    """A view that has a side for each player."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def players(self) -> tuple[Player, ...]: ...


class Dealt(Seated[Player], Protocol[Player, Hand]):
    """A view that has also a hand, which its own seat alone may see."""

    @property
    def hand(self) -> Hand | None: ...


def own_player(view: Seated[Player]) -> Player:
    """The public side of the seat whose view it is. Raises ValueError for the public's."""
    if view.seat is None:
        raise ValueError("the public has no hand")
    return view.players[view.seat]


def own_side(view: Dealt[Player, Hand]) -> tuple[Player, Hand]:
    """The public side and the hand of the seat whose view it is. Raises ValueError for the public's."""
    if view.hand is None:
        raise ValueError("the public has no hand")
    return own_player(view), view.hand
