"""The values of a server's settings as admins type them and are offered them, and a sentence for each that
says what it holds for; `setting_words` has them in a few words.

It stores nothing. Channels and roles are offered only to those who see them anyway.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from cogs.parts.readers import pace_words
from cogs.posting.servers import channels_there, own_language, roles_there
from engine.clock.pace import OFFERED
from engine.errors import Refused
from engine.folding import folded, is_in
from engine.journal.server_rows import ServerRow, Tidy
from engine.sessions.server_settings import (
    BOUNDS,
    LANGUAGES,
    MOST_THREADS,
    Effective,
    Setting,
    Value,
    effective,
)
from renders.language.catalogues import HINT, Words
from renders.language.names import cut, escaped, isolated, tidy

DEFAULT: Final = "default"
"""What takes an admin's choice back, in every language."""
SHOWN: Final = 40
"""The most characters that are shown of what was typed."""
_CHANNEL: Final = re.compile(r"<#(\d{1,20})>")
_ROLE: Final = re.compile(r"<@&(\d{1,20})>")


@dataclass(frozen=True, slots=True)
class Office:
    """A server as an admin sees it."""

    guild: discord.Guild
    admin: discord.Member
    games: Collection[str]
    """The games that the bot has."""
    words: Words


@dataclass(frozen=True, slots=True)
class Option:
    """A value that has a name."""

    key: str
    """The name that is the same in every language."""
    name: str
    value: Value
    label: str = ""
    """What is shown where it is offered; empty: its name."""


def value_of(setting: Setting, typed: str, office: Office) -> Value:
    """The value that somebody has typed for a setting; None: back to the default. Raises Refused, and says
    what there is."""
    wanted = folded(typed)
    options = _options(setting, office)
    found = next((one for one in options if wanted in (folded(one.key), folded(one.name))), None)
    if found is not None:
        return found.value
    match setting:
        case Setting.CHANNELS:
            return tuple(_channel(name, office) for name in _listed(typed, _CHANNEL, r"[,\s]+"))
        case Setting.TOLD_IN:
            names = _listed(typed, _CHANNEL, r"[,\s]+")
            if len(names) > 1:
                raise Refused("setting-lists-too-many", most=1, listed=len(names))
            return _channel(names[0], office)
        case Setting.OPENERS:
            roles = tuple(_role(name, office) for name in _listed(typed, _ROLE, ","))
            return None if office.guild.id in roles else roles  # the role of everybody has the server's id
        case Setting.GAMES:
            return tuple(_game(name, office) for name in _listed(typed, None, ","))
        case Setting.MOST_RUNNING | Setting.MOST_OPEN | Setting.MOST_ON_SERVER:
            low, high = BOUNDS[setting]
            if not re.fullmatch(r"[0-9]{1,9}", typed.strip()):
                raise Refused("setting-out-of-bounds", low=low, high=high)
            return int(typed)
        case _:
            names = [one.name for one in options[:-1]]
            raise Refused("setting-no-such-value", typed=_shown(typed), values=office.words.listed(names))


def offered(setting: Setting, typed: str, office: Office) -> Iterator[tuple[str, str]]:
    """What is offered for a setting while a value is typed: each with its label, and with what is sent. In a
    list the part behind the last comma is completed."""
    before, _, last = typed.rpartition(",")
    begun = f"{before.strip()}, " if before.strip() else ""
    last = last.strip()
    if not begun:
        options = _options(setting, office)
        is_named = any(one.value is None for one in options[:-1])
        for one in options[:-1] if is_named else options:  # what is so by default may have a name already
            if not last or is_in(last, one.name) or is_in(last, one.key):
                yield cut(one.label or one.name, HINT), one.key
    for label, value in _offered_here(setting, last, office):
        is_listed = setting in (Setting.CHANNELS, Setting.OPENERS, Setting.GAMES)
        if begun and (not is_listed or value in begun):
            continue
        whole = f"{begun}{value}" if is_listed else value
        if len(whole) <= HINT:
            yield cut(f"{begun}{label}" if is_listed else label, HINT), whole


