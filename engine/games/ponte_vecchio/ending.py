"""The final round and the end (P16 to P19)."""

from engine.games.ponte_vecchio.building import free_steps
from engine.games.ponte_vecchio.cards import CARDS, PLAYS, QUIET_ROUNDS, Ending, Phase
from engine.games.ponte_vecchio.state import State
from engine.games.ponte_vecchio.story import FinalRoundBegan, Scored
from engine.play.game import Ranking
from engine.play.table import Seat, Table


def last_shop_built(state: State) -> Ending | None:
    """P17: why no more shops can be built, tested after each one that is; None if one can."""
    if not free_steps(state.bridge):
        return Ending.BRIDGE_FULL
    return None if any(player.shops for player in state.players) else Ending.NO_SHOPS


def too_quiet(state: State) -> Ending | None:
    """P18: the reason to end, after phase 2 of the fifth round in a row without an auction; else None."""
    return Ending.NO_AUCTIONS if state.quiet_rounds >= QUIET_ROUNDS else None


def begin_final_round(table: Table[State], ending: Ending) -> None:
    """P16: everyone takes all eleven cards; the Rich Man keeps place and direction."""
    state = table.state
    state.ending, state.phase = ending, Phase.CARDS
    for player in state.players:
        player.hand, player.pile = list(CARDS), []
    table.tell(FinalRoundBegan(ending))


def end_after_last_play(table: Table[State]) -> None:
    """P16, P19: after the eleventh play the game is over."""
    state = table.state
    if state.play < PLAYS:
        return
    state.is_over, state.phase = True, Phase.END
    for seat in state.clockwise(Seat(0)):
        table.tell(Scored(seat, state.players[seat].gulden, state.built(seat)))


def is_over(state: State) -> bool:
    """P16: whether the last card has been played."""
    return state.is_over


def ranking(state: State) -> Ranking:
    """P19: the most money wins, then the most shops on the bridge; if both are equal, the place is shared."""
    reached = [(state.players[seat].gulden, state.built(seat)) for seat in state.clockwise(Seat(0))]
    return Ranking.by(reached, points=[gulden for gulden, _ in reached])
