"""Boomtown's rules by chapter. What they say is in the catalogues `boomtown-rules`."""

from typing import Final

from renders.language.rulebooks import numbered

RULES: Final = numbered(
    "boomtown",
    "B",
    (
        ("set-up", range(1, 4)),
        ("auction", range(4, 8)),
        ("paying", range(8, 10)),
        ("taking", range(10, 13)),
        ("production", range(13, 18)),
        ("mayors", range(18, 21)),
        ("events", range(21, 28)),
        ("end", range(28, 30)),
        ("knowledge", range(30, 31)),
    ),
)
