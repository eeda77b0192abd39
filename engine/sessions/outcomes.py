"""What a settled game has left of its people, as its last board tells it: places, and what became of ratings.

It knows rows, and no words.
"""

import sqlite3
from dataclasses import dataclass

from engine.journal import place_rows, rating_rows, sitting_rows
from engine.journal.records import PersonId, Session
from engine.play.table import Seat
from engine.results.places import Why
from engine.results.ratings import achieved
from engine.results.steps import Step, is_provisional
from engine.sessions.openings import settings_of
from engine.sessions.settling import sat_of


@dataclass(frozen=True, slots=True)
class Left:
    """What a game has left of one person."""

    seat: Seat
    person: PersonId
    name: str
    """The name under which they sat on that seat last; "" if they were forgotten."""
    place: int | None
    """None if they never answered."""
    left_behind: float | None
    """How many of the others they have left behind, a shared place counting half; None without a place."""
    step: Step | None
    """What the game did to their rating; None if it does not count, if they hide their ratings, or if they
    were forgotten."""
    is_provisional: bool = False
    """Whether their rating says too little yet."""
    has_gone: bool = False
    """Whether they gave their seat up, or lost it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game has left."""

    people: tuple[Left, ...]
    """First those with a place, in the order of the places, then those who never answered."""
    why: Why | None
    """Why it does not count for ratings; None if it does."""
    seated: int = 2
    """How many different people ever had a seat in the game."""
    has_ratings: bool = True
    """Whether the server has ratings now. If it has none, no step is told."""

    @property
    def present(self) -> int:
        """How many people counted."""
        return sum(one.place is not None for one in self.people)


def outcome_of(db: sqlite3.Connection, session: Session, reader: PersonId | None = None) -> Outcome | None:
    """What a game has left, as everybody may know it, or (with a reader) that person; None if it is not
    settled."""
    if session.settled is None:
        return None
    has_ratings = settings_of(db, session.guild).ratings
    places, sittings = place_rows.places(db, session.id), sitting_rows.sittings(db, session.id)
    steps = {step.person: step for step in rating_rows.steps(db, session.id)} if has_ratings else {}
    for person in rating_rows.hidden(db, session.guild, [*steps]):
        if person != reader:
            del steps[person]
    names = {(one.seat, one.person): one.name for one in sittings}
    gone = {(one.seat, one.person) for one in sat_of(sittings) if one.went is not None}
    present = [(one.person, one.place) for one in places if one.place is not None]
    order = [place for _, place in present]
    behind = {person: achieved(order, number) for number, (person, _) in enumerate(present)}
    found = list[Left]()
    for one in places:
        step = steps.get(one.person)
        row = rating_rows.rating_row(db, session.guild, session.game, one.person)
        found.append(
            Left(
                one.seat,
                one.person,
                names.get((one.seat, one.person), ""),
                one.place,
                None if one.place is None else behind[one.person],
                step,
                step is not None and row is not None and is_provisional(row.games, row.opponents),
                (one.seat, one.person) in gone,
            )
        )
    found.sort(key=lambda one: (one.place is None, one.place or 0, one.seat))
    seated = len({one.person for one in sittings if one.person is not None})
    return Outcome(tuple(found), session.unrated, seated, has_ratings)
