"""Discord ids as the journal keeps them. It knows no SQL, and not what an id names."""

from typing import Any


def signed(snowflake: int | None) -> int | None:
    """A Discord id as SQLite keeps it: SQLite's integers have a sign, and ids of 20 digits need that bit."""
    return snowflake if snowflake is None or snowflake < 1 << 63 else snowflake - (1 << 64)


def as_id(stored: int | None) -> Any:
    """A Discord id as it was before `signed`."""
    return stored if stored is None or stored >= 0 else stored + (1 << 64)
