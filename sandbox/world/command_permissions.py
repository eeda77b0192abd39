"""Who may use which command where: what a server's admin has switched on and off, and the commands' defaults.

Written after Discord's "Application Command Permissions Object" and its change log of November 17, 2022. It
knows members and channels, and neither requests nor who asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from sandbox.codes import Json, Snowflake
from sandbox.world.bits import EVERYTHING
from sandbox.world.objects import Channel, Guild, Member

OF_ROLE, OF_USER, OF_CHANNEL = 1, 2, 3
MOST_SWITCHES = 100
Switches: TypeAlias = Mapping[tuple[int, Snowflake], bool]
"""On or off, by kind and id: of one command, or of the whole application."""


def all_channels(guild: Guild) -> Snowflake:
    """The id that stands for every channel of a guild; everyone's role has the guild's own."""
    return str(int(guild.id) - 1)


def may_use(command: Json, application: Snowflake, member: Member, channel: Channel, allowed: int) -> bool:
    """Whether `member` may use a command in `channel`, where they have the permissions `allowed`.

    Whoever has ADMINISTRATOR may use all. What is switched for the command goes before what is switched for
    the application, and in each a channel before all channels, a person before roles, a role that is on
    before one that is off, and any role before everyone's. A command that is switched on for somebody needs
    no default permission; an application that is switched on leaves its commands theirs.
    """
    if allowed == EVERYTHING:
        return True
    guild = member.guild
    own, base = guild.command_switches.get(command["id"], {}), guild.command_switches.get(application, {})
    here = _of_channel(own, channel, guild)
    if (_of_channel(base, channel, guild) if here is None else here) is False:
        return False
    of_member = _of_member(own, member)
    if of_member is not None:
        return of_member
    return _of_member(base, member) is not False and has_defaults(command, allowed)


def has_defaults(command: Json, allowed: int) -> bool:
    """Whether these permissions are the command's `default_member_permissions`; "0" is met by none."""
    needed = command["default_member_permissions"]
    if needed is None or allowed == EVERYTHING:
        return True
    return int(needed) != 0 and allowed & int(needed) == int(needed)


def _of_channel(switches: Switches, channel: Channel, guild: Guild) -> bool | None:
    """How it is switched for a channel; a thread goes by its channel."""
    place = channel.parent or channel
    return switches.get((OF_CHANNEL, place.id), switches.get((OF_CHANNEL, all_channels(guild))))


def _of_member(switches: Switches, member: Member) -> bool | None:
    own = switches.get((OF_USER, member.user.id))
    if own is not None:
        return own
    of_roles = [switches[OF_ROLE, role.id] for role in member.roles if (OF_ROLE, role.id) in switches]
    return any(of_roles) if of_roles else switches.get((OF_ROLE, member.guild.id))
