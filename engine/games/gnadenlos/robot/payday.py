"""Paydays, rehearsed in advance: which IOUs may be called, and in which order (G24, G25)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.gnadenlos.cards import COLUMNS
from engine.play.chance import Chance

REHEARSALS = 50


class Call(NamedTuple):
    """An IOU that is turned up: the seat of its colour, and its worth."""

    seat: int
    worth: int


class Debt(NamedTuple):
    """A seat's debt: how many of its IOUs lie in the market, and what they may be worth."""

    notes: int
    worths: tuple[int, ...]


@lru_cache(maxsize=64)
def rehearse(debts: tuple[Debt, ...]) -> tuple[tuple[Call, ...], ...]:
    """What some paydays of a market would call, until a column is empty: always the same for these debts."""
    chance = Chance("payday")
    return tuple(_payday(debts, chance) for _ in range(REHEARSALS))


def _payday(debts: Sequence[Debt], chance: Chance) -> tuple[Call, ...]:
    """One payday. Nobody knows which IOU lies where, so any IOU may be turned up next."""
    market = [
        Call(seat, chance.pick(debt.worths)) for seat, debt in enumerate(debts) for _ in range(debt.notes)
    ]
    chance.shuffle(market)
    depths = [len(market[column::COLUMNS]) for column in range(COLUMNS)]
    calls = []
    while depths[column := chance.below(COLUMNS)]:
        depths[column] -= 1
        calls.append(market.pop())
    return tuple(calls)
