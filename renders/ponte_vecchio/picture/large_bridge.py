"""The bridge of Ponte Vecchio in large print: three rows of five steps. Each step has its number, its two
plots with their owners' marks, and below them the Rich Man and the way that he looks, or what a stop there
would pay.

Knows views and changes, never what else is on a picture; each step is a tile, drawn once for what it shows.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.ponte_vecchio.cards import LAST_STEPS, STEPS, Direction, is_among_the_last
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.table import Seat
from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile, rounded
from renders.drawing.large import Paper
from renders.drawing.on_demand import on_demand
from renders.drawing.setting import Flow, Sign
from renders.drawing.shelf import kept
from renders.drawing.theme import LARGE, Palette, Style, mixed
from renders.ponte_vecchio.picture import rich_man
from renders.ponte_vecchio.picture.changes import Changes
from renders.ponte_vecchio.picture.plots import dashed, site
from renders.ponte_vecchio.picture.walk import Turn, pointer, turn_sign

WIDE: Final = 183
"""How wide a step is: five of them keep away from a strip's lower right corner."""
HIGH: Final = 228
_APART: Final = 8
_PLOT: Final = 80
_ROUND: Final = 10
_MARK: Final = 56
_HEAD: Final = 62
_ARROW: Final = 52
_NUMBER: Final = Style("slab", 60, 700)
_TAG: Final = Style("slab", 52, 700)
_UPPER, _LOWER = 64, HIGH - 70
"""Where the plots begin, and what is below them."""


@dataclass(frozen=True, slots=True)
class Tag:
    """What a picture says about a step."""

    text: str = ""
    is_gulden: bool = False
    is_chosen: bool = False
    turning: Turn = "no"
    is_site: bool = False
    """Whether a shop can be built on its free plots."""


@dataclass(frozen=True, slots=True)
class Step:
    """All that a step shows."""

    number: int
    owners: tuple[Seat | None, Seat | None]
    looks_right: bool
    is_here: bool
    is_ahead: bool
    is_next: bool
    is_new: bool
    """Whether a shop here has just been built."""
    tag: Tag


def bridge(
    view: PonteVecchioView, changes: Changes, tags: Mapping[int, Tag], *, shows: str = "bridge"
) -> Paper:
    """All steps, with what `tags` say by their numbers."""
    steps = [_step(view, changes, number, tags.get(number)) for number in range(1, STEPS + 1)]
    rows = (steps[first : first + LAST_STEPS] for first in range(0, STEPS, LAST_STEPS))
    return Paper(
        tuple(Flow(tuple((Sign(step_tile, (step,)),) for step in row), gap=_APART) for row in rows), shows
    )


def turn_sign_of(turning: Turn, looks_right: bool, palette: Palette) -> Sprite:
    """The sign for where the Rich Man may or must be turned."""
    return turn_sign(turning, palette, turns_left=looks_right)


@kept
def site_sign(size: int, palette: Palette) -> Tile:
    """A free plot that can be built on."""
    canvas = Canvas(Sprite(Image.new("RGB", (size, size), palette.card), rounded(size, size, _ROUND)))
    _site(canvas, Box(0, 0, size, size), palette)
    return canvas.tile()


def _step(view: PonteVecchioView, changes: Changes, number: int, tag: Tag | None) -> Step:
    ahead = view.ahead
    if tag is None:
        may_turn = not view.is_over and number in ahead and is_among_the_last(number, view.direction)
        tag = Tag(turning="may" if may_turn else "no")
    return Step(
        number,
        view.bridge[number - 1],
        looks_right=view.direction is Direction.OUTWARD,
        is_here=number == view.position,
        is_ahead=number in ahead,
        is_next=number == next(iter(ahead), None),
        is_new=number in changes.built,
        tag=tag,
    )


@on_demand
def step_tile(what: Step, palette: Palette) -> Tile:
    """A step, from its number to what is below its plots."""
    whole = Box(0, 0, WIDE, HIGH)
    canvas = Canvas(Image.new("RGB", (WIDE, HIGH), palette.card))
    stands_out = what.is_here or what.tag.is_chosen
    ground = palette.glow if stands_out else palette.card if what.is_ahead else palette.paper_shade
    canvas.panel(whole, ground, outline=palette.ink, line=7 if stands_out else 3, radius=12)
    number = Box(14, 8, WIDE - 10, _UPPER - 4)
    canvas.text(number, str(what.number), _NUMBER, palette.ink)
    _news(canvas, what, palette)
    for side, owner in enumerate(what.owners):
        plot = Box.at(10 + side * (WIDE - 20 - _PLOT), _UPPER + 2, _PLOT, _PLOT)
        if owner is not None:
            furniture.shield(canvas, plot, owner, _MARK, palette)
        elif what.tag.is_site:
            _site(canvas, plot, palette)
        else:
            dashed(canvas.image, plot, palette.faded)
    _below(canvas, Box(10, _LOWER, WIDE - 10, HIGH - 10), what, palette)
    return canvas.tile()


def _site(canvas: Canvas, box: Box, palette: Palette) -> None:
    canvas.panel(box, palette.glow, outline=palette.ink, line=4, radius=_ROUND)
    size = box.width * 11 // 20
    canvas.stamp_in(site(size, mixed(palette.glow, palette.gold_dark, 0.9)), box)


def _news(canvas: Canvas, what: Step, palette: Palette) -> None:
    """Beside the number: whether he may be turned here, and that a shop is new."""
    right = WIDE - 9
    if what.is_new:
        canvas.stamp_in(icons.new_sign(LARGE, palette), Box(right - LARGE, 8, right, _UPPER - 4))
        right -= LARGE + 1
    if what.tag.turning != "no":
        sign = turn_sign_of(what.tag.turning, what.looks_right, palette)
        canvas.stamp_in(sign, Box(right - sign.width, 8, right, _UPPER - 4))


def _below(canvas: Canvas, box: Box, what: Step, palette: Palette) -> None:
    """The Rich Man and the way that he looks; or what is said of the step; or an arrow, if he can come."""
    signs: list[Sprite] = []
    text = what.tag.text
    if what.is_here:
        signs.append(rich_man.head(_HEAD, palette, looks_right=what.looks_right))
        if what.tag.is_chosen and not text:
            signs.append(icons.tick(LARGE, palette.rise))
        elif not text:
            signs.append(pointer(_ARROW, palette.alarm, palette.ink, what.looks_right))
        if not what.looks_right:
            signs.reverse()
    elif what.tag.is_chosen:
        signs = [icons.tick(LARGE, palette.rise)]
    elif what.tag.is_gulden:
        signs = [icons.coin(LARGE, palette)]
    elif not text and what.is_ahead:
        colour = palette.alarm if what.is_next else palette.gold_dark
        signs = [pointer(_ARROW, colour, palette.ink, what.looks_right)]
    room = typeset.width(text, _TAG)
    gap = 8
    parts = [sign.width for sign in signs] + ([room] if text else [])
    left = box.left + (box.width - sum(parts) - gap * (len(parts) - 1)) // 2
    for sign in signs:
        canvas.stamp_in(sign, Box(left, box.top, left + sign.width, box.bottom))
        left += sign.width + gap
    if text:
        canvas.text(Box(left, box.top, left + room, box.bottom), text, _TAG, palette.ink)
