"""Instructions, from cards and from the points at the exits: who is sent to which place (R4, R5, R13).

No instruction leads to a square, an instruction point, the Bank, the Registry or the Assay Office. So whoever
is sent has nothing to do there, but may meet others and shoot (R19).
"""

from engine.games.goldrush.cards import GUIDED, SENT_TO, Card, Why
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.duels import shoot_out
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.state import Owed, State
from engine.games.goldrush.story import CardRead, GuideMet, PointRead, PromiseEnded, Sent
from engine.games.goldrush.survey import LAND
from engine.play.decisions import Option, Pick
from engine.play.table import Seat, Table


async def read_card(table: Table[State], seat: Seat, square: str) -> None:
    """R5: a card is read aloud and carried out; everybody knows it from now on (R21)."""
    state = table.state
    card = state.cards[square]
    state.reveal(square)
    table.tell(CardRead(seat, square, card))
    match card:
        case Card.NUGGET:
            pass  # it moves nobody: `end_on_square` takes the nugget
        case Card.GUIDE:
            follow_guide(table, seat, square)
        case Card.WATER:
            send(table, [seat], await nearest_creek(table, seat))
        case Card.BEER:
            send(table, drinkers(state), SENT_TO[card])
        case _:
            send(table, [seat], SENT_TO[card])


def read_point(table: Table[State], seat: Seat, point: str) -> None:
    """R4, R5: an instruction point is read aloud and carried out."""
    table.tell(PointRead(seat, point))
    send(table, [seat], SENT_TO[point])


def follow_guide(table: Table[State], seat: Seat, square: str) -> None:
    """The old guide: three turns in a row, including this one. R22: met again, the guide starts over."""
    state = table.state
    drop_promises(state, seat)
    state.owed += [Owed(seat, Why.GUIDE)] * (GUIDED - 1)
    table.tell(GuideMet(seat, square, GUIDED - 1))


def drop_promises(state: State, seat: Seat) -> int:
    """R13, R23: the guide's turns are no longer owed; returns how many they were."""
    kept = [owed for owed in state.owed if owed.seat != seat or owed.why is not Why.GUIDE]
    count = len(state.owed) - len(kept)
    state.owed = kept
    return count


async def nearest_creek(table: Table[State], seat: Seat) -> str:
    """R5: the creek that is the fewest steps away; on a tie the player chooses."""
    creeks = LAND.nearest(table.state.players[seat].place, Terrain.CREEK)
    return await table.ask(seat, Pick(name=DecisionName.CREEK, rule="R5", options=tuple(map(Option, creeks))))


def drinkers(state: State) -> list[Seat]:
    """Free beer: everyone except prisoners and those who are already in the Saddle Saloon."""
    stay = ("jail", SENT_TO[Card.BEER])
    return [Seat(seat) for seat, player in enumerate(state.players) if player.place not in stay]


def send(table: Table[State], seats: list[Seat], place: str) -> None:
    """R5, R13, R19: lift these seats to a place with their carts, which ends the guide's promises to them."""
    state = table.state
    starts = tuple(state.players[seat].place for seat in seats)
    for seat in seats:
        state.players[seat].place = place
        state.players[seat].setbacks += 1
    table.tell(Sent(tuple(seats), starts, place))
    for seat in seats:
        if turns := drop_promises(state, seat):
            table.tell(PromiseEnded(seat, turns))
    shoot_out(table, place)
