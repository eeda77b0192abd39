"""Whole pictures put together from tiles on a wall, and printed: what has not changed since a picture of the
same size is not laid again. Knows no game; the same tiles in the same places make the same picture, whatever
was before.
"""

import functools
import threading
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from renders import inks, western
from renders.canvas import Box, Canvas, Tile
from renders.theme import Palette

_KEPT: Final = 4
"""So many pictures are kept, of some 2 MB each."""
_WALL: Final = 1024
"""Walls are kept that are a multiple of this high."""


Name: TypeAlias = tuple[int, int, int]


class Part(NamedTuple):
    """A tile in its place; no two of a picture may overlap."""

    tile: Tile
    left: int
    top: int

    @property
    def box(self) -> Box:
        return Box.at(self.left, self.top, *self.tile.image.size)

    @property
    def name(self) -> Name:
        """What tells it from others while it is kept."""
        return id(self.tile.image), self.left, self.top


@dataclass(frozen=True, eq=False, slots=True)
class _Frame:
    """A picture and what lies on it."""

    image: Image.Image
    case: inks.Case
    parts: Mapping[Name, Part]


_frames: list[_Frame] = []
"""The oldest first."""
_lock = threading.Lock()


def put_together(
    width: int, height: int, parts: Sequence[Part], palette: Palette, own: inks.Own
) -> Image.Image:
    """The picture with these tiles on a wall of planks, printed in the palette's inks and a game's own."""
    laid = {each.name: each for each in parts}
    case = inks.case(palette, own)
    last = _taken(width, height, laid.keys(), case)
    image = _blank(width, height, palette, own) if last is None else last.image
    known: Mapping[Name, Part] = {} if last is None else last.parts
    new = [laid[name] for name in laid.keys() - known.keys()]
    hidden = {each.box for each in new}
    for box in {known[name].box for name in known.keys() - laid.keys()} - hidden:
        image.paste(inks.printed(western.planks_in(box, width, palette), case), box)
    for each in new:
        image.paste(inks.printed(_on_wall(each, width, palette), case), each.box)
    with _lock:
        _frames.append(_Frame(image, case, laid))
        del _frames[:-_KEPT]
        picture = Canvas(image.copy())
    for each in parts:
        picture.note(each.tile, each.left, each.top)
    return picture.finished()


def _on_wall(part: Part, width: int, palette: Palette) -> Image.Image:
    """A tile with the wall at its edges."""
    if part.tile.mask is None:
        return part.tile.image
    sheet = western.planks_in(part.box, width, palette)
    part.tile.lay_on(sheet, 0, 0)
    return sheet


def _blank(width: int, height: int, palette: Palette, own: inks.Own) -> Image.Image:
    """The wall with nothing on it; one's own copy."""
    return _wall(width, -(-height // _WALL) * _WALL, palette, own).crop((0, 0, width, height))


@functools.lru_cache(maxsize=4)
def _wall(width: int, height: int, palette: Palette, own: inks.Own) -> Image.Image:
    return inks.printed(western.planks(width, height, palette), inks.case(palette, own))


def _taken(width: int, height: int, names: Set[Name], case: inks.Case) -> _Frame | None:
    """A kept picture of this size with most of these tiles, which is the taker's own from now on."""
    with _lock:
        alike = [each for each in _frames if each.image.size == (width, height) and each.case is case]
        best = max(alike, key=lambda frame: len(frame.parts.keys() & names), default=None)
        if best is None or 2 * len(best.parts.keys() & names) < len(names):
            return None
        _frames.remove(best)
        return best
