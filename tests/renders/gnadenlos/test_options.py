"""Gnadenlos!'s questions and table in words, in every language, within Discord's limits; no secret in any."""

import itertools
import re
from dataclasses import replace

import pytest

from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.cards import Adventurer, EventCard, Kind, Note
from engine.games.gnadenlos.data import BOX
from engine.games.gnadenlos.view import GnadenlosView, HandView, KnownNote
from engine.play.decisions import Amount, Option, Pick, Subset
from engine.play.table import Seat
from renders.gnadenlos import FACE
from renders.gnadenlos.text.labels import place_number
from renders.language.catalogues import ALT, HINT, LABEL, LOCALES, words_for
from renders.reader import Reader
from tests.renders.gnadenlos.played import Moment, played
from tests.renders.samples import NASTY, WIDE
from tests.renders.wording import check_public_texts

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
        (RUSH, "Old Zeke · gold 6 · revolver 2 · cards 2"),
        (NOON, "Old Zeke · revolver 2 · gold 6 · cards 2"),
        (BOX.event("cheating-1"), "Old Zeke · cards 2 · gold 6 · revolver 2"),
    ):
        view = replace(moment.view, event=event)
        name, counts, *_ = label.split(" · ")
        assert FACE.choice_label(decision, "old-zeke", Reader(view, NAMES, EN)) == label
        assert FACE.button_label(decision, "old-zeke", Reader(view, NAMES, EN)) == f"{name} · {counts}"
    said = FACE.prompt(decision, Reader(replace(moment.view, event=RUSH), NAMES, EN))
    assert "The highest gold finds 7 nuggets, the next lower 4 nuggets" in said


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
    assert label == "Alter Zacharias · gold 9 · revolver 8 · cards 7"
    assert "77 nuggets" in FACE.prompt(decision, Reader(view, NAMES, EN))
    cheating = replace(view, event=BOX.event("cheating-1"))
    assert "+9 fields for you" in FACE.prompt(decision, Reader(cheating, NAMES, EN))
    assert "(+9 / −8)" in FACE.board_text(Reader(view, NAMES, EN))
    assert "of 13" in FACE.board_text(Reader(view, NAMES, EN))
    assert "Gold Rush 77/66" in FACE.alt_text(Reader(view, NAMES, EN))


def test_a_bid_is_asked_for_in_a_sentence_and_all_that_it_depends_on_is_in_the_picture() -> None:
    moment = next(
        one
        for one in played(4, 1).moments
        if one.decision.name == "bid" and sum(bool(player.bid) for player in one.view.players) == 2
    )
    reader = Reader(moment.view, NAMES, EN)
    assert FACE.prompt(moment.decision, reader) == EN.text("gnadenlos-prompt-bid")
    said = FACE.panel_alt(moment.decision, reader, ())
    assert said is not None
    bids = [f"{NAMES[p.seat]} {p.bid.total}" for p in moment.view.players if p.bid]
    for part in (*(one.name for lot in moment.view.lots for one in lot), *bids):
        assert part in said
    assert f"Full rows in the market: {moment.view.full_rows}. With 4 it is payday" in said


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
        f"You bid 3. Laying order: 3 ({NAMES[other]}’s), 0."
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
    moves = FACE.answer_text(moment.decision, answer, Reader(moment.view, NAMES, EN))
    assert [int(number) for number in re.findall(r"→ (\d+)", moves)] == expected


def test_no_order_is_asked_for_where_there_is_one_gap() -> None:
    moment = first("fill")
    view = replace(moment.view, market=((True, True, False, True, True, True), (True, True)))
    said = FACE.prompt(moment.decision, Reader(view, NAMES, EN))
    assert said == "Fill the gap in the market, place 3, with an IOU from the last rows, unseen."


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
    assert labels[:3] == ["Buy nothing", "1 → field 13 (beige)", "2 → field 14 (beige)"]
    last = replace(view, players=tuple(replace(player, field=33) for player in players))
    assert FACE.amount_label(decision, 2, Reader(last, NAMES, EN)) == "2 → field 35 (goal)"
    assert FACE.amount_label(decision, 4, Reader(last, NAMES, EN)) == "4 → field 37 (goal, 35 + 2)"


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
    said = f"Laid by you in the market: place 1: 4 · place 2: 2 ({NAMES[other.colour]}’s)"
    assert said in FACE.board_text(reader).splitlines()
    assert f"- {said}" in FACE.hand_text(reader).splitlines()
    assert said in FACE.hand_alt(reader)
    assert "Laid by you" not in FACE.alt_text(reader) + FACE.board_text(public)


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
        assert "Laying order" in say(Reader(view, NAMES, EN))
    other = in_hand(order.view, laying=notes[::-1])
    for tell in (FACE.board_text, FACE.alt_text, FACE.turn):
        assert tell(Reader(view, NAMES, EN)) == tell(Reader(other, NAMES, EN))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, WIDE[:4]], ids=["short", "wide"])
