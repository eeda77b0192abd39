"""The robot: it answers everything, and does what a sensible player would do."""

from collections import Counter
from dataclasses import replace
from functools import cache, partial

import pytest

from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.auction import auction
from engine.games.ponte_vecchio.building import set_up
from engine.games.ponte_vecchio.cards import CARDS, SHOPS
from engine.games.ponte_vecchio.moving import move as move_him
from engine.games.ponte_vecchio.right import turn_cards
from engine.games.ponte_vecchio.robot import choose
from engine.games.ponte_vecchio.story import Offered, OffersAsked, RightSold
from engine.play.chance import Chance
from engine.play.match import Match
from engine.sessions.stand_ins import Caretaker, GameRobot, answers_in_place
from tests.bench.greedy import GREEDY
from tests.bench.stand_ins import everywhere
from tests.engine.games.ponte_vecchio.scene import A, B, C, Scene

BRIDGE = {4: "a", 6: "b", 9: "c"}
FULL = dict.fromkeys((*range(1, 8), *range(10, 16)), "bc") | {8: "ab", 9: "a"}
"""One plot is left, the last: of three players two have as many shops as they can."""


def answer(scene, seat=A):
    """What the robot answers in a seat; it must be legal, or nothing where nothing stands."""
    decision = scene.decision(seat)
    chosen = choose(scene.view(seat), decision, Chance("robot"))
    assert chosen is None or decision.parse(chosen) == chosen
    return chosen


def bargain(*cards, bridge, **options):
    """All turn over these cards; the lowest is asked to move, and the others may offer."""
    return Scene(len(cards), bridge, **options).turns_over(*cards)


def asked(*cards, bridge, holder=A, **options):
    """The same, and the lowest has asked the others for offers."""
    return bargain(*cards, bridge=bridge, **options).answer(holder, "ask")


def heard(*cards, bridge, bids=(), **options):
    """The same, and the others have answered: with nothing, but for these."""
    scene = asked(*cards, bridge=bridge, **options)
    for seat in scene.match.waiting_for():
        scene.answer(seat, dict(bids).get(seat))
    return scene


def bids(bridge, bid):
    """What A says in an auction that C has opened with a bid."""
    return answer(Scene(3, bridge, last_mover=C).play(auction, (C, bid)))


def lays(bridge, *cards, **options):
    """How often A lays each of his cards in the final round, of forty times."""
    scene = Scene(3, bridge, **options).final(11 - len(cards)).holds(A, *cards).play(turn_cards)
    return Counter(choose(scene.view(A), scene.decision(A), Chance(number)) for number in range(40))


def likeliest(laid):
    return laid.most_common(1)[0][0]


@cache
def finished(seats, seed, *, robots=()):
    """A match of robots in these seats, or in all, and greedy ones."""
    match = Match.start(GAME, seats=seats, options={}, seed=seed)
    mine = robots or range(seats)

    def answer(match, seat, opened):
        play = choose if seat in mine else GREEDY["ponte-vecchio"]
        return play(match.view(seat), opened.decision, Chance(seed, opened.ticket, seat))

    for _ in answers_in_place(match, everywhere(seats, answer)):
        pass
    return match


def situations():
    """One open question for each of the decisions, to the first seat."""
    yield Scene(3).play(set_up)
    yield Scene(3, {4: "a", 9: "b"}, last_mover=A).play(auction)
    yield Scene(3, {4: "a", 9: "b"}).play(turn_cards)
    yield bargain("10", "70", "50", bridge={4: "a", 6: "b", 9: "c"})
    yield bargain("90", "30", "50", bridge={4: "a", 6: "b", 9: "c"})
    yield asked("90", "30", "50", bridge={4: "a", 6: "b", 9: "c"}, holder=B)
    yield (
        Scene(3, {4: "ab", 6: "c"})
        .lays("10", "20", "30")
        .play(turn_cards)
        .play(partial(move_him, mover=A, step=4))
    )
    yield (
        Scene(3, {2: "a", 15: "b"})
        .lays("10", "20", "30")
        .play(turn_cards)
        .play(partial(move_him, mover=A, step=12))
    )


def test_the_robot_answers_every_decision_of_ponte_vecchio():
    names = set()
    for scene in situations():
        names.add(scene.decision(A).name)
        assert answer(scene) is not None
    assert names == set(GAME.decisions)


def test_the_robot_needs_a_decision_that_ponte_vecchio_asks():
    with pytest.raises(TypeError, match="object"):
        choose(bargain("10", "20", "30", bridge=BRIDGE).view(A), object(), Chance("robot"))


# Shops (P2 to P5)


def test_it_builds_where_it_has_no_shop_yet():
    """Two shops on one step pay once."""
    scene = Scene(2, dict.fromkeys(range(3, 14), "a") | {14: "b"}, last_mover=A)
    scene.play(auction, (A, 5), (B, None))
    assert scene.asked == ((A,), "build")
    assert answer(scene) in {"step-1", "step-2", "step-14", "step-15"}


