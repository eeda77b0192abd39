"""What the robot foresees is what the rules then do: fees, pawns, payments and production."""

import pytest

from engine.games.boomtown.auction import pay_bid
from engine.games.boomtown.cards import MINES
from engine.games.boomtown.production import produce
from engine.games.boomtown.robot.auction import payment, prize, sold_without
from engine.games.boomtown.robot.cards import mine_change
from engine.games.boomtown.robot.dice import production_change, telegraph_worth
from engine.games.boomtown.robot.events import AIMED
from engine.games.boomtown.robot.reckoning import reckon
from engine.games.boomtown.robot.table import Holding, outlook
from engine.games.boomtown.robot.taking import draft
from engine.games.boomtown.state import State
from engine.games.boomtown.story import MayorElected
from engine.games.boomtown.taking import take_card
from engine.games.boomtown.view import AuctionView, view
from engine.play.codec import decode, encode
from tests.engine.games.boomtown.scene import BLUE, PURPLE, RED, A, B, C, Scene
from tests.every_game.walks import Setup, moments


def reckoned(scene, seat=A):
    return reckon(outlook(view(scene.state, scene.question, seat)))


def positions(seats=4, *, asked=None):
    """Matches on their way, where this is asked."""
    for number in range(6):
        for played in moments(Setup("boomtown", seats, {}, f"foresight {number}", number)):
            if played.match.question and (asked is None or played.match.view(None).asked_for == asked):
                yield played.match


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("last_keeps_all", [False, True])
def test_a_bid_is_foreseen_to_go_round_as_it_goes_round(seats, last_keeps_all):
    for bid in range(12):
        scene = Scene(seats, gold=(20,) * seats)
        scene.state.last_keeps_all, scene.state.bid = last_keeps_all, bid
        foreseen = payment(reckoned(scene), B, bid)
        pay_bid(scene.table, B)
        assert [gold - 20 for gold in scene.gold] == foreseen


def test_a_mine_that_is_taken_is_foreseen_to_make_the_mayor_that_it_makes():
    elected = 0
    for match in positions(asked="take"):
        (seat,), state = match.waiting_for(), encode(match.state)
        table = outlook(match.view(seat))
        for key in (key for key in match.asked(seat).legal() if key in MINES):
            mine = MINES[key]
            town = table.towns[mine.town]
            laid = town._replace(holdings=(*town.holdings, Holding(seat, mine, mine.worth)))
            scene = Scene(4)
            scene.state = scene.table.state = decode(state, State)
            scene.play(take_card(scene.table, seat), (seat, key))
            assert laid.settled(gainer=seat).mayor == scene.state.mayors.get(mine.town)
            elected += bool(scene.told(MayorElected))
    assert elected > 10


def test_a_fee_is_foreseen():
    scene = Scene(3, gold=(10, 10, 1)).owns(B, "san-narciso-7", "san-narciso-8", mayor_of=(BLUE,))
    scene.state.round = scene.state.rounds
    scene.offer("san-narciso-6")
    rich, poor = (mine_change(reckoned(scene), seat, MINES["san-narciso-6"]) for seat in (A, C))
    assert rich[B] - poor[B] == pytest.approx(1)
    assert poor[C] - rich[A] == pytest.approx(1)


def test_a_roll_is_foreseen_to_pay_what_it_pays():
    """Where nobody is short of gold, and nothing collapses."""
    for first, second in ((1, 2), (2, 2), (3, 3), (6, 1), (4, 4), (6, 3), (6, 5)):
        scene = Scene(3, gold=(50, 50, 50)).saloon(A, "saloon-1", BLUE).saloon(B, "saloon-2", RED, girls=True)
        scene.owns(A, *(key for key in MINES if key.startswith("coyote")))
        scene.owns(B, *(key for key in MINES if key.startswith("san-n")))
        scene.owns(C, *(key for key in MINES if key.startswith(("cold", "dry"))))
        scene.state.new_vein = "san-narciso-9"
        foreseen = production_change(reckoned(scene), first + second)
        scene.roll(first, second).play(produce(scene.table, A))
        assert [gold - 50 for gold in scene.gold] == foreseen


