"""A choice in the making: what was chosen, what is left, what confirms it, and what it is worth."""

import itertools
from dataclasses import replace

import pytest
from discord import ButtonStyle

from cogs.parts.choices import Draft, choice_texts, with_option, without_last
from cogs.parts.controls import MOST_ROWS
from cogs.parts.custom_ids import LONGEST, CustomId
from cogs.parts.widgets import panel_rows
from engine.errors import IllegalAnswer
from engine.play.decisions import Option
from engine.play.match import Opened
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.controls import TICKET, asked, controls, payload, reachable
from tests.cogs.plain_face import HAND, keys, pick, plain_face, saying, showing, subset


@pytest.mark.parametrize("language", LOCALES)
def test_long_choices_are_said_on_the_confirm_button_in_every_language(language):
    decision = subset(keys(6), 1, 6)
    shown = showing(plain_face(label=lambda key: f"{key} " + "w" * 95), language)
    rows = panel_rows(asked(decision), Draft(None, ("k1", "k2", "k3")), shown)
    labels = [component["label"] for component in payload(rows) if component["type"] == 2]
    assert any("k1" in label for label in labels)


def test_a_half_made_choice_says_what_was_chosen_and_cannot_be_confirmed():
    rows = panel_rows(asked(subset(keys(5), 2, 3)), Draft(None, ("k3",)), showing())
    *_, confirm, again = [component for component in payload(rows) if component["type"] == 2]
    assert confirm["disabled"]
    assert "label of k3" in confirm["label"]
    assert not again.get("disabled")


def test_choosing_none_has_a_button_of_its_own_until_something_is_chosen():
    decision = subset(keys(5), 0, 2)
    *_, none, again = _buttons(decision)
    assert (none["label"], none["style"]) == ("none of them", ButtonStyle.secondary.value)
    assert not none.get("disabled")
    assert again["disabled"]
    *_, confirm, _ = _buttons(decision, "k3")
    assert "label of k3" in confirm["label"]
    assert confirm["style"] == ButtonStyle.success.value
    assert "none of them" not in [button["label"] for button in _buttons(subset(keys(5), 1, 2))]


def _buttons(decision, *chosen):
    rows = panel_rows(asked(decision), Draft(None, chosen), showing())
    return [component for component in payload(rows) if component["type"] == 2]


def test_what_was_chosen_can_be_taken_back_and_a_full_choice_offers_nothing_more():
    decision = subset(keys(5), 1, 2)
    full = controls(panel_rows(asked(decision), Draft(None, ("k3", "k1")), showing()))
    assert [key for verb, key in full if verb == "option"] == ["k1", "k3"]
    assert {verb for verb, _ in full} == {"option", "confirm", "again"}, "a press takes back"


def toggles_of(decision, *keys, shown=None):
    """The buttons of the things to choose."""
    rows = panel_rows(asked(decision), Draft(None, keys), shown or showing())
    return [part for part in payload(rows) if part.get("custom_id", "").startswith("option:")]


def test_buttons_of_notes_stay_where_they_are_say_how_many_are_left_and_are_green_once_chosen():
    plain = showing(plain_face(label=lambda key: key))
    before, after = toggles_of(HAND, shown=plain), toggles_of(HAND, "3", "2", shown=plain)
    assert [part["label"] for part in before] == ["3, 2 left", "2", "0, 3 left", "3@1"]
    assert [part["label"] for part in after] == ["3", "2", "0, 3 left", "3@1"]
    green = [part["label"] for part in after if part["style"] == ButtonStyle.success.value]
    assert green == ["3", "2"]
    assert not {part["custom_id"] for part in before} & {part["custom_id"] for part in after}


@pytest.mark.parametrize(("language", "left"), [("en", "2 left"), ("nl", "nog 2"), ("de", "noch 2")])
def test_how_many_are_left_is_never_cut_off(language, left):
    first, *_ = toggles_of(HAND, shown=showing(plain_face(label=lambda key: "𝔄" * 200), language))
    assert first["label"].endswith(left)


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
    assert texts("3", decision=unordered)[-1] == "This sum is taken already: 4"
    assert texts(decision=unordered) == [], "the question says it"
    assert texts("k1", decision=subset(keys(3), 1, 2)) == ["Chosen so far: **k1**"]


