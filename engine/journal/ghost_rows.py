"""The SQL of ghosts: who a forgotten person is on each server, and that they were forgotten. Plain functions,
like `session_rows`.

The file keeps a hash of whoever was forgotten, so that a backup that is put back can forget them, too. The
hash needs a random key, which is the file's own: without the file it says nothing.
"""

import hmac
import secrets
import sqlite3
from collections.abc import Iterable
from typing import Final

from engine.journal.note_rows import note, save_note
from engine.journal.records import PersonId
from engine.journal.snowflakes import GHOSTS, signed

KEYS: Final = "forgetting-keys"
"""The name of the note with the keys of hashes, in hexadecimal digits: the file's own first, then those of
files whose hashes it has taken over."""


def keys(db: sqlite3.Connection) -> tuple[bytes, ...]:
    """The keys of the file's hashes, its own first; none as long as it has forgotten nobody."""
    return tuple(bytes.fromhex(key) for key in (note(db, KEYS) or "").split())


def add_keys(db: sqlite3.Connection, more: Iterable[bytes]) -> None:
    """Take keys over, as far as they are not there."""
    found = dict.fromkeys((*keys(db), *more))
    if found:
        save_note(db, KEYS, " ".join(key.hex() for key in found))


def hash_of(key: bytes, person: PersonId, guild: int | None = None) -> str:
    """What stands for a person, on a server or (None) everywhere: nobody can tell that two ghosts on two
    servers were the same person."""
    ids = (person,) if guild is None else (person, guild)
    return hmac.digest(key, b"".join(each.to_bytes(8, "big") for each in ids), "sha256").hex()


def ghosts(db: sqlite3.Connection, guild: int, person: PersonId) -> list[PersonId]:
    """The ghosts that a person has become on a server, the newest last; none if they never have. They are
    several if the person came back and had results of their own again when they were forgotten anew."""
    return [one for key in reversed(keys(db)) for one in _ghosts_by(db, key, guild, person)]


def become_ghost(
    db: sqlite3.Connection, guild: int, person: PersonId, *, is_another: bool = False
) -> PersonId:
    """The ghost of a person on a server, made if there is none, or if it must be `another`: a number that
    nobody else has."""
    before = ghosts(db, guild, person)
    if before and not is_another:
        return before[-1]
    key, found = _own_key(db), None
    wanted = _nth(hash_of(key, person, guild), len(_ghosts_by(db, key, guild, person)))
    while found is None:
        number = GHOSTS.start + secrets.randbelow(len(GHOSTS))
        is_free = db.execute(
            "INSERT INTO ghosts (number, guild, person_hash) VALUES (?, ?, ?)"
            " ON CONFLICT (number) DO NOTHING",
            (number, signed(guild), wanted),
        ).rowcount
        found = PersonId(number) if is_free else None
    return found


def _ghosts_by(db: sqlite3.Connection, key: bytes, guild: int, person: PersonId) -> list[PersonId]:
    found = list[PersonId]()
    while True:
        row = db.execute(
            "SELECT number FROM ghosts WHERE guild = ? AND person_hash = ?",
            (signed(guild), _nth(hash_of(key, person, guild), len(found))),
        ).fetchone()
        if row is None:
            return found
        found.append(PersonId(row[0]))


def _nth(person_hash: str, number: int) -> str:
    """The hash of one of a person's ghosts on a server; the first has number 0."""
    return f"{person_hash}+{number}" if number else person_hash


def save_forgotten(db: sqlite3.Connection, person: PersonId, at: float) -> None:
    """Note that a person was forgotten, for backups that still know them."""
    db.execute(
        "INSERT INTO forgotten (person_hash, at) VALUES (?, ?)"
        " ON CONFLICT (person_hash) DO UPDATE SET at = excluded.at",
        (hash_of(_own_key(db), person), at),
    )


def is_forgotten(db: sqlite3.Connection, person: PersonId, *, after: float) -> bool:
    """Whether a person was forgotten after a moment."""
    return any(
        db.execute(
            "SELECT 1 FROM forgotten WHERE person_hash = ? AND at > ?", (hash_of(key, person), after)
        ).fetchone()
        for key in keys(db)
    )


def take_over(db: sqlite3.Connection, other: sqlite3.Connection) -> None:
    """Take over from another file whom it has forgotten, its ghosts, and the keys for both."""
    add_keys(db, keys(other))
    db.executemany(
        "INSERT INTO forgotten (person_hash, at) VALUES (?, ?) ON CONFLICT (person_hash) DO UPDATE"
        " SET at = CASE WHEN excluded.at > forgotten.at THEN excluded.at ELSE forgotten.at END",
        other.execute("SELECT person_hash, at FROM forgotten"),
    )
    db.executemany(
        "INSERT INTO ghosts (number, guild, person_hash) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        other.execute("SELECT number, guild, person_hash FROM ghosts"),
    )


def _own_key(db: sqlite3.Connection) -> bytes:
    """The key of new hashes, made when it is first needed."""
    if not keys(db):
        add_keys(db, [secrets.token_bytes(32)])
    return keys(db)[0]
