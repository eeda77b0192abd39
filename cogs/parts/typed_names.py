"""What organisers type to name a table or people of a league: "2.7", "@Anna", "#3".

Pure: whether there is such a table or such a person is for others to say.
"""

import re
from dataclasses import dataclass
from typing import Final

from engine.errors import Refused
from engine.journal.records import PersonId
from renders.language.names import escaped, tidy

LEVEL: Final = "="
"""What stands between people who share a place."""
SHOWN: Final = 32
"""So many characters of what nobody understands are shown."""
_TABLE: Final = re.compile(r"\D{0,30}(\d{1,4})\D{1,30}(\d{1,4})(?!\d)", re.A)
_PART: Final = re.compile(
    r"(?P<gap>[\s,;]+)|(?P<level>=)|<@!?(?P<mention>\d{1,20})>|#(?P<entry>\d{1,6})(?!\d)"
    r"|(?P<short>\d{1,6})(?!\d)|(?P<id>\d{7,20})(?!\d)",
    re.A,
)


@dataclass(frozen=True, slots=True)
class Typed:
    """Somebody as they were typed: by their Discord user id, or by the number of their entry, which whoever
    was forgotten still has."""

    person: PersonId | None = None
    entry: int | None = None


def table_in(typed: str) -> tuple[int, int]:
    """The round and the number of a table: "2.7", "2 7", or as a suggestion names it. Raises Refused if
    these are not there."""
    found = _TABLE.match(typed)
    if found is None:
        raise Refused("table-not-understood")
    return int(found[1]), int(found[2])


def places_in(typed: str) -> list[list[Typed]]:
    """People in the order of their places, those who are level together. Raises Refused for anything but
    people with, or without, a sign of equality between them."""
    found, is_level = list[list[Typed]](), False
    for part in _parts(typed):
        if part is not None:
            found[-1:] = [[*found[-1], part]] if is_level else [*found[-1:], [part]]
            is_level = False
        elif not found or is_level:
            raise Refused("people-not-understood", part=LEVEL)
        else:
            is_level = True
    if is_level or not found:
        raise Refused("people-not-understood", part=LEVEL if is_level else "–")
    return found


def person_in(typed: str) -> Typed:
    """Somebody alone. Raises Refused unless exactly one is named."""
    found = list(_parts(typed))
    if len(found) != 1 or found[0] is None:
        raise Refused("people-not-understood", part=_shown(typed))
    return found[0]


def _parts(typed: str) -> list[Typed | None]:
    """All people in a text, in their order; None stands for a sign of equality."""
    found, at = list[Typed | None](), 0
    while at < len(typed):
        part = _PART.match(typed, at)
        if part is None:
            raise Refused("people-not-understood", part=_shown(typed[at:]))
        at = part.end()
        person, entry = part["mention"] or part["id"], part["entry"] or part["short"]
        if part["level"]:
            found.append(None)
        elif person:
            found.append(Typed(person=PersonId(int(person))))
        elif entry:
            found.append(Typed(entry=int(entry)))
    return found


def _shown(typed: str) -> str:
    return escaped(tidy(typed, SHOWN)) or "–"
