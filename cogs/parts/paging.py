"""Lists that are too long for one message, in pages of whole entries.

Pure: it knows neither what is listed nor how pages are turned.
"""

from collections.abc import Sequence
from typing import Final

from cogs.parts.layouts import PAGE
from renders.language.catalogues import Words

ON_A_PAGE: Final = 10
"""The most entries on a page."""
BETWEEN: Final = 2
"""The characters between two entries."""


def starts(texts: Sequence[str]) -> list[int]:
    """With which entry each page begins: a page has at most `ON_A_PAGE`, and fewer if they would not fit."""
    found, room = [0], PAGE
    for at, text in enumerate(texts):
        if at > found[-1] and (at - found[-1] == ON_A_PAGE or room < len(text) + BETWEEN):
            found.append(at)
            room = PAGE
        room -= len(text) + BETWEEN
    return found


def page_line(page: int, last: int, words: Words) -> str:
    """Which page of how many this is; "" if there is only one."""
    return f"-# {words.text('page-of', page=page, last=last)}" if last > 1 else ""