def test_the_table_in_words_fits_and_names_everybody(names: tuple[str, ...], locale: str) -> None:
    words = words_for(locale)
    games = [played(4, 1), played(4, 2, "advanced")]
    for view in (view for game in games for view in (*game.public[::9], game.public[-1])):
        text, alt = FACE.board_text(Reader(view, names, words)), FACE.alt_text(Reader(view, names, words))
        assert 0 < len(alt) <= ALT
        assert all(len(line) < 1000 for line in text.split("\n"))
        for said in (text, alt):
            assert all(name[:20] in said for name in names)
        assert len(FACE.turn(Reader(view, names, words))) < 500
        for player in view.players:
            assert str(player.nuggets) in text


def test_who_takes_next_is_said_as_long_as_something_is_left_for_him() -> None:
    view = next(view for view in played(4, 1).public if view.asked_for == "take" and len(view.takers) == 4)
    assert len(view.lots) == 3
    _, second, third, last = (NAMES[seat] for seat in view.takers)
    assert FACE.turn(Reader(view, NAMES, EN)).splitlines()[1] == f"Then: **{second}** and **{third}**"
    assert f"Then: {second} and {third}" in FACE.board_text(Reader(view, NAMES, EN)).splitlines()
    assert last not in FACE.turn(Reader(view, NAMES, EN))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_public_texts_know_no_hand(locale: str) -> None:
    """Except for the IOUs in the market that a player has laid: the board in words is shown privately."""
    seen = (
        (in_hand(moment.view, known=()), replace(moment.view, seat=None, hand=None)) for moment in moments()
    )
    check_public_texts(FACE, seen, NAMES, words_for(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_in_words_has_all_that_its_owner_holds(locale: str) -> None:
    words = words_for(locale)
    for moment in moments():
        hand = moment.view.hand
        assert isinstance(hand, HandView)
        for say in (FACE.hand_text, FACE.hand_alt):
            text = say(Reader(moment.view, NAMES, words))
            assert all(adventurer.name in text for adventurer in hand.adventurers)
        assert len(FACE.hand_alt(Reader(moment.view, NAMES, words))) <= ALT
    with pytest.raises(ValueError, match="the public has no"):
        FACE.hand_text(Reader(replace(moments()[0].view, seat=None, hand=None), NAMES, words))


def test_what_was_laid_face_down_is_said_to_its_owner_who_may_change_it() -> None:
    moment = next(one for one in played(4, 1).moments if one.decision.name == "adventurer" and one.view.hand)
    assert moment.view.hand is not None
    laid = moment.view.hand.adventurers[0]
    view = in_hand(moment.view, laid=laid)
    assert f"another instead of {laid.name}" in FACE.prompt(moment.decision, Reader(view, NAMES, EN))
    assert f"Laid face down: {laid.name}" in FACE.hand_text(Reader(view, NAMES, EN))
    assert laid.name not in FACE.board_text(Reader(replace(view, discards=(), lots=()), NAMES, EN))


def test_when_the_game_is_over_the_first_place_is_named() -> None:
    view = played(4, 1).public[-1]
    winners = [NAMES[seat] for seat, rank in enumerate(view.ranks) if rank == 1]
    assert any(
        line.startswith(winners[0]) and "wins on field" in line
        for line in FACE.alt_text(Reader(view, NAMES, EN)).splitlines()
    )
    shared = replace(view, ranks=(1, 1, 3, 4))
    assert "Anna and Ben share first place" in FACE.alt_text(Reader(shared, NAMES, EN))


@pytest.mark.parametrize(
    ("locale", "result"),
    [("en", "Anna wins on field 35"), ("nl", "Anna wint op veld 35"), ("de", "Anna gewinnt auf Feld 35")],
)
def test_a_result_is_a_field_and_no_points(locale: str, result: str) -> None:
    words = words_for(locale)
    assert FACE.won(("Anna",), 35, words) == result
    assert FACE.score(35, words) in result


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_leaves_every_text_whole(name: str, locale: str) -> None:
    words, names = words_for(locale), (name,) * 4
    view = first("bid").view
    shown = words.named(names, 0)
    plain = FACE.turn(Reader(view, ("Ñ",) * 4, words)).splitlines()[0]
    assert FACE.turn(Reader(view, names, words)).splitlines()[0] == plain.replace("Ñ", shown)
    assert shown in FACE.board_text(Reader(view, names, words))
    assert FACE.alt_text(Reader(view, names, words))


@pytest.mark.parametrize("seats", GAME.seats)
def test_turns_are_announced_for_every_decision(seats: int) -> None:
    view = played(seats, 1).public[5]
    for locale in LOCALES:
        for name in GAME.decisions:
            asked = replace(view, asked=(A,), asked_for=name)
            assert "Anna" in FACE.turn(Reader(asked, NAMES, words_for(locale)))
        assert FACE.turn(Reader(played(seats, 1).public[-1], NAMES, words_for(locale)))
        assert FACE.turn(Reader(replace(view, asked_for=None), NAMES, words_for(locale)))
