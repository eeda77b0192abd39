"""Gnadenlos!'s rules by chapter. What they say is in the catalogues `gnadenlos-rules`."""

from typing import Final

from renders.language.rulebooks import numbered

RULES: Final = numbered(
    "gnadenlos",
    "G",
    (
        ("set-up", range(1, 5)),
        ("event", range(5, 16)),
        ("buying", range(16, 18)),
        ("bidding", (*range(18, 23), 29)),
        ("payday", range(23, 29)),
        ("end", range(33, 37)),
        ("knowledge", range(37, 38)),
    ),
)
