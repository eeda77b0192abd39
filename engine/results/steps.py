"""What games do to ratings: each game in a step, and all games of a list from the first on. Both give the
same digits.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.clock.pace import DAY
from engine.results.places import PersonId, Place
from engine.results.ratings import DIGITS, START, Rating, all_expected, rated, rated_as_last

FEWEST_GAMES: Final = 10
FEWEST_OPPONENTS: Final = 5
"""After fewer games, or with fewer different opponents, a rating is provisional."""
LISTED_FOR: Final = 180 * DAY
"""Whoever has finished no rated game for so many seconds is not listed."""


@dataclass(frozen=True, slots=True)
class Step:
    """What one game did to the rating of a person."""

    person: PersonId
    before: Rating
    after: Rating
    expected: float | None
    """How many of the others they were expected to leave behind, a shared place counting half; None if they
    never answered."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that counts."""

    session: int
    at: float
    """When it was settled who counted, in UNIX seconds."""
    places: tuple[Place, ...]
    """In the order of the seats."""


@dataclass(slots=True)
class Record:
    """What a person's games have led to."""

    rating: Rating = START
    games: int = 0
    """Without those in which they never answered."""
    opponents: set[PersonId] = field(default_factory=set)
    """All different people who counted at the same tables."""
    last: float = 0.0
    """When the last of these games was settled, in UNIX seconds; 0 if there is none."""


def is_provisional(games: int, opponents: int) -> bool:
    """Whether a rating says too little yet, after so many games with so many different opponents."""
    return games < FEWEST_GAMES or opponents < FEWEST_OPPONENTS


def shown(rating: float) -> int:
    """A rating, a deviation or a change as people read it. Half a point is rounded away from zero."""
    return int(rating + 0.5) if rating >= 0 else -int(0.5 - rating)


def steps_of(places: Sequence[Place], ratings: Mapping[PersonId, Rating]) -> tuple[Step, ...]:
    """What a game does to the ratings of its people, in the order of its places, which is that of the seats.
    Whoever is missing in `ratings` has played nothing yet. At least two must have a place."""
    present = [(place.person, place.place) for place in places if place.place is not None]
    before = [ratings.get(person, START) for person, _ in present]
    made = zip(rated(before, [at for _, at in present]), all_expected(before), strict=True)
    found = list[Step]()
    for place in places:
        own = ratings.get(place.person, START)
        if place.place is None:
            found.append(Step(place.person, own, rated_as_last(own, before), None))
        else:
            new, said = next(made)
            found.append(Step(place.person, own, new, round(said, DIGITS)))
    return tuple(found)


def replayed(
    games: Iterable[RatedGame],
) -> tuple[dict[PersonId, Record], list[tuple[RatedGame, tuple[Step, ...]]]]:
    """All games of one list, in the order of (at, session), rated from the first on."""
    records, done = dict[PersonId, Record](), list[tuple[RatedGame, tuple[Step, ...]]]()
    for game in sorted(games, key=lambda each: (each.at, each.session)):
        known = {one.person: records.setdefault(one.person, Record()) for one in game.places}
        steps = steps_of(game.places, {person: record.rating for person, record in known.items()})
        present = {place.person for place in game.places if place.place is not None}
        for step in steps:
            record = known[step.person]
            record.rating = step.after
            if step.person in present:
                record.games, record.last = record.games + 1, game.at
                record.opponents |= present - {step.person}
        done.append((game, steps))
    return records, done
