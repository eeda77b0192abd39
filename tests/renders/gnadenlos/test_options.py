"""Gnadenlos!'s questions and table in words, in every language, within Discord's limits; no secret in any."""

import itertools
import re
from dataclasses import replace

import pytest

from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.cards import Adventurer, EventCard, Kind, Note
from engine.games.gnadenlos.data import BOX
from engine.games.gnadenlos.view import GnadenlosView, KnownNote
from engine.play.decisions import Amount, Option, Pick, Subset
from engine.play.table import Seat
from renders.gnadenlos import FACE
from renders.gnadenlos.text.labels import place_number
from renders.language.catalogues import HINT, LABEL, LOCALES, words_for
from renders.reader import Reader
from tests.renders.gnadenlos.played import Moment, played
from tests.renders.samples import WIDE

NAMES = ("Anna", "Ben", "Cleo Quicksilver", "Dirk")
LONG = tuple("W" * 100 for _ in range(4))
EN = words_for("en")
A = Seat(0)
RUSH, NOON = BOX.event("gold-rush-3"), BOX.event("high-noon-1")


def moments() -> list[Moment]:
    """Questions of every kind, several of each."""
    games = [played(4, 1), played(4, 2, "advanced"), played(3, 3)]
    by_name: dict[str, list[Moment]] = {}
    for game in games:
        for moment in game.moments:
            by_name.setdefault(moment.decision.name, []).append(moment)
    return [one for some in by_name.values() for one in some[:: max(1, len(some) // 6)]]


def first(name: str) -> Moment:
    return next(moment for moment in moments() if moment.decision.name == name)


def plain(said: str) -> str:
    """A text without the marks that keep names apart."""
    return said.replace("\u2068", "").replace("\u2069", "")


def in_hand(view: GnadenlosView, **more: object) -> GnadenlosView:
    assert view.hand is not None
    return replace(view, hand=replace(view.hand, **more))  # type: ignore[arg-type]


def test_questions_of_every_kind_are_tried() -> None:
    assert {moment.decision.name for moment in moments()} == set(GAME.decisions)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, WIDE[:4], LONG], ids=["short", "wide", "long"])
def test_every_question_has_words_within_discords_limits(names: tuple[str, ...], locale: str) -> None:
    words = words_for(locale)
    for moment in moments():
        decision, view = moment.decision, moment.view
        assert 0 < len(FACE.prompt(decision, Reader(view, names, words))) < 1000
        for answer in itertools.islice(decision.legal(), 30):
            assert FACE.answer_text(decision, answer, Reader(view, names, words))
        if isinstance(decision, Amount):
            for amount in decision.legal():
                assert 0 < len(FACE.amount_label(decision, amount, Reader(view, names, words))) <= LABEL
            continue
        assert isinstance(decision, Pick | Subset)
        for one in decision.options:
            assert 0 < len(FACE.option_label(decision, one.key, Reader(view, names, words))) <= LABEL
            assert 0 < len(FACE.choice_label(decision, one.key, Reader(view, names, words))) <= HINT
            hint = FACE.option_hint(decision, one.key, Reader(view, names, words))
            assert hint is None or 0 < len(hint) <= HINT


@pytest.mark.parametrize("locale", LOCALES)
def test_options_of_a_decision_can_be_told_apart(locale: str) -> None:
    for moment in moments():
        if isinstance(moment.decision, Pick | Subset):
            keys = [one.key for one in moment.decision.options]
            labels = {
                FACE.choice_label(moment.decision, key, Reader(moment.view, NAMES, words_for(locale)))
                for key in keys
            }
            assert len(labels) == len(keys)


def test_an_adventurer_is_offered_with_the_number_that_counts_first() -> None:
    moment = first("adventurer")
    decision = Pick(name="adventurer", rule="G8", options=(Option("old-zeke"),))
    for event, label in (
        (RUSH, "Old Zeke: gold 6, revolver 2, cards 2"),
        (NOON, "Old Zeke: revolver 2, gold 6, cards 2"),
        (BOX.event("cheating-1"), "Old Zeke: cards 2, gold 6, revolver 2"),
    ):
        view = replace(moment.view, event=event)
        assert FACE.choice_label(decision, "old-zeke", Reader(view, NAMES, EN)) == label
        assert FACE.button_label(decision, "old-zeke", Reader(view, NAMES, EN)) == label
    said = FACE.prompt(decision, Reader(replace(moment.view, event=RUSH), NAMES, EN))
    assert "with the highest gold you find 7 nuggets, with the next lower 4" in said


def test_all_values_are_those_of_the_match() -> None:
    """An owner's values, and not those that come with the bot, are in questions, texts and labels."""
    moment = first("adventurer")
    box = replace(
        BOX,
        adventurers=(Adventurer("old-zeke", "Alter Zacharias", 9, 8, 7), *BOX.adventurers[:1]),
        zones=tuple(replace(zone, winner=9, loser=8) for zone in BOX.zones),
        undertaker=13,
    )
    rush = EventCard("gold-rush-1", Kind.GOLD_RUSH, 77, 66)
    view = replace(moment.view, box=box, event=rush)
    decision = Pick(name="adventurer", rule="G8", options=(Option("old-zeke"),))
    label = FACE.choice_label(decision, "old-zeke", Reader(view, NAMES, EN))
    assert label == "Alter Zacharias: gold 9, revolver 8, cards 7"
    assert "77 nuggets" in FACE.prompt(decision, Reader(view, NAMES, EN))
    cheating = replace(view, event=BOX.event("cheating-1"))
    assert "9 fields forward" in FACE.prompt(decision, Reader(cheating, NAMES, EN))
    assert "grey to field 11, 9 or 8" in FACE.board_text(Reader(view, NAMES, EN))
    assert "of 13" in FACE.board_text(Reader(view, NAMES, EN))
    assert "Gold Rush (77 and 66)" in FACE.turn(Reader(view, NAMES, EN))


def test_a_bid_is_asked_for_with_all_sums_and_the_choices_below_it_tell_the_rest() -> None:
    moment = next(
        one
        for one in played(4, 1).moments
        if one.decision.name == "bid" and sum(bool(player.bid) for player in one.view.players) == 2
    )
    reader = Reader(moment.view, NAMES, EN)
    assert moment.view.hand is not None
    said, below = FACE.prompt(moment.decision, reader), FACE.choices_text(moment.decision, reader)
    assert said.endswith(f"You have {len(moment.view.hand.notes)}.")
    for player in moment.view.players:
        if player.bid:
            assert f"{NAMES[player.seat]} {player.bid.total}" in said
    for (one,) in moment.view.lots:
        assert f"{one.name}: gold {one.gold}, revolver {one.revolver}, cards {one.cards}" in plain(below)
    notes = ", ".join(str(note.worth) for note in moment.view.hand.notes)
    assert below.endswith(f"- Your IOUs: {notes}")
    assert "Payday in" in (FACE.panel_alt(moment.decision, reader, ()) or "")


def test_what_is_chosen_on_the_market_is_listed_below_the_question() -> None:
    for name in ("steal", "fill"):
        moment = first(name)
        assert isinstance(moment.decision, Subset)
        below = FACE.choices_text(moment.decision, Reader(moment.view, NAMES, EN))
        numbers = [place_number(option.key) for option in moment.decision.options]
        assert below.startswith("- Choose from place")
        assert {str(numbers[0]), str(numbers[-1])} <= set(re.findall(r"\d+", below))


def test_a_place_is_offered_with_its_row_and_column_and_the_last_says_so() -> None:
    moment = first("steal")
    assert isinstance(moment.decision, Subset)
    assert moment.view.seat is not None
    reader, keys = Reader(moment.view, NAMES, EN), [option.key for option in moment.decision.options]
    labels = [FACE.choice_label(moment.decision, key, reader) for key in keys]
    assert labels[0] == "1 (row 1, column 1)"
    assert [label.endswith(", the last)") for label in labels] == [False] * (len(keys) - 1) + [True]
    known = in_hand(moment.view, known=(KnownNote(keys[0], Note(4, moment.view.seat)),))
    hints = [FACE.option_hint(moment.decision, key, Reader(known, NAMES, EN)) for key in keys]
    assert hints == ["You laid it: 4", *[None] * (len(keys) - 1)]


def test_notes_are_offered_with_who_pays() -> None:
    moment = first("bid")
    seat = moment.view.seat
    assert seat is not None
    other = Seat((seat + 1) % 4)
    decision = Subset(name="bid", rule="G19", options=(), low=1, high=3, ordered=True)
    mine, theirs = "3", f"3@{other}"
    assert FACE.option_label(decision, mine, Reader(moment.view, NAMES, EN)) == "3"
    assert FACE.option_label(decision, theirs, Reader(moment.view, NAMES, EN)) == f"3 ({NAMES[other]}’s)"
    assert FACE.answer_text(decision, (theirs, "0"), Reader(moment.view, NAMES, EN)) == (
        f"You bid 3 ({NAMES[other]}’s 3 + 0)."
    )


def test_gaps_are_asked_for_in_the_order_in_which_they_are_filled() -> None:
    moment = first("fill")
    places = [place for row in moment.view.market for place in row]
    full = sum(places) // 6 * 6
    expected = [number for number, is_there in enumerate(places[:full], 1) if not is_there]
    said = FACE.prompt(moment.decision, Reader(moment.view, NAMES, EN))
    assert [int(number) for number in re.findall(r"\d+", said)] == expected
    answer = next(moment.decision.legal())
    assert isinstance(answer, tuple)
    filled = FACE.answer_text(moment.decision, answer, Reader(moment.view, NAMES, EN))
    assert [int(number) for number in re.findall(r"\d+", filled)] == list(map(place_number, answer))


def test_no_order_is_asked_for_where_there_is_one_gap() -> None:
    moment = first("fill")
    view = replace(moment.view, market=((True, True, False, True, True, True), (True, True)))
    said = FACE.prompt(moment.decision, Reader(view, NAMES, EN))
    assert said == "Fill the gap at place 3 with an IOU from the last rows, unseen."


def test_the_usual_answer_is_named_on_its_button_in_every_language() -> None:
    decision = Subset(
        name="fill",
        rule="G12",
        options=(Option("3-6"), Option("4-1")),
        low=2,
        high=2,
        ordered=True,
        usual=("4-1", "3-6"),
    )
    view = first("fill").view
    said = [
        FACE.several_label(decision, decision.usual, Reader(view, NAMES, words_for(locale)))
        for locale in LOCALES
    ]
    assert all(label.endswith(": 19, 18") and len(label) <= LABEL for label in said)
    assert FACE.likely_answers(decision, view) == (decision.usual,)
    assert FACE.several_label(decision, decision.usual, Reader(view, NAMES, EN)) == "As the bot would: 19, 18"


BID = Subset(
    name="bid",
    rule="G19",
    options=(
        Option("4", worth=4),
        Option("3", worth=3, copies=2),
        Option("1", worth=1),
        Option("1@1", worth=1),
        Option("0", worth=0),
    ),
    low=1,
    high=3,
    ordered=True,
    taken=(0, 3),
    is_secret=True,
)


def test_the_lowest_sums_that_are_free_are_on_buttons_with_the_fewest_ious_of_ones_own() -> None:
    view = replace(first("bid").view, seat=A)
    assert FACE.likely_answers(BID, view) == [("1@1",), ("1", "1@1"), ("4",), ("4", "1@1")]
    high = replace(BID, taken=tuple(range(8)))
    assert FACE.likely_answers(high, view) == [("4", "3", "1@1"), ("4", "3", "3")]


@pytest.mark.parametrize(
    ("locale", "labels"),
    [
        ("en", ["Bid 1: Ben’s 1", "Bid 2: 1 + Ben’s 1", "Bid 4", "Bid 5: 4 + Ben’s 1"]),
        ("nl", ["Bod 1: 1 van Ben", "Bod 2: 1 + 1 van Ben", "Bod 4", "Bod 5: 4 + 1 van Ben"]),
    ],
)
def test_a_bid_on_a_button_is_a_sum_of_ious(locale: str, labels: list[str]) -> None:
    view = replace(first("bid").view, seat=A)
    reader = Reader(view, NAMES, words_for(locale))
    assert [
        FACE.several_label(BID, bid, reader) for bid in (("1@1",), ("1", "1@1"), ("4",), ("4", "1@1"))
    ] == labels


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_bid_on_a_button_shows_every_payer(locale: str) -> None:
    view = replace(first("bid").view, seat=A)
    label = FACE.several_label(
        replace(BID, options=(*BID.options, Option("1@2", worth=1), Option("1@3", worth=1))),
        ("1@1", "1@2", "1@3"),
        Reader(view, LONG, words_for(locale)),
    )
    assert len(label) <= LABEL
    assert label.count("WWW…") == 3


def test_all_bids_on_buttons_are_legal_and_every_sum_has_one() -> None:
    for moment in moments():
        likely = list(FACE.likely_answers(moment.decision, moment.view))
        assert len(likely) <= 4
        assert [moment.decision.parse(answer) for answer in likely] == likely
        if isinstance(moment.decision, Subset):
            further = list(FACE.further_answers(moment.decision, moment.view))
            assert len(further) <= 10
            assert [moment.decision.parse(answer) for answer in further] == further
        if moment.decision.name == "bid":
            assert isinstance(moment.decision, Subset)
            sums = [moment.decision.sum_of(answer) for answer in (*likely, *further)]
            assert sums == sorted({moment.decision.sum_of(answer) for answer in moment.decision.legal()})


def test_the_adventurer_that_was_laid_is_green() -> None:
    moment = first("adventurer")
    assert isinstance(moment.decision, Pick)
    one, other = moment.decision.options[:2]
    laid = in_hand(moment.view, laid=moment.view.box.adventurer(one.key))
    assert [FACE.style(moment.decision, each.key, laid) for each in (one, other)] == ["success", "secondary"]
    assert FACE.style(moment.decision, one.key, moment.view) == "secondary"


def test_a_purchase_is_offered_with_where_the_hat_would_stand() -> None:
    moment = first("buy")
    assert moment.view.seat is not None
    players = tuple(replace(player, field=12) for player in moment.view.players)
    view = replace(moment.view, players=players)
    decision = Amount(name="buy", rule="G16", low=1, high=5, may_pass=True)
    labels = [FACE.amount_label(decision, amount, Reader(view, NAMES, EN)) for amount in decision.legal()]
    assert labels[:3] == ["Buy nothing", "1: to field 13 (beige)", "2: to field 14 (beige)"]
    last = replace(view, players=tuple(replace(player, field=33) for player in players))
    assert FACE.amount_label(decision, 2, Reader(last, NAMES, EN)) == "2: to field 35 (goal)"
    assert FACE.amount_label(decision, 4, Reader(last, NAMES, EN)) == "4: to field 37 (goal, 35 + 2)"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_thief_may_take_the_last_or_nothing_by_a_button_in_every_language(locale: str) -> None:
    moment, words = first("steal"), words_for(locale)
    assert isinstance(moment.decision, Subset)
    reader = Reader(moment.view, NAMES, words)
    last = moment.decision.options[-1].key
    (usual,) = FACE.likely_answers(moment.decision, moment.view)
    assert FACE.several_label(moment.decision, usual, reader).endswith(str(place_number(last)))
    labels = {FACE.none_label(moment.decision, reader), FACE.answer_text(moment.decision, (), reader)}
    assert all(0 < len(label) <= LABEL for label in labels)
    before = FACE.prompt(replace(moment.decision, low=moment.decision.high), reader)
    assert FACE.prompt(moment.decision, reader) != before


def test_whoever_has_laid_ious_in_the_market_is_told_where_and_nobody_else_is() -> None:
    moment = first("steal")
    assert moment.view.seat is not None
    mine, other = Note(4, moment.view.seat), Note(2, Seat((moment.view.seat + 1) % 4))
    view = in_hand(moment.view, known=(KnownNote("1-1", mine), KnownNote("1-2", other)))
    reader, public = Reader(view, NAMES, EN), Reader(replace(view, seat=None, hand=None), NAMES, EN)
    said = f"Laid by you, by place in the market: 4 at 1; 2 ({NAMES[other.colour]}’s) at 2"
    assert f"- {said}" in FACE.hand_text(reader).splitlines()
    assert f"- {said}" in FACE.choices_text(moment.decision, reader).splitlines()
    assert said in FACE.hand_alt(reader)
    for text in (FACE.alt_text(reader), FACE.board_text(reader), FACE.choices_text(moment.decision, public)):
        assert "Laid by you" not in text


def test_what_is_no_secret_is_said_on_the_board_as_on_the_private_panel() -> None:
    """Buttons on the board are made from the public's view."""
    for moment in moments():
        decision, bare = moment.decision, replace(moment.view, seat=None, hand=None)
        if isinstance(decision, Amount):
            for amount in decision.legal():
                said = FACE.amount_label(decision, amount, Reader(moment.view, NAMES, EN))
                assert FACE.amount_label(decision, amount, Reader(bare, NAMES, EN)) == said
        elif isinstance(decision, Pick | Subset) and not decision.is_secret:
            for one in decision.options:
                said = FACE.choice_label(decision, one.key, Reader(moment.view, NAMES, EN))
                assert FACE.choice_label(decision, one.key, Reader(bare, NAMES, EN)) == said


def test_a_bidders_own_laying_order_is_said_to_him_alone() -> None:
    order = first("order")
    notes = (Note(0, order.view.players[0].seat), Note(4, order.view.players[1].seat))
    view = in_hand(order.view, laying=notes)
    assert view.seat is not None
    for say in (FACE.hand_text, FACE.hand_alt):
        assert "Your bid of 4, in the order that only you know: " in say(Reader(view, NAMES, EN))
    other = in_hand(order.view, laying=notes[::-1])
    for tell in (FACE.board_text, FACE.alt_text, FACE.turn):
        assert tell(Reader(view, NAMES, EN)) == tell(Reader(other, NAMES, EN))


def test_what_was_laid_face_down_is_said_to_its_owner_who_may_change_it() -> None:
    moment = next(one for one in played(4, 1).moments if one.decision.name == "adventurer" and one.view.hand)
    assert moment.view.hand is not None
    laid = moment.view.hand.adventurers[0]
    view = in_hand(moment.view, laid=laid)
    assert f"another instead of {laid.name}" in FACE.prompt(moment.decision, Reader(view, NAMES, EN))
    assert f"Laid face down: {laid.name}" in FACE.hand_text(Reader(view, NAMES, EN))
    assert laid.name not in FACE.board_text(Reader(replace(view, discards=(), lots=()), NAMES, EN))
