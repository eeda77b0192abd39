"""The auction of a round and where its gold goes (B5 to B9)."""

from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.state import State
from engine.games.boomtown.story import AuctionWon, Bid, BidShared, Passed, SatOut
from engine.play.decisions import Amount
from engine.play.table import Seat, Table


async def auction(table: Table[State]) -> Seat:
    """B5, B6, B7: find the winner; their bid is in the state."""
    state = table.state
    solvent = [seat for seat in state.clockwise(state.start) if state.players[seat].gold > 0]
    bankrupt = tuple(seat for seat in state.clockwise(state.start) if seat not in solvent)
    if bankrupt:
        table.tell(SatOut(bankrupt))
    if len(solvent) > 1:
        await bidding(table, solvent)
    winner = auction_winner(state, solvent)
    state.winner = winner
    table.tell(AuctionWon(winner, state.bid))
    return winner


async def bidding(table: Table[State], solvent: list[Seat]) -> None:
    """B5: ask clockwise until a bid stands and all others have passed, or until all have passed."""
    state = table.state
    still_in = list(solvent)
    while still_in and still_in != [state.leader]:
        seat = still_in.pop(0)
        high = state.players[seat].gold
        is_automatic = high <= state.bid
        gold = await table.ask(seat, bid_of(state.bid, high))
        if gold is None:
            state.passed.append(seat)
            table.tell(Passed(seat, is_automatic))
            continue
        state.bid, state.leader = gold, seat
        still_in.append(seat)
        table.tell(Bid(seat, gold))


def bid_of(standing: int, gold: int) -> Amount:
    """B5: more than the bid that stands, up to all of a seat's gold, or a pass."""
    return Amount(name=DecisionName.BID, rule="B5", low=standing + 1, high=gold, may_pass=True)


def auction_winner(state: State, solvent: list[Seat]) -> Seat:
    """B5, B6, B7: the highest bidder; else the first solvent player, who passed first or is alone; else the
    start player."""
    if state.leader is not None:
        return state.leader
    return solvent[0] if solvent else state.start


def pay_bid(table: Table[State], winner: Seat) -> None:
    """B8: the winner's gold goes round to the right, and never comes back to the winner."""
    state = table.state
    if not state.bid:
        return
    kept, bank = shares(state.bid, len(state.players), last_keeps_all=state.last_keeps_all)
    heirs = list(reversed(state.opponents(winner)))
    state.pay(winner, state.bid)
    for seat, gold in zip(heirs, kept, strict=True):
        state.players[seat].gold += gold
    told = tuple((seat, gold) for seat, gold in zip(heirs, kept, strict=True) if gold)
    table.tell(BidShared(winner, told, bank))


def shares(bid: int, seats: int, *, last_keeps_all: bool) -> tuple[list[int], int]:
    """B8, B9: what each in the chain keeps, and the bank's part: each keeps half, rounded up."""
    kept, rest = [], bid
    for _ in range(seats - 1):
        kept.append((rest + 1) // 2)
        rest -= kept[-1]
    if last_keeps_all and seats > 3:
        kept[-1] += rest
        rest = 0
    return kept, rest
