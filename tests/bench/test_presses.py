"""The table of presses: what it counts, and that no answer takes many."""

import pytest

from engine.games import GAMES
from tests.bench import presses
from tests.bench.presses import Counted, measure, table
from tests.bench.series import Series

GAMES_EACH = 2
OFTEN = 2
"""What comes so often in a person's game is asked several times."""
MOST = 5
"""The most presses of any answer, except of those that are `BY_HAND`."""
MENU = 4
"""My move, a menu that is opened and chosen from, and Confirm."""
BY_HAND = {("gnadenlos", "bid"): 7}
"""A bid has a button for each sum. Whoever picks three IOUs themselves presses My move, Other IOUs…, the IOUs
(there may be another page of them) and Confirm."""
BEFORE = {"gnadenlos": 126.4, "ponte-vecchio": 333.5}
"""A person's share of these games when cards, sales, steps and IOUs were chosen in a menu, and confirmed."""
AT_MOST = 0.72
"""Of that: what took one press then, like the bids of Ponte Vecchio, cannot take fewer."""


@pytest.mark.dear
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_comes_several_times_a_game_usually_takes_two_presses_and_no_answer_takes_more_than_five(
    game: str,
) -> None:
    counted = measure(Series(game, presses.SEATS), GAMES_EACH)
    for decision, taken in counted.presses.items():
        assert max(taken) <= BY_HAND.get((game, decision), MOST), decision
        assert counted.times(decision) < OFTEN or counted.median(decision) <= 2, decision
    if game == "gnadenlos":
        assert counted.most("bid") <= 2
    if game == "boomtown":
        assert min(counted.presses["dynamite"]) < MENU, "a menu answers if its answer can be taken back"
        assert min(counted.presses["holdup"]) == MENU, "and is confirmed if dice are rolled"
    if game in BEFORE:
        assert counted.whole_game <= AT_MOST * BEFORE[game]


def test_the_presses_of_games_are_added_up_for_one_person() -> None:
    one, other = Counted(2), Counted(2)
    for number in (1, 1, 1, 3):
        one.add("bid", number)
    other.add("bid", 5)
    other.add("take", 2)
    both = Counted.together([one, other])
    assert (both.games, both.median("bid"), both.most("bid"), both.times("bid")) == (2, 1, 5, 5 / 4)
    assert both.whole_game == 13 / 4
    lines = [line.split() for line in table(Series("boomtown", 2), both).splitlines()]
    assert lines[2:] == [
        ["bid", "1", "5", "5", "1.2"],
        ["take", "2", "2", "2", "0.2"],
        ["one", "person’s", "whole", "game:", "3.2"],
    ]
