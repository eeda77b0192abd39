"""Tiles that are drawn when somebody looks at them, and again if they were let go meanwhile. A picture does
not look at a tile that the last picture had in the same place. Knows no game and no picture."""

import functools
import time
import weakref
from collections.abc import Callable, Hashable
from typing import ParamSpec

from PIL import Image

from renders.drawing.canvas import Box, Edge, Laid, Placed, Tile
from renders.drawing.shelf import DRAWINGS, Kept, with_care

_P = ParamSpec("_P")


class OnDemand(Tile):
    """A tile that was drawn once and then always has its size and its texts, but not always its image. It is
    its own token: there is only one for what it shows, as long as anybody has it."""

    def __init__(self, draw: Callable[[], Tile], origin: object) -> None:
        self._draw, self.origin = draw, origin
        self._facts: tuple[tuple[int, int], tuple[Placed | Laid, ...]] | None = None

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def _drawn(self) -> Tile:
        tile: Tile | None = DRAWINGS.find(self)
        if tile is None:
            began = time.thread_time()
            tile = self._draw()
            self._facts = tile.size, tile.texts
            DRAWINGS.put(self, tile, time.thread_time() - began)
        return tile

    def _remembered(self) -> tuple[tuple[int, int], tuple[Placed | Laid, ...]]:
        if self._facts is None:
            tile = self._drawn()
            return tile.size, tile.texts
        return self._facts

    @property
    def token(self) -> object:
        return self

    @property
    def size(self) -> tuple[int, int]:
        return self._remembered()[0]

    @property
    def texts(self) -> tuple[Placed | Laid, ...]:
        return self._remembered()[1]

    @property
    def image(self) -> Image.Image:
        return self._drawn().image

    @property
    def mask(self) -> Image.Image | None:
        return self._drawn().mask

    @property
    def solid(self) -> Box | None:
        return self._drawn().solid

    @property
    def edges(self) -> tuple[Edge, ...]:
        return self._drawn().edges

    def lay_on(self, sheet: Image.Image, left: int, top: int) -> None:
        self._drawn().lay_on(sheet, left, top)


def on_demand(draw: Callable[_P, Tile]) -> Kept[_P, Tile]:
    """Draw a function's tiles when somebody looks at them. The same arguments return the same tile, and what
    is drawn must depend on the arguments alone."""
    known: weakref.WeakValueDictionary[Hashable, OnDemand] = weakref.WeakValueDictionary()

    @functools.wraps(draw)
    def found_or_new(*args: _P.args, **options: _P.kwargs) -> Tile:
        key = (args, *options.items()) if options else args
        tile = known.get(key)
        if tile is None:
            tile = known.setdefault(key, OnDemand(functools.partial(draw, *args, **options), draw))
        return tile

    cared = with_care(found_or_new, lambda key: isinstance(key, OnDemand) and key.origin is draw)
    clear_drawn = cared.cache_clear

    def cache_clear() -> None:
        known.clear()
        clear_drawn()

    vars(cared)["cache_clear"] = cache_clear
    return cared
