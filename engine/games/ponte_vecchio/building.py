"""Building shops: free ones in the set-up (P2), bought ones after an auction (P5)."""

from engine.games.ponte_vecchio.cards import step_key, step_of
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
        steps = [step for step in state.free_steps() if not state.owners(step)]
        await build(table, seat, steps, rule="P2", is_free=True)


async def build(table: Table[State], seat: Seat, steps: list[int], *, rule: str, is_free: bool) -> None:
    """P2, P5, P21: put a shop from hand on a free plot of a step: the left one if both are free."""
    state = table.state
    options = tuple(Option(step_key(step)) for step in steps)
    step = step_of(await table.ask(seat, Pick(name=DecisionName.BUILD, rule=rule, options=options)))
    plots, player = state.bridge[step - 1], state.players[seat]
    plots[plots.index(None)] = seat
    player.shops -= 1
    table.tell(ShopBuilt(seat, step, player.shops, is_free))
