"""A player's side on Ponte Vecchio's board: name and mark, gulden, shops, the newest card, and what the
player says or does in the auction, in the bargaining or with the right to move.

Knows views and changes, never where a side goes; each is a tile, drawn once for what it shows.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from engine.games.ponte_vecchio.cards import JOKER, UNIT, Phase, worth
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from renders.drawing import furniture, icons
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import Palette, Style, mixed
from renders.language.catalogues import Words
from renders.ponte_vecchio.picture import cards, florence, rich_man, shops
from renders.ponte_vecchio.picture.changes import Changes

Part: TypeAlias = Literal[
    "none", "bids", "waits", "leads", "passed", "builds", "moves", "sold", "offers", "answered", "out", "laid"
]
"""What a player does or says just now; "bids" and "waits" while nothing is said yet."""

HIGH: Final = 124
_CARD: Final = 70
_PLATE: Final = 316
"""How wide the part at the right is, with what a player says or does."""

_NAME: Final = Style("slab", 42, 700)
_GULDEN: Final = Style("slab", 56, 700)
_COUNT: Final = Style("slab", 46, 700)
_LABEL: Final = Style("slab", 36, 600)
_AMOUNT: Final = Style("slab", 50, 700)
_PLACE: Final = Style("slab", 72, 700)
_QUIET: Final = Style("slab", 60, 700)


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
    has_laid: bool
    has_answered: bool
    """P10: while offers are asked for."""
    is_out: bool
    """P8: whether the seat's card does not count in this play, or did not in the play that has just been
    told."""
    is_counting: bool
    """P10: whether the seat's card is the one that counts, or counted."""
    part: Part
    amount: int = 0
    """What the seat bids or offers, or what its card pays to a shop."""
    is_asked: bool = False
    place: str = ""
    """At the end: the seat's place."""
    is_best: bool = False


def side_of(view: PonteVecchioView, player: PlayerView, name: str, changes: Changes, place: str) -> Side:
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
        has_laid=player.has_laid,
        has_answered=player.has_answered,
        is_out=player.is_out and (view.phase is Phase.MOVE or seat in changes.turned_over),
        is_counting=seat == (changes.mover if view.mover is None else view.mover),
        part=part,
        amount=amount,
        is_asked=seat in view.asked,
        place=place,
        is_best=view.is_over and view.ranks[seat] == 1,
    )


def _part(view: PonteVecchioView, player: PlayerView) -> tuple[Part, int]:
    """What a player does or says, and for how many gulden."""
    if view.is_over:
        return "none", 0
    if view.auction is not None:
        return _part_in_auction(view, player)
    if player.has_laid:
        return "laid", 0
    if view.phase is not Phase.MOVE:
        return ("bids" if view.phase is Phase.CARDS and player.seat in view.asked else "none"), 0
    if player.seat == view.mover:
        return "moves", view.worth
    if player.offer:
        return "offers", player.offer
    if player.has_answered:
        return "answered", 0
    if view.asked_for == DecisionName.OFFERS and player.seat in view.asked:
        return "bids", 0
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
    if player.seat in auction.passed:
        return "passed", 0
    if player.seat in view.asked:
        return "bids", 0
    is_bidder = player.shops and player.gulden >= UNIT
    return ("waits" if is_bidder and auction.builder is None else "none"), 0


@on_demand
def side(what: Side, width: int, palette: Palette, words: Words) -> Tile:
    """A player's side. What changes with every bid, card and offer is drawn on a ground that seldom
    changes."""
    out = what.part == "out"
    seldom = replace(
        what,
        card=None,
        is_card_new=False,
        has_laid=False,
        has_answered=False,
        is_out=out,
        is_counting=False,
        part="none",
        amount=0,
    )
    canvas = Canvas(_ground(seldom, width, palette))
    plate = Box(width - 24 - (0 if what.place else _PLATE), 16, width - 24, HIGH - 16)
    _card(canvas, Box(plate.left - 24 - _CARD, 13, plate.left - 24, HIGH - 13), what, palette)
    if not what.place:
        _plate(canvas, plate, what, palette, words)
    return canvas.tile()


@kept
def _ground(what: Side, width: int, palette: Palette) -> Tile:
    """A side without its card and what the player says or does."""
    is_lit = what.is_asked or what.is_best
    fill = palette.paper_shade if what.is_out else palette.card
    canvas = furniture.side_paper(width, HIGH, palette, is_lit=is_lit, fill=fill)
    inner = Box(20, 13, width - 24, HIGH - 13)
    left = inner.left
    if what.place:
        place = Box.at(left, inner.top, 92, inner.height)
        canvas.text(place, what.place, _PLACE, palette.ink, align="centre", smallest=40)
        left += 92
    furniture.shield(canvas, Box.at(left, inner.top, 84, inner.height), what.seat, 46, palette)
    card = inner.right - (0 if what.place else _PLATE) - 24 - _CARD
    stock = Box(card - 190, inner.top, card - 20, inner.bottom)
    _person(canvas, Box(left + 98, inner.top, stock.left - 16, inner.bottom), what, palette)
    _shops(canvas, stock, what, palette)
    return canvas.tile()


