"""Who is mayor of a town (B18 to B20), and what leaves with the mayor."""

from collections.abc import Sequence

from engine.games.boomtown.cards import GOVERNOR, Town
from engine.games.boomtown.state import State
from engine.games.boomtown.story import GovernorGone, MayorElected, MayorGone
from engine.play.seats import clockwise
from engine.play.table import Seat, Table


def settle_mayor(table: Table[State], town: Town, *, gainer: Seat | None = None) -> None:
    """B19: a pawn changes hands immediately, whatever the cause; `gainer` has just gained a mine there."""
    state = table.state
    mines = [len(state.mines_in(seat, town)) for seat in state.clockwise(Seat(0))]
    before = state.mayors.get(town)
    after = rightful_mayor(mines, before, gainer)
    if before == after:
        return
    if after is not None:
        state.mayors[town] = after
        table.tell(MayorElected(town, after, before))
    elif before is not None:
        del state.mayors[town]
        table.tell(MayorGone(town, before))
    if state.governor == town:
        dismiss_governor(table, town)


def rightful_mayor(mines: Sequence[int], mayor: Seat | None, gainer: Seat | None) -> Seat | None:
    """B18, B19, B20: the seat that has a town's pawn, given every seat's number of mines there; None if it
    lies in the supply."""
    held = 0 if mayor is None else mines[mayor]
    most = max(mines)
    if most < 2:
        return mayor if held else None
    if most == held:
        return mayor
    tied = [seat for seat in clockwise(mayor or 0, len(mines)) if mines[seat] == most]
    return gainer if gainer in tied else tied[0]


def dismiss_governor(table: Table[State], town: Town) -> None:
    """B25: the Governor leaves the game when the pawn on it changes hands or goes back."""
    table.state.governor = None
    table.state.out.append(GOVERNOR)
    table.tell(GovernorGone(town))
