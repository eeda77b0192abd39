"""Ponte Vecchio in words: questions and table, in every language, in Discord's limits, without secrets."""

import itertools
from dataclasses import replace

import pytest

from cogs.parts.choices import CONFIRMED
from engine.errors import IllegalAnswer, NotAsked
from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.cards import Direction, Phase
from engine.games.ponte_vecchio.view import AuctionView, HandView, PonteVecchioView
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
    assert FACE.option_label(MOVE, "step-5", Reader(public, NAMES, EN)) == "5 · Anna 60"
    assert FACE.option_label(BUILD, "step-5", Reader(public, NAMES, EN)) == "5 · opposite Anna"
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
        (MOVE, "step-5", "5 · you 60"),
        (MOVE, "step-9", "9 · Cleo Quicksil… / Ben 60"),
        (MOVE, "sell-1-45", "Sell to Ben for 45"),
        (MOVE, "ask", "Ask for offers"),
        (BUILD, "step-2", "2 · opposite Ben"),
        (BUILD, "step-3", "3"),
        (BUILD, "step-5", "5 · opposite you"),
    ],
)
def test_a_step_has_a_short_button_that_begins_with_its_number(decision: Pick, key: str, label: str) -> None:
    assert FACE.option_label(decision, key, Reader(moving(), NAMES, EN)) == label


@pytest.mark.parametrize(("locale", "label"), [("nl", "5 · jij 60"), ("de", "5 · du 60")])
def test_whoever_owns_the_shop_on_a_step_is_du_and_never_dich(locale: str, label: str) -> None:
    assert FACE.option_label(MOVE, "step-5", Reader(moving(), NAMES, words_for(locale))) == label


def test_the_card_that_was_laid_and_a_sale_are_green_and_nothing_else_is() -> None:
    laid = replace(moving(), hand=HandView(("10", "20"), laid="20", joker=0))
    card = Pick(name="card", rule="P6", options=(Option("10"), Option("20")))
    assert [FACE.style(card, key, laid) for key in ("10", "20")] == ["secondary", "success"]
    assert {FACE.style(card, key, replace(laid, hand=None)) for key in ("10", "20")} == {"secondary"}
    assert FACE.style(MOVE, "sell-1-45", laid) == "success"
    assert FACE.style(MOVE, "step-9", laid) == FACE.style(MOVE, "ask", laid) == "secondary"


def test_the_holder_sees_the_offers_the_highest_first_and_need_not_wait() -> None:
    alone = FACE.prompt(MOVE, Reader(moving(), NAMES, EN)).splitlines()
    assert alone == [
        "You have the right to move with the 60: the shop at which the Rich Man stops is paid 60.",
        "Nobody has made an offer for the right yet. You need not wait for one.",
    ]
    offers = tuple(replace(player, offer=(0, 30, 45)[player.seat]) for player in moving().players)
    said = FACE.prompt(MOVE, Reader(moving(players=offers), NAMES, EN))
    assert "Offers: Cleo Quicksilver 45, Ben 30." in said
    asked = FACE.prompt(MOVE, Reader(moving(players=offers, has_asked=True), NAMES, EN))
    assert "Everyone you asked has answered. Offers: Cleo Quicksilver 45, Ben 30." in asked
    poor = tuple(replace(player, gulden=4) for player in moving().players)
    assert len(FACE.prompt(MOVE, Reader(moving(players=poor), NAMES, EN)).splitlines()) == 1


def test_a_buyer_is_told_that_the_right_cannot_be_sold_on() -> None:
    said = FACE.prompt(MOVE, Reader(moving(holder=B), NAMES, EN))
    assert said.startswith("You have bought the right and move with the 60")
    assert said.endswith("You cannot sell the right on.")


def test_an_offer_is_asked_for_with_all_that_it_depends_on() -> None:
    view = moving()
    players = [replace(player, newest=("joker", "100", "20")[player.seat]) for player in view.players]
    players[1] = replace(players[1], gulden=85, offer=25)
    said = FACE.prompt(OFFER, Reader(replace(view, seat=B, players=tuple(players)), NAMES, EN)).splitlines()
    assert said == [
        "Anna has the right to move with the joker (worth 40), and may sell it to you.",
        "You would move with the 100: one of your shops ahead, on steps 7, 9 and 12, could get you 100.",
        "You have 85 gulden. An offer stands until it is accepted or the Rich Man moves; you may raise, lower"
        " or withdraw it.",
        "Offers: you 25",
    ]
    back = replace(view, seat=C, direction=Direction.BACK)
    assert "no shop of yours is ahead" in FACE.prompt(OFFER, Reader(back, NAMES, EN))
    labels = [
        FACE.amount_label(OFFER, amount, Reader(replace(view, seat=B, players=tuple(players)), NAMES, EN))
        for amount in (None, 5, 45)
    ]
    assert labels == ["Withdraw the offer of 25", "Offer 5", "Offer 45"]


OFFERS = Amount(name="offers", rule="P10", low=5, high=95, step=5, may_pass=True)


