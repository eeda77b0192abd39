"""The cards, the set-up, and the cards of a round (B1 to B4)."""

from collections import Counter

import pytest

from engine.games.boomtown.cards import CARDS, EVENTS, MINES, Kind, Town
from engine.games.boomtown.rules import new, turn_up_cards
from engine.games.boomtown.state import Player
from engine.games.boomtown.story import RoundBegan
from engine.play.chance import Chance
from tests.engine.games.boomtown.scene import A, B, Scene


def test_b01_there_are_45_mines_in_five_towns_and_15_events():
    assert (len(MINES), len(EVENTS), len(CARDS)) == (45, 15, 60)
    assert Counter(mine.town for mine in MINES.values()) == dict.fromkeys(Town, 9)


def test_b01_mines_for_each_dice_sum_are_as_published():
    sums = Counter(mine.dice for mine in MINES.values())
    assert [sums[total] for total in range(2, 13)] == [3, 4, 4, 4, 5, 5, 5, 4, 4, 4, 3]


def test_b01_yields_total_182():
    assert sum(mine.worth for mine in MINES.values()) == 182


def test_b01_two_mines_are_dangerous():
    dangerous = [(mine.key, mine.dice, mine.worth) for mine in MINES.values() if mine.is_dangerous]
    assert dangerous == [("cactus-junction-7", 7, 6), ("cold-mountain-6", 6, 9)]


def test_b01_copies_of_events_are_as_published():
    copies = Counter(card.kind for card in EVENTS.values())
    more_than_one = {kind: number for kind, number in copies.items() if number > 1}
    assert more_than_one == {Kind.DYNAMITE: 3, Kind.HOLDUP: 2, Kind.SALOON: 2}
    assert len(copies) == 11


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_b01_everyone_starts_with_10_gold_and_all_60_cards_are_one_deck(seats):
    state = new(seats, {}, Chance("b1"))
    assert state.players == [Player(gold=10, mines=[], waiting=[], kept=[])] * seats
    assert sorted(state.deck) == sorted(CARDS)
    assert state.deck != list(CARDS)


@pytest.mark.parametrize(("seats", "short", "rounds"), [(3, False, 20), (4, False, 15), (5, False, 12)])
def test_b02_a_normal_game_puts_no_cards_aside(seats, short, rounds):
    state = new(seats, {"short": short}, Chance("b2"))
    assert (state.rounds, len(state.deck), state.aside) == (rounds, 60, [])


def test_b02_a_short_game_puts_15_random_cards_aside():
    state, other = (new(3, {"short": True}, Chance(seed)) for seed in ("b2", "another"))
    assert (state.rounds, len(state.deck), len(state.aside)) == (15, 45, 15)
    assert sorted(state.deck + state.aside) == sorted(CARDS)
    assert sorted(state.aside) != sorted(other.aside)


@pytest.mark.parametrize("seats", [4, 5])
def test_b02_only_three_players_may_play_a_short_game(seats):
    assert new(seats, {"short": True}, Chance("b2")) == new(seats, {}, Chance("b2"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_b03_chance_names_the_first_start_player(seats):
    starts = Counter(new(seats, {}, Chance("b3", number)).start for number in range(200))
    assert set(starts) == set(range(seats))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_b04_as_many_cards_are_turned_up_as_there_are_players(seats):
    scene = Scene(seats)
    scene.state.deck = list(CARDS)
    turn_up_cards(scene.table)
    assert len(scene.state.offer) == seats
    assert scene.state.deck + scene.state.offer[::-1] == list(CARDS)
    assert scene.told(RoundBegan) == [RoundBegan(3, A, tuple(scene.state.offer))]


def test_b04_events_may_be_turned_up_after_the_first_round():
    scene = Scene(3)
    scene.state.deck = [*MINES, "dynamite-1", "governor-1", "holdup-1"]
    turn_up_cards(scene.table)
    assert scene.state.offer == ["holdup-1", "governor-1", "dynamite-1"]


def test_b04_in_the_first_round_an_event_is_shuffled_back_and_replaced():
    scene = Scene(3)
    scene.state.round = 0
    scene.state.deck = [*EVENTS, "san-narciso-2", "san-narciso-3", "dynamite-1", "san-narciso-4", "holdup-1"]
    scene.state.deck = [card for card in scene.state.deck if card not in ("dynamite-1", "holdup-1")]
    scene.state.deck += ["dynamite-1", "san-narciso-4", "holdup-1"]
    before = sorted(scene.state.deck)
    turn_up_cards(scene.table)
    assert sorted(scene.state.offer) == ["san-narciso-2", "san-narciso-3", "san-narciso-4"]
    assert sorted(scene.state.deck + scene.state.offer) == before
    assert scene.state.offer[0] == "san-narciso-4"


@pytest.mark.parametrize("seed", range(40))
def test_b04_the_first_offer_is_all_mines_whatever_the_deck(seed):
    scene = Scene(5)
    chance = Chance("first", seed)
    scene.state.round, scene.state.deck = 0, new(5, {}, chance).deck
    turn_up_cards(scene.table)
    assert all(card in MINES for card in scene.state.offer)


def test_b04_what_the_last_round_left_on_the_table_is_cleared():
    scene = Scene(3)
    scene.state.deck = list(CARDS)
    scene.state.bid, scene.state.leader, scene.state.passed = 4, A, [B]
    scene.state.winner, scene.state.taken = A, [A, B]
    turn_up_cards(scene.table)
    assert (scene.state.bid, scene.state.leader, scene.state.passed) == (0, None, [])
    assert (scene.state.winner, scene.state.taken) == (None, [])
