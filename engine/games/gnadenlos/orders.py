"""What a seat of Gnadenlos! may say ahead: places to steal from, that it fills gaps as usual, how many fields
it buys, whole bids, and which adventurers it likes best (G11, G12, G16, G19, G21).

When something may be said follows from what everybody sees, because all whom a bidding concerns are called
together. Only what a seat may bid follows from its hand.
"""

from contextlib import suppress
from dataclasses import replace
from typing import Final

from engine.errors import IllegalAnswer
from engine.games.gnadenlos.bidding import take_of
from engine.games.gnadenlos.bids import BidWishes, notes_in, wishes_for
from engine.games.gnadenlos.buying import buy_of
from engine.games.gnadenlos.cards import COLUMNS, Kind, Phase
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.event import steal_of
from engine.games.gnadenlos.state import place
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Amount, Answer, Decision, Option, Pick, Subset
from engine.play.orders import UNTIL_REVOKED, Orderable, Said, always, limit_of, wishes_of

AS_USUAL: Final = "usual"
"""The key of what a seat says ahead of G12."""
_TWO: Final = 2


def _turn(view: GnadenlosView) -> int:
    """The set-up is 1, the first turn 2: `UNTIL_REVOKED` is no turn."""
    return view.turn + 1


# Stealing (G11)


def _stealing(view: GnadenlosView) -> int | None:
    """G11: at a High Noon, as long as a seat may become a thief, and until it has stolen."""
    if view.phase is not Phase.EVENT or view.event is None or view.event.kind is not Kind.HIGH_NOON:
        return None
    if view.asked_for == DecisionName.ADVENTURER:
        may_steal = view.own.adventurers > 0 and len(_lying(view)) >= _TWO
    else:
        may_steal = view.seat in view.thieves
    return _turn(view) if may_steal else None


def _lying(view: GnadenlosView) -> list[str]:
    """The places of the market where IOUs lie."""
    return [
        place(row * COLUMNS + column)
        for row, places in enumerate(view.market)
        for column, is_there in enumerate(places)
        if is_there
    ]


def _places(view: GnadenlosView) -> Subset:
    """Two places for a single thief. One of several thieves takes one IOU, and all but one of the players may
    be thieves: then there are that many wishes, because others may take the first ones."""
    lying = _lying(view)
    high = min(max(_TWO, len(view.players) - 1), len(lying))
    return replace(steal_of(lying, 1, high), ordered=True, usual=(), is_secret=True)


def _stolen(view: GnadenlosView, decision: Decision[Answer], said: Answer) -> Said | None:
    """The first of these places that still have an IOU, as many as a thief may take."""
    if not isinstance(decision, Subset) or not isinstance(said, tuple):
        return None
    lying = [option.key for option in decision.options]
    left = tuple([wish for wish in said if wish in lying])
    return Said(left[: decision.high]) if left else None


# Filling gaps (G12, G28)


def _filling(view: GnadenlosView) -> int | None:
    """G12: always, unless the bot fills all gaps anyway."""
    return None if view.fills_gaps else UNTIL_REVOKED


def _fill(view: GnadenlosView) -> Pick:
    return Pick(name=DecisionName.FILL, rule="G12", options=(Option(AS_USUAL),), is_secret=True)


def _filled(view: GnadenlosView, decision: Decision[Answer], said: Answer) -> Said | None:
    return Said(decision.usual) if isinstance(decision, Subset) and decision.usual else None


# Buying standing (G16)


def _buying(view: GnadenlosView) -> int | None:
    """G16: the active player, from the laying of adventurers on, if there may be nuggets for a field."""
    if view.phase not in (Phase.EVENT, Phase.BUYING) or view.seat != view.active:
        return None
    return _turn(view) if _most(view).amounts() else None


def _most(view: GnadenlosView) -> Amount:
    """G16, G10: what the player may buy, if they find the larger sum before."""
    player = view.own
    is_laying = view.asked_for == DecisionName.ADVENTURER and player.adventurers > 0
    found = view.event.larger if is_laying and view.event is not None else 0
    return buy_of(view.box, player.field, player.nuggets + found)


def _fields(view: GnadenlosView) -> Amount:
    return limit_of(_most(view))


def _bought(view: GnadenlosView, decision: Decision[Answer], said: Answer) -> Said | None:
    """As many fields as a seat can buy up to its limit."""
    if not isinstance(decision, Amount) or not isinstance(said, int):
        return Said(None)
    return Said(max((fields for fields in decision.amounts() if fields <= said), default=None))


# Bidding (G19, G20)


def _bidding(view: GnadenlosView) -> int | None:
    """G19: the bidding of a turn, or of the set-up (G4), until a seat has bid. Whoever holds one IOU is never
    asked."""
    player = view.own
    may_bid = player.bid is None and not player.has_proved and player.notes > 1
    return _turn(view) if _is_bidding(view) and may_bid else None


def _is_bidding(view: GnadenlosView) -> bool:
    return view.phase in (Phase.SET_UP, Phase.BIDDING) and bool(view.lots)


def _bids(view: GnadenlosView) -> BidWishes:
    assert view.hand is not None
    taken = tuple([player.bid.total for player in view.players if player.bid is not None])
    return wishes_for(view.hand.notes, view.own.seat, taken)


def _bid(view: GnadenlosView, decision: Decision[Answer], said: Answer) -> Said | None:
    """The first bid whose sum nobody has."""
    for wish in said if isinstance(said, tuple) else ():
        with suppress(IllegalAnswer):
            return Said(decision.parse(notes_in(wish)))
    return None


# Taking adventurers (G21)


def _taking(view: GnadenlosView) -> int | None:
    """G21: from the first bid on, until a seat has taken a lot, if it may have a choice then."""
    player, before = view.own, 0
    if view.phase is Phase.TAKING:
        before = view.takers.index(player.seat) if player.seat in view.takers else len(view.lots)
    elif not _is_bidding(view) or player.has_proved:
        return None
    elif player.bid is not None:
        own = player.bid.total
        before = sum(each.bid is not None and each.bid.total > own for each in view.players)
    elif not player.notes:
        return None
    return _turn(view) if len(view.lots) - before > 1 else None


def _lots(view: GnadenlosView) -> Subset:
    return wishes_of(take_of([lot[0].key for lot in view.lots]))


ORDERS: tuple[Orderable[GnadenlosView], ...] = (
    Orderable(decision=DecisionName.STEAL, scope=_stealing, asks=_places, answers=_stolen, again=False),
    Orderable(decision=DecisionName.FILL, scope=_filling, asks=_fill, answers=_filled),
    Orderable(decision=DecisionName.BUY, scope=_buying, asks=_fields, answers=_bought, again=False),
    Orderable(
        decision=DecisionName.BID, scope=_bidding, asks=_bids, answers=_bid, again=False, invites=always
    ),
    Orderable(decision=DecisionName.TAKE, scope=_taking, asks=_lots, again=False),
)
