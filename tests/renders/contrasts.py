"""How well texts stand out from what they are written on: the contrast of WCAG, measured while pictures are
drawn."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest import mock

from renders.drawing import typeset
from renders.drawing.canvas import Box, Canvas
from renders.drawing.theme import Colour


class Written(NamedTuple):
    """A text, its ink, and what most of the ground under it looks like."""

    text: str
    ink: Colour
    ground: Colour

    @property
    def contrast(self) -> float:
        """From 1 to 21."""
        high, low = sorted(map(lightness, (self.ink, self.ground)), reverse=True)
        return (high + 0.05) / (low + 0.05)


def lightness(colour: Colour) -> float:
    """WCAG's relative luminance."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@contextmanager
def written() -> Iterator[set[Written]]:
    """Collect the texts that are drawn inside; those with a shadow, which stand out by it, are left out."""
    found = set[Written]()
    write, lay_ink = Canvas.text, Canvas._ink
    has_shadow = [False]

    def text(canvas: Canvas, *args: Any, **options: Any) -> int:
        has_shadow[0] = options.get("raised") is not None
        return write(canvas, *args, **options)

    def ink(canvas: Canvas, line: typeset.Line, box: Box, left: int, baseline: int, colour: Colour) -> None:
        if line.ink is not None and not has_shadow[0]:
            place = Box(*line.ink).moved(left, baseline)
            under = canvas.image.crop(place).convert("RGB")
            colours = under.getcolors(under.width * under.height) or []
            _, most = max(colours)
            found.add(Written(line.text, colour, "#" + bytes(most).hex()))
        lay_ink(canvas, line, box, left, baseline, colour)

    with mock.patch.object(Canvas, "text", text), mock.patch.object(Canvas, "_ink", ink):
        yield found
