"""The bridge to choose on, for the private panel: what every step would pay to whom, where a shop can be
built, and under it the cards of whoever must lay one.

It knows and shows no more than its viewer knows: the bridge, the offers, and the viewer's own hand.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.games.ponte_vecchio.cards import JOKER
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import CORNER, LEFT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH, Colour, Palette, Style
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.ponte_vecchio.picture import scene
from renders.ponte_vecchio.picture.bridge import HIGH, Look, StepMark, bridge
from renders.ponte_vecchio.picture.cards import card_front, card_height
from renders.ponte_vecchio.picture.walk import bent
from renders.ponte_vecchio.text.panel import Choice, Stop, Turn, choice_of
from renders.reader import Reader
from renders.sides import own_side

_GAP: Final = 10
_HEAD: Final = 176
_CARD: Final = 108
"""How wide the card is that pays."""
_TURNS: Final = 136
_HELD: Final = 140
"""The greatest width of a card in hand."""
_LIFT: Final = 26
_COLUMNS: Final = 3
"""How many players share a row."""
_CELL: Final = 76

_TITLE: Final = Style("slab", 54, 700)
_BELOW: Final = Style("slab", 40, 500)
_LEGEND: Final = Style("slab", 40, 600)
_NAME: Final = Style("slab", 40, 600)
_OFFER: Final = Style("slab", 44, 700)


def panel(
    decision: AnyDecision,
    reader: Reader[PonteVecchioView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """The bridge with what can be chosen and what is; nothing for a decision about something else."""
    choice = choice_of(decision, reader.view, chosen)
    if choice is None:
        return ()
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    parts, top = [], 0
    for block, high in _blocks(choice, reader.view, painter):
        parts += [Part(part.tile, part.left, part.top + top) for part in block]
        top += high
    return (Strip(tuple(parts), top, painter, scene.colours, ()),)


def _blocks(choice: Choice, view: PonteVecchioView, painter: Painter) -> Iterator[tuple[list[Part], int]]:
    """The parts of the picture from top to bottom, each with its height."""
    palette, words = painter.palette, painter.words
    if choice.kind != DecisionName.CARD:
        title = "ahead" if choice.is_ahead else choice.kind
        below = "offer" if choice.is_ahead else choice.kind
        yield _whole(_head(title, below, choice.card, choice.worth, palette, words))
    yield list(bridge(view, palette, marks=dict(_marks(choice, view)))), HIGH
    if choice.kind in (DecisionName.MOVE, DecisionName.OFFER):
        turns = tuple((stop.step, stop.turning) for stop in choice.stops)
        yield _whole(_turns(turns, palette, words))
    if choice.kind == DecisionName.CARD:
        yield _cards(choice, view, palette)
    offers = dict(choice.offers)
    seats = [(player.seat, painter.shown(player.seat)) for player in view.players]
    yield _whole(_players(tuple((*one, offers.get(one[0], 0)) for one in seats), palette))


def _whole(tile: Tile) -> tuple[list[Part], int]:
    """A strip of its own."""
    return [Part(tile, 0, 0)], tile.height


def _marks(choice: Choice, view: PonteVecchioView) -> Iterator[tuple[int, StepMark]]:
    """How the steps stand out, and what is under them."""
    if choice.kind == DecisionName.CARD:
        return
    stops = {stop.step: stop for stop in choice.stops}
    for step in range(1, len(view.bridge) + 1):
        if step in stops:
            yield step, _mark(stops[step], choice)
        elif choice.kind != DecisionName.BUILD and step != view.position:
            yield step, StepMark(look="dim")


def _mark(stop: Stop, choice: Choice) -> StepMark:
    """P5, P12: a free plot that can be built on, with its place among several wishes; or what a step would
    pay, as far as that is known, and whose mark is on its shops."""
    look: Look = "lit" if stop.step in choice.steps else "plain"
    if choice.kind == DecisionName.BUILD:
        is_one_of_several = look == "lit" and len(choice.steps) > 1
        tag = str(choice.steps.index(stop.step) + 1) if is_one_of_several else ""
        return StepMark(look, tag, is_site=True)
    pays = "" if choice.is_unlaid else str(choice.worth)
    return StepMark(look, pays if stop.owners else "–", stop.owners)


@on_demand
def _head(
    title_kind: str, below_kind: str, card: str | None, worth: int, palette: Palette, words: Words
) -> Tile:
    """What is chosen here; and the card that pays."""
    canvas = _ground(_HEAD + 2 * _GAP, palette)
    paper = Box.at(LEFT, _GAP, ROOM, _HEAD)
    _paper(canvas, paper, palette.glow, palette)
    left, right = paper.left + 44, paper.right - 40
    if card is not None:
        tile = card_front(card, _CARD, palette, worth=worth if card == JOKER else None)
        canvas.lay(tile, left, paper.top + (_HEAD - card_height(_CARD)) // 2)
        left += _CARD + SHADOW + 30
    title = Box(left, paper.top + 26, right, paper.top + 96)
    text = words.text(f"ponte-vecchio-panel-{title_kind}-title", gulden=worth)
    canvas.text(title, text, _TITLE, palette.ink, smallest=34)
    below = Box(left, paper.top + 92, right, paper.bottom - 24)
    text = words.text(f"ponte-vecchio-panel-{below_kind}-below")
    canvas.text(below, text, _BELOW, palette.faded, smallest=30)
    return canvas.tile()


def _paper(canvas: Canvas, box: Box, fill: Colour, palette: Palette) -> None:
    """A plain paper with an edge."""
    canvas.bar(box, palette.ink)
    canvas.bar(box.inset(3), fill)


def _ground(height: int, palette: Palette) -> Canvas:
    """A strip as wide as the picture, in one colour, which a PNG packs better than planks."""
    return Canvas(Image.new("RGB", (WIDTH, height), palette.wood_dark))


@on_demand
def _turns(turns: tuple[tuple[int, Turn], ...], palette: Palette, words: Words) -> Tile:
    """P14: a sign under each step where the Rich Man may or must be turned, and what the signs mean."""
    canvas = _ground(_TURNS, palette)
    is_leftward = turns[0][0] <= turns[-1][0]
    for step, turning in turns:
        if turning != "no":
            place = Box.at(scene.left_of(step), 6, scene.COLUMN, 62)
            _sign(canvas, place, turning, palette, turns_left=is_leftward)
    found = [kind for kind in ("may", "must") if any(turning == kind for _, turning in turns)]
    for at, kind in enumerate(found):
        cell = Box.at(LEFT + at * ROOM // 2, 70, ROOM // 2, 62)
        _sign(canvas, Box.at(cell.left, cell.top, 66, 62), kind, palette, turns_left=is_leftward)
        text = Box(cell.left + 78, cell.top, cell.right - 10, cell.bottom)
        canvas.text(text, words.text(f"ponte-vecchio-panel-{kind}"), _LEGEND, palette.on_wood, smallest=30)
    return canvas.tile()


def _sign(canvas: Canvas, box: Box, turning: str, palette: Palette, *, turns_left: bool) -> None:
    """An arrow that turns back; if the Rich Man must be turned, it is on red, with an edge."""
    size = 54
    ground = Box.at(box.left + (box.width - size) // 2, box.top + (box.height - size) // 2, size, size)
    is_must = turning == "must"
    fill, ink = (palette.alarm, palette.on_alarm) if is_must else (palette.card, palette.faded)
    edge = palette.on_alarm if is_must else palette.rule
    canvas.panel(ground, fill, outline=edge, line=4, radius=6 if is_must else size // 2)
    canvas.stamp_in(bent(34, ink, turns_left=turns_left), ground)


def _cards(choice: Choice, view: PonteVecchioView, palette: Palette) -> tuple[list[Part], int]:
    """P6: the cards in hand; the one that lies face down is lifted."""
    _, held = own_side(view)
    count = len(held.cards)
    wide = min((ROOM + _GAP) // max(count, 1) - _GAP - SHADOW, _HELD)
    step = wide + SHADOW + _GAP
    left = (WIDTH - count * step + _GAP) // 2
    parts = []
    for at, card in enumerate(held.cards):
        is_laid = card in choice.chosen
        worth = held.joker if card == JOKER else None
        tile = card_front(card, wide, palette, worth=worth, state="lit" if is_laid else "plain")
        parts.append(Part(tile, left + at * step, _GAP + (0 if is_laid else _LIFT)))
    return parts, card_height(wide) + SHADOW + _LIFT + 2 * _GAP


@on_demand
def _players(players: tuple[tuple[int, str, int], ...], palette: Palette) -> Tile:
    """Whose marks these are: seat, name, and what each offers for the right to move, or 0. The lower right
    corner stays free."""
    columns = min(len(players), _COLUMNS)
    room = ROOM if len(players) % columns else WIDTH - CORNER[0] - LEFT
    wide = (room + _GAP) // columns - _GAP
    canvas = _ground(-(-len(players) // columns) * (_CELL + _GAP) + _GAP, palette)
    for at, (seat, name, offer) in enumerate(players):
        row, column = divmod(at, columns)
        box = Box.at(LEFT + column * (wide + _GAP), _GAP + row * (_CELL + _GAP), wide, _CELL)
        _player(canvas, box, seat, name, offer, palette)
    return canvas.tile()


def _player(canvas: Canvas, box: Box, seat: int, name: str, offer: int, palette: Palette) -> None:
    """A player's mark and name, and what they offer."""
    _paper(canvas, box, palette.glow if offer else palette.card, palette)
    canvas.stamp_in(icons.mark(seat, 48, palette), Box.at(box.left + 14, box.top, 52, box.height))
    right = box.right - 16
    if offer:
        wide = typeset.width(str(offer), _OFFER)
        canvas.text(Box(right - wide, box.top, right, box.bottom), str(offer), _OFFER, palette.ink)
        right -= wide + 58
        canvas.stamp_in(icons.coin(46, palette), Box.at(right, box.top, 48, box.height))
        right -= 8
    room = Box(box.left + 78, box.top, right, box.bottom)
    furniture.name(canvas, room, name, seat, _NAME, palette, smallest=30)
