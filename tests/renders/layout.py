"""What every game's pictures must keep: texts stay in their boxes, and nothing lies over anything else."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from types import ModuleType
from unittest import mock

from PIL import Image

from renders import frames
from renders.canvas import Box, Placed
from renders.theme import Palette


def check_texts(placed: Sequence[Placed], size: tuple[int, int], names: Sequence[str]) -> None:
    """Every text stays in its box and on the picture, and only names are shortened."""
    assert [text for text in placed if _is_outside(text, size)] == []
    shortened = [text.text for text in placed if text.is_shortened]
    assert all(any(name.startswith(text[:-1]) for name in names) for text in shortened)


def check_apart(boxes: Iterable[Box]) -> None:
    """No box lies over another."""
    for a, b in combinations(boxes, 2):
        assert a.right <= b.left or b.right <= a.left or a.bottom <= b.top or b.bottom <= a.top, (a, b)


@contextmanager
def laid_on(board: ModuleType) -> Iterator[list[frames.Part]]:
    """The parts of the picture that a board's module has put together last."""
    laid: list[frames.Part] = []
    whole = frames.put_together

    def spied(width: int, height: int, parts: Sequence[frames.Part], palette: Palette) -> Image.Image:
        laid[:] = parts
        return whole(width, height, parts, palette)

    with mock.patch.object(board, "put_together", spied):
        yield laid


def _is_outside(placed: Placed, size: tuple[int, int]) -> bool:
    box, ink = placed.box, placed.ink
    is_out = ink.left < box.left - 2 or ink.right > box.right + 2
    if not placed.is_name:
        is_out |= ink.top < box.top or ink.bottom > box.bottom
    return is_out or box.left < 0 or box.top < 0 or box.right > size[0] or box.bottom > size[1]
