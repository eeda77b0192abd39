"""What somebody types is read in the words that they are shown, and only if it can be told for sure."""

import time

import pytest

from cogs.parts.controls import Showing
from cogs.parts.typed_answers import FEW, Fitting, canonical, fitting
from engine.play.decisions import Option
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.cogs.plain_face import HAND, amount, keys, pick, plain_face, saying, subset

PLACES = {"2-2": "8", "3-1": "13", "1-1": "1"}
MARKET = subset(tuple(map(Option, PLACES)), 2, 2)
NOTES = {"3": "3", "2": "2", "0": "0", "3@1": "3 (Ben's)"}


def shown(labels, language="en", **said):
    face = plain_face(label=lambda key: labels.get(key, key))
    return Showing(saying(face, **said), Reader(None, (), words_for(language)))


def named(decision, key, reader):
    return (f"{ {'en': 'Place', 'nl': 'Plaats', 'de': 'Platz'}[reader.words.locale] } {PLACES[key]}",)


def read(decision, typed, showing, *, is_ahead=False):
    return canonical(decision, typed, showing, is_ahead=is_ahead)


@pytest.mark.parametrize(
    "typed",
    [
        "8 13",
        "8, 13",
        "8,13",
        "8;13",
        "8 and 13",
        "8 & 13",
        "2-2 13",
        "Place 8, Place 13",
        "place 8 PLACE 13",
    ],
)
def test_several_things_are_named_as_they_are_shown(typed):
    assert MARKET.read(read(MARKET, typed, shown(PLACES, other_names=named))) == ("2-2", "3-1")


@pytest.mark.parametrize(
    ("language", "typed"), [("nl", "Plaats 8 en Plaats 13"), ("de", "Platz 8 und Platz 13")]
)
def test_several_things_are_named_in_each_language(language, typed):
    assert read(MARKET, typed, shown(PLACES, language, other_names=named)) == "2-2 3-1"


def test_what_a_suggestion_says_of_the_sum_is_no_name():
    for typed in ("3 (sum 3 is taken: add one more), 2", "3 (sum 3) 2", "3 (choose 1 more), 2"):
        assert read(HAND, typed, shown(NOTES)) == "3 2"
    assert read(HAND, "3 (Ben's), 2, 0", shown(NOTES)) == "3@1 2 0"
    assert read(HAND, "3, 3 (ben’s)", shown(NOTES)) == "3 3@1"


def test_a_choice_that_is_no_answer_is_read_so_that_its_refusal_says_why():
    assert read(MARKET, "Place 8", shown(PLACES, other_names=named)) == "2-2"
    assert read(HAND, "3 (Ben's)", shown(NOTES)) == "3@1"


def test_what_could_be_two_things_stays_as_it_was_typed():
    """Two are called Anna, and pictures mark one of them."""
    labels = {"k0": "\u2068● Anna\u2069: 3", "k1": "\u2068■ Anna\u2069: 3", "k2": "Ben: 3"}
    showing = shown(labels)
    assert read(pick(keys(3)), "anna: 3", showing) == "anna: 3"
    assert read(pick(keys(3)), "■ Anna: 3", showing) == "k1"
    assert read(subset(keys(3), 1, 2), "Anna: 3, Ben: 3", showing) == "Anna: 3, Ben: 3"
    assert read(subset(keys(3), 1, 2), "● anna: 3, ben: 3", showing) == "k0 k2"


def test_a_thing_is_named_without_what_its_label_says_of_it_unless_two_are_called_so():
    labels = {"k0": "Old Zeke · gold 6", "k1": "Step 14: pays 40", "k2": "Ben: 3", "k3": "Ben: 4"}
    found = [read(pick(keys(4)), typed, shown(labels)) for typed in ("old zeke", "step 14", "Ben", "Old")]
    assert found == ["k0", "k1", "Ben", "Old"]
    showing = shown({"k0": "1 · A–B 2; 5 steps"}, numbered=frozenset(("take",)))
    assert [read(pick(keys(1)), typed, showing) for typed in ("a-b 2", "1")] == ["k0", "k0"]
    assert read(pick(keys(1)), "1", showing, is_ahead=True) == "1"


