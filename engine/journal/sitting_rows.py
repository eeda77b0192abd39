"""The SQL of sittings: who sat where in the story, under which name; plain functions, like `session_rows`.

They know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Sequence

from engine.journal.records import SeatRow, SessionId, Sitting
from engine.journal.snowflakes import as_id, signed


def sit(db: sqlite3.Connection, session_id: SessionId, seats: Sequence[SeatRow], *, from_row: int) -> None:
    """Note who sits where from a row of the story on. Whoever is new on a seat ends the sitting before: its
    person has left, or goes by another name."""
    last = {
        seat: (number, person, name)
        for seat, number, person, name in db.execute(
            "SELECT seat, number, person, name FROM sittings WHERE session = ? AND why IS NULL", (session_id,)
        )
    }
    for seat, new in enumerate(seats):
        number, person, name = last.get(seat, (0, None, None))
        if (person, name) == (signed(new.person), new.name):
            continue
        db.execute(
            "UPDATE sittings SET why = ? WHERE session = ? AND seat = ? AND number = ?",
            ("renamed" if person == signed(new.person) else "left", session_id, seat, number),
        )
        db.execute(
            "INSERT INTO sittings (session, seat, number, person, name, from_row) VALUES (?, ?, ?, ?, ?, ?)",
            (session_id, seat, number + 1, signed(new.person), new.name, from_row),
        )


def end(db: sqlite3.Connection, session_id: SessionId) -> None:
    """The session is over or closed: everybody sat to the end."""
    db.execute("UPDATE sittings SET why = 'end' WHERE session = ? AND why IS NULL", (session_id,))


def sittings(db: sqlite3.Connection, session_id: SessionId) -> list[Sitting]:
    """Who has sat where, seat by seat in their order."""
    found = db.execute(
        "SELECT seat, person, name, from_row, why FROM sittings WHERE session = ? ORDER BY seat, number",
        (session_id,),
    )
    return [Sitting(seat, as_id(person), name, row, why) for seat, person, name, row, why in found]
