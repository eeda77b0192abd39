"""The market: closing its gaps (G12, G28)."""

import math

from engine.games.gnadenlos.cards import COLUMNS
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.state import State, index_of, place
from engine.games.gnadenlos.story import GapsFilled
from engine.play.decisions import Option, Subset
from engine.play.table import Table


def fill_of(movable: list[int], *, usual: list[int], rule: str) -> Subset:
    """G12: as many of the last IOUs as there are gaps; the first one is for the first gap."""
    return Subset(
        name=DecisionName.FILL,
        rule=rule,
        options=tuple(Option(place(index)) for index in movable),
        low=len(usual),
        high=len(usual),
        ordered=True,
        usual=tuple(map(place, usual)),
    )


async def close_gaps(table: Table[State], *, rule: str) -> None:
    """G12, G28: every row except the last is filled with the last IOUs. The active player is asked which ones
    go where if there is more than one way. Then the last row is pushed together."""
    state = table.state
    left = [index for index, note in enumerate(state.market) if note is not None]
    if len(left) == len(state.market):
        return
    full = len(left) // COLUMNS * COLUMNS
    gaps = [index for index in range(full) if state.market[index] is None]
    movable = [index for index in left if index >= full]
    ways = math.perm(len(movable), len(gaps))
    moved = movable[::-1][: len(gaps)]  # what the bot does: the last IOU to the first gap
    if ways > 1 and not state.fills_gaps:
        decision = fill_of(movable, usual=moved, rule=rule)
        moved = list(map(index_of, await table.ask(state.active, decision)))
    moves = list(zip(moved, gaps, strict=True))
    state.rearrange(moves)
    told = tuple((place(source), place(gap)) for source, gap in moves)
    table.tell(GapsFilled(state.active, told, by_bot=ways == 1 or state.fills_gaps))
