"""The upper parts of Boomtown's board: the sign over it, and the note that says whose turn it is.

Knows what each part looks like, never where it goes.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import BoomtownView
from engine.play.seats import clockwise
from renders.boomtown.picture import icons as pictures
from renders.boomtown.text.prompts import turn_kind, turn_text
from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.joints import IN_CORNER
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import TURN, Painter
from renders.drawing.shelf import kept
from renders.drawing.theme import SIGN, Palette, Style
from renders.language.catalogues import Words

TITLE: Final = 520
FLAG: Final = 4
_LINE: Final = 60
"""How high each of the two lines of the note about the turn is."""
_CHIP: Final = 174
"""How wide a player's part in the round is at most."""

_FACT: Final = Style("slab", 42, 700)
_TOTAL: Final = Style("slab", 64, 700)
_STANDS: Final = Style("slab", 38, 600)
_WAITS: Final = Style("slab", 44, 700)
_BID: Final = Style("slab", 50, 700)


@on_demand
def header(facts: "Facts", width: int, height: int, palette: Palette, words: Words) -> Tile:
    """The sign over the board: the game, the round, what is left of the deck, the dice."""
    title = Box(30, 8, 30 + TITLE, height - 8)
    canvas = furniture.sign(width, height, title, words.text("boomtown-name"), palette)
    inner = Box(30, 8, width - 30, height - 8)
    dice = Box(inner.right - (236 if facts.dice else 270), inner.top, inner.right, inner.bottom)
    left, right, middle = inner.left + TITLE + 24, dice.left - 20, height // 2
    upper = Box(left, middle - 38, right, middle + 6)
    text = words.text("boomtown-picture-round", round=facts.round, rounds=facts.rounds)
    canvas.text(upper, text, _FACT, palette.on_wood, smallest=SIGN)
    lower = Box(left, middle - 4, right, middle + 44)
    text = words.text("boomtown-picture-cards", cards=facts.cards_left)
    canvas.text(lower, text, _FACT, palette.on_wood, smallest=SIGN)
    if facts.dice is None:
        for at, sign in enumerate((pictures.pick, icons.coin, pictures.hat)):
            canvas.stamp_in(sign(70, palette), Box.at(dice.left + at * 92, dice.top, 80, dice.height))
    else:
        _dice(canvas, dice, facts.dice, palette, is_news=facts.is_rolled)
    return canvas.tile()


def _dice(canvas: Canvas, box: Box, dice: tuple[int, int], palette: Palette, *, is_news: bool) -> None:
    """The last roll, lit up while it is new."""
    if is_news:
        canvas.panel(Box(box.left - 10, box.top + 2, box.right + 14, box.bottom - 2), palette.glow, radius=12)
    for at, face in enumerate(dice):
        canvas.stamp_in(icons.die(face, 68, palette), Box.at(box.left + at * 76, box.top, 70, box.height))
    total = Box(box.left + 152, box.top, box.right + 6, box.bottom)
    ink = palette.ink if is_news else palette.gold
    canvas.text(total, str(sum(dice)), _TOTAL, ink, align="centre")


@dataclass(frozen=True, slots=True)
class Facts:
    """What the sign over the board says."""

    round: int
    rounds: int
    cards_left: int
    dice: tuple[int, int] | None
    is_rolled: bool


@dataclass(frozen=True, slots=True)
class Turn:
    """What the note about the turn says."""

    what: str
    asked: tuple[int, ...]
    chips: "tuple[Chip, ...]"
    standing: tuple[int | None, str, int]
    """Who leads or has won, the message about that, and the gold."""


def turn_of(view: BoomtownView) -> Turn:
    """What the note about the turn says of a table."""
    return Turn(turn_kind(view), view.asked, tuple(chips_of(view)), _standing(view))


