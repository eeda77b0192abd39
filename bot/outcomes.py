"""What comes of a command: its exit code, and what it says to people and to programs."""

import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

DONE: Final = 0
"""It is done, and all is well."""
NOT_GOOD: Final = 1
"""What was looked at is not good, or not healthy."""
CANNOT: Final = 2
"""It cannot be done. What it says goes to standard error."""


class Outcome(NamedTuple):
    """What comes of a command."""

    code: int
    said: str
    """For people: lines of plain words."""
    data: Mapping[str, Any]
    """The same for programs, as JSON; moments are UNIX seconds."""


def count(number: int, what: str) -> str:
    """A number of things: "1 game", "2,000 games"."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def moment(at: float) -> str:
    """A moment (UNIX seconds) in this machine's local time."""
    return time.strftime("%A, %d %B %Y, %H:%M", time.localtime(at))


def span(seconds: float) -> str:
    """A length of time: "12 seconds", "3 hours"."""
    number = abs(seconds)
    for size, what in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if number >= 2 * size:
            return count(round(number / size), what)
    return count(round(number), "second")


def size(number: float) -> str:
    """A number of bytes: "512 bytes", "36.2 MB"."""
    for unit, what in ((1e9, "GB"), (1e6, "MB"), (1e3, "kB")):
        if number >= unit:
            return f"{number / unit:.1f} {what}"
    return count(round(number), "byte")
