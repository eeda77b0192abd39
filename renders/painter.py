"""What every drawing about people needs: what they are called, the words and the colours. Knows no game."""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from renders import icons, typeset
from renders.canvas import Align, Box, Canvas
from renders.names import tidy
from renders.theme import Colour, Palette, Style
from renders.words import Words

_LEAST: Final = 32
_LEGIBLE: Final = Style("slab", 40, 700)


@dataclass(frozen=True, slots=True)
class Painter:
    """Writes about people, by seat."""

    names: tuple[str, ...]
    words: Words
    palette: Palette

    def shown(self, seat: int) -> str:
        """A player's name, or "Player 2" where it has nothing to read."""
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
    ) -> None:
        """A sentence about players, of whom `seat` is the one: set smaller, and then names are cut, before
        the rest is."""
        names, least = tuple(map(tidy, self.names)), max(style.size * 7 // 10, _LEAST)
        text = say(names)
        while style.size > least and typeset.width(text, style) > box.width:
            style = style.smaller(max(style.size - 2, least))
        if typeset.width(text, style) > box.width:
            text = typeset.with_names(say, names, style, box.width)
        mark = functools.partial(icons.mark, seat or 0, palette=self.palette)
        canvas.text(box, text, style, colour, smallest=30, mark=mark, align=align)
