"""Where to move the Rich Man, which owner to pay, when to turn him and to sell the right (P10 to P15)."""

from collections.abc import Sequence

from engine.games.ponte_vecchio.cards import ASK, sale_of, seat_of, step_key
from engine.games.ponte_vecchio.moving import KEEP, TURN
from engine.games.ponte_vecchio.robot.judge import Judge, Move, moves
from engine.games.ponte_vecchio.robot.outlook import weights
from engine.games.ponte_vecchio.view import PonteVecchioView


def move(view: PonteVecchioView, keys: Sequence[str]) -> str:
    """First ask for offers, which costs nothing; then the best step, or an offer that is at least as good."""
    if ASK in keys:
        return ASK
    judge, weight = Judge(view), weights(view, view.own.seat)
    worth: dict[str, float] = {}
    for way in moves(view):
        key = step_key(way.step)
        worth[key] = max(worth.get(key, -float("inf")), judge.worth(way, view.worth, weight))
    for key in keys:
        if sale := sale_of(key):
            buyer, gulden = sale
            worth[key] = judge.moved(buyer, weight) + gulden * (1 - weight[buyer])
    offers_first = sorted(keys, key=lambda key: sale_of(key) is None)
    return max(offers_first, key=worth.__getitem__)


def pay(view: PonteVecchioView, keys: Sequence[str]) -> str:
    """P12: the robot itself, or the owner whose gain hurts it least."""
    weight = weights(view, view.own.seat)
    return max(keys, key=lambda key: weight[seat_of(key)])


def turn(view: PonteVecchioView, keys: Sequence[str]) -> str:
    """P14: the choice with which the next play is better."""
    judge, weight, now = Judge(view), weights(view, view.own.seat), view.direction
    ways = {KEEP: Move(view.position, None, now), TURN: Move(view.position, None, now.turned)}
    return max(keys, key=lambda key: judge.worth(ways[key], 0, weight))
