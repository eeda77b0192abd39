"""Text dumps of files of games: how one is written, and how a file is made of it again."""

import hashlib
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest import mock

FOLDER = Path(__file__).parent
SUMS = FOLDER / "SHA256SUMS"
"""The SHA-256 of each dump, as `sha256sum --check` reads it."""


def of_version(number: int) -> Path:
    """The dump of a version of the schema."""
    return FOLDER / f"schema-{number}.sql"


def kept() -> dict[int, Path]:
    """The dumps that are kept, by the version of their schema."""
    return {number: of_version(number) for number in range(1000) if of_version(number).exists()}


def made(source: Path, target: Path) -> Path:
    """Make a file of a dump, as it was when it was written."""
    with closing(sqlite3.connect(target, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.executescript(source.read_text(encoding="utf-8"))
    return target


def dumped(path: Path, *head: str) -> str:
    """A file as text, with lines that say where it is from. SQLite's own dump leaves out the two numbers by
    which the file is known."""
    with closing(sqlite3.connect(path)) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (application,) = db.execute("PRAGMA application_id").fetchone()
        numbers = (f"PRAGMA user_version = {version};", f"PRAGMA application_id = {application};")
        return "\n".join((*(f"-- {line}".rstrip() for line in head), *numbers, *db.iterdump(), ""))


def empty_tables(path: Path) -> list[str]:
    """The tables of a file without a row."""
    with closing(sqlite3.connect(path)) as db:
        names = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        return [
            name
            for (name,) in names.fetchall()
            if db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() is None  # noqa: S608
        ]


def tables(db: sqlite3.Connection) -> dict[str, str]:
    """How each table and index of a file was made, by its name."""
    rows = db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {name: " ".join(sql.split()) for name, sql in rows}


def is_release(changelog: str) -> bool:
    """Whether a version is released with this CHANGELOG: its first part is then not called "Unreleased"."""
    first = next(line for line in changelog.splitlines() if line.startswith("## "))
    return first != "## Unreleased"


def sum_of(path: Path) -> str:
    """The SHA-256 of a dump."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def sums() -> dict[str, str]:
    """The SHA-256 of each dump, by its name."""
    lines = SUMS.read_text(encoding="utf-8").splitlines()
    return {name: digits for digits, name in (line.split("  ") for line in lines)}


@contextmanager
def the_same_luck() -> Iterator[None]:
    """Seeds, keys and ghosts come in the same order each time, so that the same scene makes the same file."""
    made_so_far = 0

    def draw(size: int = 32) -> bytes:
        nonlocal made_so_far
        made_so_far += 1
        digest = hashlib.shake_256(f"lantern {made_so_far}".encode())
        return digest.digest(size)

    with (
        mock.patch.object(secrets, "token_bytes", draw),
        mock.patch.object(secrets, "token_hex", lambda size=32: draw(size).hex()),
        mock.patch.object(secrets, "randbelow", lambda limit: int.from_bytes(draw(), "big") % limit),
    ):
        yield
