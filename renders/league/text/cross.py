"""Who left whom behind, in words: the alternative texts of its pictures, and all of it to read.

Knows a view, and nothing of pictures.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from renders.language.catalogues import ALT, Words
from renders.language.names import cut_lines
from renders.league.sheets import cross_sheets
from renders.league.text import titles
from renders.league.views import CrossRow, CrossView
from renders.ratings.text import people

LONGEST_TEXT: Final = 3500
"""No message of the table to read has more characters."""
_NAME: Final = 24
"""How long names are that stand beside many others."""


def cross_alt(view: CrossView, words: Words) -> str:
    """The whole table in at most 1,024 characters; what is left out is marked by an ellipsis."""
    return cut_lines([*_head(view, words), *_rows(view, view.rows, words)], ALT)


def cross_alts(view: CrossView, words: Words) -> tuple[str, ...]:
    """The alternative text of each picture that `cross_strips` makes: each tells its own rows."""
    return tuple(
        cut_lines([*(_head(view, words) if not number else []), *_rows(view, rows, words)], ALT)
        for number, rows in enumerate(cross_sheets(view))
    )


def cross_texts(view: CrossView, words: Words) -> tuple[str, ...]:
    """All of the table as markdown to read, in messages of at most 3,500 characters."""
    title = titles.message([words.text("league-cross"), titles.season(view, words)], view.name, words)
    found = [f"### {title}\n{titles.division(view, words)}\n-# {words.text('league-cross-about')}"]
    names = [people.message(row.name, number, words, _NAME) for number, row in enumerate(view.rows, 1)]
    for at, row in enumerate(view.rows):
        said = _row(view, at, names, words)
        line = f"- **{said}**" if row.is_reader else f"- {said}"
        if len(found[-1]) + len(line) + 1 > LONGEST_TEXT:
            found.append(line)
        else:
            found[-1] += f"\n{line}"
    if not view.rows:
        found[0] += f"\n{words.text('league-nobody')}"
    return tuple(found)


def _head(view: CrossView, words: Words) -> list[str]:
    parts = [words.text("league-cross"), titles.season(view, words), titles.division(view, words)]
    return [titles.label(parts, view.name, words), words.text("league-cross-about")]


def _rows(view: CrossView, rows: Sequence[CrossRow], words: Words) -> Iterator[str]:
    if not view.rows:
        yield words.text("league-nobody")
    names = [people.label(row.name, number, words, _NAME) for number, row in enumerate(view.rows, 1)]
    for at, row in enumerate(view.rows):
        if any(row is each for each in rows):
            said = _row(view, at, names, words)
            yield words.text("rating-picture-your-row", row=said) if row.is_reader else said


def _row(view: CrossView, at: int, names: Sequence[str], words: Words) -> str:
    """Somebody beside all whom they left behind or who left them behind."""
    pairs = [
        words.text("league-cross-pair", name=names[other], ahead=ahead, behind=row.ahead[at])
        for other, (row, ahead) in enumerate(zip(view.rows, view.rows[at].ahead, strict=True))
        if other != at and (ahead or row.ahead[at])
    ]
    met = ", ".join(pairs) or words.text("league-cross-nobody")
    return words.text("league-cross-row", name=names[at], met=met)
