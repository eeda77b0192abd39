"""Phase 1: a shop is auctioned (P3 to P5)."""

from engine.games.ponte_vecchio.building import build
from engine.games.ponte_vecchio.cards import UNIT
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.state import State
from engine.games.ponte_vecchio.story import AuctionSkipped, AuctionWon, Bid, DutyPassed, Passed
from engine.play.decisions import Amount
from engine.play.table import Seat, Table


async def auction(table: Table[State]) -> bool:
    """P3 to P5: auction a shop and build it; returns whether that was done: it is not if nobody can open."""
    state = table.state
    state.opener, state.bidders = None, bidders(state)
    if not state.bidders:
        state.quiet_rounds += 1
        table.tell(AuctionSkipped(state.quiet_rounds))
        return False
    state.quiet_rounds = 0
    await bidding(table)
    await build_bought(table)
    return True


def from_duty(state: State) -> tuple[Seat, ...]:
    """P3: all seats, clockwise from the one that has the duty to open: at first the start player, later
    whoever last moved the Rich Man."""
    return state.clockwise(state.start if state.last_mover is None else state.last_mover)


def bidders(state: State) -> list[Seat]:
    """P3, P4: the seats that have a shop in hand and can pay, from the one that has the duty to open."""
    return [seat for seat in from_duty(state) if state.players[seat].shops and state.players[seat].most]


async def bidding(table: Table[State]) -> None:
    """P3, P4: the opener must bid; then all are asked clockwise, until all except one have passed. P22: if
    nobody else can bid, the opener bids the least, unasked."""
    state = table.state
    state.opener = opener = state.bidders[0]
    seats = from_duty(state)
    if unable := seats[: seats.index(opener)]:
        table.tell(DutyPassed(unable))
    while state.bidders != [state.leader]:
        seat = state.bidders.pop(0)
        most = state.players[seat].most if state.bidders else UNIT
        gulden = await table.ask(seat, bid_of(state.bid, most, is_opening=state.leader is None))
        if gulden is None:
            state.passed.append(seat)
            table.tell(Passed(seat, is_automatic=state.players[seat].most <= state.bid))
            continue
        table.tell(Bid(seat, gulden, is_opening=state.leader is None))
        state.bid, state.leader = gulden, seat
        state.bidders.append(seat)


def bid_of(stands: int, most: int, *, is_opening: bool) -> Amount:
    """P3, P4: more than the bid that stands, up to the most that the seat can pay, or a pass; the opener must
    bid."""
    low, rule = stands + UNIT, "P3" if is_opening else "P4"
    return Amount(name=DecisionName.BID, rule=rule, low=low, high=most, step=UNIT, may_pass=not is_opening)


async def build_bought(table: Table[State]) -> None:
    """P5: the winner pays the bank and builds on any free plot."""
    state = table.state
    winner = state.bidders.pop()
    state.players[winner].gulden -= state.bid
    state.builder = winner
    table.tell(AuctionWon(winner, state.bid))
    await build(table, winner, is_free=False)
    state.bid, state.leader, state.passed, state.builder = 0, None, [], None
