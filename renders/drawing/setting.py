"""How a paper in large print is set: sentences, things side by side and tables, line by line.

What is too wide for a line goes on in the next one; a name is cut before that. Knows no game and no paper.
"""

import functools
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from renders.drawing import icons, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.theme import LARGE, Colour, Palette, Style

TITLE: Final = Style("slab", 68, 700)
"""The letters of the first line of all."""
NAME: Final = Style("slab", 56, 700)
"""The letters of names and headings."""
NUMBER: Final = Style("slab", 64, 700)
"""The letters of numbers that decide something."""
TEXT: Final = Style("sans", LARGE, 500)
"""The letters of words."""
STRONG: Final = Style("sans", LARGE, 700)
"""The letters of words that should be seen first."""
MARK: Final = 56
"""How large marks, emblems and other signs are."""

NEAR: Final = 12
"""How far the parts of one thing are from each other."""
APART: Final = 40
"""How far things are from each other."""
_LINE: Final = 1.3
"""How high a line is, as a part of the size of its letters."""
_SHORTEST: Final = 230
"""No name is cut to less than this."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text in one line. With a `seat` it is that player's name: it is cut if there is too little room, and
    the player's mark takes the place of letters that no font has."""

    text: str
    style: Style = TEXT
    colour: Colour | None = None
    """None: ink."""
    seat: int | None = None

    @property
    def size(self) -> tuple[int, int]:
        return typeset.width(self.text, self.style), round(self.style.size * _LINE)


@dataclass(frozen=True, slots=True)
class Sign:
    """A mark, an emblem, a small card: what `draw(*of, palette)` draws. Sprites are not hashable, so that the
    function and what it is given stand for it."""

    draw: Callable[..., Sprite]
    of: tuple[Hashable, ...] = (MARK,)


@dataclass(frozen=True, slots=True)
class Plate:
    """A text on a field of a colour: a number on its suit, a bid, a change."""

    text: str
    fill: Colour
    ink: Colour
    style: Style = NUMBER
    width: int = 0
    """At least this; several plates are then equally wide."""


Atom: TypeAlias = Text | Sign | Plate
Thing: TypeAlias = tuple[Atom, ...]
"""What stands together on a line: a mark and a name, a coin and a number with its word."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Things side by side, on as many lines as they need. `gap` is how far they are from each other; the
    first line begins at the left, later ones `indent` further in."""

    things: tuple[Thing, ...]
    gap: int = APART
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Lines:
    """A sentence on as many lines as it needs, beside a sign if it has one."""

    text: str
    style: Style = TEXT
    colour: Colour | None = None
    sign: Sign | None = None
    seat: int | None = None
    """Whose mark stands for letters that no font has."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of the same columns; a column is as wide as its widest cell. Names are cut if all that is too
    wide. If even that is not enough, each row is a flow."""

    rows: tuple[tuple[Thing, ...], ...]


Piece: TypeAlias = Flow | Lines | Table


class Put(NamedTuple):
    """An atom where it stands on its paper, with the room that it has."""

    atom: Atom
    box: Box


Line: TypeAlias = tuple[tuple[Put, ...], int]
"""What stands on a line, from its upper edge, and how high it is."""


def lines_of(piece: Piece, room: int, palette: Palette) -> Iterator[Line]:
    """The lines of a piece."""
    if isinstance(piece, Lines):
        yield from _sentence(piece, room, palette)
    elif isinstance(piece, Flow):
        yield from _flow(piece, room, palette)
    else:
        yield from _table(piece, room, palette)


def _sentence(piece: Lines, room: int, palette: Palette) -> Iterator[Line]:
    sign = piece.sign
    left = 0 if sign is None else size_of(sign, palette)[0] + 2 * NEAR
    for at, row in enumerate(typeset.wrapped(piece.text, piece.style, room - left, 99)):
        text = Text(row, piece.style, piece.colour, piece.seat)
        high = text.size[1]
        puts = [Put(text, Box.at(left, 0, room - left, high))]
        if sign is not None and at == 0:
            wide, tall = size_of(sign, palette)
            high = max(high, tall)
            puts = [
                Put(sign, Box.at(0, 0, wide, high)),
                Put(text, Box.at(left, 0, room - left, high)),
            ]
        yield tuple(puts), high


def _flow(piece: Flow, room: int, palette: Palette) -> Iterator[Line]:
    """Things on lines: each goes on the line if it has room there, and otherwise on the next one."""
    puts, left = list[Put](), 0
    for thing in _whole(piece.things, room - piece.indent, palette):
        wide = _width(thing, palette)
        if puts and left + wide > room:
            yield _even(puts, palette)
            puts, left = [], piece.indent
        puts += _put(thing, left, wide, palette)
        left += wide + piece.gap
    if puts:
        yield _even(puts, palette)


