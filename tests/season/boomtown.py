"""What somebody who thinks like Boomtown's robot says ahead: how far they bid, which cards they like best.

It knows what a player in that seat would see, but not the state.
"""

from dataclasses import replace

from engine.games.boomtown.auction import bid_of
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.robot.auction import bid, prize
from engine.games.boomtown.robot.reckoning import reckon
from engine.games.boomtown.robot.table import outlook
from engine.games.boomtown.robot.taking import Draft, draft
from engine.games.boomtown.view import AuctionView, BoomtownView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision
from engine.play.orders import Said
from engine.play.seats import clockwise
from engine.play.table import Seat


def said(view: BoomtownView, ahead: Decision[Answer], chance: Chance) -> Said | None:
    """What the robot's values make somebody say ahead. Whether Mustang is worth playing shows only when it
    may be played, so nobody always keeps it."""
    if isinstance(ahead, Amount):
        return Said(limit(view, ahead))
    return Said(wishes(view)) if ahead.name == DecisionName.TAKE else None


def limit(view: BoomtownView, ahead: Amount) -> int | None:
    """B5: how far the robot goes against the rival who values first pick most; but as far as it comes, and no
    further, if all bid like robots. None if it makes no bid."""
    last, passed_at = _played_out(view)
    gold = max(last, min(_against_dearest(view, ahead), passed_at))
    return gold if gold >= ahead.low else None


def _against_dearest(view: BoomtownView, ahead: Amount) -> int:
    """The last bid before the robot passes if the rival who values first pick most drives it up step by step;
    0 if it makes none."""
    assert view.auction is not None
    me, auction, last = view.own.seat, view.auction, 0
    first_pick = prize(replace(view, seat=None, auction=None, asked=()))
    rivals = [each.seat for each in view.others if each.gold and each.seat not in auction.passed]
    rival = max(rivals, key=lambda seat: first_pick.limit(seat, [me, *rivals]), default=None)
    passed = (*auction.passed, *(seat for seat in rivals if seat != rival))
    for gold in ahead.amounts():
        standing = AuctionView(gold - 1, rival, passed) if gold > ahead.low else auction
        if bid(replace(view, auction=standing), bid_of(gold - 1, ahead.high), me) is None:
            break
        last = gold
    return last


def _played_out(view: BoomtownView) -> tuple[int, int]:
    """B5, B7: the viewer's last bid in the rest of the auction if robots make all bids, and what stands when
    the viewer passes; 0 for no bid, and all their gold if they win."""
    assert view.auction is not None
    auction, last, passed_at = view.auction, 0, view.own.gold
    in_turn = (Seat(seat) for seat in clockwise(view.asked[0], len(view.players)))
    still_in = [seat for seat in in_turn if view.players[seat].gold and seat not in auction.passed]
    while still_in and still_in != [auction.leader]:
        seat = still_in.pop(0)
        decision = bid_of(auction.gold, view.players[seat].gold)
        gold = bid(replace(view, auction=auction), decision, seat) if decision.amounts() else None
        is_own = seat == view.own.seat
        if gold is None:
            passed_at = auction.gold if is_own else passed_at
            auction = replace(auction, passed=(*auction.passed, seat))
        else:
            last = gold if is_own else last
            auction = replace(auction, gold=gold, leader=seat)
            still_in.append(seat)
    return last, passed_at


def wishes(view: BoomtownView) -> tuple[str, ...]:
    """B10: the cards on offer, each as the best that is left once those before it are gone."""
    behind, me = _behind(view), view.own.seat
    cards = draft(reckon(outlook(view)), view.offer, [me, *behind])
    left, found = list(view.offer), list[str]()
    while left:
        best = max(left, key=lambda card: _worth(cards, me, behind[: len(left) - 1], left, card))
        found.append(best)
        left.remove(best)
    return tuple(found)


def _worth(cards: Draft, me: Seat, behind: list[int], left: list[str], card: str) -> float:
    """What a card is worth, with what it leaves for the seats behind."""
    return cards.reckoning.gain(me, cards.outcome([me, *behind], left, first=card))


def _behind(view: BoomtownView) -> list[int]:
    """The seats that take after the viewer: all others if the winner is not known, because the viewer may
    win."""
    first = view.own.seat if view.winner is None else view.winner
    order = [seat for seat in clockwise(first, len(view.players)) if seat not in view.taken]
    return order[order.index(view.own.seat) + 1 :]
