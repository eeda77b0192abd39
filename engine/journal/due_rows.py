"""The SQL of what is due: what time does to sessions and people, and when it does so next.

Plain functions, like `session_rows`: they know no rules, and decide nothing. Each question is answered by an
index that holds only what is still to be done, so it takes no longer with many games.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import as_id


class DueKind(StrEnum):
    """What may be due besides answers and reminders."""

    PAUSE = "pause"
    """A pause ends; the id is the session's."""
    ABSENCE = "absence"
    """An absence ends; the id is the person's."""
    UNTOLD = "untold absence"
    """Not all games know how an absence stands; the id is the person's. It is due at once."""
    MOTION = "motion"
    """A motion ends; the id is the session's, which has only one open motion."""
    INVITATION = "invitation"
    """An invitation ends; the id is the session's."""
    OPEN_SEATS = "open seats"
    """Nobody has sat down for long; the id is the session's."""
    IDLE = "idle"
    """Nobody has acted in a running session for long; the id is the session's."""
    ASLEEP = "asleep"
    """A session has slept for long; the id is the session's."""
    LEFT = "left"
    """The bot was sent away from a server long ago; the id is the server's."""
    ERASE = "erase"
    """A week has passed since an admin wanted all of a server deleted; the id is the server's."""
    TIDY = "tidy"
    """The message with the open seats of a session that is over must be looked at; the id is the
    session's."""
    ENDED = "ended"
    """An end by office cannot be taken back any more; the id is the session's. On a server that is to be
    deleted, nothing ends for good but by that."""
    RATINGS = "ratings"
    """Lists of ratings must be computed anew; the id is the server's. It is due at once, but only after older
    games are settled, and not while the server is to be deleted, game by game, or the bot has left it."""


@dataclass(frozen=True, slots=True)
class Expiring:
    """A session in which somebody's time is up, or in which a seat gets a caretaker or is lost."""

    session: SessionId
    guild: int
    late: tuple[PersonId, ...]
    """Those whose time is up, and who have not missed the call before it: perhaps they have left. Whoever
    lets a brief call pass is not among them."""


_MOMENTS: Final[Mapping[DueKind, tuple[str, str]]] = {
    DueKind.PAUSE: ("paused_until", "FROM sessions WHERE ended_by IS NULL AND paused_until"),
    DueKind.ABSENCE: ("until", "FROM absences WHERE is_over = 0 AND until"),
    DueKind.UNTOLD: ("since", "FROM absences WHERE is_told = 0 AND since"),
    DueKind.MOTION: (
        "until",
        "FROM motions WHERE outcome IS NULL AND NOT EXISTS"
        " (SELECT 1 FROM sessions WHERE sessions.id = session AND ended_by IS NOT NULL) AND until",
    ),
    DueKind.INVITATION: ("until", "FROM invitations WHERE until"),
    DueKind.OPEN_SEATS: (
        "last_act",
        "FROM sessions WHERE status IN ('open', 'playing') AND asleep_since IS NULL AND status = 'open'"
        " AND last_act",
    ),
    DueKind.IDLE: (
        "last_act",
        "FROM sessions WHERE status IN ('open', 'playing') AND asleep_since IS NULL AND status = 'playing'"
        " AND last_act",
    ),
    DueKind.ASLEEP: ("asleep_since", "FROM sessions WHERE ended_by IS NULL AND asleep_since"),
    DueKind.LEFT: ("left_at", "FROM servers WHERE left_at"),
    DueKind.ERASE: ("erase_at", "FROM servers WHERE erase_at"),
    DueKind.TIDY: ("tidy_at", "FROM sessions WHERE tidy_at"),
    DueKind.ENDED: (
        "ended",
        "FROM sessions WHERE ended_by IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM servers WHERE servers.guild = sessions.guild AND erase_at IS NOT NULL) AND ended",
    ),
    DueKind.RATINGS: (
        "is_due",  # 1, which is long ago; `place_rows.MISSING` says that older games are not settled yet
        "FROM rating_lists WHERE is_due = 1 AND NOT EXISTS"
        " (SELECT 1 FROM notes WHERE name = 'places-missing') AND NOT EXISTS"
        " (SELECT 1 FROM servers WHERE servers.guild = rating_lists.guild"
        " AND (erase_at IS NOT NULL OR left_at IS NOT NULL)) AND is_due",
    ),
}
"""By kind, the column with the moment from which its span counts, and the rows, up to that column."""
_IDS: Final[Mapping[DueKind, str]] = {
    DueKind.ABSENCE: "person",
    DueKind.UNTOLD: "person",
    DueKind.MOTION: "session",
    DueKind.INVITATION: "session",
    DueKind.LEFT: "guild",
    DueKind.ERASE: "guild",
    DueKind.RATINGS: "guild",
}


