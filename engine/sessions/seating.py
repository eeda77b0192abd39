"""Who sits at a table when people and robots come and go; it knows neither disks nor running matches."""

import itertools
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from engine.folding import skeleton
from engine.journal.records import PersonId, SeatRow, Session, Status

LONGEST = 64
"""No name of a person is kept longer: Discord allows 32 characters."""

ROBOT_NAMES = ("Dusty", "Rosie", "Tex", "Belle", "Cole", "Pearl", "Jed", "Opal", "Gus", "Hattie")
"""What robots are called, in every language. They need no other mark, for nobody else at the table is."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who acts: the Discord user id and the name to show, as it may be kept."""

    id: PersonId
    name: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", kept_name(self.name))


def host_and_status(session: Session, seats: tuple[SeatRow, ...]) -> tuple[PersonId, Status]:
    """Who hosts, and whether the session is still on, once others sit on its seats: without people it is
    closed."""
    people = [seat.person for seat in seats if seat.person is not None]
    if not people:
        return session.host, "closed"
    return session.host if session.host in people else people[0], session.status


def kept_name(name: str) -> str:
    """A name as it is kept: on one line, without control characters and halves of characters, and no longer
    than a name can be."""
    line = " ".join(name[: 4 * LONGEST].split())
    kept = [letter for letter in line if unicodedata.category(letter) not in ("Cc", "Cs")]
    return "".join(kept[:LONGEST]).strip()


def robot_name(taken: Iterable[str]) -> str:
    """A name that looks like nobody's at the table."""
    unlike = frozenset[str]().union(*map(skeleton, taken))
    names = itertools.chain(ROBOT_NAMES, (f"Robot {number}" for number in itertools.count(1)))
    return next(name for name in names if unlike.isdisjoint(skeleton(name)))


def with_robots_renamed(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """The seats, with another name for a robot that is called like a person who sat down later."""
    people = frozenset[str]().union(*(skeleton(seat.name) for seat in seats if not seat.is_robot))
    names = [seat.name for seat in seats]
    return tuple(
        SeatRow(robot_name(names)) if seat.is_robot and not people.isdisjoint(skeleton(seat.name)) else seat
        for seat in seats
    )


def with_name(seats: tuple[SeatRow, ...], person: PersonId, name: str) -> tuple[SeatRow, ...]:
    """The seats, with a person under the name that they have now."""
    return tuple(SeatRow(name, person) if seat.person == person else seat for seat in seats)
