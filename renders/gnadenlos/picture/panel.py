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
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH
from renders.face import AnyDecision
from renders.gnadenlos.picture import inks, notes
from renders.gnadenlos.picture.auction import auction
from renders.gnadenlos.picture.contest import contest
from renders.gnadenlos.picture.market import Place, State, place_tile
from renders.gnadenlos.picture.purchase import purchase
from renders.gnadenlos.text.labels import place_number
from renders.gnadenlos.text.panel import subject_of
from renders.gnadenlos.text.places import Choice, choice_of
from renders.reader import Reader

_EDGE: Final = 24
_DICE: Final = 104
_GAP: Final = 20
_BELOW: Final = 12
_BELOW_MARKET: Final = 46
"""What is left below; below the market so much that the lower right corner (`CORNER`) is free."""


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
        parts, below = list(_market(choice, reader.view, painter)), _BELOW_MARKET
    else:
        parts, below = list(_parts(decision, reader.view, chosen, painter)), _BELOW
    if not parts:
        return ()
    height = max(part.box.bottom for part in parts) + below
    return (Strip(tuple(parts), height, painter, inks.colours, ()),)


def _parts(
    decision: AnyDecision, view: GnadenlosView, chosen: Sequence[str], painter: Painter
) -> Iterator[Part]:
    """What other decisions than a choice of places are about."""
    subject = subject_of(decision, view)
    if subject is DecisionName.ADVENTURER:
        return contest(view, chosen, painter)
    if isinstance(decision, BidWishes):  # several whole bids: the words beside the picture tell them
        chosen = ()
    if isinstance(decision, Amount):
        return iter(()) if subject is None else purchase(decision, view, painter)
    return iter(()) if subject is None else auction(subject, view, chosen, painter)


def _market(choice: Choice, view: GnadenlosView, painter: Painter) -> Iterator[Part]:
    """The market with what can be chosen and what is."""
    colours = painter.palette
    wide = (WIDTH - 2 * _EDGE) // COLUMNS
    note = wide - _GAP
    high = notes.note_height(note) + _GAP
    known = {} if view.hand is None else {place_number(one.place): one.note for one in view.hand.known}
    for column in range(COLUMNS):
        die = icons.die(column + 1, _DICE - 24, colours)
        left = _EDGE + column * wide + (wide - die.width) // 2
        yield Part(Tile(die.image, die.mask, ()), left, 18)
    for row, places in enumerate(view.market):
        for column, is_taken in enumerate(places):
            number = row * COLUMNS + column + 1
            place = Place(
                number,
                is_taken,
                state=_state(number, choice),
                sign=choice.sign(number),
                note=known.get(number),
            )
            left = _EDGE + column * wide + _GAP // 2
            yield Part(place_tile(place, note, colours), left, _DICE + row * high)


def _state(number: int, choice: Choice) -> State:
    if number in choice.chosen:
        return "chosen"
    return "open" if number in choice.open or number in choice.gaps else "shut"
