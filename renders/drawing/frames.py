"""Whole pictures, which are put together from tiles on a wall and printed. A tile that has not changed since
the last picture of the same people and size is not laid again, and need not be drawn any more. Knows no game;
the same tiles in the same places make the same picture, whatever was drawn before."""

from collections.abc import Hashable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from renders.drawing import inks, materials
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.painter import Painter
from renders.drawing.shelf import Shelf, bytes_of, kept
from renders.drawing.theme import Palette

ROOM: Final = 88 << 20
"""The most bytes of pictures that are kept, for the games that go on at one time; a picture has 1 to 2 MB."""
_OTHERS: Final = 4
"""A table's first picture is made from one of the newest pictures of other tables: of this many."""
_WALL: Final = 1024
"""The height of a wall that is kept is a multiple of this."""


Name: TypeAlias = tuple[object, int, int]


class Part(NamedTuple):
    """A tile in its place; the parts of a picture may not overlap."""

    tile: Tile
    left: int
    top: int

    @property
    def box(self) -> Box:
        return Box.at(self.left, self.top, *self.tile.size)

    @property
    def name(self) -> Name:
        """What tells it from other parts; it keeps no image alive."""
        return self.tile.token, self.left, self.top


@dataclass(frozen=True, eq=False, slots=True)
class _Frame:
    """A picture and what lies where on it."""

    image: Image.Image
    boxes: Mapping[Name, Box]


class _Kind(NamedTuple):
    """What two pictures have in common if one can be made from the other."""

    width: int
    height: int
    palette: Palette
    own: inks.Own
    of: Hashable


_Key: TypeAlias = tuple[_Kind, Painter]
PICTURES: Final = Shelf[_Key, _Frame](ROOM)
"""The last picture of each kind for each table."""


def put_together(
    width: int, height: int, parts: Sequence[Part], painter: Painter, own: inks.Own, *, of: Hashable = ()
) -> Image.Image:
    """The picture with these tiles on a wall of planks, printed in the palette's inks and in a game's `own`.
    The painter says who is at the table, and so which picture `of` the same things was the table's last
    one."""
    palette = painter.palette
    key = _Kind(width, height, palette, own, of), painter
    laid = {each.name: each for each in parts}
    case = inks.case(palette, own)
    last = _last(key, laid.keys())
    image = _printed_planks(Box(0, 0, width, height), width, palette, own) if last is None else last.image
    known: Mapping[Name, Box] = {} if last is None else last.boxes
    boxes = {name: known.get(name) or each.box for name, each in laid.items()}
    new = laid.keys() - known.keys()
    for box in {known[name] for name in known.keys() - laid.keys()} - {boxes[name] for name in new}:
        image.paste(_printed_planks(box, width, palette, own), box)
    for name in new:
        image.paste(inks.printed(_on_wall(laid[name], width, palette), case), boxes[name])
    picture = Canvas(image.copy())
    # Every byte costs the same, so that the oldest picture goes first.
    PICTURES.put(key, _Frame(image, boxes), cost=bytes_of(image))
    for each in parts:
        picture.note(each.tile.texts, each.left, each.top)
    return picture.finished()


def _on_wall(part: Part, width: int, palette: Palette) -> Image.Image:
    """A tile with the wall at its edges."""
    tile = part.tile
    if tile.mask is None:
        return tile.image
    if tile.solid is None:
        sheet = materials.planks_in(part.box, width, palette)
        tile.lay_on(sheet, 0, 0)
        return sheet
    sheet = tile.image.copy()
    for strip, holes in tile.edges:
        sheet.paste(_planks(strip.moved(part.left, part.top), width, palette), strip, holes)
    return sheet


@kept
def _planks(box: Box, width: int, palette: Palette) -> Image.Image:
    """The part of the wall that is seen at the edge of a tile. Only that is kept, because the whole is
    large."""
    return materials.planks_in(box, width, palette)


def _printed_planks(box: Box, width: int, palette: Palette, own: inks.Own) -> Image.Image:
    """A part of the wall with nothing on it; the caller's own copy."""
    return _wall(width, -(-box.bottom // _WALL) * _WALL, palette, own).crop(box)


@kept
def _wall(width: int, height: int, palette: Palette, own: inks.Own) -> Image.Image:
    return inks.printed(materials.planks(width, height, palette), inks.case(palette, own))


def _last(key: _Key, names: Set[Name]) -> _Frame | None:
    """The last picture of the table if it has most of these tiles, or else a copy of another table's that
    does. It is the caller's own in any case."""
    own = PICTURES.take(key)
    if own is not None and _has_most(own, names):
        return own
    others = [frame for (kind, _), frame in PICTURES.items() if kind == key[0]]
    best = max(others[-_OTHERS:], key=lambda frame: len(frame.boxes.keys() & names), default=None)
    return _Frame(best.image.copy(), best.boxes) if best is not None and _has_most(best, names) else None


def _has_most(frame: _Frame, names: Set[Name]) -> bool:
    return 2 * len(frame.boxes.keys() & names) >= len(names)
