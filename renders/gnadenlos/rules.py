"""Gnadenlos!'s rules by chapter. What they say is in the catalogues `gnadenlos-rules`."""

from typing import Final

from renders.rules import Rule

_CHAPTERS: Final = (
    ("set-up", range(1, 5)),
    ("event", range(5, 16)),
    ("buying", range(16, 18)),
    ("bidding", range(18, 23)),
    ("payday", range(23, 30)),
    ("end", range(33, 37)),
    ("knowledge", range(37, 38)),
)

RULES: Final = tuple(
    Rule("gnadenlos", f"G{number}", chapter) for chapter, numbers in _CHAPTERS for number in numbers
)
