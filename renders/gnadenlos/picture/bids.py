"""The bidding on Gnadenlos!'s board: the adventurers on offer, and everybody's open bid.

Knows views and changes, never where these go; each is a tile, drawn once for what it shows.
"""

from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from engine.games.gnadenlos.cards import MOST_NOTES, Adventurer, Note
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.seats import clockwise
from engine.play.table import Seat
from renders.drawing import icons, materials
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import Palette, Style
from renders.gnadenlos.picture import cards, notes
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.changes import Changes

_STACKED: Final = 210
_IN_A_ROW: Final = 150
_WIDE: Final = 500
"""Papers at least this wide have a bid in one row."""
_HEAD: Final = 64
"""How high the sum is above a bid that is not in one row."""
_NOTE: Final = 112
_SINGLE: Final = 176
"""How high lots of one adventurer are."""

_TURN: Final = Style("slab", 40, 700)
_WAITS: Final = Style("slab", 72, 700)
_SUM: Final = Style("slab", 60, 700)


@dataclass(frozen=True, slots=True)
class Bidder:
    """A player's part in a bidding."""

    seat: int
    is_asked: bool
    notes: tuple[Note, ...] = ()
    """The IOUs of the player's bid, or those that they showed because no bid was possible."""
    order: tuple[int | None, ...] = ()
    """G22: the place of each IOU in the laying order, if it has one yet, for the bidder alone."""
    total: int | None = None
    has_proved: bool = False
    has_taken: bool = False
    turn: int = 0
    """The player's place in the falling order of the bids; 0 while bids are made."""


def bidders_of(view: GnadenlosView, changes: Changes) -> tuple[Bidder, ...]:
    """Everybody's part in the bidding, from the active player on."""
    return tuple(_bidder(view, changes, seat) for seat in clockwise(view.active, len(view.players)))


def _bidder(view: GnadenlosView, changes: Changes, seat: Seat) -> Bidder:
    player = view.players[seat]
    is_taking = bool(view.takers)
    shown = changes.proofs.get(seat, ()) if player.has_proved else ()
    return Bidder(
        seat,
        seat in view.asked,
        notes=shown if player.bid is None else player.bid.notes,
        total=None if player.bid is None else player.bid.total,
        has_proved=player.has_proved,
        has_taken=is_taking and player.bid is None and not player.has_proved,
        turn=view.takers.index(seat) + 1 if seat in view.takers else 0,
    )


def bid_height(width: int) -> int:
    """How high a bid is: on a wide paper it is in one row."""
    return _STACKED if width < _WIDE else _IN_A_ROW


