"""What a stretch of the story changed, summed up: as if the views before and after had been compared."""

import pytest
from hypothesis import given, settings

from engine.games import ponte_vecchio as game
from engine.games.ponte_vecchio import story
from engine.games.ponte_vecchio.cards import Direction, Ending
from renders.ponte_vecchio.picture.changes import Changes, changes_of
from tests.renders.ponte_vecchio.tables import A, B, C
from tests.renders.stretches import Stretch, stretches


@pytest.mark.dear
@settings(max_examples=6)
@given(stretches(game.GAME))
def test_news_sum_up_to_the_difference_of_the_views(found: list[Stretch]) -> None:
    for before, events, after in found:
        changes = changes_of(events)
        for old, new in zip(before.players, after.players, strict=True):
            assert changes.gulden.get(new.seat, 0) == new.gulden - old.gulden
            built = [seat for seats in changes.built.values() for seat in seats if seat == new.seat]
            assert len(built) == new.built - old.built
        way = (before.position, after.position)
        assert changes.way == (None if way[0] == way[1] else way)
        assert changes.has_turned == (before.direction != after.direction)
        assert all(after.players[seat].newest is not None for seat in changes.turned_over)


def test_no_news_change_nothing() -> None:
    assert changes_of(()) == Changes()
    assert changes_of([story.NobodyPaid(3), story.Passed(A, False)]) == Changes()


def test_a_rich_man_who_came_back_has_not_moved() -> None:
    turned = [story.Turned(A, Direction.BACK, "chosen"), story.Turned(A, Direction.OUTWARD, "chosen")]
    changes = changes_of([story.Moved(A, 3, 12), turned[0], story.Moved(B, 12, 3), turned[1]])
    assert (changes.way, changes.has_turned) == (None, False)


def test_what_was_paid_and_received_is_summed_up_and_the_newest_payment_is_told() -> None:
    sale, paid = story.RightSold(A, B, 45, "60", 60), story.Paid(A, 60, B, "60", 9)
    changes = changes_of([story.AuctionWon(A, 30), sale, paid])
    assert changes.gulden == {A: 75, B: -45}
    assert changes.paid == (A, 60, 9)


def test_cards_are_new_until_all_are_taken_back() -> None:
    turned = story.CardsTurned(((A, "10"), (B, "20"), (C, "joker")))
    assert changes_of([turned]).turned_over == {A, B, C}
    assert changes_of([turned, story.CardsTakenBack()]).turned_over == set()
    assert changes_of([turned, story.FinalRoundBegan(Ending.BRIDGE_FULL)]).turned_over == set()


def test_whose_card_counted_is_told_until_cards_are_turned_over_again() -> None:
    turned = story.CardsTurned(((A, "10"), (B, "20")))
    assert changes_of([turned, story.Moved(B, 3, 4)]).mover == B
    assert changes_of([turned, story.Moved(B, 3, 4), turned]).mover is None


def test_of_a_step_that_both_built_on_both_are_told() -> None:
    built = [story.ShopBuilt(A, 4, 11, True), story.ShopBuilt(B, 4, 10, False)]
    assert changes_of(built).built == {4: (A, B)}
