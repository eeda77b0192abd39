"""Alternative texts in parts, which the strips of a picture name.

Knows lines, never what they say.
"""

from collections.abc import Iterable, Mapping

from renders.language.names import cut_lines


def parts_of(lines: Iterable[tuple[str, str]], limit: int) -> dict[str, str]:
    """Lines by their parts, which are together at most `limit` characters long: whole lines are left out at
    the end."""
    parts = dict[str, list[str]]()
    for name, line in lines:
        parts.setdefault(name, []).append(line)
    found, left = dict[str, str](), limit
    for name, said in parts.items():
        if left > 0:
            found[name] = cut_lines(said, left)
            left -= len(found[name]) + 1
    return found


def whole(parts: Mapping[str, str]) -> str:
    """All parts as one text."""
    return "\n".join(parts.values())
