"""The fields of Gnadenlos!'s road, the signs of its zones and the hats on them.

Each is a tile, drawn once for what it shows; tiles of neighbours fit together. Knows pieces of the road,
never where they lie.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from engine.games.gnadenlos.cards import Skill
from renders.drawing import materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.icons import Sketch, drawn
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import SIGN, Colour, Palette, Style, mixed
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.road import Cell, Side

HIGH: Final = 130
"""How high a piece of the road is."""
_VERGE: Final = 8
"""How much ground is above and below the road."""
_LINE: Final = 3
_CHECK: Final = 6
"""How wide a square of the finishing line is."""
_FOOT: Final = 28
"""How high a number is below hats."""
_SLIM: Final = 100
"""On a narrower field a number is below its horseshoe: inside there is no room for it."""
_NARROW: Final = 49
"""How wide a hat on the parking place is at least, where each has its number."""
_MOST: Final = 4
"""How many hats a field shows, including those that have gone; but it shows all that stand there."""

_NUMBER: Final = Style("slab", 44, 700)
_BELOW: Final = Style("slab", 40, 700)
_VALUE: Final = Style("slab", 46, 700)


def country(palette: Palette) -> Colour:
    """The land beside the road."""
    return mixed(palette.paper_shade, palette.rule, 0.25)


def zone_colours(key: str, palette: Palette) -> tuple[Colour, Colour]:
    """A zone's colour, and ink that reads on it; the goal's colours for any other key."""
    match key:
        case "grey":
            return mixed(palette.ink, "#ffffff", 0.62), palette.ink
        case "beige":
            return mixed(palette.suits[3], palette.paper_shade, 0.7), palette.ink
        case "blue":
            return palette.suits[4], palette.on_suits[4]
        case "red":
            return palette.suits[2], palette.on_suits[2]
    return palette.suits[0], palette.on_suits[0]


@on_demand
def cell_tile(cell: Cell, width: int, height: int, palette: Palette) -> Tile:
    """A piece of the road."""
    canvas = Canvas(Image.new("RGB", (width, height), country(palette)))
    whole = Box(0, 0, width, height)
    if cell.kind == "country":
        _country(canvas, whole, palette)
        return canvas.tile()
    fill, ink = zone_colours(cell.zone, palette)
    for inset, colour in ((0, palette.ink), (_LINE, fill)):
        _band(canvas, whole, cell.ways, inset, colour)
    if cell.line is not None:
        _finish(canvas, whole.inset(0, _VERGE + _LINE), cell.line, palette)
    road = whole.inset(0, _VERGE + _LINE)
    if cell.kind == "sign":
        _sign(canvas, road, cell, palette)
    elif cell.kind == "goal":
        _goal(canvas, road, cell, ink, palette)
    elif cell.kind == "parking":
        _parking(canvas, road, cell, ink, palette)
    else:
        _field(canvas, road, cell, fill, ink, palette)
    return canvas.tile()


def _band(canvas: Canvas, box: Box, ways: frozenset[Side], inset: int, colour: Colour) -> None:
    """The road itself; it is drawn twice, for its edge and for its ground."""
    side = _VERGE + inset
    canvas.panel(box.inset(side), colour, radius=30 - inset)
    middle = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    arms: dict[Side, Box] = {
        "left": Box(box.left, box.top + side, middle[0], box.bottom - side),
        "right": Box(middle[0], box.top + side, box.right, box.bottom - side),
        "up": Box(box.left + side, box.top, box.right - side, middle[1]),
        "down": Box(box.left + side, middle[1], box.right - side, box.bottom),
    }
    for way in sorted(ways):
        canvas.bar(arms[way], colour)


def _field(canvas: Canvas, box: Box, cell: Cell, fill: Colour, ink: Colour, palette: Palette) -> None:
    """A horseshoe with the field's number in it; hats stand above the number."""
    foot = Box(box.left, box.bottom - _FOOT, box.right, box.bottom)
    if not cell.hats and not cell.gone and box.width < _SLIM:
        size = foot.top - box.top - 2
        shoe = pictures.horseshoe(size, palette.gold_light, palette.ink, palette.gold_dark)
        canvas.stamp_in(shoe, Box(*box[:3], foot.top))
        _plain(canvas, foot, str(cell.number), _BELOW, ink)
        return
    if not cell.hats and not cell.gone:
        size = min(box.height, box.width) - 2
        shoe = pictures.horseshoe(size, palette.gold_light, palette.ink, palette.gold_dark)
        canvas.stamp_in(shoe, box)
        inside = Box(box.left, box.top + 22, box.right, box.bottom)
        _plain(canvas, inside, str(cell.number), _NUMBER, ink)
        return
    place = Box(box.left + 2, box.top, box.right - 2, foot.top)
    if _grid(len(_shown(cell)), place)[1] < SIGN:  # a short field is as full as it can be
        place = Box(*place[:3], box.bottom)
    else:
        _plain(canvas, foot, str(cell.number), _BELOW, ink)
    _hats(canvas, place, cell, palette)