@on_demand
def bidder(what: Bidder, width: int, palette: Palette) -> Tile:
    """A player's open bid with its sum, or what is waited for."""
    fill = palette.glow if what.is_asked else palette.card
    if what.has_proved or what.has_taken:
        fill = palette.paper_shade
    frame = palette.ink if what.is_asked else None
    height = bid_height(width)
    canvas = Canvas(materials.note(width, height, palette, fill=fill, frame=frame, has_nails=False))
    inner = Box(18, 12, width - 18, height - 12)
    if height == _STACKED:
        head, foot = Box(*inner[:3], inner.top + _HEAD), Box(inner.left, inner.top + _HEAD, *inner[2:])
        place = Box(head.right - 60, *head[1:])
    else:
        head, foot = Box(*inner[:2], inner.left + 164, inner.bottom), Box(inner.left + 166, *inner[1:])
        place = Box(head.left + 96, inner.bottom - 44, head.right, inner.bottom)
    canvas.stamp_in(pictures.hat(what.seat, 82, palette), Box.at(head.left, head.top + 2, 86, head.height))
    total = Box(head.left + 96, head.top, head.right, head.bottom)
    corner = f"{what.turn}." if what.turn else "…" if len(what.notes) > MOST_NOTES else ""
    if corner and height != _STACKED:
        total = Box(*total[:3], place.top)
    if what.total is not None:
        canvas.text(total, str(what.total), _SUM, palette.ink)
    elif what.notes:
        canvas.stamp_in(icons.crossed(52, palette.alarm), Box.at(total.left, total.top, 64, total.height))
    else:
        _no_bid(canvas, Box(total.left, inner.top, inner.right, inner.bottom), what, palette)
    if corner:
        canvas.text(place, corner, _TURN, palette.faded, align="right" if height == _STACKED else "left")
    step = min(foot.width // MOST_NOTES, _NOTE + 10)
    tab = notes.TAB if any(what.order) else 0
    top = foot.top + (foot.height - notes.note_height(step - 10) - tab) // 2
    for at, (note, number) in enumerate(zip_longest(what.notes[:MOST_NOTES], what.order)):
        card = notes.note_card(note, step - 10, palette, number=number)
        canvas.lay(card, foot.left + at * step, top if number else top + tab)
    return canvas.tile()


def _no_bid(canvas: Canvas, box: Box, what: Bidder, palette: Palette) -> None:
    """The sign of a player without a bid: asked, still to come, out, or done."""
    if what.has_proved:
        canvas.stamp_in(icons.crossed(64, palette.alarm), box)
    elif what.has_taken:
        canvas.stamp_in(icons.tick(64, palette.rise), box)
    else:
        text, ink = ("?", palette.ink) if what.is_asked else ("…", palette.faded)
        canvas.text(box, text, _WAITS, ink, align="centre")


@on_demand
def lot(
    what: tuple[Adventurer, ...],
    width: int,
    height: int,
    palette: Palette,
    *,
    is_chosen: bool = False,
    wish: int = 0,
) -> Tile:
    """A lot: an adventurer, or a pair side by side. `wish` is its place among several wishes, or 0."""
    marks = cards.Marks(is_chosen=is_chosen)
    if len(what) == 1:
        card = cards.adventurer_beside(what[0], width, height, palette, marks=marks)
        if not wish:
            return card
        canvas = Canvas(materials.stock(width, height, palette, edge=palette.ink, line=3, radius=12))
        canvas.lay(card, 0, 0)
        _sign(canvas, wish, palette)
        return canvas.tile()
    each = _each_of_pair(width)
    blank = materials.stock(width, height, palette, edge=palette.ink, line=3, radius=12)
    canvas = Canvas(blank)
    canvas.panel(Box(3, 3, width - 3, height - 3), palette.gold_light, radius=10)
    for at, adventurer in enumerate(what):
        left = 5 + at * (each + 4)
        canvas.lay(cards.adventurer_card(adventurer, each, palette, marks=marks), left, 8)
    if wish:
        _sign(canvas, wish, palette)
    return canvas.tile()


def _sign(canvas: Canvas, wish: int, palette: Palette) -> None:
    """The place of a lot among wishes, on its upper left corner."""
    box = Box.at(10, 10, 64, 60)
    canvas.panel(box, palette.glow, outline=palette.ink, line=3, radius=10)
    canvas.text(box, f"{wish}.", _TURN, palette.ink, align="centre")


def lot_height(width: int, *, has_pairs: bool) -> int:
    """How high lots are: pairs stand, single adventurers lie on their sides."""
    return cards.adventurer_height(_each_of_pair(width)) + 16 if has_pairs else _SINGLE


def _each_of_pair(width: int) -> int:
    """How wide each adventurer of a pair is."""
    return (width - 14) // 2


@on_demand
def gone(seat: int, width: int, height: int, palette: Palette) -> Tile:
    """The place of a lot that somebody has taken."""
    canvas = Canvas(materials.stock(width, height, palette, edge=palette.rule, line=3, radius=12))
    canvas.panel(Box(3, 3, width - 3, height - 3), palette.paper_shade, radius=10)
    middle = width // 2
    canvas.stamp_in(pictures.hat(seat, 110, palette), Box(middle - 130, 0, middle - 6, height))
    canvas.stamp_in(icons.tick(90, palette.rise), Box(middle + 6, 0, middle + 110, height))
    return canvas.tile()
