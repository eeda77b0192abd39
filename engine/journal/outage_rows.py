"""The SQL of outages: from when to when Discord could not be reached, so that clocks stood still.

What is stored is by shard, and what overlaps is one outage. So no clock is moved twice for the same moment,
however often and in however many parts an outage is told. It knows no rules.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.clock.pace import MINUTE
from engine.journal.clock_rows import let_stand, refresh
from engine.journal.records import SessionId
from engine.journal.session_rows import ASKED, INVITED
from engine.journal.session_rows import session as find
from engine.journal.snowflakes import as_id

ALL_SHARDS: Final = -1
TOLD_FROM: Final = 30 * MINUTE
"""An outage of at least this many seconds is told, if a clock stood still."""

Span: TypeAlias = tuple[float, float]
"""From when to when, in UNIX seconds."""


@dataclass(frozen=True, slots=True)
class Outage:
    """Discord could not be reached from `since` until `until`, in UNIX seconds."""

    since: float
    until: float
    shard: int = ALL_SHARDS
    """The shard that had no line; `ALL_SHARDS` if none had one."""
    shards: int = 1
    """How many shards the bot has."""

    def concerns(self, guild: int) -> bool:
        """Whether people on a server could do nothing meanwhile."""
        return self.shard in (ALL_SHARDS, (guild >> 22) % self.shards)

    @property
    def span(self) -> Span:
        return self.since, self.until


def save_outage(db: sqlite3.Connection, outage: Outage, now: float) -> list[SessionId]:
    """Store an outage. Move every running clock by the part of it that the clock has lived through, and that
    it was not moved by before. Returns the sessions whose clocks were moved."""
    touching = [
        Outage(since, until, shard, outage.shards)
        for since, until, shard in db.execute(
            "SELECT since, until, shard FROM outages WHERE since <= ? AND until >= ?",
            (outage.until, outage.since),
        )
    ]
    running = db.execute(
        "SELECT calls.session, guild FROM calls CROSS JOIN sessions"
        " WHERE due > 0 AND sessions.id = calls.session"
    ).fetchall()
    running += db.execute(
        "SELECT calls.session, guild FROM calls CROSS JOIN sessions"
        " WHERE kind = 'invited' AND soft > 0 AND sessions.id = calls.session"
    ).fetchall()
    moved = []
    for session_id, guild in dict.fromkeys(running):
        if outage.concerns(as_id(guild)):
            known = [each.span for each in touching if each.concerns(as_id(guild))]
            if _move(db, session_id, uncovered(outage.span, known), now):
                moved.append(session_id)
                _note_standing(db, session_id, _merged(outage.span, known))
    _merge(db, outage, touching)
    return moved


def newest_outage(db: sqlite3.Connection, guild: int, shards: int) -> Outage | None:
    """The last outage that concerned a server, if the bot has this many shards; None if there was none."""
    rows = db.execute("SELECT since, until, shard FROM outages ORDER BY since DESC")
    found = (Outage(since, until, shard, shards) for since, until, shard in rows)
    return next((outage for outage in found if outage.concerns(guild)), None)


def uncovered(span: Span, covers: Sequence[Span]) -> list[Span]:
    """The parts of a span that none of these spans covers, in order."""
    parts, since = list[Span](), span[0]
    for begin, end in sorted(covers):
        if since < min(begin, span[1]):
            parts.append((since, min(begin, span[1])))
        since = max(since, end)
    return [*parts, (since, span[1])] if since < span[1] else parts


def _move(db: sqlite3.Connection, session_id: SessionId, parts: Sequence[Span], now: float) -> bool:
    """Move the running clocks of a session by what they have lived through of these parts. Returns whether
    one was moved that anybody knows of: the clock of an invitation is seen by nobody."""
    session = find(db, session_id)
    assert session is not None
    ran_from = {
        (seat, kind): since
        for seat, kind, since in db.execute(
            "SELECT seat, kind, ran_from FROM calls WHERE session = ? AND soft IS NOT NULL", (session_id,)
        )
    }
    moved = set[str]()
    for kind, calls in ((ASKED, session.calls), (INVITED, session.invited)):
        for call in (call for call in calls if call.clock.soft is not None):
            lived = sum(max(0.0, end - max(begin, ran_from[call.seat, kind])) for begin, end in parts)
            if lived > 0:
                let_stand(db, session, call, lived, now)
                moved.add(kind)
    if moved:
        refresh(db, session_id, now)
    return ASKED in moved


def _note_standing(db: sqlite3.Connection, session_id: SessionId, span: Span) -> None:
    """Note that the next board must tell of an outage, if it was long."""
    if span[1] - span[0] >= TOLD_FROM:
        db.execute("UPDATE sessions SET stood_since = ?, stood_until = ? WHERE id = ?", (*span, session_id))


def _merged(span: Span, touching: Sequence[Span]) -> Span:
    spans = [span, *touching]
    return min(since for since, _ in spans), max(until for _, until in spans)


def _merge(db: sqlite3.Connection, outage: Outage, touching: Sequence[Outage]) -> None:
    """Store an outage as one with those that it touches."""
    own = [each for each in touching if each.shard == outage.shard]
    for each in own:
        db.execute("DELETE FROM outages WHERE since = ? AND shard = ?", (each.since, each.shard))
    since, until = _merged(outage.span, [each.span for each in own])
    db.execute("INSERT INTO outages (since, until, shard) VALUES (?, ?, ?)", (since, until, outage.shard))
