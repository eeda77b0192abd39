"""Duels and shoot-outs: dice, robbed carts, and the turns that they bring (R14 to R19)."""

from engine.games.goldrush.cards import CART, Why
from engine.games.goldrush.state import Owed, State
from engine.games.goldrush.story import (
    CartTipped,
    DuelRolled,
    DuelWon,
    ShootOutBegan,
    ShootOutRolled,
    ShootOutWon,
)
from engine.play.chance import Chance
from engine.play.table import Seat, Table

PEACEFUL = ("sheriff", "jail")
"""R19: the places where nobody shoots."""


def duel(table: Table[State], seat: Seat, rival: Seat) -> None:
    """R17: both roll until one of them is higher; the rest of the mover's roll is lost."""
    state = table.state
    roll = rival_roll = 0
    while roll == rival_roll:
        roll, rival_roll = table.chance.roll(), table.chance.roll()
        table.tell(DuelRolled(seat, roll, rival, rival_roll))
    winner, loser = (seat, rival) if roll > rival_roll else (rival, seat)
    taken = take_all(state, winner, [loser])
    table.tell(DuelWon(winner, loser, taken))
    tip(table, winner)
    state.owed.append(Owed(winner, Why.DUEL))


def shoot_out(table: Table[State], place: str) -> None:
    """R19: if an instruction has brought prospectors together and one of them carries gold, all roll."""
    state = table.state
    seats = state.at(place)
    if place in PEACEFUL or len(seats) < 2 or not any(state.players[seat].cart for seat in seats):
        return
    table.tell(ShootOutBegan(place, tuple(seats)))
    rivals = seats
    while len(rivals) > 1:
        rolls, rivals = roll_off(table.chance, rivals)
        table.tell(ShootOutRolled(rolls))
    (winner,) = rivals
    taken = take_all(state, winner, [seat for seat in seats if seat != winner])
    table.tell(ShootOutWon(winner, taken))
    tip(table, winner)
    state.owed.append(Owed(winner, Why.SHOOT_OUT))


def roll_off(chance: Chance, seats: list[Seat]) -> tuple[tuple[tuple[Seat, int], ...], list[Seat]]:
    """R1, R19: everyone's roll, and the seats with the highest."""
    rolls = tuple((seat, chance.roll()) for seat in seats)
    highest = max(roll for _, roll in rolls)
    return rolls, [seat for seat, roll in rolls if roll == highest]


def take_all(state: State, winner: Seat, losers: list[Seat]) -> int:
    """R17, R19: the winner takes all that the losers carry; returns how many nuggets that is."""
    taken = sum(state.players[loser].cart for loser in losers)
    for loser in losers:
        lose_load(state, loser)
    state.players[winner].cart += taken
    return taken


def lose_load(state: State, seat: Seat) -> None:
    """R17 to R19: all that is on a cart is gone; for whoever carried nothing, nothing changes."""
    player = state.players[seat]
    if player.cart:
        player.cart = 0
        player.setbacks += 1


def tip(table: Table[State], seat: Seat) -> None:
    """R18: if a cart would hold too much, everything on it goes back to the stack."""
    state, player = table.state, table.state.players[seat]
    if player.cart <= CART:
        return
    nuggets = player.cart
    lose_load(state, seat)
    state.stack += nuggets
    table.tell(CartTipped(seat, nuggets))
