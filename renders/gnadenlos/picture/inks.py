"""Which colours of its own Gnadenlos! lays on large areas. Knows no picture."""

from collections.abc import Iterator

from renders.drawing.theme import Colour, Palette
from renders.gnadenlos.picture.portraits.look import DYES, SKINS, TINTS, halo, shaded, tinted
from renders.gnadenlos.picture.road import country, zone_colours
from renders.gnadenlos.picture.undertaker import graveyard


def colours(palette: Palette) -> Iterator[Colour]:
    """The road's and the graveyard's grounds, and what people are painted with."""
    yield from (country(palette), graveyard(palette))
    yield from (zone_colours(zone, palette)[0] for zone in ("grey", "beige"))
    tints = [tinted(tint, palette) for tint in TINTS]
    yield from (*tints, *map(halo, tints), *DYES.values())
    for skin in SKINS.values():
        yield from (skin, shaded(skin, palette))
