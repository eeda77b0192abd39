"""Phase III: open bids of IOUs for adventurers (G18 to G22). The advanced set-up uses them, too (G4)."""

import functools
from collections.abc import Sequence

from engine.games.gnadenlos.bids import bid_of, kinds, note_of
from engine.games.gnadenlos.cards import ENOUGH, Note, Phase
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.state import State, in_order, place
from engine.games.gnadenlos.story import (
    AdventurersLeft,
    AdventurersOffered,
    AdventurersTaken,
    Bid,
    BidReturned,
    DeckShuffled,
    NoBidding,
    NoBidPossible,
    NotesLaid,
)
from engine.play.decisions import Option, Pick, Subset
from engine.play.table import Aside, Seat, Table


async def bidding(table: Table[State]) -> None:
    """G18 to G22: the bidding, if the active player holds fewer than three adventurers and there are any
    left."""
    state = table.state
    held = len(state.players[state.active].adventurers)
    state.phase = Phase.BIDDING
    if held >= ENOUGH or not (state.deck or state.discards):
        table.tell(NoBidding(state.active, held))
        return
    wanted = min(len(state.players) - 1, len(state.deck) + len(state.discards))
    offer(table, [(draw(table),) for _ in range(wanted)])
    await take_bids(table)
    await take_lots(table)


def draw(table: Table[State]) -> str:
    """G18: the next adventurer; when a card is needed, an empty deck is refilled from the discards."""
    state = table.state
    if not state.deck:
        state.deck, state.discards = state.discards, []
        table.chance.shuffle(state.deck)
        table.tell(DeckShuffled(len(state.deck)))
    return state.deck.pop()


def offer(table: Table[State], lots: list[tuple[str, ...]]) -> None:
    """G18, G4: turn up the adventurers on offer."""
    state = table.state
    state.lots = lots
    table.tell(AdventurersOffered(state.active, tuple(tuple(map(state.box.adventurer, lot)) for lot in lots)))


async def take_bids(table: Table[State]) -> None:
    """G19, G20: clockwise from the active player, everyone who can makes one bid."""
    for seat in table.state.seats():
        decision = bid_of(table.state.players[seat].notes, seat, taken(table.state))
        if next(decision.legal(), None) is None:
            prove(table, seat)
        else:
            await bid(table, seat, decision)


def taken(state: State) -> tuple[int, ...]:
    """G19: the sums that have been bid."""
    return tuple(player.total for player in state.players if player.bid is not None)


def prove(table: Table[State], seat: Seat) -> None:
    """G20: whoever has no legal bid shows their hand, and is last."""
    player = table.state.players[seat]
    player.has_proved = True
    table.tell(NoBidPossible(seat, tuple(player.notes)))


async def bid(table: Table[State], seat: Seat, decision: Subset) -> None:
    """G19: a bid is laid openly. Whoever holds more than one IOU is asked even if only one bid is legal,
    because an automatic bid would betray their hand."""
    player = table.state.players[seat]
    keys = await table.ask(
        seat, decision, even_if_forced=len(player.notes) > 1, meanwhile=reorderings(table.state)
    )
    player.bid = [note_of(key, seat) for key in keys]
    for note in player.bid:
        player.notes.remove(note)
    table.tell(Bid(seat, tuple(in_order(player.bid)), player.total))


async def take_lots(table: Table[State]) -> None:
    """G21: from the highest bid down, bidders take one lot each while any is left, and lay their bids. The
    others take their bids back, and adventurers that nobody took are discarded."""
    state = table.state
    state.phase = Phase.TAKING
    bidders = [seat for seat in state.seats() if state.players[seat].bid is not None]
    state.takers = sorted(bidders, key=lambda seat: -state.players[seat].total)
    while state.takers and state.lots:
        await take_lot(table, state.takers[0])
        state.takers.pop(0)
    for seat in state.takers:
        take_back(table, seat)
    state.takers = []
    for player in state.players:
        player.has_proved = False
    discard_lots(table)


async def take_lot(table: Table[State], seat: Seat) -> None:
    """G21, G22: take a lot, then lay the bid in the order that it has now."""
    state, player = table.state, table.state.players[seat]
    key = await table.ask(seat, take_of([lot[0] for lot in state.lots]), meanwhile=reorderings(state))
    lot = next(lot for lot in state.lots if lot[0] == key)
    state.lots.remove(lot)
    player.adventurers += lot
    table.tell(AdventurersTaken(seat, tuple(map(state.box.adventurer, lot))))
    laid, player.bid = player.bid or [], None
    table.tell(NotesLaid(seat, tuple(map(place, state.lay(seat, laid)))))


def take_of(keys: Sequence[str]) -> Pick:
    """G21: one of the lots, each by the key of its first adventurer."""
    return Pick(name=DecisionName.TAKE, rule="G21", options=tuple(map(Option, keys)))


def take_back(table: Table[State], seat: Seat) -> None:
    """G21: a bidder without an adventurer takes their IOUs back."""
    player = table.state.players[seat]
    notes, player.bid = player.bid or [], None
    table.state.take_notes(seat, notes)
    table.tell(BidReturned(seat, len(notes)))


def discard_lots(table: Table[State]) -> None:
    """G21: adventurers that are left over are discarded."""
    state = table.state
    left = tuple(key for lot in state.lots for key in lot)
    if left:
        state.discards += left
        table.tell(AdventurersLeft(tuple(map(state.box.adventurer, left))))
    state.lots = []


def reorderings(state: State) -> dict[Seat, Aside[tuple[str, ...]]]:
    """G22: whoever has a bid of IOUs that are not all alike may change the order in which these are laid."""
    return {
        seat: Aside(order, functools.partial(reorder, state, seat))
        for seat in state.seats()
        if state.players[seat].bid and len((order := order_of(state, seat)).options) > 1
    }


def order_of(state: State, seat: Seat) -> Subset:
    """G22: all IOUs of a bid, in the order in which they will be laid."""
    return _order_of(tuple(state.players[seat].bid or ()), seat)


@functools.lru_cache(maxsize=1024)
def _order_of(notes: tuple[Note, ...], seat: Seat) -> Subset:
    return Subset(
        name=DecisionName.ORDER,
        rule="G22",
        options=kinds(in_order(notes), seat),
        low=len(notes),
        high=len(notes),
        ordered=True,
        is_secret=True,
    )


def reorder(state: State, seat: Seat, keys: tuple[str, ...]) -> None:
    """G22: the IOUs of a bid will be laid in another order."""
    state.players[seat].bid = [note_of(key, seat) for key in keys]
