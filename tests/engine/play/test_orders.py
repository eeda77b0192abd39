"""What is said ahead: what it answers, how long it counts, and its tickets."""

import re
from dataclasses import replace

import pytest

from engine.play.decisions import Amount, Option, Pick, Subset
from engine.play.orders import (
    UNTIL_REVOKED,
    Order,
    Orderable,
    Said,
    answer_of,
    as_it_fits,
    left_of,
    limit_of,
    wishes_of,
)
from engine.play.tickets import (
    PATTERN,
    Kind,
    ahead_of,
    epoch_of,
    kind_of,
    question_of,
    round_of,
    scope_of,
    ticket_of,
)

BID = Amount(name="bid", rule="X1", low=5, high=9, may_pass=True)
MUST_BID = Amount(name="bid", rule="X1", low=5, high=9)
TOO_DEAR = Amount(name="bid", rule="X1", low=5, high=4, may_pass=True)
STEPPED = Amount(name="bid", rule="X1", low=5, high=20, step=5, may_pass=True)
CARD = Pick(name="card", rule="X2", options=(Option("ace"), Option("king"), Option("ten")))
HAND = Subset(name="hand", rule="X3", options=CARD.options, low=1, high=2)


@pytest.mark.parametrize(
    ("decision", "said", "answer"),
    [
        (BID, 4, Said(None)),
        (BID, 5, Said(5)),
        (BID, 8, Said(5)),
        (BID, 99, Said(5)),
        (BID, None, Said(None)),
        (STEPPED, 12, Said(5)),
        (TOO_DEAR, 8, Said(None)),
        (MUST_BID, 4, None),
        (MUST_BID, 5, Said(5)),
        (MUST_BID, None, None),
        (CARD, ("king",), Said("king")),
        (CARD, ("queen", "ten", "ace"), Said("ten")),
        (CARD, ("queen", "knave"), None),
        (CARD, (), None),
        (CARD, "ace", Said("ace")),
        (CARD, "queen", None),
        (CARD, None, None),
        (HAND, ("ten", "ace"), Said(("ten", "ace"))),
    ],
)
def test_an_order_answers_the_least_that_is_legal_the_first_wish_that_is_left_or_what_was_said(
    decision, said, answer
):
    assert as_it_fits(None, decision, said) == answer


def test_a_limit_is_an_amount_that_its_owner_alone_sees_and_may_be_to_pass():
    assert limit_of(MUST_BID) == Amount(name="bid", rule="X1", low=5, high=9, may_pass=True, is_secret=True)


@pytest.mark.parametrize(("most", "high"), [(None, 3), (2, 2), (9, 3)])
def test_wishes_are_one_or_more_options_in_order(most, high):
    asked = wishes_of(CARD, most=most)
    assert (asked.name, asked.rule, asked.options) == (CARD.name, CARD.rule, CARD.options)
    assert (asked.low, asked.high, asked.ordered, asked.is_secret) == (1, high, True, True)
    assert asked.parse(["ten", "ace"]) == ("ten", "ace")


def bids(**more):
    """Bids may be said ahead; the view is the number of the round."""
    return Orderable(decision="bid", scope=lambda view: view, asks=lambda view: limit_of(BID), **more)


LIMIT = Order("bid", 7, 6)
"""Up to 6 in round 7."""


@pytest.mark.parametrize(
    ("view", "decision", "answer"),
    [
        (7, BID, Said(5)),
        (8, BID, None),
        (None, BID, None),
        (7, MUST_BID, Said(5)),
        (7, Amount(name="bid", rule="X1", low=7, high=9, may_pass=True), Said(None)),
        (7, Amount(name="bid", rule="X1", low=7, high=9), None),
    ],
)
def test_an_order_counts_in_its_scope_alone(view, decision, answer):
    assert answer_of(bids(), view, decision, LIMIT) == answer


@pytest.mark.parametrize("illegal", [99, "x", None])
def test_what_the_real_decision_refuses_is_not_used(illegal):
    orderable = bids(answers=lambda view, decision, said: Said(illegal))
    assert answer_of(orderable, 7, MUST_BID, LIMIT) is None


def test_an_order_that_leaves_the_question_to_its_owner_answers_nothing():
    assert answer_of(bids(answers=lambda view, decision, said: None), 7, BID, LIMIT) is None


@pytest.mark.parametrize(
    ("view", "rest", "left"),
    [
        (7, Said(6), 6),
        (7, Said(5), 5),
        (7, Said(None), None),
        (7, None, "over"),
        (8, Said(6), "over"),
        (None, Said(6), "over"),
    ],
)
def test_an_order_is_over_with_its_scope_or_once_nothing_is_left_of_it(view, rest, left):
    orderable = bids(rest=lambda view, said: rest)
    expected = None if left == "over" else replace(LIMIT, said=left)
    assert left_of(orderable, view, LIMIT) == expected
    assert (answer_of(orderable, view, BID, LIMIT) is None) == (expected is None)


def test_what_is_left_of_an_order_answers():
    orderable = bids(rest=lambda view, said: Said(4))
    assert answer_of(orderable, 7, BID, LIMIT) == Said(None)


def test_an_order_that_always_counts_left_of_only_when_it_can_be_given_no_more():
    always = Order("bid", UNTIL_REVOKED, 6)
    assert left_of(bids(), UNTIL_REVOKED, always) == always
    assert left_of(bids(), None, always) is None


@pytest.mark.parametrize(
    ("ticket", "kind", "round_number"),
    [
        (ahead_of(7, "bid"), Kind.AHEAD, 0),
        (ahead_of(UNTIL_REVOKED, "saloon-girls"), Kind.AHEAD, 0),
        (ticket_of(7, 0, 3), Kind.ASKED, 7),
        (ticket_of(7, 0, 3) + Kind.ASIDE.mark, Kind.ASIDE, 7),
        (ticket_of(7, 0, 3) + Kind.INTERJECTION.mark, Kind.INTERJECTION, 7),
    ],
)
def test_a_ticket_of_an_order_belongs_to_no_question(ticket, kind, round_number):
    assert re.fullmatch(PATTERN, ticket)
    assert kind_of(ticket) is kind
    assert round_of(ticket) == round_number
    if kind is Kind.AHEAD:
        assert (question_of(ticket), epoch_of(ticket)) == (ticket, 0)


def test_a_ticket_of_an_order_says_what_it_is_about():
    assert (ahead_of(7, "bid"), scope_of("7=bid"), scope_of("0=mustang")) == ("7=bid", 7, 0)
    assert not re.fullmatch(PATTERN, "7=")
    assert not re.fullmatch(PATTERN, "7.3=bid")
