"""The list of ratings in words: the alternative text of its pictures, and a list to read.

Knows a view, and nothing of pictures.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from engine.results.steps import FEWEST_GAMES, FEWEST_OPPONENTS
from renders.language.catalogues import ALT, Words
from renders.language.names import LONGEST, fitting
from renders.ratings.sheets import sheets
from renders.ratings.text import people
from renders.ratings.text.numbers import game_name, games, rating_of
from renders.ratings.views import ListRow, ListView

LONGEST_TEXT: Final = 3500
"""No list to read has more characters."""
_LENGTHS: Final = (LONGEST, 48, 32, 24, 16, 12)
"""How long names are at most; the first length with which all of a text fits is taken."""

_CUT: Final = 32
"""How long names are in an alternative text that has not room for all people."""
_NUMBERED: Final = re.compile(r"^(\d+)\.")
"""What a message would show as the number of a list, and count itself: two may share a place."""

_Numbered: TypeAlias = tuple[int, ListRow]


def list_alt(view: ListView, words: Words) -> str:
    """The whole page in at most 1,024 characters: as many people as there is room for, then how many
    follow."""
    numbered = tuple(enumerate(view.rows, 1))
    return _alt([title(view, words)], numbered, words)


def list_alts(view: ListView, words: Words) -> tuple[str, ...]:
    """The alternative text of each picture that `list_strips` makes: each tells its own people, in at most
    1,024 characters."""
    found, before = list[str](), 0
    for number, rows in enumerate(sheets(view.rows)):
        head = [title(view, words)] if not number else []
        found.append(_alt(head, tuple(enumerate(rows, before + 1)), words))
        before += len(rows)
    return tuple(found)


def list_text(view: ListView, words: Words) -> str:
    """The page as markdown to read, in at most 3,500 characters."""
    return fitting(partial(_text, view, words), LONGEST_TEXT, _LENGTHS)


def title(view: ListView, words: Words) -> str:
    """What the list is, how many people it has, and which page it is if there are several."""
    parts = [words.text("rating-picture-list-title", game=game_name(view.game, words)), *facts(view, words)]
    return ", ".join(parts)


def facts(view: ListView, words: Words) -> list[str]:
    """How many people the list has, and which page it is if there are several."""
    found = [words.text("rating-picture-people", people=view.people)]
    if view.pages > 1:
        found.append(words.text("rating-picture-page", page=view.page, pages=view.pages))
    return found


def provisional(words: Words) -> str:
    """Why somebody stands below the line."""
    return words.text("rating-picture-provisional-line", games=FEWEST_GAMES, people=FEWEST_OPPONENTS)


def _alt(head: Sequence[str], numbered: Sequence[_Numbered], words: Words) -> str:
    """Lines of a title and rows, with names as long as they can be; if even short ones do not fit, the last
    line says how many people are left out."""
    if not numbered:
        return "\n".join([*head, words.text("rating-picture-nobody")])
    whole = fitting(lambda length: "\n".join(_lines(head, numbered, words, length)), ALT, (LONGEST, 48, _CUT))
    if len(whole) <= ALT:
        return whole
    for kept in range(len(numbered) - 1, 0, -1):
        rest = words.text("rating-picture-more", count=len(numbered) - kept)
        whole = "\n".join([*_lines(head, numbered[:kept], words, _CUT), rest])
        if len(whole) <= ALT:
            break
    return whole


def _lines(head: Sequence[str], numbered: Sequence[_Numbered], words: Words, longest: int) -> list[str]:
    lines, is_below = list(head), False
    for number, row in numbered:
        if row.place is None and not is_below:
            lines.append(provisional(words))
            is_below = True
        lines.append(_row(row, people.label(row.name, number, words, longest), words, str))
    return lines


def _text(view: ListView, words: Words, longest: int) -> str:
    lines, is_below = [f"### {title(view, words)}"], False
    if not view.rows:
        lines.append(words.text("rating-picture-nobody"))
    for number, row in enumerate(view.rows, 1):
        if row.place is None and not is_below:
            lines.append(f"-# {provisional(words)}")
            is_below = True
        name = people.message(row.name, number, words, longest)
        lines.append(_NUMBERED.sub(r"\1\\.", _row(row, name, words, _marked)))
    return "\n".join(lines)


def _row(row: ListRow, name: str, words: Words, mark: Callable[[str], str]) -> str:
    """A person's line; `mark` sets off the line of whoever reads it."""
    values = {"name": name, "rating": rating_of(row, words), "games": games(row.games, words)}
    if row.place is None:
        text = words.text("rating-picture-row-provisional", **values)
    else:
        text = words.text("rating-picture-row", place=row.place, **values)
    return mark(words.text("rating-picture-your-row", row=text)) if row.is_reader else text


def _marked(text: str) -> str:
    return f"**{text}**"
