"""What the robot works out: the odds are those of two dice and of a shuffled deck, counted out."""

from itertools import product

import pytest

from engine.games.boomtown.mayors import rightful_mayor
from engine.games.boomtown.robot.odds import AT_LEAST, ODDS, harvests, keeps, pawn_chances, standing, visits
from engine.games.boomtown.robot.reckoning import stakes


def test_the_odds_of_two_dice_are_those_of_36_rolls():
    rolls = [sum(dice) for dice in product(range(1, 7), repeat=2)]
    for total in range(2, 13):
        assert ODDS[total] == pytest.approx(rolls.count(total) / 36)
        assert AT_LEAST[total] == pytest.approx(sum(roll >= total for roll in rolls) / 36)


def test_a_safe_mine_yields_on_its_rolls_and_once_at_the_end():
    assert harvests(7, 6, is_dangerous=False) == pytest.approx(1 + 1)
    assert harvests(7, 0, is_dangerous=False) == 1
    assert visits(7, 6, is_dangerous=False) == pytest.approx(1)


def test_a_dangerous_mine_yields_only_while_it_stands():
    """Of two rolls the first finds it standing, the second in 17 of 18 games; so does the end, squared."""
    assert standing(2, is_dangerous=True) == pytest.approx((17 / 18) ** 2)
    assert harvests(6, 2, is_dangerous=True) == pytest.approx(5 / 36 * (1 + 17 / 18) + (17 / 18) ** 2)


def still_mayor(mines, coming):
    """How often seat 0 is mayor at the end, of all ways in which mines can come: by the rule itself."""
    ways = list(product(range(len(mines)), repeat=coming))
    kept = 0
    for way in ways:
        counts, mayor = list(mines), 0
        for gainer in way:
            counts[gainer] += 1
            mayor = rightful_mayor(counts, mayor, gainer)
        kept += mayor == 0
    return kept / len(ways)


@pytest.mark.parametrize("lead", [0, 1, 2])
@pytest.mark.parametrize("coming", [0, 1, 2, 5])
def test_a_mayor_keeps_his_pawn_from_one_rival_as_often_as_the_rule_says(lead, coming):
    assert keeps(lead, coming, 2) == pytest.approx(still_mayor([2 + lead, 2], coming))


def test_chances_of_a_pawn_are_near_to_those_counted_out_for_four():
    """Rivals are looked at one by one, as if the others did not matter: that is off by little."""
    for mines in ((2, 1, 0, 0), (3, 2, 1, 0), (2, 2, 1, 1)):
        chances = pawn_chances(mines, 0, 4)
        assert chances[0] == pytest.approx(still_mayor(mines, 4), abs=0.08)
        assert sum(chances) == pytest.approx(1)


def test_a_pawn_is_sure_when_no_more_mines_come_and_out_of_reach_without_two():
    assert pawn_chances((2, 2, 1), 1, 0) == (0, 1, 0)
    assert pawn_chances((1, 1, 0), None, 0) == (0, 0, 0)


def test_who_has_a_mine_in_a_town_without_mayor_has_the_better_chance():
    one, none = pawn_chances((1, 0, 0), None, 3)[:2]
    assert 0 < none < one < 1


def test_gold_that_only_moves_between_all_alike_is_worth_nothing():
    """Whoever gains as much as all others stands where he stood."""
    for row in stakes([50.0, 40.0, 10.0, 45.0], 4):
        assert sum(row) == pytest.approx(0)


def test_the_leader_is_watched_most_and_more_so_towards_the_end():
    scores = [30.0, 50.0, 40.0]
    early, late = stakes(scores, 12)[0], stakes(scores, 0)[0]
    assert late[1] < early[1] < early[2] < late[2] < 0


def test_a_runaway_leader_still_tells_his_rivals_apart():
    assert stakes([900.0, 20.0, 10.0], 0)[0][1] < stakes([900.0, 20.0, 10.0], 0)[0][2] < 0
