"""What a town is worth to every seat, in gold: what each can expect from it until the end, and at the end
(B29). Every yield, fee and pawn counts as often as it is expected to come."""

from engine.games.boomtown.robot import values
from engine.games.boomtown.robot.odds import harvests, pawn_chances, visits
from engine.games.boomtown.robot.table import Outlook, TownTable

Worth = list[float]
"""Gold for every seat."""


def town_worth(table: Outlook, town: TownTable) -> Worth:
    """What a town will bring every seat."""
    worth = [0.0] * len(table.seats)
    _add_yields(worth, table, town)
    if town.bars:
        _add_saloons(worth, table, town)
    mines, mayor = town.mines(), town.mayor
    chances = pawn_chances(tuple(mines), mayor, round(town.coming))
    for seat, chance in enumerate(chances):
        worth[seat] += 5 * chance
    if mayor is not None and town.coming:
        _add_fees(worth, table, town, mines[mayor], chances[mayor])
    return worth


def _add_yields(worth: Worth, table: Outlook, town: TownTable) -> None:
    """B14, B16, B29: yields of all rolls to come, and at the end."""
    for owner, mine, yields in town.holdings:
        worth[owner] += yields * harvests(mine.dice, table.rolls, is_dangerous=mine.is_dangerous)


def _add_saloons(worth: Worth, table: Outlook, town: TownTable) -> None:
    """B15: visits by the owners of present and of coming mines. A coming mine is there for half of the rolls,
    and every seat is equally likely to get it."""
    others = len(table.seats) - 1
    for host, _, fee in town.bars:
        for owner, mine, _ in town.holdings:
            if owner != host:
                gold = fee * visits(mine.dice, table.rolls, is_dangerous=mine.is_dangerous)
                worth[host] += gold
                worth[owner] -= gold
        later = fee * town.coming_odds * table.rolls / 2 / len(table.seats)
        for seat in table.seats:
            worth[seat] += others * later if seat == host else -later


def _add_fees(worth: Worth, table: Outlook, town: TownTable, mines: int, stays: float) -> None:
    """B12: fees to the mayor for the mines that others will lay. On average, the mayor has half of their part
    of the coming mines by then, and is mayor for at least half of the time."""
    seats = len(table.seats)
    counted = mines + town.coming / seats / 2
    fee = counted * (2 if town.is_governed else 1) * (1 + stays) / 2
    each = values.CARE * town.coming / seats * fee
    for seat in table.seats:
        worth[seat] += (seats - 1) * each if seat == town.mayor else -each
