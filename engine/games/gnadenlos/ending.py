"""The end (G33 to G36): the last payday, the last purchase, and the places."""

from engine.games.gnadenlos.cards import LAST_FIELDS, Phase
from engine.games.gnadenlos.payday import payday
from engine.games.gnadenlos.state import State
from engine.games.gnadenlos.story import LastBought, Scored
from engine.play.game import Ranking
from engine.play.table import Seat, Table


def end(table: Table[State]) -> None:
    """G33 to G36: immediately after a third vulture, otherwise after one more payday."""
    state = table.state
    state.phase = Phase.END
    if state.ending != "vultures":
        payday(table, is_last=True)
    buy_last(table)
    for seat in state.clockwise(Seat(0)):
        player = state.players[seat]
        table.tell(Scored(seat, player.field, player.nuggets, state.is_lost(seat)))
    state.is_over = True


def buy_last(table: Table[State]) -> None:
    """G35: everyone still on the road goes up to three fields further, as far as they can afford."""
    state = table.state
    for seat in state.seats():
        player = state.players[seat]
        fields = min(state.box.onward(player.field, LAST_FIELDS), player.nuggets)
        if state.is_lost(seat) or fields < 1:
            continue
        player.nuggets -= fields
        player.field += fields
        table.tell(LastBought(seat, fields, player.field))


def ranking(state: State) -> Ranking:
    """G36: the furthest hat wins, then the most nuggets; equal players share a place; whoever has a third
    vulture is last."""
    reached = [_reached(state, seat) for seat in state.clockwise(Seat(0))]
    return Ranking.by(reached, points=[field for field, _ in reached])


def _reached(state: State, seat: Seat) -> tuple[int, int]:
    """What counts at the end: the hat's field, then nuggets; below (0, 0) if the seat has left the road."""
    player = state.players[seat]
    return (0, -1) if state.is_lost(seat) else (player.field, player.nuggets)
