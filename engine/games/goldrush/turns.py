"""Turns: whose turn it is, the roll, the move, and what is done at its end (R1 to R4, R12, R17)."""

from engine.games.goldrush.cards import FREEING, Why
from engine.games.goldrush.claims import end_on_square
from engine.games.goldrush.duels import duel, roll_off
from engine.games.goldrush.instructions import read_point
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.moving import Move, move_of, moves
from engine.games.goldrush.state import FIRST, State
from engine.games.goldrush.story import BeginnerRolled, Challenged, Moved, StayedInJail, TurnBegan
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.town import assay, register, unload
from engine.play.table import Seat, Table


def name_beginner(table: Table[State]) -> None:
    """R1: the highest roll begins; ties roll again."""
    state = table.state
    rivals = list(state.clockwise(FIRST))
    while len(rivals) > 1:
        rolls, rivals = roll_off(table.chance, rivals)
        table.tell(BeginnerRolled(rolls))
    state.beginner = state.next_in_order = rivals[0]


async def take_turn(table: Table[State]) -> None:
    """R2, R12: the roll, then the move; a prisoner needs a 1 or a 6."""
    state = table.state
    seat, state.why = pop_next_turn(state)
    state.turn += 1
    state.mover, state.roll = seat, table.chance.roll()
    table.tell(TurnBegan(state.turn, seat, state.why, state.roll))
    if state.players[seat].place == "jail" and state.roll not in FREEING:
        table.tell(StayedInJail(seat, state.roll))
    else:
        await move(table, seat)


def pop_next_turn(state: State) -> tuple[Seat, Why]:
    """R1, R17: the next turn is one that is owed, the newest first; if none is owed, the order goes on
    clockwise. Returns the seat and why it has the turn."""
    if state.owed:
        owed = state.owed.pop()
        return owed.seat, owed.why
    seat = state.next_in_order
    state.next_in_order = state.clockwise(seat)[1]
    return seat, Why.ORDER


async def move(table: Table[State], seat: Seat) -> None:
    """R2, R14: the mover ends on a place that the roll reaches, or stops on the way to challenge."""
    state = table.state
    possible = moves(state, seat, state.roll)
    key = await table.ask(seat, move_of(possible))
    chosen = next(each for each in possible if each.key == key)
    if chosen.rival is None:
        await end_move(table, seat, chosen)
    else:
        challenge(table, seat, chosen.rival, chosen)


def challenge(table: Table[State], seat: Seat, rival: Seat, move: Move) -> None:
    """R4, R14: whoever stops for a duel does nothing else on that place."""
    player = table.state.players[seat]
    table.tell(Challenged(seat, rival, player.place, move.route))
    player.place = move.place
    duel(table, seat, rival)


async def end_move(table: Table[State], seat: Seat, move: Move) -> None:
    """R4: a place counts only if a move ends on it."""
    player = table.state.players[seat]
    table.tell(Moved(seat, player.place, move.route))
    player.place = move.place
    match LAND.places[move.place].terrain:
        case Terrain.SQUARE:
            await end_on_square(table, seat, move.place)
        case Terrain.POINT:
            read_point(table, seat, move.place)
        case Terrain.TOWN:
            await enter(table, seat, move.place)


async def enter(table: Table[State], seat: Seat, house: str) -> None:
    """R8, R9, R11: what is done in the houses of the town; a failed assay ends with another move."""
    match house:
        case "bank":
            unload(table, seat)
        case "registry":
            await register(table, seat)
        case "assay":
            table.state.roll = await assay(table, seat)
            if table.state.roll:
                await move(table, seat)
