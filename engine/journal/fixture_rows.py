"""The SQL of the tables of leagues, and of what people report of them. Plain functions, like
`session_rows`."""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from engine.journal.league_rows import LeagueId
from engine.journal.records import By, PersonId, SessionId
from engine.journal.snowflakes import as_id, signed
from engine.play.table import Seat
from engine.play.tickets import Kind
from engine.results.places import Why


@dataclass(frozen=True, slots=True)
class FixtureRow:
    """A table of a round as it is stored; the season says who plays there."""

    id: int
    league: LeagueId
    season: int
    round: int
    number: int
    starter: int | None
    """The message from which its thread was made."""
    session: SessionId | None
    """None before it is dealt."""
    is_over: bool
    unrated: Why | None
    """Why its game, as it was played, does not count for ratings; None if it does, or if it is not over."""

    @property
    def key(self) -> tuple[int, int]:
        """By which the season knows it."""
        return self.round, self.number


_FIXTURE = "id, league, season, round, number, starter, session, is_over, unrated"


def add_fixtures(
    db: sqlite3.Connection, league: LeagueId, season: int, keys: Iterable[tuple[int, int]]
) -> None:
    """Store tables of a season, by round and number."""
    db.executemany(
        "INSERT INTO fixtures (league, season, round, number) VALUES (?, ?, ?, ?)",
        [(league, season, *key) for key in keys],
    )


def fixture(db: sqlite3.Connection, number: int) -> FixtureRow | None:
    """One table, or None."""
    row = db.execute(f"SELECT {_FIXTURE} FROM fixtures WHERE id = ?", (number,)).fetchone()  # noqa: S608
    return None if row is None else _fixture(*row)


def fixture_of(db: sqlite3.Connection, session_id: SessionId) -> FixtureRow | None:
    """The table that a session is, or None."""
    row = db.execute(
        f"SELECT {_FIXTURE} FROM fixtures WHERE session = ?",  # noqa: S608
        (session_id,),
    ).fetchone()
    return None if row is None else _fixture(*row)


def fixtures(db: sqlite3.Connection, league: LeagueId, season: int) -> dict[tuple[int, int], FixtureRow]:
    """All tables of a season, by round and number, in their order."""
    rows = db.execute(
        f"SELECT {_FIXTURE} FROM fixtures WHERE league = ? AND season = ?"  # noqa: S608
        " ORDER BY round, number",
        (league, season),
    )
    found = [_fixture(*row) for row in rows]
    return {each.key: each for each in found}


def threads(db: sqlite3.Connection, league: LeagueId, season: int) -> dict[tuple[int, int], int]:
    """The threads of the tables of a season that are dealt, by round and number."""
    rows = db.execute(
        "SELECT round, number, thread FROM fixtures JOIN sessions ON sessions.id = session"
        " WHERE fixtures.league = ? AND season = ? AND thread IS NOT NULL ORDER BY round, number",
        (league, season),
    )
    return {(round_, number): as_id(thread) for round_, number, thread in rows}


def sessions_unfinished(db: sqlite3.Connection) -> dict[SessionId, LeagueId]:
    """The sessions of all tables of leagues that are dealt and not over, each with its league."""
    rows = db.execute(
        "SELECT session, league FROM fixtures WHERE is_over = 0 AND session IS NOT NULL ORDER BY session"
    )
    return {SessionId(session): LeagueId(league) for session, league in rows}


def save_starter(db: sqlite3.Connection, number: int, starter: int | None) -> None:
    """Note the message from which a table's thread is made."""
    db.execute("UPDATE fixtures SET starter = ? WHERE id = ?", (signed(starter), number))


def save_dealt(db: sqlite3.Connection, number: int, session_id: SessionId) -> None:
    """Note which session a table is."""
    db.execute("UPDATE fixtures SET session = ? WHERE id = ?", (session_id, number))


