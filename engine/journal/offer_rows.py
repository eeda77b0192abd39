"""The SQL of offered seats: which seats of running sessions are free for others, and which messages say so.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from dataclasses import dataclass
from enum import StrEnum

from engine.journal.records import SessionId
from engine.journal.snowflakes import as_id, signed
from engine.play.table import Seat


class Outcome(StrEnum):
    """How an offer ended; the values are stored."""

    TAKEN = "taken"
    """Somebody plays on."""
    BACK = "back"
    """The owner is back."""
    OVER = "over"
    """The session has ended."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that is or was free for whoever likes to play on."""

    seat: Seat
    left: str
    """The name of whoever sat there."""
    since: float
    """In UNIX seconds."""
    outcome: Outcome | None
    """How it ended; None while the seat is free."""
    message: int | None
    """The message in the thread."""
    channel_message: int | None
    """The message in the channel."""
    is_shown: bool
    """Whether both messages say what is so."""


def offer(db: sqlite3.Connection, session_id: SessionId, seat: Seat, left: str, at: float) -> None:
    """Offer a seat. A new offer takes the place of one that has ended."""
    db.execute("DELETE FROM offers WHERE session = ? AND seat = ?", (session_id, seat))
    db.execute(
        "INSERT INTO offers (session, seat, name, since) VALUES (?, ?, ?, ?)", (session_id, seat, left, at)
    )


def offers(db: sqlite3.Connection, session_id: SessionId) -> list[Offer]:
    """The offers of a session, seat by seat, also those that have ended but are not shown so."""
    rows = db.execute(
        "SELECT seat, name, since, outcome, message, channel_message, is_shown FROM offers"
        " WHERE session = ? ORDER BY seat",
        (session_id,),
    )
    return [
        Offer(
            seat,
            left,
            since,
            None if outcome is None else Outcome(outcome),
            as_id(message),
            as_id(channel_message),
            bool(is_shown),
        )
        for seat, left, since, outcome, message, channel_message, is_shown in rows
    ]


def end(db: sqlite3.Connection, session_id: SessionId, outcome: Outcome, seat: Seat | None = None) -> None:
    """End the offer of a seat, or all of a session (None), if there are any."""
    db.execute(
        "UPDATE offers SET outcome = ?, is_shown = 0"
        " WHERE session = ? AND seat = coalesce(?, seat) AND outcome IS NULL",
        (outcome, session_id, seat),
    )


def save_message(db: sqlite3.Connection, session_id: SessionId, offer: Offer, message: int) -> None:
    """Note which message in the thread tells of an offer."""
    db.execute(
        "UPDATE offers SET message = ? WHERE session = ? AND seat = ? AND since = ?",
        (signed(message), session_id, offer.seat, offer.since),
    )


def save_channel_message(db: sqlite3.Connection, session_id: SessionId, offer: Offer, message: int) -> None:
    """Note which message in the channel tells of an offer."""
    db.execute(
        "UPDATE offers SET channel_message = ? WHERE session = ? AND seat = ? AND since = ?",
        (signed(message), session_id, offer.seat, offer.since),
    )


def save_shown(db: sqlite3.Connection, session_id: SessionId, offer: Offer) -> None:
    """Note that both messages say what is so. An offer that has ended is forgotten then. Nothing is noted if
    the offer has changed meanwhile."""
    same = (session_id, offer.seat, offer.since)
    if offer.outcome is None:
        db.execute(
            "UPDATE offers SET is_shown = 1 WHERE session = ? AND seat = ? AND since = ? AND outcome IS NULL",
            same,
        )
    else:
        db.execute(
            "DELETE FROM offers WHERE session = ? AND seat = ? AND since = ? AND outcome IS NOT NULL", same
        )


def sessions_to_show(db: sqlite3.Connection) -> list[SessionId]:
    """The sessions with an offer whose messages are missing or out of date, the oldest first."""
    rows = db.execute("SELECT DISTINCT session FROM offers WHERE is_shown = 0")
    return [SessionId(number) for number in sorted(row[0] for row in rows)]


def sessions_offering(db: sqlite3.Connection) -> list[SessionId]:
    """The sessions with a seat that is free, the oldest first."""
    rows = db.execute("SELECT DISTINCT session FROM offers WHERE outcome IS NULL")
    return [SessionId(number) for number in sorted(row[0] for row in rows)]
