"""Files as earlier versions left them, made from one of today: what a version did not know is left out."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from engine.journal import file_checks, schema

CALLS = 10
"""The version from which on who is waited for has rows; before, sessions said it."""

_NEWER = {"published": "posted"}
"""Columns that were called otherwise then, with their names of today."""


def as_older(source: Path, target: Path, version: int) -> Path:
    """The same games in a file of an earlier version."""
    with closing(sqlite3.connect(target, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        for script in schema.MIGRATIONS[:version]:
            db.executescript(script)
        db.executescript(
            f"PRAGMA user_version = {version}; PRAGMA application_id = {schema.APPLICATION};"
            " PRAGMA foreign_keys = OFF"
        )
        db.execute("ATTACH ? AS new", (str(source),))
        newer = file_checks.tables_of(len(schema.MIGRATIONS))
        for table, (_, *known) in file_checks.tables_of(version).items():
            kept = [
                (column, name)
                for column in known
                if (name := _NEWER.get(column, column)) in newer.get(table, ())
            ]
            if kept:
                columns, names = (", ".join(each) for each in zip(*kept, strict=True))
                db.execute(f"DELETE FROM main.{table}")  # noqa: S608
                db.execute(f"INSERT INTO main.{table} ({columns}) SELECT {names} FROM new.{table}")  # noqa: S608
        if version < CALLS:
            _say_who_is_waited_for(db)
    return target


def _say_who_is_waited_for(db: sqlite3.Connection) -> None:
    for (session,) in db.execute("SELECT id FROM main.sessions").fetchall():
        told = db.execute(
            "SELECT person, told FROM new.calls JOIN new.seats USING (session, seat) WHERE session = ?",
            (session,),
        ).fetchall()
        since = json.dumps({str(person): row for person, row in told})
        db.execute("UPDATE main.sessions SET asked_since = ? WHERE id = ?", (since, session))
