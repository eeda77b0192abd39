"""The upper parts of Boomtown's board: the sign over it, the note that says whose turn it is, the towns.

Knows what each part looks like, never where it goes; views come in, a canvas is drawn on.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.games.boomtown.cards import Town
from engine.games.boomtown.view import BoomtownView
from renders import boomtown_icons as pictures
from renders import icons, typeset, western
from renders.boomtown_news import News
from renders.boomtown_terms import mayor_of, mines_in, town_name
from renders.boomtown_words import turn
from renders.canvas import Box, Canvas, Tile
from renders.names import tidy
from renders.theme import Colour, Palette, Style, mixed
from renders.words import Words

CHIP: Final = 78
_WIDE_SIGN: Final = 330

_TITLE: Final = Style("slab", 84, 700)
_FACT: Final = Style("slab", 40, 700)
_TOTAL: Final = Style("slab", 64, 700)
_LABEL: Final = Style("slab", 30, 600)
_TURN: Final = Style("slab", 50, 700)
_STANDS: Final = Style("slab", 38, 600)
_TOWN: Final = Style("slab", 32, 700)
_COUNT: Final = Style("slab", 44, 700)
_OTHERS: Final = Style("slab", 38, 600)
_CHIP: Final = Style("slab", 38, 700)
_BID: Final = Style("slab", 48, 700)


@dataclass(frozen=True, slots=True)
class Painter:
    """What every part needs: the canvas, what people are called, the words and the colours."""

    canvas: Canvas
    names: tuple[str, ...]
    words: Words
    palette: Palette

    def shown(self, seat: int) -> str:
        """A player's name, or "Player 2" where it has nothing to read."""
        name = tidy(self.names[seat])
        is_legible = typeset.is_legible(name, _TURN)
        return name if is_legible else self.words.text("player-without-name", number=seat + 1)

    def sentence(
        self, box: Box, say: Callable[[tuple[str, ...]], str], seat: int | None, style: Style, colour: Colour
    ) -> None:
        """A sentence about players, of whom `seat` is the one: set smaller, and then names are cut, before
        the rest is."""
        names, least = tuple(map(tidy, self.names)), max(style.size * 7 // 10, 32)
        while style.size > least and typeset.width(say(names), style) > box.width:
            style = style.smaller(style.size - 2)
        text = typeset.with_names(say, names, style, box.width)
        mark = functools.partial(icons.mark, seat or 0, palette=self.palette)
        self.canvas.text(box, text, style, colour, smallest=30, mark=mark)


def header(painter: Painter, box: Box, view: BoomtownView, *, is_rolled: bool) -> None:
    """The sign over the board: the game, the round, what is left of the deck, the dice."""
    canvas, palette, words = painter.canvas, painter.palette, painter.words
    canvas.bar(box, mixed(palette.wood_dark, palette.ink, 0.35))
    for y in (box.top, box.bottom - 8):
        canvas.bar(Box(box.left, y, box.right, y + 8), palette.wood_light)
        canvas.bar(Box(box.left, y + 6, box.right, y + 8), palette.ink)
    inner = Box(box.left + 30, box.top + 8, box.right - 30, box.bottom - 8)
    title = Box(inner.left, inner.top, inner.left + 520, inner.bottom)
    text = words.text("boomtown-name").upper()
    canvas.text(title, text, _TITLE, palette.gold, smallest=50, raised=palette.alarm)
    dice_left = inner.right - (236 if view.dice else 270)
    left, right = title.right + 24, dice_left - 20
    middle = (inner.top + inner.bottom) // 2
    facts = (
        words.text("boomtown-picture-round", round=view.round, rounds=view.rounds),
        words.text("boomtown-picture-cards", cards=view.cards_left),
    )
    for at, fact in enumerate(facts):
        row = (
            Box(left, inner.top + 2, right, middle) if at == 0 else Box(left, middle, right, inner.bottom - 2)
        )
        canvas.text(row, fact, _FACT, palette.on_wood, smallest=30)
    if view.dice is None:
        for at, sign in enumerate((pictures.pick, icons.coin, pictures.hat)):
            place = Box.at(inner.right - 270 + at * 92, inner.top, 80, inner.height)
            canvas.stamp_in(sign(70, palette), place)
        return
    dice = Box(dice_left, inner.top, inner.right, inner.bottom)
    if is_rolled:
        canvas.panel(
            Box(dice.left - 10, dice.top + 2, dice.right + 14, dice.bottom - 2), palette.glow, radius=12
        )
    ink = palette.ink if is_rolled else palette.gold
    for at, face in enumerate(view.dice):
        place = Box.at(dice.left + at * 76, dice.top, 70, dice.height)
        canvas.stamp_in(icons.die(face, 68, palette), place)
    total = Box(dice.left + 152, dice.top, dice.right + 6, dice.bottom)
    canvas.text(total, str(sum(view.dice)), _TOTAL, ink, align="centre")


def turn_note(painter: Painter, box: Box, view: BoomtownView) -> None:
    """Whom the table waits for, how the auction stands, and in which order people come."""
    canvas, palette, words = painter.canvas, painter.palette, painter.words
    paper = western.note(
        box.width, box.height, palette, fill=palette.glow, frame=palette.ink, has_nails=False
    )
    canvas.stamp(paper, box.left, box.top)
    chips = _chips(view)
    rail = box.right - 20 - len(chips) * (CHIP + 8)
    seat = view.asked[0] if view.asked else None
    left = box.left + 24
    canvas.stamp_in(icons.pointing_hand(66, palette), Box.at(left, box.top, 68, box.height))
    if seat is not None:
        canvas.stamp_in(icons.mark(seat, 62, palette), Box.at(left + 78, box.top, 66, box.height))
        left += 78
    left += 84
    first = Box(left, box.top + 10, rail - 14, box.top + 68)
    painter.sentence(first, lambda names: turn(view, names, words), seat, _TURN, palette.ink)
    second = Box(left, box.top + 64, rail - 14, box.bottom - 12)
    who, kind, gold = _standing(view)

    def stands(names: tuple[str, ...]) -> str:
        return words.text(kind, player="" if who is None else words.named(names, who), gold=gold)

    painter.sentence(second, stands, who, _STANDS, palette.faded)
    for at, chip in enumerate(chips):
        place = Box.at(rail + at * (CHIP + 8), box.top + 12, CHIP, box.height - 24)
        _chip(canvas, place, chip, palette)


def _standing(view: BoomtownView) -> tuple[int | None, str, int]:
    """Who is first, what the line about that is called, and the gold."""
    if view.auction is not None and view.auction.leader is not None:
        return view.auction.leader, "boomtown-text-standing", view.auction.gold
    if view.winner is not None:
        return view.winner, "boomtown-text-winner", 0
    return None, "boomtown-text-no-bid", 0


@dataclass(frozen=True, slots=True)
class Chip:
    """A player's part in the round: a bid, a pass, a card taken, or still to come."""

    seat: int
    is_asked: bool
    gold: int | None = None
    is_out: bool = False
    has_card: bool = False
    number: int = 0


def _chips(view: BoomtownView) -> list[Chip]:
    """Everybody's part in the auction, from the start player on; then in taking, in the order of taking."""
    seats = len(view.players)
    auction = view.auction
    if auction is not None:
        order = [(view.start + step) % seats for step in range(seats)]
        return [
            Chip(
                seat,
                seat in view.asked,
                gold=auction.gold if auction.leader == seat else None,
                is_out=seat in auction.passed or view.players[seat].gold == 0,
                number=1 if seat == view.start and not auction.gold and not auction.passed else 0,
            )
            for seat in order
        ]
    first = view.start if view.winner is None else view.winner
    later = [(first + step) % seats for step in range(seats)]
    if view.asked_for == "take" and len(view.asked) == 1:
        later.sort(key=lambda seat: seat not in view.asked)  # who plays Mustang is before his turn
    order = [*view.taken, *(seat for seat in later if seat not in view.taken)]
    return [
        Chip(seat, seat in view.asked, has_card=seat in view.taken, number=at + 1)
        for at, seat in enumerate(order)
    ]


def _chip(canvas: Canvas, box: Box, chip: Chip, palette: Palette) -> None:
    is_over = chip.is_out or chip.has_card
    fill = palette.paper_shade if is_over else palette.card
    outline = palette.ink if chip.is_asked or chip.gold is not None else palette.rule
    if chip.gold is not None:
        fill = palette.gold
    canvas.panel(box, fill, outline=outline, line=5 if chip.is_asked else 3, radius=10)
    upper = Box(box.left, box.top + 4, box.right, box.top + 46)
    lower = Box(box.left + 4, box.top + 44, box.right - 4, box.bottom - 4)
    canvas.stamp_in(icons.mark(chip.seat, 36, palette), upper)
    if chip.gold is not None:
        canvas.text(lower, str(chip.gold), _BID, palette.ink, align="centre", smallest=30)
    elif chip.is_out:
        canvas.stamp_in(icons.crossed(30, palette.alarm), lower)
    elif chip.has_card:
        canvas.stamp_in(icons.tick(32, palette.rise), lower)
    elif chip.is_asked:
        canvas.text(lower, "?", _CHIP, palette.ink, align="centre")
    elif chip.number:
        canvas.text(lower, f"{chip.number}.", _CHIP, palette.faded, align="centre")
    else:
        canvas.text(lower, "…", _CHIP, palette.faded, align="centre")


@dataclass(frozen=True, slots=True)
class TownFacts:
    """How the majority in a town stands."""

    town: Town
    mayor: tuple[int, int] | None
    """The mayor's seat and mines."""
    others: tuple[tuple[int, int], ...]
    """The others' seats and mines, the most first."""
    is_governor: bool
    is_new: bool


def facts_of(view: BoomtownView, town: Town, news: News) -> TownFacts:
    """How the majority in a town stands."""
    counts = {player.seat: len(mines_in(player, town)) for player in view.players}
    mayor = mayor_of(view, town)
    others = sorted(
        ((seat, count) for seat, count in counts.items() if count and (mayor is None or seat != mayor.seat)),
        key=lambda pair: -pair[1],
    )
    return TownFacts(
        town,
        None if mayor is None else (mayor.seat, counts[mayor.seat]),
        tuple(others),
        view.governor == town,
        town in news.elections,
    )


@functools.lru_cache(maxsize=40)
def town_sign(facts: TownFacts, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """A town's sign: its emblem and name, and below who is mayor and who comes next."""
    suit, ink = pictures.suit(facts.town, palette), pictures.on_suit(facts.town, palette)
    board = western.sign(width, height, suit, ink, palette)
    canvas = Canvas(board.image.copy())
    split = height - 56
    canvas.stamp_in(pictures.emblem(facts.town, 48, palette), Box(13, 8, 63, split))
    name = Box(68, 8, width - 12, split)
    style = _TOWN if width < _WIDE_SIGN else _TOWN.smaller(42)
    canvas.lines(name, town_name(facts.town, words), style, ink, most=2)
    strip = Box(12, split, width - 12, height - 12)
    canvas.panel(strip, palette.glow if facts.is_new else palette.card, outline=palette.ink, line=2, radius=6)
    row = Box(strip.left + 6, strip.top, strip.right - 6, strip.bottom)
    left = row.left
    hat = pictures.hat(36, palette, is_there=facts.mayor is not None)
    is_empty = facts.mayor is None and not facts.others
    canvas.stamp_in(hat, row if is_empty else Box.at(left, row.top, 38, row.height))
    left += 40
    if facts.is_governor:
        left += canvas.text(Box(left, row.top, left + 50, row.bottom), "×2", _OTHERS, palette.alarm) + 4
    if facts.mayor is not None:
        left = (
            _counted(canvas, Box(left, row.top, row.right, row.bottom), facts.mayor, _COUNT, 34, palette) + 12
        )
    end = row.right - 40 * facts.is_new
    for other in facts.others:
        if left + 48 > end:
            break
        left = _counted(canvas, Box(left, row.top, row.right, row.bottom), other, _OTHERS, 26, palette) + 6
    if facts.is_new:
        canvas.stamp_in(icons.new_sign(36, palette), Box(row.right - 38, row.top, row.right, row.bottom))
    return canvas.tile(board.mask)


def _counted(
    canvas: Canvas, box: Box, pair: tuple[int, int], style: Style, size: int, palette: Palette
) -> int:
    """A player's mark and how many mines he has; where they end."""
    seat, count = pair
    canvas.stamp_in(icons.mark(seat, size, palette), Box.at(box.left, box.top, size, box.height))
    left = box.left + size + 3
    return left + canvas.text(Box(left, box.top, left + 44, box.bottom), str(count), style, palette.ink)
