"""Results wait for others, and nothing is told before the results that it rests on."""

import pytest

from cogs.posting.leagues.telling_order import in_order
from engine.leagues import acts
from engine.leagues.ledger import BOT, Done

ENDED = acts.TableEnded(1, 1, (), True)
VOIDED = acts.Voided(1, 1)
LOST = acts.SeatLost(1, 2, 3, acts.LostBecause.ABSENT)
OVER = acts.SeasonEnded((), "")
CALLED = acts.RoundCalled(2, 1, "")


def told(*given, are_results_due):
    done = [Done(number, 0.0, BOT, act) for number, act in enumerate(given, 1)]
    return [one.number for one in in_order(done, are_results_due=are_results_due)]


@pytest.mark.parametrize(
    ("given", "now", "due"),
    [
        ((), [], []),
        ((ENDED, ENDED), [], [1, 2]),
        ((ENDED, LOST, ENDED), [2], [2, 1, 3]),
        ((ENDED, CALLED), [2], [2, 1]),
        ((ENDED, LOST, ENDED, OVER), [2, 1, 3, 4], [2, 1, 3, 4]),
        ((ENDED, VOIDED, ENDED), [1, 2], [1, 2, 3]),
        ((LOST, ENDED, VOIDED, LOST, ENDED), [1, 2, 3, 4], [1, 2, 3, 4, 5]),
    ],
)
def test_results_stand_together_behind_what_does_not_rest_on_them(given, now, due):
    assert told(*given, are_results_due=False) == now
    assert told(*given, are_results_due=True) == due
