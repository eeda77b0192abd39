"""The towns' signs on Boomtown's pictures: who is mayor where, and who comes next.

Knows views and changes, never where a sign hangs; each is a tile, drawn once for what it shows.
"""

from dataclasses import dataclass
from typing import Final

from engine.games.boomtown.cards import Town
from engine.games.boomtown.view import BoomtownView
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.changes import Changes
from renders.boomtown.text.labels import Holding, standing_in, town_name
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, Palette, Style
from renders.language.catalogues import Words

_TOWN: Final = Style("slab", LETTER, 700)
_LARGE_TOWN: Final = Style("slab", 42, 700)
_COUNT: Final = Style("slab", 46, 700)
_OTHERS: Final = Style("slab", 42, 600)
_LINE: Final = 46
"""How high a line with numbers of mines is."""
_NAME: Final = 70
"""How high the part with the name must be."""
_MARK: Final = 40


@dataclass(frozen=True, slots=True)
class TownFacts:
    """How the majority in a town stands."""

    town: Town
    mayor: Holding | None
    """The mayor's seat and mines."""
    others: tuple[Holding, ...]
    """The others' seats and mines, the most first."""
    is_governor: bool
    is_new: bool


def facts_of(view: BoomtownView, town: Town, changes: Changes) -> TownFacts:
    """How the majority in a town stands."""
    mayor, others = standing_in(view, town)
    return TownFacts(
        town,
        mayor,
        others,
        view.governor == town,
        town in changes.elections,
    )


@on_demand
def town_sign(facts: TownFacts, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """A town's sign: its emblem and name, and below who is mayor and who comes next, in a line or in two."""
    count = 2 if height >= _NAME + 2 * _LINE + 16 else 1
    canvas = Canvas(_named(facts.town, width, height, count, palette, words))
    strip = _strip(width, height, count)
    canvas.panel(strip, palette.glow if facts.is_new else palette.card, outline=palette.ink, line=2, radius=6)
    lines = [
        Box.at(strip.left + 6, strip.top + at * _LINE + 2, strip.width - 12, _LINE) for at in range(count)
    ]
    if facts.mayor is None and not facts.others:
        canvas.stamp_in(pictures.hat(_MARK, palette, is_there=False), strip)
        return canvas.tile()
    first, *rest = lines
    left, end = first.left, first.right
    canvas.stamp_in(
        pictures.hat(_MARK, palette, is_there=facts.mayor is not None), Box.at(left, first.top, _MARK, _LINE)
    )
    left += _MARK + 4
    if facts.is_governor:
        left += canvas.text(Box(left, first.top, left + 54, first.bottom), "×2", _OTHERS, palette.alarm) + 4
    if facts.is_new:
        end -= 42
        canvas.stamp_in(icons.new_sign(_MARK, palette), Box(end + 2, first.top, first.right, first.bottom))
    if facts.mayor is not None:
        left = (
            counted(canvas, Box(left, first.top, end, first.bottom), facts.mayor, _COUNT, _MARK, palette) + 10
        )
    for other in facts.others:
        wide = counted_width(other, _OTHERS, _MARK)
        if left + wide > end:
            if not rest:
                break
            first, *rest = rest
            left, end = first.left, first.right
        left = counted(canvas, Box(left, first.top, end, first.bottom), other, _OTHERS, _MARK, palette) + 10
    return canvas.tile()


def _strip(width: int, height: int, lines: int) -> Box:
    """Where a sign has numbers of mines."""
    return Box(12, height - lines * _LINE - 16, width - 12, height - 12)


@kept
def _named(town: Town, width: int, height: int, lines: int, palette: Palette, words: Words) -> Tile:
    """A sign with only the town's emblem and name, which stay when the mayor goes."""
    suit, ink = pictures.suit(town, palette), pictures.on_suit(town, palette)
    canvas = Canvas(materials.sign(width, height, suit, ink, palette))
    split = _strip(width, height, lines).top + 2
    canvas.stamp_in(pictures.emblem(town, 44, palette), Box(12, 8, 56, split))
    name = Box(60, 8, width - 8, split)
    text = town_name(town, words)
    is_short = typeset.width(text, _TOWN) <= name.width
    canvas.lines(name, text, _LARGE_TOWN if is_short else _TOWN, ink, most=1 if is_short else 2)
    return canvas.tile()


def counted(canvas: Canvas, box: Box, pair: Holding, style: Style, size: int, palette: Palette) -> int:
    """A player's mark and number of mines. Returns where they end."""
    seat, count = pair
    canvas.stamp_in(icons.mark(seat, size, palette), Box.at(box.left, box.top, size, box.height))
    left = box.left + size + 3
    return left + canvas.text(Box(left, box.top, left + 44, box.bottom), str(count), style, palette.ink)


def counted_width(pair: Holding, style: Style, size: int) -> int:
    """How wide that is."""
    return size + 3 + typeset.width(str(pair[1]), style)
