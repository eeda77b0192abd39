"""How points and places of leagues are written, in pictures and in texts alike.

Knows the words, and neither standings nor a person.
"""

from fractions import Fraction
from typing import Final

from engine.leagues.points import POINT
from renders.language.catalogues import Words
from renders.ratings.text.numbers import whole

_PARTS: Final = {
    Fraction(1, 5): "⅕",
    Fraction(1, 4): "¼",
    Fraction(1, 3): "⅓",
    Fraction(2, 5): "⅖",
    Fraction(1, 2): "½",
    Fraction(3, 5): "⅗",
    Fraction(2, 3): "⅔",
    Fraction(3, 4): "¾",
    Fraction(4, 5): "⅘",
}
"""The parts of a point that have a sign; a table of at most five people makes no others."""


def points(sixtieths: int) -> str:
    """Points from sixtieths: "41", "6⅓", "½"; what has no sign is a fraction, like "2 7/60"."""
    number, rest = divmod(abs(sixtieths), POINT)
    minus = "−" if sixtieths < 0 else ""
    if not rest:
        return f"{minus}{number}"
    part = Fraction(rest, POINT)
    sign = _PARTS.get(part)
    if sign is not None:
        return f"{minus}{number or ''}{sign}"
    return f"{minus}{f'{number} ' if number else ''}{part}"


def points_said(sixtieths: int, words: Words) -> str:
    """Points with their word: "1 point", "6⅓ points"."""
    return words.text("league-points", points=points(sixtieths), count=1 if sixtieths == POINT else 2)


def hundredths(sixtieths: int, words: Words) -> str:
    """A mean of points with two decimals, as the language writes it."""
    value = (abs(sixtieths) * 100 + POINT // 2) // POINT
    text = words.text("league-decimal", whole=value // 100, part=f"{value % 100:02}")
    return f"−{text}" if sixtieths < 0 else text


def place(number: int, *, is_shared: bool) -> str:
    """A place in short: "2", "2=" if somebody shares it."""
    return f"{whole(number)}=" if is_shared else whole(number)
