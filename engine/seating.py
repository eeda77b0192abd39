"""Who sits at a table when people and robots come and go; it knows neither disks nor running matches."""

import itertools
from collections.abc import Iterable

from engine.records import PersonId, SeatRow, Session, Status

ROBOT_NAMES = ("Dusty", "Rosie", "Tex", "Belle", "Cole", "Pearl", "Jed", "Opal", "Gus", "Hattie")
"""What robots are called, in every language. They need no other mark, for nobody else at the table is."""


def host_and_status(session: Session, seats: tuple[SeatRow, ...]) -> tuple[PersonId, Status]:
    """Who hosts, and whether the session is still on, once others sit on its seats: without people it is
    closed."""
    people = [seat.person for seat in seats if seat.person is not None]
    if not people:
        return session.host, "closed"
    return session.host if session.host in people else people[0], session.status


def robot_name(taken: Iterable[str]) -> str:
    """A name that nobody at the table has."""
    unlike = {name.casefold() for name in taken}
    names = itertools.chain(ROBOT_NAMES, (f"Robot {number}" for number in itertools.count(1)))
    return next(name for name in names if name.casefold() not in unlike)


def with_robots_renamed(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """The seats, with another name for a robot that is called like a person who sat down later."""
    people = {seat.name.casefold() for seat in seats if not seat.is_robot}
    names = [seat.name for seat in seats]
    return tuple(
        SeatRow(robot_name(names)) if seat.is_robot and seat.name.casefold() in people else seat
        for seat in seats
    )
