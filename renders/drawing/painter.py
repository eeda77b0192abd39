"""What every drawing about people needs: their names, the words and the colours. Knows no game."""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from renders.drawing import icons, typeset
from renders.drawing.canvas import Align, Box, Canvas
from renders.drawing.theme import LETTER, Colour, Palette, Style
from renders.language.catalogues import Words
from renders.language.names import tidy

TURN: Final = Style("slab", 50, 700)
"""The letters of the sentence that says whose turn it is."""
LONG_TURN: Final = Style("slab", 40, 700)
"""The letters of a longer such sentence."""
_LEGIBLE: Final = Style("slab", 40, 700)


@dataclass(frozen=True, slots=True)
class Painter:
    """Writes about people, by seat."""

    names: tuple[str, ...]
    words: Words
    palette: Palette

    @property
    def tidy_names(self) -> tuple[str, ...]:
        """Names as they can be written, before any of them has to be cut."""
        return tuple(map(tidy, self.names))

    def shown(self, seat: int) -> str:
        """A player's name, or "Player 2" if the name has nothing to read."""
        name = tidy(self.names[seat])
        if typeset.is_legible(name, _LEGIBLE):
            return name
        return self.words.text("player-without-name", number=seat + 1)

    def sentence(
        self,
        canvas: Canvas,
        box: Box,
        say: Callable[[tuple[str, ...]], str],
        seat: int | None,
        style: Style,
        colour: Colour,
        *,
        align: Align = "left",
        most: int = 1,
    ) -> None:
        """Write a sentence about players in at most `most` lines. It is set smaller if it must be; if that is
        not enough, names are cut, and the rest only after them. The mark of `seat` stands for letters that no
        font has."""
        names, least = self.tidy_names, max(style.size * 7 // 10, LETTER)
        text = say(names)
        while style.size > least and not typeset.fits(text, style, box.width, most):
            style = style.smaller(max(style.size - 2, least))
        if not typeset.fits(text, style, box.width, most):
            text = typeset.with_names(say, names, style, box.width, most)
        mark = functools.partial(icons.mark, seat or 0, palette=self.palette)
        canvas.lines(box, text, style, colour, most=most, mark=mark, align=align)

    def turn(self, canvas: Canvas, box: Box, say: Callable[[tuple[str, ...]], str], seat: int | None) -> None:
        """Write whose turn it is, in two lines if one is too short; `seat` as in `sentence`."""
        is_short = typeset.fits(say(self.tidy_names), LONG_TURN, box.width)
        style = TURN if is_short else LONG_TURN
        self.sentence(canvas, box, say, seat, style, self.palette.ink, most=1 if is_short else 2)
