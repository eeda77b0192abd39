"""The pictures of leagues with their alternative texts: standings, who left whom behind, and the champion's
poster.

It imports what draws them only when they are drawn, because an idle bot does without Pillow.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.parts.galleries import Picture, told
from cogs.parts.pictures import Pictures
from renders.language.catalogues import Words
from renders.league.text.cross import cross_alt, cross_alts
from renders.league.text.posters import poster_alt
from renders.league.text.standings import standings_alt, standings_alts
from renders.league.views import MOST_ROWS, CrossView, LeagueView, PosterView

if TYPE_CHECKING:
    from renders.drawing.strips import Strip


async def standings_pictures(
    pictures: Pictures, view: LeagueView, words: Words, palette: str | None
) -> tuple[Picture, ...]:
    """A page of the standings of a division."""

    def lay_out(palette: str) -> "Sequence[Strip]":
        from renders.league.picture.standings import standings_strips

        return standings_strips(view, words, palette=palette)

    drawn = await pictures.made("league-standings", view, words, lay_out, palette=palette)
    return told(drawn, standings_alts(view, words), standings_alt(view, words))


async def cross_pictures(
    pictures: Pictures, view: CrossView, words: Words, palette: str | None
) -> tuple[Picture, ...]:
    """Who left whom behind. Empty if they are too many for a picture: `cross_texts` tells all of them."""

    def lay_out(palette: str) -> "Sequence[Strip]":
        from renders.league.picture.cross import cross_strips

        return cross_strips(view, words, palette=palette)

    if len(view.rows) > MOST_ROWS:
        return ()
    drawn = await pictures.made("league-cross", view, words, lay_out, palette=palette)
    return told(drawn, cross_alts(view, words), cross_alt(view, words))


async def poster_pictures(
    pictures: Pictures, view: PosterView, words: Words, palette: str | None
) -> tuple[Picture, ...]:
    """The poster of a season that is over."""

    def lay_out(palette: str) -> "Sequence[Strip]":
        from renders.league.picture.posters import poster_strips

        return poster_strips(view, words, palette=palette)

    drawn = await pictures.made("league-poster", view, words, lay_out, palette=palette)
    alt = poster_alt(view, words)
    return told(drawn, (alt,), alt)
