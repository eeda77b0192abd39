"""The SQL of sittings: who sat where in the story, and under which name.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace

from engine.journal.records import PersonId, SeatRow, SessionId, Sitting
from engine.journal.snowflakes import as_id, signed
from engine.play.table import Seat


def sit(db: sqlite3.Connection, session_id: SessionId, seats: Sequence[SeatRow], *, from_row: int) -> None:
    """Note who sits where from a row of the story on. A new person, a new name or another
    caretaker on a seat ends the sitting before, and says why."""
    last = {
        seat: (number, SeatRow(name, as_id(person), kept))
        for seat, number, person, name, kept in db.execute(
            "SELECT seat, number, person, name, kept FROM sittings WHERE session = ? AND why IS NULL",
            (session_id,),
        )
    }
    for seat, new in enumerate(seats):
        number, before = last.get(seat, (0, None))
        if before == replace(new, kept_since=None):
            continue
        if before is not None:
            db.execute(
                "UPDATE sittings SET why = ? WHERE session = ? AND seat = ? AND number = ?",
                (_why(before, new), session_id, seat, number),
            )
        db.execute(
            "INSERT INTO sittings (session, seat, number, person, name, kept, from_row)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (session_id, seat, number + 1, signed(new.person), new.name, new.kept, from_row),
        )


def _why(before: SeatRow, new: SeatRow) -> str:
    """Why a sitting has ended, after which the seat is as in `new`."""
    if before.person != new.person:
        return "left"
    if before.kept == new.kept:
        return "renamed"
    return "back" if new.kept is None else "kept"


def take_away(db: sqlite3.Connection, session_id: SessionId, seat: Seat, why: str) -> None:
    """Note why the last sitting on a seat that has ended did so: the seat was taken away, or lost."""
    db.execute(
        "UPDATE sittings SET why = ? WHERE session = ? AND seat = ? AND number ="
        " (SELECT max(number) FROM sittings WHERE session = ? AND seat = ? AND why IS NOT NULL)",
        (why, session_id, seat, session_id, seat),
    )


def end(db: sqlite3.Connection, session_id: SessionId) -> None:
    """End all sittings of a session that is over or closed: these people sat to the end."""
    db.execute("UPDATE sittings SET why = 'end' WHERE session = ? AND why IS NULL", (session_id,))


def sittings(db: sqlite3.Connection, session_id: SessionId) -> list[Sitting]:
    """All sittings of a session, seat by seat, each seat's in their order."""
    found = db.execute(
        "SELECT seat, person, name, from_row, why, kept FROM sittings WHERE session = ?"
        " ORDER BY seat, number",
        (session_id,),
    )
    return [Sitting(seat, as_id(person), *rest) for seat, person, *rest in found]


def newest_name(db: sqlite3.Connection, guild: int, person: PersonId) -> str:
    """The name under which a person sat down last on a server; "" if they never have, or were forgotten."""
    row = db.execute(
        "SELECT name FROM sittings CROSS JOIN sessions WHERE sittings.person = ?"
        " AND sessions.id = sittings.session AND guild = ? ORDER BY session DESC, from_row DESC LIMIT 1",
        (signed(person), signed(guild)),
    ).fetchone()
    return "" if row is None else str(row[0])
