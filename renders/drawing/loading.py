"""What draws is loaded with the first picture: a bot on which nobody plays has neither Pillow nor fonts in
its memory.

So this module loads neither before it is asked for a picture.
"""

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PIL import Image

    from renders.drawing.strips import Strip


def drawn_by(module: str, function: str) -> Any:
    """A module's function, which is loaded when it is first called."""

    def draw(*of: Any, **more: Any) -> "Sequence[Strip]":
        strips: Sequence[Strip] = getattr(importlib.import_module(module), function)(*of, **more)
        return strips

    return draw


def stacked(strips: "Sequence[Strip]") -> "Image.Image":
    """Strips as one picture."""
    picture: Image.Image = importlib.import_module("renders.drawing.strips").stacked(strips)
    return picture
