"""Settling a game: who counted, in which place, and what that does to ratings. It happens in the transaction
that ends the game, or in which all but one have gone for good; a table is told of the latter.

It knows people and files, and neither matches nor messages.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import Final

from engine.clock.pace import PaceName
from engine.journal import act_rows, offer_rows, place_rows, rating_rows, sitting_rows, story_rows
from engine.journal.records import PersonId, Session, SessionId, Sitting
from engine.play.table import Event, Told
from engine.results.places import MOST_ALONE, Answers, Counted, Sat, Why, counted, is_decided
from engine.results.steps import steps_of
from engine.sessions.openings import settings_of
from engine.sessions.session_events import AllHaveGone, Decided

_NOW: Final = 1 << 62
"""The row with which somebody goes who goes now: no story is that long."""


def settle(
    db: sqlite3.Connection, session: Session, ranks: Sequence[int] | None, at: float, *, is_over: bool
) -> bool:
    """Settle a session at a moment, if it can be: it is over, with these places by seat (None if they cannot
    be told any more), or all people but one have gone. Returns whether it was settled now; what was settled
    before stays as it is.

    A game that goes on waits until whoever stayed counts: before their first answer they may never have been
    there. It waits, too, as long as fewer than two people count: somebody may still take a seat."""
    if session.settled is not None:
        return False
    sat = sat_of(sitting_rows.sittings(db, session.id))
    if not is_over and not is_decided(sat):
        return False
    is_empty = not any(_stays(one) for one in sat)
    if not is_over and not is_empty and place_rows.have_answered(db, session.id) <= MOST_ALONE:
        return False  # as at each step of somebody whom others have left before they had answered
    answers = place_rows.given(db, session.id)
    found = _found(ranks, sat, answers)
    if not is_over and _is_open(sat, answers, found):
        return False
    return _save(db, session, found, at, None if is_over else _told(sat, found))


def settle_closed(db: sqlite3.Connection, session: Session, at: float) -> bool:
    """Settle a session that is closed although nobody leaves it, if all people but one had gone before: they
    lose nothing less because of that. Nor does whoever has stopped a table without clocks for good: if it
    waits for nobody but people whose seats are offered to others, these have gone, too. Returns whether it
    was settled now."""
    if session.settled is not None:
        return False
    sat = _without_lost(db, session, sat_of(sitting_rows.sittings(db, session.id)))
    if not is_decided(sat):
        return False
    found = _found(None, sat, place_rows.given(db, session.id))
    return _save(db, session, found, at, _told(sat, found))


def settle_old(
    db: sqlite3.Connection, session: Session, ranks: Sequence[int] | None, at: float, *, is_over: bool
) -> bool:
    """Settle a session that ended before places were stored: at the moment when it ended, and without a word.
    Its list of ratings is due. Returns whether it was settled now."""
    sat = sat_of(sitting_rows.sittings(db, session.id))
    if not is_over and not is_decided(sat):
        return False
    found = _found(ranks, sat, place_rows.given(db, session.id))
    why = found.why or why_unrated(db, session)
    is_new = place_rows.save_settled(db, session.id, at, found, why)
    if is_new and why is None:
        rating_rows.note_change(db, session.guild, session.game, is_due=True)
    return is_new


class Loss(Enum):
    """What somebody loses who gives their seat up now."""

    NOTHING = auto()
    """It changes nothing: nobody else would count, it is decided already, the seat is not theirs to count, or
    they have given up a seat of this game before."""
    PLACE = auto()
    """They are last in a game that does not count for ratings."""
    RATING = auto()
    """Their rating falls, because they are last, or as if they were if they have never answered."""


def loss_of_leaving(db: sqlite3.Connection, session: Session, person: PersonId) -> Loss:
    """What a person loses who gives up their seat of a running session now, if all others play on."""
    if session.status != "playing" or session.settled is not None:
        return Loss.NOTHING
    sat = sat_of(sitting_rows.sittings(db, session.id))
    if any(one.person == person and one.went is not None for one in sat):
        return Loss.NOTHING
    answers = {seat: dict(own) for seat, own in place_rows.given(db, session.id).items()}
    others = [one for one in sat if _stays(one) and one.person != person]
    for one in others:  # whoever has not answered yet is still to be expected
        answers.setdefault(one.seat, {}).setdefault(one.person, 1)
    gone = [replace(one, went=_NOW) if _stays(one) and one.person == person else one for one in sat]
    found = counted(None, gone, answers)
    own = [one for one in found.places if one.person == person]
    if not others or not own or found.why is not None:
        return Loss.NOTHING
    if why_unrated(db, session) is None:
        return Loss.RATING
    return Loss.NOTHING if own[0].place is None else Loss.PLACE


def rate(
    db: sqlite3.Connection, guild: int, game: str, session_id: SessionId, found: Counted, at: float
) -> None:
    """Add a game to the ratings of its people. If later ones are in them already, all must be rated anew."""
    ratings = {one.person: rating_rows.rating(db, guild, game, one.person) for one in found.places}
    steps = steps_of(found.places, ratings)
    rating_rows.save_steps(db, session_id, steps)
    for step in steps:
        rating_rows.save_rating(db, guild, game, step, at=at)
    is_late = not place_rows.is_last(db, guild, game, session_id, at)
    rating_rows.note_change(db, guild, game, is_due=is_late)


def sat_of(sittings: Sequence[Sitting]) -> list[Sat]:
    """Who sat where, from all sittings of a session, seat by seat: a caretaker who came or went, or another
    name, does not part them."""
    found = list[Sat]()
    for number, one in enumerate(sittings):
        following = [each for each in sittings[number + 1 : number + 2] if each.seat == one.seat]
        if all(each.person != one.person for each in following):  # otherwise the next sitting goes on
            found.append(Sat(one.seat, one.person, following[0].from_row if following else None))
    return found


def _without_lost(db: sqlite3.Connection, session: Session, sat: list[Sat]) -> list[Sat]:
    """The same, in which whoever stopped a table without clocks for good has gone, the first offered first.
    With clocks nobody can stop one: a caretaker plays on."""
    offered = [one for one in offer_rows.offers(db, session.id) if one.outcome is None]
    lost = [one.seat for one in sorted(offered, key=lambda one: one.since)]
    waited_for = {call.seat for call in session.calls}
    if session.pace not in (None, PaceName.NONE) or not waited_for or not waited_for <= set(lost):
        return sat
    goes = [_stays(one) and one.seat in lost for one in sat]
    return [
        replace(one, went=_NOW + lost.index(one.seat)) if is_gone else one
        for one, is_gone in zip(sat, goes, strict=True)
    ]


def _stays(one: Sat) -> bool:
    return one.person is not None and one.went is None


def _is_open(sat: Sequence[Sat], answers: Answers, found: Counted) -> bool:
    """Whether somebody sits there who may still make it another result."""
    staying = [one for one in sat if _stays(one)]
    if found.why is not None:
        return bool(staying)
    here = {(one.seat, one.person) for one in staying}
    done = {  # by their place, or by another seat, which was theirs first
        one.person for one in found.places if one.place is not None or (one.seat, one.person) not in here
    }
    return any(
        one.person not in done and all(person in (None, one.person) for person in answers.get(one.seat, {}))
        for one in staying
    )


def _found(ranks: Sequence[int] | None, sat: Sequence[Sat], answers: Answers) -> Counted:
    """Who counted. Without a ranking, the places are known only if at most one person has stayed."""
    found = counted(ranks, sat, answers)
    if ranks is None and found.why is None and not is_decided(sat):
        return Counted((), Why.LOST)
    return found


def _save(
    db: sqlite3.Connection, session: Session, found: Counted, at: float, told: Event | None = None
) -> bool:
    """Store who counted, and rate the game if it counts; tell the table of it."""
    why = found.why or why_unrated(db, session)
    if not place_rows.save_settled(db, session.id, at, found, why):
        return False
    if why is None:
        rate(db, session.guild, session.game, session.id, found, at)
    if told is not None:
        story_rows.tell(db, session.id, [Told(told)], at)
    return True


def _told(sat: Sequence[Sat], found: Counted) -> Event | None:
    """What a table is told that is decided early; None if nobody has a place. Whoever came back has gone
    before, so they may sit there and not be first."""
    if found.why is not None:
        return None
    staying = {(one.seat, one.person) for one in sat if _stays(one)}
    seats = [one.seat for one in found.present if one.place == 1 and (one.seat, one.person) in staying]
    return Decided(seats[0]) if seats else AllHaveGone()


def why_unrated(db: sqlite3.Connection, session: Session) -> Why | None:
    """Why a session does not count for ratings, whoever counted in it; None if it does."""
    if not session.is_rated:
        return Why.CHOSEN
    if session.fixture is not None and act_rows.last_act_at(db, session.id, act_rows.PLAY_OUT):
        return Why.ROBOTS
    return None if settings_of(db, session.guild).ratings else Why.SERVER
