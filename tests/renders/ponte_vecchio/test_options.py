"""Ponte Vecchio in words: questions and table, in every language, in Discord's limits, without secrets."""

import itertools
from dataclasses import replace

import pytest

from cogs.parts.choices import CONFIRMED
from engine.errors import IllegalAnswer, NotAsked
from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.cards import Phase
from engine.games.ponte_vecchio.view import HandView, PonteVecchioView
from engine.play.decisions import Amount, Option, Pick
from engine.play.table import Seat
from renders.language.catalogues import HINT, LABEL, LOCALES, words_for
from renders.language.names import cut
from renders.ponte_vecchio import FACE
from renders.reader import Reader
from tests.renders.ponte_vecchio import tables
from tests.renders.ponte_vecchio.played import moments
from tests.renders.samples import NASTY

NAMES = ("Anna", "Ben", "Cleo Quicksilver", "Dirk", "Eva")
WIDE = tuple(letter * 32 for letter in "WMѾ@Q")
LONG = ("W" * 100,) * 5
EN = words_for("en")
A, B, C, D, E = map(Seat, range(5))
MOVE = Pick(name="move", rule="P11", options=(Option("step-4"), Option("step-7")))
BUILD = Pick(name="build", rule="P5", options=(Option("step-2"),))
OFFER = Amount(name="offer", rule="P10", low=5, high=95, step=5, may_pass=True)
BID = Amount(name="bid", rule="P4", low=40, high=95, step=5, may_pass=True)
CARD = Pick(name="card", rule="P6", options=(Option("joker"), Option("20")), is_secret=True)
TURN = Pick(name="turn", rule="P14", options=(Option("turn"), Option("keep")))


def bridge(**owners: tuple[Seat | None, Seat | None]) -> tuple[tuple[Seat | None, Seat | None], ...]:
    """A bridge with these plots built on: `step_7=(A, B)`."""
    plots: list[tuple[Seat | None, Seat | None]] = [(None, None)] * 15
    for step, both in owners.items():
        plots[int(step.removeprefix("step_")) - 1] = both
    return tuple(plots)


def seen(view: PonteVecchioView, seat: Seat, **more: object) -> PonteVecchioView:
    """A table as a seat sees it, with some things changed."""
    return replace(tables.held(view, seat), **more)  # type: ignore[arg-type]


def moving(**more: object) -> PonteVecchioView:
    """Anna is to move with a 60, from step 3 outward."""
    view = tables.start(3)
    players = tuple(replace(player, newest="60", built=2) for player in view.players)
    full = replace(
        view,
        phase=Phase.MOVE,
        players=players,
        bridge=bridge(step_2=(B, None), step_5=(A, None), step_7=(A, B), step_9=(C, B), step_12=(B, None)),
        position=3,
        holder=A,
        mover=A,
        worth=60,
        asked_for="move",
    )
    return seen(full, A, **more)


def test_questions_of_every_kind_are_tried() -> None:
    assert {moment.decision.name for moment in moments()} == set(GAME.decisions)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, WIDE, LONG], ids=["short", "wide", "long"])
def test_every_question_has_words_within_discords_limits(names: tuple[str, ...], locale: str) -> None:
    words = words_for(locale)
    for moment in moments():
        decision, view = moment.decision, moment.view
        assert 0 < len(FACE.prompt(decision, Reader(view, names, words))) < 1500
        for answer in itertools.islice(decision.legal(), 5):
            assert FACE.answer_text(decision, answer, Reader(view, names, words))
        if isinstance(decision, Amount):
            for amount in itertools.islice(decision.legal(), 5):
                assert 0 < len(FACE.amount_label(decision, amount, Reader(view, names, words))) <= LABEL
            continue
        assert isinstance(decision, Pick)
        for one in decision.options:
            assert 0 < len(FACE.option_label(decision, one.key, Reader(view, names, words))) <= LABEL
            assert 0 < len(FACE.choice_label(decision, one.key, Reader(view, names, words))) <= HINT
            hint = FACE.option_hint(decision, one.key, Reader(view, names, words))
            assert hint is None or 0 < len(hint) <= HINT


@pytest.mark.parametrize("locale", LOCALES)
def test_options_of_a_decision_can_be_told_apart(locale: str) -> None:
    for moment in moments():
        if isinstance(moment.decision, Pick):
            keys = [one.key for one in moment.decision.options]
            labels = {
                FACE.option_label(moment.decision, key, Reader(moment.view, NAMES, words_for(locale)))
                for key in keys
            }
            assert len(labels) == len(keys)


