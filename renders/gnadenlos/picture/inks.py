"""The colours of its own that Gnadenlos! lays on large areas. Knows no picture."""

from collections.abc import Iterator

from renders.drawing.theme import Colour, Palette
from renders.gnadenlos.picture.fields import country, zone_colours
from renders.gnadenlos.picture.portraits.look import DYES, SKINS, TINTS, halo, shaded, tinted
from renders.gnadenlos.picture.undertaker import graveyard


def colours(palette: Palette) -> Iterator[Colour]:
    """The grounds of the road and the graveyard, and the colours of people."""
    yield from (country(palette), graveyard(palette))
    yield from (zone_colours(zone, palette)[0] for zone in ("grey", "beige"))
    tints = [tinted(tint, palette) for tint in TINTS]
    yield from (*tints, *map(halo, tints), *DYES.values())
    for skin in SKINS.values():
        yield from (skin, shaded(skin, palette))
