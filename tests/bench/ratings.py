"""What ratings cost, and whether they say what is true.

Communities of people of known strength play tables of four. Whoever is stronger by d comes first with the
probability 1/(1+e^(-d/s)), whoever else sits there (Luce's model, by Gumbel's distribution), and s is that of
two people of whom all is known. So what is said to be won in 65 of 100 cases must be won in about so many.
"""

import math
import random
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.play.table import Seat
from engine.results.places import PersonId, Place
from engine.results.ratings import LUCK, START, Rating, chance, rated
from engine.results.steps import RatedGame, replayed
from tests.bench.measuring import busy

GAMES: Final = 10_000
AIM: Final = 0.5
"""So many seconds of processor time may as many games take."""
AT_A_TABLE: Final = 4
PEOPLE: Final = 48
COMMUNITIES: Final = 20
ROUNDS: Final = 60
"""Games that each person plays."""
SPREAD: Final = LUCK
"""The standard deviation of people's strengths, in points: of the median pair the stronger one then wins in
66 of 100 cases. Among people who are more alike, what is said of unlike pairs is too bold: at 100 points,
85 are 81."""
KNOWN_FROM: Final = 10
"""Pairs count in which both have played so many games before: from there on a rating is not provisional."""
SAID: Final = (0.65, 0.75, 0.85)
HALF: Final = 0.025
"""Each bin is five points wide."""


@dataclass(slots=True)
class Bin:
    """Pairs of whom something like the same was said."""

    pairs: int = 0
    won: int = 0
    said: float = 0.0
    """The sum of what was said."""


@dataclass(slots=True)
class Calibration:
    """What was said of pairs and people, and what is true."""

    pairs: int = 0
    ratings: int = 0
    """Ratings that were looked at, each after a game."""
    within: int = 0
    """Of these, where the true strength was within the deviation."""
    bins: Mapping[float, Bin] = field(default_factory=lambda: {said: Bin() for said in SAID})

    def add(self, said: float, *, is_won: bool) -> None:
        """Note a pair, from the side of whoever is said to be stronger."""
        self.pairs += 1
        for middle, each in self.bins.items():
            if middle - HALF <= said < middle + HALF:
                each.pairs, each.won, each.said = each.pairs + 1, each.won + is_won, each.said + said


def main() -> None:
    """Print what 10,000 games cost, and what is true where something is said."""
    tables = many_tables()
    seconds = seconds_of_ratings(tables)
    print(f"ratings: {GAMES:,} games of {AT_A_TABLE} rated in {seconds:.2f} s of processor time, aim {AIM} s")
    games = [as_game(number, *each) for number, each in enumerate(tables)]
    seconds = busy(lambda: replayed(games))
    print(f"ratings: the list of these games computed anew, with all its steps, in {seconds:.2f} s")
    found = calibrated(range(COMMUNITIES))
    print(f"ratings: of {found.pairs:,} pairs, from each person's 11th game on:")
    for each in found.bins.values():
        said, won = 100 * each.said / each.pairs, 100 * each.won / each.pairs
        print(f"  said to be won in {said:.1f} of 100 cases, won in {won:.1f} ({each.pairs:,} pairs)")
    share = 100 * found.within / found.ratings
    print(
        f"  the true strength is within the deviation in {share:.1f} of 100 cases ({found.ratings:,} ratings)"
    )


def many_tables() -> list[tuple[Sequence[int], Sequence[int]]]:
    """As many tables as are rated, with the places of their people."""
    luck = random.Random(1)
    return list(played(luck, strengths(luck, -(-GAMES // ROUNDS) * AT_A_TABLE)))[:GAMES]


def seconds_of_ratings(tables: Sequence[tuple[Sequence[int], Sequence[int]]] | None = None) -> float:
    """How long it takes to rate these tables (None: as many as there should be), in processor time."""
    chosen = many_tables() if tables is None else tables
    return busy(lambda: rate(chosen))


def calibrated(seeds: Sequence[int]) -> Calibration:
    """What ratings say in one community for each seed, and what is true."""
    found = Calibration()
    for seed in seeds:
        ratings, games = dict[int, Rating](), dict[int, int]()
        luck = random.Random(f"ratings {seed}")
        true = strengths(luck, PEOPLE)
        for table, places in played(luck, true):
            before = [ratings.get(one, START) for one in table]
            for first in range(len(table)):
                for second in range(first):
                    if min(games.get(table[first], 0), games.get(table[second], 0)) >= KNOWN_FROM:
                        said = chance(before[first], before[second])
                        is_won = places[first] < places[second]
                        found.add(max(said, 1 - said), is_won=is_won == (said >= 0.5))
            for one, after in zip(table, rated(before, places), strict=True):
                ratings[one], games[one] = after, games.get(one, 0) + 1
                if games[one] >= KNOWN_FROM:
                    found.ratings += 1
                    found.within += abs(after.value - START.value - true[one]) <= after.deviation
    return found


def rate(tables: Sequence[tuple[Sequence[int], Sequence[int]]]) -> dict[int, Rating]:
    """The ratings after these tables, in their order."""
    ratings = dict[int, Rating]()
    for table, places in tables:
        after = rated([ratings.get(one, START) for one in table], places)
        ratings.update(zip(table, after, strict=True))
    return ratings


def as_game(number: int, table: Sequence[int], places: Sequence[int]) -> RatedGame:
    """A table as the game that it leaves."""
    found = (
        Place(Seat(seat), PersonId(one), place)
        for seat, (one, place) in enumerate(zip(table, places, strict=True))
    )
    return RatedGame(number, float(number), tuple(found))


def strengths(luck: random.Random, people: int) -> list[float]:
    """How strong the people of a community are, in points; 0 is their mean."""
    drawn = [luck.gauss(0.0, SPREAD) for _ in range(people)]
    return [one - statistics.fmean(drawn) for one in drawn]


def played(luck: random.Random, true: Sequence[float]) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
    """Tables of people of these strengths, round by round: who sits there, and in which places they come."""
    scale, people = LUCK * math.sqrt(2), len(true)
    for _ in range(ROUNDS):
        order = luck.sample(range(people), people)
        for start in range(0, people - AT_A_TABLE + 1, AT_A_TABLE):
            table = order[start : start + AT_A_TABLE]
            shown = [true[one] - scale * math.log(-math.log(luck.random())) for one in table]
            places = [1 + sum(other > own for other in shown) for own in shown]
            yield table, places


if __name__ == "__main__":
    main()
