"""The picture beside a question of Boomtown, for the private panel: the cards on offer with what each would
make of the viewer, or what an event can be aimed at.

Everything on the table is public, so it shows nothing that others could not know.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from engine.games.boomtown.cards import Kind
from engine.games.boomtown.view import BoomtownView
from renders.boomtown.picture import aims, cards, odds, people
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.prospects import Under, lines_of, under
from renders.boomtown.text.choices import Aim, Dice, OnOffer, Victims, choice_of
from renders.boomtown.text.labels import event_name
from renders.boomtown.text.options import DICE
from renders.boomtown.text.prospects import Gained
from renders.drawing import furniture, typeset
from renders.drawing.canvas import Box, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import GAP, LEFT, RIGHT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, Palette, Style
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.language.names import SOFT_HYPHEN
from renders.reader import Reader

_HEAD: Final = 126
_PEOPLE: Final = 106
_LINE: Final = 58
_ABREAST: Final = 3
"""The most papers of people beside the viewer's purse; more stand in two rows, for names to have room."""
_FOOT: Final = 60
"""What is left below, so that the lower right corner (`CORNER`) is free."""

_EVENT: Final = Style("slab", 40, 700)
_EFFECT: Final = Style("slab", 36, 500)
_LONG: Final = Style("slab", 30, 500)
"""The letters of an effect that needs two lines."""

Block: TypeAlias = tuple[list[Part], int]
"""Parts from some height on, and how high they are."""


