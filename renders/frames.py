"""Whole pictures put together from tiles on a wall: what has not changed since a picture of the same size is
not laid again. Knows no game; the same tiles in the same places make the same picture, whatever was before.
"""

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PIL import Image

from renders import western
from renders.canvas import Box, Canvas, Tile
from renders.theme import Palette

_KEPT: Final = 4
"""So many pictures are kept, of some 5 MB each."""


class Part(NamedTuple):
    """A tile in its place; no two of a picture may overlap."""

    tile: Tile
    left: int
    top: int

    @property
    def box(self) -> Box:
        return Box.at(self.left, self.top, *self.tile.image.size)

    @property
    def name(self) -> tuple[int, int, int]:
        """What tells it from others while it is kept."""
        return id(self.tile.image), self.left, self.top


@dataclass(frozen=True, eq=False, slots=True)
class _Frame:
    """A picture and what lies on it."""

    image: Image.Image
    palette: Palette
    parts: tuple[Part, ...]
    names: frozenset[tuple[int, int, int]]


_frames: list[_Frame] = []
"""The oldest first."""
_lock = threading.Lock()


def put_together(width: int, height: int, parts: Sequence[Part], palette: Palette) -> Image.Image:
    """The picture with these tiles on a wall of planks."""
    names = frozenset(each.name for each in parts)
    last = _taken(width, height, names, palette)
    image = western.planks(width, height, palette) if last is None else last.image
    if last is not None:
        hidden = {each.box for each in parts if each.tile.mask is None}
        for old in last.parts:
            if old.name not in names and old.box not in hidden:
                image.paste(western.planks_in(old.box, width, palette), old.box)
    for each in parts:
        if last is None or each.name not in last.names:
            each.tile.lay_on(image, each.left, each.top)
    with _lock:
        _frames.append(_Frame(image, palette, tuple(parts), names))
        del _frames[:-_KEPT]
        picture = Canvas(image.copy())
    for each in parts:
        picture.note(each.tile, each.left, each.top)
    return picture.finished()


def _taken(
    width: int, height: int, names: frozenset[tuple[int, int, int]], palette: Palette
) -> _Frame | None:
    """A kept picture of this size with most of these tiles, which is the taker's own from now on."""
    with _lock:
        alike = [each for each in _frames if each.image.size == (width, height) and each.palette == palette]
        best = max(alike, key=lambda frame: len(frame.names & names), default=None)
        if best is None or 2 * len(best.names & names) < len(names):
            return None
        _frames.remove(best)
        return best
