"""What the bot must see and may do before a route does anything. It changes nothing."""

from __future__ import annotations

from sandbox.codes import CATEGORY
from sandbox.limits.refusal import Refusal
from sandbox.rest.door import Call
from sandbox.world.bits import BITS
from sandbox.world.objects import Channel, Guild, Member, Message, Role
from sandbox.world.permissions import outranks, permissions_of, rank, rank_of
from sandbox.world.world import World


def check_application(world: World, call: Call) -> None:
    """Raise 20012 if the path names another application."""
    if call.params["application_id"] != world.bot.id:
        raise Refusal(20012)


def visible_channel(world: World, call: Call) -> Channel:
    """The channel of the path; 10003 if there is none, 50001 if the bot may not see it."""
    channel = world.channels.get(call.params["channel_id"])
    if channel is None:
        raise Refusal(10003)
    if not world.may(world.bot, "VIEW_CHANNEL", channel):
        raise Refusal(50001)
    return channel


def message_of(world: World, call: Call, channel: Channel) -> Message:
    """The message of the path in that channel; 10008 if there is none. Ephemeral ones do not exist here."""
    message = world.messages.get(call.params["message_id"])
    if message is None or message.channel is not channel or message.reader is not None:
        raise Refusal(10008)
    return message


def guild_of(world: World, call: Call) -> Guild:
    """The guild of the path; 10004 if there is none, 50001 if the bot is not in it."""
    guild = world.guilds.get(call.params["guild_id"])
    if guild is None:
        raise Refusal(10004)
    if world.bot.id not in guild.members:
        raise Refusal(50001)
    return guild


def member_of(guild: Guild, user_id: str) -> Member:
    """The member of the guild with this user's id; 10007 if there is none."""
    member = guild.members.get(user_id)
    if member is None:
        raise Refusal(10007)
    return member


def role_of(guild: Guild, role_id: str) -> Role:
    """The guild's role with this id, which can be everyone's role; 10011 if there is none."""
    for role in (guild.everyone, *guild.roles):
        if role.id == role_id:
            return role
    raise Refusal(10011)


def need(world: World, permission: str, channel: Channel) -> None:
    """Raise 50013 unless the bot has the permission in the channel."""
    if not world.may(world.bot, permission, channel):
        raise Refusal(50013)


def need_in_guild(world: World, permission: str, guild: Guild) -> None:
    """Raise 50013 unless the bot has the permission in the guild at large."""
    if not bot_permissions(world, guild) & BITS[permission]:
        raise Refusal(50013)


def bot_permissions(world: World, guild: Guild) -> int:
    return permissions_of(guild.members[world.bot.id], None, world.clock.now())


def need_rank_over(world: World, member: Member) -> None:
    """Raise 50013 unless the member's highest role is below the bot's, and always for the owner."""
    if not outranks(member.guild.members[world.bot.id], member):
        raise Refusal(50013)


def need_rank_over_role(world: World, guild: Guild, role: Role) -> None:
    """Raise 50013 unless the role is below the bot's highest."""
    bot = guild.members[world.bot.id]
    if bot.user is not guild.owner and rank_of(role, guild) >= rank(bot):
        raise Refusal(50013)


def need_to_send(world: World, channel: Channel) -> None:
    """Raise 50013 unless the bot may send here (threads have their own permission), 50008 in a category."""
    if channel.type == CATEGORY:
        raise Refusal(50008)
    need(world, "SEND_MESSAGES_IN_THREADS" if channel.thread is not None else "SEND_MESSAGES", channel)


def need_guild(channel: Channel) -> Guild:
    """The channel's guild; 50003 for direct messages."""
    if channel.guild is None:
        raise Refusal(50003)
    return channel.guild


def need_open(channel: Channel) -> None:
    """Raise 50083 in an archived thread, where nothing can be changed."""
    if channel.thread is not None and channel.thread.archived:
        raise Refusal(50083)
