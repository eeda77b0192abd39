"""A short season of each title: no game waits for ever, and nobody who is there loses a turn."""

import asyncio
import itertools
from math import inf

import pytest

from engine.clock.hours import is_quiet
from engine.clock.pace import DAY
from engine.games import GAMES
from engine.journal.records import PersonId
from engine.sessions.seating import Person
from tests.season.people import somebody
from tests.season.tally import Tally, report
from tests.season.world import BEGIN, Season, played


@pytest.mark.long
@pytest.mark.parametrize("title", sorted(GAMES))
def test_in_a_few_games_with_a_third_of_the_people_gone_all_aims_are_met(title: str) -> None:
    tally = asyncio.run(played(Season(title, games=8, number=0, some_go=True)))
    assert tally.of_the_gone, "the clock had something to do"
    assert tally.missed == [], report(title, tally)


@pytest.mark.dear
def test_people_look_in_as_often_as_they_say_and_never_in_their_quiet_hours() -> None:
    for number in range(20):
        who = somebody(Person(PersonId(1), "Anna"), f"luck {number}", BEGIN, may_go=False)
        moments = list(itertools.takewhile(lambda at: at < BEGIN + 400 * DAY, who.look_ins(BEGIN)))
        assert 399 * who.looks <= len(moments) <= 401 * who.looks
        assert moments == sorted(moments)
        assert not any(is_quiet(at, who.hours) for at in moments)


def test_a_third_of_the_people_is_gone_for_ever_from_some_day_on() -> None:
    people = [somebody(Person(PersonId(1), "Anna"), f"{n}", BEGIN, may_go=True) for n in range(600)]
    gone = [who for who in people if who.gone_from < inf]
    assert 150 < len(gone) < 250
    assert all(not [at for at in who.look_ins(BEGIN) if at >= who.gone_from] for who in gone)


@pytest.mark.parametrize(
    "tally",
    [
        Tally(games=1, over=1, stalled=["seat 0 is due"]),
        Tally(games=1, over=1, expired_by_outage=["seat 0"]),
        Tally(games=1, over=1, quiet=["a deadline"]),
        Tally(games=1, over=1, calls_of_those_there=100, by_clock=1),
        Tally(games=1, over=1, mentions=3),
        Tally(games=1),
    ],
)
def test_each_aim_can_be_missed_and_stays_missed_whatever_is_added(tally: Tally) -> None:
    assert len(tally.missed) == 1
    assert (tally + Tally(games=1, over=1)).missed == tally.missed
    assert Tally(games=1, over=1).missed == []
