"""What a seat may say ahead, when, and what that answers once the seat is asked (P2 to P5, P10, P11)."""

from dataclasses import replace
from functools import cache

import pytest

from engine.errors import IllegalAnswer
from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.cards import CARDS, UNIT
from engine.games.ponte_vecchio.orders import TOGETHER
from engine.games.ponte_vecchio.story import (
    Bid,
    DirectionKept,
    Moved,
    Offered,
    OffersAsked,
    Paid,
    Passed,
    RightSold,
    ShopBuilt,
    Turned,
)
from engine.journal.records import By
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.orders import Order, Said, invited_to, left_of
from engine.play.table import Sealed
from engine.sessions.stand_ins import GameRobot, OrdersOf, answers_in_place
from tests.engine.games.ponte_vecchio.scene import A, B, C, D, Scene, all_built
from tests.engine.games.ponte_vecchio.test_right import BRIDGE
from tests.season.ponte_vecchio import said


def scope(scene, seat, decision):
    """What an order for a decision would be about now; None if none may be given."""
    return GAME.orderable(decision).scope(scene.view(seat))


def asks(scene, seat, decision):
    """The decision by which a seat says ahead what it answers."""
    assert scope(scene, seat, decision) is not None
    return GAME.orderable(decision).asks(scene.view(seat))


def keys(scene, seat, decision):
    return [option.key for option in asks(scene, seat, decision).options]


def ordered(scene, seat, decision, answer):
    """An order, as its seat gives it now."""
    given = asks(scene, seat, decision).parse(answer)
    return Order(decision, scope(scene, seat, decision), given)


def goes_on(scene, orders):
    """Let these orders answer, by seat and decision, until somebody else is asked."""
    ahead = {}
    for seat, said_ahead in orders.items():
        mine = {name: ordered(scene, seat, name, answer) for name, answer in said_ahead.items()}
        ahead[seat] = OrdersOf(int(seat), mine)
    given = list(answers_in_place(scene.match, {}, lambda: ahead))
    assert {each.by for each in given} <= {By.ORDER}
    return scene


def said_by_all(scene, decision):
    """Which seats may say ahead what they answer."""
    return [seat for seat in (A, B, C, D)[: len(scene.state.players)] if scope(scene, seat, decision)]


# How far a seat bids


def auction(*answers, **options):
    """The first auction after the set-up."""
    return Scene(**options).start(*answers)


def test_p04_the_limit_is_about_the_round_and_goes_up_to_all_that_one_has():
    scene = auction(gulden=(100, 63))
    assert [scope(scene, seat, "bid") for seat in (A, B, C)] == [2, 2, 2]
    assert [scope(scene, seat, "build") for seat in (A, B, C)] == [2, 2, 2], "it is about the same auction"
    limit = asks(scene, B, "bid")
    assert (limit.name, limit.rule, limit.may_pass, limit.is_secret) == ("bid", "P4", True, True)
    assert list(limit.amounts()) == list(range(10, 61, 5))


def test_p03_the_opener_goes_from_5_up_and_others_from_10_because_the_opener_bids_5_at_least():
    scene = auction(gulden=(100, 5, 10))
    assert asks(scene, A, "bid").low == UNIT
    assert scope(scene, B, "bid") is None, "a bid of 5 would always be too low"
    assert list(asks(scene, C, "bid").amounts()) == [10]


@pytest.mark.parametrize("answer", [None, 5, 40])
def test_p03_whoever_must_open_bids_the_least_whatever_they_have_said(answer):
    scene = goes_on(auction(), {A: {"bid": answer}})
    assert scene.told(Bid) == [Bid(A, 5, is_opening=True)]
    assert scene.asked == ((B,), "bid")


def test_p03_whoever_must_open_and_would_pass_passes_once_they_are_outbid():
    scene = auction()
    order = ordered(scene, A, "bid", None)
    goes_on(scene, {A: {"bid": None}}).answer(B, 10).answer(C, None)
    list(answers_in_place(scene.match, {}, lambda: {A: OrdersOf(1, {"bid": order})}))
    assert scene.told(Passed)[-1] == Passed(A, is_automatic=False)
    assert scene.asked == ((B,), "build")


