"""The kinds of motions: when each is possible, how many must agree, and what it does once it has passed.

It knows sessions as they are stored, and no journal.
"""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.clock.pace import OFFERED, PaceName
from engine.errors import Refused
from engine.journal.motion_rows import Motion, MotionKind, Outcome
from engine.journal.records import By, PersonId, Session
from engine.play.table import Seat
from engine.sessions.acts import Act
from engine.sessions.motion_acts import NewPace, Pause
from engine.sessions.offer_acts import Offered

LONGEST_PAUSE: Final = 14
"""In days."""
MOST_PAUSES: Final = 2
"""In a game."""

Check: TypeAlias = Callable[[Session, Motion, Sequence[Motion]], None]
"""Raises Refused if a motion makes no sense in a session; it is also given all motions of the session."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What is special about a kind of motion."""

    check: Check
    act: Callable[[Motion, By], Act] | None
    """What it does once it has passed, and by whom; None if it needs a match of its own, because a round
    begins again or an answer is taken back."""
    is_by_majority: bool = False
    """Whether more than half of those who are asked must agree; else all must."""


def _may_pause(session: Session, motion: Motion, known: Sequence[Motion]) -> None:
    if session.fixture is not None:  # a league's round waits for nobody, and whoever cannot play says so
        raise Refused("league-pause")
    if session.paused_until is not None and session.paused_by is not None:
        raise Refused("pause-of-moderator", until=math.floor(session.paused_until))
    if session.paused_until is not None:
        raise Refused("pause-already")
    held = [one for one in known if one.outcome in (Outcome.PASSED, Outcome.DONE)]
    if sum(one.kind is MotionKind.PAUSE for one in held) >= MOST_PAUSES:
        raise Refused("pause-often", most=MOST_PAUSES)


def _may_change_pace(session: Session, motion: Motion, known: Sequence[Motion]) -> None:
    if session.fixture is not None:
        raise Refused("league-pace")
    if PaceName.OVERTIME is session.pace or PaceName(motion.data["pace"]) not in OFFERED:
        raise Refused("pace-fixed")
    if session.pace == motion.data["pace"]:
        raise Refused("pace-already")


def _may_offer_seat(session: Session, motion: Motion, known: Sequence[Motion]) -> None:
    if session.fixture is not None:
        raise Refused("league-seat")
    seat = motion.seat
    row = None if seat is None or seat >= len(session.seats) else session.seats[seat]
    if seat is None or row is None or row.person in (None, motion.person):
        raise Refused("seat-taken")
    ticket = motion.data["waited_for"]
    has_answered = ticket is not None and all(
        (call.seat, call.ticket) != (seat, ticket) for call in session.calls
    )
    if row.kept is None and (motion.data["was_kept"] or has_answered):  # its owner is back meanwhile
        raise Refused("seat-taken")
    if session.absence(seat, motion.opened) is not None:
        raise Refused("seat-not-lost")


def _always(session: Session, motion: Motion, known: Sequence[Motion]) -> None:
    """A round can always begin again. What may be taken back is looked at where that is done."""


def _pause(motion: Motion, by: By) -> Act:
    return Pause(until=motion.data["until"], by=by)


def _new_pace(motion: Motion, by: By) -> Act:
    return NewPace(pace=PaceName(motion.data["pace"]), by=by)


def _free_seat(motion: Motion, by: By) -> Act:
    assert motion.seat is not None
    return Offered(motion.seat, None, by)


KINDS: Final[Mapping[MotionKind, Kind]] = MappingProxyType(
    {
        MotionKind.PAUSE: Kind(_may_pause, _pause),
        MotionKind.PACE: Kind(_may_change_pace, _new_pace),
        MotionKind.SEAT: Kind(_may_offer_seat, _free_seat, is_by_majority=True),
        MotionKind.RESTART: Kind(_always, None),
        MotionKind.UNDO: Kind(_always, None),
    }
)


def asked(session: Session, motion: Motion, now: float) -> tuple[PersonId, ...]:
    """The people who must agree to a motion: all who are present, except whoever has proposed it, and whoever
    owns the seat that it is about. Whether an answer is taken back is also for those whose own answer would
    fall, even if they are not present."""
    if motion.kind is MotionKind.UNDO:
        return () if motion.data["is_free"] else losing(session, motion.person, motion.data["owners"], now)
    owners = (session.seats[seat].person for seat in session.present(now) if seat != motion.seat)
    return tuple(owner for owner in owners if owner is not None and owner != motion.person)


def losing(
    session: Session, person: PersonId | None, owners: Collection[PersonId], now: float
) -> tuple[PersonId, ...]:
    """The people who must agree that a person's answer is taken back: all others who are present, or own one
    of the answers that fall (`owners`)."""
    present = session.present(now)
    people = ((Seat(seat), row.person) for seat, row in enumerate(session.seats))
    return tuple(
        one for seat, one in people if one not in (None, person) and (seat in present or one in owners)
    )


def verdict(session: Session, motion: Motion, now: float) -> Outcome | None:
    """What those who are present have decided so far; None if the motion is still open. Nothing is taken back
    for somebody who has left."""
    if motion.kind is MotionKind.UNDO and motion.person not in (row.person for row in session.seats):
        return Outcome.GONE
    people = asked(session, motion, now)
    present = [session.seats[seat].person for seat in session.present(now)]
    agreed = sum(person in motion.agreed for person in people)
    refused = sum(person in motion.refused for person in people)
    if not people:
        return Outcome.PASSED if motion.person in present else None
    if KINDS[motion.kind].is_by_majority:
        is_passed, is_refused = 2 * agreed > len(people), 2 * refused >= len(people)
    else:
        is_passed, is_refused = agreed == len(people), refused > 0
    return Outcome.PASSED if is_passed else Outcome.REFUSED if is_refused else None
