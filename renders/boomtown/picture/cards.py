"""Boomtown's large cards: those of the offer, and what is in the place of a card that is gone.

Each is a tile, drawn once for its size, palette and language. Knows cards, never a view or where a card goes.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from engine.games.boomtown.cards import CARDS, EventCard, Kind, Mine, Town
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.pieces import MINI_HEIGHT, MinePiece, Sign, TownPiece, coin, piece
from renders.boomtown.text.labels import event_name, town_name
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile, rounded
from renders.drawing.layout import LEFT, ROOM
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, SIGN, Colour, Palette, Style, mixed
from renders.language.catalogues import Words

_NUMBER: Final = Style("slab", 108, 700)
_YIELD: Final = Style("slab", 62, 700)
_NAME: Final = Style("slab", 40, 700)
_FEE: Final = Style("slab", 44, 700)
_EVENT: Final = Style("slab", 40, 600)
_EFFECT: Final = Style("slab", 46, 700)
_TAKEN: Final = Style("slab", 40, 700)

_SIZES: Final = {3: (368, 218), 4: (274, 292), 5: (217, 292)}
"""How large cards in a row are, by how many there is room for."""
DUE: Final = 54
"""How much higher they are where a mine's fee stands on it."""

Fee: TypeAlias = tuple[int, int]
"""B12: the seat of the mayor who gets it, and how much gold."""

