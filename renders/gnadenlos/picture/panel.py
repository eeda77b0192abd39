"""The market to choose places on, for the private panel of whoever takes IOUs or fills gaps.

It shows backs, gaps and numbers, as the board does, the IOUs that its viewer has laid (G37), and what its
viewer has chosen so far.
"""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.gnadenlos.cards import COLUMNS
from engine.games.gnadenlos.view import GnadenlosView
from renders.drawing import icons
from renders.drawing.canvas import Tile
from renders.drawing.frames import Part, put_together
from renders.drawing.painter import Painter
from renders.drawing.theme import PALETTES, WIDTH
from renders.face import AnyDecision
from renders.gnadenlos.picture import inks, notes
from renders.gnadenlos.picture.market import Place, State, place_tile
from renders.gnadenlos.text.labels import place_number
from renders.gnadenlos.text.panel import Choice, choice_of
from renders.reader import Reader

_EDGE: Final = 24
_DICE: Final = 104
_GAP: Final = 20


def panel(
    decision: AnyDecision,
    reader: Reader[GnadenlosView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> Image.Image | None:
    """The market with what can be chosen and what is; None for a decision about something else."""
    view = reader.view
    choice = choice_of(decision, view, chosen)
    if choice is None:
        return None
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    colours = painter.palette
    wide = (WIDTH - 2 * _EDGE) // COLUMNS
    note = wide - _GAP
    high = notes.note_height(note) + _GAP
    known = {} if view.hand is None else {place_number(one.place): one.note for one in view.hand.known}
    parts = []
    for column in range(COLUMNS):
        die = icons.die(column + 1, _DICE - 24, colours)
        left = _EDGE + column * wide + (wide - die.width) // 2
        parts.append(Part(Tile(die.image, die.mask, ()), left, 18))
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
            parts.append(Part(place_tile(place, note, colours), left, _DICE + row * high))
    return put_together(WIDTH, _DICE + len(view.market) * high + 8, parts, painter, inks.colours)


def _state(number: int, choice: Choice) -> State:
    if number in choice.chosen:
        return "chosen"
    return "open" if number in choice.open or number in choice.gaps else "shut"
