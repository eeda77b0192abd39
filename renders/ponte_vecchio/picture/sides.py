"""A player's side on Ponte Vecchio's board: name and mark, gulden, shops, the newest card, and what the
player has said or won in the auction, in the bargaining or by a card.

Knows views and changes, never where a side goes; each is a tile, drawn once for what it shows. It does not
show whom the table waits for, so that a turn changes no side.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from engine.games.ponte_vecchio.cards import JOKER, Phase, worth
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, SIGN, Palette, Style
from renders.language.catalogues import Words
from renders.ponte_vecchio.picture import cards, rich_man, shops
from renders.ponte_vecchio.picture.changes import Changes

Part: TypeAlias = Literal["none", "leads", "passed", "builds", "moves", "sold", "offers", "out"]
"""What a player has said or won just now."""

LOW: Final = 199
"""How high a side is if three rows of them are one above the other."""
HIGH: Final = 254
"""How high a side is with more room. What matters keeps away from its lower right corner, because clients lay
a sign over the last one's."""
_MARGIN: Final = 18
_CARD: Final = (90, 116)
_LARGE_CARD: Final = (106, 144)
_SHIELD: Final = 94
_COUNT_WIDE: Final = 92

_NAME: Final = Style("slab", 50, 700)
_GULDEN: Final = Style("slab", 60, 700)
_COUNT: Final = Style("slab", 50, 700)
_LABEL: Final = Style("slab", 40, 600)
_AMOUNT: Final = Style("slab", 44, 700)
_TAG: Final = 40


@dataclass(frozen=True, slots=True)
class Side:
    """All that a side shows."""

    seat: int
    name: str
    gulden: int
    change: int
    """The gulden that have just come in, or gone out."""
    shops: int
    """In hand."""
    built: int
    is_built_new: bool
    card: str | None
    is_card_new: bool
    is_out: bool
    """P8: whether the seat's card does not count in this play, or did not in the play that has just been
    told."""
    is_counting: bool
    """P10: whether the seat's card is the one that counts, or counted."""
    part: Part
    amount: int = 0
    """What the seat bids or offers."""


def side_of(view: PonteVecchioView, player: PlayerView, name: str, changes: Changes) -> Side:
    """What a player's side shows."""
    part, amount = _part(view, player)
    seat = player.seat
    return Side(
        seat=seat,
        name=name,
        gulden=player.gulden,
        change=changes.gulden.get(seat, 0),
        shops=player.shops,
        built=player.built,
        is_built_new=any(seat in seats for seats in changes.built.values()),
        card=player.newest,
        is_card_new=seat in changes.turned_over,
        is_out=player.is_out and (view.phase is Phase.MOVE or seat in changes.turned_over),
        is_counting=seat == (changes.mover if view.mover is None else view.mover),
        part=part,
        amount=amount,
    )


def _part(view: PonteVecchioView, player: PlayerView) -> tuple[Part, int]:
    """What a player has said or won, and for how many gulden."""
    if view.auction is not None:
        return _part_in_auction(view, player)
    if view.phase is not Phase.MOVE:
        return "none", 0
    if player.seat == view.mover:
        return "moves", 0
    if player.offer:
        return "offers", player.offer
    if player.seat == view.holder:
        return "sold", 0
    return ("out" if player.is_out else "none"), 0


def _part_in_auction(view: PonteVecchioView, player: PlayerView) -> tuple[Part, int]:
    auction = view.auction
    assert auction is not None
    if player.seat == auction.builder:
        return "builds", auction.gulden
    if player.seat == auction.leader:
        return "leads", auction.gulden
    return ("passed" if player.seat in auction.passed else "none"), 0


