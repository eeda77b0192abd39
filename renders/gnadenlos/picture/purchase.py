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
from renders.drawing.joints import Row, same
from renders.drawing.layout import GAP, LEFT, RIGHT, ROOM
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Block
from renders.drawing.theme import SIGN, WIDTH, Palette, Style
from renders.gnadenlos.picture import fields
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.auction import MARKET, market_beside
from renders.gnadenlos.picture.holdings import purse, purse_height
from renders.gnadenlos.picture.road import Cell, stretch_of
from renders.sides import own_side

_PRICES: Final = 74

_PRICE: Final = Style("slab", 44, 700)


def purchase(decision: Amount, view: GnadenlosView, painter: Painter) -> Iterator[Row]:
    """The road with what each field costs, and what the viewer has."""
    yield same(Block(list(_stretch(decision, view, painter.palette)), fields.HIGH + _PRICES, "road"))
    player, held = own_side(view)
    own = tuple(one.note for one in held.known if one.note.colour == player.seat)
    own = tuple(sorted(own, key=lambda note: -note.worth))
    left, height = LEFT + MARKET + GAP, purse_height(own)
    paper = purse(player.nuggets, own, player.seat, RIGHT - left, height, painter.palette, painter.words)
    yield same(Block([*market_beside(view, height, painter), Part(paper, left, 0)], height, "own"))


def _stretch(decision: Amount, view: GnadenlosView, palette: Palette) -> Iterator[Part]:
    """The road from the viewer's hat on, and below it what each field costs."""
    player = view.own
    cells = stretch_of(view, player.field, player.field + decision.high)
    wide = ROOM // len(cells)
    left = (WIDTH - wide * len(cells)) // 2
    end = view.box.fields + 1
    for at, cell in enumerate(cells):
        yield Part(fields.cell_tile(cell, wide, fields.HIGH, palette), left + at * wide, 0)
        amounts = [one for one in decision.amounts() if _leads_to(player.field + one, cell, end)]
        if amounts:
            below = _price(_range(amounts), wide, palette)
        else:
            is_here = _leads_to(player.field, cell, end)
            below = _land(player.seat if is_here else None, wide, palette)
        yield Part(below, left + at * wide, fields.HIGH)


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
    style, nugget = (_PRICE, SIGN) if len(amount) == 1 else (_PRICE.smaller(SIGN), 28)
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