@pytest.mark.parametrize("name", FACE.by_number)
def test_a_step_goes_by_the_number_that_is_printed_on_it(name: str) -> None:
    before = FACE.by_number[name]
    asked = [moment for moment in moments() if moment.decision.name == name]
    for moment in asked:
        assert isinstance(moment.decision, Pick)
        steps = [one.key for one in moment.decision.options if one.key.startswith(before)]
        assert steps
        for key in steps:
            label = FACE.choice_label(moment.decision, key, Reader(moment.view, NAMES, EN))
            assert label.startswith(f"Step {int(key.removeprefix(before))}")


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_step_pays_is_never_cut_off(locale: str) -> None:
    """Nor on the button that confirms it, where less of it stands."""
    view = moving(worth=240)
    for key, gulden in (("step-7", "240"), ("step-9", "240"), ("sell-1-1240", "1240")):
        assert gulden in FACE.option_label(MOVE, key, Reader(view, WIDE, words_for(locale)))
        assert gulden in cut(FACE.choice_label(MOVE, key, Reader(view, WIDE, words_for(locale))), CONFIRMED)


@pytest.mark.parametrize(
    ("key", "label", "hint"),
    [
        ("step-4", "Step 4: nobody is paid", None),
        ("step-5", "Step 5: pays you 60", None),
        ("step-7", "Step 7: pays you or Ben 60, as you choose", None),
        ("step-9", "Step 9: pays Cleo Quicksilver or Ben 60, as you choose", None),
        ("step-11", "Step 11: nobody is paid", "The Rich Man may be turned round there"),
        ("step-12", "Step 12: pays Ben 60", "No shop lies beyond: the Rich Man must be turned round there"),
        ("step-15", "Step 15: nobody is paid", "The last step: the Rich Man must be turned round there"),
        ("sell-1-45", "Sell to Ben for 45", "Ben would move with the 60"),
    ],
)
def test_a_move_is_offered_with_whom_it_pays_and_what_follows(key: str, label: str, hint: str | None) -> None:
    assert FACE.choice_label(MOVE, key, Reader(moving(), NAMES, EN)) == label
    assert FACE.option_hint(MOVE, key, Reader(moving(), NAMES, EN)) == hint


def test_whoever_reads_a_public_button_is_not_taken_for_the_mover() -> None:
    public = replace(moving(), seat=None, hand=None)
    assert FACE.choice_label(MOVE, "step-5", Reader(public, NAMES, EN)) == "Step 5: pays Anna 60"
    assert FACE.option_label(MOVE, "step-5", Reader(public, NAMES, EN)) == "5, Anna 60"
    assert FACE.option_label(BUILD, "step-5", Reader(public, NAMES, EN)) == "5, opposite Anna"
    owner = Pick(name="owner", rule="P12", options=(Option("seat-0"), Option("seat-1")))
    assert FACE.option_label(owner, "seat-0", Reader(public, NAMES, EN)) == "Anna gets the 60"
    assert FACE.option_label(owner, "seat-0", Reader(moving(), NAMES, EN)) == "You get the 60"


def test_a_plot_is_offered_with_whose_shop_is_opposite_and_how_far_ahead_it_is() -> None:
    view = moving(phase=Phase.AUCTION)
    said = [
        (
            FACE.choice_label(BUILD, key, Reader(view, NAMES, EN)),
            FACE.option_hint(BUILD, key, Reader(view, NAMES, EN)),
        )
        for key in ("step-2", "step-3", "step-4", "step-5")
    ]
    assert said == [
        ("Step 2, opposite Ben’s shop", "Behind the Rich Man"),
        ("Step 3 (left and right are free)", "Beside the Rich Man: neither pays nor turns him"),
        ("Step 4 (left and right are free)", "The next step ahead of the Rich Man"),
        ("Step 5, opposite your own shop", "2 steps ahead of the Rich Man"),
    ]


@pytest.mark.parametrize(
    ("decision", "key", "label"),
    [
        (MOVE, "step-4", "4"),
        (MOVE, "step-5", "5, you 60"),
        (MOVE, "step-9", "9, Cleo Quicksil… or Ben 60"),
        (MOVE, "sell-1-45", "Sell to Ben for 45"),
        (MOVE, "ask", "Ask for offers"),
        (BUILD, "step-2", "2, opposite Ben"),
        (BUILD, "step-3", "3"),
        (BUILD, "step-5", "5, opposite you"),
    ],
)
def test_a_step_has_a_short_button_that_begins_with_its_number(decision: Pick, key: str, label: str) -> None:
    assert FACE.option_label(decision, key, Reader(moving(), NAMES, EN)) == label


@pytest.mark.parametrize(("locale", "label"), [("nl", "5, jij 60"), ("de", "5, du 60")])
def test_whoever_owns_the_shop_on_a_step_is_du_and_never_dich(locale: str, label: str) -> None:
    assert FACE.option_label(MOVE, "step-5", Reader(moving(), NAMES, words_for(locale))) == label


