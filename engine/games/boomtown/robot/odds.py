"""What the dice and the deck promise: how often a sum comes, how long a mine stands, who keeps a pawn.

It knows no table: numbers go in and chances come out, each worked out once.
"""

from functools import cache, lru_cache
from math import prod

ODDS = {total: (6 - abs(7 - total)) / 36 for total in range(2, 13)}
"""B13: how likely two dice show a sum."""

AT_LEAST = {number: sum(ODDS[total] for total in range(number, 13)) for number in range(2, 13)}
"""B24: how likely two dice show a number or more."""

COLLAPSES = ODDS[2] + ODDS[12]
"""B16: how likely all dangerous mines collapse on a roll."""


@cache
def standing(rolls: int, *, is_dangerous: bool) -> float:
    """B16: how likely a mine still stands after `rolls` rolls."""
    return (1 - COLLAPSES) ** rolls if is_dangerous else 1.0


@cache
def harvests(total: int, rolls: int, *, is_dangerous: bool) -> float:
    """B14, B29: how often a mine yields: on each roll that shows its sum while it stands, and at the end."""
    lived = sum(standing(before, is_dangerous=is_dangerous) for before in range(rolls))
    return ODDS[total] * lived + standing(rolls, is_dangerous=is_dangerous)


@cache
def visits(total: int, rolls: int, *, is_dangerous: bool) -> float:
    """B15: how often a mine's owner will have to visit the saloons."""
    return harvests(total, rolls, is_dangerous=is_dangerous) - standing(rolls, is_dangerous=is_dangerous)


@cache
def keeps(lead: int, coming: int, seats: int) -> float:
    """B19: how likely a mayor with this lead over one rival is still mayor after `coming` more mines in the
    town; every seat is equally likely to get each mine."""
    if not coming:
        return 1.0
    more = keeps(lead + 1, coming - 1, seats)
    same = keeps(lead, coming - 1, seats)
    less = keeps(lead - 1, coming - 1, seats) if lead else 1 - keeps(1, coming - 1, seats)
    return (more + less + (seats - 2) * same) / seats


@cache
def becomes(mines: int, rivals: int, coming: int, seats: int) -> float:
    """B18: how likely a seat with no mine or one, in a town without a mayor, is mayor after `coming` more
    mines; `rivals` counts the others with one mine there."""
    if not coming:
        return 0.0
    left, fresh = coming - 1, seats - 1 - rivals
    mine = keeps(1 + (rivals == 0), left, seats) if mines else becomes(1, rivals, left, seats)
    taken = 1 - keeps(2 - mines, left, seats)
    begun = becomes(mines, rivals + 1, left, seats) if fresh else 0.0
    return (mine + rivals * taken + fresh * begun) / seats


@lru_cache(maxsize=4096)
def pawn_chances(mines: tuple[int, ...], mayor: int | None, coming: int) -> tuple[float, ...]:
    """B18, B19: how likely each seat is mayor of a town at the end, given each seat's number of mines."""
    seats = len(mines)
    if mayor is None:
        return tuple(becomes(own, sum(mines) - own, coming, seats) for own in mines)
    risks = [1 - keeps(mines[mayor] - own, coming, seats) for own in mines]
    risks[mayor] = 0.0
    kept, lost = prod(1 - risk for risk in risks), sum(risks)
    chances = [(1 - kept) * risk / lost if lost else 0.0 for risk in risks]
    chances[mayor] = kept
    return tuple(chances)
