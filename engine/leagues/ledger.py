"""The list of a season's acts: who did what, when and why, and how an act is stored.

It knows no season: what acts lead to is a matter of `season`.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.leagues.acts import (
    KINDS,
    Act,
    Closed,
    Drawn,
    EndAnnounced,
    OvertimeBegan,
    PlayedOut,
    RoundCalled,
    RoundSkipped,
    SeasonEnded,
    SeasonOpened,
    SeatLost,
    SubstituteCame,
    TableEnded,
    TableOpened,
)
from engine.play.codec import decode, encode


class Who(StrEnum):
    """Who has done something; the values are stored."""

    BOT = "bot"
    ENTRY = "entry"
    ORGANISER = "organiser"


@dataclass(frozen=True, slots=True)
class Author:
    """Who has done something."""

    who: Who
    number: int = 0
    """An entry, or an organiser's Discord user id; 0 for the bot."""


BOT: Final = Author(Who.BOT)


@dataclass(frozen=True, slots=True)
class Done:
    """An act as it stands in the list."""

    number: int
    """From 1, through all seasons of a league."""
    at: float
    """In UNIX seconds."""
    by: Author
    act: Act
    reason: str = ""
    """What an organiser says in public."""


def kind_of(act: Act) -> str:
    """The name under which an act is stored."""
    return type(act).__name__


def written(act: Act) -> str:
    """An act as JSON."""
    return encode(act).decode()


def act_of(kind: str, raw: str) -> Act:
    """An act from the name and the JSON under which it was stored. Raises LookupError when no act has that
    name, DecodeError when the JSON does not fit."""
    if kind not in KINDS:
        raise LookupError(f"no act is named {kind}")
    return decode(raw, KINDS[kind])


def once(act: Act) -> str | None:
    """What can happen only once in a season has a key, such as "TableOpened/2/7": an act whose key is there
    already must not be done again. A round is drawn or skipped. None for everything else."""
    match act:
        case RoundSkipped() | Drawn():
            return f"Settled/{act.round}"
        case RoundCalled():
            key: tuple[int, ...] = (act.round, act.attempt)
        case TableOpened() | TableEnded():
            key = (act.round, act.table)
        case SeatLost():
            key = (act.round, act.table, act.entry)
        case SubstituteCame():
            key = (act.round, act.table, act.instead)
        case SeasonOpened() | EndAnnounced() | OvertimeBegan() | PlayedOut() | SeasonEnded() | Closed():
            key = ()
        case _:
            return None
    return "/".join((kind_of(act), *map(str, key)))
