"""How well a number does at an event against the adventurers that others may lay (G8, G10, G11, G14)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from engine.games.gnadenlos.cards import Adventurer, Kind
from engine.games.gnadenlos.robot import values
from engine.games.gnadenlos.view import GnadenlosView


@dataclass(frozen=True, slots=True)
class Contest:
    """For each opponent who lays an adventurer: how likely their number is below or equal to each number."""

    below: tuple[tuple[float, ...], ...]
    equal: tuple[tuple[float, ...], ...]

    def highest(self, number: int) -> float:
        """How likely nobody shows more, and not everybody shows the same."""
        rivals = range(len(self.below))
        return prod(self.below[one][number] + self.equal[one][number] for one in rivals) - self._same(number)

    def alone(self, number: int) -> float:
        """How likely all others show less."""
        return prod(below[number] for below in self.below)

    def second(self, number: int) -> float:
        """How likely it is the second-highest number: all who show more show the same."""
        likely = 0.0
        for higher in range(number + 1, len(self.equal[0])):
            up_to = [
                below[number] + equal[number] for below, equal in zip(self.below, self.equal, strict=True)
            ]
            likely += prod(
                part + equal[higher] for part, equal in zip(up_to, self.equal, strict=True)
            ) - prod(up_to)
        return likely

    def lowest(self, number: int) -> float:
        """How likely nobody shows less, and not everybody shows the same."""
        return prod(1 - below[number] for below in self.below) - self._same(number)

    def _same(self, number: int) -> float:
        return prod(equal[number] for equal in self.equal)


def contest(view: GnadenlosView, kind: Kind, held: Sequence[int]) -> Contest:
    """A contest against opponents who hold these numbers of unseen adventurers."""
    numbers = Counter(one.number(kind) for one in unseen(view))
    top, count = max(one.number(kind) for one in view.box.adventurers), max(numbers.total(), 1)
    up_to = [sum(numbers[low] for low in range(number + 1)) / count for number in range(top + 1)]
    below, equal = [], []
    for cards in held:
        laid = [values.BEST_LAID * part**cards + (1 - values.BEST_LAID) * part for part in up_to]
        below.append((0.0, *laid[:-1]))
        equal.append(tuple(high - low for high, low in zip(laid, (0.0, *laid[:-1]), strict=True)))
    return Contest(tuple(below), tuple(equal))


def unseen(view: GnadenlosView) -> list[Adventurer]:
    """The adventurers that are in the deck or in others' hands."""
    assert view.hand is not None
    seen = (*view.hand.adventurers, *view.discards, *(one for lot in view.lots for one in lot))
    keys = dict.fromkeys(one.key for one in seen)
    return [one for one in view.box.adventurers if one.key not in keys]


def holding(view: GnadenlosView) -> list[int]:
    """How many adventurers each opponent holds, without opponents who have none."""
    return [player.adventurers for player in view.others if player.adventurers]
