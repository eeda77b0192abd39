"""A robot that plays Ponte Vecchio as a beginner does: what looks best now.

It knows what a player in its seat would see, and nothing of the state.
"""

from engine.chance import Chance
from engine.decisions import Amount, Answer, Decision, Pick
from engine.games.ponte_vecchio.cards import STEPS, UNIT, Direction, sale_of, seat_of, step_of
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.table import Seat

GOOD_BID = 30
"""So much it bids for a shop at most, and never more than a third of its money."""


def choose(view: PonteVecchioView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is best by the rough rules below; of equals the first."""
    if isinstance(decision, Amount):
        return _bid(view, decision) if decision.name == "bid" else _offer(view, decision)
    assert isinstance(decision, Pick)
    keys = [option.key for option in decision.options]
    match decision.name:
        case "build":
            return max(keys, key=lambda key: _plot(view, step_of(key)))
        case "card":
            half = keys[: (len(keys) + 1) // 2] if _own_ahead(view) else keys[len(keys) // 2 :]
            return half[chance.below(len(half))]
        case "move":
            return max(keys, key=lambda key: _move(view, key))
        case "owner":
            return max(keys, key=lambda key: _owner(view, seat_of(key)))
        case _:
            return "turn" if len(_own_ahead(view)) < len(_own_behind(view)) else "keep"


def _me(view: PonteVecchioView) -> Seat:
    assert view.seat is not None
    return view.seat


def _plot(view: PonteVecchioView, step: int) -> tuple[bool, int]:
    """A step of its own, near the middle."""
    return not view.owners(step), -abs(step - (STEPS + 1) // 2)


def _bid(view: PonteVecchioView, decision: Amount) -> int | None:
    limit = min(GOOD_BID, view.players[_me(view)].gulden // 3)
    return decision.low if decision.low <= limit or not decision.may_pass else None


def _offer(view: PonteVecchioView, decision: Amount) -> int | None:
    """Half of what its card would earn it."""
    me = view.players[_me(view)]
    newest = me.newest or "0"
    gain = int(newest) // 2 if newest.isdecimal() and _own_ahead(view) else 0
    gulden = min(gain - gain % UNIT, decision.high)
    return gulden if gulden >= UNIT else None


def _own_ahead(view: PonteVecchioView) -> list[int]:
    return [step for step in view.ahead if _me(view) in view.owners(step)]


def _own_behind(view: PonteVecchioView) -> list[int]:
    is_behind = view.position.__gt__ if view.direction is Direction.OUTWARD else view.position.__lt__
    return [step for step in range(1, STEPS + 1) if is_behind(step) and _me(view) in view.owners(step)]


def _move(view: PonteVecchioView, key: str) -> tuple[int, int]:
    """What it earns; of equals the nearest step."""
    if sale := sale_of(key):
        return sale[1], 0
    step = step_of(key)
    owners = view.owners(step)
    if _me(view) in owners:
        return view.worth, -step
    return (-view.worth if owners else 0), -step


def _owner(view: PonteVecchioView, seat: Seat) -> tuple[bool, int]:
    """Itself, or who has least."""
    return seat == view.seat, -view.players[seat].gulden
