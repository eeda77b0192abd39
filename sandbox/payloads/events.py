"""The gateway's events about anything but messages and channels, as JSON. It decides nothing."""

from __future__ import annotations

from sandbox.codes import Json
from sandbox.payloads.places import (
    guild_payload,
    member_payload,
    role_payload,
    thread_member_payload,
    user_payload,
)
from sandbox.world.clock import iso
from sandbox.world.objects import Channel, Guild, Happening, Member, Message, Typing


def guild(guild: Guild) -> Json:
    return guild_payload(guild)


def guild_gone(guild: Guild) -> Json:
    """A guild that is gone for good, or unavailable during an outage."""
    return {"id": guild.id} | ({"unavailable": True} if guild.unavailable else {})


def member(member: Member) -> Json:
    return member_payload(member) | {"guild_id": member.guild.id}


def member_gone(member: Member) -> Json:
    return {"guild_id": member.guild.id, "user": user_payload(member.user)}


def presence(member: Member) -> Json:
    """How others see a member: people are online, the bot is as it said."""
    world = member.guild.world
    said = world.presence if member.user is world.bot else {"status": "online", "activities": []}
    return {
        "user": {"id": member.user.id},
        "guild_id": member.guild.id,
        "status": said["status"],
        "activities": said["activities"],
        "client_status": {} if said["status"] == "offline" else {"web": said["status"]},
    }


def role(happening: Happening) -> Json:
    assert happening.guild is not None
    assert happening.role is not None
    position = [happening.guild.everyone, *happening.guild.roles].index(happening.role)
    return {"guild_id": happening.guild.id, "role": role_payload(happening.role, position)}


def role_gone(happening: Happening) -> Json:
    assert happening.guild is not None
    assert happening.role is not None
    return {"guild_id": happening.guild.id, "role_id": happening.role.id}


def ban(happening: Happening) -> Json:
    assert happening.guild is not None
    assert happening.user is not None
    return {"guild_id": happening.guild.id, "user": user_payload(happening.user)}


def thread_gone(thread: Channel) -> Json:
    return {
        "id": thread.id,
        "guild_id": thread.guild.id if thread.guild is not None else None,
        "parent_id": thread.parent.id if thread.parent is not None else None,
        "type": thread.type,
    }


def thread_member(happening: Happening) -> Json:
    """The bot's own membership of a thread has changed."""
    assert happening.channel is not None
    assert happening.channel.guild is not None
    own = thread_member_payload(happening.channel, happening.channel.world.bot)
    return own | {"guild_id": happening.channel.guild.id}


def thread_members(happening: Happening, *, others: bool) -> Json | None:
    """Which users were `added` and `removed`; without `others` (an intent) only the bot."""
    thread = happening.channel
    assert thread is not None
    assert thread.thread is not None
    assert thread.guild is not None
    added, removed = (
        [user for user in happening.users.get(key, ()) if others or user is thread.world.bot]
        for key in ("added", "removed")
    )
    if not added and not removed:
        return None
    payload: Json = {
        "id": thread.id,
        "guild_id": thread.guild.id,
        "member_count": min(len(thread.thread.members), 50),
    }
    if added:
        members = thread.guild.members
        payload["added_members"] = [
            thread_member_payload(thread, user)
            | ({"member": member_payload(members[user.id]), "presence": None} if user.id in members else {})
            for user in added
        ]
    if removed:
        payload["removed_member_ids"] = [user.id for user in removed]
    return payload


def message_gone(message: Message) -> Json:
    where = _where(message.channel)
    if message.reader is not None:
        where.pop("guild_id", None)
    return {"id": message.id} | where


def messages_gone(happening: Happening) -> Json:
    """MESSAGE_DELETE_BULK: `details` has the `ids`."""
    return _place(happening) | happening.details


def reaction(happening: Happening) -> Json:
    """A reaction to `message` by `user` with the `emoji` in `details`; without these, all that are gone."""
    assert happening.message is not None
    payload: Json = {"message_id": happening.message.id} | _place(happening) | happening.details
    if happening.user is not None:
        payload |= {"user_id": happening.user.id, "burst": False, "type": 0}
    return payload


def reaction_added(happening: Happening) -> Json:
    """The same, with the member who reacted and the author of the message."""
    assert happening.message is not None
    return reaction(happening) | {"message_author_id": happening.message.author.id} | _by_member(happening)


def typing(typing: Typing) -> Json:
    told: Json = {"user_id": typing.user.id, "timestamp": int(typing.began)}
    return told | _where(typing.channel) | _by_member(typing)


def pins(happening: Happening) -> Json:
    """The pins of `channel` have changed; `details` may say `at`, the time of the last one."""
    at = happening.details.get("at")
    return _place(happening) | {"last_pin_timestamp": iso(at) if at is not None else None}


def webhooks(happening: Happening) -> Json:
    return _place(happening)


def _by_member(happening: Happening | Typing) -> Json:
    guild, user = happening.guild, happening.user
    if guild is None or user is None or user.id not in guild.members:
        return {}
    return {"member": member_payload(guild.members[user.id])}


def _place(happening: Happening) -> Json:
    assert happening.channel is not None
    return _where(happening.channel)


def _where(channel: Channel) -> Json:
    guild = channel.guild
    return {"channel_id": channel.id} | ({"guild_id": guild.id} if guild is not None else {})
