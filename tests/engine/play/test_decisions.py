"""What decisions list, read and refuse."""

import dataclasses
import itertools
import json
from collections import Counter
from decimal import Decimal

import pytest

from engine.errors import IllegalAnswer
from engine.play.decisions import Amount, Decision, Option, Pick, Subset, forced

BID = Amount(name="bid", rule="B5", low=3, high=9, may_pass=True)
STEPPED = Amount(name="price", rule="X1", low=5, high=20, step=5)
TOWN = Pick(
    name="town", rule="X2", options=(Option("north", "cold"), Option("south", "warm"), Option("pole", "cold"))
)
NOTES = Subset(name="notes", rule="X3", options=(Option("do"), Option("re"), Option("mi")), low=1, high=2)
TUNE = Subset(
    name="tune", rule="X4", options=(Option("do"), Option("re"), Option("mi")), low=2, high=2, ordered=True
)

HAND = (
    Option("3", copies=2, worth=3),
    Option("2", worth=2),
    Option("0", copies=3),
    Option("3-red", worth=3),
)
"""Seven notes, of which none of the two threes and none of the three zeros can be told apart."""
NOTE_BID = Subset(name="bid", rule="X5", options=HAND, low=1, high=3, ordered=True, taken=(3, 5))
PAYMENT = Subset(name="payment", rule="X6", options=HAND, low=2, high=3, taken=(5,))

EVERY_DECISION = [BID, STEPPED, TOWN, NOTES, TUNE, NOTE_BID, PAYMENT]

NO_ANSWER: list[object] = [
    True,
    False,
    0,
    -1,
    10**30,
    3.0,
    float("nan"),
    float("inf"),
    "3",
    "",
    " ",
    " north",
    "NORTH",
    "north\u200b",
    "nowhere",
    b"north",
    [],
    {},
    {"north": 1},
    [3],
    ["do", "do"],
    ["do", 1],
    [None],
    ["do", "re", "mi"],
    Decimal(3),
]


def reason_of(decision: Decision[object], raw: object) -> str:
    with pytest.raises(IllegalAnswer) as refusal:
        decision.parse(raw)
    assert refusal.value.rule == decision.rule
    return refusal.value.reason


@pytest.mark.parametrize("decision", EVERY_DECISION, ids=lambda decision: decision.name)
def test_every_listed_answer_parses_to_itself_also_after_a_trip_through_json(decision):
    answers = list(decision.legal())
    assert len(answers) == len(set(answers)) > 1
    for answer in answers:
        assert decision.parse(answer) == answer
        assert decision.parse(json.loads(json.dumps(answer))) == answer


@pytest.mark.parametrize("raw", NO_ANSWER, ids=repr)
@pytest.mark.parametrize("decision", EVERY_DECISION, ids=lambda decision: decision.name)
def test_what_is_not_listed_is_refused_with_the_rules_number(decision, raw):
    assert reason_of(decision, raw)


def test_a_bid_lists_the_pass_first_and_then_every_amount():
    assert list(BID.legal()) == [None, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("raw", "reason"),
    [(2, "amount-too-low"), (10, "amount-too-high"), (True, "not-a-number"), (4.0, "not-a-number")],
)
def test_a_refused_amount_says_why(raw, reason):
    assert reason_of(BID, raw) == reason


def test_an_amount_between_two_steps_is_refused():
    assert list(STEPPED.legal()) == [5, 10, 15, 20]
    assert reason_of(STEPPED, 7) == "amount-off-step"


def test_no_pass_where_none_is_allowed():
    assert reason_of(STEPPED, None) == "no-pass"


def test_who_cannot_raise_may_only_pass():
    poor = Amount(name="bid", rule="B5", low=8, high=3, may_pass=True)
    assert forced(poor) == (None,)
    assert reason_of(poor, 3) == "only-pass"
    assert reason_of(poor, 8) == "only-pass"


