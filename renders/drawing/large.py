"""Large print: papers one below the other, on which no letter is smaller than `LARGE` and no sign lower.

A game says what is on each paper, in the pieces of `renders.drawing.setting`. Knows no game, and no client.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Tile
from renders.drawing.frames import Part
from renders.drawing.inks import Own
from renders.drawing.joints import IN_CORNER
from renders.drawing.layout import CORNER, GAP, LEFT, ROOM
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.setting import (
    MARK,
    NAME,
    NEAR,
    NUMBER,
    STRONG,
    Flow,
    Line,
    Lines,
    Piece,
    Plate,
    Sign,
    Text,
    Thing,
    lay,
    lines_of,
    size_of,
)
from renders.drawing.strips import HIGHEST, MOST_LARGE, Block, Strip, strip
from renders.drawing.theme import Palette, Style

_SIDE: Final = 34
"""What a paper keeps free at its left and right."""
_ABOVE: Final = 20
"""What a paper keeps free at its upper and lower edge."""
_LEADING: Final = 4
"""How far a line is from the next."""
_MOST_HIGH: Final = HIGHEST - 2 * GAP
"""How high a paper may be."""


@dataclass(frozen=True, slots=True)
class Paper:
    """Pieces one below the other, which stay on one strip if they are not higher than that."""

    pieces: tuple[Piece, ...]
    shows: str = ""
    """As `Block.shows`."""
    is_lit: bool = False
    """Whether it is what one should see first."""
    heading: Piece | None = None
    """What comes first; it is repeated if the paper is too high for a strip and goes on in the next one."""


def named(painter: Painter, seat: int, style: Style = NAME, *, most: int = ROOM) -> Thing:
    """A player's mark and name, which is cut if it is wider than `most`."""
    name = typeset.fitted(painter.shown(seat), style, most)
    return Sign(icons.mark, (seat, MARK)), Text(name, style, seat=seat)


def titled(text: str, *more: Thing) -> Flow:
    """A heading, and what stands beside it."""
    return Flow(((Text(text, NAME),), *more))


def counted(sign: Sign, number: int | str, word: str = "", style: Style = NUMBER) -> Thing:
    """A sign, a large number and the word for what it counts."""
    return (sign, Text(str(number), style), *([Text(word)] if word else []))


def change(number: int, palette: Palette) -> Plate:
    """What came in or went out, with its sign."""
    fill, ink = (palette.rise, palette.on_rise) if number > 0 else (palette.alarm, palette.on_alarm)
    return Plate(furniture.signed(number), fill, ink, STRONG)


def news(word: str) -> Thing:
    """That something is new: a sign and a word."""
    return Sign(icons.new_sign), Text(word, STRONG)


def sentence(
    painter: Painter,
    say: Callable[[tuple[str, ...]], str],
    *,
    sign: Sign | None = None,
    style: Style = NAME,
    seat: int | None = None,
    most: int = 3,
) -> Lines:
    """A sentence about players; names are cut if it would need more than `most` lines."""
    room = ROOM - 2 * _SIDE - IN_CORNER - (MARK + 2 * NEAR if sign else 0)
    text = say(painter.tidy_names)
    if not typeset.fits(text, style, room, most):
        text = typeset.with_names(say, painter.tidy_names, style, room, most)
    return Lines(text, style, sign=sign, seat=seat)


def pages(
    versions: Iterable[Sequence[Paper]], painter: Painter, own: Own, *, most: int = MOST_LARGE
) -> tuple[Strip, ...]:
    """Papers on as few strips as can be, and then on even ones. It takes the first of several versions that
    has room on `most` strips; if none has, it cuts the papers of the last one between their lines.
    `own` are the game's colours, as in `renders.drawing.strips.strip`. Nothing that must be read lies in a
    strip's lower right corner."""
    palette = painter.palette
    papers: Sequence[Paper] = ()
    for papers in versions:
        found = _cut([part for paper in papers for part in _parted(paper, palette)])
        if len(found) <= most:
            break
    else:
        found = _filled(papers, palette)
    groups = [
        [_block(sheet, palette, is_last=at == len(sheets) - 1) for at, sheet in enumerate(sheets)]
        for sheets in found
    ]
    return tuple(strip(blocks, painter, own) for blocks in groups)


class _Sheet(NamedTuple):
    """A paper's lines, as they are within a strip and as they are where it is the last of one."""

    inner: tuple[Line, ...]
    last: tuple[Line, ...]
    shows: str
    is_lit: bool

    def lines(self, *, is_last: bool) -> tuple[Line, ...]:
        return self.last if is_last else self.inner

    def height(self, *, is_last: bool) -> int:
        return _height(self.lines(is_last=is_last))


