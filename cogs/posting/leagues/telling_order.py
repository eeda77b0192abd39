"""The order in which a league's acts are told: results may wait, so that several stand together, and nothing
is told before the results that it rests on.

Pure: it knows acts, and neither words nor messages.
"""

from collections.abc import Iterable
from typing import Final

from engine.leagues import acts
from engine.leagues.ledger import Done

_RESTS_ON_RESULTS: Final = (
    acts.Voided,
    acts.Placed,
    acts.Undone,
    acts.SeasonEnded,
    acts.SeasonOpened,
)
"""What corrects results, or sums them up: the results before it are told first."""


def in_order(untold: Iterable[Done], *, are_results_due: bool) -> list[Done]:
    """What is told now of the acts that are untold. Results stand behind all else up to the next act that
    rests on them; the last ones are left out unless they are due."""
    found, results = list[Done](), list[Done]()
    for done in untold:
        if isinstance(done.act, acts.TableEnded):
            results.append(done)
            continue
        if isinstance(done.act, _RESTS_ON_RESULTS):
            found += results
            results.clear()
        found.append(done)
    return found + results if are_results_due else found
