"""Somebody's own quiet hours in words, and the menus that ask where they are by what their clock shows.

Pure builders for private messages: they know no session store. A value of a menu is a zone, or a step.
"""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from cogs.parts.controls import MENU, Row
from cogs.parts.custom_ids import CustomId, UnknownId, Verb
from engine.clock.hours import local
from engine.clock.zones import NOWHERE, by_clock, city
from engine.journal.preference_rows import Chosen
from engine.journal.records import SessionId
from renders.language.catalogues import LABEL, Words
from renders.language.names import cut

TIMES, OTHER_TIMES = "times", "other-times"
"""The steps that show the times of most people, and the other times. The step that shows the cities of one
time is its minutes ahead of UTC: "+60"."""
MOST_TIMES: Final = MENU - 2
"""The most times in the first menu, which also has the zone that was guessed and the way to other times."""
NAMED: Final = 3
"""The most cities that are named beside a time."""


def clock_of(at: float, zone: str) -> str:
    """What the clocks of a zone show: "14:05"."""
    return f"{local(at, zone):%H:%M}"


def place(zone: str, words: Words) -> str:
    """What a zone is called in a language: its city."""
    message = "city-" + city(zone).lower().replace(" ", "-")
    return words.text(message) if words.has(message) else city(zone)


def hour(of_day: int) -> str:
    """A whole hour: "8:00"."""
    return f"{of_day}:00"


def quiet_text(chosen: Chosen, words: Words) -> str:
    """A line that says when nobody hurries them, and how to change that."""
    hours = chosen.hours
    if not hours.quiet_h:
        return words.text("hours-never-quiet", city=place(hours.zone, words))
    begins, ends = hour(hours.quiet_from), hour(hours.quiet_to)
    return words.text("hours-quiet", begins=begins, ends=ends, city=place(hours.zone, words))


def all_text(chosen: Chosen, at: float, words: Words) -> str:
    """All that somebody has chosen about time, in words."""
    hours = chosen.hours
    zone = "hours-zone" if chosen.zone is not None else "hours-zone-guessed"
    begins, ends = hour(hours.quiet_from), hour(hours.quiet_to)
    return "\n".join(
        (
            words.text(zone, city=place(hours.zone, words), time=clock_of(at, hours.zone)),
            words.text("hours-set", begins=begins, ends=ends) if hours.quiet_h else words.text("hours-none"),
            words.text(f"hours-reminders-{chosen.reminding}"),
        )
    )


def where_row(session: SessionId, chosen: Chosen, at: float, words: Words, step: str = TIMES) -> Row:
    """The menu "Where are you?" at a step. Its choices go on with the session's panel, or with none
    (`NO_SESSION`). Raises UnknownId if there is no such step."""
    groups = list(by_clock(at).items())
    times, others = sorted(groups[:MOST_TIMES]), sorted(groups[MOST_TIMES:])
    if step == TIMES:
        guessed = chosen.hours.zone
        first = [_zone(guessed, at, words)] if guessed != NOWHERE else []
        more = [_step(OTHER_TIMES, words.text("hours-other-times"))]
        return _menu(session, words.text("hours-where"), [*first, *_times(times, at, words), *more])
    back = _step(TIMES, words.text("hours-back"))
    if step == OTHER_TIMES:
        return _menu(session, words.text("hours-where"), [*_times(others, at, words), back])
    cities = next((zones for ahead, zones in (*times, *others) if _named(ahead) == step), None)
    if cities is None:
        raise UnknownId
    return _menu(session, words.text("hours-city"), [*(_zone(zone, at, words) for zone in cities), back])


def _named(ahead: int) -> str:
    """The step that shows the cities of a time."""
    return f"{ahead:+d}"


def _times(groups: Sequence[tuple[int, list[str]]], at: float, words: Words) -> list[discord.SelectOption]:
    """An option for each time; if it is the time of one city alone, it is that zone."""
    return [
        _zone(zones[0], at, words) if len(zones) == 1 else _time(ahead, zones, at, words)
        for ahead, zones in groups
    ]


def _time(ahead: int, zones: Sequence[str], at: float, words: Words) -> discord.SelectOption:
    named = ", ".join(place(zone, words) for zone in zones[:NAMED]) + ("…" if len(zones) > NAMED else "")
    return _step(_named(ahead), words.text("hours-clock", time=clock_of(at, zones[0]), cities=named))


def _zone(zone: str, at: float, words: Words) -> discord.SelectOption:
    return _step(zone, words.text("hours-clock", time=clock_of(at, zone), cities=place(zone, words)))


def _step(value: str, label: str) -> discord.SelectOption:
    return discord.SelectOption(label=cut(label, LABEL), value=value)


def _menu(session: SessionId, hint: str, options: Sequence[discord.SelectOption]) -> Row:
    custom_id = str(CustomId(Verb.ZONE, session))
    return ui.ActionRow(ui.Select(custom_id=custom_id, placeholder=hint, options=list(options)))
