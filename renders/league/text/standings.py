"""Standings in words: the alternative texts of their pictures, and the whole page to read.

Knows a view, and nothing of pictures.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Final, TypeAlias

from engine.leagues.standings import Line
from renders.language.catalogues import ALT, Words
from renders.language.names import LONGEST, fitting
from renders.league.sheets import lines_in, sheets
from renders.league.text import notes, titles
from renders.league.text.numbers import hundredths, points_said
from renders.league.views import LeagueView, StandingRow
from renders.ratings.text import people

LONGEST_TEXT: Final = 3500
"""No page of standings to read has more characters."""
_LENGTHS: Final = (LONGEST, 48, 32, 24, 16, 12)
_CUT: Final = 32
"""How long names are in an alternative text that has not room for all people."""
_NUMBERED: Final = re.compile(r"^(\d+)\.")
"""What a message would show as the number of a list, and count itself."""

_Numbered: TypeAlias = tuple[int, StandingRow]


def standings_alt(view: LeagueView, words: Words) -> str:
    """The whole page in at most 1,024 characters: as many people as there is room for, then how many
    follow."""
    return _alt(_head(view, words), tuple(enumerate(view.rows)), view, words)


def standings_alts(view: LeagueView, words: Words) -> tuple[str, ...]:
    """The alternative text of each picture that `standings_strips` makes: each tells its own people, in at
    most 1,024 characters."""
    found, before = list[str](), 0
    for number, rows in enumerate(sheets(view, words)):
        head = _head(view, words) if not number else []
        found.append(_alt(head, tuple(enumerate(rows, before)), view, words))
        before += len(rows)
    return tuple(found)


def standings_text(view: LeagueView, words: Words) -> str:
    """The page as markdown to read, with every round, in at most 3,500 characters."""
    return fitting(partial(_text, view, words), LONGEST_TEXT, _LENGTHS)


def line_said(line: Line, words: Words) -> str:
    """What a line between places says."""
    return words.text(f"league-line-{line}")


def _head(view: LeagueView, words: Words) -> list[str]:
    title = titles.label([*titles.facts(view, words), *titles.page(view, words)], view.name, words)
    return [title, *([view.dates] if view.dates else [])]


def _alt(head: Sequence[str], rows: Sequence[_Numbered], view: LeagueView, words: Words) -> str:
    if not rows:
        return "\n".join([*head, words.text("league-nobody")])
    whole = fitting(lambda length: _lines(head, rows, view, words, length), ALT, (LONGEST, 48, _CUT))
    if len(whole) <= ALT:
        return whole
    for kept in range(len(rows) - 1, 0, -1):
        rest = words.text("rating-picture-more", count=len(rows) - kept)
        whole = f"{_lines(head, rows[:kept], view, words, _CUT)}\n{rest}"
        if len(whole) <= ALT:
            break
    return whole


def _lines(
    head: Sequence[str], rows: Sequence[_Numbered], view: LeagueView, words: Words, longest: int
) -> str:
    """A line for each place: whoever shares one stands in the same line, if the same is to be said of
    them."""
    drawn, lines = lines_in(view.rows), list(head)
    for _, several in groupby(rows, key=lambda each: (each[1].place, each[0] in drawn, _alike(each[1]))):
        together = list(several)
        lines += [line_said(line, words) for line in drawn.get(together[0][0], ())]
        lines.append(_place(together, view, words, longest))
    return "\n".join(lines)


def _alike(row: StandingRow) -> tuple[object, ...]:
    return row.points, row.sure, row.line, row.is_reader, row.is_shared


def _place(together: Sequence[_Numbered], view: LeagueView, words: Words, longest: int) -> str:
    row = together[0][1]
    names = [people.label(each.name, number + 1, words, longest) for number, each in together]
    text = words.text(
        "league-row",
        place=row.place,
        names=words.listed(names),
        points=points_said(row.points, words),
    )
    also = ", ".join([text, *_marks(row, view, words)])
    return words.text("rating-picture-your-row", row=also) if row.is_reader else also


def _marks(row: StandingRow, view: LeagueView, words: Words) -> Iterator[str]:
    if row.is_shared:
        yield words.text("league-shared")
    if row.sure is not None:
        yield notes.sure_said(row, view, words)


def _text(view: LeagueView, words: Words, longest: int) -> str:
    parts = [*titles.facts(view, words), *titles.page(view, words)]
    lines = [f"### {titles.message(parts, view.name, words)}"]
    lines += [view.dates] if view.dates else []
    if not view.rows:
        lines.append(words.text("league-nobody"))
    drawn = lines_in(view.rows)
    for number, row in enumerate(view.rows):
        lines += [f"-# {line_said(line, words)}" for line in drawn.get(number, ())]
        name = people.message(row.name, number + 1, words, longest)
        text = words.text("league-row", place=row.place, names=name, points=points_said(row.points, words))
        text = ", ".join([text, *_marks(row, view, words)])
        if row.is_reader:
            text = f"**{words.text('rating-picture-your-row', row=text)}**"
        lines += [_NUMBERED.sub(r"\1\\.", text), f"-# {_details(row, words)}"]
    return "\n".join(lines)


def _details(row: StandingRow, words: Words) -> str:
    """What each round gave, and by what people who are level are told apart."""
    return words.text(
        "league-details",
        rounds=", ".join(notes.told(square, words) for square in row.squares) or "–",
        lasts=row.lasts,
        opposition=hundredths(row.opposition, words),
    )
