"""The SQL of figures about the whole file: how many games there are, and which may stand still by a fault.
Plain functions, like `session_rows`: they decide nothing.
"""

import sqlite3
from typing import Final

from engine.journal.records import SessionId

_SUSPECTS: Final = (
    "SELECT id FROM sessions WHERE status = 'playing' AND frozen IS NOT NULL",
    "SELECT id FROM sessions WHERE status = 'playing' AND trouble IS NOT NULL",
    "SELECT DISTINCT session FROM story WHERE posted IS NULL AND at < :behind",
    "SELECT id FROM sessions WHERE status = 'playing' AND board IS NULL AND last_act < :behind",
    "SELECT id FROM sessions WHERE status = 'open' AND lobby_behind = 1",
    "SELECT id FROM sessions WHERE status = 'open' AND lobby IS NULL AND created < :behind",
    "SELECT session FROM calls WHERE due <= :overdue",
)


def games(db: sqlite3.Connection) -> dict[tuple[str, str], int]:
    """By game and status, how many sessions are open or running."""
    return {
        (game, status): count
        for status in ("open", "playing")
        for game, count in db.execute(
            f"SELECT game, count(*) FROM sessions WHERE status = '{status}' GROUP BY game"  # noqa: S608
        )
    }


def suspects(db: sqlite3.Connection, *, behind: float, overdue: float, most: int) -> list[SessionId]:
    """At most so many sessions that may stand still through a fault: of each kind some, for something in them
    is not posted since before `behind`, or a call was due before `overdue`."""
    moments = {"behind": behind, "overdue": overdue, "most": most // len(_SUSPECTS)}
    found = dict[int, None]()
    for sql in _SUSPECTS:
        found |= dict.fromkeys(row[0] for row in db.execute(f"{sql} LIMIT :most", moments))
    return [SessionId(number) for number in found]