@on_demand
def side(what: Side, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """A player's side. What changes with every bid, card and offer is drawn on a ground that seldom
    changes."""
    seldom = replace(what, card=None, is_card_new=False, is_counting=False, part="none", amount=0)
    canvas = Canvas(_ground(seldom, width, height, palette))
    inner = _inside(width, height)
    wide, high = _card_size(height)
    _card(canvas, Box.at(inner.right - wide, inner.top, wide, high), what, palette)
    if what.part != "none":
        _plate(canvas, _place_of_plate(inner, height), what, palette, words)
    return canvas.tile()


def _inside(width: int, height: int) -> Box:
    return Box(0, 0, width, height).inset(_MARGIN, 14)


def _card_size(height: int) -> tuple[int, int]:
    return _CARD if height == LOW else _LARGE_CARD


def _place_of_plate(inner: Box, height: int) -> Box:
    """Below, beside the shops or under them."""
    if height == LOW:
        return Box(inner.left + 2 * _COUNT_WIDE + 8, inner.bottom - 54, inner.right, inner.bottom)
    return Box(inner.left, inner.bottom - 60, inner.left + 412, inner.bottom)


@kept
def _ground(what: Side, width: int, height: int, palette: Palette) -> Tile:
    """A side without its card and what the player has said or won."""
    fill = palette.paper_shade if what.is_out else palette.card
    canvas = furniture.side_paper(width, height, palette, is_lit=False, fill=fill)
    inner = _inside(width, height)
    furniture.shield(canvas, Box.at(inner.left, inner.top + 4, _SHIELD, _CARD[1] - 8), what.seat, 58, palette)
    left, right = inner.left + _SHIELD + 14, inner.right - _card_size(height)[0] - 12
    name = Box(left, inner.top - 2, right, inner.top + 54)
    furniture.name(canvas, name, what.name, what.seat, _NAME, palette, smallest=SIGN)
    _purse(canvas, Box(left, name.bottom, right, inner.top + _CARD[1]), what, palette)
    if height == LOW:
        stock = Box.at(inner.left, inner.bottom - 54, 2 * _COUNT_WIDE, 54)
    else:
        stock = Box.at(left, inner.top + _CARD[1] - 8, 3 * _COUNT_WIDE, 54)
    _shops(canvas, stock, what, palette)
    return canvas.tile()


def _purse(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """The gulden and how they have just changed."""
    canvas.stamp_in(icons.coin(50, palette), Box.at(box.left, box.top, 50, box.height))
    tag = furniture.tag_width(what.change, _TAG) + 10 if what.change else 0
    number = Box(box.left + 58, box.top, box.right - tag, box.bottom)
    left = number.left + canvas.text(number, str(what.gulden), _GULDEN, palette.ink, smallest=SIGN)
    if what.change:
        change = Box(left + 10, box.top + 8, left + 10 + tag, box.bottom - 8)
        furniture.tag(canvas, change, what.change, palette, size=_TAG)


def _shops(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """Shops in hand, and on the bridge."""
    half = box.width // 2
    size = 44 if half == _COUNT_WIDE else 52
    signs = (shops.sign(size, what.seat, palette), shops.built_sign(size, what.seat, palette))
    for at, (sign, count) in enumerate(zip(signs, (what.shops, what.built), strict=True)):
        place = Box.at(box.left + at * half, box.top, half, box.height)
        canvas.stamp_in(sign, Box.at(place.left, place.top, sign.width, place.height))
        number = Box(place.left + sign.width + 3, place.top, place.right, place.bottom)
        wide = canvas.text(number, str(count), _COUNT.smaller(size - 2), palette.ink)
        if at and what.is_built_new and half > _COUNT_WIDE:
            canvas.stamp_in(
                icons.new_sign(SIGN, palette), Box.at(number.left + wide + 4, place.top, SIGN, place.height)
            )


def _card(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """The newest card, or the place of none."""
    if what.card is None:
        canvas.lay(cards.card_place(box.width, palette, height=box.height), box.left, box.top)
        return
    value = worth(JOKER, what.built) if what.card == JOKER else None
    state: cards.State = "lit" if what.is_counting else "dim" if what.is_out else "plain"
    tile = cards.card_front(what.card, box.width, palette, worth=value, state=state, height=box.height)
    canvas.lay(tile, box.left, box.top)
    if what.is_card_new:
        canvas.stamp(icons.new_sign(SIGN, palette), box.right - 24, box.top - 10)


def _plate(canvas: Canvas, box: Box, what: Side, palette: Palette, words: Words) -> None:
    """What the player has said or won, and for how many gulden."""
    is_gold = is_golden(what.part)
    fill = palette.gold if is_gold else palette.gold_light if what.part == "offers" else palette.paper_shade
    canvas.panel(box, fill, outline=palette.ink if is_gold else palette.rule, line=4, radius=12)
    inside = box.inset(14, 2)
    label = words.text(f"ponte-vecchio-board-{what.part}")
    sign = _sign(what, palette)
    if sign is not None:
        canvas.stamp_in(sign, Box.at(inside.left, inside.top, sign.width, inside.height))
        inside = Box(inside.left + sign.width + 10, *inside[1:])
    amount = typeset.width(str(what.amount), _AMOUNT) if what.amount else 0
    room = Box(inside.left, inside.top, inside.right - (amount and amount + 8), inside.bottom)
    left = room.left + canvas.text(room, label, _LABEL, palette.ink, smallest=LETTER) + 12
    if not what.amount:
        return
    if left + SIGN + 6 + amount <= inside.right:
        canvas.stamp_in(icons.coin(SIGN, palette), Box.at(left, inside.top, SIGN, inside.height))
        left += SIGN + 6
    canvas.text(
        Box(left, inside.top, inside.right + 4, inside.bottom), str(what.amount), _AMOUNT, palette.ink
    )


def is_golden(part: Part) -> bool:
    """Whether a player is the one who leads, builds or moves."""
    return part in ("leads", "builds", "moves")


def _sign(what: Side, palette: Palette) -> Sprite | None:
    """The sign that goes with the words; None for some parts."""
    match what.part:
        case "passed" | "out":
            return icons.crossed(SIGN, palette.alarm)
        case "moves":
            return rich_man.head(52, palette)
        case "builds":
            return shops.sign(48, what.seat, palette)
    return None
