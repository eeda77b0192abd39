"""Phase II: the active player buys standing (G16, G17)."""

from engine.games.gnadenlos.cards import MOST_FIELDS, Box, Phase
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.state import State
from engine.games.gnadenlos.story import EndBegan, GoalReached, NothingBought, StandingBought
from engine.play.decisions import Amount
from engine.play.table import Table


async def buy_standing(table: Table[State]) -> None:
    """G16: up to five fields, at one nugget each."""
    state, seat = table.state, table.state.active
    player = state.players[seat]
    state.phase = Phase.BUYING
    decision = buy_of(state.box, player.field, player.nuggets)
    if not decision.amounts():
        table.tell(NothingBought(seat, is_automatic=True))
        return
    fields = await table.ask(seat, decision)
    if fields is None:
        table.tell(NothingBought(seat, is_automatic=False))
        return
    player.nuggets -= fields
    player.field += fields
    table.tell(StandingBought(seat, fields, player.field))
    end_at_goal(table)


def buy_of(box: Box, field: int, nuggets: int) -> Amount:
    """G16, G17: one to five fields, if there are nuggets for any; or none."""
    high = min(box.onward(field, MOST_FIELDS), nuggets)
    return Amount(name=DecisionName.BUY, rule="G16", low=1, high=high, may_pass=True)


def end_at_goal(table: Table[State]) -> None:
    """G17: a hat in the goal or beyond it ends the game."""
    state = table.state
    there = [seat for seat in state.seats() if state.players[seat].field >= state.box.first_of_goal]
    for seat in there:
        table.tell(GoalReached(seat))
    if there:
        state.ending = "goal"
        table.tell(EndBegan("goal"))
