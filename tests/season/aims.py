"""What a season aims at: for how long games take with orders, and how often their tables stop."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from tests.season.seasons import Orders, Variant
from tests.season.tally import Tally, of_100

ENOUGH: Final = 20
"""Of fewer games, days and stops say little."""


@dataclass(frozen=True, slots=True)
class Aim:
    """The most that games with all orders may take, if everybody is there."""

    days: float
    """In the median."""
    stops: float | None = None
    """On average; None if nothing is aimed at."""


AIMS: Final[Mapping[tuple[str, int], Aim]] = MappingProxyType(
    {
        ("boomtown", 4): Aim(20, 24),
        ("gnadenlos", 4): Aim(28, 36),
        ("ponte-vecchio", 4): Aim(60, 66),
        ("goldrush", 4): Aim(35, 60),
        ("goldrush", 2): Aim(12),
    }
)
"""By title and number of seats."""


def missed(variant: Variant, tally: Tally) -> list[str]:
    """The aims that the games of a variant have missed."""
    return [*tally.missed, *_missed_with_orders(variant, tally)]


def _missed_with_orders(variant: Variant, tally: Tally) -> Iterator[str]:
    aim = AIMS.get((variant.title, variant.seats))
    is_aimed = variant.orders is Orders.ALL and not variant.gone
    if aim is None or not is_aimed or tally.games < ENOUGH:
        return
    days, stops = of_100(tally.days, 50), tally.stops / tally.games
    if days > aim.days:
        yield f"{days:.1f} days instead of {aim.days:.0f}"
    if aim.stops is not None and stops > aim.stops:
        yield f"{stops:.1f} stops instead of {aim.stops:.0f}"
