"""Roughly how many turns a prospector is from the last nugget that they need in the Bank: by formula, from
anywhere.

It knows what a prospector has and may hope for, but nothing about the others. Turns with a loaded cart count
more, because others may rob it.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from engine.games.goldrush.cards import CART, GOAL
from engine.games.goldrush.robot.roads import INDEX, TURNS_TO, left
from engine.games.goldrush.robot.values import ASTRAY, DIG, HOME, HOPELESS, HURRY, LEAST, PROBE, SPREAD, TRIP

BANK, REGISTRY, ASSAY = (INDEX[house] for house in ("bank", "registry", "assay"))
PACE = tuple(1 + HURRY * cart for cart in range(CART + 1))
"""What a turn counts, by the number of nuggets on the cart."""


class Means(NamedTuple):
    """What a prospector has: all that decides how long they need, except the place where they are."""

    need: int
    """How many nuggets are missing in the Bank."""
    cart: int
    mines: tuple[str, ...]
    """The squares where they may take nuggets: their mines, and where a card says so."""
    gold: tuple[str, ...]
    """Their claims on gold."""
    possible: tuple[str, ...]
    """Their claims on possible gold."""
    markers: int
    hope: float
    """How likely a card that they have not seen is gold; possible gold counts half."""
    has_stack: bool

    @property
    def pace(self) -> float:
        """What a turn counts with this load."""
        return PACE[self.cart]

    def carrying(self, cart: int) -> "Means":
        """The means with another load."""
        return self._replace(cart=cart)

    @property
    def registered(self) -> "Means":
        """R8: the means after all claims on gold have become mines."""
        return self._replace(mines=(*self.mines, *self.gold), gold=())

    def registered_with(self, square: str) -> "Means":
        """R5, R8: the means after that, with one more square claimed and made a mine."""
        mines = (*self.mines, *self.gold, square)
        return self._replace(mines=mines, gold=(), markers=self.markers - 1)


class Digging:
    """How many turns it takes to dig nuggets in these mines and bring them to the Bank."""

    def __init__(self, mines: tuple[str, ...]) -> None:
        self._near = [nearness(mine) for mine in mines]
        spots = [INDEX[mine] for mine in mines]
        self.again = sum(map(self.seek, spots)) / len(spots)
        """Turns from one nugget to the next."""
        self.home = sum(TURNS_TO["bank"][spot] for spot in spots) / len(spots)
        """Turns from a mine to the Bank."""
        self.trips = trips(self.seek(BANK), self.again, self.home)

    def seek(self, place: int) -> float:
        """Turns from a place to the nearest mine; the other mines make it a little shorter."""
        return float(sum([near[place] for near in self._near]) ** (-1 / SPREAD))

    def left(self, place: int, cart: int, need: int) -> float:
        """How many turns are left from a place: go home immediately, or dig some more first."""
        ways = [home(place, cart) + self.trips[max(0, need - cart)]] if cart else []
        seek = self.seek(place) * PACE[cart]
        for more in range(1, min(CART, need) - cart + 1):
            digging = seek + loading(self.again, self.home, cart, more)
            ways.append(digging + self.trips[max(0, need - cart - more)])
        return min(ways)


@cache
def nearness(mine: str) -> tuple[float, ...]:
    """How near a mine is to each place, from the turns that it takes to dig there; on its own place, to dig
    there again."""
    ways = TURNS_TO[mine]
    return tuple((way or left(ways, INDEX[mine])) ** -SPREAD for way in ways)


def loading(again: float, way_home: float, cart: int, more: int) -> float:
    """Turns from the first of `more` nuggets to the Bank."""
    return again * sum(PACE[cart + 1 : cart + more]) + way_home * PACE[cart + more]


def trips(out: float, again: float, way_home: float) -> list[float]:
    """Turns from the Bank, by how many nuggets are still needed there, with the best load on each trip."""
    loads = [out + loading(again, way_home, 0, load) for load in range(1, CART + 1)]
    best = [0.0]
    for need in range(1, GOAL + 1):
        best.append(min(way + best[need - load] for load, way in enumerate(loads[:need], 1)))
    return best


def home(place: int, cart: int) -> float:
    """Turns to the Bank, with this load."""
    return TURNS_TO["bank"][place] * PACE[cart]


@lru_cache(maxsize=1 << 10)
def digging(mines: tuple[str, ...]) -> Digging:
    """`Digging` in these mines, worked out once."""
    return Digging(mines)


SOMEWHERE = trips(TRIP, DIG, HOME)
"""`trips` for a mine that is not found yet."""


@lru_cache(maxsize=1 << 12)
def outlook(place: int, means: Means) -> float:
    """How many turns are left at the beginning of a turn on a place: the best of all plans."""
    if means.cart >= means.need:
        return home(place, means.cart)
    ways = [_searching(means)]
    if means.cart:
        ways.append(home(place, means.cart) + after_bank(means))
    if means.mines and means.has_stack:
        mines = digging(tuple(sorted(means.mines)))
        ways.append(mines.left(place, means.cart, means.need))
    if means.gold:
        ways.append(TURNS_TO["registry"][place] * means.pace + outlook(REGISTRY, means.registered))
    if means.possible:
        ways.append(TURNS_TO["assay"][place] * means.pace + assayed(means))
    return min(ways)


def after_bank(means: Means) -> float:
    """R11, R20: the turns left after the cart is unloaded."""
    need = means.need - means.cart
    return 0.0 if need <= 0 else outlook(BANK, means._replace(cart=0, need=need))


def _searching(means: Means) -> float:
    """The turns left if gold must first be found and registered, from anywhere."""
    can_claim = means.markers and means.has_stack
    found = PROBE / max(means.hope, LEAST) if can_claim else HOPELESS
    rest = SOMEWHERE[means.need] - TRIP
    return found + HOME + TRIP + rest + HURRY * means.cart * ASTRAY


def assayed(means: Means) -> float:
    """R9: the turns left after an assay, which proves gold in half of all cases."""
    square, *others = means.possible
    registered = means.registered
    proved = registered._replace(mines=(*registered.mines, square), possible=tuple(others))
    failed = means._replace(possible=tuple(others), markers=means.markers + 1)
    return (outlook(REGISTRY, proved) + outlook(ASSAY, failed)) / 2
