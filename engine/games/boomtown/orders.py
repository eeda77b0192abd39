"""What a seat of Boomtown may say ahead: how far it bids, which cards it likes best, whether it plays
Mustang, and at what it aims the Dynamite or the Saloon that it may take (B5, B10, B11, B22, B25).

All of it follows from what lies on the table (B30).
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.games.boomtown.auction import bid_of
from engine.games.boomtown.cards import EVENTS, KEEP, MUSTANG, PLAY, Kind
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.events import dynamite_of, saloon_of
from engine.games.boomtown.taking import mustang_of, take_of
from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset
from engine.play.orders import UNTIL_REVOKED, Orderable, Said, always, limit_of, wishes_of
from engine.play.seats import clockwise
from engine.play.table import Seat

MOST_TARGETS = 3
"""So many wishes Dynamite has at most."""


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


def _holding(view: BoomtownView) -> int | None:
    """B11: as long as a seat holds Mustang."""
    return UNTIL_REVOKED if MUSTANG in view.own.kept else None


def in_round(what: str, number: int) -> str:
    """To play or to keep Mustang in one round only: "play-7"."""
    return f"{what}-{number}"


def in_any_round(said: str) -> str:
    """What is done with Mustang, without the round for which that was said: "play"."""
    return said.partition("-")[0]


def _ride(view: BoomtownView) -> Pick:
    """B11: to play or to keep Mustang in this round, and to keep it always. Somebody who is asked just that
    can only say the latter."""
    is_ahead = _may_ride(view) and view.asked_for != DecisionName.MUSTANG
    keys = [in_round(what, view.round) for what in (PLAY, KEEP)] if is_ahead else []
    return replace(mustang_of(*keys, KEEP), is_secret=True)


def _may_ride(view: BoomtownView) -> bool:
    """B11: whether the holder of Mustang may still be asked in this round."""
    if view.auction is not None or view.winner is None:
        return not view.is_over
    if view.seat in clockwise(view.winner, len(view.players))[:2]:
        return False
    return not view.taken or (view.taken == (view.winner,) and view.asked_for != DecisionName.TAKE)


def _riding(view: BoomtownView, _: Decision[Answer], said: Answer) -> Said:
    return Said(in_any_round(str(said)))


def _still_riding(view: BoomtownView, said: Answer) -> Said | None:
    """What was said for one round is over once Mustang can no longer be played in it."""
    in_this = [in_round(what, view.round) for what in (PLAY, KEEP)] if _may_ride(view) else []
    return Said(said) if said == KEEP or said in in_this else None


def _may_get(view: BoomtownView, kind: Kind) -> bool:
    """B10, B26: whether a seat may take an event of a kind in this round, or has it in front of it."""
    on_offer = view.offer if view.seat not in view.taken else ()
    return any(EVENTS[card].kind is kind for card in (*on_offer, *view.own.waiting) if card in EVENTS)


def _blasting(view: BoomtownView) -> int | None:
    """B22: the round, if there is anything to destroy."""
    return view.round if _may_get(view, Kind.DYNAMITE) and any(_owned_by_others(view)) else None


def _targets(view: BoomtownView) -> Subset:
    return wishes_of(dynamite_of(_owned_by_others(view)), most=MOST_TARGETS)


def _owned_by_others(view: BoomtownView) -> Iterator[tuple[Seat, str]]:
    """B22: the mines and saloons of all others with their owners, clockwise."""
    for seat in clockwise(view.own.seat, len(view.players))[1:]:
        owner = view.players[seat]
        yield from ((owner.seat, mine.key) for mine in owner.mines)
        yield from ((owner.seat, saloon.key) for saloon in owner.saloons)


def _opening(view: BoomtownView) -> int | None:
    """B25: the round. No seat gets more than one card in it."""
    return view.round if _may_get(view, Kind.SALOON) else None


def _town(_: BoomtownView) -> Pick:
    """B25: one town; a saloon may always be opened in each."""
    return replace(saloon_of(), is_secret=True)


ORDERS: tuple[Orderable[BoomtownView], ...] = (
    Orderable(decision=DecisionName.BID, scope=_bidding, asks=_bid, invites=always),
    Orderable(decision=DecisionName.TAKE, scope=_taking, asks=_cards, again=False),
    Orderable(decision=DecisionName.MUSTANG, scope=_holding, asks=_ride, answers=_riding, rest=_still_riding),
    Orderable(decision=DecisionName.DYNAMITE, scope=_blasting, asks=_targets, again=False),
    Orderable(decision=DecisionName.SALOON, scope=_opening, asks=_town, again=False),
)
