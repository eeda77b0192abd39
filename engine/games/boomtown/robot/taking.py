"""Which seat will take which card: the cards on offer as every seat values them, in turn (B10, B11)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.games.boomtown.robot import values
from engine.games.boomtown.robot.cards import card_change
from engine.games.boomtown.robot.reckoning import Reckoning
from engine.games.boomtown.robot.worth import Worth
from engine.play.seats import clockwise


@dataclass(frozen=True, slots=True)
class Draft:
    """The cards on offer: what each changes if a seat takes it, and what that is worth to the seat."""

    reckoning: Reckoning
    changes: dict[tuple[int, str], Worth]
    gains: dict[tuple[int, str], float]

    def favourite(self, seat: int, offer: Iterable[str]) -> str:
        """The card that a seat likes best; the first of equals."""
        return max(offer, key=lambda card: self.gains[seat, card])

    def foreseen(self, winner: int, offer: Sequence[str], *, first: str | None = None) -> Worth:
        """B11: what changes when a winner has first pick, and the holder of Mustang plays it if that pays."""
        table = self.reckoning.table
        order, rider = clockwise(winner, len(table.seats)), table.rider
        in_turn = self.outcome(order, offer, first=first)
        if rider is None or rider in order[:2]:
            return in_turn
        riding = self.outcome([winner, *first_to(rider, order[1:])], offer, first=first)
        riding[rider] -= values.mustang(table.rolls)
        return max(in_turn, riding, key=lambda change: self.reckoning.gain(rider, change))

    def outcome(self, order: Iterable[int], offer: Sequence[str], *, first: str | None = None) -> Worth:
        """What changes when seats take their favourites in this order; `first` is what the first seat takes
        instead."""
        left, change = list(offer), self.reckoning.nothing()
        for seat in order:
            card = first or self.favourite(seat, left)
            first = None
            left.remove(card)
            for other, gold in enumerate(self.changes[seat, card]):
                change[other] += gold
        return change


def draft(reckoning: Reckoning, offer: Sequence[str], seats: Iterable[int]) -> Draft:
    """Value the cards on offer for the seats that have not taken one."""
    changes = {(seat, card): card_change(reckoning, seat, card) for seat in seats for card in offer}
    gains = {(seat, card): reckoning.gain(seat, change) for (seat, card), change in changes.items()}
    return Draft(reckoning, changes, gains)


def first_to(seat: int, order: Iterable[int]) -> list[int]:
    """An order of seats, with one of them put first."""
    return [seat, *(other for other in order if other != seat)]
