"""All that a match of Outlaw is between two answers: plain data. What may be done, the rules know."""

from dataclasses import dataclass
from enum import StrEnum

from engine.play.table import Seat

COINS = 3
"""O1, O3: what each seat begins with, and what the bank adds to the loot."""


class Hideout(StrEnum):
    """O1: where whoever has the loot can flee to, in the rule book's order."""

    BARN = "barn"
    CHAPEL = "chapel"
    SALOON = "saloon"
    CANYON = "canyon"
    OLD_MINE = "old-mine"
    RIVER_BANK = "river-bank"


IN_TOWN = (Hideout.BARN, Hideout.CHAPEL, Hideout.SALOON)


@dataclass(slots=True)
class Player:
    """One seat's side of the table."""

    tip: Hideout
    """O1: where the sheriff does not search; its owner alone knows."""
    coins: int = COINS
    """The hidden ones included, until the end."""
    hidden: int | None = None
    """O2: how many coins they hide; its owner alone knows. None before they have chosen."""


@dataclass(slots=True)
class State:
    """The table."""

    players: list[Player]
    start: Seat
    """O1: the start player."""
    has_posse: bool
    """O5: the sheriff searches two hideouts."""
    bid: int = 0
    leader: Seat | None = None
    """O3: who has bid most."""
    fled: Hideout | None = None
    """O4: where the leader is."""
    searched: tuple[Hideout, ...] = ()
    """O5: where the sheriff has looked."""
    is_over: bool = False
