"""A board, a hand or a panel as pictures one below the other, each so low that clients show it wide.

Knows no game and no client; a game says what belongs together, and in which order.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PIL import Image

from renders.drawing.canvas import Laid, Placed, lowered, placed_in
from renders.drawing.frames import Part, put_together
from renders.drawing.inks import Own
from renders.drawing.layout import GAP
from renders.drawing.painter import Painter
from renders.drawing.theme import WIDTH

HIGHEST: Final = 763
"""No strip is higher: a desktop shows pictures in a box of 550 x 350, and a higher one would be narrower."""
MOST: Final = 4
"""No board, hand or panel has more strips."""
MOST_LARGE: Final = 8
"""In large print it may have more."""
CLEAR: Final = 24
"""Nothing that must be read lies nearer than this to the upper or lower edge of a strip."""


class Block(NamedTuple):
    """Parts that no cut may tear apart, in places that count from the block's upper edge."""

    parts: Sequence[Part]
    height: int
    shows: str
    """Which part of the alternative text tells what the block shows, or which parts, with spaces between
    their names; "" for an ornament."""


@dataclass(frozen=True, eq=False, slots=True)
class Strip:
    """One picture of those that make a whole; it is drawn when somebody asks for it."""

    parts: tuple[Part, ...]
    height: int
    painter: Painter
    own: Own
    shows: tuple[str, ...]
    """Which parts of the alternative text tell what it shows, in their order."""

    @property
    def key(self) -> Hashable:
        """Strips with equal keys are the same picture: the tiles know language, names and news."""
        tiles = frozenset(part.name for part in self.parts)
        return self.height, self.painter.palette, self.own, tiles

    @property
    def texts(self) -> list[Placed]:
        """All that is written on it; for that nothing is put together."""
        return list(placed_in(Laid(part.tile.texts, part.left, part.top) for part in self.parts))

    def draw(self) -> Image.Image:
        """The picture, 1,200 pixels wide."""
        return put_together(WIDTH, self.height, self.parts, self.painter, self.own, of=self.shows)


def strip(
    blocks: Sequence[Block], painter: Painter, own: Own, *, top: int = GAP, gap: int = GAP, foot: int = GAP
) -> Strip:
    """The blocks one below the other, `gap` apart, with `top` above the first and `foot` below the last."""
    parts, below = list[Part](), top
    for block in blocks:
        parts += [part._replace(top=below + part.top) for part in block.parts]
        below += block.height + gap
    shows = tuple(dict.fromkeys(name for block in blocks for name in block.shows.split()))
    return Strip(tuple(parts), below - gap + foot, painter, own, shows)


def stacked(strips: Sequence[Strip]) -> Image.Image:
    """All strips as one picture. Raises ValueError if there is none."""
    if not strips:
        raise ValueError("nothing to draw")
    drawn, top = list[tuple[Image.Image, int]](), 0
    for each in strips:
        with lowered(top):
            drawn.append((each.draw(), top))
        top += each.height
    (first, _), *others = drawn
    if not others:
        return first
    whole = first.resize((WIDTH, top))
    for picture, above in drawn:
        whole.paste(picture, (0, above))
    return whole
