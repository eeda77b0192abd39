"""What a seat of Boomtown may say ahead: how far it bids, which cards it likes best, and that it keeps
Mustang (B5, B10, B11).

All of it follows from what lies on the table (B30).
"""

from dataclasses import replace

from engine.games.boomtown.auction import bid_of
from engine.games.boomtown.cards import KEEP, MUSTANG
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.taking import mustang_of, take_of
from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Amount, Pick, Subset
from engine.play.orders import UNTIL_REVOKED, Orderable, limit_of, wishes_of


def _bidding(view: BoomtownView) -> int | None:
    """B5, B7: the round, while a seat may still bid in its auction."""
    auction = view.auction
    if auction is None or view.seat in auction.passed or view.own.gold <= auction.gold:
        return None
    return view.round


def _bid(view: BoomtownView) -> Amount:
    gold = 0 if view.auction is None else view.auction.gold
    return limit_of(bid_of(gold, view.own.gold))


def _taking(view: BoomtownView) -> int | None:
    """B10: the round, until a seat has taken a card; the last card is nobody's choice."""
    return view.round if view.seat not in view.taken and len(view.offer) > 1 else None


def _cards(view: BoomtownView) -> Subset:
    return wishes_of(take_of(view.offer))


def _riding(view: BoomtownView) -> int | None:
    """B11: as long as a seat holds Mustang."""
    return UNTIL_REVOKED if MUSTANG in view.own.kept else None


def _keep(view: BoomtownView) -> Pick:
    return replace(mustang_of(KEEP), is_secret=True)


ORDERS: tuple[Orderable[BoomtownView], ...] = (
    Orderable(decision=DecisionName.BID, scope=_bidding, asks=_bid, invites=True),
    Orderable(decision=DecisionName.TAKE, scope=_taking, asks=_cards, again=False),
    Orderable(decision=DecisionName.MUSTANG, scope=_riding, asks=_keep),
)
