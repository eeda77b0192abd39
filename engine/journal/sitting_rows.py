"""The SQL of sittings: who sat where in the story, and under which name.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Sequence

from engine.journal.records import SeatRow, SessionId, Sitting
from engine.journal.snowflakes import as_id, signed


def sit(db: sqlite3.Connection, session_id: SessionId, seats: Sequence[SeatRow], *, from_row: int) -> None:
    """Note who sits where from a row of the story on. A new person or a new name on a seat ends the sitting
    before, as "left" or "renamed"."""
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
    """End all sittings of a session that is over or closed: these people sat to the end."""
    db.execute("UPDATE sittings SET why = 'end' WHERE session = ? AND why IS NULL", (session_id,))


def sittings(db: sqlite3.Connection, session_id: SessionId) -> list[Sitting]:
    """All sittings of a session, seat by seat, each seat's in their order."""
    found = db.execute(
        "SELECT seat, person, name, from_row, why FROM sittings WHERE session = ? ORDER BY seat, number",
        (session_id,),
    )
    return [Sitting(seat, as_id(person), name, row, why) for seat, person, name, row, why in found]
