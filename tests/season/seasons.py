"""Which worlds a season has: how many games of each title, with how many seats, and what their people do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final

from engine.games import GAMES
from tests.effort import share_of

SEATS: Final = 4
TWO: Final = ("goldrush", "ponte-vecchio")
"""The titles that are also played by two people."""
GAMES_WITH_MANY_GONE: Final = 250
GAMES_WITH_ALL: Final = 40
"""The games of each table that are also played by people who all stay, to see how long they take."""
GAMES_OF_LEAGUES: Final = 100
"""The games of each table that are also played by people as leagues have them."""
IN_A_WORLD: Final = 20


class Orders(StrEnum):
    """How many of the orders that they could give people give."""

    NONE = "no orders"
    HALF = "every other order"
    ALL = "all orders"


class Gone(IntEnum):
    """How many of the people are gone for ever from some day on, in sixths."""

    NOBODY = 0
    SOME = 1
    """As in a league, whose draws leave out whoever has not answered for two days."""
    MANY = 2

    def __str__(self) -> str:
        return ("all there", "a sixth gone", "a third gone")[self]


@dataclass(frozen=True, slots=True)
class Variant:
    """What is played, and by what kind of people."""

    title: str
    seats: int = SEATS
    orders: Orders = Orders.ALL
    gone: Gone = Gone.NOBODY

    def __str__(self) -> str:
        return f"{self.title} of {self.seats}, {self.gone}, {self.orders}"


@dataclass(frozen=True, slots=True)
class Season:
    """What a world is made from."""

    variant: Variant
    games: int
    number: int

    @property
    def luck(self) -> str:
        """The name of its luck. Worlds that differ only in what people do have the same people, who look in
        at the same moments, the same cards and dice, and the same outages."""
        return f"{self.variant.title} {self.variant.seats} {self.number}"

    def __str__(self) -> str:
        return f"{self.variant}, world {self.number}"


def tables(titles: Sequence[str]) -> Iterator[tuple[str, int]]:
    """The titles with the numbers of seats that are measured."""
    for title in titles:
        yield from ((title, seats) for seats in ((SEATS, 2) if title in TWO else (SEATS,)))


def variants(titles: Sequence[str]) -> Iterator[tuple[Variant, int]]:
    """What is played of some titles, and how many games of it."""
    for title in titles:
        yield Variant(title, gone=Gone.MANY), share_of(GAMES_WITH_MANY_GONE)
    for title, seats in tables(titles):
        for orders in Orders:
            yield Variant(title, seats, orders), share_of(GAMES_WITH_ALL)
        yield Variant(title, seats, gone=Gone.SOME), share_of(GAMES_OF_LEAGUES)


def worlds(variant: Variant, games: int) -> list[Season]:
    """The worlds that have this many games together."""
    sizes = [min(IN_A_WORLD, games - first) for first in range(0, games, IN_A_WORLD)]
    return [Season(variant, size, number) for number, size in enumerate(sizes)]


def season(titles: Sequence[str] = tuple(sorted(GAMES))) -> list[Season]:
    """All worlds. The dearest ones come first: no core is to wait for the last."""
    return [world for variant, games in variants(titles) for world in worlds(variant, games)]
