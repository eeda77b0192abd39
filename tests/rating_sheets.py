"""What sheets of ratings and figures show: few and many people and games, with short names and long ones."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, TypeAlias

from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.language.catalogues import LOCALES, Words, words_for
from renders.ratings.picture.charts import chart_strips
from renders.ratings.picture.figures import figures_strips
from renders.ratings.picture.lists import list_strips
from tests.renders.ratings.samples import LONG, ODD, chart, figures, page
from tests.renders.samples import NAMES

Drawn: TypeAlias = Mapping[str, Callable[[Words, str], Sequence[Strip]]]
"""By what it is, how a picture is drawn with words and a palette."""
_DRAWN: Final[Drawn] = {
    "list-few-short": lambda words, palette: list_strips(
        page(3, provisional=1, reader=1), words, palette=palette
    ),
    "list-most-long": lambda words, palette: list_strips(
        page(25, provisional=6, names=(*LONG, *NAMES, *ODD), reader=7, first=94, game="ponte-vecchio"),
        words,
        palette=palette,
    ),
    "chart-few-short": lambda words, palette: chart_strips(chart(2), words, palette=palette),
    "chart-some-short": lambda words, palette: chart_strips(chart(23, place=3), words, palette=palette),
    "chart-most-long": lambda words, palette: chart_strips(
        chart(500, name=LONG[0], spread=200, place=103, game="ponte-vecchio"), words, palette=palette
    ),
    "figures-few-short": lambda words, palette: figures_strips(
        figures(titles=slice(1, 2)), words, palette=palette
    ),
    "figures-most-long": lambda words, palette: figures_strips(figures(LONG[1]), words, palette=palette),
}


@dataclass(frozen=True)
class PageSheet:
    """A picture that is not of a game, and for whom it is drawn."""

    kind: str
    """"ratings" or "leagues"."""
    what: str
    """The picture, how much is on it, and how long its names are."""
    locale: str
    palette: str
    drawn: Drawn

    @property
    def name(self) -> str:
        """What it shows, as a file's name."""
        return f"{self.kind}-{self.what}-{self.locale}-{self.palette}.png"

    def strips(self) -> Sequence[Strip]:
        """What is drawn."""
        return self.drawn[self.what](words_for(self.locale), self.palette)


def page_sheets(
    kind: str, drawn: Drawn, locale: str | None, palette: str | None, names: str | None
) -> Iterator[PageSheet]:
    """All sheets of a kind, in each language; palettes take turns. What is given is the same on all of
    them."""
    for number, (what, each) in enumerate(product(drawn, LOCALES)):
        if locale in (None, each) and (names is None or what.endswith(names)):
            turn = tuple(PALETTES)[number // len(LOCALES) % len(PALETTES)]
            yield PageSheet(kind, what, each, palette or turn, drawn)


def rating_sheets(
    *, locale: str | None = None, palette: str | None = None, names: str | None = None
) -> Iterator[PageSheet]:
    """All sheets of ratings and figures."""
    yield from page_sheets("ratings", _DRAWN, locale, palette, names)
