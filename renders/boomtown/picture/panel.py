"""The picture beside a question of Boomtown, for the private panel: the cards on offer with what each would
make of the viewer, or what an event can be aimed at.

Everything on the table is public, so it shows nothing that others could not know.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.boomtown.cards import Kind
from engine.games.boomtown.view import BoomtownView
from renders.boomtown.picture import aims, cards, odds, people
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.prospects import Under, lines_of, under
from renders.boomtown.text.choices import Aim, Dice, InTown, OnOffer, Victims, choice_of
from renders.boomtown.text.labels import event_name
from renders.boomtown.text.options import DICE
from renders.boomtown.text.prospects import Gained
from renders.drawing import furniture, typeset
from renders.drawing.canvas import Box, Tile
from renders.drawing.frames import Part
from renders.drawing.joints import Row, cut, same
from renders.drawing.layout import GAP, LEFT, RIGHT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import MOST, Block, Strip, strip
from renders.drawing.theme import LETTER, PALETTES, Palette, Style
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.language.names import SOFT_HYPHEN
from renders.reader import Reader

_HEAD: Final = 140
_PEOPLE: Final = 112
_LINE: Final = 62
_FOOT: Final = 100
_ABREAST: Final = 3
"""The most papers of people beside the viewer's purse; more stand in two rows, for names to have room."""

_EVENT: Final = Style("slab", 44, 700)
_EFFECT: Final = Style("slab", 40, 500)
_LONG: Final = Style("slab", 36, 500)
"""The letters of an effect that needs two lines."""


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
            rows = drawing.offer(choice)
        case Aim():
            rows = drawing.aim(Kind(decision.name), choice)
        case Dice():
            rows = drawing.dice(choice)
        case Victims():
            rows = drawing.holdup(choice)
    groups = cut(rows, most=MOST, foot=drawing.foot)
    return tuple(strip(group, drawing.painter, cards.colours, foot=drawing.foot) for group in groups)


