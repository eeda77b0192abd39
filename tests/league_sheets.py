"""What sheets of leagues show: few and many people and rounds, with short names and long ones."""

from collections.abc import Iterator
from typing import Final

from renders.league.picture.cross import cross_strips
from renders.league.picture.posters import poster_strips
from renders.league.picture.standings import standings_strips
from tests.rating_sheets import Drawn, PageSheet, page_sheets
from tests.renders.league.samples import cross, poster, standings
from tests.renders.ratings.samples import LONG, ODD
from tests.renders.samples import NAMES

_DATES: Final = {
    "en": "Round 4 is drawn on 4 May",
    "nl": "Ronde 4 wordt op 4 mei geloot",
    "de": "Runde 4 wird am 4. Mai ausgelost",
}
_DRAWN: Final[Drawn] = {
    "standings-few-short": lambda words, palette: standings_strips(
        standings(4, drawn=2, moving=0, divisions=1, division=1, reader=2), words, palette=palette
    ),
    "standings-usual-short": lambda words, palette: standings_strips(
        standings(16, drawn=3, reader=6, dates=_DATES[words.locale]), words, palette=palette
    ),
    "standings-most-long": lambda words, palette: standings_strips(
        standings(20, rounds=12, names=(*LONG, *NAMES, *ODD), reader=8, pages=3, league=LONG[0]),
        words,
        palette=palette,
    ),
    "cross-few-short": lambda words, palette: cross_strips(cross(8, reader=3), words, palette=palette),
    "cross-most-long": lambda words, palette: cross_strips(
        cross(20, names=(*LONG, *NAMES, *ODD), reader=8, divisions=3), words, palette=palette
    ),
    "poster-one-short": lambda words, palette: poster_strips(poster("Anna"), words, palette=palette),
    "poster-several-long": lambda words, palette: poster_strips(
        poster(*LONG[:3], league=LONG[3]), words, palette=palette
    ),
}


def league_sheets(
    *, locale: str | None = None, palette: str | None = None, names: str | None = None
) -> Iterator[PageSheet]:
    """All sheets of leagues."""
    yield from page_sheets("leagues", _DRAWN, locale, palette, names)
