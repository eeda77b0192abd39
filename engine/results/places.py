"""Who counted in a game, and in which place: settled by one function, from raw facts alone.

A place belongs to whoever sat on a seat, not to the seat. It knows people and seats, and neither files nor
games. Places are those of `Ranking.ranks`, and robots have none.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from engine.play.table import Seat

PersonId: TypeAlias = int
"""A Discord user id."""
LEAST_SHARE: Final = 2
"""Whoever gave fewer than one in so many of their seat's answers has not played it."""
MOST_ALONE: Final = 1
"""If no more people than this counted, there is nobody to compare them with."""


class Why(StrEnum):
    """Why a game has no places; the values are stored."""

    ALONE = "alone"
    """Fewer than two people counted."""


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody sat on a seat; with a caretaker or a new name in between, they still sat there once."""

    seat: Seat
    person: PersonId | None
    """None for a robot."""
    went: int | None = None
    """The row of the story with which they gave the seat up, or lost it; None if they sat to the end."""


@dataclass(frozen=True, slots=True)
class Place:
    """What a game left of one person."""

    seat: Seat
    person: PersonId
    place: int | None
    """From 1; shared places are equal, and the next one is skipped. None: they never answered, so they were
    not there."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Who counted, by seat."""

    places: tuple[Place, ...]
    why: Why | None = None
    """Why nobody has a place; None if people have."""

    @property
    def present(self) -> tuple[Place, ...]:
        """Those who counted."""
        return tuple(place for place in self.places if place.place is not None)


Answers: TypeAlias = Mapping[Seat, Mapping[PersonId | None, int]]
"""By seat, how many answers each person gave to what it was asked; None for robots, caretakers and the
clock."""


def counted(ranks: Sequence[int] | None, sat: Sequence[Sat], answers: Answers) -> Counted:
    """Who counted, and in which place. `ranks` has every seat's place, robots included; None if the match
    has no ranking, which is enough if at most one person has stayed. `sat` has all who sat on each seat, in
    their order.

    - A seat counts for the first person who answered in it; robots have no place.
    - Whoever gave their seat up is last; of several, whoever went first.
    - Whoever stayed but gave fewer than half of their seat's answers comes right before these.
    - Whoever had a seat from the start and never answered was not there.
    - A substitute counts only where no person had answered, and only with at least half of the answers.
    """
    seats = {seat: [one for one in sat if one.seat == seat] for seat in sorted({one.seat for one in sat})}
    counting, absent = list[_Counting](), list[Place]()
    for seat, sitters in seats.items():
        own = answers.get(seat, {})
        owner = sitters[0].person
        if owner is not None and not own.get(owner):
            absent.append(Place(seat, owner, None))
        found = _counting(sitters, own)
        counting += [] if found is None else [found]
    if len(counting) < MOST_ALONE + 1:
        return Counted(tuple(absent), Why.ALONE)
    keys = [_key(one, ranks) for one in counting]
    places = [
        Place(one.seat, one.person, 1 + sum(other < key for other in keys))
        for one, key in zip(counting, keys, strict=True)
    ]
    return Counted(tuple(sorted([*places, *absent], key=lambda place: (place.seat, place.place is None))))


def is_decided(sat: Sequence[Sat]) -> bool:
    """Whether all people but one have gone for good, so that the one who stayed is first."""
    people = [one for one in sat if one.person is not None]
    return len({one.seat for one in people}) > 1 and sum(one.went is None for one in people) <= 1


@dataclass(frozen=True, slots=True)
class _Counting:
    """The person for whom a seat counts."""

    seat: Seat
    person: PersonId
    went: int | None
    has_played: bool
    """Whether at least half of the answers were theirs."""


def _counting(sitters: Sequence[Sat], answers: Mapping[PersonId | None, int]) -> _Counting | None:
    """For whom a seat counts; None if for nobody: robots alone, or a substitute who gave too few answers."""
    for number, one in enumerate(sitters):
        own = 0 if one.person is None else answers.get(one.person, 0)
        if one.person is None or not own:
            continue
        has_played = LEAST_SHARE * own >= sum(answers.values())
        is_substitute = number > 0
        counts = has_played or not is_substitute
        return _Counting(one.seat, one.person, one.went, has_played) if counts else None
    return None


def _key(one: _Counting, ranks: Sequence[int] | None) -> tuple[int, int]:
    """What people are ordered by: first those who stayed and played, by the match's ranking, then those who
    played too little, then those who went, the last one first."""
    if one.went is not None:
        return 2, -one.went
    return (0 if one.has_played else 1), 0 if ranks is None else ranks[one.seat]
