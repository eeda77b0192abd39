"""The SQL of a server's figures: how its games went that are over, without anybody's name or id. Plain
functions, like `session_rows`: they decide nothing.
"""

import sqlite3
from dataclasses import dataclass
from typing import Any, Final

from engine.clock.pace import PaceName
from engine.journal.records import By, SessionId
from engine.journal.snowflakes import signed
from engine.play.codec import decode
from engine.play.tickets import Kind

TIME: Final = "time"
"""The kind of the acts in which somebody's time was up; their `data` has the `seats` that missed a call."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played to its end."""

    game: str
    began: float
    """In UNIX seconds."""
    ended: float
    seats: int
    robots: int
    """The seats that nobody owned at the end."""
    answered: int | None
    """How many calls were answered by their owners, now or ahead; None if the game had no clock."""
    missed: int = 0
    """How many calls were not. A brief call, to which nobody need answer, is never missed."""


def finished(db: sqlite3.Connection, guild: int, since: float) -> list[Finished]:
    """The games of a server that have ended since a moment."""
    where = (
        "JOIN results ON results.session = sessions.id"
        " WHERE guild = ? AND status = 'over' AND results.ended >= ?"
    )
    missed: dict[SessionId, int] = {}
    for session, data in db.execute(
        "SELECT acts.session, acts.data FROM acts"  # noqa: S608
        f" WHERE acts.kind = ? AND acts.session IN (SELECT sessions.id FROM sessions {where})",
        (TIME, signed(guild), since),
    ):
        missed[session] = missed.get(session, 0) + len(decode(data, dict[str, Any])["seats"])
    rows = db.execute(
        "SELECT sessions.id, game,"  # noqa: S608
        " coalesce((SELECT at FROM story WHERE session = sessions.id AND number = 1), created),"
        " results.ended,"
        " (SELECT count(*) FROM seats WHERE session = sessions.id),"
        " (SELECT count(*) FROM seats WHERE session = sessions.id AND person IS NULL),"
        " CASE WHEN pace <> ? THEN (SELECT count(*) FROM answers WHERE session = sessions.id"
        " AND kind = ? AND by IN (?, ?) AND undone IS NULL) END"
        f" FROM sessions {where}",
        (PaceName.NONE, Kind.ASKED, By.PERSON, By.ORDER, signed(guild), since),
    )
    return [
        Finished(game, began, ended, seats, robots, answered, missed.get(session, 0))
        for session, game, began, ended, seats, robots, answered in rows
    ]
