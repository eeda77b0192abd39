"""Building shops: free ones in the set-up (P2), bought ones after an auction (P5)."""

from collections.abc import Sequence

from engine.games.ponte_vecchio.cards import SIDES, step_key, step_of
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.state import State
from engine.games.ponte_vecchio.story import ShopBuilt, StartPlayerNamed
from engine.play.decisions import Option, Pick
from engine.play.table import Seat, Table


async def set_up(table: Table[State]) -> None:
    """P1, P2: from the start player on, everyone builds one free shop on a step with two empty plots."""
    state = table.state
    table.tell(StartPlayerNamed(state.start, state.players[state.start].gulden))
    for seat in state.clockwise(state.start):
        await build(table, seat, is_free=True)


async def build(table: Table[State], seat: Seat, *, is_free: bool) -> None:
    """P2, P5, P21: put a shop from hand on a free plot of a step: the left one if both are free."""
    state = table.state
    step = step_of(await table.ask(seat, build_of(state.bridge, is_free=is_free)))
    plots, player = state.bridge[step - 1], state.players[seat]
    plots[plots.index(None)] = seat
    player.shops -= 1
    table.tell(ShopBuilt(seat, step, player.shops, is_free))


def build_of(bridge: Sequence[Sequence[Seat | None]], *, is_free: bool) -> Pick:
    """P2, P5: a step with a free plot; for a free shop one with no shop yet."""
    options = tuple(Option(step_key(step)) for step in free_steps(bridge, plots=SIDES if is_free else 1))
    return Pick(name=DecisionName.BUILD, rule="P2" if is_free else "P5", options=options)


def free_steps(bridge: Sequence[Sequence[Seat | None]], *, plots: int = 1) -> list[int]:
    """The steps with at least this many free plots."""
    return [step for step, owners in enumerate(bridge, 1) if owners.count(None) >= plots]