def test_it_bids_more_for_a_shop_at_first_than_for_the_last_one():
    def highest(bridge):
        return sum(bids(bridge, bid) is not None for bid in range(5, 100, 5))

    assert highest({4: "a", 9: "b", 12: "c"}) > highest(FULL)


def test_it_does_not_bid_for_a_last_shop_what_it_can_never_earn():
    assert bids(FULL, 50) is None


def test_an_opener_bids_the_least():
    scene = Scene(3, {4: "a", 9: "b"}, last_mover=A).play(auction)
    assert answer(scene) == 5


# Cards (P6, P7)


JOKER_BRIDGE = {1: "a", 2: "aa", 3: "aa", 4: "aa", 9: "b", 12: "c"}


def test_it_lays_the_joker_when_its_shop_is_the_nearest():
    """Nobody can have the right before it."""
    assert likeliest(lays(JOKER_BRIDGE, "joker", "10", "50", "100")) == "joker"


def test_it_keeps_the_joker_for_a_time_when_it_has_a_shop_ahead():
    assert lays(JOKER_BRIDGE, "joker", "10", "50", "100", at=8)["joker"] < 10


def test_without_a_shop_ahead_it_lays_a_low_card():
    """That may win the right, to be sold."""
    assert likeliest(lays({1: "a", 9: "b", 12: "c"}, "20", "80", "90", "100", at=5)) == "20"


def test_nobody_can_count_on_what_it_lays():
    assert len(lays(BRIDGE, *CARDS)) > 3


# Moves, payments and turns (P10 to P14)


def test_it_moves_to_its_own_shop_with_a_hundred():
    """B, whose shop is further away, has laid another."""
    scene = heard("100", "100", bridge={4: "a", 6: "b", 15: "b"})
    assert answer(scene) == "step-4"


def test_with_no_shop_ahead_it_pays_nobody():
    bridge = {1: "a"} | dict.fromkeys(range(3, 9), "b") | {10: "b", 11: "b", 14: "b"}
    assert answer(heard("50", "60", bridge=bridge, at=2)) in {"step-9", "step-12", "step-13"}


def test_it_has_itself_paid_of_two_owners():
    scene = Scene(3, {4: "ba", 6: "c"}).lays("10", "20", "30").play(turn_cards)
    assert answer(scene.play(partial(move_him, mover=A, step=4))) == "seat-0"


def test_it_has_the_poorer_of_two_others_paid():
    scene = Scene(3, {4: "bc", 6: "a"}, gulden=(100, 300, 50)).lays("10", "20", "30").play(turn_cards)
    assert answer(scene.play(partial(move_him, mover=A, step=4))) == "seat-2"


@pytest.mark.parametrize(("own", "chosen"), [(2, "turn"), (14, "keep")])
def test_it_turns_him_to_its_own_shops(own, chosen):
    scene = Scene(2, {own: "a", 16 - own: "b"}).lays("10", "20").play(turn_cards)
    assert answer(scene.play(partial(move_him, mover=A, step=12))) == chosen


# The right to move (P10)


@pytest.mark.parametrize("bids", [(), ((B, 95), (C, 95))])
def test_before_all_else_it_asks_for_offers_whatever_is_offered_already(bids):
    """Then people can buy the right from it, too."""
    scene = bargain("10", "100", "50", bridge=BRIDGE)
    for bid in bids:
        scene.say(*bid)
    assert answer(scene) == "ask"


def test_asked_it_answers_what_it_would_offer_unasked():
    for cards in (("10", "100", "20"), ("10", "100", "80"), ("10", "20", "100")):
        unasked = bargain(*cards, bridge=BRIDGE)
        assert answer(unasked, B) == answer(asked(*cards, bridge=BRIDGE), B)


def test_once_it_was_asked_it_leaves_its_offer_as_it_is():
    """People are asked once, too: or else it would always have the last word."""
    scene = heard("10", "100", "80", bridge=BRIDGE, bids=[(B, 20), (C, 50)])
    assert answer(scene, B) == 20
    assert answer(heard("10", "100", "80", bridge=BRIDGE), B) is None


@pytest.mark.parametrize(("robots", "first"), [((B, C), Offered), ((A, B), OffersAsked)])
def test_robots_offer_at_once_to_a_person_and_wait_until_a_robot_asks_them(robots, first):
    """A robot moves before a person can speak: what robots said before, that person alone could not say."""
    scene = bargain("10", "100", "80", bridge=BRIDGE)
    for _ in answers_in_place(scene.match, {seat: GameRobot() for seat in robots}):
        pass
    told = scene.words()[scene.words().index("RightWon") + 1 :]
    assert told[0] == first.__name__
    assert scene.asked == (((A,), "move") if first is Offered else ((C,), "offers"))


def test_a_caretaker_asks_for_offers_too_and_makes_none_unasked():
    scene = bargain("10", "100", "80", bridge=BRIDGE)
    for _ in answers_in_place(scene.match, {A: Caretaker(), B: Caretaker()}):
        pass
    assert scene.told(OffersAsked) == [OffersAsked(A)]
    assert scene.asked == ((C,), "offers")


