"""Cards, claims and mines: looking, bluffing, stealing, digging (R4 to R7, R10)."""

from engine.games.goldrush.cards import CLAIM, LEAVE, SECRET, Card
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.instructions import read_card
from engine.games.goldrush.state import State
from engine.games.goldrush.story import CardSeen, Claimed, Dug, LeftOpen, Looked, NothingTaken, NuggetFound
from engine.play.decisions import Option, Pick
from engine.play.table import Seat, Table


async def end_on_square(table: Table[State], seat: Seat, square: str) -> None:
    """R4: what a square's card or mine does to whoever ends there. Nothing happens on one's own claim and on
    another's mine (R7)."""
    state = table.state
    miner = state.miner(square)
    if miner == seat:
        take_nugget(table, seat, square, because=Dug)
    elif miner is None and state.claimant(square) != seat:
        await turn_up(table, seat, square)


async def turn_up(table: Table[State], seat: Seat, square: str) -> None:
    """R5: the player alone looks at a card that may be claimed; every other card is read aloud."""
    card = table.state.cards[square]
    if card in SECRET:
        await look(table, seat, square)
        return
    await read_card(table, seat, square)
    if card is Card.NUGGET:
        take_nugget(table, seat, square, because=NuggetFound)


async def look(table: Table[State], seat: Seat, square: str) -> None:
    """R5, R6, R7: the player looks at the card, and is asked the same whatever it says. Only the legal
    answers differ, and only the player sees them."""
    state = table.state
    state.learn(seat, square)
    owner, may_claim = state.claimant(square), state.players[seat].markers > 0
    table.tell(Looked(seat, square, owner, may_claim))
    table.tell(CardSeen(square, state.cards[square]), only=seat)
    if not may_claim:
        return
    if await table.ask(seat, claim_of(state, square), even_if_forced=True) == CLAIM:
        lay_claim(table, seat, square, owner)
    else:
        leave(table, seat, square, owner)


def claim_of(state: State, square: str) -> Pick:
    """R5, R7: gold and possible gold must be claimed; another's claim and a card without gold may be left."""
    must = state.claimant(square) is None and state.cards[square] is not Card.NO_GOLD
    keys = (CLAIM,) if must else (CLAIM, LEAVE)
    rule = "R5" if state.claimant(square) is None else "R7"
    return Pick(name=DecisionName.CLAIM, rule=rule, options=tuple(map(Option, keys)), is_secret=True)


def lay_claim(table: Table[State], seat: Seat, square: str, owner: Seat | None) -> None:
    """R5, R7: a marker is laid on the card; the owner of a claim that was there gets theirs back."""
    state = table.state
    if owner is not None:
        state.players[owner].claims.remove(square)
    state.players[seat].claims.append(square)
    table.tell(Claimed(seat, square, owner))


def leave(table: Table[State], seat: Seat, square: str, owner: Seat | None) -> None:
    """R5, R7: everybody sees that the player laid no claim, and may draw conclusions."""
    memory = table.state.left_open if owner is None else table.state.spared
    if square not in memory:
        memory.append(square)
    table.tell(LeftOpen(seat, square, owner))


def take_nugget(
    table: Table[State], seat: Seat, square: str, *, because: type[Dug] | type[NuggetFound]
) -> None:
    """R5, R10: one nugget goes from the stack to the cart, if there is one and it fits."""
    state = table.state
    player = state.players[seat]
    if player.is_full or not state.stack:
        table.tell(NothingTaken(seat, square, "full" if player.is_full else "empty"))
        return
    state.stack -= 1
    player.cart += 1
    table.tell(because(seat, square, player.cart))