def test_the_card_that_was_laid_and_a_sale_are_green_and_nothing_else_is() -> None:
    laid = replace(moving(), hand=HandView(("10", "20"), laid="20", joker=0))
    card = Pick(name="card", rule="P6", options=(Option("10"), Option("20")))
    assert [FACE.style(card, key, laid) for key in ("10", "20")] == ["secondary", "success"]
    assert {FACE.style(card, key, replace(laid, hand=None)) for key in ("10", "20")} == {"secondary"}
    assert FACE.style(MOVE, "sell-1-45", laid) == "success"
    assert FACE.style(MOVE, "step-9", laid) == FACE.style(MOVE, "ask", laid) == "secondary"


def test_a_turn_is_offered_with_what_the_rich_man_would_look_at() -> None:
    view = moving(position=12)
    assert [FACE.option_label(TURN, key, Reader(view, NAMES, EN)) for key in ("turn", "keep")] == [
        "Turn the Rich Man round: he will look at steps 11 to 1",
        "Do not turn the Rich Man: he keeps looking at steps 13 to 15",
    ]
    assert [FACE.option_hint(TURN, key, Reader(view, NAMES, EN)) for key in ("turn", "keep")] == [
        "Shops in that direction, by steps: Ben 3, you 2, Cleo Quicksilver 1",
        "Shops in that direction, by steps: none",
    ]
    assert FACE.option_label(TURN, "keep", Reader(moving(position=14), NAMES, EN)).endswith("at step 15")


@pytest.mark.parametrize("locale", LOCALES)
def test_an_offer_that_has_changed_is_refused_in_the_games_own_words(locale: str) -> None:
    words = words_for(locale)
    error = IllegalAnswer("not-an-option", rule="P10").about("ponte-vecchio", "move")
    assert "P10" in words.refusal(error)
    assert words.refusal(error) != words.refusal(IllegalAnswer("not-an-option", rule="P10"))
    kinds = [
        words.refusal(IllegalAnswer("not-an-option").about("ponte-vecchio", "move", typed=typed))
        for typed in ("sell-1-45", " Sell-1-45", "step-9", "9", "x" * 6000, "")
    ]
    assert kinds[0] == kinds[1] != kinds[2]
    assert set(kinds[2:]) == {kinds[2]}
    others = {
        words.refusal(refusal)
        for reason in ("for-others", "asked-yourself")
        for refusal in (NotAsked(reason), NotAsked(reason).about("ponte-vecchio", "offer"))
    }
    assert len(others) == 4
    for decision in ("offer", "bid"):
        own = words.refusal(IllegalAnswer("no-pass", rule="P3").about("ponte-vecchio", decision))
        assert own != words.refusal(IllegalAnswer("no-pass", rule="P3"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_leaves_every_text_whole(name: str, locale: str) -> None:
    words, names = words_for(locale), (name,) * 5
    view = tables.bargaining(5)
    shown, signs = words.named(names, 0), "ÑØÞÐÆ"
    said = FACE.turn(Reader(view, tuple(signs), words))
    for seat, sign in enumerate(signs):
        said = said.replace(sign, words.named(names, seat))
    assert FACE.turn(Reader(view, names, words)) == said
    assert shown in FACE.board_text(Reader(view, names, words))
    assert FACE.alt_text(Reader(view, names, words))


def test_what_the_news_always_tell_is_not_said_above_them_as_well() -> None:
    five = ("Anna", "Ben", "Cleo", "Dirk", "Eva")
    for stage in (tables.building, tables.laying, tables.bargaining, tables.sold, tables.final):
        assert FACE.turn(Reader(stage(5), five, EN)).count("\n") == 0
    assert FACE.turn(Reader(tables.bidding(5), five, EN)).endswith(
        "Highest bid: 1235 (**Ben**). Passed: **Cleo**"
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_turns_are_announced_at_every_stage(locale: str) -> None:
    said = set()
    for make in tables.VIEWS[:-1]:
        view = make(4)
        line = FACE.turn(Reader(view, NAMES, words_for(locale))).splitlines()[0]
        assert all(NAMES[seat] in line for seat in view.asked)
        said.add(line)
    assert len(said) == len(tables.VIEWS[:-1])
    assert FACE.turn(Reader(replace(tables.start(2), asked_for=None), NAMES, words_for(locale)))


def test_who_may_offer_is_said_to_everybody() -> None:
    for money, said in (
        ((0, 100, 100), "The others may offer for it."),
        ((0, 100, 4), "Ben may offer for it."),
        ((100, 0, 4), "with the 60."),
    ):
        players = tuple(replace(player, gulden=money[player.seat]) for player in moving().players)
        assert FACE.turn(Reader(moving(players=players), NAMES, EN)).endswith(said)
    four = replace(tables.bargaining(5), players=tables.bargaining(5).players[:4])
    assert FACE.turn(Reader(four, NAMES, EN)).endswith("The others may offer for it.")
    poor = replace(four, players=(*four.players[:3], replace(four.players[3], gulden=4)))
    assert FACE.turn(Reader(poor, NAMES, EN)).endswith("Ben and Cleo Quicksilver may offer for it.")