@on_demand
def turn_note(said: Turn, painter: Painter, width: int, height: int) -> Tile:
    """Whom the table waits for, and below that in which order people come, and how the auction stands."""
    palette = painter.palette
    canvas = furniture.turn_paper(width, height, palette)
    seat = said.asked[0] if said.asked else None
    left, right, middle = 104, width - IN_CORNER, height // 2
    first = Box(left, middle - _LINE, right, middle)
    if seat is not None:
        canvas.stamp_in(icons.mark(seat, 52, palette), Box.at(left, first.top, 54, _LINE))
        first = Box(left + 66, *first[1:])

    def turns(names: tuple[str, ...]) -> str:
        return turn_text(said.what, said.asked, names, painter.words)

    painter.sentence(canvas, first, turns, seat, TURN, palette.ink)
    wide = min((right - left + 8) // len(said.chips) - 8, _CHIP)
    second = Box(left, middle + 2, right, middle + 2 + _LINE)
    for at, chip in enumerate(said.chips):
        tile = _chip(chip, wide, _LINE - 6, palette)
        canvas.lay(tile, left + at * (wide + 8) - FLAG, second.top - FLAG)
    rest = Box(left + len(said.chips) * (wide + 8) + 12, *second[1:])
    who, kind, gold = said.standing

    def stands(names: tuple[str, ...]) -> str:
        return painter.words.text(
            kind, player="" if who is None else painter.words.named(names, who), gold=gold
        )

    if typeset.fits(stands(tuple("M" * 6 for _ in painter.names)), _STANDS, rest.width):
        painter.sentence(canvas, rest, stands, who, _STANDS, palette.faded)
    return canvas.tile()


def _standing(view: BoomtownView) -> tuple[int | None, str, int]:
    """Who leads or has won, the message about that, and the gold."""
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
    opens: bool = False
    """Whether the bidding began there."""


def chips_of(view: BoomtownView) -> list[Chip]:
    """Everybody's part in the auction, from the start player on; then in taking, in the order of taking."""
    seats = len(view.players)
    auction = view.auction
    if auction is not None:
        return [
            Chip(
                seat,
                seat in view.asked,
                gold=auction.gold if auction.leader == seat else None,
                is_out=seat in auction.passed or view.players[seat].gold == 0,
                opens=seat == view.start,
            )
            for seat in clockwise(view.start, seats)
        ]
    first = view.start if view.winner is None else view.winner
    later = list(clockwise(first, seats))
    if view.asked_for == DecisionName.TAKE and len(view.asked) == 1:
        later.sort(key=lambda seat: seat not in view.asked)  # whoever plays Mustang comes before their turn
    order = [*view.taken, *(seat for seat in later if seat not in view.taken)]
    return [
        Chip(seat, seat in view.asked, has_card=seat in view.taken, number=at + 1)
        for at, seat in enumerate(order)
    ]


@kept
def _chip(chip: Chip, width: int, height: int, palette: Palette) -> Tile:
    """A player's part in the round; a little flag stands where the bidding began."""
    canvas = Canvas(Image.new("RGB", (width + 2 * FLAG, height + 2 * FLAG), palette.glow))
    box = Box.at(FLAG, FLAG, width, height)
    is_over = chip.is_out or chip.has_card
    fill = palette.paper_shade if is_over else palette.card
    outline = palette.ink if chip.is_asked or chip.gold is not None else palette.rule
    if chip.gold is not None:
        fill = palette.gold
    canvas.panel(box, fill, outline=outline, line=5 if chip.is_asked else 3, radius=10)
    if chip.opens:
        canvas.stamp(icons.pennant(28, palette), box.left - FLAG, box.top - FLAG)
    middle = box.left + width // 2
    canvas.stamp_in(icons.mark(chip.seat, 44, palette), Box(box.left + 22, box.top, middle + 4, box.bottom))
    lay_part(canvas, Box(middle, box.top, box.right - 12, box.bottom), chip, palette)
    return canvas.tile()


def lay_part(canvas: Canvas, box: Box, chip: Chip, palette: Palette) -> None:
    """What the player has done in the round, or that they are still to come."""
    if chip.gold is not None:
        canvas.text(box, str(chip.gold), _BID, palette.ink, align="centre", smallest=SIGN)
    elif chip.is_out:
        canvas.stamp_in(icons.crossed(SIGN, palette.alarm), box)
    elif chip.has_card:
        canvas.stamp_in(icons.tick(SIGN, palette.rise), box)
    elif chip.is_asked:
        canvas.text(box, "?", _WAITS, palette.ink, align="centre")
    elif chip.number:
        canvas.text(box, f"{chip.number}.", _WAITS, palette.faded, align="centre")
    else:
        canvas.text(box, "…", _WAITS, palette.faded, align="centre")
