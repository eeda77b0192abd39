"""An admin changes a setting of their server: by keyboard here, and in the panel through `change_setting`.

It knows no rules: the engine decides what a setting may be, and obeys it.
"""

import itertools

import discord

from cogs.posting.servers import own_language
from cogs.presses.press import Visit
from cogs.presses.session_choice import CHOICES
from cogs.presses.setting_values import Office, offered, value_of, what_is_so
from cogs.presses.welcome import welcome_line
from engine.errors import Refused
from engine.sessions.server_settings import Effective, Setting, Value, effective, with_setting


async def set_setting(visit: Visit, setting: Setting, typed: str) -> None:
    """Give a setting the value that somebody has typed, and say what is so now."""
    office = office_of(visit)
    if office is None:
        raise Refused("only-in-a-server")
    settings = await change_setting(visit, office.guild, setting, value_of(setting, typed, office))
    said = what_is_so(setting, settings, office.guild, visit.words)
    await visit.answer(await welcome_line(visit), visit.words.text("settings-stored", what=said))


async def change_setting(visit: Visit, guild: discord.Guild, setting: Setting, value: Value) -> Effective:
    """Give a setting another value; None is the default. Returns what counts from now on. Open seats get or
    lose their button for robots, and their line on ratings; what else is posted stays as it is. Raises
    Refused for a value that the setting cannot have."""
    services = visit.services
    before = effective(await services.servers.of(guild.id))
    row = await services.servers.change(
        guild.id,
        visit.person.id,
        setting,
        lambda row: with_setting(row, setting, value),
        own_language=own_language(guild),
    )
    after = effective(row)
    if (after.robots, after.ratings) != (before.robots, before.ratings):
        for session in await services.sessions.in_channel(guild.id):
            if session.status == "open":
                services.lobbies.wake(session.id)
    return after


def complete_value(visit: Visit, setting: str | None, typed: str) -> list[tuple[str, str]]:
    """What is offered for a setting while a value is typed; nothing while no setting is chosen."""
    office = office_of(visit)
    if office is None or setting not in list(Setting):
        return []
    return list(itertools.islice(offered(Setting(setting), typed, office), CHOICES))


def office_of(visit: Visit) -> Office | None:
    """The server as somebody sees it who acts there; None in a private conversation."""
    guild, user = visit.interaction.guild, visit.interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return None
    return Office(guild, user, visit.services.games, visit.words)