def test_the_limits_are_told_with_a_refused_amount():
    with pytest.raises(IllegalAnswer) as refusal:
        BID.parse(99)
    assert refusal.value.values == {"low": 3, "high": 9, "step": 1}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("3", 3), (" 9 ", 9), ("007", 7), ("٥", 5), ("５", 5), ("pass", None), ("PASS", None), ("-", None)],
    ids=repr,
)
def test_typed_amounts_are_read_whatever_digits_people_use(typed, answer):
    assert BID.read(typed) == answer


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "³",
        "①",
        "½",
        "+4",
        "-4",
        "4.0",
        "4,0",
        "4 5",
        "1e1",
        "0x4",
        "4_0",
        "four",
        "𝟜x",
        "\u200b4",
        "1000000000",
        "9" * 5000,
        "None",
        "true",
    ],
    ids=lambda typed: repr(typed[:12]),
)
def test_typed_nonsense_is_refused_and_never_an_exception_of_another_kind(typed):
    with pytest.raises(IllegalAnswer):
        BID.read(typed)


def test_a_pick_is_read_with_spaces_around_it():
    assert TOWN.read("  north\n") == "north"


def test_a_pick_is_read_in_capitals_where_these_are_no_other_option():
    assert TOWN.read("NORTH") == "north"
    either = Pick(name="either", rule="X", options=(Option("k"), Option("K")))
    assert (either.read("k"), either.read("K")) == ("k", "K")
    with pytest.raises(IllegalAnswer):
        TOWN.parse("NORTH")


def test_what_is_typed_is_read_without_accents_and_in_any_form_where_it_means_one_option():
    owners = tuple(map(Option, ("möller", "zoë-1", "zoe-1", "3@2")))
    taken = Pick(name="take", rule="T1", options=owners)
    for typed, key in [
        ("MOLLER", "möller"),
        ("mo\u0308ller", "möller"),
        ("ｚｏｅ-１", None),
        ("zoe-1", "zoe-1"),
    ]:
        if key is None:
            with pytest.raises(IllegalAnswer):
                taken.read(typed)
        else:
            assert taken.read(typed) == key
    notes = Subset(name="bid", rule="T2", options=owners, low=1, high=2)
    assert notes.read("Moller, ３@2") == ("möller", "3@2")
    assert Amount(name="bid", rule="T3", low=1, high=9, may_pass=True).read(" ＰＡＳＳ ") is None


def test_a_pick_knows_its_groups_in_order_and_what_is_in_them():
    assert TOWN.groups() == ("cold", "warm")
    assert [option.key for option in TOWN.within("cold")] == ["north", "pole"]
    assert TOWN.within(None) == ()


def test_a_pick_without_groups_has_all_options_within_none():
    plain = Pick(name="plain", rule="X", options=(Option("a"), Option("b")))
    assert plain.groups() == ()
    assert plain.within(None) == plain.options


def test_a_subset_is_put_into_the_options_order_and_a_tune_keeps_its_own():
    assert NOTES.parse(["mi", "do"]) == ("do", "mi")
    assert TUNE.parse(["mi", "do"]) == ("mi", "do")


def test_a_subset_lists_combinations_and_a_tune_permutations():
    assert list(NOTES.legal()) == [("do",), ("re",), ("mi",), ("do", "re"), ("do", "mi"), ("re", "mi")]
    assert len(list(TUNE.legal())) == 6


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (["do", "do"], "twice-the-same"),
        (["fa"], "not-an-option"),
        ("do", "not-an-option"),
        ([], "wrong-count"),
        (["do", "re", "mi"], "wrong-count"),
    ],
)
def test_a_refused_subset_says_why(raw, reason):
    assert reason_of(NOTES, raw) == reason


def test_where_only_one_number_can_be_chosen_the_refusal_names_it_once():
    with pytest.raises(IllegalAnswer) as refused:
        TUNE.read("do")
    assert (refused.value.reason, refused.value.values) == ("not-so-many", {"count": 2})


@pytest.mark.parametrize("typed", ["do re", "do, re", " re  do ", "re,do"])
def test_a_subset_is_read_with_commas_or_spaces(typed):
    assert NOTES.read(typed) == ("do", "re")


