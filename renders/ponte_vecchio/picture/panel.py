"""The bridge to choose on, for the private panel: what every step would pay to whom, where a shop can be
built, the offers that stand, and the cards of whoever must lay one.

It knows and shows no more than its viewer knows: the bridge, the offers, and the viewer's own hand.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.ponte_vecchio.cards import JOKER, Direction
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.drawing import furniture, icons
from renders.drawing.canvas import Box, Tile
from renders.drawing.frames import Part
from renders.drawing.joints import IN_CORNER
from renders.drawing.layout import LEFT, ROOM, columns
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Block, Strip, strip
from renders.drawing.theme import LETTER, PALETTES, SIGN, Palette, Style
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.ponte_vecchio.picture import scene
from renders.ponte_vecchio.picture.bridge import HIGH, Look, StepMark, bridge
from renders.ponte_vecchio.picture.cards import card_front, card_height
from renders.ponte_vecchio.picture.walk import Turn, turn_sign
from renders.ponte_vecchio.text.panel import Choice, Stop, choice_of
from renders.reader import Reader
from renders.sides import own_side

_GAP: Final = 12
_FOOT: Final = 9
_HEAD: Final = 121
_CARD: Final = 92
"""How wide the card is that pays."""
_HELD: Final = 173
"""How wide a card in hand is."""
_IN_ROW: Final = 6
"""How many cards in hand are beside each other."""
_LIFT: Final = 26
_OFFER_HIGH: Final = 118
_ROWS: Final = 3

_TITLE: Final = Style("slab", 52, 700)
_BELOW: Final = Style("slab", 40, 500)
_LEGEND: Final = Style("slab", 40, 600)
_NAME: Final = Style("slab", 46, 600)
_OFFERS: Final = Style("slab", 40, 600)
_OFFER: Final = Style("slab", 54, 700)


def panel(
    decision: AnyDecision,
    reader: Reader[PonteVecchioView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """The bridge with what can be chosen and what is, after the offers or before the cards; nothing for a
    decision about something else."""
    choice = choice_of(decision, reader.view, chosen)
    if choice is None:
        return ()
    painter = Painter(reader.names, reader.words, PALETTES[palette])

    def one(*blocks: Block, foot: int = _FOOT) -> Strip:
        return strip(blocks, painter, scene.colours, top=_GAP, gap=_GAP, foot=foot)

    parts = bridge(reader.view, painter.palette, marks=dict(_marks(choice, reader.view)))
    if choice.kind == DecisionName.CARD:
        return one(Block(parts, HIGH, "bridge"), foot=_GAP), one(_cards(choice, reader.view, painter.palette))
    head = _head(choice, reader.view.direction, painter)
    stops = one(Block(parts, HIGH, "bridge"), Block([Part(head, LEFT, 0)], head.height, ""))
    return (one(_offers(choice, painter)), stops) if choice.offers else (stops,)


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
    """P5, P12, P14: a free plot that can be built on, with its place among several wishes; or what a step
    would pay to the owner of a shop there, as far as that is known, and whether he can be turned there."""
    look: Look = "lit" if stop.step in choice.steps else "plain"
    if choice.kind == DecisionName.BUILD:
        is_one_of_several = look == "lit" and len(choice.steps) > 1
        tag = str(choice.steps.index(stop.step) + 1) if is_one_of_several else ""
        return StepMark(look, tag, is_site=True)
    pays = "?" if choice.is_unlaid else str(choice.worth)
    return StepMark(look, pays if stop.owners else "–", turning=stop.turning)


def _head(choice: Choice, direction: Direction, painter: Painter) -> Tile:
    """The paper under the bridge."""
    title = "ahead" if choice.is_ahead else choice.kind
    below = "offer" if choice.is_ahead else choice.kind
    turns = {stop.turning for stop in choice.stops}
    found = tuple(turn for turn in _TURNS if turn in turns)
    is_outward = direction is Direction.OUTWARD
    return _paper(title, below, choice.card, choice.worth, found, is_outward, painter.palette, painter.words)


_TURNS: Final[tuple[Turn, ...]] = ("may", "must")


@on_demand
def _paper(
    title_kind: str,
    below_kind: str,
    card: str | None,
    worth: int,
    turns: tuple[Turn, ...],
    is_outward: bool,
    palette: Palette,
    words: Words,
) -> Tile:
    """What is chosen here, and the card that pays; below that what the signs on the bridge mean, if there are
    any. The right end is free, because clients lay a sign there."""
    canvas = furniture.side_paper(ROOM, _HEAD, palette, is_lit=True)
    left, right = 30, ROOM - IN_CORNER
    if card is not None:
        high = _HEAD - 22
        tile = card_front(card, _CARD, palette, worth=worth if card == JOKER else None, height=high)
        canvas.lay(tile, left - 8, 11)
        left += _CARD + 18
    title = Box(left, 6, right, _HEAD // 2 + 6)
    text = words.text(f"ponte-vecchio-panel-{title_kind}-title", gulden=worth)
    canvas.text(title, text, _TITLE, palette.ink, smallest=SIGN)
    below = Box(left, title.bottom - 4, right, _HEAD - 8)
    if not turns:
        text = words.text(f"ponte-vecchio-panel-{below_kind}-below")
        canvas.text(below, text, _BELOW, palette.faded, smallest=LETTER)
    for at, turn in enumerate(turns):
        wide = below.width // len(turns) if len(turns) > 1 else below.width
        cell = Box.at(below.left + at * wide, below.top, wide, below.height)
        sign = turn_sign(turn, palette, turns_left=is_outward)
        canvas.stamp_in(sign, Box.at(cell.left, cell.top, sign.width, cell.height))
        text = words.text(f"ponte-vecchio-panel-{turn}")
        room = Box(cell.left + sign.width + 6, cell.top, cell.right - 2, cell.bottom)
        canvas.text(room, text, _LEGEND, palette.ink, smallest=LETTER)
    return canvas.tile()


def _cards(choice: Choice, view: PonteVecchioView, palette: Palette) -> Block:
    """P6: the cards in hand; the one that lies face down is lifted."""
    _, held = own_side(view)
    count, step = len(held.cards), (ROOM + _GAP) // _IN_ROW
    high = card_height(_HELD) + SHADOW
    parts = []
    for at, card in enumerate(held.cards):
        row, column = divmod(at, _IN_ROW)
        is_laid = card in choice.chosen
        worth = held.joker if card == JOKER else None
        tile = card_front(card, _HELD, palette, worth=worth, state="lit" if is_laid else "plain")
        top = row * (high + _LIFT) + (0 if is_laid else _LIFT)
        parts.append(Part(tile, LEFT + column * step, top))
    return Block(parts, -(-count // _IN_ROW) * (high + _LIFT), "cards")


def _offers(choice: Choice, painter: Painter) -> Block:
    """P10: what each offers for the right to move, two beside each other."""
    parts, places = list[Part](), columns(2)
    for at, (seat, gulden) in enumerate(choice.offers):
        row, column = divmod(at, 2)
        name = painter.shown(seat)
        tile = _offer(seat, name, gulden, places[column].width, painter.palette, painter.words)
        parts.append(Part(tile, places[column].left, row * (tile.height + _ROWS)))
    return Block(parts, max(part.box.bottom for part in parts), "offers")


@on_demand
def _offer(seat: int, name: str, gulden: int, width: int, palette: Palette, words: Words) -> Tile:
    """A player's mark and name, and what they offer. The right end is free: clients lay a sign there."""
    canvas = furniture.side_paper(width, _OFFER_HIGH, palette, is_lit=False, fill=palette.gold_light)
    canvas.stamp_in(icons.mark(seat, 76, palette), Box.at(20, 0, 80, _OFFER_HIGH))
    left, right, middle = 116, width - IN_CORNER, _OFFER_HIGH // 2
    furniture.name(canvas, Box(left, 12, right, middle + 2), name, seat, _NAME, palette, smallest=SIGN)
    below = Box(left, middle, right, _OFFER_HIGH - 8)
    text = words.text("ponte-vecchio-board-offers")
    left += canvas.text(below, text, _OFFERS, palette.ink) + 14
    canvas.stamp_in(icons.coin(46, palette), Box(left, below.top, left + 46, below.bottom))
    canvas.text(Box(left + 54, *below[1:]), str(gulden), _OFFER, palette.ink, smallest=SIGN)
    return canvas.tile()
