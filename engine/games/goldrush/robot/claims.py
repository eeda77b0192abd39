"""What to do with markers: claim, bluff, and take bluffs back (R5 to R9)."""

from collections.abc import Sequence

from engine.games.goldrush.cards import CLAIM, LEAVE, NOTHING, Card
from engine.games.goldrush.robot.values import BLUFFED
from engine.games.goldrush.view import GoldrushView
from engine.play.chance import Chance


def claim(view: GoldrushView, keys: Sequence[str], chance: Chance) -> str:
    """Claim gold and possible gold, and leave a card without gold, except for a bluff now and then: otherwise
    each of its claims would tell the others that gold is there."""
    assert view.hand is not None
    if LEAVE not in keys:
        return CLAIM
    square = view.own.place
    if view.hand.card(square) is not Card.NO_GOLD:
        return CLAIM
    return CLAIM if may_bluff(view, square) and chance.below(100) < BLUFFED * 100 else LEAVE


def may_bluff(view: GoldrushView, square: str) -> bool:
    """Whether a bluff makes sense. It must leave a marker for the next gold, which leads to the Registry,
    where bluffs are taken back. And the others must believe it: they do not if the card was left open before,
    or another's claim lies there."""
    return view.own.markers > 1 and square not in view.left_open and view.claimant(square) is None


def withdraw(view: GoldrushView, keys: Sequence[str]) -> str:
    """Take back all bluffs."""
    return keys[-1]


def assay(view: GoldrushView, keys: Sequence[str]) -> str:
    """Assay ore whenever there is any."""
    return next(key for key in (*keys, NOTHING) if key != NOTHING or len(keys) == 1)
