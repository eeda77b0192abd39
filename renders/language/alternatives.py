"""Which alternative text each of several pictures has, if they show a whole together.

Knows no game and no picture, only the names of what each shows.
"""

from collections.abc import Mapping, Sequence

from renders.language.catalogues import ALT, Words
from renders.language.names import cut_lines


def alternatives(parts: Mapping[str, str], shown: Sequence[Sequence[str]], words: Words) -> list[str]:
    """The alternative texts of pictures, of which each shows what some of the `parts` tell. What no picture
    names is told by the last one, and what several name by the first of them, so that nothing is read twice.
    A picture without any text says which part it is."""
    told: list[list[str]] = [[] for _ in shown]
    for name, text in parts.items():
        at = next((at for at, names in enumerate(shown) if name in names), -1)
        if text:
            told[at] += text.split("\n")
    return [
        cut_lines(lines, ALT) if lines else words.text("strip-goes-on", part=part)
        for part, lines in enumerate(told, 1)
    ]