def test_in_a_match_of_before_there_was_asking_robots_offer_to_robots_as_they_did():
    scene = bargain("10", "100", "80", bridge=BRIDGE)
    checkpoint = replace(scene.match.checkpoints[0], revision=1)
    match = Match.resume(scene.match.game, seats=3, options={}, seed="a scene", checkpoint=checkpoint)
    for _ in answers_in_place(match, {A: GameRobot(), B: GameRobot(), C: GameRobot()}):
        pass
    told = [type(one.event) for one in match.story]
    assert Offered in told
    assert RightSold in told
    assert OffersAsked not in told


def test_asked_it_keeps_to_the_offer_that_it_has_made_unasked():
    scene = bargain("10", "100", "80", bridge=BRIDGE).say(B, 20).say(C, 50).answer(A, "ask")
    assert answer(scene, B) == 20


def test_it_sells_for_more_than_it_could_earn():
    scene = heard("10", "100", "50", bridge=BRIDGE, bids=[(B, 70)])
    assert answer(scene) == "sell-1-70"


def test_it_does_not_sell_for_less_than_it_can_earn():
    scene = heard("80", "100", "90", bridge=BRIDGE, bids=[(B, 50)])
    assert answer(scene) == "step-4"


def test_of_two_offers_it_takes_the_one_that_leaves_less_to_its_buyer():
    scene = heard("10", "100", "70", bridge=BRIDGE, bids=[(B, 60), (C, 60)])
    assert answer(scene) == "sell-2-60"


def test_it_does_not_feed_the_leader():
    """For as much from both."""
    scene = heard("10", "90", "90", bridge=BRIDGE, gulden=(100, 400, 100), bids=[(B, 50), (C, 50)])
    assert answer(scene) == "sell-2-50"


@pytest.mark.parametrize("card", CARDS[2:])
def test_it_never_offers_more_than_it_would_gain(card):
    scene = bargain("10", card, "80", bridge=BRIDGE, gulden=(100, 300, 100))
    assert (answer(scene, B) or 0) < int(card)


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_no_game_does_it_pay_as_much_as_it_gets(seats):
    sales = [told.event for told in finished(seats, "mirror").story if isinstance(told.event, RightSold)]
    assert sales
    assert all(sale.gulden < sale.worth for sale in sales)


def test_it_offers_nothing_without_a_shop_ahead():
    scene = bargain("10", "100", "80", bridge={4: "a", 6: "b", 9: "c"}, at=7)
    assert scene.asked == ((A,), "move")
    assert answer(scene, B) is None


def test_it_offers_a_fair_part_of_its_gain():
    scene = bargain("10", "100", "20", bridge=BRIDGE)
    assert 40 <= answer(scene, B) <= 80


def test_it_outbids_another_while_it_gains():
    """Also half, where there is more to gain."""
    scene = bargain("10", "100", "80", bridge=BRIDGE)
    assert answer(scene.say(B, 20).say(C, 50), B) == 55


def test_it_says_nothing_when_another_offers_more_than_it_would_gain():
    scene = bargain("10", "100", "60", bridge=BRIDGE).say(B, 70)
    assert answer(scene.answer(A, "ask"), C) is None


def test_its_first_offer_is_the_same_whatever_others_have_offered():
    """As if all were asked at the same time: or else people would be paid more for the right than robots."""
    first = answer(bargain("10", "100", "80", bridge=BRIDGE), B)
    assert answer(bargain("10", "100", "80", bridge=BRIDGE).say(C, 75), B) == first
    assert first == answer(asked("10", "100", "80", bridge=BRIDGE), B)


def test_it_keeps_an_offer_that_is_the_best():
    scene = bargain("10", "100", "20", bridge=BRIDGE)
    offered = answer(scene, B)
    assert answer(scene.say(B, offered), B) == offered


def test_it_offers_nothing_that_it_cannot_pay():
    scene = bargain("10", "100", "20", bridge=BRIDGE, gulden=(100, 15, 100))
    assert (answer(scene, B) or 0) <= 15


# Whole games; `make strength` plays more


def test_it_wins_more_than_its_share_against_the_greedy_baseline():
    """By the even share it would win 1 of 4."""
    places = [finished(4, f"strength {seat}", robots=(seat,)).ranking().places[0] for seat in range(4)]
    assert sum(seat in first for seat, first in enumerate(places)) >= 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_among_itself_end_with_all_shops_built(seats):
    match = finished(seats, "mirror")
    assert match.is_over
    assert sum(player.shops for player in match.view(None).players) == SHOPS * seats - min(30, SHOPS * seats)


def test_the_baseline_is_another_robot():
    assert GREEDY["ponte-vecchio"] is not choose


def test_the_baseline_asks_for_offers_too():
    scene = bargain("10", "100", "20", bridge=BRIDGE)
    assert GREEDY["ponte-vecchio"](scene.view(A), scene.decision(A), Chance("greedy")) == "ask"


def test_the_baseline_offers_half_of_its_gain():
    scene = bargain("10", "100", "20", bridge=BRIDGE)
    assert GREEDY["ponte-vecchio"](scene.view(B), scene.decision(B), Chance("greedy")) == 50
