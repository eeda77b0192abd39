"""Drawing tools for every game: a frame, text that never leaves its box, and sprites.

Knows no game. Everything drawn depends on its arguments alone, so the same calls make the same pixels.
"""

import contextlib
import functools
from collections.abc import Callable, Iterable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from renders.drawing import typeset
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, Colour, Style

Align: TypeAlias = Literal["left", "centre", "right"]
Pen: TypeAlias = ImageDraw.ImageDraw
FINE: Final = 3
"""How many times larger sprites are drawn before they are reduced, for smooth edges."""
LARGE: Final = 20_000
"""From this many pixels on it is worth while to lay a sprite's inside down without its mask."""
_EDGES: Final = ((4, 13), (16, 16), (32, 32))
"""How wide a sprite's edges may be: first at the left and above, then at the right and below, where shadows
are."""
_CAPITAL: Final = {"sans": 0.714, "slab": 0.66}
"""The height of a capital as a part of the letters' size."""


class Box(NamedTuple):
    """A rectangle in pixels; right and bottom are outside it."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    def inset(self, by: int, down: int | None = None) -> "Box":
        dy = by if down is None else down
        return Box(self.left + by, self.top + dy, self.right - by, self.bottom - dy)

    def moved(self, right: int, down: int) -> "Box":
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    @classmethod
    def at(cls, left: int, top: int, width: int, height: int) -> "Box":
        return cls(left, top, left + width, top + height)


def around(inside: Box, whole: Box) -> Iterator[Box]:
    """What is left of a rectangle around a smaller one: the parts above, below, left and right of it."""
    yield from (
        strip
        for strip in (
            Box(whole.left, whole.top, whole.right, inside.top),
            Box(whole.left, inside.bottom, whole.right, whole.bottom),
            Box(whole.left, inside.top, inside.left, inside.bottom),
            Box(inside.right, inside.top, whole.right, inside.bottom),
        )
        if strip.width > 0 and strip.height > 0
    )


@dataclass(frozen=True, slots=True)
class Placed:
    """A text that was drawn: where it may be, where its ink is, and whether it had to be shortened."""

    text: str
    size: int
    """The size of its letters."""
    box: Box
    ink: Box
    is_shortened: bool
    is_name: bool

    def moved(self, right: int, down: int) -> "Placed":
        """The same text elsewhere."""
        return replace(self, box=self.box.moved(right, down), ink=self.ink.moved(right, down))


_watcher: ContextVar[list[Placed] | None] = ContextVar("watcher", default=None)


@contextlib.contextmanager
def watched() -> Iterator[list[Placed]]:
    """Collect every text of the pictures that are drawn inside, to see whether all of them fit."""
    placed: list[Placed] = []
    token = _watcher.set(placed)
    try:
        yield placed
    finally:
        _watcher.reset(token)


@contextlib.contextmanager
def lowered(down: int) -> Iterator[None]:
    """Collect the texts of the pictures that are drawn inside as if these stood `down` pixels lower."""
    around = _watcher.get()
    with watched() as placed:
        yield
    if around is not None:
        around += (text.moved(0, down) for text in placed)


Edge: TypeAlias = tuple[Box, Image.Image]
"""A strip of a sprite, and the mask of what is seen through it."""


@dataclass(frozen=True)
class Sprite:
    """A small picture, with a mask of where it covers what is under it (None: everywhere)."""

    image: Image.Image
    mask: Image.Image | None

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    @functools.cached_property
    def solid(self) -> Box | None:
        """Its inside, without shadows and round corners; None if that is small or does not cover all that is
        under it."""
        if self.mask is None or self.image.width * self.image.height < LARGE:
            return None
        whole = Box(0, 0, *self.image.size)
        insides = (Box(near, near, whole.right - far, whole.bottom - far) for near, far in _EDGES)
        return next((inside for inside in insides if _is_full(self.mask, inside)), None)

    @functools.cached_property
    def edges(self) -> tuple[Edge, ...]:
        """The strips around its inside, and how much of what is under it is seen there."""
        if self.mask is None or self.solid is None:
            return ()
        strips = around(self.solid, Box(0, 0, *self.image.size))
        return tuple((strip, ImageChops.invert(self.mask.crop(strip))) for strip in strips)

    def lay_on(self, sheet: Image.Image, left: int, top: int) -> None:
        """Put it down by its upper left corner. Pasting without a mask is ten times as fast. So a large
        sprite is laid down whole, and then what was there before is laid over its edges."""
        if self.solid is None:
            sheet.paste(self.image, (left, top), self.mask)
            return
        places = [(strip.moved(left, top), holes) for strip, holes in self.edges]
        before = [sheet.crop(place) for place, _ in places]
        sheet.paste(self.image, (left, top))
        for under, (place, holes) in zip(before, places, strict=True):
            sheet.paste(under, place, holes)


def _is_full(mask: Image.Image, inside: Box) -> bool:
    """Whether all of a part is covered."""
    return min(inside.width, inside.height) > 0 and mask.crop(inside).getextrema() == (255, 255)


def sprite(width: int, height: int, paint: Callable[[Pen], None]) -> Sprite:
    """A sprite with smooth edges; `paint` draws it `FINE` times larger."""
    large = Image.new("RGBA", (width * FINE, height * FINE), (0, 0, 0, 0))
    paint(ImageDraw.Draw(large))
    small = large.convert("RGBa").resize((width, height), Image.Resampling.BOX).convert("RGBA")
    return Sprite(small.convert("RGB"), small.getchannel("A"))


@kept
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a rectangle with round corners."""
    large = Image.new("L", (width * FINE, height * FINE), 0)
    box = (0, 0, width * FINE - 1, height * FINE - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, radius * FINE, fill=255)
    return large.resize((width, height), Image.Resampling.BOX)


