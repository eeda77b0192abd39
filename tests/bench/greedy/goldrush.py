"""A greedy baseline that plays Goldrush as a child of ten does who knows the rules: one goal after the other,
by the fewest steps, and honestly.

It knows what a player in its seat would see, and nothing of the state; it never needs its luck.
"""

from collections.abc import Sequence

from engine.games.goldrush.cards import CART, CLAIM, KEEP, LEAVE, NOTHING, SENT_TO, Card
from engine.games.goldrush.moving import Move
from engine.games.goldrush.state import SQUARES
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView, PlayerView
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision, Pick

LOAD = 2
"""With so many nuggets on the cart it goes to the Bank: robbers are about."""
JAILED = 12
"""So many steps it would go round for not ending in Jail."""


def choose(view: GoldrushView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is best by the rough rules below; of equals the first."""
    if not isinstance(decision, Pick):
        raise TypeError(f"Goldrush asks no {type(decision).__name__}")
    keys = [option.key for option in decision.options]
    match decision.name:
        case "move":
            return _move(view)
        case "claim":
            return CLAIM if LEAVE not in keys or _is_rich(view, _me(view).place) else LEAVE
        case "withdraw":
            return KEEP  # it never bluffs, and has all possible gold assayed
        case "assay":
            return next((key for key in keys if key != NOTHING), NOTHING)
        case _:
            return min(keys, key=lambda creek: _steps(creek, _goals(view)))


def _me(view: GoldrushView) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _known(view: GoldrushView, square: str) -> Card | None:
    """What it knows to be on a square."""
    return view.hand.card(square) if view.hand else None


def _is_rich(view: GoldrushView, square: str) -> bool:
    return _known(view, square) in (Card.GOLD, Card.POSSIBLE)


def _claims_on(view: GoldrushView, card: Card) -> list[str]:
    return [square for square in _me(view).claims if _known(view, square) is card]


def _move(view: GoldrushView) -> str:
    """The winning Bank; else a duel for more than it carries itself; else the fewest steps to a goal."""
    me, goals = _me(view), _goals(view)
    if me.banked + me.cart >= view.goal and any(move.key == "bank" for move in view.moves):
        return "bank"
    if prey := [move for move in view.moves if _gain(view, move) > 0]:
        return max(prey, key=lambda move: _gain(view, move)).key
    return min(view.moves, key=lambda move: (_gain(view, move) < 0, _steps(_end(view, move), goals))).key


def _gain(view: GoldrushView, move: Move) -> int:
    """What a duel would bring over what it could cost; -1 where that is nothing, 0 without a duel."""
    if move.rival is None:
        return 0
    mine, theirs = _me(view).cart, view.players[move.rival].cart
    return theirs - mine if theirs > mine and theirs + mine <= CART else -1


def _end(view: GoldrushView, move: Move) -> str:
    """Where it would be after a move: instructions that it knows send it away."""
    if move.rival is not None:
        return move.place
    known = _known(view, move.place)
    if known is not None and view.claimant(move.place) is None:
        return SENT_TO.get(known, move.place)
    return SENT_TO.get(move.place, move.place)


def _goals(view: GoldrushView) -> Sequence[str]:
    """What it is after now: one thing after the other."""
    me = _me(view)
    if me.cart and (me.cart >= LOAD or me.banked + me.cart >= view.goal or not view.stack):
        return ("bank",)
    if _claims_on(view, Card.GOLD):
        return ("registry",)
    if me.mines and view.stack:
        return me.mines
    if _claims_on(view, Card.POSSIBLE):
        return ("assay",)
    return _searched(view)


def _searched(view: GoldrushView) -> Sequence[str]:
    """Cards that it has not seen, free ones before others' claims; else gold that others claim."""
    mine = [square for player in view.players for square in player.mines]
    unseen = [square for square in SQUARES if square not in mine and _known(view, square) is None]
    free = [square for square in unseen if view.claimant(square) is None]
    rich = [square for square in SQUARES if square not in mine and _is_rich(view, square)]
    return free or unseen or rich or ("bank",)


def _steps(place: str, goals: Sequence[str]) -> int:
    """How far the nearest goal is from a place."""
    steps = LAND.steps_from(place)
    return min(steps[goal] for goal in goals) + (JAILED if place == "jail" else 0)
