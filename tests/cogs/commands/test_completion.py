"""Autocompletion: what is offered is legal, short, and never a list of all combinations."""

import time
from dataclasses import replace

import pytest
from discord import app_commands

from cogs.commands import completion
from cogs.commands.one_game import _answer_command
from engine.journal.records import SeatRow, Session
from engine.play.decisions import Option, Pick
from engine.sessions.positions import Asked
from renders.language.catalogues import HINT, words_for
from sandbox.limits.messages import check_choices
from tests.cogs import visits
from tests.cogs.bids import FACE, GAME
from tests.cogs.desk import Desk
from tests.cogs.plain_face import HAND, amount, keys, pick, plain_face, subset
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, started

EN = words_for("en")


def choices(decision, typed="", *, label=lambda key: f"label of {key}", words=EN, **said):
    session = double(Session, seats=(SeatRow("Anna", 1),), names=("Anna",))
    asked = double(Asked, decision=decision, view=None, session=session, is_ahead=False)
    found = list(completion.choices(asked, plain_face(label=label, **said), typed, words))
    check_choices([{"name": choice.name, "value": choice.value} for choice in found[:25]])
    return found


def values(decision, typed=""):
    return [choice.value for choice in choices(decision, typed)]


@pytest.mark.parametrize("decision", [pick(keys(30)), amount(1, 40), subset(keys(4), 1, 1)], ids=repr)
def test_everything_offered_is_an_answer(decision):
    assert {decision.read(value) for value in values(decision)} == set(decision.legal())


def test_what_was_typed_is_found_in_the_key_and_in_the_label():
    assert values(pick(keys(30)), "K29") == ["k29"]
    assert values(pick(keys(3)), "LABEL of k1") == ["k1"]
    assert values(amount(1, 40), "12") == ["12"]
    assert values(amount(1, 40), "pas") == ["pass"]
    assert values(pick(keys(3)), "nothing like it") == []


@pytest.mark.parametrize("typed", ["zoe", "Zoe\u0308", "ZOË", "ｚｏｅ", "oe"])
def test_a_name_is_found_without_its_accents(typed):
    labels = {"k0": "Anna · 3", "k1": "■ Zoë · 3", "k2": "⁨● Zoe\u0308⁩ · 4", "k3": "Bea"}
    found = [choice.value for choice in choices(pick(keys(4)), typed, label=labels.get)]
    assert found == ["k1", "k2"]
    found = [choice.value for choice in choices(subset(keys(4), 1, 2), f"K0 {typed}", label=labels.get)]
    assert found == ["k0 k1", "k0 k2"]


def test_a_name_behind_its_players_mark_begins_as_it_does():
    labels = {"k0": "Bart Anna", "k1": "● Anna", "k2": "■ ANNA"}
    assert [choice.value for choice in choices(pick(keys(3)), "an", label=labels.get)] == ["k1", "k2", "k0"]


def test_what_begins_with_what_was_typed_comes_first():
    labels = {"k0": "1 · Street 3", "k1": "3 · Bank", "k2": "13 · Jail"}
    assert [choice.value for choice in choices(pick(keys(3)), "3", label=labels.get)] == ["k1", "k0", "k2"]
    assert values(amount(1, 40), "3")[:3] == ["3", "30", "31"]
    assert values(amount(1, 40), "")[:3] == ["pass", "1", "2"]


def test_several_options_are_completed_one_by_one():
    decision = subset(keys(4), 2, 3)
    whole = [f"k{first} k{second}" for first in range(4) for second in range(first + 1, 4)]
    assert values(decision) == [*whole, "k0", "k1", "k2", "k3"]
    assert values(decision, "k1 ") == ["k1 k0", "k1 k2", "k1 k3", "k1"]
    assert values(decision, "k1 k0") == ["k1 k0", "k1 k0 k2", "k1 k0 k3"]
    assert values(decision, "k1 k0 k2") == ["k1 k0 k2"]
    assert values(decision, "k1 3") == ["k1 k3"]


def test_a_choice_that_is_no_answer_yet_says_what_it_lacks_and_comes_last():
    found = [choice.name for choice in choices(subset(keys(3), 2, 3), label=str)]
    assert found == ["k0, k1", "k0, k2", "k1, k2", *(f"k{n} (choose 1 more)" for n in range(3))]
    found = {choice.value: choice.name for choice in choices(HAND, "3", label=str)}
    assert found["3 0"] == "3, 0 (sum 3 is taken: add one more)"
    assert found["3 3"] == "3, 3 (sum 6)"


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_what_suggestions_say_can_be_gone_on_with(language):
    found = {choice.value: choice.name for choice in choices(HAND, "3", label=str, words=words_for(language))}
    for value in ("3 0", "3@1"):
        after = choices(HAND, f"{found[value]}, 3", label=str, words=words_for(language))
        assert f"{value} 3" in [choice.value for choice in after]


def test_likely_answers_come_first_while_nothing_is_typed():
    def likely(decision, view):
        return ("k2", "k1") if isinstance(decision, Pick) else (7, None)

    found = choices(pick(keys(4)), likely_answers=likely)
    assert [choice.value for choice in found] == ["k2", "k1", "k0", "k3"]
    found = choices(amount(5, 9), likely_answers=likely)
    assert [choice.value for choice in found] == ["7", "pass", "5", "6", "8", "9"]
    found = choices(amount(5, 17), "1", likely_answers=likely)
    assert found[0].value == "10"


def test_every_set_can_be_typed_by_following_the_offers():
    decision, found, left = subset(keys(4), 1, 3), set(), [""]
    while left:
        for value in values(decision, left.pop()):
            if len(value.split()) <= 3 and value not in found:
                found.add(value)
                left.append(value)
    assert {decision.read(value) for value in found} == set(decision.legal())


