"""What a production roll changes for every seat, and what Telegraph can make of it."""

from itertools import product

from engine.games.boomtown.robot.odds import ODDS
from engine.games.boomtown.robot.reckoning import Reckoning
from engine.games.boomtown.robot.table import TownTable
from engine.games.boomtown.robot.worth import Worth

FACES = range(1, 7)


def production_change(reckoning: Reckoning, total: int) -> Worth:
    """B14, B15, B16: what a sum pays, and the mines that collapse with it."""
    change = reckoning.nothing()
    for town in reckoning.table.towns.values():
        for owner, mine, worth in town.holdings:
            if mine.dice == total:
                change[owner] += worth
                _visit(change, town, owner)
        if total in (2, 12):
            _collapse(change, reckoning, town)
    return change


def _visit(change: Worth, town: TownTable, payer: int) -> None:
    """B15: the owner of a mine that produced pays every opponent's saloon in its town."""
    for host, _, fee in town.bars:
        if host != payer:
            change[payer] -= fee
            change[host] += fee


def _collapse(change: Worth, reckoning: Reckoning, town: TownTable) -> None:
    """B16: a town loses its dangerous mines."""
    safe = tuple(holding for holding in town.holdings if not holding.mine.is_dangerous)
    if safe == town.holdings:
        return
    lost = reckoning.town_change(town._replace(holdings=safe).settled())
    for seat, gold in enumerate(lost):
        change[seat] += gold


def telegraph_worth(reckoning: Reckoning, seat: int) -> float:
    """B13: what Telegraph brings a seat, if the mines stay as they are. The seat turns a die on the first
    roll on which that gains more than it can expect from later rolls."""
    gains = {total: reckoning.gain(seat, production_change(reckoning, total)) for total in ODDS}
    turned = [best_turn(gains, first, second) for first, second in product(FACES, FACES)]
    worth = 0.0
    for _ in range(reckoning.table.rolls):
        worth = sum(max(gain, worth) for gain in turned) / len(turned)
    return worth


def best_turn(gains: dict[int, float], first: int, second: int) -> float:
    """The most that a roll gains if one of its dice is set to another face."""
    return max(gains[face + kept] for kept in (first, second) for face in FACES) - gains[first + second]
