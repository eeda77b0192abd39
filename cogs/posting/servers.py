"""What there is on a server of what its settings name, and the language of what everybody reads there where
no session says it.
"""

from collections.abc import Iterable

import discord

from engine.sessions.servers import Servers
from renders.language.catalogues import Words, words_for


def own_language(guild: discord.Guild) -> str:
    """The language that Discord says of a server, if it is one of ours; else English. Without Community, a
    server's is always English."""
    return words_for(str(guild.preferred_locale)).locale


async def server_words(servers: Servers, guild: discord.Guild) -> Words:
    """The words for texts that a whole server reads: in the language that its admins have chosen, else in its
    own."""
    chosen = (await servers.of(guild.id)).language
    return words_for(own_language(guild) if chosen is None else chosen)


def channels_there(guild: discord.Guild, channels: Iterable[int | str]) -> list[int]:
    """Those of these channels that were not deleted: no event may have told of it."""
    return [channel for channel in map(int, channels) if guild.get_channel(channel) is not None]


def roles_there(guild: discord.Guild, roles: Iterable[int | str]) -> list[int]:
    """The same of roles."""
    return [role for role in map(int, roles) if guild.get_role(role) is not None]