def test_equal_labels_are_read_as_suggestions_tell_them_apart():
    showing = shown(dict.fromkeys(("k0", "k1", "k2"), "Holdup"))
    assert [read(pick(keys(3)), typed, showing) for typed in ("Holdup", "holdup (3)")] == ["k0", "k2"]


def test_a_printed_number_stands_for_its_option_and_for_no_sum_or_name_that_looks_like_it():
    options = tuple(map(Option, ("step-2", "step-12", "sell-1-3")))
    labels = {"step-2": "Step 2: pays 40", "step-12": "Step 12", "sell-1-3": "Sell to R2D2 for 3"}
    showing = shown(labels, by_number={"take": "step-", "notes": "step-"})
    found = [read(pick(options), typed, showing) for typed in ("2", "12", "02", "3", "40", "1", "²", "")]
    assert found == ["step-2", "step-12", "step-2", "3", "40", "1", "²", ""]
    assert read(subset(options, 1, 3), "12, 2", showing) == "step-12 step-2"


def test_a_number_on_a_picture_counts_before_a_key_but_not_for_what_is_said_ahead():
    labels = {"2": "1 · A", "1": "2 · B"}
    options = tuple(map(Option, labels))
    showing = shown(labels, numbered=frozenset(("take", "notes")))
    assert read(pick(options), "1", showing) == "2"
    assert read(pick(options), "b", showing) == "1"
    assert read(pick(options), "1", showing, is_ahead=True) == "1"


def test_a_whole_answer_is_read_by_its_name_and_can_be_gone_on_with():
    decision = subset(keys(4), 2, 3, ordered=True, usual=("k3", "k1"))
    assert read(decision, "as usual: k3, k1", shown({})) == "k3 k1"
    assert read(decision, "As usual: k3, k1, k0", shown({})) == "k3 k1 k0"
    assert read(subset(keys(2), 0, 1), "None of them", shown({})) == "pass"


def test_amounts_are_read_as_their_buttons_say_them():
    decision = amount(4, 12)
    for typed, meant in (
        ("7 gold", "7"),
        ("7", "7"),
        ("None gold", "pass"),
        ("3 gold", "3 gold"),
        ("gold", "gold"),
    ):
        assert read(decision, typed, shown({})) == meant


def test_nothing_is_read_that_is_not_offered():
    for typed in ("9", "8 9", "Place 8 of 13", "813", "", "8" * 5_000, ", ,"):
        assert read(MARKET, typed, shown(PLACES, other_names=named)) == typed


def test_a_long_text_of_names_is_read_at_once():
    """Every name could be each of nine things: whoever looks at all ways never comes back."""
    labels = {f"k{n}": f"{'●■▲◆★✚'[n % 6]} Anna" for n in range(9)}
    began = time.perf_counter()
    typed = "Anna " * 79
    assert read(subset(keys(9), 1, 99), typed, shown(labels)) == typed
    assert time.perf_counter() - began < 5


def test_a_refusal_names_the_few_options_that_a_text_could_mean_or_all():
    labels = {f"k{n}": f"Old Anna {n}" for n in range(12)}

    def offered(decision, typed):
        return fitting(decision, typed, shown(labels), is_ahead=False)

    assert offered(pick(keys(12)), "anna 1") == (["Old Anna 1", "Old Anna 10", "Old Anna 11"], True)
    assert offered(pick(keys(12)), "na 1") == offered(pick(keys(12)), "anna") == Fitting()
    assert offered(pick(keys(FEW)), "na") == ([f"Old Anna {n}" for n in range(FEW)], False)
    assert offered(subset(keys(12), 1, 2), "old anna 3, 11") == (["Old Anna 11"], True)
    assert offered(amount(1, 3), "Ben") == Fitting()


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "Pass"), ("nl", "pas"), ("nl", "-"), ("de", "Ich passe")]
)
def test_to_pass_is_typed_in_ones_own_language(language, typed):
    assert read(amount(4, 12), typed, shown({}, language)) == "pass"
    assert read(subset(keys(2), 0, 1), typed, shown({}, language)) == "pass"
    assert read(subset(keys(2), 1, 1), typed, shown({}, language)) == typed
