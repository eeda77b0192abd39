"""What a card changes for every seat that takes it: a mine, or an event that is aimed as well as can be.

The rules are those of `taking`, `mayors` and `events`; here their effects are foreseen, not carried out.
"""

from engine.games.boomtown.cards import EVENTS, MINES, Kind, Mine
from engine.games.boomtown.robot import values
from engine.games.boomtown.robot.dice import telegraph_worth
from engine.games.boomtown.robot.events import AIMED
from engine.games.boomtown.robot.reckoning import Reckoning
from engine.games.boomtown.robot.table import Holding
from engine.games.boomtown.robot.worth import Worth


def card_change(reckoning: Reckoning, seat: int, card: str) -> Worth:
    """What changes when a seat takes a card."""
    if card in MINES:
        return mine_change(reckoning, seat, MINES[card])
    return event_change(reckoning, seat, EVENTS[card].kind)


def mine_change(reckoning: Reckoning, seat: int, mine: Mine) -> Worth:
    """B12, B19: the fee, the mine, and perhaps the pawn."""
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
    """What changes when a seat gets an event and aims it as well as it can."""
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
            aim = AIMED[kind]
            changes = [aim.change(reckoning, seat, target) for target in aim.targets(reckoning, seat)]
            if changes:
                return max(changes, key=lambda each: reckoning.gain(seat, each))
            change[seat] = values.WAITING
    return change
