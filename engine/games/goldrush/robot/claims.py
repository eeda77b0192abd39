"""What to do with markers: claims, bluffs, and taking them back (R5 to R9)."""

from collections.abc import Sequence

from engine.games.goldrush.cards import CLAIM, LEAVE, NOTHING, Card
from engine.games.goldrush.robot.values import BLUFFED
from engine.games.goldrush.view import GoldrushView
from engine.play.chance import Chance


def claim(view: GoldrushView, keys: Sequence[str], chance: Chance) -> str:
    """Gold is claimed, and possible gold; no gold is left, but for a bluff now and then: else every claim of
    its would tell the table that gold is there."""
    assert view.hand is not None
    if LEAVE not in keys:
        return CLAIM
    square = view.own.place
    if view.hand.card(square) is not Card.NO_GOLD:
        return CLAIM
    return CLAIM if may_bluff(view, square) and chance.below(100) < BLUFFED * 100 else LEAVE


def may_bluff(view: GoldrushView, square: str) -> bool:
    """A marker must be left for the next gold, which leads to the Registry, where bluffs are taken back; and
    somebody must believe it: not on what was left open before, nor instead of another's claim."""
    return view.own.markers > 1 and square not in view.left_open and view.claimant(square) is None


def withdraw(view: GoldrushView, keys: Sequence[str]) -> str:
    """All bluffs are taken back."""
    return keys[-1]


def assay(view: GoldrushView, keys: Sequence[str]) -> str:
    """Ore is assayed whenever there is any."""
    return next(key for key in (*keys, NOTHING) if key != NOTHING or len(keys) == 1)
