"""What the table is worth to every seat, in gold: what each may expect to have scored at the end (B29).

Gold in hand counts as it is; all else is its yield, fee or pawn times how often it comes.
"""

from engine.games.boomtown import robot_values as values
from engine.games.boomtown.robot_odds import becomes, harvests, keeps, visits
from engine.games.boomtown.robot_table import Outlook, TownTable

Worth = list[float]
"""Gold for every seat."""


def table_worth(table: Outlook) -> Worth:
    """What every seat may expect to score."""
    worth = [float(gold) for gold in table.gold]
    for town in table.towns.values():
        for seat, gold in enumerate(town_worth(table, town)):
            worth[seat] += gold
    return worth


def town_worth(table: Outlook, town: TownTable) -> Worth:
    """What a town will bring every seat."""
    worth = [0.0] * len(table.seats)
    _add_yields(worth, table, town)
    if town.bars:
        _add_saloons(worth, table, town)
    if town.coming or town.mayor is not None:
        _add_mayor(worth, table, town)
    return worth


def _add_yields(worth: Worth, table: Outlook, town: TownTable) -> None:
    """B14, B16, B29: yields of all rolls to come, and at the end."""
    for owner, mine, yields in town.holdings:
        worth[owner] += yields * harvests(mine.dice, table.rolls, is_dangerous=mine.is_dangerous)


def _add_saloons(worth: Worth, table: Outlook, town: TownTable) -> None:
    """B15: visits by the owners of the mines that are there, and of those to come; a mine that comes is there
    for half of the rolls, and is anybody's."""
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


def _add_mayor(worth: Worth, table: Outlook, town: TownTable) -> None:
    """B12, B29: 5 for the pawn, and the fees for mines that others will lay; he then has his part of those to
    come already, and half of it on average."""
    seats = len(table.seats)
    chances = pawn_chances(table, town)
    for seat, chance in enumerate(chances):
        worth[seat] += 5 * chance
    mayor = town.mayor
    if mayor is None:
        return
    mines = town.mines_of(mayor) + town.coming / seats / 2
    fees = (
        values.CARE * town.coming * mines * (2 if town.is_governed else 1) * (1 + chances[mayor]) / 2 / seats
    )
    for seat in table.seats:
        worth[seat] += (seats - 1) * fees if seat == mayor else -fees


def pawn_chances(table: Outlook, town: TownTable) -> Worth:
    """B18, B19: how likely every seat has the pawn at the end."""
    seats, coming = len(table.seats), round(town.coming)
    mines, mayor = town.mines(), town.mayor
    if mayor is None:
        return [becomes(own, sum(mines) - own, coming, seats) for own in mines]
    if not coming:
        return [float(seat == mayor) for seat in table.seats]
    risks = [
        0.0 if seat == mayor else 1 - keeps(mines[mayor] - own, coming, seats)
        for seat, own in enumerate(mines)
    ]
    kept = 1.0
    for risk in risks:
        kept *= 1 - risk
    lost = sum(risks)
    chances = [(1 - kept) * risk / lost if lost else 0.0 for risk in risks]
    chances[mayor] = kept
    return chances
