"""The poster at the end of a season: its champion, or all who share the first place.

Knows a view of names and numbers alone.
"""

import functools
from typing import Final

from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import LETTER, PALETTES, Palette, Style
from renders.language.catalogues import Words
from renders.league.picture import parts
from renders.league.text import posters as texts
from renders.league.text import titles
from renders.league.views import PosterView
from renders.ratings.picture import parts as shared
from renders.ratings.picture.parts import PAPER
from renders.ratings.text.numbers import game_name

_HIGH: Final = 590
_BADGE: Final = 176
_HEADING: Final = Style("slab", 60, 700)
_BEST: Final = Style("slab", 104, 700)
_SHARED: Final = Style("slab", 66, 700)
_LEAST: Final = 44
"""No name is smaller; a longer one is cut."""
_POINTS: Final = Style("slab", 60, 700)
_FIGURES: Final = Style("sans", 42, 600)
_SEAL: Final = Style("sans", LETTER, 500)


def poster_strips(view: PosterView, words: Words, *, palette: str = "standard") -> tuple[Strip, ...]:
    """The poster, one strip. `poster_alt` tells it in words."""
    painter = Painter((), words, PALETTES[palette])
    inks = painter.palette
    facts = (texts.over(view, words), game_name(view.game, words))
    sign = parts.sign_block(titles.league_name(view.name, words), facts, inks)
    names = tuple(shared.shown(name, number, words) for number, name in enumerate(view.champions, 1))
    seal = words.text("league-seal-short", seal=view.seal[: texts.SEAL])
    said = (texts.heading(view, words), *texts.below(view, words), seal)
    return shared.whole([[sign, shared.paper_block(_paper(names, said, words, inks))]], painter)


@on_demand
def _paper(names: tuple[str, ...], said: tuple[str, ...], words: Words, palette: Palette) -> Tile:
    """The paper: what they are, who, with how many points, the season's figures, the seal."""
    heading, points, figures, seal = said
    canvas = Canvas(materials.note(PAPER, _HIGH, palette, fill=palette.gold_light, frame=palette.ink))
    inner = Box(0, 0, PAPER, _HIGH).inset(18)
    canvas.image.paste(
        materials.rays(inner.width, inner.height, palette.gold_light, palette.glow, 28),
        (inner.left, inner.top),
    )
    materials.engrave(canvas.image, inner, palette.ink)
    top = Box(inner.left + 20, inner.top + 14, inner.right - 20, inner.top + 90)
    canvas.text(top, heading, _HEADING, palette.ink, align="centre")
    rule = materials.swelled_rule(560, palette.ink)
    canvas.stamp_in(rule, Box(inner.left, top.bottom, inner.right, top.bottom + 14))
    middle = Box(inner.left + 24, top.bottom + 20, inner.right - 24, inner.bottom - 214)
    for left in (middle.left, middle.right - _BADGE):
        _badge(canvas, Box.at(left, (middle.top + middle.bottom - _BADGE) // 2, _BADGE, _BADGE), palette)
    room = Box(middle.left + _BADGE + 20, middle.top, middle.right - _BADGE - 20, middle.bottom)
    _names(canvas, room, names, words, palette)
    low = Box(inner.left + 24, middle.bottom + 4, inner.right - 24, middle.bottom + 76)
    canvas.text(low, points, _POINTS, palette.alarm, align="centre", smallest=LETTER)
    low = low.moved(0, 74)
    canvas.text(low, figures, _FIGURES, palette.ink, align="centre", smallest=LETTER)
    low = Box(low.left, low.bottom - 4, low.right, low.bottom + 50)
    canvas.text(low, seal, _SEAL, palette.ink, align="centre")
    return canvas.tile()


def _badge(canvas: Canvas, box: Box, palette: Palette) -> None:
    """What champions wear: the sheriff's badge, with a star in its middle."""
    canvas.stamp_in(icons.badge(box.width, palette), box)
    canvas.stamp_in(icons.star(box.width * 30 // 100, palette.gold, palette.ink), box)


def _names(canvas: Canvas, box: Box, names: tuple[str, ...], words: Words, palette: Palette) -> None:
    """Who, in letters as large as there is room for; long names are cut, the rest is not. Somebody in a hat
    stands for each letter that no font has."""
    say = functools.partial(texts.named, words=words)
    style, most = (_BEST, 1) if len(names) == 1 else (_SHARED, 3)
    while style.size > _LEAST and not typeset.fits(say(names), style, box.width, most):
        style = style.smaller(max(style.size - 4, _LEAST))
    text = typeset.with_names(say, names, style, box.width, most)
    mark = functools.partial(icons.person, colour=palette.faded)
    canvas.lines(box, text, style, palette.ink, most=most, align="centre", mark=mark)
