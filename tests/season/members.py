"""The people of a league: when they sign up, how often they look in, and who vanishes without a word."""

from dataclasses import dataclass, replace
from math import inf

from engine.clock.pace import DAY
from engine.journal.records import PersonId
from engine.play.chance import Chance
from engine.sessions.seating import Person
from tests.season.people import Somebody, somebody
from tests.season.seasons import Gone

VANISH_OF_100 = 20
LATE_OF_100 = 5
STAND_BY_OF_100 = 30
SITS_OUT_OF_100 = 3


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who plays in a league, and what they do in it."""

    somebody: Somebody
    joins_at: float
    """From when on they want to sign up, in UNIX seconds."""
    stands_by: bool
    luck: Chance
    name_of_luck: str

    def sits_out(self, round: int) -> bool:
        """Whether they do not want to play a round."""
        return Chance("sits out", self.name_of_luck, round).below(100) < SITS_OUT_OF_100

    @property
    def person(self) -> Person:
        return self.somebody.person

    def does(self, of_100: int) -> bool:
        """Whether they do something that they do in so many of 100 cases."""
        return self.luck.below(100) < of_100


def members(
    count: int,
    luck: str,
    *,
    opened: float,
    start: float,
    third: float,
    ends: float,
    looks: int | None = None,
) -> list[Member]:
    """So many people, by chance. A fifth vanishes at some moment between the opening and the planned end; one
    in twenty comes late, between the first draw (`start`) and the third, and does not vanish. `looks` is how
    often a day they look in; None: once or twice."""
    chance = Chance("members", luck)
    order = list(range(count))
    chance.shuffle(order)
    late = set(order[: count * LATE_OF_100 // 100])
    vanishing = set(order[len(late) : len(late) + count * VANISH_OF_100 // 100])
    found = [
        _member(number, luck, opened, start, third, ends, is_late=number in late, goes=number in vanishing)
        for number in range(count)
    ]
    if looks is None:
        return found
    return [replace(each, somebody=replace(each.somebody, looks=looks)) for each in found]


def _member(
    number: int,
    luck: str,
    opened: float,
    start: float,
    third: float,
    ends: float,
    *,
    is_late: bool,
    goes: bool,
) -> Member:
    chance = Chance("member", luck, number)
    who = somebody(
        Person(PersonId(number + 1), f"P{number + 1}"), f"{luck} {number}", opened, gone=Gone.NOBODY
    )
    since, until = (start + DAY, third - DAY) if is_late else (opened, start - DAY)
    gone_from = _between(chance, opened, ends) if goes else inf
    return Member(
        replace(who, gone_from=gone_from),
        _between(chance, since, until),
        chance.below(100) < STAND_BY_OF_100,
        Chance("does", luck, number),
        f"{luck} {number}",
    )


def _between(chance: Chance, since: float, until: float) -> float:
    return since + chance.below(max(1, int(until - since)))
