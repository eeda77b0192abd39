"""The SQL of notes: what is remembered about the file and the bot, by name. Plain functions, like
`session_rows`."""

import sqlite3


def save_note(db: sqlite3.Connection, name: str, value: str) -> None:
    """Remember something about the file or the bot itself."""
    db.execute(
        "INSERT INTO notes (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


def forget_note(db: sqlite3.Connection, name: str) -> None:
    """Forget what was remembered under a name."""
    db.execute("DELETE FROM notes WHERE name = ?", (name,))


def note(db: sqlite3.Connection, name: str) -> str | None:
    """What was remembered under a name, or None."""
    row = db.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])
