"""The SQL of entries, which alone know who plays in a season, and of who has answered last on a server. Plain
functions, like `session_rows`.
"""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from engine.journal.league_rows import LeagueId
from engine.journal.records import PersonId
from engine.journal.snowflakes import as_id, is_ghost, signed


@dataclass(frozen=True, slots=True)
class EntryRow:
    """Who an entry of a season is."""

    number: int
    person: PersonId
    name: str
    """"" if they were forgotten."""
    stands_by: bool
    """Whether they want to be asked about seats that others have lost."""

    @property
    def is_forgotten(self) -> bool:
        """Whether this is nobody any more."""
        return is_ghost(self.person)


def add_entry(
    db: sqlite3.Connection, league: LeagueId, season: int, number: int, person: PersonId, name: str
) -> None:
    """Store who an entry is. Raises IntegrityError if they are in the season already."""
    db.execute(
        "INSERT INTO entries (league, season, number, person, name) VALUES (?, ?, ?, ?, ?)",
        (league, season, number, signed(person), name),
    )


def entries(db: sqlite3.Connection, league: LeagueId, season: int) -> dict[int, EntryRow]:
    """All entries of a season, by their numbers, in their order."""
    rows = db.execute(
        "SELECT number, person, name, stands_by FROM entries WHERE league = ? AND season = ? ORDER BY number",
        (league, season),
    )
    return {
        number: EntryRow(number, as_id(person), name, bool(stands_by))
        for number, person, name, stands_by in rows
    }


def save_entry_name(
    db: sqlite3.Connection, league: LeagueId, season: int, person: PersonId, name: str
) -> None:
    """Store what somebody is called now who is in a season."""
    db.execute(
        "UPDATE entries SET name = ? WHERE league = ? AND season = ? AND person = ?",
        (name, league, season, signed(person)),
    )


def save_stands_by(
    db: sqlite3.Connection, league: LeagueId, season: int, person: PersonId, *, stands_by: bool
) -> None:
    """Store whether somebody wants to be asked about seats that others have lost."""
    db.execute(
        "UPDATE entries SET stands_by = ? WHERE league = ? AND season = ? AND person = ?",
        (int(stands_by), league, season, signed(person)),
    )


def leagues_entered(db: sqlite3.Connection, guild: int, person: PersonId) -> list[LeagueId]:
    """The leagues of a server in whose newest season somebody is."""
    rows = db.execute(
        "SELECT leagues.id FROM entries CROSS JOIN leagues WHERE entries.person = ?"
        " AND leagues.id = entries.league AND entries.season = leagues.season AND guild = ?"
        " AND closed IS NULL ORDER BY leagues.id",
        (signed(person), signed(guild)),
    )
    return [LeagueId(league) for (league,) in rows]


# Who has answered last


def save_active(db: sqlite3.Connection, guild: int, people: Iterable[PersonId], at: float) -> None:
    """Note that people have answered on a server, or have said that they are there."""
    db.executemany(
        "INSERT INTO active (guild, person, at) VALUES (?, ?, ?) ON CONFLICT (guild, person) DO UPDATE"
        " SET at = CASE WHEN excluded.at > active.at THEN excluded.at ELSE active.at END",
        [(signed(guild), signed(person), at) for person in people],
    )


def answered(db: sqlite3.Connection, guild: int, league: LeagueId, season: int) -> dict[int, float]:
    """By entry of a season, when they answered last on the server; who never has is missing."""
    rows = db.execute(
        "SELECT number, at FROM entries CROSS JOIN active WHERE league = ? AND season = ?"
        " AND active.guild = ? AND active.person = entries.person",
        (league, season, signed(guild)),
    )
    return {number: float(at) for number, at in rows}
