"""What a stretch of the story changed, summed up: as if the views before and after had been compared."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from engine.games.goldrush import GAME, story
from engine.games.goldrush.cards import Card
from engine.games.goldrush.view import GoldrushView
from engine.play.chance import Chance
from engine.play.match import Match
from renders.goldrush.picture.changes import Changes, Way, changes_of
from tests.renders.goldrush.tables import A, B, C
from tests.renders.stretches import Stretch


def stretches(seats: int, number: int) -> Iterator[Stretch]:
    """A game in which every third answer is any, cut into stretches of one answer to seven."""
    chance = Chance("news", seats, number)
    match: Match[Any, GoldrushView] = Match.start(GAME, seats=seats, options={}, seed=f"news {number}")
    before, told = match.view(None), len(match.story)
    for answers in range(1, 400):
        (seat,) = match.waiting_for()
        (opened,) = match.open_to(seat)
        any_answer = chance.pick(list(opened.decision.legal()))
        answer = GAME.robot(match.view(seat), opened.decision, chance) if chance.below(3) else any_answer
        match.submit(seat, answer, ticket=opened.ticket)
        if match.is_over or answers % 7 in (0, 1, 4):
            yield Stretch(
                before, [one.event for one in match.story[told:] if one.only is None], match.view(None)
            )
            before, told = match.view(None), len(match.story)
        if match.is_over:
            return


@pytest.mark.parametrize("seats", [2, 4])
def test_news_sum_up_to_the_difference_of_the_views(seats: int) -> None:
    for before, events, after in stretches(seats, 1):
        changes = changes_of(events)
        shot = {seat for event in events if isinstance(event, story.ShootOutBegan) for seat in event.seats}
        for old, new in zip(before.players, after.players, strict=True):
            assert changes.bank(new.seat) == new.banked - old.banked
            assert new.seat in shot or changes.cart(new.seat) == new.cart - old.cart
            assert set(new.mines) - set(old.mines) <= changes.new
            own = [way for way in changes.ways if way.seat == new.seat]
            assert all(one.route[-1] == other.start for one, other in pairwise(own))
            assert (own[-1].route[-1] if own else old.place) == new.place


def test_no_news_change_nothing() -> None:
    assert changes_of(()) == Changes()
    assert changes_of([story.ClaimsKept(A), story.StayedInJail(B, 3)]) == Changes()


def test_who_is_sent_is_lifted_and_who_walks_goes_all_the_way() -> None:
    changes = changes_of([story.Moved(A, "n", ("n-o-1", "o")), story.Sent((A, B), ("o", "k"), "saloon")])
    assert changes.ways == (
        Way(A, "n", ("n-o-1", "o")),
        Way(A, "o", ("saloon",), is_lifted=True),
        Way(B, "k", ("saloon",), is_lifted=True),
    )


def test_what_is_dug_won_and_banked_is_summed_up() -> None:
    changes = changes_of(
        [story.Dug(A, "k", 1), story.DuelWon(A, B, 2), story.CartTipped(A, 5), story.Banked(C, 3, 4)]
    )
    assert (changes.cart(A), changes.cart(B), changes.cart(C), changes.bank(C)) == (-2, -2, -3, 3)


def test_a_look_at_a_card_is_no_news() -> None:
    """R21: what is on it least of all."""
    seen = [story.Looked(A, "k", None, may_claim=True), story.CardSeen("k", Card.GOLD)]
    assert changes_of(seen) == Changes()
