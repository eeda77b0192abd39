"""What every strip of Goldrush's pictures must keep, whatever it is a part of."""

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from renders.drawing.canvas import Placed, watched
from renders.drawing.strips import CLEAR, HIGHEST, MOST, Strip
from renders.drawing.theme import LETTER, SIGN, WIDTH
from renders.language.catalogues import ALT
from tests.renders.layout import check_apart, check_texts

ON_A_PHONE: Final = (154, 112)
"""How much of the lower right corner the sign of a client hides on a phone."""


def drawn(strip: Strip) -> tuple[Image.Image, list[Placed]]:
    """A strip's picture, and the texts on it."""
    with watched() as placed:
        picture = strip.draw()
    return picture, placed


def check_strips(strips: Sequence[Strip], parts: Mapping[str, str], names: Sequence[str]) -> None:
    """Each strip can be shown wide and has its own text; what is written is large enough, in its place, away
    from the edges and from the corner that a client hides, and over nothing else."""
    assert 1 <= len(strips) <= MOST
    assert [name for strip in strips for name in strip.shows] == list(parts)
    assert all(parts.values())
    assert len("\n".join(parts.values())) <= ALT
    for strip in strips:
        assert strip.height <= HIGHEST
        check_apart(part.box for part in strip.parts)
        assert max(part.box.bottom for part in strip.parts) <= strip.height
        picture, placed = drawn(strip)
        assert (picture.width, picture.height) == (WIDTH, strip.height)
        check_texts(placed, picture.size, names)
        for text in placed:
            is_number = any(each.isdigit() for each in text.text) and not text.is_name
            assert text.size >= (SIGN if is_number and len(text.text) < 3 else LETTER), text
            assert text.ink.top >= CLEAR, text
            assert text.ink.bottom <= strip.height - CLEAR, text
            wide, high = ON_A_PHONE
            assert text.ink.right <= WIDTH - wide or text.ink.bottom <= strip.height - high, text
