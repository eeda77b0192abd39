"""What somebody who thinks like Boomtown's robot says ahead: how far they bid, which cards they like best,
whether they play Mustang, and at what they aim events.

It knows what a player in that seat would see, but not the state.
"""

from dataclasses import replace

from engine.games.boomtown.auction import bid_of
from engine.games.boomtown.cards import KEEP, PLAY, Kind
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.orders import in_round
from engine.games.boomtown.robot import values
from engine.games.boomtown.robot.auction import bid, prize
from engine.games.boomtown.robot.events import AIMED
from engine.games.boomtown.robot.reckoning import reckon
from engine.games.boomtown.robot.table import outlook
from engine.games.boomtown.robot.taking import Draft, draft, first_to
from engine.games.boomtown.view import AuctionView, BoomtownView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset
from engine.play.orders import Said
from engine.play.seats import clockwise
from engine.play.table import Seat


def said(view: BoomtownView, ahead: Decision[Answer], chance: Chance) -> Said | None:
    """What the robot's values make somebody say ahead. Nobody always keeps Mustang: whether it is worth
    playing depends on the cards on offer."""
    match ahead:
        case Amount():
            return Said(limit(view, ahead))
        case Subset(name=DecisionName.TAKE):
            return Said(wishes(view))
        case Subset():
            return Said(tuple(targets(view, ahead)[: ahead.high]))
        case Pick(name=DecisionName.MUSTANG):
            what = None if len(ahead.options) == 1 else ride(view)
            return None if what is None else Said(in_round(what, view.round))
        case Pick():
            return Said(targets(view, ahead)[0])
        case _:
            raise TypeError(f"nothing is said ahead for {ahead.name}")


def targets(view: BoomtownView, ahead: Pick | Subset) -> list[str]:
    """B22, B25: what an event can be aimed at, the best for the viewer first."""
    me, reckoning, aim = view.own.seat, reckon(outlook(view)), AIMED[Kind(ahead.name)]
    keys = [option.key for option in ahead.options]
    return sorted(keys, key=lambda key: -reckoning.gain(me, aim.change(reckoning, me, key)))


def ride(view: BoomtownView) -> str | None:
    """B11: whether Mustang is worth playing in this round, on average over all who may win and leave the
    viewer something to overtake; None if nobody does."""
    me, seats = view.own.seat, len(view.players)
    winners = _may_win(view) if view.winner is None else [view.winner]
    orders = [clockwise(winner, seats) for winner in winners if me not in clockwise(winner, seats)[:2]]
    if not orders:
        return None
    reckoning = reckon(outlook(view))
    cards = draft(reckoning, view.offer, range(seats))
    more = 0.0
    for winner, *others in orders:
        first = [] if winner in view.taken else [winner]
        riding = cards.outcome([*first, *first_to(me, others)], view.offer)
        in_turn = cards.outcome([*first, *others], view.offer)
        more += reckoning.gain(me, riding) - reckoning.gain(me, in_turn)
    return PLAY if more / len(orders) > values.mustang(reckoning.table.rolls) else KEEP


def _may_win(view: BoomtownView) -> list[Seat]:
    """B5: the others who may still win the auction."""
    assert view.auction is not None
    return [each.seat for each in view.others if each.gold and each.seat not in view.auction.passed]


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
    rivals = _may_win(view)
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