def _finish(canvas: Canvas, box: Box, side: Side, palette: Palette) -> None:
    """G17: the finishing line before the goal, chequered like the flag at its end."""
    edge, deep = _VERGE + _LINE, 2 * _CHECK
    line = Box(box.left, box.top, box.left + deep, box.bottom)
    if side == "up":
        line = Box(box.left + edge, 0, box.right - edge, deep)
    elif side == "right":
        line = Box(box.right - deep, box.top, box.right, box.bottom)
    for row, top in enumerate(range(line.top, line.bottom, _CHECK)):
        for column, left in enumerate(range(line.left, line.right, _CHECK)):
            place = Box(left, top, min(left + _CHECK, line.right), min(top + _CHECK, line.bottom))
            canvas.bar(place, palette.card if (row + column) % 2 else palette.ink)


def _plain(canvas: Canvas, box: Box, text: str, style: Style, ink: Colour) -> None:
    canvas.text(box, text, style, ink, align="centre", smallest=SIGN)


def _shown(cell: Cell) -> Sequence[tuple[Callable[[int, int, Palette], Sprite], int]]:
    """The hats that stand here, and pale ones where others stood before, as far as there is room."""
    hats = [(pictures.hat, seat) for seat in cell.hats] + [(_former_hat, seat) for seat in cell.gone]
    return hats[: max(len(cell.hats), _MOST)]