def _table(piece: Table, room: int, palette: Palette) -> Iterator[Line]:
    columns = max(map(len, piece.rows), default=0)
    rows = [tuple(row) for row in piece.rows]
    wide = [max(_width(row[at], palette) for row in rows if at < len(row)) for at in range(columns)]
    over = sum(wide) + APART * (columns - 1) - room
    for at in range(columns):
        if over > 0 and any(_name_of(row[at]) is not None for row in rows if at < len(row)):
            least = max(_width(_cut_to(row[at], 0, palette), palette) for row in rows if at < len(row))
            less = min(over, wide[at] - least)
            wide[at], over = wide[at] - less, over - less
    if over > 0:
        for row in rows:
            yield from _flow(Flow(row), room, palette)
        return
    for row in rows:
        puts, left = list[Put](), 0
        for thing, width in zip(row, wide, strict=False):
            fitted = _cut_to(thing, width, palette)
            puts += _put(fitted, left, width, palette)
            left += width + APART
        yield _even(puts, palette)


def _whole(things: Iterable[Thing], room: int, palette: Palette) -> Iterator[Thing]:
    """Things that have room on a line: if one is too wide, its name is cut, and then it falls apart."""
    for thing in filter(None, things):
        fitted = _cut_to(thing, room, palette)
        if _width(fitted, palette) <= room:
            yield fitted
            continue
        for atom in fitted:
            if isinstance(atom, Text) and atom.seat is None:
                for row in typeset.wrapped(atom.text, atom.style, room, 99):
                    yield (replace(atom, text=row),)
            else:
                yield (atom,)


def _name_of(thing: Thing) -> int | None:
    """Where a thing has a name."""
    names = (at for at, atom in enumerate(thing) if isinstance(atom, Text) and atom.seat is not None)
    return next(names, None)


def _cut_to(thing: Thing, room: int, palette: Palette) -> Thing:
    """A thing whose name is set smaller and then cut so that it has room, but to no less than a few
    letters."""
    at = _name_of(thing)
    if at is None or _width(thing, palette) <= room:
        return thing
    name = thing[at]
    assert isinstance(name, Text), "only texts are names"
    name = replace(name, style=name.style.smaller(min(name.style.size, LARGE)))
    thing = (*thing[:at], name, *thing[at + 1 :])
    least = name.size[0] + min(room - _width(thing, palette), 0)
    shorter = typeset.fitted(name.text, name.style, max(least, _SHORTEST))
    return (*thing[:at], replace(name, text=shorter), *thing[at + 1 :])


def size_of(atom: Atom, palette: Palette) -> tuple[int, int]:
    """How wide and how high an atom is."""
    if isinstance(atom, Text):
        return atom.size
    if isinstance(atom, Plate):
        wide = max(typeset.width(atom.text, atom.style) + 28, atom.width)
        return wide, round(atom.style.size * _LINE)
    drawn = atom.draw(*atom.of, palette)
    return drawn.size


def _width(thing: Thing, palette: Palette) -> int:
    return sum(size_of(atom, palette)[0] for atom in thing) + NEAR * max(len(thing) - 1, 0)


def _put(thing: Thing, left: int, width: int, palette: Palette) -> Iterator[Put]:
    """The atoms of a thing from left to right; they have no height yet. A text at its end has all that is
    left of its width."""
    end = left + width
    for at, atom in enumerate(thing):
        right = left + size_of(atom, palette)[0]
        is_end = isinstance(atom, Text) and at == len(thing) - 1
        yield Put(atom, Box(left, 0, max(end, right) if is_end else right, 0))
        left = right + NEAR


def _even(puts: Sequence[Put], palette: Palette) -> Line:
    """A line whose atoms are all as high as the highest."""
    high = max(size_of(put.atom, palette)[1] for put in puts)
    return tuple(Put(put.atom, put.box._replace(bottom=high)) for put in puts), high


def lay(canvas: Canvas, atom: Atom, box: Box, palette: Palette) -> None:
    if isinstance(atom, Text):
        mark = None if atom.seat is None else functools.partial(icons.mark, atom.seat, palette=palette)
        canvas.text(box, atom.text, atom.style, atom.colour or palette.ink, mark=mark)
    elif isinstance(atom, Plate):
        high = size_of(atom, palette)[1]
        field = Box.at(box.left, box.top + (box.height - high) // 2, box.width, high)
        canvas.panel(field, atom.fill, outline=palette.ink, line=3, radius=10)
        canvas.text(field.inset(8, 0), atom.text, atom.style, atom.ink, align="centre")
    else:
        drawn = atom.draw(*atom.of, palette)
        left = box.left + (box.width - drawn.width) // 2
        top = box.top + (box.height - drawn.height) // 2
        if isinstance(drawn, Tile):
            canvas.lay(drawn, left, top)
        else:
            canvas.stamp(drawn, left, top)
