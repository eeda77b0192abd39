"""What a change of the table is worth to a seat that wants to win: its own gold, and what its rivals lose."""

from dataclasses import dataclass, field
from math import exp, sqrt
from operator import mul, sub

from engine.games.boomtown.cards import Town
from engine.games.boomtown.robot import values
from engine.games.boomtown.robot.table import Outlook, TownTable
from engine.games.boomtown.robot.worth import Worth, town_worth


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A table, what its towns are worth to every seat, and what a gold in each hand is worth to each seat."""

    table: Outlook
    towns: dict[Town, Worth]
    stakes: list[Worth]
    removals: dict[str, Worth] = field(default_factory=dict)
    """By mine, what its loss changes: worked out once for all who may dynamite it."""

    def gain(self, seat: int, change: Worth) -> float:
        """What a change of every seat's gold is worth to one seat."""
        return sum(map(mul, self.stakes[seat], change), 0.0)

    def nothing(self) -> Worth:
        """A change without gold, ready to be filled in."""
        return [0.0] * len(self.table.seats)

    def town_change(self, after: TownTable) -> Worth:
        """What every seat gains when a town becomes as `after`."""
        worth = town_worth(self.table, after)
        return list(map(sub, worth, self.towns[after.town]))


def reckon(table: Outlook) -> Reckoning:
    """Work out what a table is worth, once for all questions about it."""
    towns = {name: town_worth(table, town) for name, town in table.towns.items()}
    scores = [gold + sum(worth[seat] for worth in towns.values()) for seat, gold in enumerate(table.gold)]
    return Reckoning(table, towns, stakes(scores, table.rolls))


def stakes(scores: Worth, rolls: int) -> list[Worth]:
    """What each gold counts for every seat. A gold of its own counts 1. A rival's gold counts against it, in
    proportion to that rival's part in the rivals' chances to win. So the leader is watched most, and more so
    towards the end."""
    spread = values.CERTAINTY * sqrt(rolls + 1)
    return [_stakes_of(seat, scores, spread) for seat in range(len(scores))]


def _stakes_of(seat: int, scores: Worth, spread: float) -> Worth:
    best = max(score for rival, score in enumerate(scores) if rival != seat)
    chances = [0.0 if rival == seat else exp((score - best) / spread) for rival, score in enumerate(scores)]
    against = -sum(chances)
    return [1.0 if rival == seat else chance / against for rival, chance in enumerate(chances)]
