"""The panel of whoever buys standing in Gnadenlos!: the road before their hat, with where each amount leads,
the market in small, and the player's nuggets.

Knows views, never a state or a rule; it shows no more than its viewer knows.
"""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Amount
from engine.play.table import Seat
from renders.drawing import typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import GAP, LEFT, RIGHT, ROOM
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.theme import WIDTH, Palette, Style
from renders.gnadenlos.picture import fields
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.auction import MARKET, market_beside
from renders.gnadenlos.picture.holdings import purse
from renders.gnadenlos.picture.road import Cell, stretch_of
from renders.sides import own_side

_PRICES: Final = 70
_HIGH: Final = 292

_PRICE: Final = Style("slab", 44, 700)


def purchase(decision: Amount, view: GnadenlosView, painter: Painter) -> Iterator[Part]:
    """The road with what each field costs, and what the viewer has."""
    palette = painter.palette
    player, held = own_side(view)
    cells = stretch_of(view, player.field, player.field + decision.high)
    wide = ROOM // len(cells)
    left = (WIDTH - wide * len(cells)) // 2
    end = view.box.fields + 1
    for at, cell in enumerate(cells):
        yield Part(fields.cell_tile(cell, wide, palette), left + at * wide, GAP)
        amounts = [one for one in decision.amounts() if _leads_to(player.field + one, cell, end)]
        if amounts:
            below = _price(_range(amounts), wide, palette)
        else:
            is_here = _leads_to(player.field, cell, end)
            below = _land(player.seat if is_here else None, wide, palette)
        yield Part(below, left + at * wide, GAP + fields.HIGH)
    top = GAP + fields.HIGH + _PRICES + GAP
    yield from market_beside(view, top, _HIGH, painter)
    own = tuple(one.note for one in held.known if one.note.colour == player.seat)
    own = tuple(sorted(own, key=lambda note: -note.worth))
    left = LEFT + MARKET + GAP
    paper = purse(player.nuggets, own, player.seat, RIGHT - left, _HIGH, palette, painter.words)
    yield Part(paper, left, top)


def _leads_to(field: int, cell: Cell, beyond: int) -> bool:
    """G16, G17: whether a hat on a field stands on this piece of the road."""
    return cell.kind != "sign" and cell.number == min(field, beyond)


def _range(amounts: list[int]) -> str:
    """Amounts in a row: "2", or "3–5"."""
    return str(amounts[0]) if len(amounts) == 1 else f"{amounts[0]}–{amounts[-1]}"


@on_demand
def _price(amount: str, width: int, palette: Palette) -> Tile:
    """The nuggets that lead to a field, below it."""
    canvas = Canvas(Image.new("RGB", (width, _PRICES), fields.country(palette)))
    box = Box(3, 2, width - 3, _PRICES - 8)
    canvas.panel(box, palette.glow, outline=palette.ink, line=3, radius=10)
    style, nugget = (_PRICE, 38) if len(amount) == 1 else (_PRICE.smaller(34), 28)
    number = typeset.width(amount, style)
    left = box.left + (box.width - number - nugget - 4) // 2
    canvas.text(Box.at(left, box.top, number, box.height), amount, style, palette.ink)
    sign = Box.at(left + number + 4, box.top, nugget, box.height)
    canvas.stamp_in(pictures.nugget(nugget, palette), sign)
    return canvas.tile()


@on_demand
def _land(seat: Seat | None, width: int, palette: Palette) -> Tile:
    """Bare land, with the viewer's hat below the field on which it stands."""
    canvas = Canvas(Image.new("RGB", (width, _PRICES), fields.country(palette)))
    if seat is not None:
        canvas.stamp_in(pictures.hat(seat, 62, palette), Box(0, 0, width, _PRICES - 4))
    return canvas.tile()
