"""What each round has given to each entry, and whom they met: standings add it up.

It knows a season's tables as they ended, byes and excused rounds, with entries by their numbers.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from fractions import Fraction
from itertools import chain
from typing import Final

from engine.leagues.points import BYE, EXCUSED, Seated, Table, lasts, points


class Kind(StrEnum):
    """What became of somebody's round."""

    TABLE = "table"
    """They played to the end."""
    SUBSTITUTE = "substitute"
    """They played in somebody else's seat, and got more by it than the round gave them otherwise."""
    LOST = "lost"
    """They gave their seat up, lost it, or never answered."""
    VOIDED = "voided"
    """Their table does not count, or nobody else was there."""
    BYE = "bye"
    EXCUSED = "excused"
    MISSED = "missed"
    OPEN = "open"
    """Their table has not ended yet."""


PLAYED: Final = frozenset({Kind.TABLE, Kind.SUBSTITUTE})
"""Who has a table of these kinds has met the others who have."""


@dataclass(frozen=True, slots=True)
class Open:
    """A table that has not ended."""

    round: int
    entries: tuple[int, ...]
    """Those who have seats there now: substitutes, too, but nobody who lost theirs."""


@dataclass(frozen=True, slots=True)
class Played:
    """What the standings of a season are made from."""

    divisions: Mapping[int, Collection[int]]
    """By division, its entries."""
    tables: Sequence[Table] = ()
    """All that have ended."""
    byes: Mapping[int, Collection[int]] = field(default_factory=dict)
    """By round, the entries that had one."""
    excused: Mapping[int, Collection[int]] = field(default_factory=dict)
    """By round, the entries that missed it and are excused."""
    open: Sequence[Open] = ()
    rounds: int = 0
    """How many rounds have been drawn or skipped."""
    others: Collection[int] = ()
    """Entries that are in no division yet: they may have played as substitutes."""


@dataclass(frozen=True, slots=True)
class Earned:
    """What a round has given to somebody so far."""

    round: int
    kind: Kind
    points: int = 0
    """In sixtieths."""
    place: int | None = None
    is_last: bool = False
    table: Table | None = field(default=None, repr=False)
    """The table that counts, once it has ended."""


def earned(played: Played) -> dict[int, tuple[Earned, ...]]:
    """By entry, what each round has given so far, from the first on."""
    own = dict[tuple[int, int], Earned]()
    as_substitute = defaultdict[tuple[int, int], list[Earned]](list)
    for table in played.tables:
        for each, one in _of_table(table):
            if each.is_substitute:
                as_substitute[each.entry, table.round].append(one)
            else:
                own[each.entry, table.round] = one
    is_open = {(entry, one.round) for one in played.open for entry in one.entries}
    found = dict[int, tuple[Earned, ...]]()
    for entry in chain(*played.divisions.values(), played.others):
        rounds = list[Earned]()
        for number in range(1, played.rounds + 1):
            key = entry, number
            otherwise = own.get(key) or _without_table(played, entry, number, key in is_open)
            best = max([otherwise, *as_substitute[key]], key=lambda one: one.points)
            rounds.append(
                replace(best, is_last=best.is_last or (otherwise.kind is Kind.LOST and otherwise.is_last))
            )
        found[entry] = tuple(rounds)
    return found


def opposition(rounds: Mapping[int, Sequence[Earned]]) -> dict[int, Fraction]:
    """By entry, the mean, in sixtieths, of the points per table of all whom they met, each time that they met
    them. Tables that somebody lost, and those that do not count, are left out on both sides. 0 if they have
    met nobody."""
    tables = {
        entry: [one for one in several if one.kind in PLAYED and one.table]
        for entry, several in rounds.items()
    }
    means = {
        entry: Fraction(sum(one.points for one in several), len(several))
        for entry, several in tables.items()
        if several
    }
    company = defaultdict[int, list[int]](list)
    for entry, several in tables.items():
        for one in several:
            company[id(one.table)].append(entry)
    found = dict[int, Fraction]()
    for entry, several in tables.items():
        met = [means[other] for one in several for other in company[id(one.table)] if other != entry]
        found[entry] = sum(met, Fraction()) / len(met) if met else Fraction()
    return found


def _of_table(table: Table) -> Iterator[tuple[Seated, Earned]]:
    """What a table has given to each of its entries."""
    worth, last = points(table), lasts(table)
    is_alone = sum(each.place is not None for each in table.seats) == 1
    for each in table.seats:
        if each.place is None or (each.has_lost and not table.is_voided):
            kind = Kind.LOST
        elif table.is_voided or is_alone:
            kind = Kind.VOIDED
        else:
            kind = Kind.SUBSTITUTE if each.is_substitute else Kind.TABLE
        place = None if kind is Kind.VOIDED else each.place
        is_last = each.entry in last
        yield each, Earned(table.round, kind, worth[each.entry], place, is_last, table)


def _without_table(played: Played, entry: int, number: int, is_open: bool) -> Earned:
    """What a round has given to somebody of whom no own table has ended in it."""
    if entry in played.byes.get(number, ()):
        return Earned(number, Kind.BYE, BYE)
    if entry in played.excused.get(number, ()):
        return Earned(number, Kind.EXCUSED, EXCUSED)
    return Earned(number, Kind.OPEN if is_open else Kind.MISSED)
