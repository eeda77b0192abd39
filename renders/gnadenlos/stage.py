"""What lies open on Gnadenlos!'s board: the event with the adventurers that were laid, lots, and bids.

Knows views and news, never where these go; each is a tile, drawn once for what it shows.
"""

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from engine.games.gnadenlos.cards import MOST_NOTES, SKILL_OF, Adventurer, EventCard, Kind, Note, Phase
from engine.games.gnadenlos.view import GnadenlosView
from engine.table import Seat
from renders import icons, western
from renders.canvas import Box, Canvas, Tile
from renders.furniture import signed
from renders.gnadenlos import cards
from renders.gnadenlos import icons as pictures
from renders.gnadenlos.news import EventNews, News
from renders.gnadenlos.sides import hand_sign
from renders.gnadenlos.terms import event_name, place_number
from renders.theme import Palette, Style
from renders.words import Words

EVENT: Final = 238
BID: Final = 164
_CARD: Final = 134
_TITLE: Final = 206
"""How wide the event itself is, left of what was laid for it."""
_NOTE: Final = 104
_WIDE: Final = 500
"""Papers at least so wide have a bid in one row."""

_EVENT: Final = Style("slab", 38, 700)
_RESULT: Final = Style("slab", 40, 700)
_WAITS: Final = Style("slab", 72, 700)
_SUM: Final = Style("slab", 60, 700)

Fate = Literal["awaited", "down", "none", "shown"]


@dataclass(frozen=True, slots=True)
class Laid:
    """A player's part in an event: what he laid, and what came of it."""

    seat: int
    fate: Fate
    adventurer: Adventurer | None = None
    is_highest: bool = False
    is_shot: bool = False
    is_gone: bool = False
    kind: Kind | None = None
    result: int | None = None
    """Nuggets found, or fields gained or lost."""
    places: tuple[int, ...] = ()
    """Places that he robbed."""


@dataclass(frozen=True, slots=True)
class Scene:
    """An event, and everybody's part in it."""

    event: EventCard
    laid: tuple[Laid, ...]
    is_void: bool


def scene_of(view: GnadenlosView, news: News) -> Scene | None:
    """The event, while it goes on or is news; None otherwise."""
    told = news.event or EventNews()
    event = told.event or view.event
    is_on = view.phase is Phase.EVENT and not view.is_over
    if event is None or not (is_on or told.laid):
        return None
    shown = dict(told.laid) | {player.seat: player.laid for player in view.players if player.laid is not None}
    numbers = [adventurer.number(event.kind) for adventurer in shown.values()]
    ends = (min(numbers), max(numbers)) if numbers else (0, 0)
    return Scene(
        event, tuple(_part(view, told, event, seat, shown, ends) for seat in _clockwise(view)), told.is_void
    )


def _clockwise(view: GnadenlosView) -> Iterator[Seat]:
    """All seats from the active player's."""
    for step in range(len(view.players)):
        yield Seat((view.active + step) % len(view.players))


