"""Gnadenlos!'s road in large print: its zones, and the fields around the hats.

Knows views, never where the road lies.
"""

from collections import defaultdict
from collections.abc import Container, Iterator, Mapping
from typing import Final

from PIL import Image

from engine.games.gnadenlos.cards import Skill
from engine.games.gnadenlos.view import GnadenlosView
from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.setting import MARK, NAME, STRONG, Flow, Sign, Text, Thing
from renders.drawing.shelf import kept
from renders.drawing.theme import LARGE, Palette
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.fields import zone_colours
from renders.gnadenlos.text.labels import zone_name
from renders.language.catalogues import Words

_GAP: Final = 6
"""How far fields are from each other."""
_APART: Final = 16
"""How far lines of fields are from each other: nearer, a zone's colour seems to be of the fields above."""
_WIDE: Final = 92
_PLACE: Final = MARK + 8
"""How high a place with marks or a price is, and how wide each of them."""
_NUMBER: Final = 66
_BAND: Final = 16
"""How high the zone's colour is below a number."""
_WINDOWS: Final = ((2, 3), (1, 3), (1, 2), (1, 1))
"""How many fields before and after a hat are shown: the most that do not make too many."""
_MOST: Final = 18
"""So many fields have room on one paper with the signs of all zones."""


def around(view: GnadenlosView, words: Words) -> Flow:
    """All zones with what cheating brings there, and the fields around the hats."""
    for before, after in _WINDOWS:
        near = {
            field
            for player in view.players
            if not player.is_lost
            for field in range(max(player.field - before, 1), player.field + after + 1)
        }
        if len(near) <= _MOST:
            break
    return Flow(tuple(_things(view, words, near, {})), gap=_GAP)


def before(view: GnadenlosView, words: Words, prices: Mapping[int, str]) -> Flow:
    """G16: the fields that can be bought, each with its price, from the viewer's own field on."""
    return Flow(tuple(_things(view, words, {view.own.field, *prices}, prices, is_whole=False)), gap=_GAP)


def _things(
    view: GnadenlosView,
    words: Words,
    near: Container[int],
    prices: Mapping[int, str],
    *,
    is_whole: bool = True,
) -> Iterator[Thing]:
    """The road from its first field on: a sign for each zone, and of the fields
    those in `near`, with dots for the others. Zones without such a field are shown if it `is_whole`."""
    box, hats = view.box, defaultdict[int, list[int]](list)
    for player in view.players:
        if not player.is_lost:
            hats[player.field].append(player.seat)
    below = _PLACE + 6 if prices else _APART
    zones: list[tuple[str, int, int, tuple[int, int] | None]] = [
        (zone.key, zone.first, zone.last, (zone.winner, zone.loser)) for zone in box.zones
    ]
    beyond = max([box.fields, *hats, *prices])
    zones.append(("goal", box.first_of_goal, box.fields, None))
    for key, first, last, values in zones:
        end = beyond if key == "goal" else last
        fields = [
            field
            for field in range(first, end + 1)
            if field in near and (field <= last or field in hats or field in prices)
        ]
        if not (fields or is_whole):
            continue
        reach = str(first) if first == last else f"{first}–{last}"
        shown: Thing = (Sign(_zone, (f"{zone_name(first, box, words)} {reach}", key, values, below)),)
        at = first - 1
        for field in fields:
            yield (*shown, Text("…", STRONG)) if field > at + 1 else shown
            label = str(field) if field <= box.fields else f"{box.fields} + {field - box.fields}"
            shown = (Sign(_field, (label, key, tuple(hats.get(field, ())), prices.get(field, ""), below)),)
            at = field
        yield (*shown, Text("…", STRONG)) if fields and at < last else shown


@on_demand
def _field(label: str, zone: str, seats: tuple[int, ...], price: str, below: int, palette: Palette) -> Tile:
    """A field: the marks of the hats on it, its number on its zone's colour, and below what it costs; there
    is `below` for that."""
    wide = max(_WIDE, len(seats) * _PLACE + 12, typeset.width(label, NAME) + 20)
    priced = 0 if not price else typeset.width(price, STRONG) + LARGE + 16
    wide = max(wide, priced)
    high = _PLACE + _NUMBER + _BAND
    canvas = Canvas(Image.new("RGB", (wide, high + below), palette.card))
    fill, _ = zone_colours(zone, palette)
    canvas.panel(Box(0, 0, wide, high), palette.card, outline=palette.ink, line=3, radius=0)
    canvas.bar(Box(3, high - _BAND, wide - 3, high - 3), fill)
    if seats:
        canvas.bar(Box(3, 3, wide - 3, _PLACE), palette.glow)
    left = (wide - len(seats) * _PLACE) // 2
    for at, seat in enumerate(seats):
        canvas.stamp_in(icons.mark(seat, MARK, palette), Box.at(left + at * _PLACE, 2, _PLACE, _PLACE))
    number = Box(0, _PLACE - 2, wide, high - _BAND)
    canvas.text(number, label, NAME, palette.ink, align="centre", smallest=LARGE)
    if price:
        foot = Box((wide - priced) // 2 + 4, high + 4, wide, high + _PLACE + 4)
        canvas.stamp_in(pictures.nugget(LARGE, palette), Box.at(foot.left, foot.top, LARGE, _PLACE))
        room = Box(foot.left + LARGE + 6, foot.top, foot.right, foot.bottom)
        canvas.text(room, price, STRONG, palette.ink, smallest=LARGE)
    return canvas.tile()


@kept
def _zone(name: str, zone: str, values: tuple[int, int] | None, below: int, palette: Palette) -> Tile:
    """The sign of a zone: its name and fields on its colour, and what a winner at cheating gains there and a
    loser loses; `below` is free."""
    high = _PLACE + _NUMBER + _BAND
    gain, loss = ("", "") if values is None else map(furniture.signed, (values[0], -values[1]))
    wide = max(typeset.width(name, STRONG), MARK + typeset.width(gain + loss, STRONG) + 30) + 24
    canvas = Canvas(Image.new("RGB", (wide, high + below), palette.card))
    fill, _ = zone_colours(zone, palette)
    canvas.bar(Box(0, 0, wide, _BAND), fill)
    canvas.bar(Box(0, high - _BAND, wide, high), fill)
    middle = high // 2 if values else high - _BAND
    canvas.text(Box(0, _BAND, wide, middle), name, STRONG, palette.ink, align="centre", smallest=LARGE)
    if values is None:
        return canvas.tile()
    left = (wide - MARK - typeset.width(gain + loss, STRONG) - 30) // 2
    row = Box(left, middle, wide, high - _BAND)
    canvas.stamp_in(pictures.skill(Skill.CARDS, MARK, palette), Box.at(left, row.top, MARK, row.height))
    left += MARK + 10
    for text, colour in ((gain, palette.rise), (loss, palette.alarm)):
        canvas.text(Box(left, row.top, wide, row.bottom), text, STRONG, colour, smallest=LARGE)
        left += typeset.width(text, STRONG) + 20
    return canvas.tile()
