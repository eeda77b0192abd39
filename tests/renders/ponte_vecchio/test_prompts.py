"""What Ponte Vecchio asks, in one line, and what the lines below it say of the choices."""

from dataclasses import replace

from engine.games.ponte_vecchio.cards import Direction
from engine.games.ponte_vecchio.view import AuctionView, HandView, PonteVecchioView
from engine.play.decisions import Amount, Answer, Decision, Option
from renders.ponte_vecchio import FACE
from renders.reader import Reader
from tests.renders.ponte_vecchio import tables
from tests.renders.ponte_vecchio.test_options import (
    BID,
    CARD,
    EN,
    MOVE,
    NAMES,
    OFFER,
    TURN,
    A,
    B,
    C,
    bridge,
    moving,
    seen,
)


def choices(decision: Decision[Answer], view: PonteVecchioView) -> list[str]:
    """The lines below a question."""
    return FACE.choices_text(decision, Reader(view, NAMES, EN)).splitlines()


TURNING = "- You may turn the Rich Man round on step 11; on steps 12 to 15 you must."


def test_the_holder_reads_by_which_card_a_buyer_would_move_the_highest_offer_first_and_need_not_wait() -> (
    None
):
    assert FACE.prompt(MOVE, Reader(moving(), NAMES, EN)) == (
        "Move the Rich Man on from step 3, or sell the right to move. With your 60, the shop where he stops"
        " gets 60."
    )
    assert choices(MOVE, moving()) == ["- There is no offer yet; you need not wait for one.", TURNING]
    offers = tuple(replace(player, offer=(0, 30, 45)[player.seat]) for player in moving().players)
    assert choices(MOVE, moving(players=offers)) == [
        "- Offers: Cleo Quicksilver 45, to move with the 60; Ben 30, to move with the 60.",
        TURNING,
    ]
    poor = moving(players=tuple(replace(player, gulden=4) for player in moving().players))
    assert FACE.prompt(MOVE, Reader(poor, NAMES, EN)).startswith(
        "Move the Rich Man on from step 3; nobody can buy the right from you. With"
    )
    assert choices(MOVE, poor) == [TURNING]
    bank = moving(position=0, players=tuple(replace(each, newest="joker") for each in moving().players))
    assert FACE.prompt(MOVE, Reader(bank, NAMES, EN)).startswith("Move the Rich Man on from the river bank")
    assert "With your joker, the" in FACE.prompt(MOVE, Reader(bank, NAMES, EN))


def test_a_buyer_is_told_that_the_right_cannot_be_sold_on() -> None:
    said = FACE.prompt(MOVE, Reader(moving(holder=B), NAMES, EN))
    assert said.startswith("Move the Rich Man on from step 3; a bought right cannot be sold on. With your 60")
    assert choices(MOVE, moving(holder=B)) == [TURNING]


def test_where_the_rich_man_can_be_turned_is_said_as_far_as_it_can_happen() -> None:
    far = moving(bridge=bridge(step_2=(B, None), step_15=(A, None)))
    assert choices(MOVE, far)[-1] == (
        "- You may turn the Rich Man round on steps 11 to 14; on step 15 you must."
    )
    near = replace(far, position=14)
    assert choices(MOVE, near)[-1] == "- On step 15 you must turn the Rich Man round."


def test_an_offer_is_asked_for_with_all_that_it_depends_on() -> None:
    view = moving()
    players = [replace(player, newest=("joker", "100", "20")[player.seat]) for player in view.players]
    players[1] = replace(players[1], gulden=85, offer=25)
    own = replace(view, seat=B, players=tuple(players))
    assert FACE.prompt(OFFER, Reader(own, NAMES, EN)) == (
        "Make an offer? Anna may move with the joker (worth 40) and sell that right."
        " With your 100 you could earn 100 on 3 steps. You have 85 gulden."
    )
    assert choices(OFFER, own) == [
        "- Offers: you 25",
        "- You can change or withdraw an offer until it is accepted or the Rich Man moves.",
    ]
    back = replace(view, seat=C, direction=Direction.BACK)
    assert "With your 60 you could earn nothing." in FACE.prompt(OFFER, Reader(back, NAMES, EN))
    labels = [FACE.amount_label(OFFER, amount, Reader(own, NAMES, EN)) for amount in (None, 5, 45)]
    assert labels == ["Withdraw the offer of 25", "Offer 5", "Offer 45"]


OFFERS = Amount(name="offers", rule="P10", low=5, high=95, step=5, may_pass=True)


