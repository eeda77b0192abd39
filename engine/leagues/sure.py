"""What is sure before a season is over, by the plain bound: others get all that they can, oneself nothing.

It knows sixtieths by entry, and neither tables nor rounds. Only a correction can take back what was sure.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.leagues.earned import Earned, Played
from engine.leagues.points import EXCUSED, most


class Sure(StrEnum):
    """What nothing can change any more."""

    UP = "up"
    DOWN = "down"
    FIRST = "first"


@dataclass(frozen=True, slots=True)
class Ahead:
    """What may still come in a season."""

    rounds: int = 0
    """How many rounds are still to be drawn."""
    seats: int = 4
    """The most seats that a table has."""
    vacant: Collection[int] = ()
    """The rounds in which a substitute may still take a seat: anybody may get a winner's points there."""
    is_open: bool = False
    """Whether people may still enter."""
    newcomers: Collection[int] = ()
    """The divisions into which somebody may still come, by entering or from those who are in none yet."""


NOTHING: Final = Ahead()


def highest(played: Played, rounds: Mapping[int, Sequence[Earned]], ahead: Ahead) -> dict[int, int]:
    """By entry, the most that they can have in the end, in sixtieths."""
    top = most(ahead.seats)
    is_open = {(entry, one.round) for one in played.open for entry in one.entries}
    return {
        entry: sum(
            max(one.points, top) if one.round in ahead.vacant or (entry, one.round) in is_open else one.points
            for one in several
        )
        + ahead.rounds * top
        for entry, several in rounds.items()
    }


def highest_of_newcomers(played: Played, high: Mapping[int, int], ahead: Ahead) -> int:
    """The most that somebody can have in the end who is in no division yet, in sixtieths. Whoever enters now
    may be excused from all rounds that are over, because too few were there."""
    entering = EXCUSED * played.rounds + most(ahead.seats) * (len(set(ahead.vacant)) + ahead.rounds)
    return max([high[entry] for entry in played.others] + [entering] * ahead.is_open, default=0)


def sure(
    low: Mapping[int, int], high: Mapping[int, int], *, up: int, down: int, newcomer: int | None
) -> dict[int, frozenset[Sure]]:
    """By entry of a division, what is sure. `low` and `high` are the fewest and the most sixtieths that they
    can have in the end, `up` and `down` how many places go up and down, and `newcomer` is the most that
    somebody can have who may still come; None if nobody can. Whoever may be level may be behind."""
    found = dict[int, frozenset[Sure]]()
    for entry, own in low.items():
        others = [each for each in low if each != entry]
        before = sum(high[each] >= own for each in others)
        is_safe = newcomer is None or newcomer < own
        behind = sum(low[each] > high[entry] for each in others)
        found[entry] = frozenset(
            _chosen(
                (Sure.FIRST, before == 0 and is_safe),
                (Sure.UP, up > 0 and before < up and is_safe),
                (Sure.DOWN, down > 0 and behind >= len(low) - down),
            )
        )
    return found


def _chosen(*marks: tuple[Sure, bool]) -> list[Sure]:
    return [mark for mark, is_so in marks if is_so]