def what_is_so(setting: Setting, settings: Effective, guild: discord.Guild, words: Words) -> str:
    """A sentence that says what a setting is now, and what it holds for."""

    def text(kind: str = "", **values: str | int) -> str:
        return words.text(f"setting-is-{f'{setting}-{kind}' if kind else setting}", **values)

    match setting:
        case Setting.LANGUAGE:
            language = settings.language or own_language(guild)
            named = words.text(f"setting-value-{language}")
            if settings.language is None:
                return words.text("setting-is-own-language", language=named)
            return text(language=named)
        case Setting.CHANNELS if settings.channels is not None:
            channels = [f"<#{channel}>" for channel in channels_there(guild, settings.channels)]
            return text(channels=words.listed(channels)) if channels else text("none")
        case Setting.OPENERS if settings.openers is not None:
            roles = [f"<@&{role}>" for role in roles_there(guild, settings.openers)]
            return text(roles=words.listed(roles)) if roles else text("none")
        case Setting.GAMES if settings.games is not None:
            return text(games=words.listed([words.text(f"{game}-name") for game in settings.games]))
        case Setting.CHANNELS | Setting.OPENERS | Setting.GAMES:
            return text("all")
        case Setting.MOST_RUNNING | Setting.MOST_OPEN | Setting.MOST_ON_SERVER:
            return text(count=int(getattr(settings, setting.column)), threads=MOST_THREADS)
        case Setting.PACE:
            name, about = pace_words(settings.pace, words)
            return text(pace=name, about=about)
        case Setting.ROBOTS | Setting.RATINGS:
            return text("yes" if getattr(settings, setting.column) else "no")
        case Setting.TIDY:
            return text(settings.tidy)
        case Setting.TOLD_IN:
            there = channels_there(guild, [] if settings.told_in is None else [settings.told_in])
            return text(channel=f"<#{there[0]}>") if there else text("none")


def _options(setting: Setting, office: Office) -> list[Option]:
    """The values of a setting that have a name, with the one that takes a choice back."""
    words = office.words

    def option(key: str, value: Value, *, name: str = "") -> Option:
        return Option(key, words.text(f"setting-value-{name or key}"), value)

    options: list[Option] = []
    match setting:
        case Setting.LANGUAGE:
            options = [option(language, language) for language in LANGUAGES]
        case Setting.CHANNELS:
            options = [option("all", None, name="all-channels"), option("nowhere", (), name="no-channel")]
        case Setting.OPENERS:
            options = [option("everyone", None), option("admins", ())]
        case Setting.GAMES:
            options = [option("all", None, name="all-games")]
        case Setting.PACE:
            options = [
                Option(pace, words.text(f"pace-{pace}"), pace, words.text(f"pace-choice-{pace}"))
                for pace in OFFERED
            ]
        case Setting.ROBOTS | Setting.RATINGS:
            options = [option("yes", value=True), option("no", value=False)]
        case Setting.TIDY:
            options = [option(way, way) for way in Tidy]
        case Setting.TOLD_IN:
            options = [option("none", None)]
        case Setting.MOST_RUNNING | Setting.MOST_OPEN | Setting.MOST_ON_SERVER:
            pass
    return [
        *options,
        Option(DEFAULT, words.text("setting-value-default"), None, _default(setting, options, words)),
    ]


def _default(setting: Setting, options: Iterable[Option], words: Words) -> str:
    """The label of the choice that takes a choice back: it says what counts then."""
    if setting is Setting.LANGUAGE:
        return words.text("setting-choice-own-language")
    counts = getattr(effective(ServerRow()), setting.column)
    named = next((one.name for one in options if one.value == counts), str(counts))
    return words.text("setting-choice-default", value=named)