def test_notes_are_typed_with_commas_or_spaces_and_each_as_often_as_it_is_there():
    """After 3 and 2 a sum of 5 is taken, but 3 more make 8."""
    for typed in ("3,2", "3 2", "3, 2", "3 ,2 "):
        assert values(HAND, typed) == ["3 2 3", "3 2 3@1", "3 2"], typed
    for typed in ("3,2,3", "3 2 3"):
        assert values(HAND, typed)[0] == "3 2 3", typed
    assert "0 0 0" in values(HAND, "0,0")
    assert "3 3 3" not in values(HAND, "3,3")


def test_only_what_can_become_an_answer_is_offered():
    """All sums but 4 are taken: of these notes only 2 and 2 make it."""
    hand = subset((Option("1", worth=1), Option("2", copies=2, worth=2), Option("5", worth=5)), 1, 2)
    only = replace(hand, taken=(1, 2, 3, 5, 6, 7))
    assert values(only) == ["2 2", "2"]
    assert values(only, "2") == ["2 2", "2"]
    assert values(only, "2,2") == ["2 2"]
    assert values(only, "1") == []


def test_a_choice_in_the_list_says_its_sum():
    assert [choice.name for choice in choices(HAND, "2,0,0", label=str)] == ["2, 0, 0 (sum 2)"]
    long = choices(HAND, "2,0,0", label=lambda key: "x" * 90)
    assert [choice.name[-7:] for choice in long] == ["(sum 2)"]


def test_a_key_that_another_begins_with_hides_none():
    assert "3@1" in values(HAND, "3")
    assert values(replace(HAND, taken=()), "3")[:2] == ["3", "3 3"]
    assert "3@1" in values(replace(HAND, taken=()), "3")
    assert "3@1" not in values(HAND, "3,")


@pytest.mark.parametrize("separator", [" ", ","])
def test_every_bid_can_be_typed_by_following_the_offers_and_no_other(separator):
    found, left, seen = set(), [""], {""}
    while left:
        for value in values(HAND, left.pop()):
            if HAND.why_not(value.split()) is None:
                found.add(HAND.read(value))
            typed = separator.join(value.split())
            assert HAND.can_become_legal(value.split())
            if typed not in seen:
                seen.add(typed)
                left.append(typed)
    assert found == set(HAND.legal())


def test_the_usual_answer_is_offered_first_as_long_as_it_goes_on_with_what_was_typed():
    decision = subset(keys(4), 3, 3, ordered=True, usual=("k3", "k1", "k0"))
    assert choices(decision)[0].name == "as usual: k3, k1, k0"
    for typed in ("", "k", "k3", "k3,", "k3 k1"):
        assert values(decision, typed)[0] == "k3 k1 k0", typed
        assert values(decision, typed).count("k3 k1 k0") == 1, typed
    assert values(decision, "k3 k1 k0") == ["k3 k1 k0"]
    assert "k3 k1 k0" not in values(decision, "k2")
    assert values(decision, "usual")[0] == "k3 k1 k0"


def test_none_at_all_is_offered_by_its_name_where_it_is_an_answer():
    decision = subset(keys(2), 0, 1)
    assert [choice.name for choice in choices(decision)] == ["none of them", "label of k0", "label of k1"]
    assert values(decision) == ["pass", "k0", "k1"]
    for typed in ("pa", "none"):
        assert values(decision, typed) == ["pass"], typed
    assert decision.read("pass") == decision.read(" - ") == ()
    assert values(subset(keys(2), 1, 1), "pa") == []


@pytest.mark.parametrize("typed", ["", "nothing like it", "k1 k2 k3 zzz"])
def test_millions_of_combinations_are_offered_at_once(typed):
    """60 options in orders of eight are 10 ** 14 answers: whoever lists them never comes back."""
    began = time.perf_counter()
    for is_ordered in (True, False):
        assert len(choices(subset(keys(60), 8, 8, ordered=is_ordered), typed)) <= 60 + 12
    assert time.perf_counter() - began < 5


def test_long_labels_are_cut_and_long_values_left_out():
    found = choices(
        subset(tuple(Option("k" * 40 + str(n)) for n in range(4)), 1, 4), label=lambda key: "x" * 300
    )
    assert all(len(choice.name) <= HINT for choice in found)
    three = " ".join("k" * 40 + str(n) for n in range(2))
    (two,) = choices(subset(tuple(Option("k" * 40 + str(n)) for n in range(4)), 3, 4), three)
    assert two.value == three
    assert two.name.endswith("… (choose 1 more)")


async def completed(desk, person, decision, typed):
    command = _answer_command(desk.services, "toy", decision)
    interaction = visits.interaction(person, guild=None, _state=None)
    interaction.namespace = app_commands.Namespace(interaction, {}, [])
    return [choice.value for choice in await command._params["answer"].autocomplete(interaction, typed)]


async def test_autocompletion_offers_answers_to_whatever_has_the_commands_name(journal):
    desk = Desk(journal, FACE, GAME)
    session = await started(desk.services.sessions, BEN)
    assert await completed(desk, BEN, "order", "3,0,") == ["3 0 0 1", "3 0 1 0", "3 0", "3 0 0", "3 0 1"]
    assert await completed(desk, BEN, "bid", "") == []
    assert await completed(desk, ANNA, "order", "") == []
    assert "2 0" in await completed(desk, ANNA, "bid", "2,0")
    await desk.command(ANNA, session, "bid", "2")
    assert await completed(desk, BEN, "order", "3 0 0 1") == ["3 0 0 1"]
    assert "0 0 2" in await completed(desk, BEN, "bid", "0,0,2")
