"""What to do with markers: claim, bluff, take claims back, and have ore assayed (R5 to R9)."""

from collections.abc import Sequence

from engine.games.goldrush.cards import CLAIM, LEAVE, NOTHING, Card, back_of
from engine.games.goldrush.robot.journey import Standing, journey
from engine.games.goldrush.robot.outlook import REGISTRY
from engine.games.goldrush.robot.roads import left
from engine.games.goldrush.robot.standing import race
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
    where bluffs are taken back. And the others must believe it: they do not if the card was left open before
    or is known not to be sure gold, or another's claim lies there."""
    is_doubted = square in view.left_open or square in view.unsure
    return view.own.markers > 1 and not is_doubted and view.claimant(square) is None


def withdraw(view: GoldrushView, keys: Sequence[str]) -> str:
    """Take back all bluffs, and claims on possible gold if the seat needs the markers more."""
    assert view.hand is not None
    bluffs = [square for square in view.own.claims if view.hand.card(square) is Card.NO_GOLD]
    standing = race(view).standing
    possible = [key for key in keys if all(square in back_of(key) for square in bluffs)]
    return min(possible, key=lambda key: (_left_without(standing, back_of(key)), len(back_of(key))))


def _left_without(standing: Standing, squares: Sequence[str]) -> float:
    """How many turns are left in the Registry, once the claims on these squares are taken back."""
    means = standing.means
    kept = tuple(square for square in means.possible if square not in squares)
    fewer = means._replace(possible=kept, markers=means.markers + len(squares))
    return left(journey(Standing(fewer, standing.knowledge)), REGISTRY, means.pace)


def assay(view: GoldrushView, keys: Sequence[str]) -> str:
    """Assay ore whenever there is any."""
    return next(key for key in (*keys, NOTHING) if key != NOTHING or len(keys) == 1)