def _person(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """The name, and below it the gulden and how they have just changed."""
    split = box.top + 44
    name = Box(box.left, box.top, box.right, split)
    furniture.name(canvas, name, what.name, what.seat, _NAME, palette, smallest=32)
    purse = Box(box.left, split, box.right, box.bottom)
    canvas.stamp_in(icons.coin(46, palette), Box.at(purse.left, purse.top, 48, purse.height))
    tag = furniture.tag_width(what.change) + 10 if what.change else 0
    number = Box(purse.left + 58, purse.top, purse.right - tag, purse.bottom)
    left = number.left + canvas.text(number, str(what.gulden), _GULDEN, palette.ink, smallest=36)
    if what.change:
        change = Box(left + 10, purse.top + 6, left + 10 + tag, purse.bottom - 6)
        furniture.tag(canvas, change, what.change, palette)


def _shops(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """Shops in hand, and on the bridge."""
    half = box.width // 2
    for at, (sign, count) in enumerate(
        (
            (shops.sign(54, what.seat, palette), what.shops),
            (shops.built_sign(54, what.seat, palette), what.built),
        )
    ):
        place = Box.at(box.left + at * half, box.top, half, box.height)
        canvas.stamp_in(sign, Box(place.left, place.top, place.right, place.top + 56))
        number = Box(place.left, place.top + 54, place.right, place.bottom)
        canvas.text(number, str(count), _COUNT, palette.ink, align="centre", smallest=34)
        if at and what.is_built_new:
            canvas.stamp(icons.new_sign(30, palette), place.right - 28, place.top - 2)


def _card(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """The newest card, one that is laid face down, or the place of none."""
    if what.has_laid:
        tile = cards.card_back(_CARD, palette, seat=what.seat)
    elif what.card is None:
        tile = cards.card_place(_CARD, palette)
    else:
        value = worth(JOKER, what.built) if what.card == JOKER else None
        state: cards.State = "lit" if what.is_counting else "dim" if what.is_out else "plain"
        tile = cards.card_front(what.card, _CARD, palette, worth=value, state=state)
    canvas.lay(tile, box.left, box.top)
    if what.is_card_new and what.card is not None and not what.has_laid:
        canvas.stamp(icons.new_sign(30, palette), box.right - 16, box.top - 6)


def _plate(canvas: Canvas, box: Box, what: Side, palette: Palette, words: Words) -> None:
    """What the player says or does, and for how many gulden."""
    if what.part == "none":
        town = florence.town(62, mixed(palette.card, palette.rule, 0.8))
        canvas.stamp(town, box.right - town.width - 6, box.bottom - town.image.height - 1)
        return
    if what.part in ("bids", "waits"):
        text = "?" if what.part == "bids" else "…"
        canvas.text(box, text, _QUIET, palette.ink if what.part == "bids" else palette.faded, align="centre")
        return
    is_gold = what.part in ("leads", "builds", "moves")
    fill = palette.gold if is_gold else palette.gold_light if what.part == "offers" else palette.paper_shade
    canvas.panel(box, fill, outline=palette.ink if is_gold else palette.rule, line=4, radius=12)
    inside = box.inset(16, 6)
    label = words.text(f"ponte-vecchio-board-{what.part}")
    sign = _sign(what, palette)
    if sign is not None:
        canvas.stamp_in(sign, Box.at(inside.left, inside.top, sign.width, inside.height))
        inside = Box(inside.left + sign.width + 12, *inside[1:])
    if not what.amount:
        canvas.lines(inside, label, _LABEL, palette.ink, most=2)
        return
    split = inside.top + 38
    canvas.text(
        Box(inside.left, inside.top - 4, inside.right, split + 4), label, _LABEL, palette.ink, smallest=30
    )
    canvas.stamp_in(icons.coin(40, palette), Box(inside.left, split, inside.left + 42, inside.bottom))
    number = Box(inside.left + 52, split, inside.right, inside.bottom)
    canvas.text(number, str(what.amount), _AMOUNT, palette.ink, smallest=34)


def _sign(what: Side, palette: Palette) -> Sprite | None:
    """The sign that goes with the words; None for some parts."""
    match what.part:
        case "passed" | "out":
            return icons.crossed(54, palette.alarm)
        case "laid" | "answered":
            return icons.tick(54, palette.rise)
        case "offers" if what.has_answered:
            return icons.tick(54, palette.rise)
        case "moves":
            return rich_man.head(78, palette)
        case "builds":
            return shops.sign(66, what.seat, palette)
    return None
