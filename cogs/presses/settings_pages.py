"""The pages of `/saloon settings`: each setting in a line that says what is so now, with its menu or button.

Pure builders: what the admins have chosen comes as a row, and what Discord says of the server as a `Place`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import DIGITS, NO_SESSION, CustomId, Verb
from cogs.parts.layouts import Part
from cogs.parts.setting_words import capital, marked, setting_name, setting_value
from cogs.presses.setting_values import DEFAULT
from engine.clock.pace import OFFERED
from engine.journal.server_rows import ServerRow, Tidy
from engine.sessions.server_settings import (
    BOUNDS,
    LANGUAGES,
    MOST_CHANNELS,
    MOST_OPENERS,
    Effective,
    Setting,
    effective,
)
from renders.language.catalogues import HINT, LABEL, Words
from renders.language.names import cut

PAGES: Final[Sequence[Sequence[Setting]]] = (
    (Setting.LANGUAGE, Setting.CHANNELS, Setting.OPENERS, Setting.TOLD_IN),
    (
        *(Setting.MOST_RUNNING, Setting.MOST_OPEN, Setting.MOST_ON_SERVER),
        *(Setting.GAMES, Setting.PACE),
    ),
    (Setting.ROBOTS, Setting.RATINGS, Setting.TIDY),
)
"""The settings on each page, in their order: what a new admin wants first stands first."""
DEFAULTS: Final = "defaults"
"""The first part of the key of the menu that sets something back to its default."""
YES, NO = "yes", "no"
STEPS: Final = 1000
"""So many presses on a panel have different ids."""

_SENSIBLE: Final[Mapping[Setting, Sequence[int]]] = {
    Setting.MOST_RUNNING: (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40),
    Setting.MOST_OPEN: tuple(range(1, 11)),
    Setting.MOST_ON_SERVER: (5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 600, 800),
}
"""The numbers in the menus of the limits."""
_CHANNELS: Final = (discord.ChannelType.text, discord.ChannelType.news)
"""The kinds of channels in which games can be opened."""


@dataclass(frozen=True, slots=True)
class Place:
    """What Discord says of a server: its name, the language that it says of it, where the bot lacks
    permissions that a game needs, and where it may not write."""

    name: str
    language: str
    games: Sequence[str]
    """The games that the bot knows, by name."""
    not_for_games: frozenset[int] = frozenset()
    not_for_words: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Key:
    """What the key of a control of the panel says: what was chosen, and after how many presses. The number
    makes the ids of each panel new: if a menu kept its id, Discord would go on showing what was chosen last,
    even if that was refused."""

    what: str
    """A setting, the number of a page, or `DEFAULTS`."""
    step: int = 0
    value: str = ""
    """What a button chooses."""

    def __str__(self) -> str:
        return f"{self.what}.{self.step % STEPS}.{self.value}"

    def id(self) -> str:
        return str(CustomId(Verb.SETTINGS, NO_SESSION, key=str(self)))

    @classmethod
    def parse(cls, text: str) -> "Key":
        """Read a key; whatever is missing or forged in it counts as nothing chosen."""
        what, step, value = [*text.split(".", 2), "", "", ""][:3]
        is_step = step.isascii() and step.isdecimal() and len(step) <= len(str(STEPS))
        return cls(what, int(step) if is_step else 0, value)


def page_with(setting: Setting) -> int:
    """The number of the page on which a setting is."""
    return next(number for number, settings in enumerate(PAGES, 1) if setting in settings)


def line(setting: Setting, row: ServerRow, place: Place, words: Words) -> str:
    """What a setting is called, what is so now, and whether that is the default."""
    value = setting_value(setting, effective(row), place.language, words)
    said = marked(value, words, is_default=is_default(setting, row))
    return words.text("settings-line", name=setting_name(setting, words), value=said)


def is_default(setting: Setting, row: ServerRow) -> bool:
    """Whether what counts for a setting is the default."""
    own = getattr(effective(row), setting.column)
    return bool(own == getattr(effective(ServerRow()), setting.column))


def settings_page(
    row: ServerRow,
    place: Place,
    page: int,
    words: Words,
    *,
    step: int = 0,
    said: Mapping[Setting, str] | None = None,
) -> tuple[str, Sequence[Part]]:
    """A page of the panel: the text on top, and all that stands below. What is `said` of a setting that was
    just chosen stands above its line, where whoever chose it looks."""
    title = words.text(f"settings-page-{page}")
    head = words.text("settings-head", server=place.name, page=page, title=title)
    parts: list[Part] = []
    for setting in PAGES[page - 1]:
        parts += _setting_parts(setting, row, place, step, words, said=(said or {}).get(setting, ""))
    if page == len(PAGES):
        parts += [ui.TextDisplay(words.text("settings-discord")), ui.TextDisplay(words.text("settings-more"))]
    parts += [*_defaults_row(row, place, page, step, words), _tabs(page, step, words)]
    return f"{head}\n{words.text('settings-how')}", parts


def _setting_parts(
    setting: Setting, row: ServerRow, place: Place, step: int, words: Words, *, said: str
) -> list[Part]:
    """The line of a setting, with what was just said of it or what must be known about it, and its
    control."""
    about = "" if said else words.text(f"settings-about-{setting}")
    lines = (said, line(setting, row, place, words), *_warnings(setting, row, place, words), about)
    text, counts = "\n".join(filter(None, lines)), effective(row)
    if setting in (Setting.ROBOTS, Setting.RATINGS):
        is_on = bool(getattr(counts, setting.column))
        return [ui.Section(text, accessory=_switch(setting, is_on=is_on, step=step, words=words))]
    menu = ui.ActionRow(_MENUS[setting](setting, row, place, step, words))
    if setting is Setting.MOST_RUNNING:  # the first of the limits, which have one form together
        return [ui.Section(text, accessory=_form_button(step, words)), menu]
    return [ui.TextDisplay(text), menu]


def _warnings(setting: Setting, row: ServerRow, place: Place, words: Words) -> list[str]:
    """What does not work about a setting as it is now."""
    if setting is Setting.CHANNELS and row.channels is not None:
        if not row.channels:
            return [words.text("settings-nowhere")]
        blocked = [f"<#{each}>" for each in row.channels if each in place.not_for_games]
        if blocked:
            return [words.text("settings-channels-blocked", channels=words.listed(blocked))]
    if setting is Setting.TOLD_IN and row.told_in in place.not_for_words:
        return [words.text("settings-told-in-blocked", channel=f"<#{row.told_in}>")]
    return []


def _switch(setting: Setting, *, is_on: bool, step: int, words: Words) -> ui.Button[Any]:
    value = NO if is_on else YES
    return ui.Button(label=words.text(f"button-{setting}-{value}"), custom_id=Key(setting, step, value).id())


def _channels(setting: Setting, row: ServerRow, place: Place, step: int, words: Words) -> ui.Item[Any]:
    return ui.ChannelSelect(
        custom_id=Key(setting, step).id(),
        channel_types=list(_CHANNELS),
        placeholder=words.text("settings-menu-channels"),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=_given(row.channels, discord.SelectDefaultValueType.channel),
    )


def _told_in(setting: Setting, row: ServerRow, place: Place, step: int, words: Words) -> ui.Item[Any]:
    told_in = () if row.told_in is None else (row.told_in,)
    return ui.ChannelSelect(
        custom_id=Key(setting, step).id(),
        channel_types=list(_CHANNELS),
        placeholder=words.text("settings-menu-told-in"),
        min_values=0,
        max_values=1,
        default_values=_given(told_in, discord.SelectDefaultValueType.channel),
    )


def _openers(setting: Setting, row: ServerRow, place: Place, step: int, words: Words) -> ui.Item[Any]:
    return ui.RoleSelect(
        custom_id=Key(setting, step).id(),
        placeholder=words.text("settings-menu-openers"),
        min_values=0,
        max_values=MOST_OPENERS,
        default_values=_given(row.openers, discord.SelectDefaultValueType.role),
    )


class _Given(discord.SelectDefaultValue):
    """A channel or role that is chosen already. Its id is sent as a text, as Discord's description wants it;
    discord.py would send a number."""

    def to_dict(self) -> Any:
        return {**super().to_dict(), "id": str(self.id)}


def _given(numbers: Sequence[int] | None, kind: discord.SelectDefaultValueType) -> list[_Given]:
    return [_Given(id=number, type=kind) for number in numbers or ()]


def _games(setting: Setting, row: ServerRow, place: Place, step: int, words: Words) -> ui.Item[Any]:
    """A menu in which all games are chosen unless some were; one at least must be."""
    counts = effective(row)
    return ui.Select(
        custom_id=Key(setting, step).id(),
        placeholder=setting_name(setting, words),
        min_values=1,
        max_values=len(place.games),
        options=[
            discord.SelectOption(label=words.text(f"{game}-name"), value=game, default=counts.offers(game))
            for game in place.games
        ],
    )


def _language(setting: Setting, row: ServerRow, place: Place, step: int, words: Words) -> ui.Item[Any]:
    own = words.text("settings-own-language", language=words.text(f"setting-value-{place.language}"))
    options = [(DEFAULT, marked(own, words, is_default=True), row.language is None)]
    options += [(each, words.text(f"setting-value-{each}"), row.language == each) for each in LANGUAGES]
    return _menu(setting, options, step, words)


def _pace(setting: Setting, row: ServerRow, place: Place, step: int, words: Words) -> ui.Item[Any]:
    about = {pace: words.text(f"pace-{pace}-about") for pace in OFFERED}
    return _of(setting, row, OFFERED, place, step, words, hints=about)


def _tidy(setting: Setting, row: ServerRow, place: Place, step: int, words: Words) -> ui.Item[Any]:
    return _of(setting, row, tuple(Tidy), place, step, words)


def _limit(setting: Setting, row: ServerRow, place: Place, step: int, words: Words) -> ui.Item[Any]:
    """A menu with sensible numbers, the one that counts among them."""
    now: int = getattr(effective(row), setting.column)
    return _of(setting, row, sorted({*_SENSIBLE[setting], now}), place, step, words)


def _of(
    setting: Setting,
    row: ServerRow,
    values: Sequence[Any],
    place: Place,
    step: int,
    words: Words,
    *,
    hints: Mapping[Any, str] | None = None,
) -> ui.Item[Any]:
    """A menu with these values; the one that counts is chosen, and the default is marked."""
    now = getattr(effective(row), setting.column)
    default = getattr(effective(ServerRow()), setting.column)
    options = []
    for value in values:
        counts = _with(setting, value)
        said = marked(
            setting_value(setting, counts, place.language, words), words, is_default=value == default
        )
        options.append((DEFAULT if value == default else str(value), said, value == now))
    return _menu(setting, options, step, words, hints=[(hints or {}).get(value) for value in values])


def _with(setting: Setting, value: object) -> Effective:
    """What counts if nothing is chosen but this."""
    changed: dict[str, Any] = {setting.column: value}
    return effective(ServerRow(**changed))


def _menu(
    setting: Setting,
    options: Sequence[tuple[str, str, bool]],
    step: int,
    words: Words,
    *,
    hints: Sequence[str | None] | None = None,
) -> ui.Select[Any]:
    """A menu of one choice: each option's value, its label, and whether it is chosen now."""
    described = hints or [None] * len(options)
    return ui.Select(
        custom_id=Key(setting, step).id(),
        placeholder=setting_name(setting, words),
        options=[
            discord.SelectOption(
                label=cut(capital(label), LABEL),
                value=value,
                default=is_chosen,
                description=None if hint is None else cut(hint, HINT),
            )
            for (value, label, is_chosen), hint in zip(options, described, strict=True)
        ],
    )


