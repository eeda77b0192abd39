"""Players' sides of a view: the viewer's own with the hand, and everybody's in the order of their places.

Knows no game; of a view it knows whose it is, the players, the viewer's hand, and how the match ended.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from engine.play.views import Side, View

P = TypeVar("P", bound=Side)
Own = TypeVar("Own", covariant=True)
Hand = TypeVar("Hand", covariant=True)


class Dealt(Protocol[Own, Hand]):
    """A view with a hand, which only its own seat may see."""

    @property
    def own(self) -> Own: ...
    @property
    def hand(self) -> Hand | None: ...


def own_side(view: Dealt[Own, Hand]) -> tuple[Own, Hand]:
    """The public side and the hand of the seat whose view it is. Raises ValueError for the public's view."""
    if view.hand is None:
        raise ValueError("the public has no hand")
    return view.own, view.hand


def ranked(view: View[P]) -> Sequence[P]:
    """Everybody by seat; at the end by place."""
    return sorted(view.players, key=lambda player: view.ranks[player.seat]) if view.ranks else view.players


def winners(view: View[P]) -> list[P]:
    """At the end, all who share the first place."""
    return [player for player in view.players if view.ranks[player.seat] == 1]