class _Drawing:
    """A picture that is laid out from top to bottom."""

    foot = _FOOT
    """What is left free below, so that no sign lies over anything there."""

    def __init__(self, view: BoomtownView, painter: Painter) -> None:
        self.view, self.painter = view, painter
        self.palette, self.words = painter.palette, painter.words

    def offer(self, choice: OnOffer) -> list[Row]:
        """B5, B10, B11: who has what and does what; the cards, each with what it would make of the viewer."""
        places = cards.places(len(choice.cards))
        faces = [self._card(each, place) for each, place in zip(choice.cards, places, strict=True)]
        unders = [Under(each, self._mayor_of(each)) for each in choice.cards]
        lines = lines_of(unders, places[0].width)
        top = places[0].height + SHADOW + 6
        papers = [
            Part(under(each, lines, place.width, self.palette, self.words), place.left, top)
            for each, place in zip(unders, places, strict=True)
        ]
        return [self._people(), _row([*faces, *papers], top + lines.height, "cards")]

    def _card(self, each: Gained, place: Box) -> Part:
        """A card without its fee, which is below it."""
        tile = cards.offered(each.key, None, place.width, place.height, self.palette, self.words)
        return Part(tile, place.left, 0)

    def _mayor_of(self, each: Gained) -> str:
        due = each.prospect.due if each.prospect is not None else None
        return "" if due is None else self.painter.shown(due.mayor)

    def aim(self, kind: Kind, choice: Aim) -> list[Row]:
        """B22, B23, B25: the event, whose marks these are, and town by town what there is."""
        self.foot = GAP
        return [self._event(kind, choice.seats), *(self._town(town) for town in choice.towns)]

    def _town(self, town: InTown) -> Row:
        def block(*, is_last: bool) -> Block:
            row = aims.row_of(self.view, town, is_last=is_last)
            tile = aims.row(row, ROOM, self.palette, self.words)
            return Block([Part(tile, LEFT, 0)], aims.height_of(row, ROOM, self.words), town.town)

        return block

    def dice(self, choice: Dice) -> list[Row]:
        """B13: the event, whose marks these are, and what each face of both dice would yield."""
        rows = [self._event(Kind.TELEGRAPH, choice.seats)]
        for which, rolls in zip(DICE, choice.rolls, strict=True):
            height = odds.height_of(rolls)
            paper = odds.die(which, rolls, ROOM, height, self.palette, self.words)
            rows.append(_row([Part(paper, LEFT, 0)], height, which))
        return rows

    def holdup(self, choice: Victims) -> list[Row]:
        """B24: the event, the others with their gold, and the chances."""
        chosen, number = choice.chosen or (None, None)
        persons = tuple(
            people.Person(seat, self.painter.shown(seat), gold, is_lit=seat == chosen)
            for seat, gold in choice.victims
        )
        scale = Part(odds.scale(number, ROOM, self.palette, self.words), LEFT, 0)
        return [
            self._event(Kind.HOLDUP, ()),
            _row(self._papers(persons, LEFT), _PEOPLE, "victims"),
            _row([scale], odds.SCALE, "ways"),
        ]

    def _people(self) -> Row:
        """The viewer's purse, and the others beside it."""
        persons = people.others(self.view, self.painter)
        left = LEFT + people.PURSE + GAP
        if len(persons) <= _ABREAST:
            height, papers = _PEOPLE, self._papers(persons, left)
        else:
            height, half = 2 * people.LOW + GAP, -(-len(persons) // 2)
            papers = [
                *self._papers(persons[:half], left, height=people.LOW),
                *self._papers(persons[half:], left, top=people.LOW + GAP, height=people.LOW),
            ]
        return _row([Part(people.purse(self.view, height, self.palette), LEFT, 0), *papers], height)

    def _papers(
        self, persons: tuple[people.Person, ...], left: int, *, top: int = 0, height: int = _PEOPLE
    ) -> list[Part]:
        """Papers of people side by side, up to the right edge."""
        step = (RIGHT - left + GAP) // len(persons)
        return [
            Part(people.paper(who, step - GAP, height, self.palette), left + at * step, top)
            for at, who in enumerate(persons)
        ]

    def _event(self, kind: Kind, seats: Sequence[int]) -> Row:
        """The viewer's purse, and the event beside it; below, whose marks come next."""
        purse = people.purse(self.view, _HEAD, self.palette)
        left = LEFT + people.PURSE + GAP
        parts = [Part(purse, LEFT, 0), Part(_event(kind, RIGHT - left, self.palette, self.words), left, 0)]
        others = tuple(
            people.Person(seat, self.painter.shown(seat)) for seat in seats if seat != self.view.seat
        )
        if not others:
            return _row(parts, _HEAD)
        parts.append(Part(people.line(others, ROOM, _LINE, self.palette), LEFT, _HEAD + GAP))
        return _row(parts, _HEAD + GAP + _LINE)


def _row(parts: Sequence[Part], height: int, shows: str = "about") -> Row:
    """A row that is the same wherever it stands."""
    return same(Block(parts, height, shows))


@on_demand
def _event(kind: Kind, width: int, palette: Palette, words: Words) -> Tile:
    """The event that is carried out, and what it does."""
    canvas = furniture.side_paper(width, _HEAD, palette, is_lit=False)
    canvas.stamp_in(pictures.event(kind, 88, palette), Box.at(18, 0, 100, _HEAD))
    left, right = 132, width - 20
    shown, text = event_name(kind, words).replace(SOFT_HYPHEN, ""), words.text(f"boomtown-effect-{kind}")
    canvas.text(Box(left, 10, right, 58), shown, _EVENT, palette.ink, smallest=LETTER)
    if typeset.width(text, _LONG) <= right - left:
        one = Box(left, 58, right, _HEAD - 18)
        canvas.text(one, text, _EFFECT, palette.faded, smallest=_LONG.size)
    else:
        canvas.lines(Box(left, 51, right, _HEAD - 5), text, _LONG, palette.faded, most=2)
    return canvas.tile()