_MENUS: Final[Mapping[Setting, Callable[[Setting, ServerRow, Place, int, Words], ui.Item[Any]]]] = {
    Setting.LANGUAGE: _language,
    Setting.CHANNELS: _channels,
    Setting.OPENERS: _openers,
    Setting.TOLD_IN: _told_in,
    Setting.GAMES: _games,
    Setting.PACE: _pace,
    Setting.TIDY: _tidy,
    Setting.MOST_RUNNING: _limit,
    Setting.MOST_OPEN: _limit,
    Setting.MOST_ON_SERVER: _limit,
}


def _form_button(step: int, words: Words) -> ui.Button[Any]:
    """The button that opens the form for all three limits."""
    custom_id = str(CustomId(Verb.LIMITS, NO_SESSION, key=str(step % STEPS)))
    return ui.Button(label=words.text("button-limits"), custom_id=custom_id)


def _defaults_row(row: ServerRow, place: Place, page: int, step: int, words: Words) -> list[Row]:
    """The menu that sets something on this page back to its default; none if all is."""
    changed = [setting for setting in PAGES[page - 1] if not is_default(setting, row)]
    if not changed:
        return []
    options = []
    for setting in changed:
        value = setting_value(setting, effective(ServerRow()), place.language, words)
        label = setting_name(setting, words)
        options.append(
            discord.SelectOption(label=label, value=setting, description=cut(capital(value), HINT))
        )
    menu: ui.Select[Any] = ui.Select(
        custom_id=Key(DEFAULTS, step, str(page)).id(),
        placeholder=words.text("settings-menu-defaults"),
        options=options,
    )
    return [ui.ActionRow(menu)]


