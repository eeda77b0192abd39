"""Boomtown's rules by chapter. What they say is in the catalogues `boomtown-rules`."""

from typing import Final

from renders.rules import numbered

RULES: Final = numbered(
    "boomtown",
    "B",
    (
        ("set-up", 3),
        ("auction", 7),
        ("paying", 9),
        ("taking", 12),
        ("production", 17),
        ("mayors", 20),
        ("events", 27),
        ("end", 29),
        ("knowledge", 30),
    ),
)
