"""How many turns a prospector is from his fifth nugget in the Bank, roughly: by formula, from anywhere.

It knows what a prospector has and may hope for, and nothing of the others: turns with a loaded cart count for
more, since he may be robbed.
"""

from functools import lru_cache
from typing import NamedTuple

from engine.games.goldrush.cards import CART, GOAL
from engine.games.goldrush.robot.roads import INDEX, PLACES, left, turns_to
from engine.games.goldrush.robot.values import ASTRAY, DIG, HOME, HOPELESS, HURRY, LEAST, PROBE, SPREAD, TRIP

BANK, REGISTRY, ASSAY = (INDEX[house] for house in ("bank", "registry", "assay"))


class Means(NamedTuple):
    """What a prospector has: all that decides how long he needs, but for the place where he is."""

    banked: int
    cart: int
    mines: tuple[str, ...]
    """Where he may take nuggets: in his mines, and where a card says so."""
    gold: tuple[str, ...]
    """His claims on gold."""
    possible: tuple[str, ...]
    """His claims on possible gold."""
    markers: int
    hope: float
    """How likely a card that he has not seen is gold; possible gold counts half."""
    has_stack: bool

    @property
    def pace(self) -> float:
        """What a turn counts for him."""
        return 1 + HURRY * self.cart

    def carrying(self, cart: int) -> "Means":
        """With another load."""
        return self._replace(cart=cart)

    @property
    def registered(self) -> "Means":
        """R8: his claims on gold are mines."""
        return self._replace(mines=(*self.mines, *self.gold), gold=())


class Digging:
    """How long it takes to dig and to bring home so many nuggets, with some mines."""

    def __init__(self, mines: tuple[str, ...]) -> None:
        self.seek = [_joined([turns_to(mine)[place] for mine in mines]) for place in range(len(PLACES))]
        """From each place to a mine."""
        spots = [INDEX[mine] for mine in mines]
        for spot in spots:
            ways = [turns_to(mine)[spot] or left(turns_to(mine), spot) for mine in mines]
            self.seek[spot] = _joined(ways)
        self.again = sum(self.seek[spot] for spot in spots) / len(spots)
        """From one nugget to the next."""
        self.home = sum(turns_to("bank")[spot] for spot in spots) / len(spots)
        """From a mine to the Bank."""
        self.trips = trips(self.seek[BANK], self.again, self.home)

    def left(self, place: int, cart: int, banked: int) -> float:
        """How many turns are left from a place: going home at once, or after digging some more."""
        need = GOAL - banked
        ways = [home(place, cart) + self.trips[max(0, need - cart)]] if cart else []
        for more in range(1, min(CART, need) - cart + 1):
            digging = self.seek[place] * (1 + HURRY * cart) + loading(self.again, self.home, cart, more)
            ways.append(digging + self.trips[max(0, need - cart - more)])
        return min(ways)


def loading(again: float, way_home: float, cart: int, more: int) -> float:
    """From the first of so many more nuggets to the Bank."""
    digs = sum(again * (1 + HURRY * (cart + dug)) for dug in range(1, more))
    return digs + way_home * (1 + HURRY * (cart + more))


def trips(out: float, again: float, way_home: float) -> list[float]:
    """From the Bank, by how many nuggets are still needed there: in trips for as many as is best."""
    best = [0.0]
    for need in range(1, GOAL + 1):
        loads = range(1, min(CART, need) + 1)
        best.append(min(out + loading(again, way_home, 0, load) + best[need - load] for load in loads))
    return best


def home(place: int, cart: int) -> float:
    """To the Bank."""
    return turns_to("bank")[place] * (1 + HURRY * cart)


def _joined(ways: list[float]) -> float:
    """To the nearest of some goals, the others being a help."""
    return float(sum(max(way, 0.1) ** -SPREAD for way in ways) ** (-1 / SPREAD))


@lru_cache(maxsize=256)
def digging(mines: tuple[str, ...]) -> Digging:
    """With some mines."""
    return Digging(mines)


SOMEWHERE = trips(TRIP, DIG, HOME)
"""With a mine that is not found yet."""


@lru_cache(maxsize=1 << 12)
def outlook(place: int, means: Means) -> float:
    """How many turns are left at the beginning of a turn on a place: the best of all plans."""
    need = GOAL - means.banked
    if means.cart >= need:
        return home(place, means.cart)
    ways = [_searching(means)]
    if means.cart:
        ways.append(home(place, means.cart) + after_bank(means))
    if means.mines and means.has_stack:
        mines = digging(tuple(sorted(means.mines)))
        ways.append(mines.left(place, means.cart, means.banked))
    if means.gold:
        ways.append(turns_to("registry")[place] * means.pace + outlook(REGISTRY, means.registered))
    if means.possible:
        ways.append(turns_to("assay")[place] * means.pace + assayed(means))
    return min(ways)


def after_bank(means: Means) -> float:
    """R11, R20: what is left when the cart is unloaded."""
    banked = means.banked + means.cart
    return 0.0 if banked >= GOAL else outlook(BANK, means._replace(cart=0, banked=banked))


def _searching(means: Means) -> float:
    """To find gold first, and to register it, wherever one begins."""
    can_claim = means.markers and means.has_stack
    found = PROBE / max(means.hope, LEAST) if can_claim else HOPELESS
    rest = SOMEWHERE[GOAL - means.banked] - TRIP
    return found + HOME + TRIP + rest + HURRY * means.cart * ASTRAY


def assayed(means: Means) -> float:
    """R9: what is left after an assay, that proves gold in half of all cases."""
    square, *others = means.possible
    registered = means.registered
    proved = registered._replace(mines=(*registered.mines, square), possible=tuple(others))
    failed = means._replace(possible=tuple(others), markers=means.markers + 1)
    return (outlook(REGISTRY, proved) + outlook(ASSAY, failed)) / 2
