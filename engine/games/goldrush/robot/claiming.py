"""What to do with markers: claims, bluffs, and taking them back (R5 to R9)."""

from collections.abc import Sequence

from engine.games.goldrush.cards import CLAIM, LEAVE, NOTHING, Card
from engine.games.goldrush.robot.standing import me
from engine.games.goldrush.view import GoldrushView


def claim(view: GoldrushView, keys: Sequence[str]) -> str:
    """Gold is claimed, and possible gold; no gold is left."""
    assert view.hand is not None
    if LEAVE not in keys:
        return CLAIM
    return LEAVE if view.hand.card(me(view).place) is Card.NO_GOLD else CLAIM


def withdraw(view: GoldrushView, keys: Sequence[str]) -> str:
    """All bluffs are taken back."""
    return keys[-1]


def assay(view: GoldrushView, keys: Sequence[str]) -> str:
    """Ore is assayed whenever there is any."""
    return next(key for key in (*keys, NOTHING) if key != NOTHING or len(keys) == 1)
