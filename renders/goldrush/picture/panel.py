"""The picture beside a question, for the private panel: the card that the viewer looks at, their own claims
with what these truly are, or the map with the places to choose from.

It knows and shows no more than its viewer.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.games.goldrush.cards import MARKERS
from engine.games.goldrush.view import GoldrushView
from renders.drawing import icons, materials
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import GAP, LEFT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import LETTER, PALETTES, SIGN, WIDTH, Palette, Style
from renders.face import AnyDecision
from renders.goldrush.picture.cards import State, card_front, card_height, plate
from renders.goldrush.picture.holdings import hollow
from renders.goldrush.picture.maps import north, south
from renders.goldrush.picture.tones import colours
from renders.goldrush.text.panel import Claims, Journey, Looked, OnMap, choice_of, owner_text
from renders.goldrush.text.parts import CHOICE, NORTH, SHEETS, SOUTH, sheet_of
from renders.language.catalogues import Words
from renders.reader import Reader
from renders.sides import own_side

_CARD: Final = 420
"""How wide the card is that the viewer looks at."""
_SHOWN: Final = 318
"""How wide a claim is."""
_FACTS: Final = ROOM - _CARD - SHADOW - 24 - SHADOW
_FACT: Final = (card_height(_CARD) - 2 * GAP) // 3
_INSIDE: Final = 34
_END: Final = 1046
"""Beyond it nothing is written at the foot of a picture: a sign of the clients lies there."""
_CLEAR: Final = _END - LEFT - _CARD - SHADOW - 24

_SQUARE: Final = Style("slab", 68, 700)
_LINE: Final = Style("slab", 44, 600)
_BELOW: Final = Style("slab", 38, 500)


def panel(
    decision: AnyDecision,
    reader: Reader[GoldrushView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """What a decision is about; nothing if there is nothing to draw."""
    view = reader.view
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    match choice_of(decision, view, chosen):
        case Looked() as looked:
            return _looked(looked, view, painter)
        case Claims() as claims:
            return _claims(claims, painter)
        case OnMap() as on_map:
            return _on_map(view, painter, sheets=on_map.sheets)
        case Journey(goals):
            return _on_map(replace(view, moves=()), painter, goals)
    return ()


def _on_map(
    view: GoldrushView, painter: Painter, goals: Sequence[str] = (), sheets: Sequence[str] = SHEETS
) -> tuple[Strip, ...]:
    """Sheets of the map, with the cards that the viewer knows."""
    _, held = own_side(view)
    draw = {NORTH: north, SOUTH: south}
    return tuple(draw[sheet](view, painter, known=dict(held.known), goals=goals) for sheet in sheets)


def _looked(looked: Looked, view: GoldrushView, painter: Painter) -> tuple[Strip, ...]:
    """R5, R7: the sheet of the map around the card; below it the card itself, and what else counts."""
    palette, words = painter.palette, painter.words
    left = LEFT + _CARD + SHADOW + 24
    tiles = (
        _square(looked.square, words.text("goldrush-panel-alone"), palette, words),
        _owner(looked, painter),
        _markers(view.seat or 0, looked.markers, palette, words),
    )
    parts = [Part(card_front(looked.card, _CARD, palette, words), LEFT, GAP)]
    parts += [Part(tile, left, GAP + at * (_FACT + GAP)) for at, tile in enumerate(tiles)]
    height = card_height(_CARD) + SHADOW + 2 * GAP
    around = _on_map(view, painter, sheets=(sheet_of(looked.square),))
    return (*around, Strip(tuple(parts), height, painter, colours, (CHOICE,)))


@on_demand
def _square(square: str, below: str, palette: Palette, words: Words) -> Tile:
    """Where the card lies, and who sees it."""
    canvas = Canvas(materials.note(_FACTS, _FACT, palette, fill=palette.glow, frame=palette.ink))
    size = _FACT - 2 * _INSIDE
    plate(canvas, Box.at(_INSIDE, _INSIDE, size, size), square, palette)
    room = Box(_INSIDE + size + 26, 20, _FACTS - _INSIDE, _FACT - 20)
    upper, lower = Box(*room[:3], 108), Box(room.left, 108, room.right, room.bottom)
    title = words.text("goldrush-panel-square", square=square.upper())
    canvas.text(upper, title, _SQUARE, palette.ink, smallest=SIGN)
    canvas.text(lower, below, _BELOW, palette.faded, smallest=LETTER)
    return canvas.tile()


def _owner(looked: Looked, painter: Painter) -> Tile:
    """R7: whose claim lies on the card."""
    canvas = Canvas(materials.note(_FACTS, _FACT, painter.palette, has_nails=False))
    room = Box(_INSIDE, 20, _FACTS - _INSIDE, _FACT - 20)
    if looked.owner is not None:
        mark = icons.mark(looked.owner, 92, painter.palette)
        canvas.stamp_in(mark, Box.at(room.left, room.top, 96, room.height))
        room = Box(room.left + 122, *room[1:])

    def say(names: tuple[str, ...]) -> str:
        return owner_text(looked.owner, names, painter.words)

    painter.sentence(canvas, room, say, looked.owner, _LINE, painter.palette.ink, most=2)
    return canvas.tile()


@on_demand
def _markers(seat: int, free: int, palette: Palette, words: Words) -> Tile:
    """R6: how many markers are free."""
    canvas = Canvas(materials.note(_FACTS, _FACT, palette, has_nails=False))
    size, middle = 62, _FACT // 2
    for at in range(MARKERS):
        place = Box.at(_INSIDE + at * (size + 22), 22, size, middle - 16)
        if at < free:
            canvas.stamp_in(icons.mark(seat, size, palette), place)
        else:
            canvas.stamp_in(hollow(size, palette), place)
    line = Box(_INSIDE, middle, _CLEAR, _FACT - 18)
    canvas.text(line, words.text("goldrush-panel-markers", markers=free), _LINE, palette.ink, smallest=LETTER)
    return canvas.tile()


def _claims(claims: Claims, painter: Painter) -> tuple[Strip, ...]:
    """R8, R9: the claims, and which of them can be chosen."""
    palette, words = painter.palette, painter.words
    step = _SHOWN + SHADOW + 24
    wide = len(claims.claims) * step - SHADOW - 24
    left = min(WIDTH - wide, 2 * (_END - wide)) // 2
    any_chosen = any(claim.is_chosen for claim in claims.claims)
    parts = []
    for at, claim in enumerate(claims.claims):
        state: State = "dim"
        if claim.may:
            state = "lit" if claim.is_chosen or not any_chosen else "plain"
        kind = f"may-{claims.decision}" if claim.may else "stays"
        ribbon = words.text(f"goldrush-panel-{kind}")
        tile = card_front(claim.card, _SHOWN, palette, words, square=claim.square, ribbon=ribbon, state=state)
        parts.append(Part(tile, left + at * step, GAP))
    return (Strip(tuple(parts), card_height(_SHOWN) + SHADOW + 2 * GAP, painter, colours, (CHOICE,)),)