def _offered_here(setting: Setting, last: str, office: Office) -> Iterator[tuple[str, str]]:
    """What only this server or this bot has, as far as its name contains what was typed last."""
    match setting:
        case Setting.CHANNELS | Setting.TOLD_IN:
            channels = _channels(office)
            names = [channel.name for channel in channels]
            for channel in channels:
                if is_in(last.lstrip("#"), channel.name):
                    is_unique = names.count(channel.name) == 1
                    yield f"#{channel.name}", f"#{channel.name}" if is_unique else f"<#{channel.id}>"
        case Setting.OPENERS:
            roles = _roles(office)
            names = [role.name for role in roles]
            for role in roles:
                if is_in(last.lstrip("@"), role.name):
                    is_plain = names.count(role.name) == 1 and "," not in role.name
                    yield f"@{role.name}", f"@{role.name}" if is_plain else f"<@&{role.id}>"
        case Setting.GAMES:
            for game in office.games:
                name = office.words.text(f"{game}-name")
                if is_in(last, name):
                    yield name, name
        case Setting.MOST_RUNNING | Setting.MOST_OPEN | Setting.MOST_ON_SERVER:
            low, high = BOUNDS[setting]
            is_possible = last.isascii() and last.isdecimal() and low <= int(last[:9]) <= high
            for number in [int(last)] if is_possible else [low, high]:
                yield str(number), str(number)
        case _:
            pass


def _listed(typed: str, mention: re.Pattern[str] | None, between: str) -> list[str]:
    """The parts of a list: the ids of its mentions, then its names. Raises Refused if there are none."""
    ids = [] if mention is None else mention.findall(typed)
    rest = typed if mention is None else mention.sub(",", typed)
    found = [*ids, *(name.strip() for name in re.split(between, rest) if name.strip())]
    if not found:
        raise Refused("setting-empty")
    return found


def _channels(office: Office) -> Sequence[discord.TextChannel]:
    """The text channels that the admin sees."""
    channels = office.guild.text_channels
    return [channel for channel in channels if channel.permissions_for(office.admin).view_channel]


def _channel(name: str, office: Office) -> int:
    """The id of a text channel, by its id or name. A thread counts as its channel."""
    thread = office.guild.get_thread(int(name)) if re.fullmatch("[0-9]{1,20}", name) else None
    wanted = name if thread is None else str(thread.parent_id)
    plain = folded(wanted.lstrip("#"))
    for channel in _channels(office):
        if wanted == str(channel.id) or (plain and plain == folded(channel.name)):
            return channel.id
    raise Refused("setting-no-such-channel", typed=_shown(name))


def _roles(office: Office) -> Sequence[discord.Role]:
    """The roles that people can have; those of bots are not among them."""
    return [role for role in reversed(office.guild.roles) if not role.managed and not role.is_default()]


def _role(name: str, office: Office) -> int:
    """The id of a role, by its id or name; of two with one name, that which people can have. Raises Refused
    for one that only a bot has."""
    plain = folded(name.lstrip("@"))
    fitting = [
        role
        for role in office.guild.roles
        if name == str(role.id) or (plain and plain == folded(role.name.lstrip("@")))
    ]
    if not fitting:
        raise Refused("setting-no-such-role", typed=_shown(name))
    found = next((role for role in fitting if not role.is_bot_managed()), None)
    if found is None:
        raise Refused("role-of-a-bot")
    return found.id


def _game(name: str, office: Office) -> str:
    """A game by its name."""
    names = {game: office.words.text(f"{game}-name") for game in office.games}
    for game, called in names.items():
        if folded(name) in (folded(called), folded(game)):
            return game
    games = office.words.listed(list(names.values()))
    raise Refused("setting-no-such-game", typed=_shown(name), games=games)


def _shown(typed: str) -> str:
    """What was typed, as it may be shown."""
    return isolated(escaped(cut(tidy(typed), SHOWN))) or "?"
