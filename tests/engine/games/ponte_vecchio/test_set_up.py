"""The set-up, and where a shop is built on a step (P1, P2, P21)."""

from itertools import pairwise

import pytest

from engine.errors import IllegalAnswer
from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.cards import CARDS, Phase
from engine.games.ponte_vecchio.rules import new, play_round
from engine.games.ponte_vecchio.story import RoundBegan, ShopBuilt, StartPlayerNamed
from engine.play.chance import Chance
from engine.play.match import Match
from tests.engine.games.ponte_vecchio.scene import OUTWARD, A, B, C, Scene

SEATS = list(GAME.seats)


def set_up(seats=3, start=A):
    scene = Scene(seats, start=start)
    scene.state.phase = Phase.SET_UP
    return scene.play(play_round)


def test_p01_two_to_five_can_play():
    assert SEATS == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", SEATS)
def test_p01_everyone_has_100_gulden_12_shops_and_11_cards(seats):
    players = new(seats, {}, Chance("p01")).players
    assert [player.gulden for player in players] == [100] * seats
    assert [player.shops for player in players] == [12] * seats
    for player in players:
        assert player.hand == ["joker", *(str(number) for number in range(10, 101, 10))]
        assert player.pile == []


def test_p01_the_bridge_has_15_steps_with_2_empty_plots_each():
    assert new(3, {}, Chance("p01")).bridge == [[None, None]] * 15


def test_p01_the_rich_man_is_on_the_bank_before_step_1_and_looks_at_step_15():
    state = new(3, {}, Chance("p01"))
    assert (state.position, state.direction) == (0, OUTWARD)
    assert list(state.ahead()) == list(range(1, 16))


@pytest.mark.parametrize("seats", SEATS)
def test_p01_chance_names_the_start_player(seats):
    assert {new(seats, {}, Chance(f"p01/{seed}")).start for seed in range(40)} == set(range(seats))


def test_p01_it_is_told_who_begins_and_with_how_much():
    scene = set_up(3, start=B)
    assert scene.story == [StartPlayerNamed(B, 100)]


@pytest.mark.parametrize("seats", SEATS)
def test_p02_from_the_start_player_clockwise_each_builds_one_shop(seats):
    start = seats - 1
    scene = set_up(seats, start=start)
    order = [(start + number) % seats for number in range(seats)]
    for number, seat in enumerate(order, 1):
        assert scene.asked == ((seat,), "build")
        assert scene.decision(seat).rule == "P2"
        scene.answer(seat, f"step-{number * 3}")
    assert (scene.asked, scene.view().auction) == (None, None)
    assert scene.bridge == {number * 3: "abcde"[seat] for number, seat in enumerate(order, 1)}
    assert scene.in_hand == [11] * seats
    assert scene.told(ShopBuilt) == [
        ShopBuilt(seat, number * 3, 11, is_free=True) for number, seat in enumerate(order, 1)
    ]


def test_p02_the_first_shops_are_free():
    scene = set_up().answer(A, "step-1").answer(B, "step-2").answer(C, "step-3")
    assert scene.gulden == [100, 100, 100]


def test_p02_the_first_shops_go_on_any_plot_whose_opposite_plot_is_empty():
    scene = set_up()
    assert scene.steps(A) == list(range(1, 16))
    scene.answer(A, "step-8")
    assert scene.steps(B) == [step for step in range(1, 16) if step != 8]
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        scene.answer(B, "step-8")
    scene.answer(B, "step-15")
    assert scene.steps(C) == [step for step in range(1, 15) if step != 8]


@pytest.mark.parametrize("answer", ["step-0", "step-16", "8", 8, None, "joker"])
def test_p02_nothing_else_is_a_plot(answer):
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        set_up().answer(A, answer)


def test_p02_the_first_round_follows_with_its_auction():
    match = Match.start(GAME, seats=3, options={}, seed="p02")
    order = [(match.state.start + number) % 3 for number in range(3)]
    for number, seat in enumerate(order, 1):
        assert match.state.phase is Phase.SET_UP
        match.submit(seat, f"step-{number}")
    assert (match.state.phase, match.waiting_for()) == (Phase.AUCTION, (match.state.start,))
    assert match.asked(match.state.start).name == "bid"
    assert match.story[-1].event == RoundBegan(1)


def test_p21_a_shop_goes_on_the_left_plot_if_both_are_free():
    scene = set_up().answer(A, "step-8")
    assert scene.state.bridge[7] == [A, None]


def test_p21_a_shop_goes_on_the_right_plot_if_the_left_one_is_taken():
    scene = Scene(3, {8: "c"}).play(play_round, (A, 5), (B, None), (C, None), (A, "step-8"))
    assert scene.state.bridge[7] == [C, A]


def test_p21_a_step_is_offered_once_though_both_its_plots_are_free():
    keys = set_up().keys(A)
    assert keys == [f"step-{step}" for step in range(1, 16)]


def test_p06_the_joker_is_below_10_and_each_card_above_the_one_before():
    assert CARDS[0] == "joker"
    assert all(int(low) < int(high) for low, high in pairwise(CARDS[1:]))
