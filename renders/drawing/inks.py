"""The 256 inks that whole pictures are printed with: a PNG with a palette is half as large as one without,
and quicker to write.

Knows no game: a game says which colours of its own it lays on large areas.
"""

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import astuple
from typing import TYPE_CHECKING, Final, TypeAlias

from PIL import Image, ImageColor

from renders.drawing import materials
from renders.drawing.theme import Colour, Palette, mixed

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_NUMBER: Final = 256
_PARTS: Final = (0.2, 0.4, 0.6, 0.8)
"""The parts of one colour in its mixtures with another, as at the edges of letters."""
_APART: Final = 4
"""Two colours that are nearer than this look alike; the first of them stands for both."""

Case: TypeAlias = Image.Image
"""All inks of a picture, as the palette of an image in mode "P"."""
Own: TypeAlias = Callable[[Palette], Iterable[Colour]]
"""Which colours of its own a game lays on large areas."""


@functools.lru_cache(maxsize=16)
def case(palette: Palette, own: Own) -> Case:
    """The colours themselves, and mixtures of them, for edges and shadows: as many as there is room for, and
    as different as possible."""
    pure = _told_apart([*colours_of(palette), *materials.colours(palette), *own(palette)])
    between = sorted(set(_between(pure, palette)))
    sheet = Image.new("RGB", (len(between), 1))
    sheet.putdata([ImageColor.getrgb(colour) for colour in between])
    different = sheet.quantize(_NUMBER - len(pure), Image.Quantize.MAXCOVERAGE)
    found = [f"#{bytes(ink[:3]).hex()}" for ink in different.palette.colors] if different.palette else []
    inks = Image.new("P", (1, 1))
    inks.putpalette(bytes.fromhex("".join(colour[1:] for colour in _told_apart([*pure, *found]))))
    return inks


def printed(picture: Image.Image, inks: Case) -> Image.Image:
    """A picture in these inks: each colour becomes the nearest ink."""
    return picture.quantize(palette=inks, dither=Image.Dither.NONE)


def halved(picture: Image.Image) -> Image.Image:
    """A picture half as wide and half as high, in its own inks if it has any."""
    half = picture.convert("RGB").reduce(2)
    return printed(half, picture) if picture.mode == "P" else half


def colours_of(tones: "DataclassInstance") -> Iterator[Colour]:
    """All colours of a palette, or of what was mixed from one."""
    for value in astuple(tones):
        yield from value if isinstance(value, tuple) else (value,)


def _told_apart(colours: Iterable[Colour]) -> list[Colour]:
    """The colours without those that hardly differ from one before them."""
    found: dict[Colour, tuple[int, ...]] = {}
    for colour in colours:
        parts = ImageColor.getrgb(colour)
        if all(
            max(abs(a - b) for a, b in zip(parts, other, strict=True)) >= _APART for other in found.values()
        ):
            found[colour] = parts
    return list(found)


def _between(pure: Sequence[Colour], palette: Palette) -> Iterator[Colour]:
    """What the edges of letters and of papers are made of."""
    for ground in (palette.ink, palette.card, palette.glow, palette.wood_dark, palette.on_alarm):
        for colour in pure:
            yield from (mixed(ground, colour, part) for part in _PARTS)
