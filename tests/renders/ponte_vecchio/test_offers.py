"""The answers on buttons while the right to move is bargained for: they make sense, and are legal."""

from dataclasses import replace

import pytest

from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.decisions import Amount, Option, Pick
from engine.play.table import Seat
from renders.ponte_vecchio.text.offers import likely_answers
from tests.renders.ponte_vecchio.played import played
from tests.renders.ponte_vecchio.tables import start


def offer(high: int) -> Amount:
    return Amount(name="offer", rule="P10", low=5, high=high, step=5)


def bargaining(*, worth: int = 20, standing: int = 0) -> PonteVecchioView:
    """A view of the first of three: the third has the right, and the second has made an offer."""
    view = replace(start(3), seat=Seat(0), worth=worth)
    own, other, *rest = view.players
    return replace(view, players=(own, replace(other, offer=standing), *rest))


def test_the_first_offer_is_a_little_more_than_what_the_holders_card_would_pay() -> None:
    assert likely_answers(offer(200), bargaining(worth=20)) == [25, 30, 40]


def test_where_an_offer_stands_a_little_more_is_offered() -> None:
    assert likely_answers(offer(200), bargaining(worth=20, standing=45)) == [50, 55, 65]


def test_the_public_is_offered_the_same() -> None:
    for view in (bargaining(), bargaining(standing=45)):
        assert likely_answers(offer(200), replace(view, seat=None)) == likely_answers(offer(200), view)


def test_nothing_is_offered_that_cannot_be_paid() -> None:
    assert likely_answers(offer(50), bargaining(standing=40)) == [45, 50]
    assert likely_answers(offer(50), bargaining(standing=50)) == []


def test_whoever_has_the_right_can_sell_it_to_the_best_offer_first() -> None:
    keys = ("step-9", "ask", "sell-1-45", "sell-0-30")
    move = Pick(name="move", rule="P10", options=tuple(map(Option, keys)))
    for view in (bargaining(), replace(bargaining(), seat=None)):
        assert likely_answers(move, view) == ["sell-1-45", "sell-0-30"]
    assert likely_answers(replace(move, options=move.options[:2]), bargaining()) == []


@pytest.mark.dear
def test_bids_are_the_lowest_and_all_that_is_likely_is_legal() -> None:
    for moment in played(4, 1).moments:
        likely = list(likely_answers(moment.decision, moment.view))
        assert [moment.decision.parse(answer) for answer in likely] == likely
        assert moment.decision.name != "bid" or not likely
