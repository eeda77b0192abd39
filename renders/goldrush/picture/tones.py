"""The few inks that Goldrush's map is printed with, mixed from a palette. Knows no place."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass

from renders.drawing.inks import colours_of
from renders.drawing.theme import Colour, Palette, mixed


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of paper, land, water and wood."""

    paper: Colour
    meadow: Colour
    sand: Colour
    ink: Colour
    sepia: Colour
    """For lines that matter less than what is played on."""
    hill: Colour
    hill_dark: Colour
    pine: Colour
    pine_light: Colour
    water: Colour
    water_line: Colour
    trail: Colour
    stone: Colour
    plank: Colour
    plank_dark: Colour
    sign: Colour
    roof: Colour
    brick: Colour
    slate: Colour
    glass: Colour
    back: Colour
    """The colour of a card that lies face down."""


@functools.lru_cache(maxsize=3)
def tones(palette: Palette) -> Tones:
    """What the map is printed with."""
    paper = mixed(palette.paper, palette.card, 0.35)
    green = mixed(palette.suits[0], palette.ink, 0.28)
    blue = mixed(mixed(palette.suits[4], palette.seats[1], 0.55), palette.paper, 0.2)
    return Tones(
        paper=paper,
        meadow=mixed(paper, mixed(palette.suits[0], palette.gold, 0.3), 0.24),
        sand=mixed(paper, palette.rule, 0.32),
        ink=palette.ink,
        sepia=mixed(palette.ink, palette.wood_light, 0.5),
        hill=mixed(paper, palette.rule, 0.5),
        hill_dark=mixed(palette.rule, palette.wood_light, 0.35),
        pine=green,
        pine_light=mixed(green, palette.paper, 0.4),
        water=mixed(blue, palette.card, 0.5),
        water_line=mixed(blue, palette.ink, 0.28),
        trail=mixed(palette.paper, palette.wood_light, 0.34),
        stone=palette.card,
        plank=mixed(palette.wood_light, palette.paper, 0.42),
        plank_dark=mixed(palette.wood, palette.paper, 0.18),
        sign=palette.card,
        roof=mixed(palette.wood, palette.ink, 0.25),
        brick=mixed(palette.alarm, palette.paper, 0.45),
        slate=mixed(mixed(palette.rule, palette.suits[4], 0.25), palette.paper, 0.3),
        glass=mixed(palette.gold_light, palette.gold, 0.3),
        back=mixed(palette.wood_light, palette.alarm, 0.22),
    )


def colours(palette: Palette) -> Iterable[Colour]:
    """All of them, to print pictures in."""
    return colours_of(tones(palette))
