"""Sets one line of text in any script as a mask of ink, with fallback fonts and holes for what no font has.

Knows fonts and Unicode, never a picture: what fills a hole (a player's mark) is the canvas's affair.
"""

import functools
import threading
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from renders import fonts
from renders.names import ELLIPSIS, clusters
from renders.theme import Style

_RIGHT: Final = ("R", "AL")
_NUMBERS: Final = ("EN", "AN")
_UNSEEN: Final = frozenset("\u200c\u200d\u2066\u2067\u2068\u2069\ufe0e\ufe0f")
_lock = threading.Lock()


@dataclass(frozen=True, slots=True)
class Run:
    """Clusters in a row that one font sets in one direction; `family` is None for a hole."""

    text: str
    family: str | None
    is_right_to_left: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, set. The mask's baseline is `baseline` below its top; holes are (left, width)."""

    text: str
    width: int
    mask: Image.Image
    baseline: int
    holes: tuple[tuple[int, int], ...]
    ink: tuple[int, int, int, int] | None
    """Where there is ink, from the line's left end and its baseline."""
    is_shortened: bool


def _family(cluster: str, style: Style) -> str | None:
    """The first family of the style that has all of a cluster, or None."""
    needed = {ord(character) for character in cluster if character not in _UNSEEN}
    if not needed:
        return fonts.CHAINS[style.family][0]
    for family in fonts.CHAINS[style.family]:
        if needed <= fonts.characters(family):
            is_plain = family in fonts.PLAIN and len(needed) == 1
            return family if is_plain or fonts.can_shape() else None
    return None


def _levels(pieces: Sequence[str]) -> list[int]:
    """Unicode's bidirectional levels of clusters, as far as names need them: no embeddings."""
    kinds = [unicodedata.bidirectional(piece[0]) for piece in pieces]
    strong = [kind for kind in kinds if kind == "L" or kind in _RIGHT]
    base = 1 if strong and strong[0] in _RIGHT else 0
    last = "R" if base else "L"
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
    for place, side in enumerate(sides):
        before = next((other for other in reversed(sides[:place]) if other), "R" if base else "L")
        after = next((other for other in sides[place:] if other), "R" if base else "L")
        around = "L" if before == after == "L" else "R" if "L" not in (before, after) else None
        match side or around or ("R" if base else "L"):
            case "L":
                levels.append(2 * base)
            case "R":
                levels.append(1)
            case _:
                levels.append(2)
    return levels


def runs(text: str, style: Style) -> list[Run]:
    """The runs of a text from left to right, as they are drawn."""
    pieces = clusters(text)
    levels = _levels(pieces) if pieces else []
    found: list[tuple[int, Run]] = []
    for piece, level in zip(pieces, levels, strict=True):
        family = _family(piece, style)
        if found and found[-1][0] == level and found[-1][1].family == family:
            found[-1] = (level, Run(found[-1][1].text + piece, family, level % 2 == 1))
        else:
            found.append((level, Run(piece, family, level % 2 == 1)))
    for turn in range(max(levels, default=0), 0, -1):  # rule L2: turn round what is at this level or above
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
        direction, features = _how(run)
        return fonts.load(run.family, style).getlength(run.text, direction=direction, features=features)


def _how(run: Run) -> tuple[str | None, list[str] | None]:
    """The direction in which Raqm sets a run, and its features: figures that all stand on the line."""
    if not fonts.can_shape():
        return None, None
    return "rtl" if run.is_right_to_left else "ltr", ["lnum"]


@functools.lru_cache(maxsize=4096)
def width(text: str, style: Style) -> int:
    """How wide a text would be."""
    return round(sum(_advance(run, style) for run in runs(text, style)))


def fitted(text: str, style: Style, room: int) -> str:
    """A text that is no wider than its room, shortened with an ellipsis where it must be."""
    if width(text, style) <= room:
        return text
    pieces = clusters(text)
    low, high = 0, len(pieces)
    while low < high:
        middle = (low + high + 1) // 2
        if width("".join(pieces[:middle]).rstrip() + ELLIPSIS, style) <= room:
            low = middle
        else:
            high = middle - 1
    return "".join(pieces[:low]).rstrip() + ELLIPSIS


@functools.lru_cache(maxsize=1024)
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
                direction, features = _how(run)
                draw.text(
                    (round(left), above),
                    run.text,
                    fill=255,
                    font=fonts.load(run.family, style),
                    anchor="ls",
                    direction=direction,
                    features=features,
                )
        left += advance
    wide = min(round(left), room)
    box = mask.getbbox()
    ink = (box[0], box[1] - above, box[2], box[3] - above) if box else None
    return Line(shown, wide, mask, above, tuple(holes), ink, shown != text)


def wrapped(text: str, style: Style, room: int, most: int) -> list[str]:
    """A text broken at its spaces into at most `most` lines; the last holds the rest, and may be too wide."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and (len(lines) == most or width(f"{lines[-1]} {word}", style) <= room):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
