"""The robot's bids: what first pick is worth to every seat, and who will win it for how much (B5 to B9)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import floor

from engine.games.boomtown.auction import shares
from engine.games.boomtown.robot import values
from engine.games.boomtown.robot.reckoning import Reckoning, reckon
from engine.games.boomtown.robot.table import outlook
from engine.games.boomtown.robot.taking import draft
from engine.games.boomtown.robot.worth import Worth
from engine.games.boomtown.view import AuctionView, BoomtownView
from engine.play.decisions import Amount
from engine.play.seats import clockwise

LARGE = 64
"""A bid that can be halved without rounding: it shows what each gold of a bid is worth."""


@dataclass(frozen=True, slots=True)
class Prize:
    """First pick: what it is worth to each seat if this or that seat wins the auction."""

    reckoning: Reckoning
    taken: list[Worth]
    """For each seat, by winner: what the takes are worth to it."""
    per_gold: list[Worth]
    """For each seat, by winner: what each gold of the bid is worth to it."""

    def won(self, seat: int, winner: int, bid: int) -> float:
        """What a seat gains if `winner` pays `bid` and all seats take their cards."""
        return self.taken[seat][winner] + self.reckoning.gain(seat, payment(self.reckoning, winner, bid))

    def limit(self, seat: int, bidders: Sequence[int]) -> float:
        """The bid at which a seat gains as much by winning as if another bidder won with the same bid."""
        others = [other for other in bidders if other != seat]
        if not others:
            return 0.0
        taken, per_gold = self.taken[seat], self.per_gold[seat]
        gain = taken[seat] - sum(taken[other] for other in others) / len(others)
        cost = sum(per_gold[other] for other in others) / len(others) - per_gold[seat]
        return min(gain / cost, self.reckoning.table.gold[seat])


def bid(view: BoomtownView, decision: Amount, me: int) -> int | None:
    """One more than the bid that stands, if first pick is worth that, or if it makes a rival pay more."""
    assert view.auction is not None
    first_pick, low = prize(replace(view, seat=None, auction=None, asked=())), decision.low
    table, passed = first_pick.reckoning.table, view.auction.passed
    _, *others = clockwise(me, len(table.seats))
    rivals: list[int] = [seat for seat in others if table.gold[seat] and seat not in passed]
    limits = {seat: first_pick.limit(seat, [me, *rivals]) for seat in rivals}
    if_passed = first_pick.won(me, *sold_without(view.auction, limits, me))
    if first_pick.won(me, me, low) > if_passed or _drives_up(first_pick, limits, me, low, if_passed):
        return low
    return None


@lru_cache(maxsize=16)
def prize(view: BoomtownView) -> Prize:
    """What first pick is worth. It is the same for all bids of a round and all seats."""
    reckoning = reckon(outlook(view))
    seats = reckoning.table.seats
    cards = draft(reckoning, view.offer, seats)
    foreseen = [cards.foreseen(winner, view.offer) for winner in seats]
    payments = [payment(reckoning, winner, LARGE) for winner in seats]
    return Prize(
        reckoning,
        taken=[[reckoning.gain(seat, change) for change in foreseen] for seat in seats],
        per_gold=[[reckoning.gain(seat, paid) / LARGE for paid in payments] for seat in seats],
    )


def payment(reckoning: Reckoning, winner: int, bid: int) -> Worth:
    """B8: what a bid changes for every seat."""
    change, seats = reckoning.nothing(), len(reckoning.table.seats)
    kept, _ = shares(bid, seats, last_keeps_all=reckoning.table.last_keeps_all)
    for step, gold in enumerate(kept, 1):
        change[(winner - step) % seats] = float(gold)
    change[winner] = -float(bid)
    return change


def sold_without(auction: AuctionView, limits: dict[int, float], me: int) -> tuple[int, int]:
    """The winner and the bid if I pass now: the seat that values first pick most wins, and bids one more than
    the seat that values it second most. If nobody bids, the seat that passed first wins (B6)."""
    willing = [seat for seat in limits if limits[seat] >= auction.gold + 1 or seat == auction.leader]
    if not willing:
        return (*auction.passed, me)[0], 0
    first, *others = sorted(willing, key=lambda seat: -limits[seat])
    least = auction.gold if first == auction.leader else auction.gold + 1
    price = floor(limits[others[0]]) + 1 if others else 0
    return first, max(least, min(price, floor(limits[first])))


def _drives_up(prize: Prize, limits: dict[int, float], me: int, low: int, if_passed: float) -> bool:
    """Whether a rival will surely bid more, and it is good for me that they pay more."""
    if not limits:
        return False
    rival = max(limits, key=limits.__getitem__)
    return low + 1 <= values.TRUST * limits[rival] and prize.won(me, rival, low + 1) > if_passed
