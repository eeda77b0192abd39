"""The draw of a round: who sits with whom and on which seat, and who has a bye.

Anybody can make it again: it uses whole numbers alone, and its luck is a stream that the round's seed and the
division name. It knows entries by their numbers, and neither people nor points.
"""

import itertools
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.play.chance import Chance

EXCHANGES: Final = 400
"""How many exchanges are tried for each person."""
LEVELS: Final = (4, 3, 2, 1, 0)
"""How much worse an exchange may make it, in equal parts of all tries."""
MET: Final = 2
"""What a pair costs that has met once."""
MET_AGAIN: Final = 4
"""What a pair costs for each time that it has met, if that was more than once."""
SMALLER: Final = 3
"""What a person at a smaller table costs, times 2s + 1 if they have sat at s smaller tables before."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What is drawn for one division."""

    tables: tuple[tuple[int, ...], ...]
    """Entries in the order of their seats; larger tables come first."""
    byes: tuple[int, ...] = ()
    """By number."""


@dataclass(frozen=True, slots=True)
class Past:
    """What a new draw must know of a division's earlier ones. Whatever became of a table, it counts as it was
    drawn."""

    met: Counter[frozenset[int]] = field(default_factory=Counter)
    """By pair, at how many tables both were drawn."""
    smaller: Counter[int] = field(default_factory=Counter)
    """By entry, at how many tables they sat while others of the same draw had a larger one."""
    byes: Counter[int] = field(default_factory=Counter)
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By entry and seat, how often they sat there."""

    def add(self, draw: Draw) -> None:
        """Note a draw."""
        self.byes.update(draw.byes)
        largest = max(map(len, draw.tables), default=0)
        for table in draw.tables:
            self.met.update(map(frozenset, itertools.combinations(table, 2)))
            self.sat.update((entry, seat) for seat, entry in enumerate(table))
            if len(table) < largest:
                self.smaller.update(table)


def past_of(draws: Iterable[Draw]) -> Past:
    """What a new draw must know of these earlier ones of its division."""
    past = Past()
    for draw in draws:
        past.add(draw)
    return past


def sizes(people: int, *, size: int, allowed: Collection[int]) -> tuple[int, ...]:
    """How many people sit at each table, the larger tables first; whoever is left over has a bye. Tables have
    `size` seats, or one fewer where the numbers want it, if the game allows that. Empty if there are too few
    people for any table."""
    for playing in range(people, 0, -1):
        count = -(-playing // size)
        smallest, larger = divmod(playing, count)
        found = (smallest + 1,) * larger + (smallest,) * (count - larger)
        if smallest >= size - 1 and allowed and all(each in allowed for each in found):
            return found
    return ()


def drawn(
    past: Past, entries: Collection[int], *, size: int, allowed: Collection[int], seed: str, division: int
) -> Draw:
    """Draw tables for the entries that are there. `allowed` are the game's numbers of seats. If no table
    fits, all have a bye."""
    chance = Chance("draw", seed, division)
    order = sorted(entries)
    seats = sizes(len(order), size=size, allowed=allowed)
    chance.shuffle(order)
    order.sort(key=lambda entry: past.byes[entry])
    free = sorted(order[: len(order) - sum(seats)])
    playing = sorted(set(order) - set(free))
    chance.shuffle(playing)
    plan = _Plan(playing, seats, past.met, past.smaller)
    plan.anneal(chance)
    return Draw(tuple(seated(table, past.sat) for table in plan.tables()), tuple(free))


def seated(table: Iterable[int], sat: Mapping[tuple[int, int], int]) -> tuple[int, ...]:
    """The entries of a table in the order of their seats: people sit where they have sat least. Of equal
    orders the one counts in which nobody has sat on their seat often, and then the first by number."""

    def cost(order: Sequence[int]) -> tuple[int, int]:
        before = [sat.get((entry, seat), 0) for seat, entry in enumerate(order)]
        return sum(2 * times + 1 for times in before), max(before, default=0)

    return min(itertools.permutations(sorted(table)), key=cost)


class _Plan:
    """Who sits at which table. Places are counted through all tables: those of one table follow each
    other."""

    def __init__(
        self,
        people: Sequence[int],
        seats: Sequence[int],
        met: Mapping[frozenset[int], int],
        smaller: Mapping[int, int],
    ) -> None:
        self._people = people
        self._sits = list(range(len(people)))
        """By place, who sits there, as the index of a person."""
        self._ends = list(itertools.accumulate(seats))
        self._starts = [end - size for end, size in zip(self._ends, seats, strict=True)]
        self._table = [number for number, size in enumerate(seats) for _ in range(size)]
        self._small = [size < max(seats) for size in seats]
        index = {entry: number for number, entry in enumerate(people)}
        self._pair = [[0] * len(people) for _ in people]
        """By person and person, what it costs if they sit together."""
        for pair, times in met.items():
            if pair <= index.keys():
                one, other = (index[entry] for entry in pair)
                costs = times * (MET if times == 1 else MET_AGAIN)
                self._pair[one][other] = self._pair[other][one] = costs
        self._alone = [SMALLER * (2 * smaller.get(one, 0) + 1) for one in people]

    def tables(self) -> list[list[int]]:
        """The entries of each table."""
        found = [self._people[each] for each in self._sits]
        return [found[start:end] for start, end in zip(self._starts, self._ends, strict=True)]

    def anneal(self, chance: Chance) -> None:
        """Exchange people of two tables at a time, and keep the best that was seen."""
        if len(self._starts) < 2:
            return
        sits, tries = self._sits, EXCHANGES * len(self._people)
        cost, least = self._cost(), self._bound()
        best, kept = cost, sits.copy()
        for number in range(tries):
            if best <= least:
                break
            level = LEVELS[number * len(LEVELS) // tries]
            one = chance.below(len(sits))
            table = self._table[one]
            start, end = self._starts[table], self._ends[table]
            other = chance.below(len(sits) - (end - start))
            other += (end - start) * (other >= start)
            more = self._more(one, other)
            if more <= 0 or (level and more <= level and more <= chance.below(level + 1)):
                sits[one], sits[other] = sits[other], sits[one]
                cost += more
                if cost < best:
                    best, kept = cost, sits.copy()
        self._sits = kept

    def _more(self, one: int, other: int) -> int:
        """What it costs more if the people of two places, which are at two tables, change places."""
        here, there = self._table[one], self._table[other]
        first, second = self._sits[one], self._sits[other]
        of_first, of_second = self._pair[first], self._pair[second]
        more = 0
        for place in range(self._starts[here], self._ends[here]):
            if place != one:
                each = self._sits[place]
                more += of_second[each] - of_first[each]
        for place in range(self._starts[there], self._ends[there]):
            if place != other:
                each = self._sits[place]
                more += of_first[each] - of_second[each]
        unlike = self._small[here] - self._small[there]
        return more + unlike * (self._alone[second] - self._alone[first])

    def _cost(self) -> int:
        """What it costs that people sit as they do."""
        cost = 0
        for start, end, small in zip(self._starts, self._ends, self._small, strict=True):
            table = self._sits[start:end]
            cost += sum(self._pair[one][other] for one, other in itertools.combinations(table, 2))
            cost += small * sum(self._alone[one] for one in table)
        return cost

    def _bound(self) -> int:
        """It cannot cost less than this: nobody meets again, and those are at the smaller tables who have
        been there least. Whoever reaches it need not go on, because nothing better can be found."""
        small = sum(self._small[table] for table in self._table)
        return sum(sorted(self._alone)[:small])
