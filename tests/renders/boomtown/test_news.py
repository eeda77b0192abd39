"""What a stretch of the story changed, summed up: as if the views before and after had been compared."""

from dataclasses import dataclass
from itertools import accumulate, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import boomtown as game
from engine.games.boomtown import story
from engine.games.boomtown.cards import Town
from engine.games.boomtown.view import BoomtownView
from engine.table import Event, Seat
from renders.boomtown.news import News, SeatNews, news_of
from tests.every_game.walks import Setup, moments

A, B, C = Seat(0), Seat(1), Seat(2)
TOWN = Town.COYOTE_CITY
MINE = "cactus-junction-7"


@dataclass(frozen=True)
class Moment:
    """What the public sees after so many events."""

    told: int
    view: BoomtownView


def played(setup: Setup) -> tuple[list[Event], list[Moment]]:
    found, events = [], []
    for moment in moments(setup):
        events = [told.event for told in moment.match.story if told.only is None]
        found.append(Moment(len(events), moment.match.view(None)))
    return events, found


@settings(max_examples=25, deadline=None)
@given(
    seats=st.sampled_from(list(game.GAME.seats)),
    seed=st.integers(0, 2**32),
    walk=st.integers(0, 2**32),
    cuts=st.lists(st.integers(1, 30), min_size=100, max_size=100),
)
def test_news_sum_up_to_the_difference_of_the_views(
    seats: int, seed: int, walk: int, cuts: list[int]
) -> None:
    events, found = played(Setup(game.GAME.name, seats, {}, str(seed), walk))
    stops = [at for at in accumulate([0, *cuts]) if at < len(found)]
    for first, last in pairwise(stops):
        before, after = found[first], found[last]
        news = news_of(events[before.told : after.told])
        for old, new in zip(before.view.players, after.view.players, strict=True):
            told = news.of(new.seat)
            had, has = ({mine.key for mine in side.mines} for side in (old, new))
            assert told.gold == new.gold - old.gold
            assert set(told.won) == has - had
            assert set(told.lost) == had - has
            assert set(new.mayor_of) - set(old.mayor_of) <= set(told.elected) <= set(new.mayor_of)
        if after.view.dice != before.view.dice:
            assert news.is_rolled


def test_no_news_change_nothing() -> None:
    assert news_of(()) == News()
    assert news_of([story.Bid(A, 3), story.Passed(B, False)]) == News()


def test_gold_that_goes_to_and_fro_is_summed_up() -> None:
    news = news_of([story.BidShared(A, ((C, 3), (B, 1)), 1), story.FeePaid(C, A, TOWN, 2, 2)])
    assert {seat: told.gold for seat, told in news.seats.items()} == {A: -3, B: 1, C: 1}


def test_a_mine_that_was_won_and_lost_at_once_is_no_news() -> None:
    news = news_of([story.CardTaken(A, MINE), story.MineCollapsed(A, MINE, False)])
    assert (news.of(A).won, news.of(A).lost) == ((), ())


def test_an_expropriated_mine_is_won_and_lost() -> None:
    news = news_of([story.MineExpropriated(A, B, MINE)])
    assert news.seats == {A: SeatNews(won=(MINE,)), B: SeatNews(lost=(MINE,))}


def test_of_a_town_that_changed_its_mayor_twice_the_last_one_counts() -> None:
    news = news_of([story.MayorElected(TOWN, A, None), story.MayorElected(TOWN, B, A)])
    assert news.of(A).elected == ()
    assert news.of(B).elected == news.elections == (TOWN,)


def test_the_cards_of_an_earlier_round_are_no_longer_shown() -> None:
    news = news_of([story.CardTaken(A, MINE), story.RoundBegan(2, A, ()), story.CardTaken(B, "dynamite-1")])
    assert news.taken == {B: "dynamite-1"}
