"""The panel of whoever bids IOUs in Gnadenlos!, takes an adventurer or orders a bid: the lots, all bids so
far, the market in small, and the player's own IOUs.

Knows views, never a state or a rule; it shows no more than its viewer knows.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.games.gnadenlos.cards import Note
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from renders.drawing.frames import Part
from renders.drawing.joints import Row, same
from renders.drawing.layout import GAP, LEFT, RIGHT
from renders.drawing.painter import Painter
from renders.drawing.strips import HIGHEST, Block
from renders.gnadenlos.picture import offer
from renders.gnadenlos.picture.bids import Bidder, bidders_of
from renders.gnadenlos.picture.changes import Changes
from renders.gnadenlos.picture.holdings import least_height, notes_paper
from renders.gnadenlos.picture.market import market_of, small
from renders.gnadenlos.picture.packing import full, high
from renders.gnadenlos.text.labels import note_of_key, notes_to_payday
from renders.sides import own_side

MARKET: Final = 420
"""How wide the market in small is."""
_LEAST, _MOST = 222, 300
"""How high what is below lots and bids is."""


def auction(
    subject: DecisionName, view: GnadenlosView, chosen: Sequence[str], painter: Painter
) -> Iterator[Row]:
    """What is on offer, what was bid, and what the viewer has for it."""
    palette, words = painter.palette, painter.words
    player, held = own_side(view)
    seat = player.seat
    picked = () if subject is DecisionName.TAKE else tuple(note_of_key(key, seat) for key in chosen)
    laid = without(held.laying, picked) if picked else held.laying
    bidders = [ordered(one, picked, laid) if one.seat == seat else one for one in bidders_of(view, Changes())]
    lots = list(offer.lots(view, bidders, palette, chosen if subject is DecisionName.TAKE else ()))
    above = [offer.block(parts, "deal") for parts in (lots, list(offer.bids_made(view, bidders, palette)))]
    yield from map(full, above)
    notes = without(held.notes, picked) if subject is DecisionName.BID else held.notes
    left = LEFT + MARKET + GAP
    least, room = max(least_height(notes, RIGHT - left), _LEAST), HIGHEST - 2 * GAP - high(above)
    height = max(least, min(room, _MOST) if room >= least else _MOST)
    paper = notes_paper(notes, seat, RIGHT - left, height, palette, words)
    parts = [*market_beside(view, height, painter), Part(paper, left, 0)]
    yield same(Block(parts, height, "deal"))


def market_beside(view: GnadenlosView, height: int, painter: Painter) -> Iterator[Part]:
    """The market in small, with the IOUs that the viewer has laid (G37), at the left of a picture."""
    _, held = own_side(view)
    what = market_of(view, Changes(), held.known)
    tile = small(what, notes_to_payday(view), MARKET, height, painter.palette, painter.words)
    yield Part(tile, LEFT, 0)


def ordered(what: Bidder, picked: tuple[Note, ...], rest: tuple[Note, ...]) -> Bidder:
    """G22: the viewer's bid in its laying order, which nobody else sees: first what they have chosen so far,
    then the rest of a bid that lies open, which has a place only if nothing is chosen."""
    if not (picked or rest):
        return what
    whole = (*picked, *rest)
    numbers = tuple(range(1, len(whole) + 1))
    order = numbers if not picked else (*numbers[: len(picked)], *(None for _ in rest))
    return replace(what, notes=whole, order=order, total=sum(note.worth for note in whole))


def without(notes: Sequence[Note], gone: Sequence[Note]) -> tuple[Note, ...]:
    """IOUs less others."""
    return tuple((Counter(notes) - Counter(gone)).elements())
