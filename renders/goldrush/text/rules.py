"""Goldrush's rules by chapter. What they say is in the catalogues `goldrush-rules`."""

from typing import Final

from renders.language.rulebooks import numbered

RULES: Final = numbered(
    "goldrush",
    "R",
    (
        ("set-up", (1,)),
        ("turn", range(2, 5)),
        ("claims", range(5, 8)),
        ("town", range(8, 13)),
        ("promises", (13, 22, 23)),
        ("duels", range(14, 20)),
        ("end", (20,)),
        ("knowledge", (21, 24)),
    ),
)