@pytest.mark.parametrize("language", LOCALES)
def test_a_sum_that_is_taken_cannot_be_confirmed_and_the_panel_says_why(language, caplog):
    words = words_for(language)
    said = texts("2", "3@1", language=language)
    assert f"✗ {words.refusal(IllegalAnswer('sum-taken', rule='T4', sum=5))}" in said
    assert len(choice_texts(replace(HAND, taken=(5,)), Draft(None, ("2", "3")), showing())) == 3
    assert "T4" in "".join(said)
    rows = panel_rows(asked(HAND), Draft(None, ("2", "3@1")), showing(language=language))
    *_, confirm, back, again = (component for component in payload(rows) if component["type"] == 2)
    assert confirm["disabled"]
    assert not back.get("disabled")
    assert not again.get("disabled")
    assert "T4" not in "".join(texts("2", "0", language=language))
    assert not caplog.records


def chosen_after(decision, *keys):
    draft = Draft()
    for key in keys:
        draft = with_option(decision, draft, key)
    return draft.keys


def test_a_choice_is_appended_as_long_as_there_is_one_more():
    assert chosen_after(HAND, "0", "2", "0") == ("0", "2", "0")
    assert without_last(HAND, Draft(None, ("0", "2", "0"))).keys == ("0", "2")


def test_what_cannot_be_chosen_once_more_is_taken_back_and_of_an_order_only_the_last():
    assert chosen_after(HAND, "0", "2", "2") == ("0",)
    assert chosen_after(HAND, "2", "0", "2") == ("2", "0"), "else the 0 would be laid first"
    assert chosen_after(HAND, "0", "2", "0", "0") == ("0", "2"), "three are as many as there may be"
    assert chosen_after(HAND, "0", "0", "0", "2") == ("0", "0", "0")
    places = subset(keys(5), 0, 2)
    assert chosen_after(places, "k3", "k1", "k3") == ("k1",)
    assert chosen_after(places, "k3", "k1", "k4") == ("k3", "k1")


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


def test_groups_have_a_menu_each_as_long_as_they_fit_and_else_one_is_opened_first():
    for decision, groups in ((pick(keys(60, groups=4)), 4), (pick(keys(60, groups=5)), None)):
        parts = payload(panel_rows(asked(decision), Draft(), showing()))
        menus = [part for part in parts if "options" in part]
        assert len({menu["custom_id"] for menu in menus}) == len(menus)
        if groups is None:
            assert [CustomId.parse(menu["custom_id"]).verb for menu in menus] == ["group"]
        else:
            assert [menu["placeholder"] for menu in menus] == [f"label of g{n}" for n in range(groups)]
            assert {CustomId.parse(menu["custom_id"]).verb for menu in menus} == {"option"}


@pytest.mark.parametrize("decision", [pick(keys(21)), pick(keys(60, groups=4)), pick(keys(90, groups=6))])
def test_a_menu_of_a_sealed_pick_answers_and_shows_what_was_given_and_is_another_then(decision):
    def menus(given):
        rows = panel_rows(asked(decision, is_sealed=True, given=given), Draft("g1"), showing())
        return [
            part
            for part in payload(rows)
            if "options" in part and CustomId.parse(part["custom_id"]).verb != "group"
        ]

    ids = set()
    for given in (None, "k1", "k7"):
        found = menus(given)
        assert {CustomId.parse(menu["custom_id"]).verb for menu in found} == {"choose"}
        shown = [option["value"] for menu in found for option in menu["options"] if option.get("default")]
        assert shown == ([] if given is None else [given])
        ids |= {menu["custom_id"] for menu in found}
    assert len(ids) == 3 * len(menus(None))
    rows = panel_rows(asked(decision, is_sealed=True), Draft(), showing())
    assert not {"confirm", "again", "back"} & {verb for verb, _ in controls(rows)}
    assert reachable(decision, showing(), is_sealed=True) == set(decision.legal())


@pytest.mark.parametrize("decision", [pick(keys(21)), pick(keys(60, groups=4)), pick(keys(90, groups=6))])
@pytest.mark.parametrize("draft", [Draft(), Draft("g1", ("k1",))])
def test_a_menu_of_a_pick_that_can_be_taken_back_answers_and_shows_nothing_as_chosen(decision, draft):
    rows = panel_rows(asked(decision, is_revocable=True), draft, showing())
    assert not {"option", "confirm", "again", "back"} & {verb for verb, _ in controls(rows)}
    menus = [part for part in payload(rows) if "options" in part]
    answering = [menu for menu in menus if CustomId.parse(menu["custom_id"]).verb == "choose"]
    assert not [option for menu in answering for option in menu["options"] if option.get("default")], (
        "Discord sends no press for what is chosen already"
    )
    assert reachable(decision, showing(), is_revocable=True) == set(decision.legal())


def test_several_things_are_confirmed_though_they_can_be_taken_back():
    rows = panel_rows(asked(subset(keys(3), 1, 2), is_revocable=True), Draft(None, ("k1",)), showing())
    assert "confirm" in {verb for verb, _ in controls(rows)}


