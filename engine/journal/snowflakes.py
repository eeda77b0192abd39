"""Discord ids as the journal keeps them. It knows no SQL, and not what an id names."""

from typing import Any, Final

GHOSTS: Final = range(1 << 31, 1 << 32)
"""The numbers of ghosts, who are people that were forgotten. No Discord id is one of them: all that are below
2³² belong to Discord's first second."""


def signed(snowflake: int | None) -> int | None:
    """A Discord id as SQLite keeps it: SQLite's integers have a sign, and ids of 20 digits need that bit."""
    return snowflake if snowflake is None or snowflake < 1 << 63 else snowflake - (1 << 64)


def as_id(stored: int | None) -> Any:
    """A Discord id as it was before `signed`."""
    return stored if stored is None or stored >= 0 else stored + (1 << 64)


def is_ghost(person: int) -> bool:
    """Whether this is nobody any more, but the number of somebody who was forgotten."""
    return person in GHOSTS
