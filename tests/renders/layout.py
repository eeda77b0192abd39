"""What every game's pictures must keep: texts stay in their boxes, and nothing lies over anything else."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations, cycle
from typing import Final, NamedTuple, TypeAlias
from unittest import mock

from PIL import Image

from engine.play.table import Event
from renders.drawing import frames
from renders.drawing import strips as module
from renders.drawing.canvas import Box, Placed, watched
from renders.drawing.inks import Own
from renders.drawing.layout import CORNER
from renders.drawing.painter import Painter
from renders.drawing.strips import CLEAR, HIGHEST, MOST, Strip
from renders.drawing.theme import LETTER, SIGN, WIDTH
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.renders.samples import NAMES, WIDE

Draw: TypeAlias = Callable[..., Image.Image]
"""A face's `board` or `hand`."""
ORNAMENTS: Final = frozenset({"542", "488", "477"})
"""Numbers that nobody needs: how many people Goldrush's town has had."""


def check_texts(placed: Sequence[Placed], size: tuple[int, int], names: Sequence[str]) -> None:
    """Every text stays in its box and on the picture, and only names are shortened."""
    assert [text for text in placed if _is_outside(text, size)] == []
    shortened = [text.text for text in placed if text.is_shortened]
    cut = [text for text in shortened if not any(name.startswith(text[:-1]) for name in names)]
    assert not cut, cut


def written(strips: Sequence[Strip]) -> list[str]:
    """All texts of a whole, from top to bottom."""
    return [text.text for strip in strips for text in strip.texts]


def check_apart(boxes: Iterable[Box]) -> None:
    """No box lies over another."""
    for a, b in combinations(boxes, 2):
        assert a.right <= b.left or b.right <= a.left or a.bottom <= b.top or b.bottom <= a.top, (a, b)


def check_strips(
    strips: Sequence[Strip],
    names: Sequence[str],
    *,
    most: int = MOST,
    may_cover: bool = False,
    least: int = LETTER,
) -> None:
    """Each strip can be read on a phone: its height, its letters, which are no smaller than `least`, its
    edges and its lower right corner. No text lies over another, unless people on a map `may_cover` what is
    printed there."""
    assert 1 <= len(strips) <= most
    for each in strips:
        assert each.height <= HIGHEST
        check_apart(part.box for part in each.parts)
        assert max(part.box.bottom for part in each.parts) <= each.height
        placed = each.texts
        assert placed
        check_texts(placed, (WIDTH, each.height), names)
        if not may_cover:
            check_apart(text.ink for text in placed)
        for text in placed:
            assert text.size >= max(least_size(text), least), text
            assert text.ink.top >= CLEAR, text
            assert text.ink.bottom <= each.height - CLEAR, text
            assert not is_in_corner(text, each), text


def least_size(text: Placed) -> int:
    """How large a text must be: numbers decide something."""
    is_number = any(map(str.isdigit, text.text)) and not any(map(str.isalpha, text.text))
    return SIGN if is_number and not text.is_name and text.text not in ORNAMENTS else LETTER


def is_in_corner(text: Placed, strip: Strip) -> bool:
    """Whether a text reaches the corner of a strip over which clients lay a sign."""
    return text.ink.right > WIDTH - CORNER[0] and text.ink.bottom > strip.height - CORNER[1]


def drawn(
    draw: Draw, view: object, names: Sequence[str] = NAMES, locale: str = "en"
) -> tuple[Image.Image, list[Placed]]:
    """A hand's picture, and the texts on it."""
    with watched() as placed:
        picture = draw(Reader(view, tuple(names), words_for(locale)))
    return picture, placed


def texts(draw: Draw, view: object, locale: str = "en") -> list[str]:
    """All that is written on a hand."""
    return [text.text for text in drawn(draw, view, locale=locale)[1]]


def check_hands(draw: Draw, views: Iterable[object], locale: str) -> None:
    """No text of any hand leaves its box, lies over another or is too small, and only players are
    shortened."""
    for view, names in zip(views, cycle((NAMES, WIDE)), strict=False):
        picture, placed = drawn(draw, view, names, locale)
        check_texts(placed, picture.size, names)
        check_apart(text.ink for text in placed)
        assert min(text.size for text in placed) >= LETTER


def check_that_each_board_stands_alone(draw: Draw, views: Sequence[object], changes: Sequence[Event]) -> None:
    """What was drawn before changes no board, nor does what is done to a board; drawing changes no view."""
    before, words = repr(views), words_for("en")
    forth = [draw(Reader(view, NAMES[:4], words), changes=changes).tobytes() for view in views]
    frames.PICTURES.clear()
    back = [draw(Reader(view, NAMES[:4], words), changes=changes) for view in reversed(views)]
    assert forth == [picture.tobytes() for picture in reversed(back)]
    for picture in back:
        picture.paste(0, (0, 0, *picture.size))
    assert draw(Reader(views[0], NAMES[:4], words), changes=changes).tobytes() == forth[0]
    assert repr(views) == before


def check_parts(pictures: Iterable[Callable[[], object]]) -> None:
    """In no strip of any picture does a part lie over another or leave the strip."""
    for draw in pictures:
        with laid_down() as laid:
            draw()
        assert laid
        for strip in laid:
            assert strip.parts
            check_apart(part.box for part in strip.parts)
            assert max(part.box.right for part in strip.parts) <= WIDTH
            assert max(part.box.bottom for part in strip.parts) <= strip.height


class Laid(NamedTuple):
    """A strip that was put together."""

    height: int
    parts: tuple[frames.Part, ...]


@contextmanager
def laid_down() -> Iterator[list[Laid]]:
    """The strips that are put together inside, from the upper one to the lower one."""
    laid: list[Laid] = []
    whole = module.put_together

    def spied(
        width: int,
        height: int,
        parts: Sequence[frames.Part],
        painter: Painter,
        own: Own,
        *,
        of: Hashable = (),
    ) -> Image.Image:
        laid.append(Laid(height, tuple(parts)))
        return whole(width, height, parts, painter, own, of=of)

    with mock.patch.object(module, "put_together", spied):
        yield laid


def _is_outside(placed: Placed, size: tuple[int, int]) -> bool:
    box, ink = placed.box, placed.ink
    is_out = ink.left < box.left - 2 or ink.right > box.right + 2
    if not placed.is_name:
        is_out |= ink.top < box.top or ink.bottom > box.bottom
    return is_out or box.left < 0 or box.top < 0 or box.right > size[0] or box.bottom > size[1]
