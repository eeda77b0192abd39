"""What an answer has revealed: whether somebody knows more since. If so, it cannot be taken back."""

from collections.abc import Iterable
from enum import IntEnum

from engine.play.game import AnyGame
from engine.play.table import Seat, Told


class Reveals(IntEnum):
    """Whether somebody knows more since an answer; the values are stored."""

    NOTHING = 0
    SOMETHING = 1
    """Sealed answers were opened, something was told to one seat alone, or what was hidden was turned up
    (`Game.reveals`)."""
    LUCK = 2
    """Luck was drawn."""
    UNKNOWN = 3
    """It was given before answers said so."""


def revealed(
    game: AnyGame, answered: Seat, events: Iterable[Told], *, is_drawn: bool, is_opened: bool
) -> Reveals:
    """What an answer of the seat that has `answered` revealed, by the events that were told of it, by whether
    luck was drawn, and by whether sealed answers were opened."""
    if is_drawn:
        return Reveals.LUCK
    return Reveals(is_opened or any(_is_revealing(game, answered, each) for each in events))


def _is_revealing(game: AnyGame, answered: Seat, told: Told) -> bool:
    """Whether an event lets somebody know what was hidden from them."""
    kind = type(told.event)
    if told.only is not None or kind in game.reveals:
        return True
    return kind in game.reveals_unasked and getattr(told.event, "seat", None) != answered
