"""Who sits at a table when people and robots come and go; it knows neither disks nor running matches."""

import itertools
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.folding import skeleton
from engine.journal.records import PersonId, SeatRow, Session, Status
from engine.play.table import Seat

LONGEST_NAME = 64
"""Longer names of people are cut to this many characters; Discord itself allows 32."""

ROBOT_NAMES = ("Dusty", "Rosie", "Tex", "Belle", "Cole", "Pearl", "Jed", "Opal", "Gus", "Hattie")
"""What robots are called, in every language. Nothing else marks a robot, so none is given the name of a
person at its table."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who acts: their Discord user id, and their name as `kept_name` makes it."""

    id: PersonId
    name: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", kept_name(self.name))


def host_and_status(session: Session, seats: tuple[SeatRow, ...]) -> tuple[PersonId, Status]:
    """The host and the status that a session has with these seats. If the host has no seat any more, the
    first person becomes the host. A session without people is closed."""
    people = [seat.person for seat in seats if seat.person is not None]
    if not people:
        return session.host, "closed"
    return session.host if session.host in people else people[0], session.status


def kept_name(name: str) -> str:
    """A name as it is stored: one line of at most `LONGEST_NAME` characters, without control characters and
    halves of surrogate pairs."""
    line = " ".join(name[: 4 * LONGEST_NAME].split())  # a huge name is not read to its end
    kept = [letter for letter in line if unicodedata.category(letter) not in ("Cc", "Cs")]
    return "".join(kept[:LONGEST_NAME]).strip()


def robot_name(taken: Iterable[str]) -> str:
    """A robot's name that looks like none of the names in `taken`."""
    shapes = frozenset[str]().union(*map(skeleton, taken))
    names = itertools.chain(ROBOT_NAMES, (f"Robot {number}" for number in itertools.count(1)))
    return next(name for name in names if shapes.isdisjoint(skeleton(name)))


def with_robots_renamed(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """These seats, but every robot whose name looks like a person's gets another name."""
    people = frozenset[str]().union(*(skeleton(seat.name) for seat in seats if not seat.is_robot))
    names = [seat.name for seat in seats]
    return tuple(
        SeatRow(robot_name(names)) if seat.is_robot and not people.isdisjoint(skeleton(seat.name)) else seat
        for seat in seats
    )


def with_name(seats: tuple[SeatRow, ...], person: PersonId, name: str) -> tuple[SeatRow, ...]:
    """These seats, but with this name for this person."""
    return tuple(replace(seat, name=name) if seat.person == person else seat for seat in seats)


def with_seat(seats: tuple[SeatRow, ...], seat: Seat, row: SeatRow) -> tuple[SeatRow, ...]:
    """These seats, but one of them is as in `row`."""
    return (*seats[:seat], row, *seats[seat + 1 :])


def with_caretaker(
    seats: tuple[SeatRow, ...], seat: Seat, caretaker: str | None, since: float | None = None
) -> tuple[SeatRow, ...]:
    """These seats, but a caretaker of this name keeps one of them from a moment on; None gives it back to its
    owner."""
    return with_seat(seats, seat, replace(seats[seat], kept=caretaker, kept_since=since))


def in_turn(seats: tuple[SeatRow, ...], before: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """These seats in the order of an earlier match, in which whoever came second is first now. Whoever was
    not there before comes last."""
    order = [_who(seat) for seat in (*before[1:], *before[:1])]
    places = {who: place for place, who in reversed(list(enumerate(order)))}
    return tuple(sorted(seats, key=lambda seat: places.get(_who(seat), len(order))))


def _who(seat: SeatRow) -> PersonId | str:
    """Whoever sits on a seat: a person by their id, a robot by its name."""
    return seat.name if seat.person is None else seat.person
