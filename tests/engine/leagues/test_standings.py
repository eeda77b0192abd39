"""Standings: one test for each rule that orders people, and for each line."""

import json
from fractions import Fraction

from engine.leagues.earned import Kind, Open, Played, earned, opposition
from engine.leagues.points import POINT, Seated, Table
from engine.leagues.standings import Line, Lines, canonical, crosstable, digest, standings
from engine.leagues.sure import Sure


def table(round, *order, division=1, lost=(), absent=(), substitutes=(), **told):
    """A table whose entries came in this order; a tuple shares its place."""
    seats, place = [], 1
    for each in order:
        level = each if isinstance(each, tuple) else (each,)
        seats += [Seated(entry, place, entry in lost, entry in substitutes) for entry in level]
        place += len(level)
    seats += [Seated(entry, None) for entry in absent]
    return Table(division, round, tuple(seats), **told)


def played(*tables, people=4, rounds=None, **told):
    rounds = max((one.round for one in tables), default=0) if rounds is None else rounds
    return Played({1: range(1, people + 1)}, tables, rounds=rounds, **told)


def of(found, division=1):
    return {one.entry: one for one in found[division]}


def kinds(facts, entry):
    return [one.kind for one in earned(facts)[entry]]


def test_entries_stand_in_the_order_of_their_points():
    found = standings(played(table(1, 3, 1, 4, 2)))[1]
    assert [(one.entry, one.place, one.points // POINT) for one in found] == [
        (3, 1, 10),
        (1, 2, 6),
        (4, 3, 3),
        (2, 4, 1),
    ]


def test_before_the_first_table_all_share_the_first_place():
    assert {one.place for one in standings(played())[1]} == {1}


def test_of_two_who_are_level_whoever_was_less_often_last_is_before():
    """Both have ten points; entry 1 by a win and a lost seat, entry 5 by two byes."""
    facts = played(table(1, 1, 2, 3, 4), table(2, 2, 3, 4, 1, lost={1}), people=5, byes={1: [5], 2: [5]})
    found = of(standings(facts))
    assert (found[1].points, found[5].points) == (10 * POINT, 10 * POINT)
    assert (found[1].lasts, found[5].lasts) == (1, 0)
    assert found[5].place < found[1].place


def test_of_two_who_were_as_often_last_whoever_had_the_stronger_opposition_is_before():
    facts = played(table(1, 1, 2), table(1, 3, 4), table(2, 2, 3), table(2, 4, 1), people=4)
    found = of(standings(facts))
    assert {one.points for one in found.values()} == {10 * POINT}
    assert {one.place for one in found.values()} == {1}
    facts = played(table(1, 1, 2), table(1, 3, 4), table(2, 2, 5), people=5, byes={2: [1, 3]})
    found = of(standings(facts))
    assert (found[1].points, found[1].lasts) == (found[3].points, found[3].lasts)
    assert (found[1].opposition, found[3].opposition) == (5 * POINT, 1 * POINT)
    assert (found[1].place, found[3].place) == (1, 2)


def test_opposition_is_the_mean_of_points_per_table_each_time_that_they_met():
    facts = played(table(1, 1, 2, 3), table(2, 1, 2, 4), people=4, byes={1: [4], 2: [3]})
    against = opposition(earned(facts))
    assert against[1] == Fraction(4 + 1 + 4 + 1, 4) * POINT
    assert against[3] == Fraction(10 + 4, 2) * POINT


def test_whoever_lost_their_seat_has_met_nobody_there_and_nobody_has_met_them():
    facts = played(table(1, 1, 2, 3, lost={3}), table(2, 3, 2, 1), people=3)
    against = opposition(earned(facts))
    assert against[1] == (Fraction(4 + 4, 2) * 2 + 10) / 3 * POINT
    assert against[3] == (Fraction(4 + 4, 2) + Fraction(10 + 1, 2)) / 2 * POINT


def test_voided_tables_and_whoever_was_absent_count_for_no_opposition():
    facts = played(table(1, 1, 2, 3, is_voided=True), table(2, 1, 2, absent=[3]), people=3)
    against = opposition(earned(facts))
    assert (against[1], against[2], against[3]) == (1 * POINT, 9 * POINT, 0)


def test_whoever_nothing_separates_shares_a_place_and_the_next_is_skipped():
    found = standings(played(table(1, 1, (2, 3), 4)))[1]
    assert [(one.entry, one.place) for one in found] == [(1, 1), (2, 2), (3, 2), (4, 4)]


def test_byes_excused_and_missed_rounds_count_what_they_are_worth():
    facts = played(people=3, rounds=1, byes={1: [1]}, excused={1: [2]})
    assert [one.points // POINT for one in standings(facts)[1]] == [5, 3, 0]
    assert [kinds(facts, entry) for entry in (1, 2, 3)] == [[Kind.BYE], [Kind.EXCUSED], [Kind.MISSED]]


def test_an_open_table_gives_nothing_yet():
    facts = played(people=2, rounds=1, open=[Open(1, (1, 2))])
    assert kinds(facts, 1) == [Kind.OPEN]
    assert standings(facts)[1][0].points == 0


def test_a_substitute_has_the_better_of_their_table_and_their_round():
    facts = played(table(1, 1, 5, 6, 2, substitutes={5, 6}), people=6, byes={1: [5]}, excused={1: [6]})
    assert kinds(facts, 5) == [Kind.SUBSTITUTE]
    assert of(standings(facts))[5].points == 6 * POINT
    assert kinds(facts, 6) == [Kind.EXCUSED]
    worse = played(table(1, 1, 2, 3, 5, substitutes={5}), people=5, byes={1: [5]})
    assert kinds(worse, 5) == [Kind.BYE]
    assert of(standings(worse))[5].lasts == 0


def test_a_lost_seat_stays_a_last_place_whatever_a_substitute_wins():
    facts = played(table(1, 1, 2, 3, absent=[4]), table(1, 4, 5, 6, 7, substitutes={4}), people=7)
    assert kinds(facts, 4) == [Kind.SUBSTITUTE]
    assert (of(standings(facts))[4].points, of(standings(facts))[4].lasts) == (10 * POINT, 1)


def test_a_substitute_of_another_division_counts_in_their_own():
    facts = Played(
        {1: [1, 2, 3], 2: [4, 5]},
        [table(1, 4, 1, 2, absent=[3], substitutes={4}), table(1, 5, 6, division=2)],
        rounds=1,
        byes={1: [4]},
    )
    assert standings(facts)[2][0].entry == 4
    assert of(standings(facts))[1].points == 4 * POINT


def test_all_who_share_a_place_at_the_line_go_up():
    found = of(standings(played(table(1, (1, 2), 3, 4)), {1: Lines(up=1)}))
    assert [found[entry].line for entry in range(1, 5)] == [Line.UP, Line.UP, Line.STAY, Line.STAY]


def test_none_of_those_who_share_the_last_safe_place_goes_down():
    found = of(standings(played(table(1, 1, 2, (3, 4))), {1: Lines(down=1)}))
    assert [found[entry].line for entry in range(1, 5)] == [Line.STAY] * 4
    found = of(standings(played(table(1, 1, 2, 3, 4)), {1: Lines(down=1)}))
    assert found[4].line is Line.DOWN


def test_champions_share_their_place_in_the_end():
    found = standings(played(table(1, (1, 2), 3, 4)), {1: Lines(up=1, down=1)}, None)[1]
    sure = {one.entry: one.sure for one in found}
    assert sure == {1: {Sure.FIRST, Sure.UP}, 2: {Sure.FIRST, Sure.UP}, 3: set(), 4: {Sure.DOWN}}


def test_the_crosstable_counts_who_left_whom_behind():
    found = crosstable(
        [
            table(1, 1, (2, 3), absent=[4]),
            table(2, 2, 1, 3, lost={3}),
            table(3, 1, 2, is_voided=True),
        ]
    )
    assert found == {(1, 2): 1, (1, 3): 2, (2, 1): 1, (2, 3): 1}


def test_the_digest_is_of_entries_places_and_sixtieths_alone():
    facts = Played({2: [5, 6], 1: [4, 3]}, [table(1, 4, 3)], rounds=1)
    found = standings(facts)
    assert json.loads(canonical(found)) == [
        {
            "division": 1,
            "standings": [
                {"entry": 4, "place": 1, "sixtieths": 540},
                {"entry": 3, "place": 2, "sixtieths": 60},
            ],
        },
        {
            "division": 2,
            "standings": [
                {"entry": 5, "place": 1, "sixtieths": 0},
                {"entry": 6, "place": 1, "sixtieths": 0},
            ],
        },
    ]
    assert digest(found) == "c662ea5f058a6c30ec16d91293df9df42bd6d6b24996b2c9c87be06806c7ccfc"


def test_equal_standings_have_equal_digests_in_whatever_order_facts_come():
    tables = [table(1, 1, 2, 3), table(2, 3, 1, 2), table(2, 4, 5)]
    first = standings(Played({1: [1, 2, 3], 2: [4, 5]}, tables, rounds=2))
    second = standings(Played({2: [5, 4], 1: [3, 1, 2]}, tables[::-1], rounds=2))
    assert digest(first) == digest(second)
    assert digest(first) != digest(standings(Played({1: [1, 2, 3], 2: [4, 5]}, tables[1:], rounds=2)))
