"""The poster of a season's champions in words: its alternative text, and the same to read.

Knows a view, and nothing of pictures.
"""

from typing import Final

from renders.language.catalogues import ALT, Words
from renders.language.names import LONGEST, fitting
from renders.league.text import titles
from renders.league.text.numbers import points_said
from renders.league.views import PosterView
from renders.ratings.text import people
from renders.ratings.text.numbers import game_name

SEAL: Final = 26
"""So many digits of the seal are shown; the text to read has all."""
SHOWN: Final = 4
"""So many champions are named; of more it is said how many there are."""


def poster_alt(view: PosterView, words: Words) -> str:
    """What the poster shows, in at most 1,024 characters."""

    def said(length: int) -> str:
        names = tuple(
            people.label(name, number, words, length) for number, name in enumerate(view.champions, 1)
        )
        lines = [
            titles.label([over(view, words), game_name(view.game, words)], view.name, words),
            words.text("league-poster-champions", count=len(view.champions), names=named(names, words)),
            *below(view, words),
            seal_said(view, words),
        ]
        return "\n".join(lines)

    return fitting(said, ALT, (LONGEST, 32, 16))


def poster_text(view: PosterView, words: Words) -> str:
    """The same as markdown to read, with the whole seal."""
    names = tuple(people.message(name, number, words) for number, name in enumerate(view.champions, 1))
    title = titles.message([over(view, words), game_name(view.game, words)], view.name, words)
    return "\n".join(
        [
            f"### {title}",
            words.text("league-poster-champions", count=len(view.champions), names=named(names, words)),
            *below(view, words),
            f"-# {words.text('league-seal', seal=view.seal)}",
        ]
    )


def over(view: PosterView, words: Words) -> str:
    """Which season is over."""
    return words.text("league-season-over", season=view.season)


def heading(view: PosterView, words: Words) -> str:
    """What whoever is named below is."""
    return words.text("league-poster-heading", count=len(view.champions))


def named(names: tuple[str, ...], words: Words) -> str:
    """The champions in a sentence."""
    if len(names) <= SHOWN:
        return words.listed(names)
    rest = words.text("league-poster-others", count=len(names) - SHOWN + 1)
    return words.listed([*names[: SHOWN - 1], rest])


def below(view: PosterView, words: Words) -> list[str]:
    """The points, and the season's figures: two lines."""
    points = points_said(view.points, words)
    if len(view.champions) > 1:
        points = words.text("league-poster-each", points=points)
    figures = [
        words.text("rating-picture-people", people=view.people),
        *([words.text("league-divisions", count=view.divisions)] if view.divisions > 1 else []),
        words.text("league-rounds", count=view.rounds),
        words.text("league-tables", count=view.tables),
    ]
    return [points, " · ".join(figures)]


def seal_said(view: PosterView, words: Words) -> str:
    """The beginning of the seal of the final standings."""
    return words.text("league-seal", seal=view.seal[:SEAL])
