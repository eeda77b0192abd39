"""The controls of what is said ahead: they fit Discord's limits, and whatever may be said can be said."""

from dataclasses import replace

import discord
import pytest

from cogs.parts.choices import Draft
from cogs.parts.layouts import card
from cogs.parts.said_ahead import all_said, below_question, order_button
from cogs.parts.widgets import act_row, panel_rows
from engine.journal.records import SeatRow, Session
from engine.play.decisions import Option
from engine.play.match import Opened
from engine.play.orders import Said, limit_of, wishes_of
from engine.sessions.positions import Ahead
from renders.language.catalogues import words_for
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.cogs.controls import SESSION, asked, controls, reachable
from tests.cogs.plain_face import amount, keys, pick, plain_face, saying, showing
from tests.doubles import double

TICKET = "7=take"
PLAIN = saying(
    plain_face(),
    order_label=lambda ahead, reader: f"say {ahead.name}",
    order_text=lambda ahead, said, reader: f"you said {said}",
    limit_label=lambda ahead, amount, reader: f"Up to {amount}",
)
ORDERS = {
    "one of one": pick(keys(1)),
    "one of 20": pick(keys(20)),
    "one of 60 in 5 groups": pick(keys(60, groups=5)),
    "one of 200 in 25 groups": pick(keys(200, groups=25)),
    "a few limits": limit_of(amount(1, 5)),
    "limits without end": limit_of(amount(1, 1000)),
    "only a pass": limit_of(amount(5, 4)),
    "wishes among four": wishes_of(pick(keys(4))),
    "two wishes among 21": wishes_of(pick(keys(21)), most=2),
    "two wishes among 26 in 5 groups": wishes_of(pick(keys(26, groups=5)), most=2),
    "two wishes among 52 in 4 groups and 1 apart": wishes_of(
        pick((*keys(52, groups=4), Option("apart"))), most=2
    ),
}


def ahead(number, given=None, decision=None):
    return Ahead(f"7=d{'abcde'[number]}", decision or limit_of(amount(1, 9)), given)


def parts_of(rows):
    """What a message has below its text, once Discord's limits were checked."""
    components = card("What?", rows=rows).to_components()
    check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
    return list(walk(components))


def session():
    return double(Session, id=SESSION, seats=(SeatRow("Anna"), SeatRow("Ben")), names=("Anna", "Ben"))


@pytest.mark.parametrize("name", ORDERS)
def test_whatever_may_be_said_ahead_can_be_said_within_the_limits(name):
    decision = ORDERS[name]
    assert reachable(decision, showing(PLAIN), ticket=TICKET) == set(decision.legal())


@pytest.mark.parametrize("name", ["one of one", "one of 20", "one of 60 in 5 groups"])
def test_one_thing_needs_no_confirm_because_it_can_be_changed(name):
    rows = panel_rows(asked(ORDERS[name], ticket=TICKET), Draft(), showing(PLAIN))
    assert "confirm" not in {verb for verb, _ in controls(rows, ticket=TICKET)}


def test_a_wish_of_another_kind_is_a_button_beside_confirm():
    decision = ORDERS["two wishes among 52 in 4 groups and 1 apart"]
    *menus, last = panel_rows(asked(decision, ticket=TICKET), Draft(keys=("apart",)), showing(PLAIN))
    assert len(menus) == 4
    assert [button.label for button in last.children][-1] == "label of apart"
    assert last.children[-1].style is discord.ButtonStyle.success


def test_a_limit_is_one_button_and_the_pass_comes_last():
    rows = panel_rows(asked(ORDERS["limits without end"], ticket=TICKET), Draft(), showing(PLAIN))
    labels = [button.label for row in rows for button in row.children]
    assert labels == [*(f"Up to {limit}" for limit in range(1, 14)), "Other amount…", "Up to None"]
    assert [len(row.children) for row in rows] == [3] * 5


