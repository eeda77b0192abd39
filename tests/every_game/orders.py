"""People who say things ahead by chance, in games of every title: how the promises about orders are tried."""

from collections.abc import Iterator
from typing import Any

from engine.games import GAMES
from engine.journal.records import OrderRow, PersonId
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision, Subset
from engine.play.match import Match
from engine.play.orders import Order, Orderable, left_of
from engine.play.table import Seat
from engine.sessions.stand_ins import OrdersOf, answers_in_place, orders_of
from tests.every_game.walks import MOST_ANSWERS, Played, Setup, a_few, any_answer

WITH_ORDERS = sorted(name for name, game in GAMES.items() if game.orders)
"""The games in which something may be said ahead."""


def askable(match: Match[Any, Any], seat: Seat) -> Iterator[tuple[Orderable[Any], int, Decision[Answer]]]:
    """All for which a seat may say something ahead: its scope, and what it is asked for that."""
    view = match.view(seat)
    for orderable in match.game.orders:
        scope = orderable.scope(view)
        if scope is not None:
            yield orderable, scope, orderable.asks(view)


def anything(ahead: Decision[Answer], chance: Chance) -> Answer:
    """Any answer to what may be said ahead: several wishes in any order, too."""
    if isinstance(ahead, Subset):
        keys = [option.key for option in ahead.options]
        chance.shuffle(keys)
        wishes = tuple(keys[: chance.below(ahead.high + 1)])
        if ahead.why_not(wishes) is None:
            return ahead.parse(wishes)
    return chance.pick(a_few(ahead))


class Ahead:
    """A match whose seats say things ahead, by chance, and are asked what that does not answer."""

    def __init__(self, setup: Setup) -> None:
        self.played = Played(setup.start(), Chance("walk", setup.walk), any_answer)
        self.match, self._chance = self.played.match, Chance("ahead", setup.walk)
        self.orders: dict[tuple[Seat, str], Order] = {}
        self.answered = 0
        """How often what was said ahead has answered."""

    def say_ahead(self) -> None:
        """Some seats say something ahead, whether or not they are asked."""
        for seat in map(Seat, range(self.match.seats)):
            for orderable, scope, ahead in askable(self.match, seat):
                if self._chance.below(3) == 0:
                    name, said = orderable.decision, anything(ahead, self._chance)
                    self.orders[seat, name] = Order(name, scope, said)

    def of_seats(self) -> dict[Seat, OrdersOf]:
        """What was said ahead, as sessions hold it."""
        return orders_of(
            OrderRow(seat, PersonId(seat + 1), order) for (seat, _), order in self.orders.items()
        )

    def let_orders_answer(self) -> None:
        """All that was said ahead and fits answers; what is over is forgotten."""
        for given in answers_in_place(self.match, {}, self.of_seats):
            self.played.note(given.seat, given.advance)
            self.answered += 1
            assert self.answered < MOST_ANSWERS
        for key, order in list(self.orders.items()):
            orderable = self.match.game.orderable(key[1])
            assert orderable is not None
            left = None if self.match.is_over else left_of(orderable, self.match.view(key[0]), order)
            if left is None:
                del self.orders[key]
            else:
                self.orders[key] = left

    def moments(self) -> Iterator[None]:
        """Before every answer that somebody presses, with what the seats have said ahead by then."""
        while not self.match.is_over:
            self.say_ahead()
            yield
            self.let_orders_answer()
            if not self.match.is_over:
                self.played.submit(*self.played.next_answer())
