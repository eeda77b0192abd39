"""Ponte Vecchio's rules by chapter. What they say is in the catalogues `ponte-vecchio-rules`."""

from typing import Final

from renders.language.rulebooks import numbered

RULES: Final = numbered(
    "ponte-vecchio",
    "P",
    (
        ("set-up", range(1, 3)),
        ("auction", (3, 4, 22, 5, 21)),
        ("cards", range(6, 10)),
        ("selling", (10,)),
        ("moving", range(11, 16)),
        ("end", range(16, 20)),
        ("knowledge", (20,)),
    ),
)
