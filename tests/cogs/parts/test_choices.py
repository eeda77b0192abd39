"""A choice in the making: what was chosen, what is left, what confirms it, and what it is worth."""

from dataclasses import replace

import pytest
from discord import ButtonStyle

from cogs.parts.choices import Draft, choice_texts, with_option, without_last
from cogs.parts.custom_ids import LONGEST, CustomId
from cogs.parts.widgets import panel_rows
from engine.errors import IllegalAnswer
from engine.play.decisions import Option
from engine.play.match import Opened
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.controls import TICKET, asked, controls, payload
from tests.cogs.plain_face import HAND, keys, pick, plain_face, showing, subset


@pytest.mark.parametrize("language", LOCALES)
def test_long_choices_are_said_on_the_confirm_button_in_every_language(language):
    decision = subset(keys(6), 1, 6)
    shown = showing(plain_face(label=lambda key: f"{key} " + "w" * 95), language)
    rows = panel_rows(asked(decision), Draft(None, ("k1", "k2", "k3")), shown)
    labels = [component["label"] for component in payload(rows) if component["type"] == 2]
    assert any("k1" in label for label in labels)


def test_a_half_made_choice_says_what_was_chosen_and_cannot_be_confirmed():
    rows = panel_rows(asked(subset(keys(5), 2, 3)), Draft(None, ("k3",)), showing())
    (confirm, again) = [component for component in payload(rows) if component["type"] == 2]
    assert confirm["disabled"]
    assert "label of k3" in confirm["label"]
    assert not again.get("disabled")


def test_choosing_none_has_a_button_of_its_own_until_something_is_chosen():
    decision = subset(keys(5), 0, 2)
    (none, again) = _buttons(decision)
    assert (none["label"], none["style"]) == ("none of them", ButtonStyle.secondary.value)
    assert not none.get("disabled")
    assert again["disabled"]
    (confirm, _) = _buttons(decision, "k3")
    assert "label of k3" in confirm["label"]
    assert confirm["style"] == ButtonStyle.success.value
    assert "none of them" not in [button["label"] for button in _buttons(subset(keys(5), 1, 2))]


def _buttons(decision, *chosen):
    rows = panel_rows(asked(decision), Draft(None, chosen), showing())
    return [component for component in payload(rows) if component["type"] == 2]


def test_what_was_chosen_is_not_offered_twice_and_a_full_choice_offers_nothing_more():
    decision = subset(keys(5), 1, 2)
    one = controls(panel_rows(asked(decision), Draft(None, ("k3",)), showing()))
    assert ("option", "k3") not in one
    full = controls(panel_rows(asked(decision), Draft(None, ("k3", "k1")), showing()))
    assert {verb for verb, _ in full} == {"confirm", "back", "again"}


def menu_of(decision, *keys, shown=None):
    """The options of the menu, and its id."""
    rows = panel_rows(asked(decision), Draft(None, keys), shown or showing())
    (menu,) = (component for component in payload(rows) if "options" in component)
    return [option["label"] for option in menu["options"]], menu["custom_id"]


def test_a_menu_of_notes_says_how_many_of_each_are_left_and_is_another_after_each_choice():
    plain = showing(plain_face(label=lambda key: key))
    before, first = menu_of(HAND, shown=plain)
    after, second = menu_of(HAND, "3", "2", shown=plain)
    assert before == ["3 · 2 left", "2", "0 · 3 left", "3@1"]
    assert after == ["3", "0 · 3 left", "3@1"]
    assert first != second


@pytest.mark.parametrize(("language", "left"), [("en", "2 left"), ("nl", "nog 2"), ("de", "noch 2")])
def test_how_many_are_left_is_never_cut_off(language, left):
    labels, _ = menu_of(HAND, shown=showing(plain_face(label=lambda key: "𝔄" * 200), language))
    assert labels[0].endswith(left)


def texts(*keys, decision=HAND, language="en"):
    return choice_texts(decision, Draft(None, keys), showing(plain_face(label=lambda key: key), language))


def test_the_panel_says_what_was_chosen_in_order_and_what_it_is_worth():
    assert texts("2", "0", "0") == [
        "Chosen so far, in this order: **2, 0, 0**",
        "Sum: **2 + 0 + 0 = 2**",
        "These sums are taken already: 3 and 5",
    ]
    assert texts("2")[1] == "Sum: **2**"
    unordered = replace(HAND, ordered=False, taken=(4,))
    assert texts("3", "0", decision=unordered)[0] == "Chosen so far: **3, 0**"
    assert texts(decision=unordered) == ["This sum is taken already: 4"]
    assert texts("k1", decision=subset(keys(3), 1, 2)) == ["Chosen so far: **k1**"]