def test_whoever_is_asked_for_an_offer_reads_what_it_depends_on_what_stands_and_what_they_answered() -> None:
    view = replace(moving(asked=(B, C), asked_for="offers", has_asked=True), seat=B)
    earns = "With your 60 you could earn 60 on 3 steps. You have 100 gulden."
    assert FACE.prompt(OFFERS, Reader(view, NAMES, EN)) == (
        f"Anna may move with the 60, and asks you for an offer. {earns}"
    )
    assert choices(OFFERS, view) == ["- All answers are turned up together."]
    players = (view.players[0], replace(view.players[1], offer=25), view.players[2])
    again = replace(view, players=players, asked=(C,), hand=HandView(("20",), None, 40, 45))
    assert FACE.prompt(OFFERS, Reader(again, NAMES, EN)) == (
        f"You have offered Anna 45; until all have answered, you can change that. {earns}"
    )
    assert choices(OFFERS, again) == [
        "- Offers: you 25",
        "- Your offer of 25 stands: change it, or keep it. All answers are turned up together.",
    ]
    stays = replace(again, hand=HandView(("20",), None, 40, 0))
    assert "You have offered Anna 25;" in FACE.prompt(OFFERS, Reader(stays, NAMES, EN))
    labels = [FACE.amount_label(OFFERS, amount, Reader(view, NAMES, EN)) for amount in (None, 45)]
    assert labels == ["Offer nothing", "Offer 45"]
    assert FACE.amount_label(OFFERS, None, Reader(again, NAMES, EN)) == "Keep the offer of 25"
    everybody = [replace(each, seat=None, hand=None) for each in (view, again)]
    labels = [FACE.amount_label(OFFERS, None, Reader(each, NAMES, EN)) for each in everybody]
    assert labels == ["Offer nothing", "No new offer"]
    assert FACE.answer_text(OFFERS, None, Reader(again, NAMES, EN)) == "You keep your offer of 25."
    assert FACE.answer_text(OFFERS, None, Reader(view, NAMES, EN)) == "You offer nothing."
    assert FACE.answer_text(OFFERS, 45, Reader(view, NAMES, EN)) == ("You offer 45 for the right to move.")
    assert FACE.turn(Reader(view, NAMES, EN)) == "Anna asks Ben and Cleo Quicksilver for an offer"


def test_the_holder_reads_that_they_may_ask_and_what_came_of_it() -> None:
    asking = replace(MOVE, options=(*MOVE.options, Option("ask")))
    assert choices(asking, moving())[:2] == [
        "- There is no offer yet; you need not wait for one.",
        "- Once in this play, you may ask all others for offers.",
    ]
    assert choices(MOVE, moving(has_asked=True))[0] == "- Nobody has offered anything."
    assert FACE.option(asking, "ask", Reader(moving(), NAMES, EN)) == "Ask for offers"
    assert FACE.answer_text(asking, "ask", Reader(moving(), NAMES, EN)) == "You ask the others for offers."


def test_a_bid_is_asked_for_with_what_stands_and_what_one_has() -> None:
    view = seen(tables.bidding(4), A)
    assert FACE.prompt(BID, Reader(view, NAMES, EN)) == (
        "Bid for a shop, or pass for good: Ben leads with 1235."
        " You have 5 gulden and 8 shops left; 14 plots are free."
    )
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
    does = "Lay a card face down: the lowest moves the Rich Man and pays a shop its number."
    assert FACE.prompt(CARD, Reader(view, NAMES, EN)) == f"{does} Your joker is worth 40."
    decides = "- Ties go to the nearest shop ahead, by step"
    assert choices(CARD, view) == [f"{decides}: you 5, Ben 7, Cleo Quicksilver 9."]
    assert FACE.button_label(CARD, "joker", Reader(view, NAMES, EN)) == "Joker (40)"
    assert FACE.option_hint(CARD, "joker", Reader(view, NAMES, EN)) == "The lowest card: lower than 10"
    back = replace(view, direction=Direction.BACK, hand=HandView(("20",), None, 40), play=3)
    assert FACE.prompt(CARD, Reader(back, NAMES, EN)) == (f"Play 3 of 11. {does} You have played your joker.")
    assert choices(CARD, back) == [
        f"{decides}, and equally near ones are out: Ben 2, you and Cleo Quicksilver none."
    ]


def test_who_has_laid_a_card_is_not_told_again_what_cards_do() -> None:
    view = moving(hand=HandView(("joker", "20"), "20", 40))
    assert FACE.prompt(CARD, Reader(view, NAMES, EN)) == (
        "You have laid the 20. Until all have laid, you may lay another card instead."
    )


def test_what_would_be_ahead_of_the_rich_man_is_said_of_both_directions() -> None:
    view = moving(position=12)
    assert FACE.prompt(TURN, Reader(view, NAMES, EN)) == (
        "Turn the Rich Man round? He is on step 12 and looks towards step 15."
    )
    assert choices(TURN, view) == [
        "- Steps with shops ahead of the Rich Man, if you turn him: Ben 3, you 2, Cleo Quicksilver 1."
        " If not: none."
    ]
