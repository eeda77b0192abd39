"""What a stretch of the story changed, summed up: as if the views before and after had been compared."""

import pytest
from hypothesis import given, settings

from engine.games import gnadenlos as game
from engine.games.gnadenlos import story
from engine.games.gnadenlos.cards import Kind, Note
from renders.gnadenlos.picture.changes import Changes, SeatChanges, Step, changes_of
from renders.gnadenlos.text.labels import place_number
from tests.renders.gnadenlos.tables import EVENT, PEOPLE, A, B, C, payday
from tests.renders.stretches import Stretch, stretches


@pytest.mark.dear
@settings(max_examples=12)
@given(stretches(game.GAME))
def test_news_sum_up_to_the_difference_of_the_views(found: list[Stretch]) -> None:
    for before, events, after in found:
        changes = changes_of(events)
        for old, new in zip(before.players, after.players, strict=True):
            told = changes.of(new.seat)
            assert told.nuggets == new.nuggets - old.nuggets
            assert told.field == (None if old.field == new.field else old.field)
            assert told.vultures == new.vultures - old.vultures
        assert changes.is_undertaker_moved == (before.undertaker != after.undertaker)
        lying = [place for row in after.market for place in row]
        assert all(lying[place_number(place) - 1] for place in changes.laid)
        numbers = [place_number(place) for place in changes.robbed]
        assert not any(number <= len(lying) and lying[number - 1] for number in numbers)


def test_no_news_change_nothing() -> None:
    assert changes_of(()) == Changes()
    assert changes_of([story.NothingBought(A, False), story.GoalReached(B)]) == Changes()


def test_a_hat_that_came_back_has_not_moved() -> None:
    changes = changes_of([story.Cheated(A, 4, 6, 10), story.VultureTaken(A, 1, 10, 6)])
    assert changes.of(A) == SeatChanges(vultures=1)


def test_of_several_events_the_newest_is_told_with_what_came_of_it() -> None:
    laid = ((A, PEOPLE[0]), (B, PEOPLE[1]))
    changes = changes_of(
        [
            story.EventTurned(A, EVENT[Kind.GOLD_RUSH]),
            story.NuggetsFound(A, 3, True),
            story.EventTurned(B, EVENT[Kind.CHEATING]),
            story.AdventurersShown(Kind.CHEATING, laid),
            story.Cheated(B, 4, 6, 10),
            story.AdventurersDiscarded((laid[1],)),
        ]
    ).event
    assert changes is not None
    assert (changes.event, changes.laid, changes.moves) == (EVENT[Kind.CHEATING], laid, ((B, 6, 10),))
    assert changes.nuggets == ()


def test_of_an_event_shown_before_who_was_discarded_is_still_told() -> None:
    changes = changes_of([story.NotesStolen(A, ("1-2",)), story.AdventurersShot(((C, PEOPLE[2]),))]).event
    assert changes is not None
    assert changes.laid == ((C, PEOPLE[2]),)
    assert changes.stolen == ((A, ("1-2",)),)


def test_places_are_robbed_and_laid_until_something_is_moved() -> None:
    robbed = [story.NotesLaid(A, ("2-1",)), story.NotesStolen(B, ("1-2",))]
    assert changes_of(robbed).robbed == {"1-2": B}
    assert changes_of(robbed).laid == {}
    assert changes_of(robbed[:1]).laid == {"2-1": A}
    assert changes_of([*robbed, story.GapsFilled(A, (("2-1", "1-2"),), True)]).robbed == {}


def test_paydays_are_told_one_after_the_other() -> None:
    first, second = changes_of([*payday(1), story.PaydayBegan(B, True), story.ColumnEmpty(6)]).paydays
    assert first.steps == (Step(1, Note(0, A), True), Step(3, Note(4, B), False))
    assert first.vulture == (B, 2)
    assert (second.seat, second.is_last) == (B, True)
    assert (second.steps, second.vulture) == ((Step(6, None),), None)


def test_a_hand_that_was_shown_is_told_until_the_next_bidding() -> None:
    proof = story.NoBidPossible(B, (Note(1, A),))
    assert changes_of([proof]).proofs == {B: (Note(1, A),)}
    assert changes_of([proof, story.AdventurersOffered(C, ((PEOPLE[0],),))]).proofs == {}
