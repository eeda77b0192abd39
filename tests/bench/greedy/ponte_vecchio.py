"""A greedy baseline that plays Ponte Vecchio as a beginner does: what looks best now, at fixed fair prices.

It knows what a player in its seat would see, and nothing of the state.
"""

from engine.games.ponte_vecchio.cards import (
    ASK,
    JOKER,
    STEPS,
    UNIT,
    Direction,
    sale_of,
    seat_of,
    step_of,
    steps_ahead,
    worth,
)
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick

GOOD_BID = 40
"""So much it bids for a shop at most, and never more than a third of its money."""
DEAR = (JOKER, "80", "90", "100")
"""Cards to be kept for a shop."""


def choose(view: PonteVecchioView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is best by the rough rules below; of equals the first."""
    if isinstance(decision, Amount):
        return _bid(view, decision) if decision.name == "bid" else _offer(view, decision)
    if not isinstance(decision, Pick):
        raise TypeError(f"Ponte Vecchio asks no {type(decision).__name__}")
    keys = [option.key for option in decision.options]
    match decision.name:
        case "build":
            return max(keys, key=lambda key: _plot(view, step_of(key)))
        case "card":
            return _card(view, keys, chance)
        case "move":
            return ASK if ASK in keys else max(keys, key=lambda key: _move(view, key))
        case "owner":
            return max(keys, key=lambda key: _owner(view, view.players[seat_of(key)]))
        case _:
            behind = steps_ahead(view.position, view.direction.turned)
            return "turn" if _own(view, view.ahead) < _own(view, behind) else "keep"


def _me(view: PonteVecchioView) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _own(view: PonteVecchioView, steps: range) -> int:
    """On how many of some steps it has a shop."""
    return sum(view.seat in view.owners(step) for step in steps)


def _plot(view: PonteVecchioView, step: int) -> tuple[bool, bool, int]:
    """A step on which it has no shop, better nobody, near the middle."""
    return view.seat not in view.owners(step), not view.owners(step), -abs(step - (STEPS + 1) // 2)


def _bid(view: PonteVecchioView, decision: Amount) -> int | None:
    """The least that it may bid, up to a limit."""
    limit = min(GOOD_BID, _me(view).gulden // 3)
    return decision.low if decision.low <= limit or not decision.may_pass else None


def _card(view: PonteVecchioView, keys: list[str], chance: Chance) -> str:
    """Any card with a shop ahead, so that nobody can count on what it plays; else none that can earn much."""
    if not _own(view, view.ahead):
        keys = [key for key in keys if key not in DEAR] or keys
    return chance.pick(keys)


def _gain(view: PonteVecchioView, player: PlayerView) -> int:
    """What a player's card would earn him if he moved now."""
    has_shop = any(player.seat in view.owners(step) for step in view.ahead)
    return worth(player.newest, player.built) if player.newest and has_shop else 0


def _offer(view: PonteVecchioView, decision: Amount) -> int | None:
    """Half of its gain."""
    half = _gain(view, _me(view)) // 2
    gulden = min(half - half % UNIT, decision.high)
    return gulden if gulden >= decision.low else None


def _move(view: PonteVecchioView, key: str) -> tuple[int, int]:
    """What it earns at once; of equals the nearest step. It sells for half of the buyer's gain at least."""
    if sale := sale_of(key):
        buyer, gulden = sale
        is_fair = gulden + UNIT > _gain(view, view.players[buyer]) // 2
        return (gulden, 0) if is_fair else (-gulden, 0)
    step = step_of(key)
    owners = view.owners(step)
    if view.seat in owners:
        return view.worth, -step if view.direction is Direction.OUTWARD else step
    return (-view.worth if owners else 0), -step if view.direction is Direction.OUTWARD else step


def _owner(view: PonteVecchioView, owner: PlayerView) -> tuple[bool, int]:
    """Itself, or who has least."""
    return owner.seat == view.seat, -owner.gulden
