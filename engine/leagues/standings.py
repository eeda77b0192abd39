"""The standings of divisions: who stands where, what separates people who are level, who goes up or down.

It knows what each round gave, with entries by their numbers. Anybody can make the same standings again from
the same facts, and hold them against their SHA-256.
"""

import hashlib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from engine.leagues.earned import Earned, Played, earned, opposition
from engine.leagues.points import Table
from engine.leagues.sure import NOTHING, Ahead, Sure, highest, highest_of_newcomers, sure
from engine.play.codec import encode


class Line(StrEnum):
    """Where a place leads."""

    UP = "up"
    STAY = "stay"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Lines:
    """How many places of a division go up and how many go down."""

    up: int = 0
    down: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands."""

    entry: int
    place: int
    """From 1; shared places are equal, and the next one is skipped."""
    points: int
    """In sixtieths."""
    lasts: int
    """How often they came last; a seat that they lost is a last place."""
    opposition: Fraction
    """In sixtieths: the mean of the points per table of all whom they met."""
    line: Line
    sure: frozenset[Sure]
    rounds: tuple[Earned, ...]
    """What each round gave them so far."""


def standings(
    played: Played, lines: Mapping[int, Lines] | None = None, ahead: Ahead | None = NOTHING
) -> dict[int, tuple[Standing, ...]]:
    """By division, its entries in the order of their places; those who share a place in that of their
    numbers. People stand in the order of their points; if they are level, whoever has fewer last places is
    before the other, then whoever had the stronger opposition, and else they share the place. A division that
    `lines` lacks has nobody go up or down. `ahead` is None if the season is over."""
    rounds = earned(played)
    against = opposition(rounds)
    totals = {entry: sum(one.points for one in several) for entry, several in rounds.items()}
    high = highest(played, rounds, ahead or NOTHING)
    found = dict[int, tuple[Standing, ...]]()
    for division, members in played.divisions.items():
        keys = {
            entry: (-totals[entry], sum(one.is_last for one in rounds[entry]), -against[entry])
            for entry in members
        }
        places = _places(keys)
        own = (lines or {}).get(division, Lines())
        where = {entry: _line(place, len(places), own) for entry, place in places.items()}
        if ahead is None:
            certain = {entry: _final(places[entry], where[entry]) for entry in places}
        else:
            may_come = division in ahead.newcomers
            newcomer = highest_of_newcomers(played, high, ahead) if may_come else None
            low = {entry: totals[entry] for entry in places}
            certain = sure(low, high, up=own.up, down=own.down, newcomer=newcomer)
        found[division] = tuple(
            Standing(
                entry,
                places[entry],
                totals[entry],
                keys[entry][1],
                against[entry],
                where[entry],
                certain[entry],
                rounds[entry],
            )
            for entry in sorted(places, key=lambda entry: (places[entry], entry))
        )
    return found


def crosstable(tables: Iterable[Table]) -> Counter[tuple[int, int]]:
    """By a pair of entries, how often the first has left the second behind. Voided tables do not count, and
    whoever never answered was not there."""
    found = Counter[tuple[int, int]]()
    for table in tables:
        present = [] if table.is_voided else [each for each in table.seats if each.place is not None]
        found.update(
            (one.entry, other.entry)
            for one in present
            for other in present
            if one.place is not None and other.place is not None and one.place < other.place
        )
    return found


def canonical(divisions: Mapping[int, Sequence[Standing]]) -> bytes:
    """The standings of a season as JSON, by division and place: entries, places and sixtieths, which are all
    whole numbers. Equal standings have equal bytes."""
    return encode(
        [
            {
                "division": division,
                "standings": [
                    {"entry": one.entry, "place": one.place, "sixtieths": one.points}
                    for one in sorted(divisions[division], key=lambda one: (one.place, one.entry))
                ],
            }
            for division in sorted(divisions)
        ]
    )


def digest(divisions: Mapping[int, Sequence[Standing]]) -> str:
    """The SHA-256 of the standings of a season, as 64 hex digits."""
    return hashlib.sha256(canonical(divisions)).hexdigest()


def _places(keys: Mapping[int, tuple[int, int, Fraction]]) -> dict[int, int]:
    """By entry, its place by these keys, of which the lowest is first."""
    order: Collection[int] = sorted(keys, key=lambda entry: keys[entry])
    places = dict[int, int]()
    before: int | None = None
    for number, entry in enumerate(order, 1):
        is_level = before is not None and keys[entry] == keys[before]
        places[entry] = places[before] if is_level and before is not None else number
        before = entry
    return places


def _line(place: int, people: int, lines: Lines) -> Line:
    """Where a place leads. All who share a place at a line go up, and none of those who share the last safe
    one goes down."""
    if place <= lines.up:
        return Line.UP
    return Line.DOWN if place > people - lines.down else Line.STAY


def _final(place: int, line: Line) -> frozenset[Sure]:
    """What is sure in the end: those who share the first place are champions together."""
    found = {Line.UP: {Sure.UP}, Line.DOWN: {Sure.DOWN}, Line.STAY: set[Sure]()}[line]
    return frozenset(found | ({Sure.FIRST} if place == 1 else set()))
