"""How Saloon looks: palettes, players' marks, letters. No colour is ever the only sign of anything.

Knows no game: a game says which of its things gets which of the palette's suits.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

Colour: TypeAlias = str
"""As "#rrggbb"."""
Mark: TypeAlias = Literal["disc", "square", "triangle", "diamond", "star", "cross"]

SEAT_MARKS: Final[tuple[Mark, ...]] = ("disc", "square", "triangle", "diamond", "star", "cross")
"""Each seat's mark in pictures."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Palette:
    """All colours of a picture. The suits and seats of every palette differ in lightness as well as in hue,
    and each also has its own emblem or mark. Palettes are compared by identity, so that lookups by them are
    quick."""

    paper: Colour
    paper_shade: Colour
    card: Colour
    ink: Colour
    faded: Colour
    """Ink for what matters less; it still reads on paper."""
    rule: Colour
    """Lines on paper."""
    wood: Colour
    wood_dark: Colour
    wood_light: Colour
    on_wood: Colour
    gold: Colour
    gold_dark: Colour
    gold_light: Colour
    alarm: Colour
    """Danger, and what was lost."""
    on_alarm: Colour
    rise: Colour
    """What was won."""
    on_rise: Colour
    glow: Colour
    """Behind whoever is waited for."""
    suits: tuple[Colour, ...]
    """Towns, families, … : green, purple, red, yellow, blue."""
    on_suits: tuple[Colour, ...]
    """For each suit, ink that reads on it."""
    seats: tuple[Colour, ...]


STANDARD: Final = Palette(
    paper="#f4e6c8",
    paper_shade="#e9d5ab",
    card="#fdf6e3",
    ink="#2a1a0c",
    faded="#6b5135",
    rule="#b99a68",
    wood="#6a4020",
    wood_dark="#432612",
    wood_light="#8a5a31",
    on_wood="#fbeccb",
    gold="#f2b632",
    gold_dark="#9a6a08",
    gold_light="#ffe08a",
    alarm="#b3261e",
    on_alarm="#ffffff",
    rise="#1d6b4a",
    on_rise="#ffffff",
    glow="#ffe9a3",
    # Told apart with any kind of colour vision.
    suits=("#278262", "#a646a8", "#bf3b0c", "#f0d83c", "#17339a"),
    on_suits=("#ffffff", "#ffffff", "#ffffff", "#2a1a0c", "#ffffff"),
    seats=("#1f1b18", "#4aa3df", "#f08a24", "#fbf7ee", "#7b2d43", "#6f7a22"),
)
"""The palette of everybody who has not chosen another."""

COLOUR_BLIND: Final = replace(
    STANDARD,
    rise="#0a4fa0",
    # Twice as far apart as in the standard palette, whichever kind of cone is missing.
    suits=("#60bf9a", "#661f60", "#ae1c04", "#f0e053", "#0a1cbf"),
    on_suits=("#2a1a0c", "#ffffff", "#ffffff", "#2a1a0c", "#ffffff"),
    seats=("#0d0a09", "#41b9f2", "#fcb946", "#fefcf8", "#993777", "#4b6d25"),
)
"""For people who see few or no differences between some hues."""

HIGH_CONTRAST: Final = Palette(
    paper="#ffffff",
    paper_shade="#e6e6e6",
    card="#ffffff",
    ink="#000000",
    faded="#333333",
    rule="#555555",
    wood="#1a1a1a",
    wood_dark="#000000",
    wood_light="#2a2a2a",
    on_wood="#ffffff",
    gold="#ffcc00",
    gold_dark="#7a5200",
    gold_light="#ffe680",
    alarm="#b00000",
    on_alarm="#ffffff",
    rise="#00523c",
    on_rise="#ffffff",
    glow="#ffe94d",
    suits=("#004a36", "#e567d9", "#b30101", "#ffe21a", "#1442e6"),
    on_suits=("#ffffff", "#000000", "#ffffff", "#000000", "#ffffff"),
    seats=("#000000", "#33b1ff", "#ff8c1a", "#ffffff", "#8f0f4b", "#5c7a00"),
)
"""For people who see little contrast, and for bright light."""

BOTH: Final = replace(
    HIGH_CONTRAST,
    rise="#00408a",
    # Further apart than in the colour-blind palette, and text reads on them as in that of high contrast.
    suits=("#81ffca", "#650b63", "#b10005", "#ffe611", "#0c2cff"),
    on_suits=("#000000", "#ffffff", "#ffffff", "#000000", "#ffffff"),
    seats=("#000000", "#45bcff", "#fab92d", "#ffffff", "#ae067b", "#547121"),
)
"""For people who see little contrast and few differences between hues, and for tables where some see the one
and some the other."""

PALETTES: Final[Mapping[str, Palette]] = {
    "standard": STANDARD,
    "colour-blind": COLOUR_BLIND,
    "high-contrast": HIGH_CONTRAST,
    "both": BOTH,
}
"""What people may choose from, by name."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is set: "slab" letters are for headings and numbers, "sans" for all that people write."""

    family: Literal["slab", "sans"]
    size: int
    weight: int = 600

    def smaller(self, size: int) -> "Style":
        return Style(self.family, size, self.weight)


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """A colour between two: all of the first at 0, all of the other at 1."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(first + (second - first) * part):02x}" for first, second in pairs)


WIDTH: Final = 1200
"""Boards are this wide: three times a small phone."""
LETTER: Final = 34
"""No letter is set smaller: on a phone, 360 pixels wide, it has 10 pixels."""
SIGN: Final = 40
"""No number and no mark that decides something is smaller: on a phone it has 12 pixels."""
LARGE: Final = 48
"""In large print nothing that must be read is set smaller: on a phone it has 14 pixels."""
