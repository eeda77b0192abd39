"""The inks: pictures that are printed in them look as they were drawn."""

from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from PIL import Image, ImageColor

import renders
from renders.drawing import materials
from renders.drawing.inks import Own, case, colours_of, printed
from renders.drawing.theme import PALETTES, Colour, mixed

PICTURES = sorted(Path(renders.__path__[0]).glob("*/picture/*.py"))
OWN = [
    import_module(f"renders.{path.parent.parent.name}.picture.{path.stem}").colours
    for path in PICTURES
    if "\ndef colours(" in path.read_text(encoding="utf-8")
]
"""What the games' pictures say of colours of their own."""
EVERY = [
    pytest.param(palette, own, id=f"{palette}-{own.__module__}") for palette, own in product(PALETTES, OWN)
]
_SEEN = 8
"""Nobody sees that a flat colour differs by less."""
_SEEN_ON_EDGES = 36
"""Nor that an edge does."""


def apart(colour: Colour, palette: str, own: Own) -> int:
    """How far what is printed is from what was drawn."""
    drawn = Image.new("RGB", (3, 3), colour)
    shown = printed(drawn, case(PALETTES[palette], own)).convert("RGB").getpixel((1, 1))
    assert isinstance(shown, tuple)
    return max(abs(a - b) for a, b in zip(ImageColor.getrgb(colour), shown, strict=True))


@pytest.mark.parametrize(("palette", "own"), EVERY)
def test_large_areas_are_printed_as_they_are(palette: str, own: Own) -> None:
    what = PALETTES[palette]
    flat = [*colours_of(what), *materials.colours(what), *own(what)]
    assert {colour: far for colour in flat if (far := apart(colour, palette, own)) >= _SEEN} == {}


@pytest.mark.parametrize(("palette", "own"), EVERY)
def test_edges_against_paper_and_ink_keep_their_colour(palette: str, own: Own) -> None:
    what = PALETTES[palette]
    grounds, parts = (what.ink, what.card), (0.25, 0.5, 0.75)
    between = [mixed(*pair, part) for pair in product(grounds, colours_of(what)) for part in parts]
    assert {colour: far for colour in between if (far := apart(colour, palette, own)) >= _SEEN_ON_EDGES} == {}


@pytest.mark.parametrize(("palette", "own"), EVERY)
def test_inks_are_as_many_as_a_file_may_have_and_the_same_every_time(palette: str, own: Own) -> None:
    first = case(PALETTES[palette], own).getpalette()
    case.cache_clear()
    assert len(first or ()) in range(1, 3 * 256 + 1)
    assert case(PALETTES[palette], own).getpalette() == first