def test_whoever_is_asked_for_an_offer_reads_what_it_depends_on_what_stands_and_what_they_answered() -> None:
    view = replace(moving(asked=(B, C), asked_for="offers", has_asked=True), seat=B)
    said = FACE.prompt(OFFERS, Reader(view, NAMES, EN)).splitlines()
    assert said == [
        "Anna has the right to move with the 60, and asks you for an offer."
        " All answers are turned up together.",
        "You would move with the 60: one of your shops ahead, on steps 7, 9 and 12, could get you 60.",
        "You have 100 gulden. An offer stands until it is accepted or the Rich Man moves; to offer nothing"
        " costs nothing.",
    ]
    players = (view.players[0], replace(view.players[1], offer=25), view.players[2])
    again = replace(view, players=players, asked=(C,), hand=HandView(("20",), None, 40, 45))
    assert FACE.prompt(OFFERS, Reader(again, NAMES, EN)).splitlines()[2:] == [
        "You have 100 gulden. Your offer of 25 stands already: change it, or keep it.",
        "You have offered 45. Until all have answered, you can change that.",
        "Offers: you 25",
    ]
    stays = replace(again, hand=HandView(("20",), None, 40, 0))
    assert "You have offered 25." in FACE.prompt(OFFERS, Reader(stays, NAMES, EN))
    labels = [FACE.amount_label(OFFERS, amount, Reader(view, NAMES, EN)) for amount in (None, 45)]
    assert labels == ["Offer nothing", "Offer 45"]
    assert FACE.amount_label(OFFERS, None, Reader(again, NAMES, EN)) == "Keep the offer of 25"
    everybody = [replace(each, seat=None, hand=None) for each in (view, again)]
    labels = [FACE.amount_label(OFFERS, None, Reader(each, NAMES, EN)) for each in everybody]
    assert labels == ["Offer nothing", "No new offer"]
    assert FACE.answer_text(OFFERS, None, Reader(again, NAMES, EN)) == "You keep your offer of 25."
    assert FACE.answer_text(OFFERS, None, Reader(view, NAMES, EN)) == "You offer nothing."
    assert FACE.answer_text(OFFERS, 45, Reader(view, NAMES, EN)) == (
        "You offer 45 gulden for the right to move."
    )
    assert FACE.turn(Reader(view, NAMES, EN)) == "Anna asks Ben and Cleo Quicksilver for an offer"


def test_the_holder_reads_that_they_may_ask_and_what_came_of_it() -> None:
    asking = replace(MOVE, options=(*MOVE.options, Option("ask")))
    said = FACE.prompt(asking, Reader(moving(), NAMES, EN)).splitlines()
    assert said[1:] == [
        "Nobody has made an offer for the right yet. You need not wait for one.",
        "Once in this play you can ask for offers: everyone else who can pay answers at the same time, then"
        " it is your turn again.",
    ]
    assert FACE.prompt(MOVE, Reader(moving(has_asked=True), NAMES, EN)).splitlines()[1:] == [
        "You have asked for offers, and there are none."
    ]
    assert FACE.option(asking, "ask", Reader(moving(), NAMES, EN)) == "Ask for offers"
    assert FACE.answer_text(asking, "ask", Reader(moving(), NAMES, EN)) == "You ask the others for offers."


def test_a_bid_is_asked_for_with_what_stands_and_what_one_has() -> None:
    view = seen(tables.bidding(4), A)
    assert FACE.prompt(BID, Reader(view, NAMES, EN)).splitlines() == [
        "Ben bids 1235 for a shop. Bid more, or pass and stay out of this auction.",
        "You have 5 gulden and 8 shops left to build; 14 plots are free.",
    ]
    opening = replace(view, auction=AuctionView(0, None, A, (), None))
    assert FACE.prompt(BID, Reader(opening, NAMES, EN)).startswith(
        "Open the auction of a shop: bid at least 5"
    )
    assert [FACE.amount_label(BID, amount, Reader(view, NAMES, EN)) for amount in (None, 40)] == [
        "Pass",
        "Bid 40",
    ]


def test_a_card_is_asked_for_with_what_decides_a_tie_and_what_the_joker_is_worth() -> None:
    view = moving(hand=HandView(("joker", "20"), None, 40))
    said = FACE.prompt(CARD, Reader(view, NAMES, EN)).splitlines()
    assert "The joker is the lowest of all, and yours is worth 40 now." in said[0]
    assert said[1] == (
        "Of equal cards the one with the nearest shop ahead counts: you (step 5), Ben (step 7),"
        " Cleo Quicksilver (step 9)."
    )
    assert FACE.button_label(CARD, "joker", Reader(view, NAMES, EN)) == "Joker (40)"
    back = replace(view, direction=Direction.BACK, hand=HandView(("20",), None, 40), play=3)
    said = FACE.prompt(CARD, Reader(back, NAMES, EN)).splitlines()
    assert said[0] == "**Final round, play 3 of 11.**"
    assert "You have played your joker" in said[1]
    assert said[2].endswith("equally near are out: Ben (step 2), you and Cleo Quicksilver (none ahead).")


def test_who_has_laid_a_card_is_not_told_again_what_cards_do() -> None:
    view = moving(hand=HandView(("joker", "20"), "20", 40))
    first, nearest = FACE.prompt(CARD, Reader(view, NAMES, EN)).splitlines()
    assert first == "Until all have laid, you may lay another card instead of the 20."
    assert nearest.startswith("Of equal cards")


def test_a_turn_is_offered_with_what_the_rich_man_would_look_at() -> None:
    view = moving(position=12)
    assert [FACE.option_label(TURN, key, Reader(view, NAMES, EN)) for key in ("turn", "keep")] == [
        "Turn the Rich Man round: he will look at steps 11 to 1",
        "Let the Rich Man look on: at steps 13 to 15",
    ]
    assert [FACE.option_hint(TURN, key, Reader(view, NAMES, EN)) for key in ("turn", "keep")] == [
        "Steps with shops there: Ben 3, you 2, Cleo Quicksilver 1",
        "Steps with shops there: none",
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
        "Highest bid: 1235 (**Ben**) · Passed: **Cleo**"
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