def test_p04_limits_bid_against_each_other_by_the_least_steps():
    scene = goes_on(auction(), {A: {"bid": 20}, B: {"bid": 30}, C: {"bid": None}})
    assert [(bid.seat, bid.gulden) for bid in scene.told(Bid)] == [(A, 5), (B, 10), (A, 15), (B, 20)]
    assert scene.asked == ((B,), "build")


def test_p04_whoever_leads_may_still_say_how_far_they_go():
    scene = auction((A, 20))
    assert asks(scene, A, "bid").low == 25


@pytest.mark.parametrize(
    ("options", "answers"),
    [
        ({"bridge": all_built("b", first=1)}, ()),
        ({"gulden": (100, 4)}, ()),
        ({"gulden": (100, 20)}, [(A, 20)]),
        ({}, [(A, 5), (B, None)]),
    ],
    ids=["no shop in hand", "no money", "cannot bid more", "has passed"],
)
def test_p04_whoever_is_not_asked_to_bid_any_more_says_nothing_ahead(options, answers):
    scene = auction(*answers, **options)
    assert scope(scene, B, "bid") is None
    assert scope(scene, B, "build") is None


def test_p05_once_the_auction_is_won_nobody_says_how_far_they_bid():
    scene = auction((A, 5), (B, None), (C, None))
    assert said_by_all(scene, "bid") == []
    assert said_by_all(scene, "build") == [A]


# Where a seat builds


def test_p05_the_step_is_said_from_the_opening_of_the_auction_on_and_one_is_enough():
    scene = auction(bridge={3: "ab", 5: "c"})
    step = asks(scene, C, "build")
    assert list(step.legal()) == [f"step-{number}" for number in range(1, 16) if number != 3]
    goes_on(scene, {A: {"bid": 5}, B: {"bid": None}, C: {"bid": 10, "build": "step-5"}})
    assert scene.told(ShopBuilt) == [ShopBuilt(C, 5, 10, is_free=False)]


def test_p05_an_order_to_build_ends_with_the_chance_to_win():
    scene = auction((A, 5))
    order = ordered(scene, B, "build", "step-5")
    assert left_of(GAME.orderable("build"), scene.view(B), order) is not None
    scene.answer(B, None)
    assert left_of(GAME.orderable("build"), scene.view(B), order) is None


def test_p05_whoever_leads_with_all_their_money_still_says_where_they_build():
    scene = auction((A, 20), gulden=(20, 100, 100))
    assert scope(scene, A, "bid") is None
    assert scope(scene, A, "build") == 2


def test_p05_the_last_free_step_is_nobodys_choice():
    full = dict.fromkeys(range(1, 7), "ab") | dict.fromkeys(range(7, 15), "cd")
    scene = auction(seats=4, bridge=full)
    assert said_by_all(scene, "bid") == [A, B, C, D]
    assert said_by_all(scene, "build") == []


def test_p02_in_the_set_up_a_seat_has_one_more_wish_than_others_build_before_it():
    scene = Scene(4, start=C)
    scene.state.phase = GAME.new(2, {}, Chance("x")).phase
    scene.start()
    assert [asks(scene, seat, "build").high for seat in (C, D, A, B)] == [1, 2, 3, 4]
    scene.answer(C, "step-8")
    assert [asks(scene, seat, "build").high for seat in (D, A, B)] == [1, 2, 3]
    assert scope(scene, C, "build") is None
    assert "step-8" not in keys(scene, D, "build")


def test_p02_in_the_set_up_the_first_wish_that_is_left_is_built():
    scene = Scene(3)
    scene.state.phase = GAME.new(2, {}, Chance("x")).phase
    scene.start()
    goes_on(scene, {A: {"build": ("step-8",)}, B: {"build": ("step-8", "step-7")}})
    assert scene.bridge == {7: "b", 8: "a"}
    assert scene.asked == ((C,), "build")
    assert said_by_all(scene.answer(C, "step-1"), "build") == [A, B, C], "the first auction"


# Who is invited


def invited(scene):
    """Which seats are invited to say something ahead, and to what."""
    found = {}
    for seat in (A, B, C):
        for each in GAME.orders:
            number = invited_to(each, scene.view(seat))
            if number is not None:
                found.setdefault(seat, []).append((each.decision, number))
    return found


