"""Where to move the Rich Man, whom to pay, whether to turn him, and when to sell the right instead."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.games.ponte_vecchio.cards import (
    Direction,
    is_among_the_last,
    sale_of,
    seat_of,
    steps_ahead,
    worth,
)
from engine.games.ponte_vecchio.moving import KEEP, TURN
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.robot.outlook import ahead_of, me, weights
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.table import Seat


@dataclass(frozen=True, slots=True)
class Move:
    """One way to move: to a step, paying an owner, and how the Rich Man looks then."""

    step: int
    owner: Seat | None
    direction: Direction


@dataclass(slots=True)
class Judge:
    """What moves are worth to everyone, as the table stands."""

    view: PonteVecchioView
    places: dict[tuple[int, Direction], Mapping[Seat, float]]

    def place(self, step: int, direction: Direction) -> Mapping[Seat, float]:
        """What it is worth to everyone that the Rich Man stands so, for the next play."""
        key = step, direction
        if key not in self.places:
            self.places[key] = prospects(self.view, step, direction)
        return self.places[key]

    def worth(self, move: Move, card: int, weight: Mapping[Seat, float]) -> float:
        """What a move is worth, by how everyone's gulden count."""
        place = self.place(move.step, move.direction)
        paid = 0.0 if move.owner is None else card * weight[move.owner]
        return paid + sum(place[seat] * each for seat, each in weight.items())

    def best(self, mover: Seat) -> Move:
        """The move that is best for a mover."""
        weight, card = weights(self.view, mover), value_of(self.view, mover)
        return max(moves(self.view), key=lambda move: self.worth(move, card, weight))


def judge(view: PonteVecchioView) -> Judge:
    return Judge(view, {})


def value_of(view: PonteVecchioView, seat: Seat) -> int:
    """What a seat's newest card pays."""
    player = view.players[seat]
    return worth(player.newest, player.built) if player.newest else 0


def prospects(view: PonteVecchioView, step: int, direction: Direction) -> Mapping[Seat, float]:
    """What the next play may bring everyone: those share it who have shops ahead."""
    if is_last_play(view):
        return {player.seat: 0.0 for player in view.players}
    chances = {seat: 1 - values.AGAIN**number for seat, number in ahead_of(view, step, direction).items()}
    total = sum(chances.values()) or 1.0
    return {seat: values.PLAY * part / total for seat, part in chances.items()}


def is_last_play(view: PonteVecchioView) -> bool:
    return view.ending is not None and me(view).cards == 0


def moves(view: PonteVecchioView) -> Iterator[Move]:
    """All ways to move the Rich Man now."""
    for step in view.ahead:
        for owner in view.owners(step) or (None,):
            for direction in directions(view, step):
                yield Move(step, owner, direction)


def directions(view: PonteVecchioView, step: int) -> tuple[Direction, ...]:
    """P14: how he may look when he has moved to a step."""
    now = view.direction
    if not any(view.owners(ahead) for ahead in steps_ahead(step, now)):
        return (now.turned,)
    return (now, now.turned) if is_among_the_last(step, now) else (now,)


def move(view: PonteVecchioView, keys: Sequence[str]) -> str:
    """The step that is best, or the offer that is better than any."""
    seat, look = me(view).seat, judge(view)
    weight = weights(view, seat)
    best: dict[str, float] = {}
    for key in keys:
        if sale := sale_of(key):
            best[key] = sold(look, weight, *sale)
    for way in moves(view):
        key = f"step-{way.step}"
        best[key] = max(best.get(key, -1e9), look.worth(way, view.worth, weight))
    return max(keys, key=best.__getitem__)


def sold(look: Judge, weight: Mapping[Seat, float], buyer: Seat, gulden: int) -> float:
    """What it is worth to have sold the right: the price, less what it cost him, and what he will do."""
    way = look.best(buyer)
    return gulden * (1 - weight[buyer]) + look.worth(way, value_of(look.view, buyer), weight)


def pay(view: PonteVecchioView, keys: Sequence[str]) -> str:
    """P12: oneself, or whose gain counts least."""
    weight = weights(view, me(view).seat)
    return max(keys, key=lambda key: weight[seat_of(key)])


def turn(view: PonteVecchioView, keys: Sequence[str]) -> str:
    """P14: as the next play is better."""
    weight, look = weights(view, me(view).seat), judge(view)
    now = view.direction
    ways = {KEEP: Move(view.position, None, now), TURN: Move(view.position, None, now.turned)}
    return max(keys, key=lambda key: look.worth(ways[key], 0, weight))