def save_over(
    db: sqlite3.Connection, league: LeagueId, season: int, keys: Iterable[tuple[int, int]], *, is_over: bool
) -> None:
    """Note which tables are over, or are so no more."""
    db.executemany(
        "UPDATE fixtures SET is_over = ? WHERE league = ? AND season = ? AND round = ? AND number = ?",
        [(int(is_over), league, season, *key) for key in keys],
    )


def save_unrated(db: sqlite3.Connection, number: int, unrated: Why | None) -> None:
    """Note why a table's game, as it was played, does not count for ratings."""
    db.execute("UPDATE fixtures SET unrated = ? WHERE id = ?", (unrated, number))


def moments(db: sqlite3.Connection, session_id: SessionId, rows: Iterable[int]) -> dict[int, float]:
    """When rows of a session's story were stored, in UNIX seconds; those that are not there are missing."""
    found = dict[int, float]()
    for number in rows:
        row = db.execute(
            "SELECT at FROM story WHERE session = ? AND number = ?", (session_id, number)
        ).fetchone()
        if row is not None:
            found[number] = float(row[0])
    return found


def seats_answered(db: sqlite3.Connection, session_id: SessionId) -> frozenset[Seat]:
    """The seats of a session in which a person has answered themself what they were asked, as far as that
    still counts."""
    rows = db.execute(
        "SELECT DISTINCT seat FROM answers"
        " WHERE session = ? AND kind = ? AND by IN (?, ?) AND undone IS NULL",
        (session_id, Kind.ASKED, By.PERSON, By.ORDER),
    )
    return frozenset(Seat(seat) for (seat,) in rows)


# Reports


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What somebody has reported of a table, for organisers alone."""

    number: int
    fixture: int
    person: PersonId
    text: str
    at: float
    outcome: str | None
    """What came of it; None while nobody has decided."""


def add_report(
    db: sqlite3.Connection, league: LeagueId, fixture: int, person: PersonId, text: str, at: float
) -> int:
    """Store a report. Returns its number, which counts through all of its league: none is given twice, also
    if the report is deleted."""
    (number,) = db.execute(
        "UPDATE leagues SET reports = reports + 1 WHERE id = ? RETURNING reports", (league,)
    ).fetchone()
    db.execute(
        "INSERT INTO reports (league, number, fixture, person, text, at) VALUES (?, ?, ?, ?, ?, ?)",
        (league, number, fixture, signed(person), text, at),
    )
    return int(number)


def reports(db: sqlite3.Connection, league: LeagueId, *, is_open: bool) -> list[ReportRow]:
    """The reports of a league, the oldest first: all, or only those that nobody has decided."""
    only = " AND outcome IS NULL" if is_open else ""
    rows = db.execute(
        "SELECT number, fixture, person, text, at, outcome FROM reports"  # noqa: S608
        f" WHERE league = ?{only} ORDER BY number",
        (league,),
    )
    return [
        ReportRow(number, fixture, as_id(person), text, at, outcome)
        for number, fixture, person, text, at, outcome in rows
    ]


def save_outcome(
    db: sqlite3.Connection, league: LeagueId, number: int, outcome: str, of: int | None = None
) -> bool:
    """Store what came of a report `of` this table (None: of any). Returns whether there is one that nobody
    had decided before."""
    changed = db.execute(
        "UPDATE reports SET outcome = ? WHERE league = ? AND number = ? AND outcome IS NULL"
        " AND fixture = coalesce(?, fixture)",
        (outcome, league, number, of),
    )
    return bool(changed.rowcount)


def _fixture(
    number: int,
    league: int,
    season: int,
    round: int,
    table: int,
    starter: int | None,
    session: int | None,
    is_over: int,
    unrated: str | None,
) -> FixtureRow:
    return FixtureRow(
        *(number, LeagueId(league), season, round, table, as_id(starter)),
        None if session is None else SessionId(session),
        bool(is_over),
        None if unrated is None else Why(unrated),
    )
