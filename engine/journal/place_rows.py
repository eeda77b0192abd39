"""The SQL of places: who counted in a game, and in which place. Plain functions, like `session_rows`: they do
not decide it.
"""

import sqlite3
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from engine.journal.act_rows import PLAY_OUT
from engine.journal.figure_rows import TIME
from engine.journal.records import By, PersonId, SessionId
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import decode
from engine.play.table import Seat
from engine.play.tickets import Kind
from engine.results.places import Answers, Counted, Place, Why
from engine.results.steps import RatedGame

_ALL: Final = 1 << 62
"""More answers than any session has."""
MISSING: Final = "places-missing"
"""The name of the note that says up to which session older games were settled; without the note, all are."""


def given(db: sqlite3.Connection, session_id: SessionId) -> Answers:
    """How many answers that still count each person gave on each seat. Changes of a sealed answer count once,
    for whoever gave or changed it themselves. What was said ahead is its person's, except on a kept seat:
    there all is the caretaker's. What the clock answers to a brief call is nobody's: whoever says nothing
    there says enough. Nor does it count who answers once robots play a league's table to its end. Whatever is
    answered on a seat after the first person who answered there has gone is left out: who counts there is
    known by then, and nobody is to escape a loss because a robot plays on for long."""
    last, brief = _ALL, set[tuple[Seat, float]]()
    for kind, told, at in db.execute(
        "SELECT kind, data, at FROM acts WHERE session = ? AND kind IN (?, ?)", (session_id, TIME, PLAY_OUT)
    ):
        data = decode(told, dict[str, Any])
        if kind == PLAY_OUT:
            last = data["answered"]
        else:
            brief |= {(seat, at) for seat in data.get("brief", ())}
    rows = db.execute(
        "SELECT seat, ticket, by, person, at FROM answers"
        " WHERE session = ? AND number <= ? AND kind = ? AND undone IS NULL ORDER BY number",
        (session_id, last, Kind.ASKED),
    )
    by: dict[tuple[Seat, str], set[PersonId | None]] = {}
    first: dict[Seat, PersonId] = {}
    left = set[Seat]()
    for seat, ticket, each, person, at in rows:
        own = as_id(person) if By(each).is_own else None
        if seat in first and (each == By.ROBOT or own not in (None, first[seat])):
            left.add(seat)
        if seat in left or (each == By.CLOCK and (seat, at) in brief):
            continue
        if own is not None:
            first.setdefault(seat, own)
        by.setdefault((seat, ticket), set()).add(own)
    found: dict[Seat, dict[PersonId | None, int]] = {}
    for (seat, _), people in by.items():
        counts = found.setdefault(seat, {})
        for who in people - {None} or people:
            counts[who] = counts.get(who, 0) + 1
    return found


def have_answered(db: sqlite3.Connection, session_id: SessionId) -> int:
    """How many different people have answered themselves what they were asked, as far as that still counts.
    It takes much less time than `given`."""
    (count,) = db.execute(
        "SELECT count(DISTINCT person) FROM answers"
        " WHERE session = ? AND kind = ? AND by IN (?, ?) AND undone IS NULL",
        (session_id, Kind.ASKED, By.PERSON, By.ORDER),
    ).fetchone()
    return int(count)


def save_settled(
    db: sqlite3.Connection, session_id: SessionId, at: float, counted: Counted, unrated: Why | None
) -> bool:
    """Store who counted in a session, in which place, and why it does not count for ratings (None: it does).
    Returns whether it was not settled before; what was settled stays."""
    changed = db.execute(
        "UPDATE sessions SET settled = ?, unrated = ? WHERE id = ? AND settled IS NULL",
        (at, unrated, session_id),
    )
    if not changed.rowcount:
        return False
    db.executemany(
        "INSERT INTO result_places (session, seat, person, place) VALUES (?, ?, ?, ?)",
        [(session_id, one.seat, signed(one.person), one.place) for one in counted.places],
    )
    return True


