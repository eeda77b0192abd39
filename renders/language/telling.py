"""How every game tells its story: names that catch the eye, a message for each event, lines for pages.

Knows no game: a game says which parts its story has, and what the fields of its events are called.
"""

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from engine.play.table import TABLE_EVENTS, Event
from renders.language.catalogues import Words
from renders.language.names import cut

LINE: Final = 990
"""No line of a story is longer, so that a page can always be cut at a line's end."""


def bold(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """Names as a story sets them off, so that whoever acts catches the eye."""
    return tuple(f"**{words.named(names, seat)}**" for seat in range(len(names)))


def message_id(event: Event, game: str, variant: str = "") -> str:
    """The message that tells an event. `variant` tells apart the ways in which one kind can turn out."""
    kind = _kind(type(event))
    return f"table-{kind}" if isinstance(event, TABLE_EVENTS) else f"{game}-told-{kind}{variant}"


@functools.cache
def _kind(event: type[Event]) -> str:
    """An event's name as messages have it: "FirstRolled" is "first-rolled"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()


def sentence(
    event: Event, message: str, say: Callable[[str, Any], str | int], words: Words, **more: str | int
) -> str:
    """An event by its message. Each field is a variable: from `more` if that has it, otherwise what `say`
    makes of the field's name and value."""
    values = {
        field.name: say(field.name, getattr(event, field.name))
        for field in fields(event)
        if field.name not in more
    }
    return words.text(message, **values, **more)


def by_chapter(
    events: Sequence[Event], chapters: Mapping[type[Event], str], first: str
) -> list[tuple[str, list[Event]]]:
    """Events by parts of the story, in their order. Events without a chapter belong to the part in which they
    happen, or to `first`."""
    found: list[tuple[str, list[Event]]] = []
    for event in events:
        chapter = chapters.get(type(event), found[-1][0] if found else first)
        if not found or found[-1][0] != chapter:
            found.append((chapter, []))
        found[-1][1].append(event)
    return found


def stretches(events: Sequence[Event], *openings: type[Event]) -> Iterator[list[Event]]:
    """Events cut before each of these kinds."""
    stretch: list[Event] = []
    for event in events:
        if isinstance(event, openings) and stretch:
            yield stretch
            stretch = []
        stretch.append(event)
    if stretch:
        yield stretch


def filled(sentences: Sequence[str]) -> list[str]:
    """Sentences on as few lines as hold them."""
    lines = [""]
    for one in sentences:
        longer = f"{lines[-1]} {one}".strip()
        lines[-1:] = [longer] if len(longer) <= LINE else [lines[-1], one]
    return lines


def logged(
    parts: Iterable[tuple[str, Sequence[Event]]],
    say: Callable[[Event], str],
    *,
    openings: tuple[type[Event], ...],
    in_small_print: str | None = None,
) -> list[str]:
    """Every single event as a sentence; events that belong together share a line. `parts` are chapters with
    at least one event each. The chapter `in_small_print` is for checking, not for reading. An empty line
    stands before each part that begins with one of the `openings`."""
    lines: list[str] = []
    for chapter, events in parts:
        if lines and isinstance(events[0], openings):
            lines.append("")
        told = filled([cut(say(event), LINE) for event in events])
        lines += map(small, told) if chapter == in_small_print else told
    return lines


def small(line: str) -> str:
    """A line in small print, for what is there to be checked, not to be read."""
    return f"-# {line}"