def test_p02_in_the_set_up_all_who_have_not_built_are_invited_to_say_where():
    scene = Scene()
    scene.state.phase = GAME.new(2, {}, Chance("x")).phase
    scene.start()
    assert invited(scene) == {seat: [("build", 1)] for seat in (A, B, C)}
    scene.answer(A, "step-8")
    assert invited(scene) == {seat: [("build", 1)] for seat in (B, C)}
    scene.answer(B, "step-7").answer(C, "step-1")
    assert invited(scene) == {seat: [("bid", 2)] for seat in (A, B, C)}, "one thing calls all"


def test_p05_nobody_is_invited_to_build_what_only_one_of_them_can_win():
    scene = auction((A, 5), (B, None), (C, None))
    assert scope(scene, A, "build") == 2
    assert invited(scene) == {}


# Where a seat moves, and for how much it sells


def laying(**options):
    """All lay their cards; A has 10, B 70, C 50 and D 90 in hand, and one more card each."""
    scene = Scene(**{"seats": 4, "bridge": BRIDGE, **options})
    for seat, card in enumerate(("10", "70", "50", "90")[: len(scene.state.players)]):
        scene.holds(seat, card, "100")
    return scene.final().start()


def turned(scene):
    return scene.all_lay(*("10", "70", "50", "90")[: len(scene.state.players)])


def test_p10_a_step_and_a_price_are_said_from_the_laying_of_cards_on():
    scene = laying(at=8)
    way = asks(scene, A, "move")
    assert (way.name, way.rule, way.low, way.high, way.is_secret) == ("move", "P10", 1, 2, True)
    steps = [f"step-{number}" for number in range(9, 16)]
    assert keys(scene, A, "move")[:7] == steps
    assert keys(scene, A, "move")[7:] == [f"from-{price}" for price in (10, 20, 30, 40, 50, 60, 70, 80, 100)]


def test_p10_steps_and_prices_are_never_more_than_fit_together_and_the_likeliest_prices_stay():
    assert keys(laying(), A, "move")[15:] == [f"from-{price}" for price in (20, 30, 40, 50, 60)]
    assert len(keys(laying(), A, "move")) == TOGETHER


def test_p10_no_price_is_named_that_nobody_could_pay():
    scene = laying(gulden=(500, 34, 20, 3))
    assert keys(scene, A, "move")[15:] == ["from-10", "from-20", "from-30"]
    assert keys(laying(gulden=(500, 4, 3, 0)), A, "move")[15:] == []


def test_p10_whoever_names_a_price_asks_for_offers_first():
    scene = goes_on(turned(laying()), {A: {"move": ("step-4", "from-40")}})
    assert scene.told(OffersAsked) == [OffersAsked(A)]
    assert scene.asked == ((B, C, D), "offers")


@pytest.mark.parametrize(
    ("offers", "outcome"),
    [
        ((40, 45, None), RightSold(A, C, 45, "50", 50)),
        ((40, None, None), RightSold(A, B, 40, "70", 70)),
        ((45, None, 45), RightSold(A, B, 45, "70", 70)),
        ((35, None, 5), Moved(A, 0, 4)),
        ((None, None, None), Moved(A, 0, 4)),
    ],
)
def test_p10_the_right_is_sold_to_the_highest_who_reaches_the_price_or_else_the_step_is_moved(
    offers, outcome
):
    scene = turned(laying())
    order = ordered(scene, A, "move", ("step-4", "from-40"))
    goes_on(scene, {A: {"move": order.said}})
    for seat, offer in zip((B, C, D), offers, strict=True):
        scene.answer(seat, offer)
    list(answers_in_place(scene.match, {}, lambda: {A: OrdersOf(1, {"move": order})}))
    assert scene.told(type(outcome))[-1] == outcome


def test_p10_an_offer_that_stands_is_not_taken_before_the_others_are_asked():
    scene = goes_on(turned(laying()).say(B, 60), {A: {"move": ("step-4", "from-40")}})
    assert scene.asked == ((B, C, D), "offers")


