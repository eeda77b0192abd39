"""Where leagues are at home, and where their tables are: which channels do."""

import discord

from cogs.presses.open_seats import allowed, check_permissions
from cogs.presses.press import Visit
from engine.errors import Refused
from engine.sessions.openings import NotAllowedHere
from engine.sessions.server_settings import effective


def home_of(visit: Visit) -> discord.TextChannel:
    """The channel where a league is at home that is opened here: in a thread, that to which it belongs.
    Raises Refused where there is no text channel."""
    channel = visit.interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Refused("league-not-a-text-channel")
    return channel


def check_places(visit: Visit, *channels: int) -> None:
    """Raises Refused if one of these is no text channel of the server that whoever acts can see, or (with a
    list) if the bot lacks permissions there."""
    guild, person = _guild(visit), visit.interaction.user
    for number in dict.fromkeys(channels):
        channel = guild.get_channel(number)
        is_seen = (
            isinstance(channel, discord.TextChannel)
            and isinstance(person, discord.Member)
            and channel.permissions_for(person).view_channel
        )
        if not isinstance(channel, discord.TextChannel) or not is_seen:
            raise Refused("league-channel-gone")
        elsewhere = None if number == visit.interaction.channel_id else number
        check_permissions(channel.permissions_for(guild.me), visit.words, elsewhere=elsewhere)


async def check_offered(visit: Visit, game: str, tables: int) -> None:
    """Raises Refused if the server's settings do not allow this game, or games in this channel, in words that
    say what they do allow."""
    guild = _guild(visit)
    settings = effective(await visit.services.servers.of(guild.id))

    async def ask() -> None:
        if not settings.offers(game):
            raise NotAllowedHere("only-these-games", settings.games or ())
        if not settings.opens_in(tables):
            raise NotAllowedHere("only-in-channels", settings.channels or ())

    await allowed(visit, guild, ask)


def _guild(visit: Visit) -> discord.Guild:
    guild = visit.interaction.guild
    if guild is None:
        raise Refused("only-in-a-server")
    return guild
