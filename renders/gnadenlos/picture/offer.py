"""The adventurers on offer at Gnadenlos!'s table and everybody's bids, in rows over the whole picture.

It knows how they lie beside and below each other, and `bids` what they look like. Their tops are counted from
the top of what is shown.
"""

from collections.abc import Iterator, Sequence

from engine.games.gnadenlos.view import GnadenlosView
from renders.drawing.frames import Part
from renders.drawing.layout import GAP, LEFT, ROOM, columns
from renders.drawing.materials import SHADOW
from renders.drawing.strips import Block
from renders.drawing.theme import Palette
from renders.gnadenlos.picture import bids


def block(parts: Sequence[Part], shows: str) -> Block:
    """Tiles below which nothing is free but their shadows."""
    return Block(parts, max(part.box.bottom for part in parts) - SHADOW, shows)


def lots(
    view: GnadenlosView, bidders: Sequence[bids.Bidder], palette: Palette, chosen: Sequence[str] = ()
) -> Iterator[Part]:
    """The lots, of which some may be chosen by their keys, then the places of those that were taken. Several
    are wishes in order."""
    if not view.lots:
        return
    has_pairs = len(view.lots[0]) > 1
    slots = len(view.players) - (not has_pairs)
    width = (ROOM - (slots - 1) * GAP) // slots
    high = bids.lot_height(width, has_pairs=has_pairs)
    takers = [one.seat for one in bidders if one.has_taken]
    for at in range(max(slots, len(view.lots))):
        if at < len(view.lots):
            lot = view.lots[at]
            key = lot[0].key
            wish = chosen.index(key) + 1 if len(chosen) > 1 and key in chosen else 0
            tile = bids.lot(lot, width, high, palette, is_chosen=key in chosen, wish=wish)
        elif at - len(view.lots) < len(takers):
            tile = bids.gone(takers[at - len(view.lots)], width, high, palette)
        else:
            continue
        yield Part(tile, LEFT + at * (width + GAP), 0)


def bids_made(view: GnadenlosView, bidders: Sequence[bids.Bidder], palette: Palette) -> Iterator[Part]:
    """Everybody's bid while bids lie open."""
    if not view.lots:
        return
    across = columns(len(bidders) if len(bidders) < 4 else 2)
    for at, bidder in enumerate(bidders):
        row, place = divmod(at, len(across))
        left, width = across[place]
        top = row * (bids.bid_height(width) + GAP - 2)
        yield Part(bids.bidder(bidder, width, palette), left, top)
