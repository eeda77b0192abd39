"""Colours: readable, and told apart with any kind of colour vision."""

from itertools import combinations

import pytest

from renders.drawing.icons import _MARKS
from renders.drawing.theme import BOTH, HIGH_CONTRAST, PALETTES, SEAT_MARKS, Colour, Palette
from renders.language.player_names import SEAT_SIGNS

Triple = tuple[float, float, float]

# How people see who lack one kind of cone (Machado, Oliveira and Fernandes, 2009), in linear light.
SIGHTS = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(colour: Colour) -> Triple:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return red, green, blue


def lightness(light: Triple) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: Colour, other: Colour) -> float:
    high, low = sorted((lightness(linear(one)), lightness(linear(other))), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lab(light: Triple) -> Triple:
    r, g, b = (min(max(channel, 0.0), 1.0) for channel in light)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour: Colour, sight: str) -> Triple:
    light = linear(colour)
    r, g, b = (sum(part * channel for part, channel in zip(row, light, strict=True)) for row in SIGHTS[sight])
    return lab((r, g, b))


def apart(colours: tuple[Colour, ...], sight: str) -> float:
    """How far the two nearest of some colours are from each other."""
    looks = [seen(colour, sight) for colour in colours]
    return min(
        sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        for one, other in combinations(looks, 2)
    )


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("which", ["suits", "seats"])
@pytest.mark.parametrize("name", PALETTES)
def test_colours_are_told_apart_with_any_colour_vision(name: str, which: str, sight: str) -> None:
    colours = getattr(PALETTES[name], which)[:5]
    assert apart(colours, sight) > (35 if name in ("colour-blind", "both") else 15)


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_palette_for_both_wishes_tells_colours_apart_as_well_as_the_better_of_the_two(sight: str) -> None:
    for which in ("suits", "seats"):
        ours, theirs = (getattr(PALETTES[name], which) for name in ("both", "colour-blind"))
        assert apart(ours, sight) >= min(apart(theirs, each) for each in SIGHTS)
    assert apart((BOTH.rise, BOTH.alarm), sight) > 70


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_ink_reads_on_everything_that_it_is_put_on(palette: Palette) -> None:
    p = palette
    for ground in (p.paper, p.card, p.glow, p.gold, p.gold_light):
        assert contrast(p.ink, ground) > 7
    for ground in (p.paper, p.card, p.glow, p.paper_shade):
        assert contrast(p.faded, ground) > 4.5
    for suit, ink in zip(p.suits, p.on_suits, strict=True):
        assert contrast(suit, ink) > 4.5
    assert contrast(p.rise, p.on_rise) > 4.5
    assert contrast(p.alarm, p.paper_shade) > 4
    assert contrast(p.wood, p.on_wood) > 6
    assert contrast(p.alarm, p.on_alarm) > 4.5


@pytest.mark.parametrize("p", [HIGH_CONTRAST, BOTH], ids=["high-contrast", "both"])
def test_high_contrast_goes_beyond_what_wcag_asks_for_at_its_highest_level(p: Palette) -> None:
    for ground in (p.paper, p.paper_shade, p.card, p.glow, p.gold_light):
        assert contrast(p.ink, ground) > 14
        assert contrast(p.faded, ground) > 7
    for suit, ink in zip(p.suits, p.on_suits, strict=True):
        assert contrast(suit, ink) > 7
    assert contrast(p.wood, p.on_wood) > 14
    assert contrast(p.alarm, p.on_alarm) > 7
    assert contrast(p.rise, p.on_rise) > 7


def test_every_seat_has_a_mark_and_a_sign_of_its_own() -> None:
    assert len(set(SEAT_MARKS)) == len(SEAT_MARKS) == len(set(SEAT_SIGNS))
    assert all(len(palette.seats) == len(SEAT_MARKS) for palette in PALETTES.values())
    assert set(SEAT_MARKS) == {"disc", *_MARKS}
