"""The robot's bids: what first pick is worth to every seat, and who will have it for how much (B5 to B9)."""

from dataclasses import dataclass
from math import floor

from engine.decisions import Amount
from engine.games.boomtown import robot_values as values
from engine.games.boomtown.auction import shares
from engine.games.boomtown.robot_reckoning import Reckoning
from engine.games.boomtown.robot_taking import clockwise, draft
from engine.games.boomtown.robot_worth import Worth
from engine.games.boomtown.view import AuctionView, BoomtownView

LARGE = 64
"""A bid large enough for its halves to be whole: what each gold of a bid comes to, on average."""


@dataclass(frozen=True, slots=True)
class Prize:
    """First pick: what every seat gets out of it, whoever wins the auction."""

    reckoning: Reckoning
    outcomes: list[Worth]
    """For each winner: what the takes change for every seat."""
    limits: list[float]
    """For each seat: the bid that is as good to win with as to lose to."""

    def won(self, seat: int, winner: int, bid: int) -> float:
        """What it is worth to a seat that a winner pays so much and all take."""
        table = self.reckoning.table
        paid = payment(winner, bid, len(table.seats), last_keeps_all=table.last_keeps_all)
        return self.reckoning.gain(seat, self.outcomes[winner]) + self.reckoning.gain(seat, paid)


def bid(reckoning: Reckoning, view: BoomtownView, decision: Amount, me: int) -> int | None:
    """One more than stands, where first pick is worth that, or where it drives up another who will pay."""
    assert view.auction is not None
    auction, low = view.auction, decision.low
    rivals = [
        seat
        for seat in clockwise(me, reckoning.table.seats)[1:]
        if reckoning.table.gold[seat] and seat not in auction.passed
    ]
    first_pick = prize(reckoning, view.offer, [me, *rivals])
    if_passed = first_pick.won(me, *_sold_to_others(first_pick, auction, rivals, me))
    if first_pick.won(me, me, low) > if_passed:
        return low
    return low if _drives_up(first_pick, rivals, me, low, if_passed) else None


def prize(reckoning: Reckoning, offer: tuple[str, ...], bidders: list[int]) -> Prize:
    """What first pick is worth to all who bid for it."""
    seats = reckoning.table.seats
    cards = draft(reckoning, offer, seats)
    outcomes = [cards.foreseen(winner, offer) for winner in seats]
    limits = [_limit(reckoning, outcomes, seat, bidders) if seat in bidders else 0.0 for seat in seats]
    return Prize(reckoning, outcomes, limits)


def _limit(reckoning: Reckoning, outcomes: list[Worth], seat: int, bidders: list[int]) -> float:
    """The bid at which a seat gains as much by winning as it would if any other bidder won with it."""
    others = [other for other in bidders if other != seat]
    if not others:
        return 0.0
    table = reckoning.table

    def per_gold(winner: int) -> float:
        paid = payment(winner, LARGE, len(table.seats), last_keeps_all=table.last_keeps_all)
        return reckoning.gain(seat, paid) / LARGE

    lost = sum(reckoning.gain(seat, outcomes[other]) for other in others) / len(others)
    cost = sum(per_gold(other) for other in others) / len(others) - per_gold(seat)
    return min((reckoning.gain(seat, outcomes[seat]) - lost) / cost, table.gold[seat])


def payment(winner: int, bid: int, seats: int, *, last_keeps_all: bool) -> Worth:
    """B8: what a bid changes for every seat."""
    change = [0.0] * seats
    kept, _ = shares(bid, seats, last_keeps_all=last_keeps_all)
    for step, gold in enumerate(kept, 1):
        change[(winner - step) % seats] = float(gold)
    change[winner] = -float(bid)
    return change


def _sold_to_others(prize: Prize, auction: AuctionView, rivals: list[int], me: int) -> tuple[int, int]:
    """Who wins, and with what bid, if I pass now: who values it most, one above who values it second most."""
    ranked = sorted(rivals, key=lambda seat: -prize.limits[seat])
    willing = [seat for seat in ranked if prize.limits[seat] > auction.gold or seat == auction.leader]
    if not willing:
        return (*auction.passed, me)[0], 0
    second = floor(prize.limits[willing[1]]) if len(willing) > 1 else 0
    top = willing[0]
    if top == auction.leader and len(willing) == 1:
        return top, auction.gold
    return top, max(auction.gold + (top != auction.leader), min(second + 1, floor(prize.limits[top])))


def _drives_up(prize: Prize, rivals: list[int], me: int, low: int, if_passed: float) -> bool:
    """Whether a rival will surely bid more, and that he pays more is good for me."""
    if not rivals:
        return False
    top = max(rivals, key=lambda seat: prize.limits[seat])
    return low + 1 <= values.DOUBT * prize.limits[top] and prize.won(me, top, low + 1) > if_passed
