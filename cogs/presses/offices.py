"""Who is in office on a server: its admins, moderators and organisers, by Discord's own permissions.

Nothing is noted: a right that is taken away is gone at once. A command is sent only by those whom Discord
lets send it; a control asks anew who has pressed it. Whoever moderates by a permission does so where they
have it: they act on a game, and see it in lists, if they may manage threads in its channel.
"""

from typing import Final

import discord

from cogs.presses.press import Visit
from engine.errors import Refused

OF_ADMINS: Final = discord.Permissions(manage_guild=True)
OF_MODERATORS: Final = discord.Permissions(manage_threads=True)
OF_ORGANISERS: Final = discord.Permissions(manage_events=True)


def check_server(visit: Visit) -> int:
    """The id of the server on which somebody acts. Raises Refused in a private conversation."""
    if visit.guild is None:
        raise Refused("only-in-a-server")
    return visit.guild


def check_admin(visit: Visit) -> int:
    """The id of the server on which somebody has pressed a control for admins. Raises Refused unless they
    may manage the server."""
    guild = check_server(visit)
    if not is_admin(visit):
        raise Refused("not-an-admin")
    return guild


def check_moderator(visit: Visit) -> int:
    """The same for moderators, who may manage threads."""
    guild = check_server(visit)
    if not visit.interaction.permissions.is_superset(OF_MODERATORS):
        raise Refused("not-a-moderator")
    return guild


def check_organiser(visit: Visit) -> int:
    """The same for organisers of leagues, who may manage events."""
    guild = check_server(visit)
    if not visit.interaction.permissions.is_superset(OF_ORGANISERS):
        raise Refused("not-for-you-to-organise")
    return guild


def moderates_in(visit: Visit, channel: int) -> bool:
    """Whether whoever moderates may also do so in this channel of the server, or, if it was deleted, on the
    whole server. Whoever has no such permission where they act was let in by Discord's page Integrations: for
    them, that page alone decides."""
    if not visit.interaction.permissions.is_superset(OF_MODERATORS):
        return True
    guild, person = visit.interaction.guild, visit.interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    place = guild.get_channel(channel)
    there = person.guild_permissions if place is None else place.permissions_for(person)
    return there.is_superset(OF_MODERATORS)


def check_moderates_in(visit: Visit, channel: int) -> None:
    """Raises Refused unless a moderator may moderate in this channel."""
    if not moderates_in(visit, channel):
        raise Refused("not-a-moderator-there", channel=channel)


def check_office(visit: Visit) -> int:
    """The same for what both admins and moderators may read."""
    return check_server(visit) if is_admin(visit) else check_moderator(visit)


def is_admin(visit: Visit) -> bool:
    """Whether somebody may manage the server on which they act."""
    return visit.guild is not None and visit.interaction.permissions.is_superset(OF_ADMINS)
