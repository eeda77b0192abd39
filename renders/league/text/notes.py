"""The signs of the standings, and the notes that explain those that a picture has.

Knows views, and nothing of pictures.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.leagues.earned import Kind
from engine.leagues.sure import Sure
from renders.language.catalogues import Words
from renders.league.text import titles
from renders.league.views import LeagueView, Square, StandingRow

EXCUSED, MISSED, LOST, OPEN = "–", "0", "×", "·"
"""The signs of rounds that are the same in all languages."""
LONGEST_LINE: Final = 54
"""So many characters of notes stand on a line of a picture."""
APART: Final = 3
"""So many characters are the room between two notes."""


class Note(NamedTuple):
    """What a sign means."""

    mark: Sure | None
    """The mark before it, which takes the place of three characters."""
    text: str


def sign(square: Square, words: Words) -> str:
    """What stands in a square: the place, or a sign for a round without one."""
    match square.kind:
        case Kind.TABLE | Kind.SUBSTITUTE:
            return str(square.place)
        case Kind.BYE | Kind.VOIDED:
            return words.text(f"league-square-{square.kind}")
        case Kind.EXCUSED:
            return EXCUSED
        case Kind.MISSED:
            return MISSED
        case Kind.LOST:
            return LOST
        case Kind.OPEN:
            return OPEN


def told(square: Square, words: Words) -> str:
    """The same in words."""
    if square.kind in (Kind.TABLE, Kind.SUBSTITUTE):
        return words.text("rating-picture-ordinal", place=square.place or 0)
    return words.text(f"league-told-{square.kind}")


def shown_rounds(view: LeagueView, most: int) -> range:
    """The rounds that have a column, from 1: the last `most`, if there are more."""
    last = min(view.rounds, max(view.round, most))
    return range(max(1, last - most + 1), last + 1)


def notes(view: LeagueView, start: int, end: int, rounds: range, words: Words) -> list[Note]:
    """What stands below the rows from `start` on, up to `end`: what their signs mean; on the first picture
    also which page it is, and what comes next if that is short; on the last one, and where
    nothing else is to be said, what the last columns are."""
    found = list(_signs(view, view.rows[start:end], rounds, words))
    if not start:
        dates = [view.dates] if view.dates and len(view.dates) <= LONGEST_LINE else []
        found = [*(Note(None, text) for text in (*titles.page(view, words), *dates)), *found]
    if end == len(view.rows) or not found:
        found.append(Note(None, words.text("league-note-columns")))
    return found


def in_lines(found: Sequence[Note]) -> list[list[Note]]:
    """Notes in lines of a picture. There is always a line."""
    lines: list[list[Note]] = [[]]
    used = 0
    for note in found:
        wide = len(note.text) + 3 * (note.mark is not None)
        if lines[-1] and used + APART + wide > LONGEST_LINE:
            lines.append([])
            used = 0
        used += wide + APART * bool(lines[-1])
        lines[-1].append(note)
    return lines


def sure_said(row: StandingRow, view: LeagueView, words: Words) -> str:
    """What a mark says of somebody."""
    if row.sure is None:
        return ""
    if not view.is_over:
        return words.text(f"league-sure-{row.sure}")
    is_champion = row.sure is Sure.FIRST and view.division == 1
    return words.text("league-final-champion" if is_champion else f"league-final-{row.sure}")


def _signs(view: LeagueView, rows: Sequence[StandingRow], rounds: range, words: Words) -> Iterator[Note]:
    kinds = {square.kind for row in rows for at, square in enumerate(row.squares, 1) if at in rounds}
    for kind in (Kind.EXCUSED, Kind.MISSED, Kind.LOST, Kind.BYE, Kind.VOIDED, Kind.OPEN):
        if kind in kinds:
            means = words.text(f"league-told-{kind}")
            yield Note(None, words.text("league-note-sign", sign=sign(Square(kind), words), means=means))
    if any(row.is_shared for row in rows):
        yield Note(None, words.text("league-note-sign", sign="=", means=words.text("league-shared")))
    for mark in (Sure.FIRST, Sure.UP, Sure.DOWN):
        marked = next((row for row in rows if row.sure is mark), None)
        if marked is not None:
            yield Note(mark, sure_said(marked, view, words))
