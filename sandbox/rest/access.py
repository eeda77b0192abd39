"""What the bot must see and may do before a route does anything. It changes nothing."""

from __future__ import annotations

from sandbox.limits.refusal import Refusal
from sandbox.rest.door import Call
from sandbox.world.objects import Channel, Guild, Message
from sandbox.world.world import World


def visible_channel(world: World, call: Call) -> Channel:
    """The channel of the path; 10003 if there is none, 50001 if the bot may not see it."""
    channel = world.channels.get(call.params["channel_id"])
    if channel is None:
        raise Refusal(10003)
    if not world.may(world.bot, "VIEW_CHANNEL", channel):
        raise Refusal(50001)
    return channel


def message_of(world: World, call: Call, channel: Channel) -> Message:
    """The message of the path in that channel (10008); ephemeral ones do not exist here."""
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


def need(world: World, permission: str, channel: Channel) -> None:
    """50013 unless the bot has the permission in the channel."""
    if not world.may(world.bot, permission, channel):
        raise Refusal(50013)


def need_to_send(world: World, channel: Channel) -> None:
    """Sending in threads is a permission of its own."""
    need(world, "SEND_MESSAGES_IN_THREADS" if channel.thread is not None else "SEND_MESSAGES", channel)


def need_open(channel: Channel) -> None:
    """What is in an archived thread stays as it is (50083)."""
    if channel.thread is not None and channel.thread.archived:
        raise Refusal(50083)
