"""Goldrush in words: questions and answers, in every language, in Discord's limits, without secrets."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.errors import IllegalAnswer
from engine.games.goldrush import GAME
from engine.games.goldrush.cards import CLAIM as LAY
from engine.games.goldrush.cards import GOAL, KEEP, LEAVE, NOTHING, Card
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.moving import Move
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView
from engine.play.decisions import Pick
from renders.goldrush import FACE
from renders.language.catalogues import HINT, LABEL, LOCALES, words_for
from renders.reader import Reader
from tests.renders.goldrush.hands import ASSAY, BLUFFS, CLAIM, CLAIMED, OTHER, OWN, WITHDRAW, holding, pick
from tests.renders.goldrush.played import NAMES, moments

EN = words_for("en")
WIDE = tuple(letter * 32 for letter in "WMѾ@")
LONG = ("W" * 100,) * 4


def moving(view: GoldrushView, moves: Sequence[Move], roll: int = 4) -> tuple[Pick, GoldrushView]:
    """The player is to make one of these moves."""
    asked = replace(view, asked=(OWN,), asked_for="move", mover=OWN, roll=roll, moves=tuple(moves))
    return pick("move", *(move.key for move in moves), rule="R2"), asked


def asked(view: GoldrushView, decision: Pick) -> GoldrushView:
    return replace(view, asked=(OWN,), asked_for=decision.name)


def public(view: GoldrushView) -> GoldrushView:
    return replace(view, seat=None, hand=None)


def labels(decision: Pick, view: GoldrushView) -> list[str]:
    return [FACE.button_label(decision, option.key, Reader(view, NAMES, EN)) for option in decision.options]


def test_questions_of_every_kind_are_tried() -> None:
    assert {moment.decision.name for moment in moments()} >= set(GAME.decisions) - {"creek"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, WIDE, LONG], ids=["short", "wide", "long"])
def test_every_question_has_words_within_discords_limits(names: tuple[str, ...], locale: str) -> None:
    words = words_for(locale)
    for moment in moments():
        decision, view = moment.decision, moment.view
        assert isinstance(decision, Pick)
        assert 0 < len(FACE.prompt(decision, Reader(view, names, words))) < 1500
        for one in decision.options:
            assert 0 < len(FACE.option_label(decision, one.key, Reader(view, names, words))) <= LABEL
            assert 0 < len(FACE.button_label(decision, one.key, Reader(view, names, words))) <= LABEL
            label = FACE.choice_label(decision, one.key, Reader(view, names, words))
            assert 0 < len(label) <= HINT
            assert not label.endswith("…") or names is not NAMES, label
            hint = FACE.option_hint(decision, one.key, Reader(view, names, words))
            assert hint is None or 0 < len(hint) <= HINT
            assert not (hint or "").endswith("…") or names is not NAMES, hint
            assert FACE.answer_text(decision, one.key, Reader(view, names, words))


@pytest.mark.parametrize("locale", LOCALES)
def test_options_of_a_decision_can_be_told_apart(locale: str) -> None:
    for moment in moments():
        assert isinstance(moment.decision, Pick)
        keys = [one.key for one in moment.decision.options]
        said = [
            FACE.choice_label(moment.decision, key, Reader(view, NAMES, words_for(locale)))
            for view in (moment.view, moment.public)
            for key in keys
        ]
        assert len(set(said[: len(keys)])) == len(set(said[len(keys) :])) == len(keys)


@pytest.mark.parametrize("locale", LOCALES)
def test_moves_are_labelled_by_their_numbers_and_shortly(locale: str) -> None:
    for moment in moments():
        if moment.decision.name != "move":
            continue
        for number, move in enumerate(moment.public.moves, 1):
            label = FACE.button_label(
                moment.decision, move.key, Reader(moment.public, NAMES, words_for(locale))
            )
            assert label.startswith(f"{number} · ")
            assert len(label) <= (40 if move.rival is None else 48), label


def test_a_move_to_an_instruction_point_says_where_that_sends_him() -> None:
    decision, view = moving(holding({}), [Move(key, (key,)) for key in ("licence", "short-cut")])
    for seen in (view, public(view)):
        assert labels(decision, seen) == ["1 · Licence (to the Sheriff)", "2 · Short cut (to Mulch Tree)"]


def test_a_move_is_labelled_to_its_mover_with_what_only_that_seat_knows() -> None:
    view = holding({"k": Card.NO_GOLD}, mines=("m",), known={"a": Card.GOLD, "b": Card.BATH})
    moves = [Move(key, (key,)) for key in ("a", "b", "k", "m", "z", "bank", "b-c-1")]
    decision, view = moving(view, [*moves, Move(f"duel-{OTHER}", ("a-b-1",), OTHER)])
    assert labels(decision, public(view)) == [
        "1 · A",
        "2 · B",
        "3 · K",
        "4 · M",
        "5 · Z",
        "6 · Bank",
        "7 · B–C 1",
        "8 · Duel: Anna (A–B)",
    ]
    assert labels(decision, view)[:5] == [
        "1 · A (Gold)",
        "2 · B (A hot bath)",
        "3 · K (own claim)",
        "4 · M (own mine)",
        "5 · Z",
    ]
    other = replace(view, seat=OTHER)
    assert labels(decision, other) == labels(decision, public(view)), "another seat reads what all read"


def test_a_move_is_blue_if_to_end_there_does_something_and_grey_on_a_circle_of_the_road() -> None:
    seen = set()
    for moment in moments():
        if moment.decision.name != "move":
            continue
        for move in moment.view.moves:
            terrain = LAND.places[move.place].terrain
            does = move.rival is not None or terrain in (Terrain.SQUARE, Terrain.POINT, Terrain.TOWN)
            for view in (moment.view, public(moment.view)):
                style = FACE.style(moment.decision, move.key, view)
                assert style == ("primary" if does else "secondary")
            seen.add(terrain)
    assert {Terrain.SQUARE, Terrain.POINT, Terrain.TRAIL} <= seen
    assert FACE.style(CLAIM, LAY, moments()[0].view) == "secondary"


@pytest.mark.parametrize("locale", LOCALES)
def test_public_labels_and_hints_know_no_card(locale: str) -> None:
    """They are the same, whatever the mover knows."""
    words = words_for(locale)
    for moment in moments():
        if moment.decision.name != "move":
            continue
        assert isinstance(moment.decision, Pick)
        hints = {
            FACE.option_hint(moment.decision, one.key, Reader(moment.public, NAMES, words)) or ""
            for one in moment.decision.options
        }
        shown = [words.text(f"goldrush-card-{card}") for card in (Card.GOLD, Card.POSSIBLE, Card.NO_GOLD)]
        assert not any(f"{card}”" in hint or f"{card}“" in hint for hint in hints for card in shown)


def test_a_move_is_hinted_at_with_what_happens_there() -> None:
    view = holding({"k": Card.GOLD}, mines=("m",), known={"a": Card.NO_GOLD}, theirs=("b", "c"), cart=1)
    keys = ("a", "b", "d", "k", "m", "bank", "registry", "assay", "jail", "sheriff", "room", "street-2")
    decision, view = moving(view, [Move(key, (key,)) for key in keys])

    def hint(key: str, seen: GoldrushView = view) -> str | None:
        return FACE.option_hint(decision, key, Reader(seen, NAMES, EN))

    assert [hint(key) for key in keys] == [
        "no gold (known)",
        "Anna’s claim, which you may replace",
        "unknown card",
        "your claim",
        "you dig a nugget, then 2 on the cart",
        "unload 1 nugget",
        "your claim on K becomes a mine",
        "ore from possible gold can be assayed",
        "only a 1 or a 6 lets you out again",
        "nobody may challenge you there",
        "you are taken to the Bison Hotel",
        None,
    ]
    assert hint("a", public(view)) == "unknown card"
    assert hint("registry", public(view)) == "claims on gold become mines"
    rich = list(view.players)
    rich[OWN] = replace(rich[OWN], banked=GOAL - 1)
    assert hint("bank", replace(view, players=tuple(rich))) == "unload 1 and win"


def test_a_duel_is_hinted_at_with_what_is_at_stake_and_whether_it_must_be() -> None:
    duel = Move(f"duel-{OTHER}", ("street-2",), OTHER)
    decision, view = moving(holding(cart=2), [duel])
    assert FACE.option_hint(decision, duel.key, Reader(view, NAMES, EN)) == (
        "the winner takes all: you carry 2, Anna 0"
    )
    decision, view = moving(holding(cart=2), [replace(duel, is_forced=True, route=("k",))])
    assert FACE.option_hint(decision, duel.key, Reader(view, NAMES, EN)) == (
        "you must fight if you go this way (R15): you carry 2, Anna 0; nothing else counts there (R4)"
    )


@pytest.mark.parametrize(("cart", "is_warned"), [(2, False), (3, True)])
def test_a_duel_for_more_than_a_cart_holds_is_warned_of(cart: int, is_warned: bool) -> None:
    """R18: whoever wins, all of it goes back to the stack."""
    view = holding(cart=cart)
    rich = list(view.players)
    rich[OTHER] = replace(rich[OTHER], cart=2)
    duel = Move(f"duel-{OTHER}", ("street-2",), OTHER)
    decision, view = moving(replace(view, players=tuple(rich)), [duel])
    warning = "; but more than 4: all go back (R18)"
    assert FACE.choices_text(decision, Reader(view, NAMES, EN)).endswith(warning) == is_warned


@pytest.mark.parametrize("locale", LOCALES)
def test_a_button_that_has_a_row_for_itself_names_the_owner_of_a_claim_in_full(locale: str) -> None:
    view = holding(known={"k": Card.NO_GOLD}, theirs=("k",), place="k")
    names, words = tuple(letter * 32 for letter in "WXYZ"), words_for(locale)
    for key in (LAY, LEAVE):
        assert names[OTHER] in FACE.choice_label(CLAIM, key, Reader(asked(view, CLAIM), names, words))


def test_the_question_for_a_move_says_what_stands_and_its_choices_what_is_there_and_how_far_it_is() -> None:
    view = holding(mines=("m",), known={"a": Card.BATH}, place="street-3", cart=2)
    keys = ("a", "d", "m", "bank", "street-4", "room", "c-d-1")
    decision, view = moving(view, [Move(key, (key,)) for key in keys])
    read = Reader(view, NAMES, EN)
    assert FACE.prompt(decision, read) == (
        "Where do you go with **4**? You are on Street 3: cart 2, 2 markers free."
    )
    assert FACE.choices_text(decision, read).splitlines() == [
        "Steps from there:",
        "- **1** A: “A hot bath” (known): off to the Bison Hotel",
        "- **2** D: unknown card, Bank 17, mine M 4",
        "- **3** M: you dig a nugget, then 3 on the cart, Bank 16",
        "- **4** Bank: unload 2 nuggets, mine M 16",
        "- **5** Street 4: Bank 3, mine M 18",
        "- **6** Room: you are taken to the Bison Hotel",
        "- **7** Trail C–D 1: Bank 17, mine M 6",
    ]
    assert FACE.choice_label(decision, "d", read) == "2 D: unknown card, Bank 17, mine M 4, card L 2"


def test_what_is_suggested_begins_with_the_number_that_may_be_typed() -> None:
    """So a number that is typed finds the move, and not one whose distances have that number."""
    for moment in moments():
        if moment.decision.name == "move":
            assert isinstance(moment.decision, Pick)
            read = Reader(moment.view, NAMES, EN)
            said = [FACE.choice_label(moment.decision, one.key, read) for one in moment.decision.options]
            numbers = [str(number) for number in range(1, len(said) + 1)]
            assert [label.split(maxsplit=1)[0] for label in said] == numbers


@pytest.mark.parametrize(
    ("card", "theirs", "question", "said", "offered"),
    [
        (Card.GOLD, (), "you lay a claim on it", "In the Registry it becomes your mine", "Lay a claim"),
        (Card.POSSIBLE, (), "you lay a claim on it", "The Assay Office must find out", "Lay a claim"),
        (Card.NO_GOLD, (), "do you bluff with a claim", "cannot tell a bluff", "Bluff: lay a claim"),
        (Card.GOLD, ("k",), "do you replace", "Anna gets the marker back", "Replace Anna’s claim"),
        (Card.POSSIBLE, ("k",), "do you replace", "Anna gets the marker back", "Replace Anna’s claim"),
        (Card.NO_GOLD, ("k",), "do you replace", "Anna gets the marker", "Bluff: replace Anna’s claim"),
    ],
)
def test_the_question_for_a_claim_says_what_the_card_says_and_the_choices_what_follows(
    card: Card, theirs: tuple[str, ...], question: str, said: str, offered: str
) -> None:
    view = asked(holding(known={"k": card}, place="k", theirs=theirs), CLAIM)
    read = Reader(view, NAMES, EN)
    asks = FACE.prompt(CLAIM, read)
    assert asks.startswith("Square K")
    assert f"says **{EN.text(f'goldrush-card-{card}')}**: {question}" in asks
    assert asks.endswith("You have 3 markers free.")
    assert ("with Anna’s claim" in asks) == bool(theirs)
    assert said in FACE.choices_text(CLAIM, read)
    assert labels(CLAIM, view)[0] == offered


def test_claims_are_listed_as_they_are_where_they_can_be_taken_back_or_assayed() -> None:
    view = asked(holding(CLAIMED, place="registry"), WITHDRAW)
    read = Reader(view, NAMES, EN)
    mine = "A (No gold), B (Possible gold), C (No gold)"
    assert FACE.prompt(WITHDRAW, read) == f"Which claims do you take back? You have: {mine}."
    assert "the others learn only that these squares are not sure gold" in FACE.choices_text(WITHDRAW, read)
    assert labels(WITHDRAW, view) == [
        "Take no claim back",
        *(f"Take back {what}" for what in ("A", "B", "C", "A and B", "A and C", "B and C", "A, B and C")),
    ]
    read = Reader(asked(view, BLUFFS), NAMES, EN)
    assert FACE.prompt(BLUFFS, read) == f"Which claims do you take back? You have: {mine}."
    assert FACE.choices_text(BLUFFS, read).startswith("You may take back those on cards without gold")
    nothing = pick("withdraw", KEEP)
    read = Reader(asked(view, nothing), NAMES, EN)
    assert mine in FACE.prompt(nothing, read)
    assert "You are asked all the same" in FACE.choices_text(nothing, read)
    view = asked(holding(CLAIMED, place="assay"), ASSAY)
    read = Reader(view, NAMES, EN)
    assert FACE.prompt(ASSAY, read) == f"Which claim do you have assayed? You have: {mine}."
    assert "With 4, 5 or 6 it is gold" in FACE.choices_text(ASSAY, read)
    assert labels(ASSAY, view) == ["Have ore from B assayed", "Have nothing assayed"]
    nothing = pick("assay", NOTHING)
    read = Reader(asked(view, nothing), NAMES, EN)
    assert mine in FACE.prompt(nothing, read)
    assert "You are asked all the same" in FACE.choices_text(nothing, read)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_choice_of_creeks_and_every_answer_has_words(locale: str) -> None:
    words = words_for(locale)
    creeks = pick("creek", "silver", "dry")
    view = asked(holding(CLAIMED, place="k"), creeks)
    assert FACE.prompt(creeks, Reader(view, NAMES, words))
    assert FACE.turn(Reader(public(view), NAMES, words))
    assert FACE.choice_label(creeks, "dry", Reader(view, NAMES, words)).startswith("Dry Creek: Registry ")
    assert "Silver Creek" in FACE.answer_text(creeks, "silver", Reader(view, NAMES, words))
    for decision in (CLAIM, WITHDRAW, ASSAY):
        said = [
            FACE.answer_text(decision, one.key, Reader(asked(view, decision), NAMES, words))
            for one in decision.options
        ]
        assert len(set(said)) == len(decision.options)
    assert {LAY, LEAVE} == {one.key for one in CLAIM.options}


def test_answers_are_confirmed_in_full() -> None:
    decision, view = moving(holding(), [Move("k", ("k",)), Move(f"duel-{OTHER}", ("a",), OTHER)])
    said = [FACE.answer_text(decision, one.key, Reader(view, NAMES, EN)) for one in decision.options]
    assert said == ["You go to K.", "You challenge Anna."]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("decision", ["move", "claim", "withdraw", "assay"])
def test_what_cannot_be_done_is_refused_in_the_games_own_words(decision: str, locale: str) -> None:
    words, typed = words_for(locale), "leave" if decision == "claim" else "x"
    error = IllegalAnswer("not-an-option", rule="R2").about("goldrush", decision, typed=typed)
    assert "R2" in words.refusal(error)
    assert words.refusal(error) != words.refusal(IllegalAnswer("not-an-option", rule="R2"))


@pytest.mark.parametrize("locale", LOCALES)
def test_only_who_would_leave_gold_reads_that_it_must_be_claimed(locale: str) -> None:
    words, plain = words_for(locale), IllegalAnswer("not-an-option", rule="R5")
    other = IllegalAnswer("not-an-option", rule="R5").about("goldrush", "claim", typed="x")
    assert words.refusal(other) == words.refusal(plain)


def test_moves_and_claims_are_found_by_what_the_map_says() -> None:
    assert FACE.numbered == {"move", "withdraw"}