@pytest.mark.parametrize(
    ("offers", "asked"), [((None, None, None), None), ((None, 35, None), "move"), ((5, 10, 15), "move")]
)
def test_p10_whoever_names_no_price_asks_first_too_and_answers_offers_themselves(offers, asked):
    scene = turned(laying())
    order = OrdersOf(1, {"move": ordered(scene, A, "move", ("step-4",))})
    goes_on(scene, {A: {"move": ("step-4",)}})
    assert scene.told(OffersAsked) == [OffersAsked(A)]
    for seat, offer in zip((B, C, D), offers, strict=True):
        scene.answer(seat, offer)
    list(answers_in_place(scene.match, {}, lambda: {A: order}))
    assert scene.told(Moved) == ([] if asked else [Moved(A, 0, 4)])
    assert asked is None or scene.asked == ((A,), asked)


def test_p10_whoever_names_a_price_alone_is_asked_if_nobody_reaches_it():
    scene = turned(laying())
    order = OrdersOf(1, {"move": ordered(scene, A, "move", ("from-40",))})
    goes_on(scene, {A: {"move": ("from-40",)}}).answer(B, None).answer(C, 35).answer(D, None)
    assert list(answers_in_place(scene.match, {}, lambda: {A: order})) == []
    assert scene.asked == ((A,), "move")


def test_p10_of_two_prices_the_lower_one_counts():
    scene = turned(laying())
    order = OrdersOf(1, {"move": ordered(scene, A, "move", ("from-50", "from-30"))})
    goes_on(scene, {A: {"move": ("from-50", "from-30")}}).answer(B, 30).answer(C, None).answer(D, None)
    list(answers_in_place(scene.match, {}, lambda: {A: order}))
    assert scene.told(RightSold)[0].gulden == 30


def test_p10_nobody_is_asked_where_nobody_could_pay_and_the_step_is_moved():
    scene = goes_on(turned(laying(gulden=(100, 4, 3, 0))), {A: {"move": ("step-4",)}})
    assert scene.told(Moved) == [Moved(A, 0, 4)]


def test_p10_a_buyer_moves_where_they_have_said_and_does_not_sell_the_right_again():
    scene = laying()
    order = OrdersOf(2, {"move": ordered(scene, B, "move", ("step-6", "from-20"))})
    turned(scene).say(B, 45).answer(A, "sell-1-45")
    list(answers_in_place(scene.match, {}, lambda: {B: order}))
    assert scene.told(Moved) == [Moved(B, 0, 6)]


def test_p10_once_the_cards_are_turned_a_possible_buyer_names_a_step_alone():
    scene = turned(laying(gulden=(100, 100, 4, 100)))
    assert said_by_all(scene, "move") == [A, B, D], "C could not pay"
    assert asks(scene, B, "move").high == 1
    assert keys(scene, B, "move") == [f"step-{number}" for number in range(1, 16)]
    scene.say(B, 5).answer(A, "sell-1-5")
    assert said_by_all(scene, "move") == [B]


def test_p11_only_steps_ahead_are_named():
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        asks(laying(at=8), A, "move").parse(("step-8",))


def test_p11_once_the_rich_man_has_moved_orders_for_the_play_are_over():
    scene = turned(laying(bridge={4: "ac", 9: "b"}))
    move, offer = ordered(scene, A, "move", ("step-4",)), ordered(scene, B, "offers", 20)
    scene.answer(A, "step-4")
    assert scene.asked == ((A,), "owner")
    assert left_of(GAME.orderable("move"), scene.view(A), move) is None
    assert left_of(GAME.orderable("offers"), scene.view(B), offer) is None


# What a seat offers


def test_p10_what_a_seat_offers_is_said_from_the_laying_of_cards_on():
    scene = laying(gulden=(100, 23, 4, 100))
    offer = asks(scene, B, "offers")
    assert (offer.name, offer.rule, offer.is_secret) == ("offers", "P10", True)
    assert list(offer.legal()) == [None, 5, 10, 15, 20]
    assert said_by_all(scene, "offers") == [A, B, D], "C could not pay"
    assert said_by_all(turned(scene), "offers") == [B, D], "A has the right"


def test_p10_exactly_what_was_said_is_offered_and_sealed_until_all_have_answered():
    scene = turned(laying()).answer(A, "ask")
    goes_on(scene, {B: {"offers": 45}, D: {"offers": None}})
    sealed = [told.event.seat for told in scene.match.story if isinstance(told.event, Sealed)]
    assert sealed[-2:] == [B, D]
    assert scene.asked == ((C,), "offers")
    assert scene.told(Offered) == []
    scene.answer(C, 20)
    assert scene.told(Offered) == [Offered(B, 45, 0), Offered(C, 20, 0)]


