"""The rules of leagues by chapter. What they say is in the catalogues `league-rules`."""

from typing import Final

from renders.language.rulebooks import RuleBook, numbered

RULES: Final = numbered(
    "league",
    "L",
    (
        ("rounds", range(1, 5)),
        ("seats", range(5, 9)),
        ("standings", range(9, 13)),
        ("office", range(13, 16)),
    ),
)
BOOK: Final = RuleBook("league", RULES)
"""The rules of leagues as a book beside those of the games."""
