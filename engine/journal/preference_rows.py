"""The SQL of what people chose for themselves. Plain functions, like `session_rows`."""

import sqlite3
from collections.abc import Iterable

from engine.journal.records import PersonId
from engine.journal.snowflakes import as_id, signed


def save_palette(db: sqlite3.Connection, person: PersonId, palette: str) -> None:
    """Remember the palette in which a person wants pictures."""
    db.execute(
        "INSERT INTO people (person, palette) VALUES (?, ?)"
        " ON CONFLICT (person) DO UPDATE SET palette = excluded.palette",
        (signed(person), palette),
    )


def palettes(db: sqlite3.Connection, people: Iterable[PersonId]) -> dict[PersonId, str]:
    """The palettes that these people have chosen; whoever chose none is missing."""
    asked = [signed(person) for person in people]
    found = db.execute(
        f"SELECT person, palette FROM people WHERE person IN ({', '.join('?' * len(asked))})",  # noqa: S608
        asked,
    )
    return {as_id(person): palette for person, palette in found}
