"""What lies in the box of Ponte Vecchio: a bridge, shops, cards and coins, in the rule book's numbers."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from engine.play.table import Seat

STEPS: Final = 15
"""The steps of the bridge, numbered from the bank on which the Rich Man starts."""
SIDES: Final = 2
"""The plots on each step: left and right."""
SHOPS: Final = 12
"""The number of shops of each player."""
GULDEN: Final = 100
"""P1: everyone begins with this much."""
UNIT: Final = 5
"""P4, P10: bids and offers are multiples of this, and no less than this."""
JOKER: Final = "joker"
CARDS: Final = (JOKER, "10", "20", "30", "40", "50", "60", "70", "80", "90", "100")
"""P6: everyone's cards, from the lowest (P7)."""
SHOP_WORTH: Final = 20
"""P13: what a joker is worth for every shop that its player has on the bridge."""
LAST_STEPS: Final = 5
"""P14: the Rich Man may be turned on this many of the last steps of his direction."""
PLAYS: Final = len(CARDS)
"""P6, P16: after this many plays everyone takes their cards back; the final round has this many."""
QUIET_ROUNDS: Final = 5
"""P18: after this many rounds in a row without an auction the final round starts."""

ORDER: Final = {card: number for number, card in enumerate(CARDS)}
"""P7: the place of each card in that order; the lowest card has the right to move."""


def most_of(gulden: int) -> int:
    """P4, P10: the highest bid or offer that somebody with so much money can pay."""
    return gulden - gulden % UNIT


class Direction(StrEnum):
    """Where the Rich Man looks: to the highest step, or to the first."""

    OUTWARD = "outward"
    BACK = "back"

    @property
    def turned(self) -> "Direction":
        """P14: the other one."""
        return Direction.BACK if self is Direction.OUTWARD else Direction.OUTWARD


class Phase(StrEnum):
    """Where a match stands."""

    SET_UP = "set-up"
    AUCTION = "auction"
    """Phase 1, with the building."""
    CARDS = "cards"
    """Phase 2, until the cards are turned over."""
    MOVE = "move"
    """Phase 2 from then on."""
    END = "end"


class Ending(StrEnum):
    """Why the final round is played."""

    BRIDGE_FULL = "bridge-full"
    """P17: all plots are built on."""
    NO_SHOPS = "no-shops"
    """P17: nobody has a shop left."""
    NO_AUCTIONS = "no-auctions"
    """P18: too many rounds without an auction."""


def worth(card: str, shops: int) -> int:
    """P12, P13: what a card is worth if its player has this many shops on the bridge."""
    return SHOP_WORTH * shops if card == JOKER else int(card)


def steps_ahead(position: int, direction: Direction) -> range:
    """P8, P11: the steps strictly ahead of the Rich Man, the nearest first; position 0 is the bank."""
    return range(position + 1, STEPS + 1) if direction is Direction.OUTWARD else range(position - 1, 0, -1)


def is_among_the_last(step: int, direction: Direction) -> bool:
    """P14: whether a step is one of the last five of a direction."""
    return len(steps_ahead(step, direction)) < LAST_STEPS


def step_key(step: int) -> str:
    """A step, as an answer names it: "step-7"."""
    return f"step-{step}"


def step_of(key: str) -> int:
    """The step that an answer names."""
    return int(key.removeprefix("step-"))


def seat_key(seat: Seat) -> str:
    """A seat, as an answer names it: "seat-2"."""
    return f"seat-{seat}"


def seat_of(key: str) -> Seat:
    """The seat that an answer names."""
    return Seat(int(key.removeprefix("seat-")))


ASK: Final = "ask"
"""P10: as an answer: to ask all others for offers."""


def sale_key(buyer: Seat, gulden: int) -> str:
    """P10: an offer that is accepted, by player and amount: "sell-2-45"."""
    return f"sell-{buyer}-{gulden}"


def sale_of(key: str) -> tuple[Seat, int] | None:
    """P10: the buyer and the amount of the offer that an answer accepts; None if it accepts none."""
    if not key.startswith("sell-"):
        return None
    _, buyer, gulden = key.split("-")
    return Seat(int(buyer)), int(gulden)


def price_key(gulden: int) -> str:
    """P10: the price from which somebody sells the right to move, as what is said ahead names it:
    "from-40"."""
    return f"from-{gulden}"


def price_of(key: str) -> int | None:
    """P10: the price that a key names; None if it names none."""
    return int(key.removeprefix("from-")) if key.startswith("from-") else None


def least_price(keys: Iterable[str]) -> int | None:
    """P10: the lowest price that keys name; None if they name none."""
    return min((price for key in keys if (price := price_of(key)) is not None), default=None)
