"""The event on Gnadenlos!'s board: what was laid for it and what came of it, small once the turn has gone on.

Knows views and changes, never where it goes; it is a tile, drawn once for what it shows.
"""

from dataclasses import dataclass
from typing import Final, Literal

from engine.games.gnadenlos.cards import SKILL_OF, Adventurer, EventCard, Kind, Phase
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.seats import clockwise
from engine.play.table import Seat
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile, rounded
from renders.drawing.furniture import signed
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import SIGN, Palette, Style
from renders.gnadenlos.picture import cards
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.changes import Changes, EventChanges
from renders.gnadenlos.picture.portraits import portrait
from renders.gnadenlos.picture.sides import adventurers_sign, hand_sign
from renders.gnadenlos.text.labels import event_name, place_number
from renders.language.catalogues import Words

HIGH: Final = 250
SMALL: Final = 132
_CARD: Final = 134
_TITLE: Final = 246
"""How wide the event itself is, left of what was laid for it."""

_EVENT: Final = Style("slab", 40, 700)
_RESULT: Final = Style("slab", 40, 700)
_WAITS: Final = Style("slab", 72, 700)

Fate = Literal["awaited", "down", "none", "shown"]


@dataclass(frozen=True, slots=True)
class Laid:
    """A player's part in an event: what they laid, and what came of it."""

    seat: int
    fate: Fate
    adventurer: Adventurer | None = None
    is_highest: bool = False
    is_shot: bool = False
    result: int | None = None
    """Nuggets found, or fields gained or lost."""
    places: tuple[int, ...] | None = None
    """G11: the places that the player robbed, or none of them; None if the player was no thief."""


@dataclass(frozen=True, slots=True)
class Scene:
    """An event, and everybody's part in it."""

    event: EventCard
    laid: tuple[Laid, ...]
    is_void: bool
    """All showed the same number."""


def scene_of(view: GnadenlosView, changes: Changes) -> Scene | None:
    """The event, while it goes on or is new; None otherwise."""
    told = changes.event or EventChanges()
    event = told.event or view.event
    is_on = view.phase is Phase.EVENT and not view.is_over
    if event is None or not (is_on or told.laid):
        return None
    shown = dict(told.laid) | {player.seat: player.laid for player in view.players if player.laid is not None}
    numbers = [adventurer.number(event.kind) for adventurer in shown.values()]
    ends = (min(numbers), max(numbers)) if numbers else (0, 0)
    return Scene(
        event,
        tuple(
            _part(view, told, event, seat, shown, ends) for seat in clockwise(view.active, len(view.players))
        ),
        told.is_void,
    )


def _part(
    view: GnadenlosView,
    told: EventChanges,
    event: EventCard,
    seat: Seat,
    shown: dict[Seat, Adventurer],
    ends: tuple[int, int],
) -> Laid:
    adventurer = shown.get(seat)
    if adventurer is None:
        player = view.players[seat]
        is_laying = view.phase is Phase.EVENT and not shown
        down: Fate = "down" if player.has_laid else "awaited" if seat in view.asked else "none"
        return Laid(seat, down if is_laying else "none")
    number, (lowest, highest) = adventurer.number(event.kind), ends
    moves, thefts = {who: after - before for who, before, after in told.moves}, dict(told.stolen)
    return Laid(
        seat,
        "shown",
        adventurer,
        is_highest=number == highest != lowest,
        is_shot=event.kind is Kind.HIGH_NOON and number == lowest != highest,
        result=dict(told.nuggets).get(seat, moves.get(seat)),
        places=tuple(map(place_number, thefts[seat])) if seat in thefts else None,
    )


@on_demand
def scene(what: Scene, width: int, palette: Palette, words: Words, *, is_small: bool, free: int = 0) -> Tile:
    """The event and what was laid for it; at the right, `free` pixels have no text."""
    height = SMALL if is_small else HIGH
    canvas = Canvas(materials.note(width, height, palette, fill=palette.paper, has_nails=False))
    title = Box(20, 14, 140 if is_small else _TITLE, height - 14)
    if is_small:
        canvas.stamp_in(pictures.event(what.event.kind, 96, palette), title)
    else:
        picture = Box(title.left, title.top + 4, title.right, title.top + 132)
        canvas.stamp_in(pictures.event(what.event.kind, 124, palette), picture)
        name = Box(title.left - 4, picture.bottom, title.right + 4, title.bottom)
        canvas.lines(name, event_name(what.event, words), _EVENT, palette.ink, most=2, align="centre")
    canvas.bar(Box(title.right + 8, 26, title.right + 10, height - 26), palette.rule)
    room = Box(title.right + 18, 12, width - max(free, 14), height - 12)
    wide = room.width // len(what.laid)
    for at, laid in enumerate(what.laid):
        box = Box.at(room.left + at * wide, room.top, wide, room.height)
        (_told if is_small else _laid)(canvas, box, laid, what, palette)
    return canvas.tile()