def panel(
    decision: AnyDecision,
    reader: Reader[BoomtownView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """What a decision is about; nothing for a decision without a picture."""
    choice = choice_of(decision, reader.view, chosen)
    if choice is None:
        return ()
    drawing = _Drawing(reader.view, Painter(reader.names, reader.words, PALETTES[palette]))
    match choice:
        case OnOffer():
            blocks = drawing.offer(choice)
        case Aim():
            blocks = drawing.aim(Kind(decision.name), choice)
        case Dice():
            blocks = drawing.dice(choice)
        case Victims():
            blocks = drawing.holdup(choice)
    parts, top = [], GAP
    for block, height in blocks:
        parts += [Part(part.tile, part.left, part.top + top) for part in block]
        top += height + GAP
    return (Strip(tuple(parts), top - GAP + _FOOT, drawing.painter, cards.colours, ()),)


class _Drawing:
    """A picture that is laid out from top to bottom."""

    def __init__(self, view: BoomtownView, painter: Painter) -> None:
        self.view, self.painter = view, painter
        self.palette, self.words = painter.palette, painter.words

    def offer(self, choice: OnOffer) -> Iterator[Block]:
        """B5, B10, B11: who has what and does what; the cards; what each would make of the viewer."""
        yield self._people(people.others(self.view, self.painter))
        places = cards.places(len(choice.cards))
        faces = [self._card(each, place) for each, place in zip(choice.cards, places, strict=True)]
        yield faces, places[0].height + SHADOW
        unders = [Under(each, self._mayor_of(each)) for each in choice.cards]
        lines = lines_of(unders, places[0].width)
        papers = [
            Part(under(each, lines, place.width, self.palette, self.words), place.left, 0)
            for each, place in zip(unders, places, strict=True)
        ]
        yield papers, lines.height

    def _card(self, each: Gained, place: Box) -> Part:
        """A card without its fee, which is below it."""
        tile = cards.offered(each.key, None, place.width, place.height, self.palette, self.words)
        return Part(tile, place.left, 0)

    def _mayor_of(self, each: Gained) -> str:
        due = each.prospect.due if each.prospect is not None else None
        return "" if due is None else self.painter.shown(due.mayor)

    def aim(self, kind: Kind, choice: Aim) -> Iterator[Block]:
        """B22, B23, B25: the event, whose marks these are, and town by town what there is."""
        yield self._event(kind)
        owners = tuple(seat for seat in choice.seats if seat != self.view.seat)
        if owners:
            yield self._line(owners)
        for town in choice.towns:
            row = aims.row_of(self.view, town)
            tile = aims.row(row, ROOM, self.palette, self.words)
            yield [Part(tile, LEFT, 0)], aims.height_of(row, ROOM, self.words)

    def dice(self, choice: Dice) -> Iterator[Block]:
        """B13: the event, whose marks these are, and what each face of both dice would yield."""
        yield self._event(Kind.TELEGRAPH)
        owners = tuple(seat for seat in choice.seats if seat != self.view.seat)
        if owners:
            yield self._line(owners)
        for which, rolls in zip(DICE, choice.rolls, strict=True):
            height = odds.height_of(rolls)
            tile = odds.die(which, rolls, ROOM, height, self.palette, self.words)
            yield [Part(tile, LEFT, 0)], height

    def holdup(self, choice: Victims) -> Iterator[Block]:
        """B24: the event, the others with their gold, and the chances."""
        yield self._event(Kind.HOLDUP)
        chosen, number = choice.chosen or (None, None)
        persons = tuple(
            people.Person(seat, self.painter.shown(seat), gold, is_lit=seat == chosen)
            for seat, gold in choice.victims
        )
        yield self._papers(persons, LEFT), _PEOPLE
        yield [Part(odds.scale(number, ROOM, self.palette, self.words), LEFT, 0)], odds.SCALE

    def _people(self, persons: tuple[people.Person, ...]) -> Block:
        """The viewer's purse, and the others beside it."""
        left = LEFT + people.PURSE + GAP
        if len(persons) <= _ABREAST:
            height, papers = _PEOPLE, self._papers(persons, left)
        else:
            height, half = 2 * people.LOW + GAP, -(-len(persons) // 2)
            papers = [
                *self._papers(persons[:half], left, height=people.LOW),
                *self._papers(persons[half:], left, top=people.LOW + GAP, height=people.LOW),
            ]
        return [Part(people.purse(self.view, height, self.palette), LEFT, 0), *papers], height

    def _papers(
        self, persons: tuple[people.Person, ...], left: int, *, top: int = 0, height: int = _PEOPLE
    ) -> list[Part]:
        """Papers of people side by side, up to the right edge."""
        step = (RIGHT - left + GAP) // len(persons)
        return [
            Part(people.paper(who, step - GAP, height, self.palette), left + at * step, top)
            for at, who in enumerate(persons)
        ]

    def _event(self, kind: Kind) -> Block:
        """The viewer's purse, and the event beside it."""
        purse = people.purse(self.view, _HEAD, self.palette)
        left = LEFT + people.PURSE + GAP
        event = _event(kind, RIGHT - left, self.palette, self.words)
        return [Part(purse, LEFT, 0), Part(event, left, 0)], _HEAD

    def _line(self, seats: Sequence[int]) -> Block:
        """Whose marks these are."""
        persons = tuple(people.Person(seat, self.painter.shown(seat)) for seat in seats)
        return [Part(people.line(persons, ROOM, _LINE, self.palette), LEFT, 0)], _LINE


@on_demand
def _event(kind: Kind, width: int, palette: Palette, words: Words) -> Tile:
    """The event that is carried out, and what it does."""
    canvas = furniture.side_paper(width, _HEAD, palette, is_lit=False)
    canvas.stamp_in(pictures.event(kind, 84, palette), Box.at(20, 0, 100, _HEAD))
    left, right = 140, width - 24
    shown, text = event_name(kind, words).replace(SOFT_HYPHEN, ""), words.text(f"boomtown-effect-{kind}")
    canvas.text(Box(left, 4, right, 52), shown, _EVENT, palette.ink, smallest=36)
    if typeset.width(text, _LONG) <= right - left:
        one = Box(left, 52, right, _HEAD - 18)
        canvas.text(one, text, _EFFECT, palette.faded, smallest=_LONG.size)
    else:
        canvas.lines(Box(left, 43, right, _HEAD - 3), text, _LONG, palette.faded, most=2)
    return canvas.tile()