def replace_settled(
    db: sqlite3.Connection, session_id: SessionId, at: float, counted: Counted, unrated: Why | None
) -> None:
    """Store other places of a session, whether it was settled before or not: if it was, the moment stays."""
    db.execute(
        "UPDATE sessions SET settled = CASE WHEN settled IS NULL THEN ? ELSE settled END, unrated = ?"
        " WHERE id = ?",
        (at, unrated, session_id),
    )
    db.execute("DELETE FROM result_places WHERE session = ?", (session_id,))
    db.executemany(
        "INSERT INTO result_places (session, seat, person, place) VALUES (?, ?, ?, ?)",
        [(session_id, one.seat, signed(one.person), one.place) for one in counted.places],
    )


def unsettle(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Forget that a session was settled."""
    db.execute("UPDATE sessions SET settled = NULL, unrated = NULL WHERE id = ?", (session_id,))
    db.execute("DELETE FROM result_places WHERE session = ?", (session_id,))


def places(db: sqlite3.Connection, session_id: SessionId) -> tuple[Place, ...]:
    """Who counted in a session, and in which place, in the order of the seats; whoever never answered comes
    behind whoever counted on the same seat. Empty if that is not settled."""
    rows = db.execute(
        "SELECT seat, person, place FROM result_places WHERE session = ?"
        " ORDER BY seat, CASE WHEN place IS NULL THEN 1 ELSE 0 END, person",
        (session_id,),
    )
    return tuple(Place(seat, as_id(person), place) for seat, person, place in rows)


def rated_games(db: sqlite3.Connection, guild: int, game: str) -> list[RatedGame]:
    """All games of one title that count on a server, in the order in which they are rated."""
    rows = db.execute(
        "SELECT id, settled, result_places.seat, result_places.person, place"
        " FROM sessions JOIN result_places ON result_places.session = sessions.id"
        " WHERE guild = ? AND game = ? AND settled IS NOT NULL AND unrated IS NULL"
        " ORDER BY settled, id, result_places.seat, CASE WHEN place IS NULL THEN 1 ELSE 0 END,"
        " result_places.person",
        (signed(guild), game),
    )
    return list(_games(rows))


def _games(rows: sqlite3.Cursor) -> Iterator[RatedGame]:
    for (session_id, at), group in groupby(rows, key=lambda row: (row[0], row[1])):
        yield RatedGame(
            session_id, at, tuple(Place(seat, as_id(person), place) for _, _, seat, person, place in group)
        )


def is_last(db: sqlite3.Connection, guild: int, game: str, session_id: SessionId, at: float) -> bool:
    """Whether all games of a title that count on a server come before this one, which was settled then."""
    later = db.execute(
        "SELECT 1 FROM sessions WHERE guild = ? AND game = ? AND settled IS NOT NULL AND unrated IS NULL"
        " AND (settled > ? OR (settled = ? AND id > ?)) LIMIT 1",
        (signed(guild), game, at, at, session_id),
    )
    return later.fetchone() is None


def ended_after(
    db: sqlite3.Connection, session_id: SessionId, most: int
) -> list[tuple[SessionId, float | None]]:
    """The next `most` sessions after this one, and when each ended, in UNIX seconds, if it is still to be
    settled; None if there is nothing to settle: it is settled, it goes on, it has never begun, or a moderator
    has ended it."""
    rows = db.execute(
        "SELECT id, CASE WHEN settled IS NULL AND seed IS NOT NULL"
        " AND (status = 'over' OR (status = 'closed' AND by_office = 0))"
        " THEN coalesce(results.ended, sessions.ended, (SELECT max(at) FROM story WHERE session = id)) END"
        " FROM sessions LEFT JOIN results ON results.session = sessions.id"
        " WHERE id > ? ORDER BY id LIMIT ?",
        (session_id, most),
    )
    return [(SessionId(number), ended) for number, ended in rows]
