"""The SQL of what is stored of one person, for that person alone: in amounts, and as rows with readable keys.
Plain functions, like `session_rows`. `forgetting_rows` deletes the same.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.journal.league_forgetting_rows import amounts_in_leagues
from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import decode

_TOLD: Final = frozenset(("since", "until", "meanwhile", "pace", "left", "name", "round", "kind"))
"""What an act may say of itself. The numbers of answers count what others have done in secret."""


@dataclass(frozen=True, slots=True)
class Amounts:
    """How many rows there are of a person, by what they are."""

    preferences: int
    absences: int
    games: int
    servers: int
    answers: int
    acts: int
    notes: int
    orders: int
    drafts: int
    invitations: int
    office: int
    places: int
    ratings: int
    hidden: int
    entries: int
    organised: int
    reports: int
    active: int


_SAT: Final = (
    "(SELECT session FROM seats WHERE person = ? UNION SELECT session FROM sittings WHERE person = ?"
    " UNION SELECT id FROM sessions WHERE host = ?)"
)


def amounts(db: sqlite3.Connection, person: PersonId) -> Amounts:
    """How much is stored of a person."""
    one = signed(person)

    def count(asked: str, times: int) -> int:
        return int(db.execute(asked, (one,) * times).fetchone()[0])

    return Amounts(
        preferences=count("SELECT count(*) FROM people WHERE person = ?", 1),
        absences=count("SELECT count(*) FROM absences WHERE person = ?", 1),
        games=count(f"SELECT count(*) FROM {_SAT} AS sat", 3),  # noqa: S608
        servers=count(f"SELECT count(DISTINCT guild) FROM sessions WHERE id IN {_SAT}", 3),  # noqa: S608
        answers=count(
            f"SELECT count(*) FROM answers WHERE session IN {_SAT} AND person = ?",  # noqa: S608
            4,
        ),
        acts=count(
            f"SELECT count(*) FROM acts WHERE session IN {_SAT} AND person = ?",  # noqa: S608
            4,
        ),
        notes=count("SELECT count(*) FROM private_notes WHERE person = ?", 1),
        orders=count(
            f"SELECT count(*) FROM orders WHERE session IN {_SAT} AND person = ?",  # noqa: S608
            4,
        ),
        drafts=count(
            "SELECT count(*) FROM seats CROSS JOIN drafts WHERE seats.person = ?"
            " AND drafts.session = seats.session AND drafts.seat = seats.seat",
            1,
        ),
        invitations=count(
            "SELECT count(*) FROM (SELECT session, person FROM invitations WHERE person = ?"
            " UNION SELECT session, person FROM invitations WHERE by = ?) AS invited",
            2,
        ),
        office=count(
            "SELECT count(*) FROM (SELECT guild, number FROM server_acts WHERE by = ?"
            " UNION SELECT guild, number FROM server_acts WHERE about = ?) AS done",
            2,
        ),
        places=count("SELECT count(*) FROM result_places WHERE person = ?", 1),
        ratings=count("SELECT count(*) FROM ratings WHERE person = ?", 1),
        hidden=count("SELECT count(*) FROM hidden_ratings WHERE person = ?", 1),
        **amounts_in_leagues(db, person),
    )


def preferences(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """What they have chosen."""
    return _rows(
        db.execute(
            "SELECT palette, letters, texts, zone, guessed_zone, quiet_from, quiet_to, reminders, active"
            " FROM people WHERE person = ?",
            (signed(person),),
        )
    )


def absences(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """When they were away."""
    return _rows(
        db.execute(
            "SELECT since, until, mode AS meanwhile FROM absences WHERE person = ? ORDER BY since",
            (signed(person),),
        )
    )


def acts(db: sqlite3.Connection, session_id: SessionId, person: PersonId) -> list[dict[str, Any]]:
    """What they did in a session besides answers, in its order."""
    found = db.execute(
        "SELECT kind, seat, data AS details, at FROM acts WHERE session = ? AND person = ? ORDER BY number",
        (session_id, signed(person)),
    )
    rows = _rows(found)
    for row in rows:
        details = decode(row["details"], dict[str, Any])
        row["details"] = {key: each for key, each in details.items() if key in _TOLD}
    return rows


def orders(db: sqlite3.Connection, session_id: SessionId, person: PersonId) -> list[dict[str, Any]]:
    """What they have said ahead in a session."""
    found = db.execute(
        "SELECT seat, decision, said, at FROM orders WHERE session = ? AND person = ? ORDER BY seat",
        (session_id, signed(person)),
    )
    return [{**row, "said": decode(row["said"], object)} for row in _rows(found)]


def drafts(db: sqlite3.Connection, session_id: SessionId, seat: int) -> list[dict[str, Any]]:
    """What is half chosen for a seat."""
    return _rows(
        db.execute(
            "SELECT seat, ticket, draft FROM drafts WHERE session = ? AND seat = ?", (session_id, seat)
        )
    )


def notes(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """What they have written for themselves."""
    return _rows(
        db.execute(
            "SELECT session AS game, text, at FROM private_notes WHERE person = ? ORDER BY session",
            (signed(person),),
        )
    )


def invitations(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """To them and by them, without who else it is."""
    one = signed(person)
    to_them = _rows(
        db.execute(
            "SELECT session AS game, until FROM invitations WHERE person = ? ORDER BY session",
            (one,),
        )
    )
    by_them = _rows(
        db.execute("SELECT session AS game, until FROM invitations WHERE by = ? ORDER BY session", (one,))
    )
    return [{**row, "by_you": False} for row in to_them] + [{**row, "by_you": True} for row in by_them]


def office(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """Acts of office by them and about them, without who else it is."""
    one = signed(person)
    found = db.execute(
        "SELECT guild, number, kind, by, session, reason, at, undone FROM server_acts WHERE by = ?"
        " UNION SELECT guild, number, kind, by, session, reason, at, undone FROM server_acts WHERE about = ?"
        " ORDER BY guild, number",
        (one, one),
    )
    return [
        {
            "server": str(as_id(guild)),
            "kind": kind,
            "by_you": by == one,
            "game": session,
            "reason": reason,
            "at": at,
            "undone": undone,
        }
        for guild, _, kind, by, session, reason, at, undone in found
    ]


def places(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """In which place they came in each session that is settled, and what it did to their rating."""
    found = db.execute(
        "SELECT sessions.id AS game, sessions.game AS title, guild AS server, settled AS at, place,"
        " unrated IS NULL AS counts, rating_before, deviation_before, rating, deviation, expected"
        " FROM result_places CROSS JOIN sessions LEFT JOIN rating_steps"
        " ON rating_steps.session = sessions.id AND rating_steps.person = result_places.person"
        " WHERE result_places.person = ? AND sessions.id = result_places.session ORDER BY sessions.id",
        (signed(person),),
    )
    return [
        {**row, "server": str(as_id(row["server"])), "counts": bool(row["counts"])} for row in _rows(found)
    ]


def ratings(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """Their ratings as they are now."""
    found = db.execute(
        "SELECT guild AS server, game AS title, rating, deviation, games, opponents, last AS at FROM ratings"
        " WHERE person = ? ORDER BY guild",
        (signed(person),),
    )
    return [{**row, "server": str(as_id(row["server"]))} for row in _rows(found)]


def hidden(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """The servers on which they hide their ratings."""
    found = db.execute("SELECT guild FROM hidden_ratings WHERE person = ? ORDER BY guild", (signed(person),))
    return [{"server": str(as_id(guild))} for (guild,) in found]


def _rows(found: sqlite3.Cursor) -> list[dict[str, Any]]:
    return list(_named([column for column, *_ in found.description], found))


def _named(columns: Sequence[str], found: sqlite3.Cursor) -> Iterator[dict[str, Any]]:
    return (dict(zip(columns, row, strict=True)) for row in found)
