"""What a stretch of the story changed, summed up: as if the views before and after had been compared."""

import pytest
from hypothesis import given, settings

from engine.games import boomtown as game
from engine.games.boomtown import story
from engine.games.boomtown.cards import Town
from engine.play.table import Seat
from renders.boomtown.picture.changes import Changes, SeatChanges, changes_of
from tests.renders.stretches import Stretch, stretches

A, B, C = Seat(0), Seat(1), Seat(2)
TOWN = Town.COYOTE_CITY
MINE = "cactus-junction-7"


@pytest.mark.dear
@settings(max_examples=25)
@given(stretches(game.GAME))
def test_news_sum_up_to_the_difference_of_the_views(found: list[Stretch]) -> None:
    for before, events, after in found:
        changes = changes_of(events)
        for old, new in zip(before.players, after.players, strict=True):
            told = changes.of(new.seat)
            had, has = ({mine.key for mine in side.mines} for side in (old, new))
            assert told.gold == new.gold - old.gold
            assert set(told.won) == has - had
            assert set(told.lost) == had - has
            assert set(new.mayor_of) - set(old.mayor_of) <= set(told.elected) <= set(new.mayor_of)
        if after.dice != before.dice:
            assert changes.is_rolled


def test_no_news_change_nothing() -> None:
    assert changes_of(()) == Changes()
    assert changes_of([story.Bid(A, 3), story.Passed(B, False)]) == Changes()


def test_gold_that_goes_to_and_fro_is_summed_up() -> None:
    changes = changes_of([story.BidShared(A, ((C, 3), (B, 1)), 1), story.FeePaid(C, A, TOWN, 2, 2)])
    assert {seat: told.gold for seat, told in changes.seats.items()} == {A: -3, B: 1, C: 1}


def test_a_mine_that_was_won_and_lost_at_once_is_no_news() -> None:
    changes = changes_of([story.CardTaken(A, MINE), story.MineCollapsed(A, MINE, False)])
    assert (changes.of(A).won, changes.of(A).lost) == ((), ())


def test_an_expropriated_mine_is_won_and_lost() -> None:
    changes = changes_of([story.MineExpropriated(A, B, MINE)])
    assert changes.seats == {A: SeatChanges(won=(MINE,)), B: SeatChanges(lost=(MINE,))}


def test_of_a_town_that_changed_its_mayor_twice_the_last_one_counts() -> None:
    changes = changes_of([story.MayorElected(TOWN, A, None), story.MayorElected(TOWN, B, A)])
    assert changes.of(A).elected == ()
    assert changes.of(B).elected == changes.elections == (TOWN,)


def test_the_cards_of_an_earlier_round_are_no_longer_shown() -> None:
    changes = changes_of(
        [story.CardTaken(A, MINE), story.RoundBegan(2, A, ()), story.CardTaken(B, "dynamite-1")]
    )
    assert changes.taken == {B: "dynamite-1"}
