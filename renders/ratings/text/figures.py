"""A person's figures in words: the alternative texts of their pictures, and a list to read.

Knows a view, and nothing of pictures.
"""

from collections.abc import Iterator
from typing import Final

from renders.language.catalogues import ALT, Words
from renders.language.names import cut, cut_lines, escaped
from renders.ratings.sheets import TITLES
from renders.ratings.text import people
from renders.ratings.text.numbers import decimal, game_name, games
from renders.ratings.views import FiguresView, SeatsRow, TitleFigures

LONGEST_TEXT: Final = 3500
"""No list of figures has more characters."""
_BEST: Final = 60
"""The most characters of a best result that are shown."""


def figures_alt(view: FiguresView, words: Words) -> str:
    """All figures in at most 1,024 characters; what is left out is marked by an ellipsis."""
    return cut_lines([line for alt in _alts(view, words) for line in alt], ALT)


def figures_alts(view: FiguresView, words: Words) -> tuple[str, ...]:
    """The alternative text of each picture that `figures_strips` makes: each tells its own game, and the
    last one those that have no picture, too."""
    alts = list(_alts(view, words))
    last = [line for alt in alts[TITLES - 1 :] for line in alt]
    return tuple(cut_lines(alt, ALT) for alt in (*alts[: TITLES - 1], *([last] if last else [])))


def figures_text(view: FiguresView, words: Words) -> str:
    """All figures as markdown to read, in at most 3,500 characters."""
    name = people.message(view.name, 1, words)
    lines = [f"### {words.text('figures-picture-title', name=name)}"]
    if not view.titles:
        lines.append(words.text("figures-picture-none"))
    for title in view.titles:
        head, *rest = title_lines(title, words)
        lines += [f"**{head}**", *(f"- {escaped(line)}" for line in rest)]
    if view.titles:
        lines.append(f"-# {words.text('figures-picture-even-about')}")
    return cut_lines(lines, LONGEST_TEXT)


def title_lines(title: TitleFigures, words: Words) -> Iterator[str]:
    """What there is to tell of one game: first its name with the number of games."""
    game = game_name(title.game, words)
    if not title.games:
        yield game
    else:
        yield words.text("figures-picture-games-of", game=game, games=games(title.games, words))
        yield first_said(title, words)
    for row in title.by_seats:
        yield _seats(row, words)
    if title.robot_games:
        yield robots_said(title, words)


def first_said(title: TitleFigures, words: Words) -> str:
    """How often they were first, beside what would be even."""
    even = decimal(title.even, words)
    return words.text("figures-picture-first", wins=title.wins, games=title.games, even=even)


def games_said(title: TitleFigures, words: Words) -> tuple[str, ...]:
    """How many games there were with others; nothing if it was with robots alone."""
    return (games(title.games, words),) if title.games else ()


def robots_said(title: TitleFigures, words: Words) -> str:
    """How often they were first in games with robots alone."""
    return words.text("figures-picture-robots", wins=title.robot_wins, games=title.robot_games)


def ordinal(place: int, words: Words) -> str:
    """A place in short: "1st"."""
    return words.text("rating-picture-ordinal", place=place)


def _alts(view: FiguresView, words: Words) -> Iterator[list[str]]:
    head = [words.text("figures-picture-title", name=people.label(view.name, 1, words))]
    if not view.titles:
        yield [*head, words.text("figures-picture-none")]
    for title in view.titles:
        yield [*head, *title_lines(title, words)]
        head = []


def _seats(row: SeatsRow, words: Words) -> str:
    """How often they came in which place at tables of one size, and their best result there."""
    places = ", ".join(
        words.text("figures-picture-times", place=ordinal(place, words), times=times)
        for place, times in enumerate(row.places, 1)
    )
    seats = words.text("figures-picture-seats", seats=row.seats)
    if not row.best:
        return words.text("figures-picture-places", seats=seats, places=places)
    best = cut(row.best, _BEST)
    return words.text("figures-picture-places-best", seats=seats, places=places, best=best)
