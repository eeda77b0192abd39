"""The adventurers on offer in Gnadenlos! and everybody's bid, in large print.

Knows views, never where a paper goes.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.gnadenlos.view import GnadenlosView
from renders.drawing import large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import STRONG, Flow, Plate, Sign, Text, Thing
from renders.gnadenlos.picture import large_parts as parts
from renders.gnadenlos.picture.bids import Bidder

_NAME: Final = 430
"""How wide a bidder's name is at most."""


def deal(
    view: GnadenlosView,
    bidders: Sequence[Bidder],
    painter: Painter,
    *,
    picked: Sequence[str] = (),
    is_terse: bool = False,
) -> Iterator[Paper]:
    """The lots, of which some may be chosen by their keys, and then the bids; nothing if there are no
    lots. Several that are chosen are wishes in order."""
    for lot in view.lots:
        key, more = lot[0].key, list[Thing]()
        if key in picked and len(picked) > 1:
            more.append(
                (Plate(f"{picked.index(key) + 1}.", painter.palette.gold, painter.palette.ink, STRONG),)
            )
        if key in picked:
            more.append(parts.chosen(painter.words))
        yield Paper(tuple(parts.lot(lot, painter, *more, is_terse=is_terse)), "deal", key in picked)
    if view.lots:
        rows = [_bid(each, painter) for each in sorted(bidders, key=lambda one: one.turn)]
        yield Paper(tuple(rows), "deal")


def _bid(what: Bidder, painter: Painter) -> Flow:
    """A player's open bid with its sum, or what is waited for."""
    words, palette = painter.words, painter.palette
    things: list[Thing] = [large.named(painter, what.seat, most=_NAME)]
    if what.turn:
        things.insert(0, (parts.number(f"{what.turn}."),))
    if what.total is not None:
        things.append((Plate(str(what.total), palette.gold, palette.ink),))
        order = what.order if len(what.order) > 1 else tuple(None for _ in what.notes)
        things += parts.ordered(what.notes, order)
    elif what.has_proved:
        things.append((Sign(parts.crossed), Text(words.text("gnadenlos-large-no-bid"))))
        things += parts.ious(what.notes)
    elif what.has_taken:
        things.append((Sign(parts.tick), Text(words.text("gnadenlos-large-has-taken"))))
    elif what.is_asked:
        things.append((parts.number("?"), Text(words.text("large-asked"))))
    else:
        things.append((parts.number("…"),))
    return Flow(tuple(things), gap=parts.NEARER, indent=68)