def test_p10_to_offer_nothing_keeps_the_offer_that_stands():
    scene = turned(laying()).say(B, 30).answer(A, "ask")
    goes_on(scene, {B: {"offers": None}, C: {"offers": None}, D: {"offers": None}})
    assert scene.view().players[B].offer == 30


def test_p10_whoever_has_answered_or_is_not_asked_any_more_says_nothing_ahead():
    scene = turned(laying()).answer(A, "ask").answer(B, 5)
    assert said_by_all(scene, "offers") == [C, D]
    scene.answer(C, None).answer(D, None)
    assert said_by_all(scene, "offers") == []


def test_p10_when_all_is_said_ahead_a_play_waits_for_nobody_once_the_cards_lie():
    scene = laying()
    orders = {A: {"move": ("step-4", "from-40")}, B: {"offers": 30}, C: {"offers": 50, "move": ("step-8",)}}
    ahead = {
        seat: OrdersOf(int(seat), {name: ordered(scene, seat, name, answer) for name, answer in each.items()})
        for seat, each in {**orders, D: {"offers": None}}.items()
    }
    turned(scene)
    list(answers_in_place(scene.match, {}, lambda: ahead))
    assert scene.told(RightSold) == [RightSold(A, C, 50, "50", 50)]
    assert scene.told(Moved) == [Moved(C, 0, 8)]


# Who is paid


def test_p12_whoever_is_always_paid_themselves_is_asked_only_where_no_shop_of_theirs_is():
    for bridge, paid in (({4: "ab", 9: "c"}, True), ({4: "bc", 9: "a"}, False)):
        scene = turned(laying(bridge=bridge)).answer(A, "step-4")
        goes_on(scene, {A: {"owner": "seat-0"}})
        assert (scene.asked != ((A,), "owner")) == paid
        assert [event.owner for event in scene.told(Paid)] == ([A] if paid else [])


# Whether the Rich Man is turned


NOTHING = {seat: {"offers": None} for seat in (B, C, D)}


def test_p14_to_turn_him_is_said_from_the_laying_of_cards_on_and_done_after_the_move():
    for said_ahead, done in (("turn", Turned), ("keep", DirectionKept)):
        scene = laying(bridge={4: "a", 12: "b", 15: "c"})
        assert said_by_all(scene, "turn") == [A, B, C, D]
        assert asks(scene, A, "turn").is_secret
        goes_on(turned(scene), {A: {"move": ("step-12",), "turn": said_ahead}, **NOTHING})
        assert len(scene.told(done)) == 1


def test_p14_what_was_said_before_the_move_counts_after_it_also_if_an_owner_is_asked_for_between():
    scene = turned(laying(bridge={12: "bc", 15: "c"}))
    order = OrdersOf(1, {"turn": ordered(scene, A, "turn", "turn")})
    scene.answer(A, "step-12")
    assert (scene.asked, scope(scene, B, "turn")) == (((A,), "owner"), None)
    scene.answer(A, "seat-1")
    assert scene.asked == ((A,), "turn")
    said_ahead = order.says(scene.match, A, scene.match.opened(A))
    assert said_ahead == Said("turn")


@pytest.mark.parametrize(
    ("at", "bridge", "may"),
    [(0, {9: "b"}, False), (0, {15: "b"}, True), (13, {15: "b"}, True), (14, {15: "b"}, False)],
)
def test_p14_nothing_is_said_where_no_step_ahead_leaves_a_choice(at, bridge, may):
    scene = turned(laying(bridge={1: "a"} | bridge, at=at))
    assert (scope(scene, scene.view().holder, "turn") is not None) == may


# A last card


def test_p06_of_a_last_card_all_is_said_from_the_auction_on_because_nobody_is_asked_for_it():
    scene = Scene(bridge=BRIDGE)
    for seat, card in ((A, "10"), (B, "50"), (C, "90")):
        scene.holds(seat, card)
    scene.start()
    assert scene.view(A).own_card == "10"
    assert [said_by_all(scene, name) for name in ("move", "offers", "turn")] == [[A, B, C], [A, B, C], []]
    quiet = {"bid": None, "offers": None}
    goes_on(scene, {A: {"bid": None, "build": "step-12", "move": ("step-4",)}, B: quiet, C: quiet})
    assert scene.told(Moved) == [Moved(A, 0, 4)]
    assert scene.asked == ((A,), "bid"), "and so the next auction begins"


