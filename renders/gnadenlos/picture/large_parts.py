"""The parts of Gnadenlos!'s pictures in large print: IOUs, adventurers, events, places of the market.

Knows views and cards, never where a part goes.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.gnadenlos.cards import SKILL_OF, Adventurer, EventCard, Kind, Note, Skill
from renders.drawing import icons, materials
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.painter import Painter
from renders.drawing.setting import (
    MARK,
    NAME,
    NUMBER,
    STRONG,
    Atom,
    Flow,
    Lines,
    Piece,
    Plate,
    Sign,
    Text,
    Thing,
)
from renders.drawing.shelf import kept
from renders.drawing.theme import LARGE, Palette
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.sides import adventurers_sign, hand_sign
from renders.gnadenlos.text.labels import adventurer_name, event_name, nuggets_text
from renders.language.catalogues import Words

EVENT: Final = 76
NEARER: Final = 26
"""How far things are from each other that belong together."""
_NOTE: Final = (144, 74)
"""How wide and how high an IOU is."""
_BAND: Final = 72
_PLUS: Final[Thing] = (Text("+", NUMBER),)


def tick(size: int, palette: Palette) -> Sprite:
    """Done, or chosen."""
    return icons.tick(size, palette.rise)


def crossed(size: int, palette: Palette) -> Sprite:
    """Out, gone, or not paid."""
    return icons.crossed(size, palette.alarm)


def skill_sign(which: Skill, palette: Palette) -> Sprite:
    """The sign of one of an adventurer's numbers."""
    return pictures.skill(which, MARK, palette)


def shoe(size: int, palette: Palette) -> Sprite:
    """A field of the road."""
    return pictures.horseshoe(size, palette.gold, palette.ink, palette.gold_dark)


def held_notes(size: int, palette: Palette) -> Sprite:
    """IOUs in hand."""
    return hand_sign(size, palette.gold_light, palette)


@kept
def _iou(note: Note, palette: Palette) -> Tile:
    """An IOU: the mark of whoever must pay on their colour, and the worth."""
    wide, high = _NOTE
    canvas = Canvas(materials.stock(wide, high, palette, edge=palette.ink, line=3, radius=8))
    band = Box(3, 3, _BAND, high - 3)
    canvas.panel(band, palette.seats[note.colour], radius=6)
    canvas.bar(Box(_BAND, 3, _BAND + 3, high - 3), palette.ink)
    ground = band.inset(3)
    canvas.panel(ground, palette.card, outline=palette.ink, line=2, radius=12)
    canvas.stamp_in(icons.mark(note.colour, LARGE + 4, palette), ground)
    rest = Box(_BAND + 3, 0, wide - 3, high - 3)
    canvas.text(rest, str(note.worth), NAME, palette.ink, align="centre", smallest=LARGE)
    return canvas.tile()


def iou(note: Note) -> Sign:
    return Sign(_iou, (note,))


def ious(notes: Sequence[Note]) -> list[Thing]:
    """IOUs by their kinds, each with how many there are."""
    kinds = Counter(notes)
    return [
        (*((Text(f"{count}×", STRONG),) if count > 1 else ()), iou(note)) for note, count in kinds.items()
    ]


def ordered(notes: Sequence[Note], numbers: Sequence[int | None]) -> list[Thing]:
    """G22: IOUs, each with its place in the laying order if it has one."""
    return [
        (*((Text(f"{number}.", STRONG),) if number else ()), iou(note))
        for note, number in zip(notes, numbers, strict=True)
    ]


def laying(notes: Sequence[Note]) -> list[Thing]:
    """G22: a bid in its laying order, which is told if there is one."""
    several = len(notes) > 1
    return ordered(notes, [at if several else None for at in range(1, len(notes) + 1)])


def event(what: EventCard, words: Words) -> Thing:
    """An event's sign and name."""
    return Sign(pictures.event, (what.kind, EVENT)), Text(event_name(what, words), NAME)


def numbers(
    what: Adventurer, painter: Painter, kind: Kind | None = None, *, is_terse: bool = False
) -> list[Thing]:
    """An adventurer's three numbers, first and lit the one that counts at an event of a kind; their signs say
    it without words if that `is_terse`."""
    words, palette = painter.words, painter.palette
    skills = sorted(Skill, key=lambda skill: kind is not None and skill is not SKILL_OF[kind])
    found = list[Thing]()
    for skill in skills:
        number = str(getattr(what, skill))
        said = number if is_terse else words.text(f"gnadenlos-skill-{skill}", number=number)
        is_lit = kind is not None and skill is SKILL_OF[kind]
        text: Atom = Plate(said, palette.gold, palette.ink, STRONG) if is_lit else Text(said, STRONG)
        found.append((Sign(skill_sign, (skill,)), text))
    return found


def adventurer(
    what: Adventurer, painter: Painter, *more: Thing, kind: Kind | None = None, is_terse: bool = False
) -> list[Flow]:
    """An adventurer: the name with `more` beside it, and the numbers; on one line if it `is_terse`."""
    name: Thing = (Text(adventurer_name(what, is_plain=True), NAME),)
    told = numbers(what, painter, kind, is_terse=is_terse)
    if is_terse:
        return [Flow((name, *told, *more), gap=NEARER)]
    return [Flow((name, *more)), Flow(tuple(told))]


def lot(what: Sequence[Adventurer], painter: Painter, *more: Thing, is_terse: bool = False) -> list[Flow]:
    """What one takes in one go: an adventurer or a pair, with `more` beside the first name."""
    first, *others = what
    pieces = adventurer(first, painter, *more, is_terse=is_terse)
    for one in others:
        name, *numbers = adventurer(one, painter, is_terse=is_terse)
        pieces += [Flow((_PLUS, *name.things), gap=name.gap), *numbers]
    return pieces


def chosen(words: Words) -> Thing:
    """That something is chosen."""
    return Sign(tick), Text(words.text("large-chosen"), STRONG)


def nuggets(number: int, words: Words) -> Thing:
    return Sign(pictures.nugget), Text(nuggets_text(number, words), NAME)


def adventurers(number: int, words: Words, *, is_terse: bool = False) -> Thing:
    """How many adventurers somebody holds."""
    said = Text(words.text("gnadenlos-adventurers", adventurers=number))
    return Sign(adventurers_sign), Text(str(number), STRONG) if is_terse else said


def notes(number: int, words: Words, *, is_terse: bool = False) -> Thing:
    """How many IOUs somebody holds."""
    said = Text(words.text("gnadenlos-notes", notes=number))
    return Sign(held_notes), Text(str(number), STRONG) if is_terse else said


def vultures(number: int, new: int, painter: Painter) -> list[Thing]:
    """A player's vultures, and how many of them are new; nothing if there is none."""
    if not number:
        return []
    palette = painter.palette
    plate: Thing = (Plate(f"+{new}", palette.alarm, palette.on_alarm, STRONG),) if new else ()
    said = Text(painter.words.text("gnadenlos-vultures", vultures=number))
    return [(Sign(pictures.vulture), said, *plate)]


def lying(own: Sequence[Note], words: Words) -> Iterator[Piece]:
    """The viewer's own IOUs in the market, and what they are worth."""
    worth = sum(note.worth for note in own)
    yield Lines(words.text("gnadenlos-panel-lying", own=len(own), worth=worth))
    if own:
        yield Flow(tuple(ious(own)), gap=NEARER)


def number(text: str) -> Text:
    """A number that decides something."""
    return Text(text, NUMBER)
