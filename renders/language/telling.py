"""How every game tells its story: names that catch the eye, a message for each event, lines for pages.

Knows no game: a game says which parts its story has, and what the fields of its events are called.
"""

import functools
import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from engine.play.table import TABLE_EVENTS, Event, Sealed, Seat, Unsealed
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


def are_news(events: Iterable[Event]) -> Iterator[bool]:
    """Of each event, whether it is told: a sealed answer is told once, however often it is changed before
    anything else happens in the match."""
    laid = set[Seat]()
    for event in events:
        yield not (isinstance(event, Sealed) and event.seat in laid)
        if isinstance(event, Sealed):
            laid.add(event.seat)
        else:
            laid.clear()


def with_laid(
    events: Sequence[Event],
    before: Event | None,
    say: Callable[[Event], str],
    say_laid: Callable[[Sequence[Seat], Event | None, Event | None], str],
) -> Iterator[str]:
    """Events as sentences, for a game that tells itself what was turned up. All who have laid a sealed answer
    share a sentence, each of them once. What it says may depend on what was told right before and right after
    it, as far as that is known: `before` was told before the first of these events."""
    runs = [
        list(run) for _, run in itertools.groupby(events, lambda event: isinstance(event, Sealed | Unsealed))
    ]
    for run, following in itertools.zip_longest(runs, runs[1:]):
        seats = tuple(dict.fromkeys(event.seat for event in run if isinstance(event, Sealed)))
        if seats:
            yield say_laid(seats, before, following[0] if following else None)
        elif not isinstance(run[0], Unsealed):
            yield from map(say, run)
            before = run[-1]


def logged(
    parts: Iterable[Sequence[Event]],
    say: Callable[[Sequence[Event], Event | None], Iterable[str]],
    *,
    openings: tuple[type[Event], ...],
) -> list[str]:
    """Every single event in sentences; events that belong together share a line. Each of the `parts` has at
    least one event, and is said with the event before it. An empty line stands before each part that begins
    with one of the `openings`."""
    lines: list[str] = []
    before: Event | None = None
    for events in parts:
        if lines and isinstance(events[0], openings):
            lines.append("")
        told = [cut(one, LINE) for one in say(events, before)]
        lines += filled(told) if told else []
        before = events[-1]
    return lines
