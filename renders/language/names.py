"""What people call themselves, made safe to show in any script: visible, bounded, on one line, without
markdown.

Knows Unicode and what a message may hold, and nothing else: no games, no pictures.
"""

import functools
import itertools
import re
import unicodedata
from collections.abc import Callable, Sequence

ELLIPSIS = "…"
SOFT_HYPHEN = "\u00ad"
ZERO_WIDTH_JOINER = "\u200d"
ZERO_WIDTH_NON_JOINER = "\u200c"
_JOINERS = frozenset("\u200c\u200d")
_LOOKS_EMPTY = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5\u034f\u00ad\u180e")
_RIGHT_TO_LEFT = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI"))
LONGEST = 64
"""The most characters of a name that are shown; Discord allows 32."""
LONGEST_ESCAPED = 2 * LONGEST + 20
"""The same for a name that was escaped, with a mark before it and a caretaker behind it."""
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_MARKS_IN_A_STACK = 3
_MARKDOWN = re.compile(r"[\\*_~|`<\[\]]|:(?=//)|^(?:#|>|-|\d+(?=\.))")
_EVERYBODY = re.compile(r"@(?=everyone|here)")


def _extends(character: str) -> bool:
    """Whether a character belongs to the cluster before it."""
    code = ord(character)
    return (
        unicodedata.category(character) in ("Mn", "Me", "Mc")
        or character in _JOINERS
        or 0x1F3FB <= code <= 0x1F3FF  # skin tones
        or 0xE0020 <= code <= 0xE007F  # the letters of a flag's tag
    )


def _is_flag_letter(text: str) -> bool:
    return len(text) == 1 and 0x1F1E6 <= ord(text) <= 0x1F1FF


def clusters(text: str) -> list[str]:
    """The parts of a text that a reader takes for one character: a letter with its marks, an emoji with all
    its parts."""
    if text.isascii():
        return list(text)
    starts: list[int] = []
    is_half_a_flag = False
    for at, character in enumerate(text):
        is_flag_letter = _is_flag_letter(character)
        joins = _extends(character) or text[at - 1 : at] == ZERO_WIDTH_JOINER
        if not starts or not (joins or (is_flag_letter and is_half_a_flag)):
            starts.append(at)
            is_half_a_flag = is_flag_letter
        else:
            is_half_a_flag = False
    return [text[start:end] for start, end in itertools.pairwise([*starts, len(text)])]


def _is_shown(character: str) -> bool:
    """Whether a character leaves ink by itself."""
    return unicodedata.category(character)[0] in "LNPS" and character not in _LOOKS_EMPTY


@functools.lru_cache(maxsize=1024)
def tidy(name: str, longest: int = LONGEST) -> str:
    """A name on one line without controls, overrides of direction, fillers and towers of marks; it may be
    empty. At most `longest` characters are kept."""
    kept: list[str] = []
    stacked = 0
    for character in name[: 4 * longest]:
        if len(kept) == longest:
            break
        category = unicodedata.category(character)
        if category in ("Zs", "Zl", "Zp") or character in "\t\n\r\v\f":
            stacked = 0
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif category[0] == "M" and character not in _LOOKS_EMPTY:
            stacked += 1
            if kept and kept[-1] != " " and stacked <= _MARKS_IN_A_STACK:
                kept.append(character)
        elif character in _JOINERS:
            if kept and kept[-1] not in _JOINERS and kept[-1] != " ":
                kept.append(character)
        elif _is_shown(character) or category in ("Co", "Cn"):
            stacked = 0
            kept.append(character)
    while kept and (kept[-1] in _JOINERS or kept[-1] == " "):
        kept.pop()
    return "".join(kept) if any(map(_is_shown, kept)) else ""


def is_right_to_left(text: str) -> bool:
    """Whether a text holds anything that is written from right to left."""
    return any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in text)


def escaped(name: str) -> str:
    """A name that a message shows as it is: nothing in it is markdown, a link, a mention, a time or an emoji.
    To tidy it afterwards does not change it."""
    marked = _MARKDOWN.sub(lambda found: _backslashed(found[0]), name)
    return _EVERYBODY.sub(f"@{ZERO_WIDTH_NON_JOINER}", marked)


def _backslashed(found: str) -> str:
    """In the number of a list, the dot is what must be escaped."""
    return f"{found}\\" if found.isdecimal() else f"\\{found}"


def isolated(text: str) -> str:
    """A text that does not reverse what is around it, even if it is written from right to left."""
    if not is_right_to_left(text):
        return text
    return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"


def cut(text: str, limit: int) -> str:
    """A text of at most `limit` characters, shortened with an ellipsis between two clusters."""
    if len(text) <= limit:
        return text
    kept, opened = "", 0
    for cluster in clusters(text):
        still_open = opened + cluster.count(_FIRST_STRONG_ISOLATE) - cluster.count(_POP_ISOLATE)
        if len(kept) + len(cluster) + len(ELLIPSIS) + still_open > limit:
            break
        kept, opened = kept + cluster, still_open
    return kept.rstrip() + ELLIPSIS + _POP_ISOLATE * opened


def cut_lines(lines: Sequence[str], limit: int) -> str:
    """As many whole lines as fit into `limit` characters; what is left out is marked by an ellipsis."""
    whole = "\n".join(lines)
    if len(whole) <= limit:
        return whole
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) + 2 > limit:
            break
        kept.append(line)
    return cut("\n".join([*kept, ELLIPSIS]) if kept else lines[0], limit)


def fitting(say: Callable[[int], str], limit: int, lengths: Sequence[int]) -> str:
    """A text with names, of at most `limit` characters if possible. `say` makes it with names of at most a
    given length. `lengths` fall: the first with which the text fits is taken, or else the last."""
    return next((text for text in map(say, lengths) if len(text) <= limit), say(lengths[-1]))