def next_due(db: sqlite3.Connection, spans: Mapping[DueKind, float], after: float) -> float | None:
    """The earliest moment after a moment at which something is due; None if nothing will be. `spans` are the
    seconds from the stored moment until something of a kind is due; without one it is due at that moment."""
    found = [
        db.execute(f"SELECT min({column}) FROM calls WHERE {column} > ?", (after,)).fetchone()[0]  # noqa: S608
        for column in ("due", "keep_at", "remind_at")
    ]
    found += db.execute("SELECT min(seat_lost_at) FROM sessions WHERE seat_lost_at > ?", (after,)).fetchone()
    for kind, (column, rows) in _MOMENTS.items():
        span = spans.get(kind, 0.0)
        (at,) = db.execute(f"SELECT min({column}) {rows} > ?", (after - span,)).fetchone()
        found.append(None if at is None else at + span)
    return min((at for at in found if at is not None), default=None)


def due(
    db: sqlite3.Connection, spans: Mapping[DueKind, float], now: float
) -> dict[DueKind, tuple[PersonId | SessionId, ...]]:
    """The ids of what is due at a moment, by kind, those that waited longest first."""
    found: dict[DueKind, tuple[PersonId | SessionId, ...]] = {}
    for kind, (column, rows) in _MOMENTS.items():
        named = _IDS.get(kind, "id")
        ids = db.execute(
            f"SELECT {named} {rows} <= ? ORDER BY {column}",
            (now - spans.get(kind, 0.0),),
        ).fetchall()
        found[kind] = tuple(as_id(each) for each in dict.fromkeys(row[0] for row in ids))
    return found


def expiring(db: sqlite3.Connection, now: float) -> tuple[Expiring, ...]:
    """The sessions in which a call's time is up, or a seat gets a caretaker or is lost, at a moment."""
    rows = db.execute(
        "SELECT calls.session, guild, CASE WHEN brief = 0 AND coalesce(misses, 0) = 0 THEN seats.person END"
        " FROM calls CROSS JOIN sessions CROSS JOIN seats"
        " LEFT JOIN clocks ON clocks.session = calls.session AND clocks.seat = calls.seat"
        " WHERE calls.due <= ? AND sessions.id = calls.session"
        " AND seats.session = calls.session AND seats.seat = calls.seat ORDER BY calls.due",
        (now,),
    ).fetchall()
    rows += db.execute(
        "SELECT calls.session, guild, NULL FROM calls CROSS JOIN sessions"
        " WHERE keep_at <= ? AND sessions.id = calls.session ORDER BY keep_at",
        (now,),
    ).fetchall()
    rows += db.execute(
        "SELECT id, guild, NULL FROM sessions WHERE seat_lost_at <= ? AND status = 'playing'"
        " ORDER BY seat_lost_at",
        (now,),
    ).fetchall()
    late: dict[SessionId, list[PersonId]] = {}
    for session, _, person in rows:
        late.setdefault(session, []).extend([] if person is None else [as_id(person)])
    guilds = {session: as_id(guild) for session, guild, _ in rows}
    return tuple(Expiring(session, guilds[session], tuple(people)) for session, people in late.items())


def is_reminder_due(db: sqlite3.Connection, now: float) -> bool:
    """Whether somebody must be reminded at a moment."""
    return db.execute("SELECT 1 FROM calls WHERE remind_at <= ? LIMIT 1", (now,)).fetchone() is not None