def _tabs(page: int, step: int, words: Words) -> Row:
    """A button to each page; the one that is open cannot be pressed."""
    return ui.ActionRow(
        *(
            ui.Button(
                label=words.text(f"settings-page-{number}"),
                custom_id=Key(str(number), step).id(),
                style=discord.ButtonStyle.primary,
                disabled=number == page,
            )
            for number in range(1, len(PAGES) + 1)
        )
    )


def limits_form(row: ServerRow, words: Words, *, step: int = 0) -> ui.Modal:
    """The form for the three limits, with the numbers that were chosen. An empty field is the default."""
    modal = ui.Modal(
        title=words.text("limits-title"),
        custom_id=str(CustomId(Verb.LIMITS, NO_SESSION, key=str(step % STEPS))),
    )
    defaults = effective(ServerRow())
    for setting, (low, high) in BOUNDS.items():
        chosen = getattr(row, setting.column)
        hint = words.text("limits-hint", low=low, high=high, default=getattr(defaults, setting.column))
        modal.add_item(
            ui.Label(
                text=setting_name(setting, words),
                description=hint,
                component=ui.TextInput(
                    custom_id=setting,
                    default="" if chosen is None else str(chosen),
                    required=False,
                    max_length=DIGITS,
                ),
            )
        )
    modal.stop()
    return modal
