"""What a portrait is made of: a person's parts by name, and the paints that they are drawn with."""

from dataclasses import dataclass
from typing import Final

from renders.drawing.theme import Colour, Palette, mixed

DYES: Final[dict[str, Colour]] = {
    "black": "#3a332e",
    "charcoal": "#5b554f",
    "grey": "#948d83",
    "silver": "#cfc9bc",
    "white": "#f6f1e6",
    "brown": "#6f4827",
    "chestnut": "#8a4b2a",
    "tan": "#bb8c56",
    "sand": "#dcbd86",
    "cream": "#f1e2bf",
    "straw": "#e8c55f",
    "gold": "#f2b632",
    "blond": "#e2b85c",
    "ginger": "#c8682c",
    "rust": "#b4552c",
    "red": "#a9322a",
    "plum": "#7d2f50",
    "rose": "#d78f8b",
    "violet": "#6f4288",
    "blue": "#33558a",
    "sky": "#86a9ba",
    "teal": "#2f706b",
    "green": "#54713d",
}
"""Printers' colours: of cloth, leather and hair."""
STEEL: Final = "#a9a69e"
SKINS: Final[dict[str, Colour]] = {
    "pale": "#f6dcc2",
    "fair": "#efc5a1",
    "ruddy": "#e5a780",
    "olive": "#d4a675",
    "tan": "#bf8a59",
    "brown": "#99663f",
    "deep": "#754a2f",
}
TINTS: Final[dict[str, Colour]] = {
    "sand": "#ead29f",
    "ochre": "#dcae54",
    "clay": "#c9825f",
    "rose": "#dfb0a2",
    "lilac": "#bfaac6",
    "slate": "#9aa5ab",
    "sky": "#adc8c8",
    "sage": "#b0bb93",
}
"""What is behind people."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Who is drawn: the names of the parts, one of each kind, and their dyes."""

    tint: str
    skin: str
    head: str = "oval"
    eyes: str = "plain"
    brows: str = "flat"
    nose: str = "straight"
    mouth: str = "flat"
    hair: str = "none"
    hair_behind: str = "none"
    hair_dye: str = "brown"
    beard: str = "none"
    hat: str = "none"
    hat_dye: str = "brown"
    band_dye: str = "black"
    clothes: str = "shirt"
    cloth_dye: str = "red"
    trim_dye: str = "brown"
    behind: tuple[str, ...] = ()
    """Things behind the person's back, the farthest first."""
    worn: tuple[str, ...] = ()
    """Things on the face and the clothes."""
    held: tuple[str, ...] = ()
    """Things before the person, the nearest last."""


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of a person in a palette."""

    palette: Palette
    ink: Colour
    tint: Colour
    skin: Colour
    hair: Colour
    hat: Colour
    band: Colour
    cloth: Colour
    trim: Colour

    @property
    def shade(self) -> Colour:
        """Skin in the shade."""
        return shaded(self.skin, self.palette)

    @property
    def crease(self) -> Colour:
        """Lines in skin."""
        return mixed(self.skin, self.ink, 0.62)

    @property
    def blush(self) -> Colour:
        return mixed(self.skin, DYES["red"], 0.3)


def paint_of(person: Person, palette: Palette) -> Paint:
    """The paints for a person."""
    return Paint(
        palette,
        palette.ink,
        tinted(person.tint, palette),
        SKINS[person.skin],
        DYES[person.hair_dye],
        DYES[person.hat_dye],
        DYES[person.band_dye],
        DYES[person.cloth_dye],
        DYES[person.trim_dye],
    )


def tinted(tint: str, palette: Palette) -> Colour:
    """What is behind a person, as a palette has it."""
    return mixed(TINTS[tint], palette.card, 0.1)


def halo(tint: Colour) -> Colour:
    """The colour of the disc behind a head, on a tint."""
    return light(tint, 0.35)


def shaded(skin: Colour, palette: Palette) -> Colour:
    """Skin in the shade."""
    return mixed(skin, palette.ink, 0.16)


def dark(colour: Colour, paint: Paint, part: float = 0.3) -> Colour:
    """A colour in the shade."""
    return mixed(colour, paint.ink, part)


def light(colour: Colour, part: float = 0.3) -> Colour:
    """A colour in the light."""
    return mixed(colour, "#ffffff", part)
