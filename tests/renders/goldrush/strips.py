"""What every strip of Goldrush's pictures must keep, whatever it is a part of."""

from collections.abc import Mapping, Sequence

from renders.drawing.strips import Strip
from renders.language.catalogues import ALT
from tests.renders import layout


def check_strips(strips: Sequence[Strip], parts: Mapping[str, str], names: Sequence[str]) -> None:
    """Each strip can be read on a phone, and has its own text."""
    layout.check_strips(strips, names, may_cover=True)
    assert [name for strip in strips for name in strip.shows] == list(parts)
    assert all(parts.values())
    assert len("\n".join(parts.values())) <= ALT
