"""The privacy policy in every language, as pages for a message. It is read from `docs/privacy.<language>.md`,
which are pages that a host may publish as they are; an installed bot has them in `renders/policies`.

Messages know neither tables nor lines that end before the reader's window does: a table becomes a list, and a
paragraph one line.
"""

import functools
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from renders.language.catalogues import LOCALES

_INSTALLED: Final = Path(__file__).parents[1] / "policies"
FOLDER: Final = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).parents[2] / "docs"
POLICIES: Final[Mapping[str, str]] = {
    language: (FOLDER / f"privacy.{language}.md").read_text(encoding="utf-8") for language in LOCALES
}
"""The policy by language, as it is published. Without these files the bot does not start."""
PAGE: Final = 3400
"""The most characters of one page."""
_CONTACT: Final = re.compile(r"<!-- contact\b.*?-->", re.DOTALL)
"""Where the page says who runs the bot. A host who publishes it writes their contact there."""
_APART: Final = re.compile(r"^(#|- |\|)")
"""What a line begins with that does not go on with the line before it."""


@functools.lru_cache(maxsize=2 * len(LOCALES))
def policy_pages(language: str, contact: str) -> tuple[str, ...]:
    """The policy in pages, with a sentence that says who runs the bot."""
    text = _CONTACT.sub(lambda _: contact, POLICIES[language])
    found = [""]
    pieces = [piece for block in text.split("\n\n") if block.strip() for piece in _pieces(block)]
    for piece in _with_headings(pieces):
        if len(found[-1]) + len(piece) + 2 > PAGE:
            found.append("")
        found[-1] = f"{found[-1]}\n\n{piece}".strip()
    return tuple(found)


def rows(text: str) -> list[list[str]]:
    """The rows of the table in a policy, in their order, as cells; the first row has the headings."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    found = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    return [row for row in found if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]


def _pieces(text: str) -> Sequence[str]:
    """What a message says of a block between two empty lines; of a table, a piece for each row."""
    if not text.lstrip().startswith("|"):
        return ["\n".join(_joined(text.strip().splitlines()))]
    (_, *headings), *others = rows(text)
    return [
        "\n".join([f"**{what}**", *(f"- {head}: {cell}" for head, cell in zip(headings, cells, strict=True))])
        for what, *cells in others
    ]


def _with_headings(pieces: Sequence[str]) -> Iterator[str]:
    """Pieces, with each heading in one with what it heads."""
    above = ""
    for piece in pieces:
        if piece.startswith("#"):
            above += f"{piece}\n"
        else:
            yield above + piece
            above = ""


def _joined(lines: Sequence[str]) -> Iterator[str]:
    """Lines, with those in one that belong to one paragraph or item."""
    starts = itertools.accumulate(bool(_APART.match(line)) for line in lines)
    for _, run in itertools.groupby(zip(starts, lines, strict=True), key=lambda each: each[0]):
        yield " ".join(line.strip() for _, line in run)
