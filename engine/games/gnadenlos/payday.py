"""Paydays: the die turns up IOUs, and their colours pay or get a vulture (G23 to G28, G33)."""

from engine.games.gnadenlos.cards import COLUMNS, VULTURE, Phase
from engine.games.gnadenlos.market import close_gaps
from engine.games.gnadenlos.state import State, place
from engine.games.gnadenlos.story import (
    ColumnEmpty,
    EndBegan,
    NotesReturned,
    NoteTurned,
    PaydayBegan,
    RoadLeft,
    VultureTaken,
)
from engine.play.table import Seat, Table


async def paydays(table: Table[State]) -> None:
    """G23, G28: hold paydays as long as the market has at least as many full rows as there are players."""
    state = table.state
    while state.ending is None and state.full_rows() >= len(state.players):
        state.phase = Phase.PAYDAY
        payday(table, is_last=False)
        if state.ending is None:
            await close_gaps(table, rule="G28")


def payday(table: Table[State], *, is_last: bool) -> None:
    """G24 to G27: roll, turn up and pay, until a column is empty or somebody cannot pay. Then all face-up
    IOUs go back to the players whose colour they have."""
    table.tell(PaydayBegan(table.state.active, is_last))
    face_up: list[int] = []
    while turn_up_next(table, face_up):
        pass
    return_notes(table, face_up)


def turn_up_next(table: Table[State], face_up: list[int]) -> bool:
    """G24: roll, turn up the outermost face-down IOU of that column, and let the player of its colour pay.
    Returns whether the payday goes on."""
    state = table.state
    die = table.chance.roll()
    column = range(die - 1, len(state.market), COLUMNS)
    hidden = [index for index in column if state.market[index] is not None and index not in face_up]
    if not hidden:
        table.tell(ColumnEmpty(die))
        return False
    index = hidden[-1]
    face_up.append(index)
    note = state.market[index]
    assert note is not None
    payer = state.players[note.colour]
    can_pay = payer.nuggets >= note.worth
    table.tell(NoteTurned(die, place(index), note, can_pay))
    if can_pay:
        payer.nuggets -= note.worth
    else:
        take_vulture(table, note.colour)
    return can_pay


def take_vulture(table: Table[State], seat: Seat) -> None:
    """G26, G33: whoever cannot pay keeps their nuggets, takes a vulture and goes back five fields; a third
    vulture ends the game."""
    state, player = table.state, table.state.players[seat]
    before = player.field
    player.vultures += 1
    player.field = max(before - VULTURE, 1)
    table.tell(VultureTaken(seat, player.vultures, before, player.field))
    if not state.is_lost(seat):
        return
    table.tell(RoadLeft(seat))
    if state.ending is None:
        state.ending = "vultures"
        table.tell(EndBegan("vultures"))


def return_notes(table: Table[State], face_up: list[int]) -> None:
    """G27: the face-up IOUs go back to the players whose colour they have, whether they were paid or not."""
    state = table.state
    notes = state.pick_up(face_up)
    returned = []
    for seat in state.seats():
        mine = [note for note in notes if note.colour == seat]
        if mine:
            state.take_notes(seat, mine)
            returned.append((seat, len(mine)))
    if returned:
        table.tell(NotesReturned(tuple(returned)))
