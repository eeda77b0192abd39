"""How a game stands, in words for whoever runs the bot: the same facts as moderators read, with ids, and
without Discord's marks. Seats are called by their numbers, from 1."""

import sqlite3
import time
from collections.abc import Callable, Iterable
from typing import Final

from bot.health.health import LONGEST_S
from bot.outcomes import count, moment
from engine.clock.pace import DAY, HOUR, MINUTE
from engine.journal import note_rows, outage_rows
from engine.journal.records import Session
from engine.play.table import Seat
from engine.sessions.calls import LINE
from engine.sessions.stuck import Still, Why
from renders.language.catalogues import words_for

TROUBLES: Final = {
    "deleted": "its thread was deleted",
    "locked": "its thread is locked",
    "forbidden": "the bot may not write in its thread",
    "refused": "Discord does not take its board",
    "full": "its thread was archived, and its server has no room for another",
}
"""By the word for a trouble, what it is; all others are said by their word."""


def title(session: Session) -> str:
    """What is played."""
    return words_for("en").text(f"{session.game}-name")


def seats_text(seats: Iterable[Seat]) -> str:
    """Seats by their numbers."""
    numbers = [str(seat + 1) for seat in seats]
    return f"seat {numbers[0]}" if len(numbers) == 1 else f"seats {', '.join(numbers)}"


def up_since(db: sqlite3.Connection) -> Callable[[int], float | None]:
    """Since when Discord can be reached from a server, as far as the file says: since the last outage of more
    than five minutes, if the bot has noted lately (`LONGEST_S`) that it has a line. None if it has not."""
    noted, now = note_rows.note(db, LINE), time.time()
    if noted is None or now - float(noted) > LONGEST_S:
        return lambda _: None

    def since(guild: int) -> float:
        outage = outage_rows.newest_outage(db, guild, 1)
        return 0.0 if outage is None else outage.until

    return since


def still_text(session: Session, still: Still | None) -> str:
    """Why a game does not go on."""
    if still is None:
        return "waits for nobody"
    since = "" if still.since is None else f" since {moment(still.since)}"
    until = "" if still.until is None else f" until {moment(still.until)}"
    match still.why:
        case Why.FROZEN:
            return f"frozen: what is stored of it cannot be played again (reference {still.detail})"
        case Why.TROUBLE:
            return f"nothing can be posted{since}: {TROUBLES.get(still.detail, still.detail)}"
        case Why.BEHIND:
            return f"something is not posted{since}"
        case Why.OVERDUE:
            return f"the time of {seats_text(still.seats)} is up{since}, and nothing has come of it"
        case Why.PAUSED:
            by = "a moderator" if still.is_by_office else "its table"
            return f"paused by {by}{until}"
        case Why.ASLEEP:
            return f"asleep{since}"
        case Why.AWAY:
            return f"{seats_text(still.seats)} away{until}"
        case Why.NOBODY:
            return f"nobody is there{since}"
        case Why.SEATS:
            return f"waits for people{since}"
    due = "" if still.until is None else f", due {moment(still.until)}"
    return f"waits for {seats_text(still.seats)}{since}{due}"


def age(seconds: float) -> str:
    """How old something is."""
    for unit, what in ((DAY, "day"), (HOUR, "hour")):
        if seconds >= unit:
            return count(int(seconds // unit), what)
    return count(max(0, int(seconds // MINUTE)), "minute")
