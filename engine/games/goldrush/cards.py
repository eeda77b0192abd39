"""What lies in the box of Goldrush: cards, instruction points, markers and nuggets, with the rule book's
numbers. The map is in `land`.
"""

from enum import StrEnum
from typing import Final

from engine.play.table import Seat

MARKERS: Final = 3
"""R1, R6: each player has this many, for claims and mines together."""
NUGGETS: Final = 20
"""R1: the stack has this many at the start."""
CART: Final = 4
"""R10: a cart holds at most this many nuggets."""
GOAL: Final = 5
"""R20: whoever has brought this many nuggets to the Bank has won."""
SHORT_GOAL: Final = 3
"""R20: the same in the short game."""
GUIDED: Final = 3
"""Whoever meets the old guide has this many turns in a row, including the present one."""
FREEING: Final = (1, 6)
"""R12: rolls that let a prisoner out of Jail."""
PROVING: Final = (4, 5, 6)
"""R9: rolls in the Assay Office that prove that possible gold is gold."""


class Card(StrEnum):
    """The kinds of card."""

    GOLD = "gold"
    POSSIBLE = "possible-gold"
    NO_GOLD = "no-gold"
    NUGGET = "nugget"
    GUIDE = "guide"
    WATER = "water"
    LOST = "lost"
    BATH = "bath"
    PIANO = "piano"
    WANTED = "wanted"
    BEER = "beer"


DECK: Final[dict[Card, int]] = {
    Card.GOLD: 9,
    Card.POSSIBLE: 4,
    Card.NO_GOLD: 5,
    Card.NUGGET: 1,
    Card.GUIDE: 1,
    Card.WATER: 1,
    Card.LOST: 1,
    Card.BATH: 1,
    Card.PIANO: 1,
    Card.WANTED: 1,
    Card.BEER: 1,
}
"""How many there are of each kind; together, one for each square."""
SECRET: Final = (Card.GOLD, Card.POSSIBLE, Card.NO_GOLD)
"""R5: the cards that may be claimed, and are not read aloud."""

SENT_TO: Final[dict[str, str]] = {
    Card.LOST: "mulch",
    Card.BATH: "hotel",
    Card.PIANO: "saloon",
    Card.WANTED: "jail",
    Card.BEER: "saloon",
    "horseshoe": "smithy",
    "licence": "sheriff",
    "hold-up": "store",
    "room": "hotel",
    "rustler": "jail",
    "short-cut": "mulch",
}
"""R5: the place to which a card or an instruction point sends whoever ends on it. Card.WATER is not here: it
sends to the nearest creek."""


class Why(StrEnum):
    """Why it is somebody's turn."""

    ORDER = "order"
    GUIDE = "guide"
    """One of the old guide's three turns."""
    DUEL = "duel"
    """R17: the winner's extra turn."""
    SHOOT_OUT = "shoot-out"
    """R19: the winner rolls first."""


CLAIM: Final = "claim"
LEAVE: Final = "leave"
KEEP: Final = "keep"
NOTHING: Final = "nothing"


def duel_key(seat: Seat) -> str:
    """R14: the option to stop where a prospector is and challenge them."""
    return f"duel-{seat}"


def duel_of(key: str) -> Seat | None:
    """The seat that an option challenges; None if it moves to a place."""
    name, _, seat = key.rpartition("-")
    return Seat(int(seat)) if name == "duel" else None


def back_key(squares: tuple[str, ...]) -> str:
    """R8: the option to take back the claims on these squares."""
    return "-".join(squares)


def back_of(key: str) -> tuple[str, ...]:
    """R8: the squares with the claims that an option takes back."""
    return () if key == KEEP else tuple(key.split("-"))