def every_way(decision):
    """The legal answers, worked out the long way round."""
    cards = [option.key for option in decision.options for _ in range(option.copies)]
    place = [option.key for option in decision.options].index
    found = set()
    for size in range(decision.low, decision.high + 1):
        for way in itertools.permutations(cards, size):
            if sum(decision.sum_of([key]) for key in way) not in decision.taken:
                found.add(way if decision.ordered else tuple(sorted(way, key=place)))
    return found


@pytest.mark.parametrize("changes", [{}, {"taken": ()}, {"low": 0, "high": 9}], ids=str)
@pytest.mark.parametrize("decision", [NOTE_BID, PAYMENT], ids=lambda decision: decision.name)
def test_of_several_alike_each_answer_is_listed_once_and_none_with_a_sum_that_is_taken(decision, changes):
    decision = dataclasses.replace(decision, **changes)
    answers = list(decision.legal())
    assert len(answers) == len(set(answers))
    assert set(answers) == every_way(decision)
    place = [option.key for option in HAND].index
    assert answers == sorted(answers, key=lambda answer: (len(answer), [place(key) for key in answer]))


def test_the_order_in_which_notes_are_laid_makes_another_answer_only_where_they_differ():
    pair = dataclasses.replace(NOTE_BID, options=(Option("1", copies=2), Option("2")), high=2, taken=())
    assert list(pair.legal()) == [("1",), ("2",), ("1", "1"), ("1", "2"), ("2", "1")]


@pytest.mark.parametrize(
    ("raw", "reason", "values"),
    [
        (["3", "3", "3"], "too-many-alike", {"copies": 2}),
        (["2", "2"], "twice-the-same", {}),
        (["3"], "sum-taken", {"sum": 3}),
        (["3-red", "0"], "sum-taken", {"sum": 3}),
        (["0", "2", "3"], "sum-taken", {"sum": 5}),
        (["0", "0", "0", "2"], "wrong-count", {"low": 1, "high": 3}),
    ],
)
def test_a_refused_bid_of_notes_says_why(raw, reason, values):
    with pytest.raises(IllegalAnswer) as refusal:
        NOTE_BID.parse(raw)
    assert (refusal.value.reason, refusal.value.rule) == (reason, "X5")
    assert refusal.value.values == values


def test_notes_are_typed_as_often_as_they_are_meant():
    assert NOTE_BID.read("3,3,0") == ("3", "3", "0")
    assert PAYMENT.read("0 3, 0") == ("3", "0", "0")


def test_a_hand_says_what_is_left_of_each_kind_and_what_a_choice_is_worth():
    assert NOTE_BID.count() == 7
    assert NOTE_BID.left(()) == HAND
    assert [(option.key, option.copies) for option in NOTE_BID.left(("3", "2", "0"))] == [
        ("3", 1),
        ("0", 2),
        ("3-red", 1),
    ]
    assert NOTE_BID.sum_of(("3", "3-red", "2", "0")) == 8
    assert NOTE_BID.has_sums()
    assert not TUNE.has_sums()
    assert not dataclasses.replace(NOTE_BID, low=7, high=7).has_sums()


def begun(decision):
    """Every choice that could have been begun, complete or not."""
    cards = [option.key for option in decision.options for _ in range(option.copies)]
    ways = (itertools.permutations(cards, size) for size in range(decision.high + 1))
    return set(itertools.chain.from_iterable(ways))


@pytest.mark.parametrize("taken", [(), (3, 5), (2, 3, 5), tuple(range(9)), (0, 2, 4, 6, 8)])
@pytest.mark.parametrize("decision", [NOTE_BID, PAYMENT], ids=lambda decision: decision.name)
def test_what_may_come_next_is_what_some_legal_answer_goes_on_with(decision, taken):
    decision = dataclasses.replace(decision, taken=taken)
    legal = [Counter(answer) for answer in decision.legal()]
    for chosen in begun(decision):
        expected = {key for answer in legal if Counter(chosen) <= answer for key in answer - Counter(chosen)}
        assert {option.key for option in decision.next_options(chosen)} == expected
        assert decision.can_become_legal(chosen) == any(Counter(chosen) <= answer for answer in legal)


