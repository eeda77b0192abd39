"""The offers that are on buttons: those that make sense, and that may be made."""

from dataclasses import replace

import pytest

from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.decisions import Amount
from engine.play.table import Seat
from renders.ponte_vecchio.text.offers import likely_amounts
from tests.renders.ponte_vecchio.played import played
from tests.renders.ponte_vecchio.tables import start


def offer(high: int) -> Amount:
    return Amount(name="offer", rule="P10", low=5, high=high, step=5)


def with_card(card: str, *, built: int = 3, standing: int = 0) -> PonteVecchioView:
    """A view of the first of three, who has laid a card, where the second one has made an offer."""
    view = replace(start(3), seat=Seat(0))
    own, other, *rest = view.players
    players = (replace(own, newest=card, built=built), replace(other, offer=standing), *rest)
    return replace(view, players=players)


@pytest.mark.parametrize(
    ("card", "built", "amounts"), [("100", 0, [25, 50, 75]), ("joker", 6, [30, 60, 90]), ("10", 3, [5])]
)
def test_the_first_offer_is_a_part_of_what_the_card_would_pay(
    card: str, built: int, amounts: list[int]
) -> None:
    assert likely_amounts(offer(200), with_card(card, built=built)) == amounts


def test_where_an_offer_stands_a_little_more_is_offered() -> None:
    assert likely_amounts(offer(200), with_card("10", standing=45)) == [50, 55, 65]


def test_the_public_knows_of_no_card_and_is_offered_a_little_more_than_what_stands() -> None:
    for standing, amounts in ((45, [50, 55, 65]), (0, [])):
        assert likely_amounts(offer(200), replace(with_card("100", standing=standing), seat=None)) == amounts


def test_nothing_is_offered_that_cannot_be_paid() -> None:
    assert likely_amounts(offer(50), with_card("100")) == [25, 50]
    assert likely_amounts(offer(50), with_card("100", standing=50)) == []


@pytest.mark.dear
def test_bids_are_the_lowest_and_all_that_is_offered_is_legal() -> None:
    for moment in played(4, 1).moments:
        if isinstance(moment.decision, Amount):
            likely = likely_amounts(moment.decision, moment.view)
            assert set(likely) <= set(moment.decision.amounts())
            assert moment.decision.name != "bid" or likely == ()
