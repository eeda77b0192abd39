"""What is printed on the sheets of Goldrush's map in large print: trails, places, houses and names.

Knows nothing of a match.
"""

from typing import Final

from PIL import ImageOps

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from renders.drawing import icons, typeset
from renders.drawing.brush import Brush, painted
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.setting import NAME
from renders.drawing.theme import LARGE, WIDTH, Palette, Style
from renders.goldrush.picture import large_land as land
from renders.goldrush.picture.large_land import HIGH, HOUSES, TOWN, Leaving, Sheet, middle
from renders.goldrush.picture.tones import Tones, tones
from renders.goldrush.text.labels import place_text
from renders.language.catalogues import Words

STEP: Final = 24
"""The radius of a step."""
WILD: Final = 32
"""Half the width of a creek, the tree or an instruction point."""
_NAME: Final = Style("slab", LARGE, 700)
_EDGE: Final = 38
"""Half the height of the sign where a trail leaves a sheet."""
_HALF: Final = 44
"""Half its width, if the place has only a letter."""
_ARROW: Final = 28
"""The room for an arrow."""
_WIDEST: Final = 150
"""How wide a name on a sign is at most."""
_LINE: Final = 56
"""How high a line on a sign is."""


@on_demand
def ground(sheet: Sheet, palette: Palette, words: Words) -> Tile:
    """A sheet without all that lies and stands on it."""
    tone = tones(palette)
    canvas = Canvas(painted(WIDTH, HIGH, tone.paper, lambda brush: _paint(brush, sheet, tone, palette)))
    title = words.text("goldrush-map-town" if sheet is TOWN else f"goldrush-large-{sheet.key}")
    canvas.text(sheet.title, title, NAME, palette.ink)
    for key, name in sheet.names.items():
        text = words.text(f"goldrush-map-{key}")
        box, align = name.box, name.align
        if align == "right" and name.lines == 1:
            # The last letter may stand out a little.
            box = Box(box.right - typeset.width(text, _NAME), box.top, box.right + 8, box.bottom)
            align = "left"
        canvas.lines(box, text, _NAME, palette.ink, most=name.lines, align=align)
    if sheet is TOWN:
        for house, box in HOUSES.items():
            room = Box(box.left + 6, box.top + 4, box.right - 6, box.top + land.NAME_HIGH)
            text = words.text(f"goldrush-map-{house}")
            canvas.lines(room, text, _NAME, palette.ink, most=2, align="centre")
    for leaving in land.leavings(sheet):
        _signpost(canvas, leaving, palette, words)
    return canvas.tile()


def sign_of(leaving: Leaving, words: Words) -> Box:
    """The room of the sign where a trail leaves a sheet."""
    rows = _rows(place_text(leaving.goal, words))
    wide = max(max(typeset.width(row, _NAME) for row in rows) + 2 * _ARROW, 2 * _HALF)
    x, y = leaving.at
    left = x + _HALF - wide if _is_right(leaving) else x - _HALF
    high = 2 * _EDGE + _LINE * (len(rows) - 1)
    return Box.at(left, y - high // 2, wide, high)


def _rows(text: str) -> list[str]:
    """A place as it is written on a sign."""
    return typeset.wrapped(text, _NAME, _WIDEST, 2)


def _is_right(leaving: Leaving) -> bool:
    return leaving.at[0] > WIDTH // 2


def _signpost(canvas: Canvas, leaving: Leaving, palette: Palette, words: Words) -> None:
    """A sign that points off the sheet."""
    box = sign_of(leaving, words)
    canvas.panel(box, palette.card, outline=palette.ink, line=4, radius=6)
    arrow: Sprite = icons.arrow(26, palette.ink)
    room, point = box._replace(right=box.right - 30), box._replace(left=box.right - 36)
    if not _is_right(leaving):
        room, point = box._replace(left=box.left + 30), box._replace(right=box.left + 36)
        arrow = _flipped(arrow)
    canvas.stamp_in(arrow, point)
    rows = _rows(place_text(leaving.goal, words))
    top = (box.top + box.bottom - _LINE * len(rows)) // 2
    for at, row in enumerate(rows):
        line = Box.at(room.left, top + at * _LINE, room.width, _LINE)
        canvas.text(line, row, _NAME, palette.ink, align="centre")


def _flipped(sprite: Sprite) -> Sprite:
    """The same, to the left."""
    mask = None if sprite.mask is None else ImageOps.mirror(sprite.mask)
    return Sprite(ImageOps.mirror(sprite.image), mask)


def _paint(brush: Brush, sheet: Sheet, tone: Tones, palette: Palette) -> None:
    """Trails, then the places on them."""
    for width, colour in ((26, tone.ink), (20, tone.trail)):
        for line in land.lines(sheet):
            brush.stroke(line, colour, width)
    if sheet is TOWN:
        _houses(brush, tone, palette)
    for place in land.places(sheet):
        _place(brush, place, tone)


def _houses(brush: Brush, tone: Tones, palette: Palette) -> None:
    for box in HOUSES.values():
        brush.bar(*box, tone.ink)
        brush.bar(*box.inset(4), palette.card)
        brush.bar(box.left, box.top + land.NAME_HIGH, box.right, box.top + land.NAME_HIGH + 4, tone.ink)


def _place(brush: Brush, place: str, tone: Tones) -> None:
    """A step is a circle, an exit a gate; a creek has waves, and an instruction point an arrow. Squares and
    houses are not printed here."""
    x, y = middle(place)
    terrain = LAND.places[place].terrain
    if terrain in (Terrain.SQUARE, Terrain.TOWN):
        return
    if terrain in (Terrain.TRAIL, Terrain.STREET):
        brush.disc(x, y, STEP, tone.ink)
        brush.disc(x, y, STEP - 4, tone.stone)
        return
    if terrain in (Terrain.POINT, Terrain.EXIT):
        brush.bar(x - WILD, y - WILD, x + WILD, y + WILD, tone.ink)
        brush.bar(x - WILD + 4, y - WILD + 4, x + WILD - 4, y + WILD - 4, tone.stone)
        if terrain is Terrain.POINT:
            brush.shape(
                [
                    (x - 20, y - 8),
                    (x, y - 8),
                    (x, y - 22),
                    (x + 22, y),
                    (x, y + 22),
                    (x, y + 8),
                    (x - 20, y + 8),
                ],
                tone.ink,
            )
        else:
            for bar in (-16, 0, 16):
                brush.bar(x + bar - 4, y - WILD, x + bar + 4, y + WILD, tone.ink)
        return
    is_tree = terrain is Terrain.TREE
    brush.disc(x, y, WILD, tone.ink)
    brush.disc(x, y, WILD - 4, tone.pine_light if is_tree else tone.water)
    if is_tree:
        brush.bar(x - 4, y - 2, x + 4, y + WILD - 4, tone.ink)
        brush.disc(x, y - 8, 16, tone.pine)
        return
    for down in (-10, 2, 14):
        wave = [
            (x - 20, y + down),
            (x - 10, y + down - 7),
            (x, y + down),
            (x + 10, y + down - 7),
            (x + 20, y + down),
        ]
        brush.line(wave, tone.water_line, 5)
