"""All of a session, or of a server, is deleted: nothing is left of it, and nobody else loses anything."""

import sqlite3

import pytest

from engine.journal import erasing_rows, schema
from engine.journal.erasing_rows import ServerCounts
from engine.journal.records import SessionId

HERE, THERE = 7, 8
MINE, THEIRS = SessionId(1), SessionId(2)
OWNERS = ("guild", "session", "league")
"""The columns by which rows belong to a server; leagues are numbered like their servers here."""


@pytest.fixture
def db():
    """A file in which every table has a row of two sessions, on two servers, if it has rows of sessions or
    servers."""
    with sqlite3.connect(":memory:", isolation_level=None) as made:
        for script in schema.MIGRATIONS:
            made.executescript(script)
        for session, guild in ((MINE, HERE), (THEIRS, THERE)):
            for table in ("sessions", *set(tables(made)) - {"sessions"}):
                fill(made, table, session, guild)
        made.execute("PRAGMA foreign_keys = ON")
        yield made
    made.close()


def tables(db):
    """The columns of each table."""
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {
        name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
        for name in names
        if not name.startswith("sqlite_")
    }


def fill(db, table, session, guild):
    """Give a table a row of a session on a server, with something in every column."""
    row = {}
    for _, column, kind, *_ in db.execute(f"PRAGMA table_info({table})"):
        row[column] = f"{guild}" if kind == "TEXT" else guild
    known = {"session": session, "guild": guild, "status": "over", "follows": None}
    row |= {column: value for column, value in known.items() if column in row}
    if table == "sessions":
        row["id"] = row["fixture"] = session
    marks = ", ".join("?" * len(row))
    db.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))  # noqa: S608


def rows(db):
    return {table: db.execute(f"SELECT * FROM {table}").fetchall() for table in tables(db)}  # noqa: S608


def test_each_table_that_belongs_to_sessions_or_servers_is_named(db):
    by_column = tables(db)
    of_sessions = {table for table, columns in by_column.items() if "session" in columns}
    assert of_sessions == set(erasing_rows.OF_A_SESSION)
    of_leagues = {table for table, columns in by_column.items() if "league" in columns}
    assert of_leagues == set(erasing_rows.OF_A_LEAGUE)
    of_servers = {table for table, columns in by_column.items() if "guild" in columns}
    assert of_servers == {"sessions", *erasing_rows.OF_A_SERVER}


def test_nothing_is_left_of_a_server_and_nobody_else_loses_anything(db):
    before = rows(db)
    db.execute("UPDATE sessions SET follows = ? WHERE id = ?", (MINE, THEIRS))
    assert erasing_rows.some_sessions(db, HERE, 50) == [MINE]
    erasing_rows.erase_session(db, MINE)
    erasing_rows.erase_server(db, HERE)
    assert erasing_rows.counts(db, HERE) == ServerCounts(open=0, playing=0, ended=0, acts=0)
    for table, columns in tables(db).items():
        place = next((columns.index(name) for name in OWNERS if name in columns), None)
        gone = {MINE} if "session" in columns and "guild" not in columns else {HERE}
        kept = [row for row in before[table] if place is None or row[place] not in gone]
        assert rows(db)[table] == kept, table
        assert len(kept) == (2 if place is None else 1), table


def test_servers_are_found_one_after_the_other(db):
    fill(db, "sessions", SessionId(3), THERE)
    huge = (1 << 63) + 5
    db.execute("UPDATE sessions SET guild = ? WHERE id = 3", (huge - (1 << 64),))
    assert sorted(erasing_rows.servers_with_sessions(db)) == [HERE, THERE, huge]