def _grid(count: int, box: Box) -> tuple[int, int]:
    """In how many rows hats are largest, and how large."""

    def size(rows: int) -> int:
        return min(box.width // -(-count // rows), box.height // rows)

    rows = max((1, 2), key=size)
    return rows, size(rows)


def _hats(canvas: Canvas, box: Box, cell: Cell, palette: Palette) -> None:
    """The hats that are shown here, in one row or in two."""
    hats = _shown(cell)
    rows, size = _grid(len(hats), box)
    across = -(-len(hats) // rows)
    wide, high = box.width // across, box.height // rows
    for at, (hat, seat) in enumerate(hats):
        row, place = divmod(at, across)
        missing = across - min(across, len(hats) - row * across)
        left = box.left + place * wide + missing * wide // 2
        canvas.stamp_in(hat(seat, size, palette), Box.at(left, box.top + row * high, wide, high))


@kept
def _former_hat(seat: int, size: int, palette: Palette) -> Sprite:
    """Where a hat was: it shows through."""
    hat = pictures.hat(seat, size, palette)
    assert hat.mask is not None
    return Sprite(hat.image, hat.mask.point(lambda value: value * 2 // 5))


def _sign(canvas: Canvas, box: Box, cell: Cell, palette: Palette) -> None:
    """Cards, for cheating, and what a winner gains and a loser loses here."""
    board = Box(box.left + 3, box.top + 4, box.right - 3, box.bottom - 4)
    canvas.panel(board, palette.card, outline=palette.ink, line=3, radius=8)
    middle = (board.top + board.bottom) // 2
    gain, loss = cell.values
    left = board.left + 5
    if board.width > 90:
        canvas.stamp_in(pictures.skill(Skill.CARDS, 42, palette), Box.at(left, board.top, 44, board.height))
        left += 44
    upper = Box(left, board.top + 3, board.right - 4, middle)
    lower = Box(left, middle, board.right - 4, board.bottom - 3)
    _plain(canvas, upper, f"+{gain}", _VALUE, palette.rise)
    _plain(canvas, lower, f"−{loss}", _VALUE, palette.alarm)


def _goal(canvas: Canvas, box: Box, cell: Cell, ink: Colour, palette: Palette) -> None:
    """The last field: its horseshoe hangs the lucky way."""
    if not cell.is_wide:
        _field(canvas, box, cell, palette.suits[0], ink, palette)
        return
    size = min(box.height, box.width // 2) - 4
    shoe = pictures.horseshoe(size, palette.gold, palette.ink, palette.gold_dark)
    left = box.left + 16
    canvas.stamp_in(shoe, Box.at(left, box.top, size, box.height))
    number = Box(left, box.top + 22, left + size, box.bottom)
    _plain(canvas, number, str(cell.number), _NUMBER, ink)
    if cell.hats or cell.gone:
        _hats(canvas, Box(left + size + 4, box.top, box.right - 12, box.bottom), cell, palette)
        return
    flag = Box(left + size + 4, box.top, box.right - 12, box.bottom)
    canvas.stamp_in(_flag(flag.height - 8, palette), flag)


def _parking(canvas: Canvas, box: Box, cell: Cell, ink: Colour, palette: Palette) -> None:
    """The place behind the last field: a flag, or the hats that have gone beyond, each with how far, as far
    as there is room."""
    if not cell.hats and not cell.gone:
        canvas.stamp_in(_flag(min(box.height, box.width) - 16, palette), box)
        return
    box = box.inset(7, 0)
    foot = Box(box.left, box.bottom - _FOOT, box.right, box.bottom)
    place = Box(box.left, box.top, box.right, foot.top)
    if len(set(cell.beyond)) == 1 and _grid(len(_shown(cell)), place)[1] >= SIGN:
        whole = f"{cell.number - 1} + {cell.beyond[0]}"
        is_short = typeset.width(whole, _BELOW) > foot.width
        _plain(canvas, foot, f"+{cell.beyond[0]}" if is_short else whole, _BELOW, ink)
    elif cell.beyond and len(cell.beyond) * _NARROW <= foot.width:
        wide = place.width // len(cell.hats)
        for at, (seat, beyond) in enumerate(zip(cell.hats, cell.beyond, strict=True)):
            column = Box.at(place.left + at * wide, foot.top, wide, foot.height)
            _plain(canvas, column, f"+{beyond}", _BELOW, ink)
            hat = pictures.hat(seat, min(wide, place.height), palette)
            canvas.stamp_in(hat, Box.at(column.left, place.top, wide, place.height))
        return
    else:
        place = Box(*place[:3], box.bottom)
    _hats(canvas, place, cell, palette)


@kept
def _flag(size: int, palette: Palette) -> Sprite:
    """A chequered flag: here the road ends."""

    def draw(sketch: Sketch) -> None:
        sketch.line([(14, 6), (14, 96)], palette.ink, 8)
        sketch.crate((14, 8, 96, 62), palette.card, palette.ink, 4)
        for row in range(3):
            for column in range(row % 2, 5, 2):
                left, top = 18 + column * 15, 12 + row * 15.5
                sketch.box(left, top, left + 15, top + 15.5, palette.ink)

    return drawn(size, draw)


def _country(canvas: Canvas, box: Box, palette: Palette) -> None:
    """Nothing but a cactus."""
    shade = mixed(palette.paper_shade, palette.rule, 0.6)
    canvas.stamp(materials.skyline(box.width, 80, shade), 0, box.bottom - 80)