def _told(canvas: Canvas, box: Box, what: Laid, whole: Scene, palette: Palette) -> None:
    """A portrait with its number, whose it is, and what came of it."""
    size = min(box.height - 6, 104)
    face = Box.at(box.left + 6, (box.top + box.bottom - size) // 2, size, size)
    if what.fate == "down":
        canvas.stamp_in(adventurers_sign(size, palette), face)
    elif what.adventurer is None:
        _empty(canvas, face, what, palette)
    else:
        picture = portrait(what.adventurer.key, size, palette)
        canvas.image.paste(picture.image, (face.left, face.top), rounded(size, size, 10))
        number = Box.at(face.right - 46, face.bottom - 48, 46, 48)
        fill = palette.gold if what.is_highest else palette.card
        canvas.panel(number, fill, outline=palette.ink, line=3, radius=8)
        text = str(what.adventurer.number(whole.event.kind))
        canvas.text(number, text, _RESULT, palette.ink, align="centre", smallest=SIGN)
        if what.is_shot:
            canvas.stamp(icons.crossed(40, palette.alarm), face.left + 4, face.top + 4)
    right = Box(face.right + 6, box.top, min(face.right + 130, box.right - 4), box.bottom)
    upper, lower = Box(*right[:3], right.top + 62), Box(right.left, right.top + 60, right.right, right.bottom)
    canvas.stamp_in(pictures.hat(what.seat, 62, palette), upper)
    if what.fate == "down":
        canvas.stamp_in(icons.tick(46, palette.rise), lower)
    elif what.result is not None or what.places is not None:
        tag = Box.at(lower.left + 6, lower.top, lower.width - 8, 46)
        _tag(canvas, tag, what, palette)


def _laid(canvas: Canvas, box: Box, what: Laid, whole: Scene, palette: Palette) -> None:
    """A card, and beside it whose it is and what came of it."""
    high = cards.adventurer_height(_CARD)
    top = box.top + (box.height - high) // 2
    middle = box.width > 270
    left = box.left + (box.width - 270) // 2 if middle else box.left
    if what.fate == "shown":
        assert what.adventurer is not None
        marks = cards.Marks(
            skill=SKILL_OF[whole.event.kind],
            is_highest=what.is_highest,
            is_shot=what.is_shot,
        )
        canvas.lay(cards.adventurer_card(what.adventurer, _CARD, palette, marks=marks), left, top)
    elif what.fate == "down":
        canvas.lay(cards.adventurer_back(_CARD, palette), left, top)
    else:
        _empty(canvas, Box.at(left, top, _CARD, high), what, palette)
    beside = Box(left + _CARD + 10, top, left + (260 if middle else box.width - 4), top + high)
    canvas.stamp_in(pictures.hat(what.seat, 80, palette), Box(*beside[:3], beside.top + 74))
    _result(canvas, Box(beside.left, beside.top + 80, beside.right, beside.bottom), what, whole, palette)


def _empty(canvas: Canvas, box: Box, what: Laid, palette: Palette) -> None:
    """The place of a card that the table waits for, or that does not come."""
    is_awaited = what.fate == "awaited"
    fill = palette.glow if is_awaited else palette.paper_shade
    canvas.panel(box, fill, outline=palette.ink if is_awaited else palette.rule, line=4, radius=12)
    text, ink = ("?", palette.ink) if is_awaited else ("–", palette.faded)
    canvas.text(box, text, _WAITS, ink, align="centre")


def _result(canvas: Canvas, box: Box, what: Laid, whole: Scene, palette: Palette) -> None:
    """What came of it: nuggets, fields, or places that were robbed; a dash if a thief took nothing."""
    upper = Box(box.left, box.top, box.right, box.top + 62)
    lower = Box(box.left, upper.bottom, box.right, upper.bottom + 50)
    if what.fate == "down":
        canvas.stamp_in(icons.tick(50, palette.rise), box)
    elif what.fate == "shown" and whole.is_void:
        canvas.text(box, "=", _WAITS, palette.faded, align="centre")
    elif what.result is not None or what.places is not None:
        canvas.stamp_in(_sign(what, whole, palette), upper)
        _tag(canvas, lower, what, palette)


def _sign(what: Laid, whole: Scene, palette: Palette) -> Sprite:
    """What is found, taken, or trodden."""
    if what.places is not None:
        return hand_sign(58, palette.gold_light, palette)
    if whole.event.kind is Kind.GOLD_RUSH:
        return pictures.nugget(58, palette)
    return pictures.horseshoe(58, palette.gold, palette.ink, palette.gold_dark)


def _tag(canvas: Canvas, box: Box, what: Laid, palette: Palette) -> None:
    """How much was won or lost, or which places were robbed."""
    if what.result is None:
        canvas.panel(box, palette.card, outline=palette.ink, line=3, radius=8)
        text, room = ", ".join(map(str, what.places or ())) or "–", box.inset(4, 0)
        if not typeset.fits(text, _RESULT, room.width):
            text = f"{len(what.places or ())}×"
        canvas.text(room, text, _RESULT, palette.ink, align="centre")
        return
    fill, ink = (palette.rise, palette.on_rise) if what.result >= 0 else (palette.alarm, palette.on_alarm)
    canvas.panel(box, fill, radius=8)
    canvas.text(box, signed(what.result), _RESULT, ink, align="centre", smallest=SIGN)
