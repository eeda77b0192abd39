"""What each way to move the Rich Man is worth to everyone, and which one a mover is likely to choose."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.games.ponte_vecchio.cards import Direction, is_among_the_last
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.robot.outlook import shops_ahead, value_of, weights
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.table import Seat

Weights = Sequence[float]


@dataclass(frozen=True, slots=True)
class Move:
    """One way to move: the step, the owner who is paid, and the Rich Man's direction after it."""

    step: int
    owner: Seat | None
    direction: Direction


@dataclass(frozen=True, slots=True)
class Judge:
    """Weighs moves as the table stands, and remembers what it has worked out."""

    view: PonteVecchioView
    _places: dict[tuple[int, Direction], Weights] = field(default_factory=dict)
    _best: dict[Seat, Move] = field(default_factory=dict)

    def place(self, step: int, direction: Direction) -> Weights:
        """What the next play can bring everyone if the Rich Man stands there and looks that way."""
        key = step, direction
        if key not in self._places:
            self._places[key] = self._place(step, direction)
        return self._places[key]

    def _place(self, step: int, direction: Direction) -> Weights:
        """Everyone with shops ahead has a share."""
        if self.view.ending is not None and self.view.own.cards == 0:
            return (0.0,) * len(self.view.players)
        ahead = shops_ahead(self.view.bridge, step, direction, len(self.view.players))
        chances = [1 - values.AGAIN**number for number in ahead]
        total = sum(chances) or 1.0
        return tuple(values.PLAY * part / total for part in chances)

    def worth(self, move: Move, card: int, weight: Weights) -> float:
        """What a move is worth if each seat's gulden count by `weight`."""
        place = self.place(move.step, move.direction)
        paid = 0.0 if move.owner is None else card * weight[move.owner]
        return paid + sum(map(float.__mul__, place, weight))

    def best(self, mover: Seat) -> Move:
        """The move that is best for a mover."""
        if mover not in self._best:
            weight, card = weights(self.view, mover), value_of(self.view.players[mover])
            self._best[mover] = max(moves(self.view), key=lambda move: self.worth(move, card, weight))
        return self._best[mover]

    def moved(self, mover: Seat, weight: Weights) -> float:
        """What it is worth that a seat moves, if each seat's gulden count by `weight`."""
        return self.worth(self.best(mover), value_of(self.view.players[mover]), weight)


def moves(view: PonteVecchioView) -> Iterator[Move]:
    """P11, P12, P14: all ways to move the Rich Man now."""
    for step in view.ahead:
        for owner in view.owners(step) or (None,):
            for direction in directions(view, step):
                yield Move(step, owner, direction)


def directions(view: PonteVecchioView, step: int) -> tuple[Direction, ...]:
    """P14: the directions that the Rich Man may have after he has moved to a step."""
    now = view.direction
    if not any(shops_ahead(view.bridge, step, now, len(view.players))):
        return (now.turned,)
    return (now, now.turned) if is_among_the_last(step, now) else (now,)
