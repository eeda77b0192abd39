"""Phase 2, moving the Rich Man: his move, his payment and his turn (P11 to P15)."""

from collections.abc import Iterable
from typing import Final

from engine.games.ponte_vecchio.cards import is_among_the_last, seat_key, seat_of
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.state import State
from engine.games.ponte_vecchio.story import DirectionKept, Moved, NobodyPaid, Paid, Turned
from engine.play.decisions import Option, Pick
from engine.play.table import Seat, Table

TURN, KEEP = "turn", "keep"
TURNING: Final = Pick(name=DecisionName.TURN, rule="P14", options=(Option(TURN), Option(KEEP)))
"""P14: whether the Rich Man is turned."""


async def move(table: Table[State], mover: Seat, step: int) -> None:
    """P11, P14: first the move, then the payment, then the turn."""
    state = table.state
    state.mover = state.last_mover = mover
    start, state.position = state.position, step
    table.tell(Moved(mover, start, step))
    await pay(table, mover)
    await turn(table, mover)


async def pay(table: Table[State], mover: Seat) -> None:
    """P12, P13: the bank pays the owner of a shop there the value of the mover's card; the mover chooses if
    there are two owners."""
    state = table.state
    owners = state.owners(state.position)
    if not owners:
        table.tell(NobodyPaid(state.position))
        return
    owner = seat_of(await table.ask(mover, owner_of(owners)))
    gulden = state.worth(mover)
    state.players[owner].gulden += gulden
    table.tell(Paid(owner, gulden, mover, state.newest(mover), state.position))


def owner_of(owners: Iterable[Seat]) -> Pick:
    """P12: one of the owners of shops on a step."""
    options = tuple(Option(seat_key(owner)) for owner in owners)
    return Pick(name=DecisionName.OWNER, rule="P12", options=options)


async def turn(table: Table[State], mover: Seat) -> None:
    """P14, P15: on the last step, or with no shop ahead, the Rich Man must be turned; on the last five steps
    the mover may turn him."""
    state = table.state
    if why := must_turn(state):
        turn_round(table, mover, why)
        return
    if not is_among_the_last(state.position, state.direction):
        return
    if await table.ask(mover, TURNING) == TURN:
        turn_round(table, mover, "chosen")
    else:
        table.tell(DirectionKept(mover, state.direction))


def must_turn(state: State) -> str | None:
    """P14: why the Rich Man must be turned; None if he need not be."""
    if not state.ahead():
        return "last-step"
    return None if any(state.owners(step) for step in state.ahead()) else "no-shop-ahead"


def turn_round(table: Table[State], mover: Seat, why: str) -> None:
    """P14, P15: the Rich Man looks the other way, and keeps that direction."""
    state = table.state
    state.direction = state.direction.turned
    table.tell(Turned(mover, state.direction, why))
