"""The pictures of ratings with their alternative texts: pages of lists, people's charts and their figures.

It imports what draws them only when they are drawn, because an idle bot does without Pillow.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.parts.galleries import Picture, told
from cogs.parts.pictures import Pictures
from renders.language.catalogues import Words
from renders.ratings.text.charts import chart_alt
from renders.ratings.text.figures import figures_alt, figures_alts
from renders.ratings.text.lists import list_alt, list_alts
from renders.ratings.views import ChartView, FiguresView, ListView

if TYPE_CHECKING:
    from renders.drawing.strips import Strip


async def list_pictures(
    pictures: Pictures, view: ListView, words: Words, palette: str | None
) -> tuple[Picture, ...]:
    """A page of a list."""

    def lay_out(palette: str) -> "Sequence[Strip]":
        from renders.ratings.picture.lists import list_strips

        return list_strips(view, words, palette=palette)

    drawn = await pictures.made("rating-list", view, words, lay_out, palette=palette)
    return told(drawn, list_alts(view, words), list_alt(view, words))


async def chart_pictures(
    pictures: Pictures, view: ChartView, words: Words, palette: str | None
) -> tuple[Picture, ...]:
    """A person's chart."""

    def lay_out(palette: str) -> "Sequence[Strip]":
        from renders.ratings.picture.charts import chart_strips

        return chart_strips(view, words, palette=palette)

    drawn = await pictures.made("rating-chart", view, words, lay_out, palette=palette)
    alt = chart_alt(view, words)
    return told(drawn, (alt,), alt)


async def figure_pictures(
    pictures: Pictures, view: FiguresView, words: Words, palette: str | None
) -> tuple[Picture, ...]:
    """A person's figures: a picture for each game."""

    def lay_out(palette: str) -> "Sequence[Strip]":
        from renders.ratings.picture.figures import figures_strips

        return figures_strips(view, words, palette=palette)

    drawn = await pictures.made("figures", view, words, lay_out, palette=palette)
    return told(drawn, figures_alts(view, words), figures_alt(view, words))
