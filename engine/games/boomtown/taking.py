"""Taking the cards on offer (B10 to B12): the order of the seats, and what a card costs."""

from collections.abc import Iterable

from engine.games.boomtown.cards import KEEP, MINES, MUSTANG, PLAY, Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.events import carry_out_waiting, receive_event
from engine.games.boomtown.mayors import settle_mayor
from engine.games.boomtown.state import State
from engine.games.boomtown.story import CardTaken, FeePaid, HeldBack, MustangPlayed
from engine.play.decisions import Option, Pick
from engine.play.table import Seat, Table


async def take_cards(table: Table[State], winner: Seat) -> None:
    """B10: the winner takes one card, then perhaps the holder of Mustang (B11), then all others clockwise."""
    state = table.state
    rider = state.holder(MUSTANG)
    await take_card(table, winner)
    if rider is not None and await offer_mustang(table, rider, winner):
        await take_card(table, rider)
    for seat in state.opponents(winner):
        if seat not in state.taken:
            await take_card(table, seat)


async def offer_mustang(table: Table[State], rider: Seat, winner: Seat) -> bool:
    """B11: the holder of Mustang may take right after the winner; it is not offered if that changes nothing.
    Returns whether they do."""
    state = table.state
    if rider in (winner, state.opponents(winner)[0]):
        return False
    if await table.ask(rider, mustang_of(PLAY, KEEP)) == KEEP:
        table.tell(HeldBack(rider, MUSTANG))
        return False
    state.players[rider].kept.remove(MUSTANG)
    state.out.append(MUSTANG)
    table.tell(MustangPlayed(rider))
    return True


async def take_card(table: Table[State], seat: Seat) -> None:
    """B10: a take includes its fee, laying down the mine or the event, the mayors and the waiting cards."""
    state = table.state
    card = await table.ask(seat, take_of(state.offer))
    state.offer.remove(card)
    state.taken.append(seat)
    table.tell(CardTaken(seat, card))
    if card in MINES:
        take_mine(table, seat, card)
    else:
        receive_event(table, seat, card)
    await carry_out_waiting(table, seat)


def take_of(offer: Iterable[str]) -> Pick:
    """B10: one of the cards on offer."""
    return Pick(name=DecisionName.TAKE, rule="B10", options=tuple(map(Option, offer)))


def mustang_of(*keys: str) -> Pick:
    """B11: to play Mustang, to keep it, or both to choose from."""
    return Pick(name=DecisionName.MUSTANG, rule="B11", options=tuple(map(Option, keys)))


def take_mine(table: Table[State], seat: Seat, card: str) -> None:
    """B12: the old mayor is paid, then the mine is laid, then the mayors are checked."""
    town = MINES[card].town
    pay_mayor(table, seat, town)
    table.state.lay_mine(seat, card)
    settle_mayor(table, town, gainer=seat)


def pay_mayor(table: Table[State], seat: Seat, town: Town) -> None:
    """B12: 1 gold for each mine that the mayor has in the town, doubled by the Governor."""
    state = table.state
    mayor = state.mayors.get(town)
    if mayor is None or mayor == seat:
        return
    owed = len(state.mines_in(mayor, town)) * (2 if state.governor == town else 1)
    paid = state.pay(seat, owed, to=mayor)
    table.tell(FeePaid(seat, mayor, town, paid, owed))
