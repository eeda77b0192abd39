"""What aimed events do: what each can be aimed at, and what that changes for every seat (B22 to B25).

The rules are those of `events`; here their effects are foreseen, not carried out.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.games.boomtown.cards import MINES, Kind, Town
from engine.games.boomtown.robot.odds import AT_LEAST
from engine.games.boomtown.robot.reckoning import Reckoning
from engine.games.boomtown.robot.table import Bar, Holding, TownTable
from engine.games.boomtown.robot.worth import Worth


class Aim(NamedTuple):
    """How an event is aimed: its possible targets for a seat that gets it now, and what it changes there."""

    targets: Callable[[Reckoning, int], Iterable[str]]
    change: Callable[[Reckoning, int, str], Worth]


def dynamite(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B22: a mine or saloon leaves the game."""
    if target not in reckoning.removals:
        town = town_of(reckoning, target)
        left = town._replace(
            holdings=tuple(holding for holding in town.holdings if holding.mine.key != target),
            bars=tuple(bar for bar in town.bars if bar.key != target),
        )
        reckoning.removals[target] = reckoning.town_change(left.settled())
    return reckoning.removals[target]


def expropriation(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B23: a mine changes hands, with its New Vein."""
    town = town_of(reckoning, target)
    changed = tuple(
        holding._replace(owner=seat) if holding.mine.key == target else holding for holding in town.holdings
    )
    return reckoning.town_change(town._replace(holdings=changed).settled(gainer=seat))


def holdup(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B24: the number named, times how likely two dice show it or more."""
    victim, number = (int(part) for part in target.split(":"))
    change = reckoning.nothing()
    change[seat] = AT_LEAST[number] * min(number, reckoning.table.gold[victim])
    change[victim] = -change[seat]
    return change


def saloon(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B25: one more saloon in a town."""
    town = reckoning.table.towns[Town(target)]
    return reckoning.town_change(town._replace(bars=(*town.bars, Bar(seat, "", 2))))


def saloon_girls(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B25: visits to a saloon pay 4."""
    town = town_of(reckoning, target)
    changed = tuple(bar._replace(fee=4) if bar.key == target else bar for bar in town.bars)
    return reckoning.town_change(town._replace(bars=changed))


def new_vein(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B25: a mine yields 3 more."""
    town = town_of(reckoning, target)
    changed = tuple(
        holding._replace(worth=holding.worth + 3) if holding.mine.key == target else holding
        for holding in town.holdings
    )
    return reckoning.town_change(town._replace(holdings=changed))


def governor(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B25: fees in a town are doubled."""
    return reckoning.town_change(reckoning.table.towns[Town(target)]._replace(is_governed=True))


def dynamite_targets(reckoning: Reckoning, seat: int) -> Iterator[str]:
    """B22: every mine and saloon of an opponent."""
    yield from (holding.mine.key for holding in holdings(reckoning) if holding.owner != seat)
    yield from (bar.key for bar in bars(reckoning) if bar.owner != seat)


def expropriation_targets(reckoning: Reckoning, seat: int) -> Iterator[str]:
    """B23: every opponent's mine in a town where the seat already owns one."""
    for town in reckoning.table.towns.values():
        if town.mines_of(seat):
            yield from (holding.mine.key for holding in town.holdings if holding.owner != seat)


def holdup_targets(reckoning: Reckoning, seat: int) -> Iterator[str]:
    """B24: every opponent, with every number."""
    for victim in reckoning.table.seats:
        if victim != seat:
            yield from (f"{victim}:{number}" for number in AT_LEAST)


def saloon_targets(reckoning: Reckoning, seat: int) -> Iterable[str]:
    """B25: every town."""
    return Town


def saloon_girls_targets(reckoning: Reckoning, seat: int) -> Iterator[str]:
    """B25: one of your saloons."""
    return (bar.key for bar in bars(reckoning) if bar.owner == seat)


def new_vein_targets(reckoning: Reckoning, seat: int) -> Iterator[str]:
    """B25: one of your mines."""
    return (holding.mine.key for holding in holdings(reckoning) if holding.owner == seat)


def governor_targets(reckoning: Reckoning, seat: int) -> Iterator[str]:
    """B25: one of your mayor pawns."""
    return (name for name, town in reckoning.table.towns.items() if town.mayor == seat)


def holdings(reckoning: Reckoning) -> Iterator[Holding]:
    """All mines on the table."""
    return (holding for town in reckoning.table.towns.values() for holding in town.holdings)


def bars(reckoning: Reckoning) -> Iterator[Bar]:
    """All saloons on the table."""
    return (bar for town in reckoning.table.towns.values() for bar in town.bars)


def town_of(reckoning: Reckoning, key: str) -> TownTable:
    """The town in which a mine or saloon lies."""
    towns = reckoning.table.towns
    if key in MINES:
        return towns[MINES[key].town]
    return next(town for town in towns.values() if any(bar.key == key for bar in town.bars))


AIMED: dict[Kind, Aim] = {
    Kind.DYNAMITE: Aim(dynamite_targets, dynamite),
    Kind.EXPROPRIATION: Aim(expropriation_targets, expropriation),
    Kind.GOVERNOR: Aim(governor_targets, governor),
    Kind.HOLDUP: Aim(holdup_targets, holdup),
    Kind.NEW_VEIN: Aim(new_vein_targets, new_vein),
    Kind.SALOON: Aim(saloon_targets, saloon),
    Kind.SALOON_GIRLS: Aim(saloon_girls_targets, saloon_girls),
}
"""All events that are aimed; the others have no target."""
