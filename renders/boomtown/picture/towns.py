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
from renders.drawing.theme import Palette, Style
from renders.language.catalogues import Words

_TOWN: Final = Style("slab", 32, 700)
_LARGE_TOWN: Final = Style("slab", 42, 700)
_COUNT: Final = Style("slab", 44, 700)
_OTHERS: Final = Style("slab", 38, 600)
_STRIP: Final = 56
"""How far above the lower edge the part about the mayor begins."""


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
    """A town's sign: its emblem and name, and below who is mayor and who comes next."""
    canvas = Canvas(_named(facts.town, width, height, palette, words))
    strip = Box(12, height - _STRIP, width - 12, height - 12)
    canvas.panel(strip, palette.glow if facts.is_new else palette.card, outline=palette.ink, line=2, radius=6)
    row = Box(strip.left + 6, strip.top, strip.right - 6, strip.bottom)
    left = row.left
    hat = pictures.hat(36, palette, is_there=facts.mayor is not None)
    is_empty = facts.mayor is None and not facts.others
    canvas.stamp_in(hat, row if is_empty else Box.at(left, row.top, 38, row.height))
    left += 40
    if facts.is_governor:
        left += canvas.text(Box(left, row.top, left + 50, row.bottom), "×2", _OTHERS, palette.alarm) + 4
    if facts.mayor is not None:
        left = (
            counted(canvas, Box(left, row.top, row.right, row.bottom), facts.mayor, _COUNT, 34, palette) + 12
        )
    end = row.right - 40 * facts.is_new
    for other in facts.others:
        if left + 48 > end:
            break
        left = counted(canvas, Box(left, row.top, row.right, row.bottom), other, _OTHERS, 26, palette) + 6
    if facts.is_new:
        canvas.stamp_in(icons.new_sign(36, palette), Box(row.right - 38, row.top, row.right, row.bottom))
    return canvas.tile()


@kept
def _named(town: Town, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """A sign with only the town's emblem and name, which stay when the mayor goes."""
    suit, ink = pictures.suit(town, palette), pictures.on_suit(town, palette)
    canvas = Canvas(materials.sign(width, height, suit, ink, palette))
    split = height - _STRIP
    canvas.stamp_in(pictures.emblem(town, 44, palette), Box(14, 8, 60, split))
    name = Box(64, 8, width - 16, split)
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
