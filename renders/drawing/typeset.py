"""Sets one line of text in any script as a mask of ink, with fallback fonts, and with holes for what no font
has.

Knows fonts and Unicode, never a picture: what fills a hole (a player's mark) is the canvas's affair.
"""

import functools
import itertools
import re
import threading
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from renders.drawing import fonts
from renders.drawing.shelf import kept
from renders.drawing.theme import Style
from renders.language.names import ELLIPSIS, SOFT_HYPHEN, clusters

_RIGHT: Final = frozenset(("R", "AL"))
_NUMBERS: Final = ("EN", "AN")
_UNSEEN: Final = frozenset("\u200c\u200d\u2066\u2067\u2068\u2069\ufe0e\ufe0f")
_ISOLATE: Final = re.compile("\u2068(.*?)(?:\u2069|$)")
_STEPS: Final = [round(value / 51) * 51 for value in range(256)]
"""The few shades that edges have: nobody sees the difference, and a PNG packs them much better."""
_lock = threading.Lock()


@dataclass(frozen=True, slots=True)
class Run:
    """Clusters in a row that one font sets in one direction; `family` is None for a hole."""

    text: str
    family: str | None
    is_right_to_left: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, set. `mask` is its ink, `ink` where that is; holes are (left, width)."""

    text: str
    width: int
    mask: Image.Image
    holes: tuple[tuple[int, int], ...]
    ink: tuple[int, int, int, int] | None
    """Left, top, right and bottom from the line's left end and its baseline; None without any ink."""
    is_shortened: bool


@functools.lru_cache(maxsize=8192)
def _family(cluster: str, style: Style) -> str | None:
    """The first family of the style that has all of a cluster and can draw it, or None."""
    needed = {ord(character) for character in cluster if character not in _UNSEEN}
    if not needed:
        return fonts.CHAINS[style.family][0]
    for family in fonts.CHAINS[style.family]:
        if needed <= fonts.characters(family):
            is_plain = family in fonts.PLAIN and len(needed) == 1
            may_be_set = is_plain or fonts.can_shape()
            return family if may_be_set and _can_draw(cluster, family, style) else None
    return None


def _can_draw(cluster: str, family: str, style: Style) -> bool:
    """Whether the rasteriser can draw a cluster: some glyphs (U+FDFD) are too much for it."""
    try:
        with _lock:
            fonts.load(family, style).getmask(cluster)
    except (OSError, RuntimeError):
        return False
    return True


def _segments(text: str) -> list[tuple[str, int]]:
    """The parts of a text with the direction of each (1: right to left). An isolated part has its own
    direction, and does not change the direction of what is around it."""
    parts = _ISOLATE.split(text)  # outside, isolated, outside, …
    around = 0 if len(parts) > 1 else _direction(text)
    return [(part, _direction(part) if at % 2 else around) for at, part in enumerate(parts) if part]


def _direction(text: str) -> int:
    strong = (kind for kind in map(unicodedata.bidirectional, text) if kind == "L" or kind in _RIGHT)
    return int(next(strong, "L") in _RIGHT)


def _levels(pieces: Sequence[str], base: int) -> list[int]:
    """Unicode's bidirectional levels of clusters, as far as names need them: no embeddings."""
    kinds = [unicodedata.bidirectional(piece[0]) for piece in pieces]
    if not base and _RIGHT.isdisjoint(kinds):
        return [0] * len(pieces)
    last = outer = "R" if base else "L"
    sides: list[str | None] = []
    for kind in kinds:
        if kind == "L" or kind in _RIGHT:
            last = "L" if kind == "L" else "R"
            sides.append(last)
        elif kind in _NUMBERS:
            sides.append("L" if last == "L" else "N")
        else:
            sides.append(None)
    levels: list[int] = []
    befores, afters = _nearest(sides, outer), _nearest(sides[::-1], outer)[::-1]
    for side, before, after in zip(sides, befores, afters, strict=True):
        around = "L" if before == after == "L" else "R" if "L" not in (before, after) else outer
        levels.append({"L": 2 * base, "R": 1, "N": 2}[side or around])
    return levels


def _nearest(sides: Sequence[str | None], outer: str) -> list[str]:
    """The side of each cluster, or that of the last cluster before it that has one."""
    return list(itertools.accumulate(sides, lambda before, side: side or before, initial=outer))[1:]


def runs(text: str, style: Style) -> list[Run]:
    """The runs of a text from left to right, as they are drawn."""
    placed: list[tuple[int, str | None, str]] = []
    for part, base in _segments(text):
        pieces = clusters(part)
        levels = _levels(pieces, base)
        placed += ((level, _family(piece, style), piece) for level, piece in zip(levels, pieces, strict=True))
    found = [
        (level, Run("".join(piece for *_, piece in alike), family, level % 2 == 1))
        for (level, family), alike in itertools.groupby(placed, key=lambda one: one[:2])
    ]
    for turn in (2, 1):  # rule L2: reverse whatever is at this level or above
        at = 0
        while at < len(found):
            end = at
            while end < len(found) and found[end][0] >= turn:
                end += 1
            found[at:end] = reversed(found[at:end])
            at = max(end, at + 1)
    return [run for _, run in found]