def _part(
    view: GnadenlosView,
    told: EventNews,
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
    moves = {who: after - before for who, before, after in told.moves}
    is_over = bool(told.gone)
    return Laid(
        seat,
        "shown",
        adventurer,
        is_highest=number == highest != lowest,
        is_shot=event.kind is Kind.HIGH_NOON and number == lowest != highest,
        is_gone=is_over and seat in told.gone,
        kind=event.kind,
        result=dict(told.nuggets).get(seat, moves.get(seat)),
        places=tuple(map(place_number, dict(told.stolen).get(seat, ()))),
    )


@functools.lru_cache(maxsize=16)
def scene(what: Scene, width: int, palette: Palette, words: Words) -> Tile:
    """The event and what was laid for it."""
    canvas = Canvas(western.note(width, EVENT, palette, fill=palette.paper, has_nails=False))
    title = Box(20, 18, _TITLE, EVENT - 18)
    picture = Box(title.left, title.top, title.right, title.top + 128)
    canvas.stamp_in(pictures.event(what.event.kind, 124, palette), picture)
    name = Box(title.left + 4, picture.bottom, title.right - 4, title.bottom)
    canvas.lines(name, event_name(what.event, words), _EVENT, palette.ink, most=2, align="centre")
    canvas.bar(Box(_TITLE + 8, 26, _TITLE + 10, EVENT - 26), palette.rule)
    room = Box(_TITLE + 18, 12, width - 14, EVENT - 12)
    wide = room.width // len(what.laid)
    for at, laid in enumerate(what.laid):
        _laid(canvas, Box.at(room.left + at * wide, room.top, wide, room.height), laid, what, palette)
    return canvas.tile()


def _laid(canvas: Canvas, box: Box, what: Laid, scene_: Scene, palette: Palette) -> None:
    """A card, and beside it whose it is and what came of it."""
    high = cards.adventurer_height(_CARD)
    top = box.top + (box.height - high) // 2
    middle = box.width > 270
    left = box.left + (box.width - 270) // 2 if middle else box.left
    if what.fate == "shown":
        assert what.adventurer is not None
        marks = cards.Marks(
            skill=SKILL_OF[scene_.event.kind],
            is_highest=what.is_highest,
            is_shot=what.is_shot,
        )
        canvas.lay(cards.adventurer_card(what.adventurer, _CARD, palette, marks=marks), left, top)
    elif what.fate == "down":
        canvas.lay(cards.adventurer_back(_CARD, palette), left, top)
    else:
        _empty(canvas, Box.at(left, top, _CARD, high), what, palette)
    beside = Box(left + _CARD + 10, top, left + (260 if middle else box.width - 4), top + high)
    canvas.stamp_in(pictures.hat(what.seat, 72, palette), Box(*beside[:3], beside.top + 66))
    _result(canvas, Box(beside.left, beside.top + 72, beside.right, beside.bottom), what, palette)


def _empty(canvas: Canvas, box: Box, what: Laid, palette: Palette) -> None:
    """The place of a card that is waited for, or does not come."""
    is_awaited = what.fate == "awaited"
    fill = palette.glow if is_awaited else palette.paper_shade
    canvas.panel(box, fill, outline=palette.ink if is_awaited else palette.rule, line=4, radius=12)
    text, ink = ("?", palette.ink) if is_awaited else ("–", palette.faded)
    canvas.text(box, text, _WAITS, ink, align="centre")


def _result(canvas: Canvas, box: Box, what: Laid, palette: Palette) -> None:
    """What came of it: nuggets, fields, or the places that were robbed."""
    if what.fate == "down":
        canvas.stamp_in(icons.tick(50, palette.rise), box)
        return
    upper = Box(box.left, box.top, box.right, box.top + 66)
    lower = Box(box.left, upper.bottom, box.right, upper.bottom + 50)
    if what.result is not None:
        sign = (
            pictures.nugget(58, palette)
            if what.kind is Kind.GOLD_RUSH
            else pictures.horseshoe(58, palette.gold, palette.ink, palette.gold_dark)
        )
        canvas.stamp_in(sign, upper)
        fill, ink = (palette.rise, palette.on_rise) if what.result >= 0 else (palette.alarm, palette.on_alarm)
        canvas.panel(lower.inset(4, 0), fill, radius=8)
        canvas.text(lower, signed(what.result), _RESULT, ink, align="centre", smallest=30)
    elif what.places:
        canvas.stamp_in(hand_sign(58, palette.gold_light, palette), upper)
        canvas.panel(lower.inset(2, 0), palette.card, outline=palette.ink, line=3, radius=8)
        text = ", ".join(map(str, what.places))
        canvas.text(lower.inset(6, 0), text, _RESULT, palette.ink, align="centre", smallest=30)


@dataclass(frozen=True, slots=True)
class Bidder:
    """A player's part in a bidding."""

    seat: int
    is_asked: bool
    notes: tuple[Note, ...] = ()
    total: int | None = None
    has_proved: bool = False
    has_taken: bool = False
    turn: int = 0
    """In the falling order of the bids; 0 while bids are being made."""


def bidders_of(view: GnadenlosView) -> tuple[Bidder, ...]:
    """Everybody's part in the bidding, from the active player on."""
    return tuple(_bidder(view, seat) for seat in _clockwise(view))


def _bidder(view: GnadenlosView, seat: Seat) -> Bidder:
    player = view.players[seat]
    is_taking = bool(view.takers)
    return Bidder(
        seat,
        seat in view.asked,
        notes=() if player.bid is None else player.bid.notes,
        total=None if player.bid is None else player.bid.total,
        has_proved=player.has_proved,
        has_taken=is_taking and player.bid is None and not player.has_proved,
        turn=view.takers.index(seat) + 1 if seat in view.takers else 0,
    )


def bid_height(width: int) -> int:
    """How high a bid is: on a wide paper all of it is in a row."""
    return BID if width < _WIDE else 112


@functools.lru_cache(maxsize=48)
def bidder(what: Bidder, width: int, palette: Palette) -> Tile:
    """A player's open bid with its sum, or what is waited for."""
    fill = palette.glow if what.is_asked else palette.card
    if what.has_proved or what.has_taken:
        fill = palette.paper_shade
    frame = palette.ink if what.is_asked else None
    height = bid_height(width)
    canvas = Canvas(western.note(width, height, palette, fill=fill, frame=frame, has_nails=False))
    inner = Box(20, 14, width - 20, height - 14)
    head = Box(inner.left, inner.top, inner.right, inner.top + (64 if height == BID else inner.height))
    foot = Box(inner.left, head.bottom, inner.right, inner.bottom)
    canvas.stamp_in(pictures.hat(what.seat, 76, palette), Box.at(head.left, head.top + 2, 80, head.height))
    total = Box(head.left + 90, head.top, head.right, head.bottom)
    if height != BID:
        foot = Box(inner.left + 172, inner.top, inner.right - 34, inner.bottom)
    if what.total is None:
        _no_bid(canvas, Box(total.left, inner.top, inner.right, inner.bottom), what, palette)
        return canvas.tile()
    canvas.text(total, str(what.total), _SUM, palette.ink)
    if what.turn:
        canvas.text(head, f"{what.turn}.", _RESULT, palette.faded, align="right")
    wide = min(foot.width // MOST_NOTES, _NOTE + 8)
    top = foot.top + (foot.height - cards.note_height(wide - 8)) // 2
    for at, note in enumerate(what.notes):
        canvas.lay(cards.note_card(note, wide - 8, palette), foot.left + at * wide, top)
    return canvas.tile()


def _no_bid(canvas: Canvas, box: Box, what: Bidder, palette: Palette) -> None:
    """Asked, still to come, out, or done."""
    if what.has_proved:
        canvas.stamp_in(icons.crossed(64, palette.alarm), box)
    elif what.has_taken:
        canvas.stamp_in(icons.tick(64, palette.rise), box)
    else:
        text, ink = ("?", palette.ink) if what.is_asked else ("…", palette.faded)
        canvas.text(box, text, _WAITS, ink, align="centre")


@functools.lru_cache(maxsize=16)
def lot(what: tuple[Adventurer, ...], width: int, height: int, palette: Palette) -> Tile:
    """What is to be had: an adventurer, or a pair side by side."""
    if len(what) == 1:
        return cards.adventurer_beside(what[0], width, height, palette)
    each = (width - 6) // 2
    blank = western.stock(width, height, palette, edge=palette.ink, line=3, radius=12)
    canvas = Canvas(blank)
    canvas.panel(Box(3, 3, width - 3, height - 3), palette.gold_light, radius=10)
    for at, adventurer in enumerate(what):
        wide = each - 8
        left = 7 + at * (each + 2)
        canvas.lay(cards.adventurer_card(adventurer, wide, palette), left, 8)
    return canvas.tile()


def lot_height(width: int, *, has_pairs: bool) -> int:
    """How high lots are: pairs stand, single adventurers lie on their sides."""
    return cards.adventurer_height((width - 6) // 2 - 8) + 16 if has_pairs else 164


@functools.lru_cache(maxsize=16)
def gone(seat: int, width: int, height: int, palette: Palette) -> Tile:
    """The place of a lot that somebody has taken."""
    canvas = Canvas(western.stock(width, height, palette, edge=palette.rule, line=3, radius=12))
    canvas.panel(Box(3, 3, width - 3, height - 3), palette.paper_shade, radius=10)
    middle = width // 2
    canvas.stamp_in(pictures.hat(seat, 110, palette), Box(middle - 130, 0, middle - 6, height))
    canvas.stamp_in(icons.tick(90, palette.rise), Box(middle + 6, 0, middle + 110, height))
    return canvas.tile()
