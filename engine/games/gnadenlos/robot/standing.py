"""Where everyone stands, and how likely each wins from there, at the end or before it (G33 to G36)."""

from dataclasses import dataclass, replace
from math import exp

from engine.games.gnadenlos.cards import LAST_FIELDS, MOST_FIELDS, MOST_VULTURES, VULTURE, Box
from engine.games.gnadenlos.robot import values
from engine.games.gnadenlos.robot.outlook import part_left, turns_left
from engine.games.gnadenlos.robot.payday import Call
from engine.games.gnadenlos.view import GnadenlosView


@dataclass(frozen=True, slots=True)
class Standing:
    """Fields, nuggets and vultures of all seats, and what is left of the game."""

    fields: tuple[int, ...]
    nuggets: tuple[int, ...]
    vultures: tuple[int, ...]
    box: Box
    turns: float
    """How many turns everyone still has, on average."""
    left: float

    def bought(self, seat: int, fields: int) -> "Standing":
        """G16: the standing after a seat has bought this many fields."""
        return replace(
            self, fields=_with(self.fields, seat, fields), nuggets=_with(self.nuggets, seat, -fields)
        )

    def paid(self, calls: tuple[Call, ...]) -> "Standing":
        """G24 to G26: the standing after these IOUs are called one by one, until somebody cannot pay."""
        left = list(self.nuggets)
        for seat, worth in calls:
            if left[seat] < worth:
                back = max(self.fields[seat] - VULTURE, 1) - self.fields[seat]
                return replace(
                    self,
                    fields=_with(self.fields, seat, back),
                    nuggets=tuple(left),
                    vultures=_with(self.vultures, seat, 1),
                )
            left[seat] -= worth
        return replace(self, nuggets=tuple(left))

    def is_over(self) -> bool:
        """G33, G17: whether somebody has lost or is in the goal."""
        return max(self.vultures) >= MOST_VULTURES or max(self.fields) >= self.box.first_of_goal

    def won(self, seat: int) -> float:
        """G35, G36: a seat's share of the first place, if only the last purchase is still to come."""
        reached = [self._reached(each) for each in range(len(self.fields))]
        best = max(reached)
        return (reached[seat] == best) / reached.count(best)

    def _reached(self, seat: int) -> tuple[int, int]:
        if self.vultures[seat] >= MOST_VULTURES:
            return (0, -1)
        fields = min(self.box.onward(self.fields[seat], LAST_FIELDS), self.nuggets[seat])
        return (self.fields[seat] + fields, self.nuggets[seat] - fields)

    def winning(self, seat: int) -> float:
        """How likely a seat wins, if the game goes on."""
        if self.is_over():
            return self.won(seat)
        sharp = values.DECISIVE - values.OPEN * self.left
        weights = [exp(sharp * self._worth(each)) for each in range(len(self.fields))]
        return weights[seat] / sum(weights)

    def _worth(self, seat: int) -> float:
        """Fields, and what nuggets can become: some at the end, others in later turns, if there are any."""
        rate, nuggets = values.NUGGET + values.NUGGET_EARLY * self.left, self.nuggets[seat]
        kept, turn = float(min(nuggets, LAST_FIELDS)), 1
        while (nuggets := nuggets - (LAST_FIELDS if turn == 1 else MOST_FIELDS)) > 0 and (
            likely := min(1.0, self.turns - turn + values.SPEND)
        ) > 0:
            kept += min(nuggets, MOST_FIELDS) * likely
            turn += 1
        return self.fields[seat] + rate * kept - sum(values.VULTURES[: self.vultures[seat]])


def standing(view: GnadenlosView) -> Standing:
    """Where everyone stands now."""
    return Standing(
        fields=tuple(player.field for player in view.players),
        nuggets=tuple(player.nuggets for player in view.players),
        vultures=tuple(player.vultures for player in view.players),
        box=view.box,
        turns=turns_left(view) / len(view.players),
        left=part_left(view),
    )


def _with(numbers: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + more, *numbers[seat + 1 :])