def test_as_many_things_as_pictures_number_are_buttons_if_the_answer_is_sealed():
    for is_sealed, verbs in ((True, {"do"}), (False, {"option"})):
        rows = panel_rows(asked(pick(keys(20)), is_sealed=is_sealed), Draft(), showing())
        assert {verb for verb, _ in controls(rows)} == verbs


def test_several_things_are_confirmed_though_they_are_sealed():
    rows = panel_rows(asked(subset(keys(3), 1, 2), is_sealed=True), Draft(None, ("k1",)), showing())
    assert "confirm" in {verb for verb, _ in controls(rows)}


def test_menus_beside_likely_answers_are_opened_by_a_button_if_the_face_has_one():
    likely = [("k1",), ("k3", "k1")]
    face = plain_face(
        likely_answers=lambda decision, view: likely, more_label=lambda decision, reader: "More…"
    )
    decision = subset(keys(4), 1, 2, ordered=True)
    closed = panel_rows(asked(decision), Draft(), showing(face))
    assert controls(closed) == [("do", "k1"), ("do", "k3 k1"), ("menus", "")]
    assert len(closed) == 1
    for rows in (
        panel_rows(asked(decision), Draft(), showing(face), is_open=True),
        panel_rows(asked(decision), Draft(None, ("k0",)), showing(face)),
    ):
        found = controls(rows)
        assert found[:2] == [("do", "k1"), ("do", "k3 k1")]
        assert "option" in {verb for verb, _ in found}
        assert "menus" not in {verb for verb, _ in found}
    assert reachable(decision, showing(face)) == set(decision.legal())
    always = saying(face, more_label=lambda decision, reader: None)
    assert ("option", "k2") in controls(panel_rows(asked(decision), Draft(), showing(always)))


def test_every_control_of_a_half_made_choice_names_its_step_and_no_two_steps_have_one_name():
    grouped, several = pick(keys(60, groups=5)), subset(keys(5), 1, 2, ordered=True)
    steps = [
        Draft(group, chosen)
        for group in (None, "g0", "g1", "k0")  # there is no group k0
        for chosen in ((), ("k0",), ("k1",), ("k0", "k1"), ("k1", "k0"))
    ]
    seen = set()
    for decision, step in itertools.product((grouped, several), steps):
        rows = panel_rows(asked(decision), step, showing())
        parts = [part for part in payload(rows) if "custom_id" in part]
        assert all(len(part["custom_id"]) <= LONGEST for part in parts)
        controls = [CustomId.parse(part["custom_id"]) for part in parts]
        seen |= {one.verb for one in controls}
        assert all(step.has_control(one.key) for one in controls if one.verb in CHOOSING)
        assert not any(other.has_control(one.key) for one in controls for other in steps if other != step)
    assert seen == CHOOSING


@pytest.mark.parametrize(
    ("number", "pages"), [(20, (20,)), (21, (11, 10)), (24, (12, 12)), (41, (14, 14, 13))]
)
def test_several_of_many_things_are_chosen_on_as_few_pages_as_hold_them(number, pages):
    decision, at = subset(keys(number), 0, 2), ""
    for long in pages:
        rows = panel_rows(asked(decision), Draft(), showing(), at=at)
        assert len(rows) <= MOST_ROWS
        found = controls(rows)
        assert len([key for verb, key in found if verb == "option"]) == long
        at = next((key for verb, key in found if verb == "menus"), "")
    assert at == ("k0" if len(pages) > 1 else "")


@pytest.mark.parametrize("at", ["", "k99", "-", "9" * 60])
def test_a_page_that_there_is_not_is_the_first_or_that_of_the_last_choice(at):
    for draft, shown in ((Draft(), "k0"), (Draft(None, ("k1", "k22")), "k23")):
        rows = panel_rows(asked(subset(keys(24), 0, 3)), draft, showing(), at=at)
        assert ("option", shown) in controls(rows)


def test_further_answers_stand_below_the_likely_ones_once_all_are_shown():
    face = plain_face(
        likely_answers=lambda decision, view: [("k1",)],
        further_answers=lambda decision, view: [("k2",), ("k0",)],
        more_label=lambda decision, reader: "More…",
    )
    decision = subset(keys(4), 1, 2, ordered=True)
    assert controls(panel_rows(asked(decision), Draft(), showing(face))) == [("do", "k1"), ("menus", "")]
    for draft in (Draft(), Draft(None, ("k3",))):
        rows = panel_rows(asked(decision), draft, showing(face), is_open=True)
        assert [len(row.children) for row in rows[:2]] == [1, 2]
        assert controls(rows)[:3] == [("do", "k1"), ("do", "k2"), ("do", "k0")]


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
