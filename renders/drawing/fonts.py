"""Fonts from packages: which font has a character, and a bounded cache of loaded faces.

Knows nothing of layout or pictures; no font of the system is ever used, so a picture is the same everywhere.
"""

import functools
import logging
import struct
from pathlib import Path
from typing import Final

import fontpkg
import fontpkg.pil
from PIL import ImageFont, features

from renders.drawing.theme import Style

_log = logging.getLogger(__name__)

SCRIPTS: Final = ("noto-sans", "noto-sans-arabic", "noto-sans-devanagari", "noto-sans-thai")
"""The families that names are written in, in the order in which we look for a character."""
CHAINS: Final = {"sans": SCRIPTS, "slab": ("zilla-slab", *SCRIPTS)}
"""The families of each kind of letters."""
PLAIN: Final = frozenset(("noto-sans", "zilla-slab"))
"""The families that read well letter by letter, when text cannot be shaped."""


@functools.cache
def can_shape() -> bool:
    """Whether letters can be joined and reordered, which many scripts need."""
    if features.check("raqm"):
        return True
    _log.warning(
        "Pillow has no Raqm here: names in Arabic, Devanagari and Thai are shown by their players' marks. "
        "Install a Pillow wheel from PyPI, or libraqm, to have them written out."
    )
    return False


@functools.lru_cache(maxsize=96)
def load(family: str, style: Style) -> ImageFont.FreeTypeFont:
    """A face of a family in a style's size and weight."""
    engine = ImageFont.Layout.RAQM if can_shape() else ImageFont.Layout.BASIC
    font = fontpkg.pil.truetype(family, style.size, style.weight, nearest=True, layout_engine=engine)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font


def features_of(family: str) -> list[str] | None:
    """The OpenType features that a family is set with, because Zilla Slab's usual figures hang below the line
    and are hard to read on a card. None without Raqm, which has no choice."""
    return ["lnum"] if family == "zilla-slab" and can_shape() else None


@functools.cache
def characters(family: str) -> frozenset[int]:
    """The code points that a family has a glyph for, from its font's own table."""
    return frozenset(_mapped(Path(fontpkg.path(family, nearest=True)).read_bytes()))


def _mapped(font: bytes) -> set[int]:
    """The code points in the cmap table of an OpenType font (formats 4 and 12)."""
    count = struct.unpack_from(">H", font, 4)[0]
    tables = {
        font[at : at + 4]: struct.unpack_from(">L", font, at + 8)[0] for at in range(12, 12 + 16 * count, 16)
    }
    cmap = tables[b"cmap"]
    found: set[int] = set()
    for number in range(struct.unpack_from(">H", font, cmap + 2)[0]):
        start = cmap + struct.unpack_from(">L", font, cmap + 8 + 8 * number)[0]
        kind = struct.unpack_from(">H", font, start)[0]
        if kind == 12:
            for group in range(struct.unpack_from(">L", font, start + 12)[0]):
                first, last, glyph = struct.unpack_from(">LLL", font, start + 16 + 12 * group)
                found.update(range(first + (glyph == 0), last + 1))
        elif kind == 4:
            found |= _mapped_in_segments(font, start)
    return found


def _mapped_in_segments(font: bytes, start: int) -> set[int]:
    """Format 4: segments of the basic plane; a glyph number of 0 means "none"."""
    double = struct.unpack_from(">H", font, start + 6)[0]
    ends, starts = start + 14, start + 16 + double
    found: set[int] = set()
    for at in range(0, double, 2):
        last, first = (
            struct.unpack_from(">H", font, ends + at)[0],
            struct.unpack_from(">H", font, starts + at)[0],
        )
        delta = struct.unpack_from(">H", font, starts + double + at)[0]
        where = starts + 2 * double + at
        offset = struct.unpack_from(">H", font, where)[0]
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if offset:
                glyph = struct.unpack_from(">H", font, where + offset + 2 * (code - first))[0]
            if glyph and (glyph + delta) % 0x10000:
                found.add(code)
    return found