def _advance(run: Run, style: Style) -> float:
    if run.family is None:
        return style.size * 0.9
    with _lock:
        guide = _guide(run)
        return _length(run.text + guide, run, style) - (_length(guide, run, style) if guide else 0)


def _length(text: str, run: Run, style: Style) -> float:
    """How long a text is, set as a run is set."""
    font = fonts.load(run.family or "", style)
    return font.getlength(text, direction=_direction_of(run), features=fonts.features_of(run.family or ""))


def _guide(run: Run) -> str:
    """A letter to set after figures and then to take away: without any letter in a run, the font does not use
    its forms for Latin, such as the figures that stand on the line."""
    is_alone = any(map(str.isdigit, run.text)) and not any(map(str.isalpha, run.text))
    return "H" if is_alone and not run.is_right_to_left and fonts.features_of(run.family or "") else ""


def _direction_of(run: Run) -> str | None:
    """The direction in which Raqm sets a run; without Raqm there is only one."""
    if not fonts.can_shape():
        return None
    return "rtl" if run.is_right_to_left else "ltr"


@functools.lru_cache(maxsize=8192)
def width(text: str, style: Style) -> int:
    """How wide a text would be."""
    return round(sum(_advance(run, style) for run in runs(text, style)))


def fitted(text: str, style: Style, room: int) -> str:
    """A text that is no wider than its room, shortened with an ellipsis if necessary."""
    pieces = clusters(text)
    most = max(room, 0)  # measure no more: each visible cluster is at least a pixel wide
    if len(pieces) <= most and width(text, style) <= room:
        return text
    low, high = 0, min(len(pieces), most)
    while low < high:
        middle = (low + high + 1) // 2
        if width("".join(pieces[:middle]).rstrip() + ELLIPSIS, style) <= room:
            low = middle
        else:
            high = middle - 1
    return "".join(pieces[:low]).rstrip() + ELLIPSIS


@kept
def line(text: str, style: Style, room: int) -> Line:
    """A text set in one line of at most `room` pixels."""
    shown = fitted(text, style, room)
    above, below = round(style.size * 1.3), round(style.size * 0.6)
    mask = Image.new("L", (max(room, 1), above + below), 0)
    draw = ImageDraw.Draw(mask)
    holes: list[tuple[int, int]] = []
    left = 0.0
    for run in runs(shown, style):
        advance = _advance(run, style)
        if run.family is None:
            holes.append((round(left), round(advance)))
        else:
            with _lock:
                font = fonts.load(run.family, style)
                where = (round(left), above)
                direction, forms = _direction_of(run), fonts.features_of(run.family)
                guide = _guide(run)
                draw.text(
                    where, run.text + guide, 255, font, anchor="ls", direction=direction, features=forms
                )
                if guide:
                    mask.paste(0, (round(left + advance), 0, *mask.size))
        left += advance
    wide = min(round(left), room)
    mask = mask.point(_STEPS)
    box = mask.getbbox()
    ink = (box[0], box[1] - above, box[2], box[3] - above) if box else None
    return Line(shown, wide, mask.crop(box or (0, 0, 1, 1)), tuple(holes), ink, shown != text)


def wrapped(text: str, style: Style, room: int, most: int) -> list[str]:
    """A text in at most `most` lines, broken at its spaces, and at its soft hyphens if necessary. The last
    line holds the rest and may be too wide."""
    lines: list[str] = []
    for word in text.split(" "):
        whole = word.replace(SOFT_HYPHEN, "")
        if lines and (len(lines) == most or width(f"{lines[-1]} {whole}", style) <= room):
            lines[-1] += f" {whole}"
            continue
        first, *rest = [whole] if width(whole, style) <= room else word.split(SOFT_HYPHEN)
        lines.append(first)
        for part in rest:
            if len(lines) == most or width(f"{lines[-1]}{part}-", style) <= room:
                lines[-1] += part
            else:
                lines[-1] += "-"
                lines.append(part)
    return lines


@functools.lru_cache(maxsize=1024)
def is_legible(text: str, style: Style) -> bool:
    """Whether the fonts have letters for any part of a text."""
    return any(run.family is not None and run.text.strip() for run in runs(text, style))


def fits(text: str, style: Style, room: int, most: int = 1) -> bool:
    """Whether a text fits into `most` lines."""
    return all(width(row, style) <= room for row in wrapped(text, style, room, most))


def with_names(
    say: Callable[[tuple[str, ...]], str], names: Sequence[str], style: Style, room: int, most: int = 1
) -> str:
    """A sentence about people that fits into `most` lines of its room. If it is too long, the names are cut,
    never the rest."""
    # A name that would fill all lines by itself, with the spaces at their ends, is cut before we try it.
    whole = room * most + width(" ", style) * (most - 1)
    spelt = [clusters(fitted(name, style, whole)) for name in names]
    longest = max(map(len, spelt), default=0)
    for length in range(longest, 1, -1):
        text = say(tuple(_shorter(pieces, length) for pieces in spelt))
        if fits(text, style, room, most):
            return text
    return say(tuple(_shorter(pieces, 1) for pieces in spelt))


def _shorter(pieces: Sequence[str], length: int) -> str:
    whole = len(pieces) <= length
    return "".join(pieces) if whole else "".join(pieces[:length]).rstrip() + ELLIPSIS
