"""The SQL of seats that are lost at tables of leagues: when whoever was absent for long loses theirs, and who
has never answered.

Plain functions, like `session_rows`: they decide nothing but by `long_absence`.
"""

import math
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from engine.clock.long_absence import Span, lost_at
from engine.journal import absence_rows
from engine.journal.records import LostBecause, PersonId, Session, SessionId
from engine.journal.snowflakes import signed
from engine.play.table import Seat
from engine.results.places import Why

_STANDS = ("pause", "end")
"""Acts from which on a table stands still."""
_GOES_ON = ("go-on", "end-undone")


@dataclass(frozen=True, slots=True)
class LostSeat:
    """A seat at a table of a league that somebody has lost by the clock."""

    session: SessionId
    why: LostBecause
    is_rated: bool
    """Whether their rating falls by it, unless the table is corrected."""


def lost_seats(db: sqlite3.Connection, person: PersonId, most: int) -> list[LostSeat]:
    """The seats that a person has lost in seasons that are not over, on all servers, the newest first. Tables
    that do not count are left out."""
    rows = db.execute(
        "SELECT sessions.id, why, rated AND coalesce(ratings, 1) FROM sittings CROSS JOIN sessions"
        " CROSS JOIN fixtures CROSS JOIN leagues LEFT JOIN servers ON servers.guild = leagues.guild"
        " WHERE sittings.person = ? AND why IN (?, ?, ?) AND sessions.id = sittings.session"
        " AND fixtures.id = sessions.fixture AND coalesce(sessions.unrated, '') <> ?"
        " AND leagues.id = fixtures.league AND leagues.season = fixtures.season AND closed IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM league_acts WHERE league_acts.league = leagues.id"
        " AND league_acts.season = leagues.season AND once = 'SeasonEnded')"
        " ORDER BY sessions.id DESC LIMIT ?",
        (signed(person), *LostBecause, Why.VOIDED, most),
    )
    return [LostSeat(SessionId(session), LostBecause(why), bool(is_rated)) for session, why, is_rated in rows]


def lost_by_absence(db: sqlite3.Connection, session: Session) -> dict[Seat, float]:
    """The kept seats of a league's table, each with the moment at which it is lost, in UNIX seconds, if its
    owner is not back before. While the table stands still, none is."""
    if session.fixture is None or session.is_still:
        return {}
    found: dict[Seat, float] = {}
    for seat, row in enumerate(session.seats):
        if row.kept is None or row.person is None:
            continue
        pieces = _pieces(db, session.id, Seat(seat), row.person)
        *before, (since, _) = pieces
        away = absence_rows.absences_since(db, row.person, pieces[0][0])
        found[Seat(seat)] = lost_at(
            before,
            since,
            away=[(one.since, one.until) for one in away],
            stood=_stood(db, session.id, pieces[0][0]),
        )
    return found


def save_next(db: sqlite3.Connection, session_id: SessionId, at: float | None) -> None:
    """Note when a seat of a league's table is lost next; None if none is."""
    db.execute("UPDATE sessions SET seat_lost_at = ? WHERE id = ?", (at, session_id))


def has_answered(db: sqlite3.Connection, session_id: SessionId, person: PersonId) -> bool:
    """Whether a person has ever answered anything in a session, now or ahead, even if it was taken back."""
    found = db.execute(
        "SELECT 1 FROM answers WHERE session = ? AND person = ? LIMIT 1", (session_id, signed(person))
    )
    return found.fetchone() is not None


def _pieces(db: sqlite3.Connection, session_id: SessionId, seat: Seat, person: PersonId) -> list[Span]:
    """From when to when caretakers kept a seat for a person, in order; the last piece goes on."""
    rows = db.execute(
        "SELECT sittings.person, kept, story.at FROM sittings JOIN story"
        " ON story.session = sittings.session AND story.number = from_row"
        " WHERE sittings.session = ? AND seat = ? ORDER BY sittings.number",
        (session_id, seat),
    )
    found, since = list[Span](), None
    for owner, kept, at in rows:
        is_kept = owner == signed(person) and kept is not None
        if is_kept and since is None:
            since = at
        elif not is_kept and since is not None:
            found.append((since, at))
            since = None
    assert since is not None, "a kept seat has a sitting that says so"
    return [*found, (since, math.inf)]


def _stood(db: sqlite3.Connection, session_id: SessionId, first: float) -> list[Span]:
    """From when to when, after a moment, nobody could act at a table, or it stood still. What one shard of
    the bot alone has missed counts for all."""
    outages = db.execute("SELECT since, until FROM outages WHERE until >= ?", (first,))
    return [*((since, until) for since, until in outages), *_standing(db, session_id)]


def _standing(db: sqlite3.Connection, session_id: SessionId) -> Iterator[Span]:
    """From when to when a table paused, or was ended until that was taken back."""
    since: float | None = None
    for kind, at in db.execute(
        "SELECT kind, at FROM acts WHERE session = ? AND kind IN (?, ?, ?, ?) ORDER BY number",
        (session_id, *_STANDS, *_GOES_ON),
    ):
        if kind in _STANDS:
            since = at if since is None else since
        elif since is not None:
            yield since, at
            since = None