@pytest.mark.parametrize("language", LOCALES)
def test_a_sum_that_is_taken_cannot_be_confirmed_and_the_panel_says_why(language, caplog):
    words = words_for(language)
    said = texts("2", "3@1", language=language)
    assert f"✗ {words.refusal(IllegalAnswer('sum-taken', rule='T4', sum=5))}" in said
    assert len(choice_texts(replace(HAND, taken=(5,)), Draft(None, ("2", "3")), showing())) == 3
    assert "T4" in "".join(said)
    rows = panel_rows(asked(HAND), Draft(None, ("2", "3@1")), showing(language=language))
    confirm, back, again = (component for component in payload(rows) if component["type"] == 2)
    assert confirm["disabled"]
    assert not back.get("disabled")
    assert not again.get("disabled")
    assert "T4" not in "".join(texts("2", "0", language=language))
    assert not caplog.records


def test_a_choice_is_appended_as_long_as_there_is_one_more():
    draft = Draft()
    for key in ("0", "2", "2", "0", "0"):
        draft = with_option(HAND, draft, key)
    assert draft.keys == ("0", "2", "0")
    assert without_last(HAND, draft).keys == ("0", "2")


def test_the_last_of_an_order_follows_by_itself_and_is_taken_back_with_the_one_before():
    order = subset((Option("3"), Option("0", copies=2), Option("1")), 4, 4, ordered=True)
    one = with_option(order, Draft(), "1")
    whole = with_option(order, one, "3")
    assert whole.keys == ("1", "3", "0", "0")
    assert without_last(order, whole) == one


def test_a_question_has_a_button_to_what_may_be_changed_meanwhile_and_that_one_back():
    aside = Opened(f"{TICKET}+", subset(keys(3), 3, 3, ordered=True))
    rows = panel_rows(asked(HAND, other=aside), Draft(), showing())
    ids = [CustomId.parse(part["custom_id"]) for part in payload(rows) if "custom_id" in part]
    assert [(each.verb, each.ticket) for each in ids if each.verb == "aside"] == [("aside", f"{TICKET}+")]
    question = Opened(TICKET, HAND)
    rows = panel_rows(asked(aside.decision, other=question, ticket=aside.ticket), Draft(), showing())
    ids = [CustomId.parse(part["custom_id"]) for part in payload(rows) if "custom_id" in part]
    assert {each.ticket for each in ids if each.verb in ("option", "confirm")} == {aside.ticket}
    assert [each.ticket for each in ids if each.verb == "act"] == [None]


CHOOSING = {"group", "option", "back", "again", "confirm"}


def test_every_control_of_a_half_made_choice_names_its_step_and_no_two_steps_have_one_name():
    grouped = subset(keys(60, groups=3), 1, 9)
    steps = [
        Draft(group, chosen)
        for group in (None, "g0", "g1", "k0")
        for chosen in ((), ("k0",), ("k1",), ("k0", "k1"), ("k1", "k0"))
    ]
    seen = set()
    for step in steps:
        parts = [part for part in payload(panel_rows(asked(grouped), step, showing())) if "custom_id" in part]
        assert all(len(part["custom_id"]) <= LONGEST for part in parts)
        controls = [CustomId.parse(part["custom_id"]) for part in parts]
        seen |= {one.verb for one in controls}
        assert all(step.has_control(one.key) for one in controls if one.verb in CHOOSING)
        assert not any(other.has_control(one.key) for one in controls for other in steps if other != step)
    assert seen == CHOOSING


def test_an_option_that_stands_apart_is_a_button_and_not_in_the_menu():
    decision, face = pick(keys(8)), plain_face(apart={"take": frozenset({"k3", "gone"})})
    for chosen in ((), ("k5",)):
        rows = panel_rows(asked(decision), Draft(None, chosen), showing(face))
        found = controls(rows)
        assert ("do", "k3") in found
        assert ("option", "k3") not in found
        assert ("option", "k4") in found
    rows = panel_rows(asked(pick(keys(2))), Draft(), showing(face))
    assert set(controls(rows)) == {("do", "k0"), ("do", "k1")}


def test_an_option_that_stands_apart_makes_no_short_choice_a_long_one():
    face = plain_face(apart={"take": frozenset({"k3"})})
    for number, verbs in ((6, {"do"}), (7, {"do", "option", "confirm", "again"})):
        rows = panel_rows(asked(pick(keys(number))), Draft(None, ("k0",)), showing(face))
        assert {verb for verb, _ in controls(rows)} == verbs


def test_the_usual_answer_is_given_by_one_button_however_much_was_chosen():
    decision = subset(keys(4), 2, 2, ordered=True, usual=("k3", "k1"))
    for chosen in ((), ("k0",), ("k0", "k2")):
        rows = panel_rows(asked(decision), Draft(None, chosen), showing())
        (button,) = (part for part in payload(rows) if part.get("label") == "as usual: k3, k1")
        assert decision.read(CustomId.parse(button["custom_id"]).key) == ("k3", "k1")
    rows = panel_rows(asked(replace(decision, usual=())), Draft(), showing())
    assert "do" not in {verb for verb, _ in controls(rows)}