def test_p10_whoever_cannot_pay_their_offer_any_more_is_asked():
    scene = Scene(bridge=BRIDGE, gulden=(100, 50, 100))
    for seat, card in ((A, "10"), (B, "50"), (C, "90")):
        scene.holds(seat, card)
    scene.start()
    rich = {"bid": 50, "build": "step-12", "offers": 40}
    goes_on(scene, {A: {"bid": 40, "move": ("step-4",)}, B: rich, C: {"bid": None, "offers": None}})
    assert scene.asked == ((B,), "offers")


# Scopes and secrets


@cache
def walked():
    """What each seat may say ahead at each question of a short game, with its view."""
    seen, match = [], Match.start(GAME, seats=2, options={}, seed="orders")
    while not match.is_over:
        views = [match.view(seat) for seat in (A, B)]
        seen += [(view, each, each.scope(view)) for view in views for each in GAME.orders]
        seat = match.waiting_for()[0]
        match.submit(seat, next(iter(match.asked(seat).legal())))
    return seen


def test_what_may_be_said_ahead_has_a_number_that_never_comes_back():
    for name in ("bid", "build", "move", "offers", "turn"):
        numbers = [number for view, each, number in walked() if each.decision == name and view.seat == A]
        found = [number for number in numbers if number is not None]
        assert 0 not in found
        assert found == sorted(found), name
    played = {
        (view.round, view.play) for view, each, number in walked() if each.decision == "move" and number
    }
    assert len(played) == len({number for _, each, number in walked() if each.decision == "move" and number})


def test_no_hand_decides_what_may_be_said_ahead():
    for view, each, number in walked():
        other = replace(view, hand=replace(view.hand, cards=CARDS[-1:], laid=None, joker=0))
        assert invited_to(each, other) == invited_to(each, view)
        if number is None:
            continue
        assert each.scope(other) == number
        assert each.asks(other) == each.asks(view)


@pytest.mark.dear
def test_a_game_by_orders_tells_what_the_same_answers_tell_when_they_are_pressed():
    """Two people, a robot and orders for all: the robot's offers, the asking, the sealed offers and the moves
    come in the same order."""
    story, answered = _story(is_pressed=False)
    assert _story(is_pressed=True) == (story, 0)
    assert answered > 20
    kinds = {type(told.event).__name__ for told in story}
    assert {"OffersAsked", "Offered", "RightSold", "Moved", "ShopBuilt", "Passed"} <= kinds


def _story(*, is_pressed, rounds=5):
    """The story of the first rounds of a game, and how many answers orders gave."""
    match, answered = Match.start(GAME, seats=3, options={}, seed="pressed"), 0
    robots, ahead = {C: GameRobot()}, {}

    def counting():
        return {} if is_pressed else ahead

    while match.view(None).round < rounds:
        given = answers_in_place(match, robots, counting)
        answered += sum(each.by is By.ORDER for each in given)
        ahead = _all_said(match, ahead)
        pressed = ((seat, ahead[seat].says(match, seat, match.opened(seat))) for seat in match.waiting_for())
        seat, answer = next(((s, a) for s, a in pressed if a is not None), (None, None))
        if seat is None:
            seat = match.waiting_for()[0]
            answer = GameRobot().says(match, seat, match.opened(seat))
        match.submit(seat, answer.answer)
    return list(match.story), answered


def _all_said(match, ahead):
    """What both people have said ahead: each thing as soon as they can."""
    found = {}
    for seat in (A, B):
        view, before = match.view(seat), ahead[seat].orders if seat in ahead else {}
        orders = {}
        for each in GAME.orders:
            number, old = each.scope(view), before.get(each.decision)
            if number is None:
                continue
            one = None if old and old.scope == number else said(view, each.asks(view), Chance("said"))
            if one is not None:
                orders[each.decision] = Order(each.decision, number, each.asks(view).parse(one.answer))
            elif old and old.scope == number:
                orders[each.decision] = old
        found[seat] = OrdersOf(int(seat), orders)
    return found