@kept
def _ends(width: int, height: int, radius: int) -> tuple[Image.Image, Image.Image]:
    """The masks of the upper and the lower end of a rectangle with round corners."""
    mask, end = rounded(width, height, radius), radius + 1
    return mask.crop((0, 0, width, end)), mask.crop((0, height - end, width, height))


class Laid(NamedTuple):
    """The texts of a tile that was laid down, and where that was."""

    texts: "tuple[Placed | Laid, ...]"
    left: int
    top: int


@dataclass(frozen=True)
class Tile(Sprite):
    """A part of a picture that is drawn once and laid down often, with the texts on it."""

    texts: tuple[Placed | Laid, ...]

    @functools.cached_property
    def token(self) -> object:
        """What tells it from all other tiles, even after it is gone. Whoever has the token does not keep the
        tile."""
        return object()


def placed_in(texts: Iterable[Placed | Laid]) -> Iterator[Placed]:
    """The texts themselves, where they are on the whole picture."""
    for text in texts:
        if isinstance(text, Placed):
            yield text
        else:
            yield from (inner.moved(text.left, text.top) for inner in placed_in(text.texts))


class Canvas:
    """A picture that is being drawn, on a sheet of its own or on a copy of a sprite."""

    def __init__(self, sheet: Image.Image | Sprite) -> None:
        self._blank = sheet if isinstance(sheet, Sprite) else None
        self.image = sheet.image.copy() if isinstance(sheet, Sprite) else sheet
        self._texts: list[Placed | Laid] = list(sheet.texts) if isinstance(sheet, Tile) else []

    def tile(self) -> Tile:
        """What was drawn, to be laid on other canvases."""
        tile = Tile(self.image, self._blank.mask if self._blank else None, tuple(self._texts))
        if self._blank:
            vars(tile).update(solid=self._blank.solid, edges=self._blank.edges)  # as its mask makes them
        return tile

    def finished(self) -> Image.Image:
        """What was drawn, as the whole picture."""
        placed = _watcher.get()
        if placed is not None:
            placed += placed_in(self._texts)
        return self.image

    def lay(self, tile: Tile, left: int, top: int) -> None:
        """Put a tile down by its upper left corner."""
        tile.lay_on(self.image, left, top)
        self.note(tile.texts, left, top)

    def note(self, texts: tuple[Placed | Laid, ...], left: int, top: int) -> None:
        """Remember the texts of a tile that lies here already."""
        self._texts.append(Laid(texts, left, top))

    def panel(
        self, box: Box, fill: Colour, *, outline: Colour | None = None, line: int = 3, radius: int = 14
    ) -> None:
        """A rectangle with round corners, and a line along the inside of its edge."""
        if outline is not None:
            self._fill(box, outline, radius)
            box, radius = box.inset(line), max(radius - line, 0)
        self._fill(box, fill, radius)

    def _fill(self, box: Box, colour: Colour, radius: int) -> None:
        """A rectangle with round corners: only its ends need the mask."""
        inside = box.inset(0, radius + 1)
        if inside.height < radius:
            self.image.paste(colour, box, rounded(box.width, box.height, radius))
            return
        self.image.paste(colour, inside)
        for end, mask in zip(around(inside, box), _ends(box.width, box.height, radius), strict=True):
            self.image.paste(colour, end, mask)

    def bar(self, box: Box, fill: Colour) -> None:
        """A plain rectangle."""
        self.image.paste(fill, box)

    def stamp(self, what: Sprite, left: int, top: int) -> None:
        """Put a sprite down by its upper left corner."""
        what.lay_on(self.image, left, top)

    def stamp_in(self, what: Sprite, box: Box) -> None:
        """Put a sprite down in the middle of a box."""
        left = box.left + (box.width - what.image.width) // 2
        self.stamp(what, left, box.top + (box.height - what.image.height) // 2)

    def text(
        self,
        box: Box,
        text: str,
        style: Style,
        colour: Colour,
        *,
        align: Align = "left",
        smallest: int | None = None,
        mark: Callable[[int], Sprite] | None = None,
        raised: Colour | None = None,
    ) -> int:
        """Write a line in the middle of a box's height and return its width. It is set smaller, down to
        `smallest`, before it is cut with an ellipsis. `mark` makes a sprite of a given size, which fills the
        holes of a name where no font has letters; `raised` is the colour of a hard shadow, like that of
        letters cut in wood."""
        least = style.size if smallest is None else max(smallest, LETTER)
        while style.size > least and typeset.width(text, style) > box.width:
            style = style.smaller(max(least, style.size - 2))
        line = typeset.line(text, style, box.width)
        spare = box.width - line.width
        left = box.left + {"left": 0, "centre": spare // 2, "right": spare}[align]
        baseline = (box.top + box.bottom + round(style.size * _CAPITAL[style.family])) // 2
        if raised is not None:
            for step in range(round(style.size / 16), 0, -1):
                self._ink(line, box, left + step, baseline + step, raised)
        self._ink(line, box, left, baseline, colour)
        for offset, width in line.holes:
            size = round(style.size * 0.8)
            top = baseline - size + round(style.size * 0.05)
            if mark is not None:
                self.stamp(mark(size), left + offset + (width - size) // 2, top)
            else:
                self.bar(Box.at(left + offset + width // 4, top + size // 3, width // 2, size // 3), colour)
        self._report(line, style.size, box, left, baseline, is_name=mark is not None)
        return line.width

    def _ink(self, line: typeset.Line, box: Box, left: int, baseline: int, colour: Colour) -> None:
        """Put down the part of a line's ink that is inside the box."""
        if line.ink is None:
            return
        ink = Box(*line.ink)
        visible = Box(
            max(left + ink.left, box.left),
            max(baseline + ink.top, box.top),
            min(left + ink.right, box.right),
            min(baseline + ink.bottom, box.bottom),
        )
        if visible.width <= 0 or visible.height <= 0:
            return
        off_x, off_y = left + ink.left, baseline + ink.top
        part = (visible.left - off_x, visible.top - off_y, visible.right - off_x, visible.bottom - off_y)
        mask = line.mask if part == (0, 0, *line.mask.size) else line.mask.crop(part)
        self.image.paste(colour, visible, mask)

    def _report(
        self, line: typeset.Line, size: int, box: Box, left: int, baseline: int, *, is_name: bool
    ) -> None:
        ink = Box(*(line.ink or (0, 0, 0, 0))).moved(left, baseline)
        self._texts.append(Placed(line.text, size, box, ink, line.is_shortened, is_name))

    def lines(
        self,
        box: Box,
        text: str,
        style: Style,
        colour: Colour,
        *,
        most: int,
        align: Align = "left",
        mark: Callable[[int], Sprite] | None = None,
    ) -> None:
        """Write a text in up to `most` lines, all in one size, small enough for the widest of them."""
        while True:
            rows = typeset.wrapped(text, style, box.width, most)
            if style.size <= LETTER or typeset.fits(text, style, box.width, most):
                break
            style = style.smaller(max(style.size - 2, LETTER))
        step, high = round(style.size * 1.16), round(style.size * 1.5)  # room for what hangs below a line
        top = box.top + (box.height - step * len(rows) + step - high) // 2
        for at, row in enumerate(rows):
            line = Box.at(box.left, top + at * step, box.width, high)
            self.text(line, row, style, colour, align=align, mark=mark)
