"""What is sure before the end, and that nothing but a correction takes it back."""

import random

import pytest

from engine.leagues.earned import Open, Played
from engine.leagues.points import POINT, Seated, Table
from engine.leagues.standings import Line, Lines, standings
from engine.leagues.sure import Ahead, Sure, highest_of_newcomers, sure
from tests.effort import share_of

EVERYBODY = range(1, 5)


def of(low, high, *, up=1, down=1, newcomer=None):
    return sure(low, high, up=up, down=down, newcomer=newcomer)


def test_whoever_nobody_can_reach_is_first_and_up():
    found = of({1: 100, 2: 50, 3: 50}, {1: 130, 2: 99, 3: 60})
    assert found[1] == {Sure.FIRST, Sure.UP}


def test_whoever_somebody_may_be_level_with_is_not_sure():
    assert of({1: 100, 2: 50}, {1: 130, 2: 100})[1] == set()


def test_whoever_one_other_can_pass_is_still_up_if_two_go_up():
    found = of({1: 90, 2: 80, 3: 10}, {1: 100, 2: 95, 3: 50}, up=2)
    assert found[1] == {Sure.UP}
    assert found[2] == {Sure.UP}


def test_whoever_can_pass_nobody_goes_down():
    found = of({1: 90, 2: 80, 3: 10}, {1: 100, 2: 95, 3: 79})
    assert found[3] == {Sure.DOWN}
    assert of({1: 90, 2: 80, 3: 10}, {1: 100, 2: 95, 3: 80})[3] == set()


def test_where_nobody_goes_up_or_down_only_the_first_place_can_be_sure():
    found = of({1: 90, 2: 80, 3: 10}, {1: 90, 2: 80, 3: 10}, up=0, down=0)
    assert found == {1: {Sure.FIRST}, 2: set(), 3: set()}


def test_nobody_is_up_for_sure_while_a_newcomer_can_pass_them():
    low, high = {1: 90, 2: 10}, {1: 90, 2: 10}
    assert of(low, high, newcomer=90)[1] == set()
    assert of(low, high, newcomer=89)[1] == {Sure.FIRST, Sure.UP}


def table(round, *order):
    return Table(1, round, tuple(Seated(entry, place) for place, entry in enumerate(order, 1)))


def marks(facts, ahead):
    return {one.entry: one.sure for one in standings(facts, {1: Lines(1, 1)}, ahead)[1]}


def test_others_win_their_open_tables_and_all_rounds_to_come():
    """Entry 1 has 20 points, entry 2 has 12, entry 4 has 2."""
    done = [table(1, 1, 2, 3, 4), table(2, 1, 2, 3, 4)]
    assert Sure.FIRST in marks(Played({1: EVERYBODY}, done, rounds=2), Ahead(rounds=0))[1]
    assert marks(Played({1: EVERYBODY}, done, rounds=2), Ahead(rounds=1))[1] == set()
    waiting = Played({1: EVERYBODY}, done, rounds=3, open=[Open(3, (2, 3, 4))], byes={3: [1]})
    assert Sure.FIRST in marks(waiting, Ahead())[1]
    late = Played({1: EVERYBODY}, done, rounds=3, open=[Open(3, (2, 3, 4))])
    assert marks(late, Ahead())[1] == set()


def test_a_seat_that_a_substitute_may_take_counts_for_all():
    done = [table(1, 1, 2, 3, 4)]
    facts = Played({1: EVERYBODY}, done, rounds=1)
    assert Sure.FIRST in marks(facts, Ahead())[1]
    assert marks(facts, Ahead(vacant=[1]))[1] == set()


def test_a_newcomer_is_excused_and_wins_all_that_come():
    done = [table(1, 1, 2, 3, 4), table(2, 1, 2, 3, 4)]
    facts = Played({1: EVERYBODY}, done, rounds=2)
    assert marks(facts, Ahead(rounds=0, is_open=True, newcomers=[1]))[1] == {Sure.FIRST, Sure.UP}
    assert marks(facts, Ahead(rounds=2, is_open=True, newcomers=[1]))[1] == set()


def test_whoever_enters_now_may_be_excused_from_every_round_that_is_over():
    facts = Played({1: EVERYBODY}, rounds=2)
    assert highest_of_newcomers(facts, {}, Ahead(rounds=1, is_open=True)) == (3 + 3 + 10) * POINT
    assert highest_of_newcomers(facts, {}, Ahead(vacant=[2], is_open=True)) == (3 + 3 + 10) * POINT
    assert highest_of_newcomers(facts, {}, Ahead(rounds=1)) == 0


def test_whoever_is_in_no_division_yet_brings_what_they_won_as_substitutes():
    done = [table(1, 1, 2, 3, 4)]
    won = Table(2, 1, (Seated(8, 1), Seated(5, 2, is_substitute=True)))
    facts = Played({1: EVERYBODY, 2: [8]}, [*done, won], rounds=1, others=[5])
    assert marks(facts, Ahead(newcomers=[1]))[1] == {Sure.FIRST, Sure.UP}
    won = Table(2, 1, (Seated(8, 2), Seated(5, 1, is_substitute=True), Seated(9, 3)))
    facts = Played({1: EVERYBODY, 2: [8]}, [*done, won], rounds=1, others=[5])
    assert marks(facts, Ahead(newcomers=[1]))[1] == set()
    assert marks(facts, Ahead())[1] == {Sure.FIRST, Sure.UP}


@pytest.mark.parametrize("number", range(share_of(20)))
def test_what_is_sure_stays_so_to_the_end(number):
    luck = random.Random(f"sure {number}")
    people, rounds = luck.choice((8, 12)), luck.choice((3, 5))
    everybody = list(range(1, people + 1))
    lines = {1: Lines(2, 2)}
    done, still, known = [], [], {entry: frozenset() for entry in everybody}
    for round in range(1, rounds + 1):
        order = luck.sample(everybody, people)
        still += [(round, order[start : start + 4]) for start in range(0, people, 4)]
        while still and (round == rounds or luck.random() < 0.6):
            when, seats = still.pop(luck.randrange(len(still)))
            seats.sort(key=lambda entry: (entry > 2, luck.random()) if luck.random() < 0.8 else (1, 0))
            done.append(table(when, *seats))
            facts = Played(
                {1: everybody}, done, rounds=round, open=[Open(when, tuple(seats)) for when, seats in still]
            )
            found = standings(facts, lines, Ahead(rounds=rounds - round))[1]
            assert all(known[one.entry] <= one.sure for one in found)
            known = {one.entry: one.sure for one in found}
    last = {one.entry: one for one in standings(facts, lines, None)[1]}
    assert all(known[entry] <= last[entry].sure for entry in everybody)
    assert {entry for entry in everybody if Sure.UP in last[entry].sure} == {
        entry for entry in everybody if last[entry].line is Line.UP
    }
    assert any(known.values())
