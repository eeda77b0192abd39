"""What a card changes for every seat: a mine that is taken, an event that is carried out on its target.

The rules are those of `taking`, `mayors` and `events`; here their effects are foreseen, not carried out.
"""

from collections.abc import Callable, Iterable

from engine.games.boomtown import robot_values as values
from engine.games.boomtown.cards import EVENTS, MINES, Kind, Mine, Town
from engine.games.boomtown.robot_dice import telegraph_worth
from engine.games.boomtown.robot_odds import AT_LEAST
from engine.games.boomtown.robot_reckoning import Reckoning
from engine.games.boomtown.robot_table import Bar, Holding, TownTable
from engine.games.boomtown.robot_worth import Worth


def card_change(reckoning: Reckoning, seat: int, card: str) -> Worth:
    """What it changes when a seat takes a card."""
    if card in MINES:
        return mine_change(reckoning, seat, MINES[card])
    return event_change(reckoning, seat, EVENTS[card].kind)


def mine_change(reckoning: Reckoning, seat: int, mine: Mine) -> Worth:
    """B12, B19: the fee, the mine, and the pawn perhaps."""
    town = reckoning.table.towns[mine.town]
    holdings = (*town.holdings, Holding(seat, mine, mine.worth))
    laid = town._replace(holdings=holdings, coming=town.coming - 1)
    change = reckoning.town_change(laid.settled(gainer=seat))
    if town.mayor is not None:
        fee = min(town.fee(seat), reckoning.table.gold[seat])
        change[seat] -= fee
        change[town.mayor] += fee
    return change


def event_change(reckoning: Reckoning, seat: int, kind: Kind) -> Worth:
    """What an event changes when a seat gets it and aims it as well as it can."""
    change = reckoning.nothing()
    match kind:
        case Kind.CARD_SHARK:
            return [
                0.0 if other == seat else -float(min(4, gold))
                for other, gold in enumerate(reckoning.table.gold)
            ]
        case Kind.STAGECOACH_ROBBERY:
            change[seat] = 10.0
        case Kind.TELEGRAPH:
            change[seat] = telegraph_worth(reckoning, seat)
        case Kind.MUSTANG:
            change[seat] = values.mustang(reckoning.table.rolls)
        case _:
            aimed = [AIMED[kind](reckoning, seat, target) for target in TARGETS[kind](reckoning, seat)]
            if aimed:
                return max(aimed, key=lambda each: reckoning.gain(seat, each))
            change[seat] = values.WAITING
    return change


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
    holdings = tuple(
        holding._replace(owner=seat) if holding.mine.key == target else holding for holding in town.holdings
    )
    return reckoning.town_change(town._replace(holdings=holdings).settled(gainer=seat))


def holdup(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B24: the number named, as often as two dice show it or more."""
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
    bars = tuple(bar._replace(fee=4) if bar.key == target else bar for bar in town.bars)
    return reckoning.town_change(town._replace(bars=bars))


def new_vein(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B25: a mine yields 3 more."""
    town = town_of(reckoning, target)
    holdings = tuple(
        holding._replace(worth=holding.worth + 3) if holding.mine.key == target else holding
        for holding in town.holdings
    )
    return reckoning.town_change(town._replace(holdings=holdings))


def governor(reckoning: Reckoning, seat: int, target: str) -> Worth:
    """B25: fees in a town are doubled."""
    return reckoning.town_change(reckoning.table.towns[Town(target)]._replace(is_governed=True))


def town_of(reckoning: Reckoning, key: str) -> TownTable:
    """Where a mine or saloon lies."""
    if key in MINES:
        return reckoning.table.towns[MINES[key].town]
    return next(town for town in reckoning.table.towns.values() if any(bar.key == key for bar in town.bars))


def mines_of_others(reckoning: Reckoning, seat: int) -> Iterable[str]:
    return (
        holding.mine.key
        for town in reckoning.table.towns.values()
        for holding in town.holdings
        if holding.owner != seat
    )


def dynamite_targets(reckoning: Reckoning, seat: int) -> Iterable[str]:
    yield from mines_of_others(reckoning, seat)
    for town in reckoning.table.towns.values():
        yield from (bar.key for bar in town.bars if bar.owner != seat)


def expropriation_targets(reckoning: Reckoning, seat: int) -> Iterable[str]:
    towns = reckoning.table.towns
    return (key for key in mines_of_others(reckoning, seat) if towns[MINES[key].town].mines_of(seat))


def holdup_targets(reckoning: Reckoning, seat: int) -> Iterable[str]:
    return (
        f"{victim}:{number}" for victim in reckoning.table.seats if victim != seat for number in range(2, 13)
    )


def saloon_targets(reckoning: Reckoning, seat: int) -> Iterable[str]:
    return Town


def saloon_girls_targets(reckoning: Reckoning, seat: int) -> Iterable[str]:
    return (bar.key for town in reckoning.table.towns.values() for bar in town.bars if bar.owner == seat)


def new_vein_targets(reckoning: Reckoning, seat: int) -> Iterable[str]:
    return (
        holding.mine.key
        for town in reckoning.table.towns.values()
        for holding in town.holdings
        if holding.owner == seat
    )


def governor_targets(reckoning: Reckoning, seat: int) -> Iterable[str]:
    return (name for name, town in reckoning.table.towns.items() if town.mayor == seat)


AIMED: dict[Kind, Callable[[Reckoning, int, str], Worth]] = {
    Kind.DYNAMITE: dynamite,
    Kind.EXPROPRIATION: expropriation,
    Kind.GOVERNOR: governor,
    Kind.HOLDUP: holdup,
    Kind.NEW_VEIN: new_vein,
    Kind.SALOON: saloon,
    Kind.SALOON_GIRLS: saloon_girls,
}
"""What an event changes, for each that is aimed."""

TARGETS: dict[Kind, Callable[[Reckoning, int], Iterable[str]]] = {
    Kind.DYNAMITE: dynamite_targets,
    Kind.EXPROPRIATION: expropriation_targets,
    Kind.GOVERNOR: governor_targets,
    Kind.HOLDUP: holdup_targets,
    Kind.NEW_VEIN: new_vein_targets,
    Kind.SALOON: saloon_targets,
    Kind.SALOON_GIRLS: saloon_girls_targets,
}
"""What each can be aimed at, by a seat that gets it now."""
