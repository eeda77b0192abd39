"""The picture beside a question, for the private panel: what it is about, and what its viewer has for it.

For whoever takes IOUs or fills gaps it is the market to choose places on: backs, gaps and numbers, as the
board has them, the IOUs that its viewer has laid (G37), and what its viewer has chosen so far.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.gnadenlos.bids import BidWishes
from engine.games.gnadenlos.cards import COLUMNS
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Amount
from renders.drawing import icons
from renders.drawing.canvas import Tile
from renders.drawing.frames import Part
from renders.drawing.joints import Row
from renders.drawing.layout import GAP
from renders.drawing.painter import Painter
from renders.drawing.strips import HIGHEST, Block, Strip, strip
from renders.drawing.theme import PALETTES, WIDTH, Palette
from renders.face import AnyDecision
from renders.gnadenlos.picture.auction import auction
from renders.gnadenlos.picture.contest import contest
from renders.gnadenlos.picture.inks import colours
from renders.gnadenlos.picture.market import Place, State, place_tile
from renders.gnadenlos.picture.packing import CORNER, full, packed
from renders.gnadenlos.picture.purchase import purchase
from renders.gnadenlos.text.labels import place_number
from renders.gnadenlos.text.panel import subject_of
from renders.gnadenlos.text.places import Choice, choice_of
from renders.reader import Reader

_EDGE: Final = 24
_DICE: Final = 96
_GAP: Final = 16
_STEP: Final = range(86, 137)
"""How high a row of the market may be."""


def panel(
    decision: AnyDecision,
    reader: Reader[GnadenlosView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """What a decision is about; nothing if there is nothing to draw."""
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    choice = choice_of(decision, reader.view, chosen)
    if choice is not None:
        strips = _market(choice, reader.view, painter.palette)
        return tuple(strip(blocks, painter, colours) for blocks in strips)
    return packed(list(_rows(decision, reader.view, chosen, painter)), painter)


def _rows(
    decision: AnyDecision, view: GnadenlosView, chosen: Sequence[str], painter: Painter
) -> Iterator[Row]:
    """What other decisions than a choice of places are about."""
    subject = subject_of(decision, view)
    if subject is DecisionName.ADVENTURER:
        return contest(view, chosen, painter)
    if isinstance(decision, BidWishes):  # several whole bids: the words beside the picture tell them
        chosen = ()
    if isinstance(decision, Amount):
        return iter(()) if subject is None else purchase(decision, view, painter)
    return iter(()) if subject is None else auction(subject, view, chosen, painter)


def _market(choice: Choice, view: GnadenlosView, palette: Palette) -> Iterator[list[Block]]:
    """The market with what can be chosen and what is, and the dice above it; it is cut between rows if it has
    many."""
    rows = places_of(choice, view)
    room = HIGHEST - 2 * GAP - _DICE
    most = (room - CORNER[1]) // _STEP.start
    each = -(-len(rows) // -(-len(rows) // most))
    for at in range(0, len(rows), each):
        part = rows[at : at + each]
        corner = part[-1][-1]
        is_free = corner.state == "shut" and not corner.is_taken
        step = min((room - (0 if is_free else CORNER[1])) // len(part), _STEP.stop - 1)
        block = Block(list(_places(part, step, palette)), _DICE + len(part) * step, "market")
        yield [block if is_free else full(block)(is_last=True)]


def places_of(choice: Choice, view: GnadenlosView) -> tuple[tuple[Place, ...], ...]:
    """The market row by row, with what can be chosen and what is, and the IOUs that the viewer knows."""
    known = {} if view.hand is None else {place_number(one.place): one.note for one in view.hand.known}
    places = [
        Place(
            number := row * COLUMNS + column + 1,
            is_taken,
            state=_state(number, choice),
            sign=choice.sign(number),
            note=known.get(number),
        )
        for row, line in enumerate(view.market)
        for column, is_taken in enumerate(line)
    ]
    return tuple(tuple(places[at : at + COLUMNS]) for at in range(0, len(places), COLUMNS))


def _places(rows: Sequence[Sequence[Place]], step: int, palette: Palette) -> Iterator[Part]:
    """The dice, and rows of the market below them."""
    wide = (WIDTH - 2 * _EDGE) // COLUMNS
    for column in range(COLUMNS):
        die = icons.die(column + 1, 80, palette)
        yield Part(Tile(die.image, die.mask, ()), _EDGE + column * wide + (wide - die.width) // 2, 4)
    for row, places in enumerate(rows):
        for column, place in enumerate(places):
            left = _EDGE + column * wide + _GAP // 2
            yield Part(place_tile(place, wide - _GAP, step - _GAP, palette), left, _DICE + row * step)


def _state(number: int, choice: Choice) -> State:
    if number in choice.chosen:
        return "chosen"
    return "open" if number in choice.open or number in choice.gaps else "shut"