@pytest.mark.parametrize("taken", [(), (3, 5), tuple(range(9))])
@pytest.mark.parametrize("decision", [NOTE_BID, PAYMENT, NOTES], ids=lambda decision: decision.name)
def test_a_choice_is_completed_to_the_answers_with_the_fewest_things_more(decision, taken):
    decision = dataclasses.replace(decision, taken=taken)
    legal = [Counter(answer) for answer in decision.legal()]
    for chosen in begun(decision):
        size = max(decision.low, len(chosen) + 1)
        expected = [answer for answer in legal if Counter(chosen) <= answer and answer.total() == size]
        found = list(decision.completions(chosen))
        assert all(answer[: len(chosen)] == chosen for answer in found)
        assert {frozenset(Counter(answer).items()) for answer in found} == {
            frozenset(answer.items()) for answer in expected
        }


@pytest.mark.parametrize("usual", [("re",), ("re", "re"), ("fa", "re"), ("re", "do", "mi")])
def test_a_usual_answer_that_is_not_legal_cannot_be_declared(usual):
    with pytest.raises(IllegalAnswer):
        dataclasses.replace(NOTES, low=2, usual=usual)


def test_a_usual_answer_is_an_answer_as_it_would_be_parsed():
    assert dataclasses.replace(TUNE, usual=tuple(next(TUNE.legal()))).usual in set(TUNE.legal())
    assert dataclasses.replace(NOTES, usual=("do", "re")).usual == ("do", "re")
    with pytest.raises(ValueError, match="notes"):
        dataclasses.replace(NOTES, usual=("re", "do"))


def test_where_all_must_be_chosen_what_is_left_alike_follows_by_itself():
    order = Subset(
        name="order", rule="X", options=(Option("3"), Option("0", copies=2)), low=3, high=3, ordered=True
    )
    assert order.completed(()) == ()
    assert order.completed(("0",)) == ("0",)
    assert order.completed(("3",)) == ("3", "0", "0")
    assert order.completed(("0", "0")) == ("0", "0", "3")
    assert order.completed(("0", "3", "0")) == ("0", "3", "0")
    assert NOTE_BID.completed(("3", "3")) == ("3", "3")


def test_nothing_may_come_next_once_all_that_may_be_chosen_is():
    assert NOTE_BID.next_options(("0", "0", "2")) == ()
    assert not NOTE_BID.can_become_legal(("0", "0", "2", "0"))


def test_a_hand_of_which_every_sum_is_taken_has_no_answer():
    broke = dataclasses.replace(NOTE_BID, taken=tuple(range(20)))
    assert list(broke.legal()) == []
    assert not broke.can_become_legal(())


def test_large_products_are_listed_lazily():
    many = Subset(name="many", rule="X", options=tuple(Option(str(n)) for n in range(60)), low=30, high=30)
    assert forced(many) is None


@pytest.mark.parametrize(
    ("decision", "only"),
    [
        (Pick(name="last", rule="X", options=(Option("a"),)), ("a",)),
        (Amount(name="all", rule="X", low=4, high=4), (4,)),
        (Amount(name="all", rule="X", low=4, high=4, may_pass=True), None),
        (Subset(name="both", rule="X", options=(Option("a"), Option("b")), low=2, high=2), (("a", "b"),)),
        (TOWN, None),
        (
            Subset(name="twins", rule="X", options=(Option("a", copies=2),), low=2, high=2, ordered=True),
            (("a", "a"),),
        ),
        (
            Subset(
                name="last sum",
                rule="X",
                options=(Option("1", copies=2, worth=1), Option("2", worth=2)),
                low=1,
                high=2,
                ordered=True,
                taken=(2, 3),
            ),
            (("1",),),
        ),
    ],
)
def test_forced_gives_the_only_legal_answer_and_nothing_where_there_is_a_choice(decision, only):
    assert forced(decision) == only
