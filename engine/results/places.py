"""Who counted in a game, and in which place: settled by one function, from raw facts alone.

A place belongs to whoever sat on a seat, not to the seat. It knows people and seats, and neither files nor
games. Places are those of `Ranking.ranks`, and robots have none.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType, TypeAlias

from engine.play.table import Seat

PersonId = NewType("PersonId", int)
"""A Discord user id."""
LEAST_SHARE: Final = 2
"""Whoever gave fewer than one in so many of their seat's answers has not played it."""
MOST_ALONE: Final = 1
"""If no more people than this counted, there is nobody to compare them with."""


class Why(StrEnum):
    """Why a game does not count for ratings; the values are stored."""

    ALONE = "alone"
    """Fewer than two people counted, so nobody has a place."""
    LOST = "lost"
    """It does not replay any more, so nobody knows in which places people came."""
    CHOSEN = "chosen"
    """It was opened so: whoever opened it wanted that, or the server had no ratings then."""
    VOIDED = "voided"
    """An organiser of its league has said that it does not count."""
    ROBOTS = "robots"
    """Robots have played a league's table to its end."""
    SERVER = "server"
    """The server has no ratings."""


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
    - Whoever gave their seat up is last, even if they took it again later; of several, whoever went first.
    - Whoever stayed but gave fewer than half of their seat's answers comes right before these.
    - Whoever had a seat from the start and never answered was not there.
    - A substitute counts only where no person had answered, and only with at least half of the answers.
    - Of several seats of one person only that counts which they had first.
    """
    counting, absent, firsts = list[_Counting](), list[Place](), _firsts(sat)
    for seat in sorted({one.seat for one in sat}):
        sitters = [one for one in sat if one.seat == seat]
        own, owner = answers.get(seat, {}), sitters[0].person
        sitters = [one for one in sitters if firsts.get(one.person) == seat]
        if owner is not None and not own.get(owner) and firsts[owner] == seat:
            absent.append(Place(seat, owner, None))
        found = _counting(owner, sitters, own)
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


def has_played(person: PersonId, answers: Mapping[PersonId | None, int]) -> bool:
    """Whether a person gave at least half of a seat's answers, which are counted by who gave them."""
    return LEAST_SHARE * answers.get(person, 0) >= sum(answers.values())


def _firsts(sat: Sequence[Sat]) -> dict[PersonId | None, Seat]:
    """The seat that each person had first: they had given it up before they took another."""
    found = dict[PersonId | None, Seat]()
    for one in sorted(sat, key=lambda each: math.inf if each.went is None else each.went):
        if one.person is not None:
            found.setdefault(one.person, one.seat)
    return found


@dataclass(frozen=True, slots=True)
class _Counting:
    """The person for whom a seat counts."""

    seat: Seat
    person: PersonId
    went: int | None
    has_played: bool
    """Whether at least half of the answers were theirs."""


def _counting(
    owner: PersonId | None, sitters: Sequence[Sat], answers: Mapping[PersonId | None, int]
) -> _Counting | None:
    """For whom of these people a seat counts that was this person's from the start; None if for nobody:
    robots alone, or a substitute who gave too few answers."""
    for one in sitters:
        own = 0 if one.person is None else answers.get(one.person, 0)
        if one.person is None or not own:
            continue
        is_own = has_played(one.person, answers)
        counts = is_own or one.person == owner
        return _Counting(one.seat, one.person, one.went, is_own) if counts else None
    return None


def _key(one: _Counting, ranks: Sequence[int] | None) -> tuple[int, int]:
    """What people are ordered by: first those who stayed and played, by the match's ranking, then those who
    played too little, then those who went, the last one first."""
    if one.went is not None:
        return 2, -one.went
    return (0 if one.has_played else 1), 0 if ranks is None else ranks[one.seat]