SIGNS: Final[dict[str, Sign]] = {
    "coin": icons.coin,
    "people": lambda size, palette: icons.person(size, palette.ink),
    "arrow": lambda size, palette: icons.arrow(size * 3 // 4, palette.faded),
    "gone": lambda size, palette: icons.crossed(size, palette.alarm),
    "mine": pictures.pick,
    "hat": pictures.hat,
    "cards": icons.stack,
    "dice": lambda size, palette: icons.die(5, size, palette),
    "die": lambda size, palette: icons.die(2, size, palette),
    "other die": lambda size, palette: icons.die(6, size, palette),
}
EFFECTS: Final[dict[Kind, tuple[str, ...]]] = {
    Kind.CARD_SHARK: ("people", "−4", "coin"),
    Kind.DYNAMITE: ("mine", "gone"),
    Kind.EXPROPRIATION: ("people", "arrow", "mine"),
    Kind.GOVERNOR: ("hat", "×2"),
    Kind.HOLDUP: ("dice", "arrow", "coin"),
    Kind.MUSTANG: ("cards", "2."),
    Kind.NEW_VEIN: ("mine", "+3", "coin"),
    Kind.SALOON: ("+2", "coin"),
    Kind.SALOON_GIRLS: ("2", "arrow", "4", "coin"),
    Kind.STAGECOACH_ROBBERY: ("+10", "coin"),
    Kind.TELEGRAPH: ("die", "arrow", "other die"),
}
"""What an event does, in signs and numbers that are the same in all languages; a Mustang's rider takes
second."""


def places(count: int, *, more: int = 0) -> tuple[Box, ...]:
    """Where up to five cards lie in a row across a picture, at height 0, each `more` higher than it must be;
    fewer than three lie in its middle."""
    room = max(count, min(_SIZES))
    width, height = _SIZES[room]
    height += more
    gap = (ROOM - room * width) // (room - 1)
    first = LEFT + (room - count) * (width + gap) // 2
    return tuple(Box.at(first + at * (width + gap), 0, width, height) for at in range(count))


def _blank_card(width: int, height: int, palette: Palette) -> Canvas:
    """A card with nothing on it yet."""
    return Canvas(materials.stock(width, height, palette, edge=palette.ink, line=4, radius=14))


@on_demand
def offered(key: str, fee: Fee | None, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """A card of the offer, with the fee for a mine; a wide one lies on its side."""
    card = CARDS[key]
    if isinstance(card, Mine):
        return _mine(card, fee, width, height, palette, words)
    return _event(card, width, height, palette, words)


def _ray(suit: Colour, ink: Colour) -> Colour:
    """The colour of the sun's rays on a town's colour: further from the ink, so that it reads there too."""
    return mixed(suit, "#000000" if ink == "#ffffff" else "#ffffff", 0.1)


def colours(palette: Palette) -> Iterable[Colour]:
    """The colours of its own that Boomtown lays on large areas."""
    return map(_ray, palette.suits, palette.on_suits)


def _mine(mine: Mine, fee: Fee | None, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """A claim: the dice that it needs and its town on the town's colour, then its name and what it yields."""
    canvas = Canvas(_claim(mine.town, width, height, palette, words))
    is_wide = width > height
    band, _, foot = _fields(width, height, is_wide=is_wide)
    number, _ = _halves(band, is_stacked=is_wide)
    number = Box(number.left + 6, number.top, number.right, number.bottom)
    ink = pictures.on_suit(mine.town, palette)
    canvas.text(number, str(mine.dice), _NUMBER, ink, align="centre", smallest=90)
    if fee is not None:
        tag = Box(foot.left + 4, foot.bottom - DUE, foot.right - 4, foot.bottom - 6)
        _fee(canvas, tag, fee, palette)
        foot = Box(foot.left, foot.top, foot.right, tag.top)
    cells = 1 + mine.is_dangerous
    if mine.is_dangerous:
        canvas.stamp_in(pictures.danger(60, palette), _cell(foot, 0, cells))
    coin(canvas, _cell(foot, cells - 1, cells), min(84, foot.height - 4), mine.worth, _YIELD, palette)
    return canvas.tile()


def _fields(width: int, height: int, *, is_wide: bool) -> tuple[Box, Box, Box]:
    """Where a claim has its town's colour, its name, and what it yields."""
    if is_wide:
        band = Box(4, 4, 160, height - 4)
        rest = Box(band.right, 4, width - 4, height - 4)
    else:
        band = Box(4, 4, width - 4, 122)
        rest = Box(4, band.bottom, width - 4, height - 4)
    name = Box(rest.left + 8, rest.top + 4, rest.right - 4, rest.top + 92)
    return band, name, Box(rest.left + 6, name.bottom + 10, rest.right - 6, rest.bottom)


@kept
def _claim(town: Town, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """What all claims of a town have on them."""
    canvas = _blank_card(width, height, palette)
    suit, ink = pictures.suit(town, palette), pictures.on_suit(town, palette)
    is_wide = width > height
    band, name, foot = _fields(width, height, is_wide=is_wide)
    sun = materials.rays(band.width, band.height, suit, _ray(suit, ink), 12)
    canvas.image.paste(sun, (band.left, band.top), rounded(band.width, band.height, 10))
    edge = Box.at(band.right, 4, 4, height - 8) if is_wide else Box.at(4, band.bottom, width - 8, 4)
    canvas.bar(edge, palette.ink)
    _, emblem = _halves(band, is_stacked=is_wide)
    canvas.stamp_in(pictures.emblem(town, 88, palette), emblem)
    canvas.lines(name, town_name(town, words), _NAME, palette.ink, most=2, align="centre")
    left, right = name.left - 8, name.right + 4
    rule = materials.swelled_rule(right - left - 30, suit)
    canvas.stamp_in(rule, Box(left, name.bottom, right, foot.top))
    return canvas.tile()


def _cell(box: Box, at: int, cells: int) -> Box:
    """One of a box's parts from left to right."""
    return Box(
        box.left + box.width * at // cells, box.top, box.left + box.width * (at + 1) // cells, box.bottom
    )


def _fee(canvas: Canvas, box: Box, fee: Fee, palette: Palette) -> None:
    """What a mine costs, and which mayor gets it."""
    seat, gold = fee
    canvas.panel(box, palette.paper_shade, outline=palette.ink, line=2, radius=8)
    text = f"−{gold}"
    wide = 42 + 6 + SIGN + 10 + typeset.width(text, _FEE)
    left = box.left + (box.width - wide) // 2
    canvas.stamp_in(pictures.hat(42, palette), Box.at(left, box.top, 42, box.height))
    canvas.stamp_in(icons.mark(seat, SIGN, palette), Box.at(left + 48, box.top, SIGN, box.height))
    canvas.text(Box(left + 98, box.top, box.right, box.bottom), text, _FEE, palette.alarm)


def _halves(box: Box, *, is_stacked: bool) -> tuple[Box, Box]:
    if is_stacked:
        middle = (box.top + box.bottom) // 2 + 4
        return Box(box.left, box.top, box.right, middle), Box(box.left, middle, box.right, box.bottom - 8)
    middle = (box.left + box.right) // 2
    return Box(box.left, box.top, middle, box.bottom), Box(middle, box.top, box.right, box.bottom)


def _event(card: EventCard, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """An event: its picture, its name, and what it does in signs."""
    canvas = _blank_card(width, height, palette)
    materials.engrave(canvas.image, Box(9, 9, width - 9, height - 9), palette.gold_dark)
    is_wide = width > height
    picture = Box(16, 14, 156, height - 14) if is_wide else Box(14, 18, width - 14, 142)
    canvas.stamp_in(pictures.event(card.kind, 132 if is_wide else 118, palette), picture)
    left = picture.right if is_wide else 11
    name = Box(left, 18 if is_wide else 142, width - 10, height - 96 if is_wide else 142 + 96)
    canvas.lines(name, event_name(card.kind, words), _EVENT, palette.ink, most=2, align="centre")
    foot = Box(left + 2, height - 88 if is_wide else 238, width - 18, height - 14)
    canvas.stamp_in(
        materials.swelled_rule(foot.width - 16, palette.gold_dark),
        Box(foot.left, foot.top - 8, foot.right, foot.top + 6),
    )
    _signs(canvas, Box(foot.left, foot.top + 6, foot.right, foot.bottom), EFFECTS[card.kind], palette)
    return canvas.tile()


def _signs(canvas: Canvas, box: Box, tokens: tuple[str, ...], palette: Palette) -> None:
    """Signs and numbers in a row, in the middle of a box."""
    size, gap = min(box.height - 4, 60), 8
    widths = [
        SIGNS[token](size, palette).width if token in SIGNS else typeset.width(token, _EFFECT)
        for token in tokens
    ]
    left = box.left + (box.width - sum(widths) - gap * (len(tokens) - 1)) // 2
    for token, width in zip(tokens, widths, strict=True):
        place = Box.at(left, box.top, width, box.height)
        if token in SIGNS:
            canvas.stamp_in(SIGNS[token](size, palette), place)
        else:
            canvas.text(place, token, _EFFECT, palette.ink)
        left += width + gap


@on_demand
def gone(seat: int, key: str | None, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """The place of a card that somebody has taken, with what it was if that is known."""
    blank = materials.stock(width, height, palette, edge=palette.rule, line=4, radius=14)
    canvas = Canvas(blank)
    canvas.panel(Box(4, 4, width - 4, height - 4), palette.paper_shade, radius=10)
    materials.engrave(canvas.image, Box(10, 10, width - 10, height - 10), palette.rule)
    is_wide = width > height
    upper = Box(14, 14, width * 2 // 5, height - 14) if is_wide else Box(14, 16, width - 14, 130)
    lower = (
        Box(upper.right, 24, width - 24, height - 16)
        if is_wide
        else Box(14, upper.bottom, width - 14, height - 20)
    )
    canvas.stamp_in(icons.mark(seat, 110 if is_wide else 92, palette), upper)
    label = Box(lower.left, lower.top, lower.right, lower.top + 60 if key else lower.bottom)
    text = words.text("boomtown-picture-taken")
    canvas.text(label, text, _TAKEN, palette.faded, align="centre", smallest=LETTER)
    if key:
        below = Box(lower.left, label.bottom, lower.right, lower.bottom)
        card = CARDS[key]
        if isinstance(card, Mine):
            tiles = [
                piece(each, palette, words)
                for each in (TownPiece(card.town, False), MinePiece(key, card.worth))
            ]
            left = below.left + (below.width - sum(tile.width for tile in tiles) - 3) // 2
            for tile in tiles:
                canvas.lay(tile, left, below.top + (below.height - MINI_HEIGHT) // 2)
                left += tile.width + 3
        else:
            canvas.stamp_in(pictures.event(card.kind, 96, palette), below)
    return canvas.tile()
