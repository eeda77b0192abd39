"""Whole pictures put together from tiles on a wall: what has not changed since a picture of the same size is
not laid again. Knows no game; the same tiles in the same places make the same picture, whatever was before.
"""

import functools
import threading
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from renders import western
from renders.canvas import Box, Canvas, Tile
from renders.theme import Palette

_KEPT: Final = 4
"""So many pictures are kept, of some 5 MB each."""


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
    palette: Palette
    parts: Mapping[Name, Part]


_frames: list[_Frame] = []
"""The oldest first."""
_lock = threading.Lock()


def put_together(width: int, height: int, parts: Sequence[Part], palette: Palette) -> Image.Image:
    """The picture with these tiles on a wall of planks."""
    laid = {each.name: each for each in parts}
    last = _taken(width, height, laid.keys(), palette)
    image = western.planks(width, height, palette) if last is None else last.image
    wall = functools.partial(western.planks_in, width=width, palette=palette)
    known: Mapping[Name, Part] = {} if last is None else last.parts
    new = [laid[name] for name in laid.keys() - known.keys()]
    hidden = {each.box for each in new}
    for box in {known[name].box for name in known.keys() - laid.keys()} - hidden:
        image.paste(wall(box), box)
    for each in new:
        each.tile.lay_on(image, each.left, each.top, wall)
    with _lock:
        _frames.append(_Frame(image, palette, laid))
        del _frames[:-_KEPT]
        picture = Canvas(image.copy())
    for each in parts:
        picture.note(each.tile, each.left, each.top)
    return picture.finished()


def _taken(width: int, height: int, names: Set[Name], palette: Palette) -> _Frame | None:
    """A kept picture of this size with most of these tiles, which is the taker's own from now on."""
    with _lock:
        alike = [each for each in _frames if each.image.size == (width, height) and each.palette == palette]
        best = max(alike, key=lambda frame: len(frame.parts.keys() & names), default=None)
        if best is None or 2 * len(best.parts.keys() & names) < len(names):
            return None
        _frames.remove(best)
        return best