def test_a_collapse_is_foreseen_to_cost_the_mines_and_the_pawn():
    scene = Scene(3).owns(A, "cold-mountain-6", "cold-mountain-8", mayor_of=(PURPLE,))
    scene.owns(B, "cold-mountain-4", "cold-mountain-3")
    scene.state.round = scene.state.rounds
    change = production_change(reckoned(scene), 2)
    assert change[A] < -9 - 4
    assert change[B] > 4


def test_what_is_still_to_come_is_what_nobody_has_seen():
    for match in positions():
        table, seen = outlook(match.view(None)), match.view(None)
        mines = sum(card in MINES for card in (*match.state.deck, *seen.offer))
        assert sum(town.coming for town in table.towns.values()) == pytest.approx(mines)


def test_in_a_short_game_only_a_part_of_the_unseen_is_to_come():
    """Of 45 mines 3 lie on offer; of the 57 cards that nobody has seen 42 are in the deck."""
    scene = Scene(3).offer("dry-gulch-6", "coyote-city-6", "san-narciso-9")
    scene.state.rounds, scene.state.round, scene.state.deck = 15, 1, ["dry-gulch-2"] * 42
    coming = sum(town.coming for town in outlook(view(scene.state, None, A)).towns.values())
    assert coming == pytest.approx(3 + 42 * 42 / 57)


def test_events_can_be_aimed_at_what_the_rules_let_them_be_aimed_at():
    seen = []
    for match in positions():
        (seat,), decision = match.waiting_for(), match.view(None).asked_for
        kinds = [kind for kind in AIMED if kind.value == decision]
        for kind in kinds:
            targets = AIMED[kind].targets(reckon(outlook(match.view(seat))), seat)
            assert sorted(targets) == sorted(match.asked(seat).legal())
            seen.append(kind)
    assert len(dict.fromkeys(seen)) >= 5


def test_telegraph_is_worth_more_the_more_rolls_it_can_wait_for_and_nothing_after_the_last():
    def worth(rounds_left):
        scene = Scene(3).owns(A, "cold-mountain-6", "dry-gulch-10", "coyote-city-5")
        scene.state.round = scene.state.rounds - rounds_left
        return telegraph_worth(reckoned(scene), A)

    assert 0 < worth(0) < worth(1) < worth(5)


def test_mustang_lets_its_holder_take_second_in_what_is_foreseen():
    cards = ("cold-mountain-6", "dry-gulch-10", "coyote-city-3", "san-narciso-6")
    walking = prize(view(Scene(4).offer(*cards).state, None, None))
    riding = prize(view(Scene(4).owns(C, "mustang-1").offer(*cards).state, None, None))
    assert riding.taken[C][A] > walking.taken[C][A]


def test_everybody_is_foreseen_to_take_what_he_likes_best_of_what_is_left():
    scene = Scene(3).owns(B, "coyote-city-7").offer("coyote-city-10", "dry-gulch-10", "san-narciso-6")
    scene.state.round = scene.state.rounds
    cards = draft(reckoned(scene), scene.state.offer, range(3))
    assert cards.favourite(B, scene.state.offer) == "coyote-city-10"
    assert cards.favourite(A, ["dry-gulch-10", "san-narciso-6"]) == "dry-gulch-10"


def test_without_me_who_values_first_pick_most_pays_one_more_than_the_second():
    auction = AuctionView(2, B, ())
    assert sold_without(auction, {B: 3.0, C: 7.5}, A) == (C, 4)
    assert sold_without(auction, {B: 7.5, C: 3.2}, A) == (B, 4)
    assert sold_without(auction, {B: 1.0, C: 3.5}, A) == (C, 3)
    assert sold_without(auction, {B: 1.0, C: 2.5}, A) == (B, 2)
    assert sold_without(auction, {B: 1.0, C: 1.0}, A) == (B, 2)


def test_when_nobody_will_bid_who_passes_first_wins_for_nothing():
    assert sold_without(AuctionView(0, None, ()), {B: 0.4, C: 0.1}, A) == (A, 0)
    assert sold_without(AuctionView(0, None, (B,)), {C: 0.1}, A) == (B, 0)