def test_a_face_is_asked_only_for_what_is_said_ahead():
    """What it knows of the decision that is asked need not fit another kind of decision of the same name."""

    def wrong(*of, **more):
        raise AssertionError("that is for the question itself")

    names = ("prompt", "option_label", "button_label", "likely_answers", "further_answers", "more_label")
    face = saying(PLAIN, **dict.fromkeys((*names, "style", "none_label"), wrong), apart=None, by_number=None)
    for decision in ORDERS.values():
        assert panel_rows(asked(decision, ticket=TICKET), Draft(), showing(face))


@pytest.mark.parametrize(
    ("decision", "last"),
    [
        (amount(1, 2), ["1 gold", "2 gold", "say take", "None gold"]),
        (amount(1, 9), ["say take", "Other amount…", "None gold"]),
        (pick(keys(3)), ["label of k0", "label of k1", "label of k2", "say take"]),
        (pick(keys(5)), ["say take"]),
        (pick(keys(30)), ["say take"]),
    ],
)
def test_to_say_ahead_what_one_is_asked_has_its_button_beside_the_answers(decision, last):
    own = Ahead(TICKET, replace(wishes_of(pick(keys(2))), name=decision.name))
    rows = panel_rows(
        asked(decision, ahead=(own,)), Draft(), showing(saying(PLAIN, order_label=lambda *of: "say take"))
    )
    assert [button.label for button in rows[-1].children] == last
    assert below_question(asked(decision, ahead=(own,)), showing(PLAIN), rows) == []


@pytest.mark.parametrize("given", [None, Said(3)])
def test_what_is_asked_for_the_only_time_has_no_button_to_say_it_ahead(given):
    own = replace(ahead(0, given, limit_of(amount(1, 9))), again=False)
    question = replace(asked(amount(1, 9), ahead=(own,)), session=session())
    rows = panel_rows(question, Draft(), showing(PLAIN))
    assert "say bid" not in [button.label for row in rows for button in row.children]
    assert below_question(question, showing(PLAIN), rows) == []
    meanwhile = replace(question, ticket=own.ticket, other=Opened("7.1", question.decision))
    assert all_said(meanwhile, showing(PLAIN), "order-may") == []
    assert all_said(replace(meanwhile, other=None), showing(PLAIN), "order-may")


def test_five_things_that_were_said_or_not_are_one_row_below_a_question():
    given = [ahead(0, Said(3)), ahead(1, Said(4)), ahead(2), ahead(3), ahead(4)]
    question = replace(asked(amount(1, 9), ahead=tuple(given)), session=session())
    parts = parts_of(below_question(question, showing(PLAIN), []))
    texts = [part["content"] for part in parts if "content" in part][1:]
    assert texts == ["-# ✓ **1** you said 3\n-# ✓ **2** you said 4\n-# Say ahead, 3 things: `/game order`"]
    assert [part["label"] for part in parts if "label" in part] == ["say bid"] * 3 + ["Forget 1", "Forget 2"]
    assert len(parts) <= 1 + 1 + 1 + 1 + 5


def test_all_that_was_said_can_be_forgotten_and_changed_one_by_one():
    given = (ahead(0, Said(3)), ahead(1), ahead(2, Said("k0"), pick(keys(1))))
    question = replace(asked(amount(1, 9), ahead=given), session=session())
    parts = parts_of(all_said(question, showing(PLAIN), "order-may"))
    shown = [part.get("content") or part["label"] for part in parts if "content" in part or "label" in part]
    assert shown[1:] == [
        *("✓ you said 3", "Forget it", "say bid"),
        *("✓ you said k0", "Forget it"),
        *("You may say ahead: say bid", "say bid"),
    ]


def test_the_button_of_the_only_thing_that_can_be_said_says_it():
    keep = Ahead("0=take", pick(keys(1)))
    assert order_button(asked(amount(1, 2)), keep, showing(PLAIN)).custom_id == f"do:{SESSION}:0=take:k0"


def test_where_there_is_no_room_for_all_one_button_shows_it():
    given = tuple(ahead(number, Said(number)) for number in range(5))
    question = replace(asked(amount(1, 9), ahead=given), session=session())
    others = [act_row(SESSION, words_for("en"))] * 15
    (row,) = below_question(question, showing(PLAIN), [], others=others)
    assert [button.custom_id for button in row.children] == [f"ahead:{SESSION}:-:"]