def _parted(paper: Paper, palette: Palette, room: int | None = None) -> Iterator[_Sheet]:
    """A paper; if it is too high for a strip, in parts, each of which begins with its heading. It is cut
    between its pieces, and within one only if that is too high. With a `room`, which is what is left of a
    strip, the first part fills that, and the paper is cut between any two lines."""
    inner, last = (_set(paper, palette, is_last=is_last) for is_last in (False, True))
    whole = _Sheet(inner, last if _is_in_corner(inner, palette) else inner, paper.shows, paper.is_lit)
    left = _MOST_HIGH if room is None else room
    if whole.height(is_last=True) <= left:
        yield whole
        return
    pieces = [tuple(_lines(piece, palette, is_last=True)) for piece in paper.pieces]
    held = head = tuple(_lines(paper.heading, palette, is_last=True))
    for piece in pieces:
        is_kept = room is None and _height((*head, *piece)) <= _MOST_HIGH
        for lines in [piece] if is_kept else [(line,) for line in piece]:
            if _height((*held, *lines)) > left:
                if held != head:
                    yield whole._replace(inner=held, last=held)
                held, left = head, _MOST_HIGH
            held = (*held, *lines)
    yield whole._replace(inner=held, last=held)


def _filled(papers: Sequence[Paper], palette: Palette) -> list[list[_Sheet]]:
    """The papers of each strip if these are filled one after the other, and papers cut where one is full."""
    strips, used = [list[_Sheet]()], GAP
    for paper in papers:
        for part in _parted(paper, palette, HIGHEST - used - GAP):
            height = part.height(is_last=True) + GAP
            if strips[-1] and used + height > HIGHEST:
                strips.append([])
                used = GAP
            strips[-1].append(part)
            used += height
    return strips


def _cut(papers: Sequence[_Sheet]) -> list[list[_Sheet]]:
    """The papers of each strip: as few strips as can be, none too high, and then as even as can be."""
    inner, last = ([paper.height(is_last=is_last) for paper in papers] for is_last in (False, True))
    best: list[tuple[int, int, int]] = [(0, 0, 0)]
    """For each number of papers: how many strips they need, how uneven these are, and with which paper the
    last of them begins."""
    for end in range(1, len(papers) + 1):
        ways = list[tuple[int, int, int]]()
        for start in range(end - 1, -1, -1):
            height = sum(inner[start : end - 1]) + last[end - 1] + GAP * (end - start + 1)
            if height > HIGHEST and ways:
                break
            count, uneven, _ = best[start]
            ways.append((count + 1, uneven + height**2, start))
        best.append(min(ways))
    ends = [len(papers)]
    while ends[0]:
        ends.insert(0, best[ends[0]][2])
    return [list(papers[start:end]) for start, end in pairwise(ends)]


def _block(paper: _Sheet, palette: Palette, *, is_last: bool) -> Block:
    tile = _drawn(paper.lines(is_last=is_last), palette, is_lit=paper.is_lit)
    return Block([Part(tile, LEFT, 0)], paper.height(is_last=is_last), paper.shows)


def _height(lines: Sequence[Line]) -> int:
    """How high a paper with some lines is."""
    return sum(high for _, high in lines) + _LEADING * (len(lines) - 1) + 2 * _ABOVE


def _set(paper: Paper, palette: Palette, *, is_last: bool) -> tuple[Line, ...]:
    """All lines of a paper."""
    pieces = (paper.heading, *paper.pieces)
    return tuple(line for piece in pieces for line in _lines(piece, palette, is_last=is_last))


def _lines(piece: Piece | None, palette: Palette, *, is_last: bool) -> Iterator[Line]:
    """The lines of a piece; on the last paper of a strip they end before its corner."""
    return iter(()) if piece is None else lines_of(piece, ROOM - 2 * _SIDE - is_last * IN_CORNER, palette)


def _is_in_corner(lines: Sequence[Line], palette: Palette) -> bool:
    """Whether lines would reach the lower right corner of a strip on its last paper."""
    foot, end = GAP + _ABOVE, ROOM - _SIDE - IN_CORNER
    for puts, high in reversed(lines):
        if foot < CORNER[1] and any(
            put.box.left + size_of(put.atom, palette)[0] > end - _SIDE for put in puts
        ):
            return True
        foot += high + _LEADING
    return False


@on_demand
def _drawn(lines: tuple[Line, ...], palette: Palette, *, is_lit: bool) -> Tile:
    """A paper with all that is on it."""
    canvas = furniture.side_paper(ROOM, _height(lines), palette, is_lit=is_lit)
    top = _ABOVE
    for puts, high in lines:
        for atom, box in puts:
            lay(canvas, atom, box.moved(_SIDE, top), palette)
        top += high + _LEADING
    return canvas.tile()
