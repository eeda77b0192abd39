"""SQL says only what SQLite and PostgreSQL both understand, and understand alike.

What a database refuses is noticed at once; what it takes and understands otherwise is not. Migrations, and
what handles SQLite's own files (`file_checks`, `copies`, `restores`, `journal`), speak SQLite.
"""

import ast
import functools
import re
import sqlite3
from pathlib import Path

import pytest

from engine import journal
from engine.journal import schema

SILENT = {
    "REAL has 4 bytes there: a time loses its seconds": r"\bREAL\b",
    "a negative place in substr is the whole text there": r"\bsubstr\s*\([^()]*,\s*-",
}
"""What PostgreSQL takes and understands otherwise."""
REFUSED = {
    "INSERT OR …": r"\bOR (REPLACE|IGNORE)\b",
    "a function of SQLite's own": r"\b(json_\w+|iif|ifnull|strftime|last_insert_rowid)\s*\(",
    "IS beside a value": r"\bIS (NOT )?(\?|\w+\.|\()",
    "a numbered variable": r"\?\d",
    "a negative LIMIT": r"\bLIMIT\s+-",
    "a table of SQLite's own": r"\b(sqlite_\w+|rowid|PRAGMA)\b",
}
"""What PostgreSQL refuses."""


def sql_of(path):
    """Every statement, or part of one, in a module."""
    texts = [n.value for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.Constant)]
    return [
        t for t in texts if isinstance(t, str) and re.search(r"\b(SELECT|INSERT|UPDATE|DELETE|WHERE)\b", t)
    ]


def texts_in_order(statement):
    """The columns with texts by which a statement orders, or of which it takes the highest or lowest: that
    depends on the language of the database."""
    ordered = ",".join(re.findall(r"\bORDER BY ([\w., ]+)", statement, re.I))
    ordered += "," + ",".join(re.findall(r"\b(?:max|min)\s*\(([\w.]+)\)", statement, re.I))
    return set(re.findall(r"\w+", ordered)) & text_columns()


@functools.cache
def text_columns():
    with sqlite3.connect(":memory:") as db:
        for script in schema.MIGRATIONS:
            db.executescript(script)
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        columns = [row for table in tables for row in db.execute(f"PRAGMA table_info({table})")]
    db.close()
    return {row[1] for row in columns if row[2] == "TEXT"}


def faults(statement):
    found = [why for why, pattern in (SILENT | REFUSED).items() if re.search(pattern, statement)]
    return found + sorted(texts_in_order(statement))


SPEAKS_SQLITE = {
    "schema",
    "early_migrations",
    "clock_migrations",
    "file_checks",
    "copies",
    "restores",
    "journal",
}
MODULES = sorted(p for p in Path(journal.__path__[0]).glob("*.py") if p.stem not in SPEAKS_SQLITE)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_sql_is_understood_alike_by_sqlite_and_postgresql(path):
    assert {statement: found for statement in sql_of(path) if (found := faults(statement))} == {}


def test_there_is_sql_to_look_at():
    assert sum(len(sql_of(path)) for path in MODULES) > 60


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT CAST(at AS REAL) FROM story",
        "SELECT ticket FROM answers WHERE substr(ticket, -1) <> '+'",
        "SELECT name FROM seats ORDER BY session, name",
        "SELECT max(ticket) FROM answers",
        "INSERT OR REPLACE INTO notes VALUES (?, ?)",
        "SELECT value FROM json_each(?)",
        "UPDATE sessions SET lobby = iif(status = 'open', NULL, lobby)",
        "SELECT id FROM sessions WHERE trouble IS ?",
        "SELECT id FROM sessions WHERE id = ?1",
        "SELECT id FROM sessions LIMIT -1",
    ],
)
def test_what_differs_is_found(statement):
    assert faults(statement)
