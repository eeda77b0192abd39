"""The end, the score, and who knows what (B28 to B30)."""

import dataclasses

import pytest

from engine.games.boomtown import GAME
from engine.games.boomtown.cards import CARDS, MINES
from engine.games.boomtown.events import carry_out_waiting
from engine.games.boomtown.rules import is_over, new, play_round, ranking, score
from engine.games.boomtown.story import Scored
from engine.games.boomtown.view import AuctionView, MineView, SaloonView, view
from engine.play.chance import Chance
from engine.play.match import Match
from tests.engine.games.boomtown.scene import BLUE, GREEN, RED, A, B, C, Scene

LAST = ["san-narciso-2", "dry-gulch-9", "coyote-city-8"]


@pytest.mark.parametrize(
    ("seats", "options", "rounds"),
    [(3, {}, 20), (3, {"short": True}, 15), (4, {}, 15), (4, {"short": True}, 15), (5, {}, 12)],
)
def test_b28_the_game_has_as_many_rounds_as_there_are_cards_for(seats, options, rounds):
    match = Match.start(GAME, seats=seats, options=options, seed="b28")
    assert match.view(None).rounds == rounds
    while not match.is_over:
        (seat,) = match.waiting_for()
        match.submit(seat, next(iter(match.question.decisions[seat].legal())))
    assert match.round == match.state.round == rounds
    assert match.state.deck == []
    assert match.view(None).is_over


def test_b28_the_last_round_is_played_to_the_end_of_its_production():
    scene = Scene(3).owns(C, "coyote-city-10").roll(4, 6)
    scene.state.deck = list(LAST)
    passes = ((A, None), (B, None), (C, None))
    scene.play(play_round(scene.table), *passes, (A, LAST[0]))
    assert not is_over(scene.state)
    scene.answer(B, LAST[1])
    assert is_over(scene.state)
    assert scene.words()[-5:] == ["DiceRolled", "MineProduced", "Scored", "Scored", "Scored"]
    assert [event.gold for event in scene.told(Scored)] == [10, 10, 16]


def test_b28_the_game_goes_on_while_cards_are_left():
    scene = Scene(3).roll(1, 2)
    scene.state.deck = ["coyote-city-3", "coyote-city-4", "coyote-city-5", *LAST]
    passes = ((A, None), (B, None), (C, None))
    scene.play(play_round(scene.table), *passes, (A, LAST[0]), (B, LAST[1]))
    assert not is_over(scene.state)
    assert scene.told(Scored) == []


def test_b29_the_score_is_gold_and_yields_and_5_for_each_pawn():
    scene = Scene(3, gold=(7, 0, 0)).owns(A, "coyote-city-10", "san-narciso-2", mayor_of=(RED, BLUE))
    assert score(scene.state, A) == Scored(A, 7, 12, 10, 29)
    assert score(scene.state, B) == Scored(B, 0, 0, 0, 0)


def test_b29_the_new_veins_3_counts():
    scene = Scene(3).owns(A, "coyote-city-10", "san-narciso-2")
    scene.state.new_vein = "san-narciso-2"
    assert score(scene.state, A).yields == 15


def test_b29_waiting_and_kept_cards_saloons_and_the_governor_score_nothing():
    scene = Scene(3).owns(A, "governor-1", "dynamite-1", "mustang-1", "telegraph-1")
    scene.saloon(A, "saloon-1", RED, girls=True)
    assert score(scene.state, A).total == 10


def test_b29_the_highest_wins_and_ties_share_the_place():
    ranked = ranking(Scene(5, gold=(4, 9, 4, 0, 9)).state)
    assert ranked.places == ((1, 4), (0, 2), (3,))
    assert ranked.points == (4, 9, 4, 0, 9)


def test_b29_gold_is_not_all_that_counts():
    scene = Scene(3, gold=(14, 9, 0)).owns(B, "san-narciso-2").owns(C, mayor_of=(GREEN, RED, BLUE))
    ranked = ranking(scene.state)
    assert ranked.places == ((1, 2), (0,))
    assert ranked.points == (14, 15, 15)


def full_scene():
    scene = Scene(3, gold=(1, 2, 3)).offer("dry-gulch-3", "holdup-1")
    scene.owns(A, "coyote-city-3", "coyote-city-4", "telegraph-1", "expropriation-1", mayor_of=(RED,))
    scene.owns(B, "san-narciso-2", "mustang-1").saloon(B, "saloon-2", RED, girls=True)
    state = scene.state
    state.new_vein, state.governor, state.dice, state.start = "coyote-city-4", RED, (2, 5), C
    state.deck, state.round = list(MINES)[:6], 7
    state.bid, state.leader, state.passed = 2, C, [B]
    return scene


def test_b30_everything_on_the_table_is_public():
    seen = view(full_scene().state, None, None)
    assert (seen.offer, seen.cards_left, seen.round, seen.rounds) == (("dry-gulch-3", "holdup-1"), 6, 7, 20)
    assert (seen.start, seen.governor, seen.dice) == (C, RED, (2, 5))
    assert seen.auction == AuctionView(2, C, (B,))
    a, b, c = seen.players
    assert a.mines == (MineView("coyote-city-3", 1, False), MineView("coyote-city-4", 6, True))
    assert (a.gold, a.mayor_of, a.kept, a.waiting) == (1, (RED,), ("telegraph-1",), ("expropriation-1",))
    assert a.score == 1 + 7 + 5
    assert b.saloons == (SaloonView("saloon-2", RED, True),)
    assert (b.kept, b.mayor_of, c.mines, c.gold) == (("mustang-1",), (), (), 3)


def test_b30_once_the_auction_is_over_its_winner_is_seen_instead():
    scene = full_scene()
    scene.state.winner, scene.state.taken = C, [C]
    seen = view(scene.state, None, None)
    assert (seen.auction, seen.winner, seen.taken) == (None, C, (C,))


def test_b30_all_seats_and_the_public_see_the_same():
    scene = full_scene()
    scene.state.players[A].waiting.append("dynamite-1")
    scene.play(carry_out_waiting(scene.table, A))
    seen = [view(scene.state, scene.question, seat) for seat in (A, B, C, None)]
    assert [each.seat for each in seen] == [A, B, C, None]
    assert len({dataclasses.replace(each, seat=None) for each in seen}) == 1
    assert seen[0].asked == (A,)
    assert seen[0].asked_for == "dynamite"


def test_b30_when_nobody_is_asked_the_view_says_so():
    seen = view(full_scene().state, None, A)
    assert (seen.asked, seen.asked_for) == ((), None)


def test_b29_the_view_has_the_ranks_at_the_end_alone():
    scene = Scene(4, gold=(10, 25, 10, 3))
    assert view(scene.state, None, A).ranks == ()
    scene.state.is_over = True
    for viewer in (A, None):
        assert view(scene.state, None, viewer).ranks == (2, 1, 2, 4)


def test_b30_neither_the_deck_nor_the_cards_put_aside_get_into_a_view():
    state = new(3, {"short": True}, Chance("b30"))
    for seat in (A, None):
        text = repr(view(state, None, seat))
        assert not [card for card in CARDS if card in text]
        assert "cards_left=45" in text
