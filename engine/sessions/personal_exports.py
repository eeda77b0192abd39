"""All that is stored of a person, ready for JSON, for that person alone.

It has what they may read of their games, and nothing else: no seed, no draws, no moments and no numbers that
count what is hidden. Of others it has the names that they saw. Ratings are whole numbers, as people read
them: from all digits of one's own, those of somebody who hides theirs could be computed.
"""

import sqlite3
from typing import Any, Final

from engine.journal import (
    course_rows,
    forgetting_rows,
    league_forgetting_rows,
    personal_rows,
    place_rows,
    rating_rows,
    result_rows,
    session_rows,
    sitting_rows,
)
from engine.journal.courses import Course
from engine.journal.records import PersonId, Session, Sitting
from engine.play.codec import DecodeError
from engine.results.steps import shown
from engine.sessions.exports import own_answers, own_events

FORMAT: Final = "saloon-person-1"
_RATINGS: Final = ("rating_before", "deviation_before", "rating", "deviation")


def personal_export(db: sqlite3.Connection, person: PersonId) -> dict[str, Any]:
    """What is stored of a person: by kind, a list of rows. Moments are in UNIX seconds, ids are texts."""
    games, answers, acts, orders, drafts = [], [], [], [], []
    for session_id in forgetting_rows.sessions_with(db, person):
        session = session_rows.session(db, session_id)
        assert session is not None
        sat = sitting_rows.sittings(db, session_id)
        has_sat = session.seat_of(person) is not None or any(one.person == person for one in sat)
        if has_sat or session.host == person:
            games.append(_game(db, session, sat, person))
        if session.seed is not None:
            try:
                course = course_rows.course(db, session)
            except (LookupError, DecodeError):  # damaged: nothing of it can be read
                continue
            answers.append(_answers(course, session, sat, person))
        acts += [{"game": session_id, **row} for row in personal_rows.acts(db, session_id, person)]
        orders += [{"game": session_id, **row} for row in personal_rows.orders(db, session_id, person)]
        seat = session.seat_of(person)
        if seat is not None:
            drafts += [{"game": session_id, **row} for row in personal_rows.drafts(db, session_id, seat)]
    return {
        "format": FORMAT,
        "person": str(person),
        "preferences": personal_rows.preferences(db, person),
        "absences": personal_rows.absences(db, person),
        "games": games,
        "answers": [each for each in answers if each["given"] or each["told"]],
        "acts": acts,
        "notes": personal_rows.notes(db, person),
        "orders": orders,
        "drafts": drafts,
        "invitations": personal_rows.invitations(db, person),
        "office": personal_rows.office(db, person),
        "places": [_place(db, row, person) for row in personal_rows.places(db, person)],
        "ratings": [_as_shown(row) for row in personal_rows.ratings(db, person)],
        "hidden": personal_rows.hidden(db, person),
        "entries": league_forgetting_rows.entries_of(db, person),
        "organised": league_forgetting_rows.organised_by(db, person),
        "reports": league_forgetting_rows.reports_by(db, person),
        "active": league_forgetting_rows.active_of(db, person),
    }


def _place(db: sqlite3.Connection, row: dict[str, Any], person: PersonId) -> dict[str, Any]:
    """What they may read of a place. What was expected tells how strong the others were: it goes as soon as
    one of these hides that."""
    there = place_rows.places(db, row["game"])
    others = [one.person for one in there if one.place is not None and one.person != person]
    is_hidden = bool(rating_rows.hidden(db, int(row["server"]), others))
    return _as_shown({**row, "expected": None} if is_hidden else row)


def _as_shown(row: dict[str, Any]) -> dict[str, Any]:
    numbers = {key: row[key] for key in _RATINGS if row.get(key) is not None}
    return {**row, **{key: shown(number) for key, number in numbers.items()}}


def _game(db: sqlite3.Connection, session: Session, sat: list[Sitting], person: PersonId) -> dict[str, Any]:
    seat = session.seat_of(person)
    result = result_rows.result(db, session.id)
    return {
        "number": session.id,
        "game": session.game,
        "server": str(session.guild),
        "status": session.status,
        "opened": session_rows.opened_at(db, session.id),
        "ended": session.ended,
        "hosted": session.host == person,
        "names": list(session.names),
        "seat": seat,
        "sittings": [
            {"seat": one.seat, "name": one.name, "why": one.why, "kept_by": one.kept}
            for one in sat
            if one.person == person
        ],
        "place": None if seat is None or result is None or result.ranks is None else result.ranks[seat],
        "points": None if seat is None or result is None or result.points is None else result.points[seat],
    }


def _answers(course: Course, session: Session, sat: list[Sitting], person: PersonId) -> dict[str, Any]:
    return {
        "game": session.id,
        "given": own_answers(course, person),
        "told": own_events(course, sat, person),
    }
