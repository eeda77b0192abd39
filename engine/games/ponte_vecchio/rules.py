"""The rules of Ponte Vecchio, in the rule book's order: this page is the table of contents.

`building` has P1, P2, P5 and P21, `auction` P3, P4 and P22, `right` P6 to P10, `moving` P11 to P15, `ending`
P16 to P19; P20 is `view`. P21 and P22 are house rulings: it does not matter on which plot of a step a shop is
built, and a player who alone can bid bids the least.
"""

from engine.games.ponte_vecchio.auction import auction
from engine.games.ponte_vecchio.building import set_up
from engine.games.ponte_vecchio.cards import PLAYS, Phase
from engine.games.ponte_vecchio.ending import (
    begin_final_round,
    end_after_last_play,
    is_over,
    last_shop_built,
    ranking,
    too_quiet,
)
from engine.games.ponte_vecchio.moving import move
from engine.games.ponte_vecchio.right import name_holder, sell_or_move, take_cards_back, turn_cards
from engine.games.ponte_vecchio.state import Player, State
from engine.games.ponte_vecchio.story import PlayBegan, RoundBegan
from engine.play.chance import Chance
from engine.play.game import Options
from engine.play.table import Seat, Table

__all__ = ["is_over", "new", "play_round", "ranking"]


def new(seats: int, options: Options, chance: Chance) -> State:
    """P1: 100 gulden each; chance names the start player."""
    return State(players=[Player() for _ in range(seats)], start=Seat(chance.below(seats)))


async def play_round(table: Table[State]) -> None:
    """The set-up first, then rounds with both phases, then the plays of the final round."""
    state = table.state
    if state.phase is Phase.SET_UP:
        await set_up(table)
        state.phase = Phase.AUCTION
    elif state.ending is None:
        await build_and_move(table)
    else:
        await play_final(table)


async def build_and_move(table: Table[State]) -> None:
    """A round: a shop is auctioned and built, then the Rich Man moves; or the final round begins (P16)."""
    state = table.state
    state.round += 1
    table.tell(RoundBegan(state.round))
    if await auction(table) and (ending := last_shop_built(state)):
        begin_final_round(table, ending)
        return
    await play_cards(table)
    take_cards_back(table)
    state.phase = Phase.AUCTION
    if ending := too_quiet(state):
        begin_final_round(table, ending)


async def play_final(table: Table[State]) -> None:
    """P16: phase 2 alone, eleven times."""
    table.state.play += 1
    table.tell(PlayBegan(table.state.play, PLAYS))
    await play_cards(table)
    end_after_last_play(table)


async def play_cards(table: Table[State]) -> None:
    """P6 to P15: phase 2: cards, the right to move, and the move."""
    state = table.state
    state.out = []
    await turn_cards(table)
    holder = name_holder(table)
    if holder is not None:
        state.mover = holder
        await move(table, *await sell_or_move(table, holder))
    state.holder = state.mover = None
    state.has_asked = False
