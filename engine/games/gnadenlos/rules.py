"""The rules of Gnadenlos!, in the rule book's order: this page is the table of contents.

`set_up` has G1 to G4, `event` G5 to G15, `buying` G16 and G17, `bidding` G18 to G22, `payday` G23 to G28,
`market` G12 and G28, `ending` G33 to G36; G37 is `view`.
"""

from engine.games.gnadenlos.bidding import bidding
from engine.games.gnadenlos.buying import buy_standing
from engine.games.gnadenlos.cards import Box, Note, Phase
from engine.games.gnadenlos.ending import end, ranking
from engine.games.gnadenlos.event import carry_out_event
from engine.games.gnadenlos.payday import paydays
from engine.games.gnadenlos.set_up import set_up
from engine.games.gnadenlos.state import Player, State, in_order
from engine.games.gnadenlos.story import TurnBegan
from engine.play.chance import Chance
from engine.play.game import Options
from engine.play.table import Seat, Table

__all__ = ["is_over", "new", "play_round", "ranking"]


def new(box: Box, seats: int, options: Options, chance: Chance) -> State:
    """G1: the nuggets and IOUs of everyone; adventurers and events are shuffled."""
    deck, pile = [one.key for one in box.adventurers], [event.key for event in box.events]
    chance.shuffle(deck)
    chance.shuffle(pile)
    return State(
        box=box,
        players=[
            Player(
                nuggets=box.nuggets,
                field=box.start,
                notes=in_order([Note(worth, Seat(seat)) for worth in box.notes]),
            )
            for seat in range(seats)
        ],
        active=Seat(0),
        deck=deck,
        pile=pile,
        has_pairs=bool(options.get("advanced")),
        fills_gaps=bool(options.get("bot_fills_gaps")),
    )


async def play_round(table: Table[State]) -> None:
    """A turn: event, buying, bidding, paydays; then the revolver passes clockwise. The set-up comes first of
    all."""
    state = table.state
    if state.phase is Phase.SET_UP:
        await set_up(table)
        return
    begin_turn(table)
    for part in (carry_out_event, buy_standing, bidding, paydays):
        if state.ending is None:
            await part(table)
    if state.ending is None:
        state.active = state.clockwise(state.active)[1]
        return
    end(table)


def begin_turn(table: Table[State]) -> None:
    """G29: the active player has the revolver."""
    table.state.turn += 1
    table.tell(TurnBegan(table.state.turn, table.state.active))


def is_over(state: State) -> bool:
    """G36: whether the places are known."""
    return state.is_over
