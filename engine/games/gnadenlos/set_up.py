"""The set-up (G1 to G4): the first player, and the first adventurers and IOUs, dealt or bid for."""

from engine.games.gnadenlos.bidding import draw, offer, take_bids, take_lots
from engine.games.gnadenlos.cards import Note, Phase
from engine.games.gnadenlos.state import State
from engine.games.gnadenlos.story import FirstRolled
from engine.play.table import Seat, Table

FIRST_NOTES = (1, 2)
"""G3: the IOUs that everyone puts into the market at the start."""


async def set_up(table: Table[State]) -> None:
    """G1 to G4: the first player, then adventurers and IOUs."""
    table.state.active = roll_for_first(table)
    if table.state.has_pairs:
        await share_out_pairs(table)
    else:
        deal(table)
    table.state.phase = Phase.EVENT


def roll_for_first(table: Table[State]) -> Seat:
    """G1, G4: the highest roll gets the revolver; whoever ties for it rolls again."""
    seats = table.state.clockwise(Seat(0))
    while True:
        rolls = tuple((seat, table.chance.roll()) for seat in seats)
        highest = max(roll for _, roll in rolls)
        seats = tuple(seat for seat, roll in rolls if roll == highest)
        table.tell(FirstRolled(rolls, seats[0] if len(seats) == 1 else None))
        if len(seats) == 1:
            return seats[0]


def deal(table: Table[State]) -> None:
    """G2, G3: everyone gets two adventurers, and puts an IOU of 1 and one of 2 into the shuffled market."""
    state = table.state
    for seat, player in enumerate(state.players):
        player.adventurers = [draw(table) for _ in range(2)]
        for worth in FIRST_NOTES:
            note = Note(worth, Seat(seat))
            player.notes.remove(note)
            state.market.append(note)
    table.chance.shuffle(state.market)


async def share_out_pairs(table: Table[State]) -> None:
    """G4: there are as many pairs of adventurers as players. Everyone bids; from the highest bid down, each
    takes a pair and lays their bid."""
    offer(table, [(draw(table), draw(table)) for _ in table.state.players])
    await take_bids(table)
    await take_lots(table)
