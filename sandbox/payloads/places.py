"""Users, guilds and channels as the JSON that Discord's API v10 sends. It decides nothing."""

from __future__ import annotations

import re

from sandbox.codes import PRIVATE_THREAD, Json
from sandbox.world.bits import bits
from sandbox.world.clock import iso
from sandbox.world.objects import Channel, Guild, Member, Role, User
from sandbox.world.world import World

_VIEW = bits("VIEW_CHANNEL")


def user_payload(user: User) -> Json:
    return {
        "id": user.id,
        "username": _username(user.name),
        "discriminator": "0",
        "global_name": user.name,
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def _username(name: str) -> str:
    """A username made of a name, without the characters it may not have; the name is the display name."""
    return re.sub(r"[^a-z0-9_.]", "", name.lower()) or "nameless"


def own_user_payload(user: User) -> Json:
    """GET /users/@me."""
    return user_payload(user) | {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}


def application_payload(world: World) -> Json:
    """GET /applications/@me and /oauth2/applications/@me."""
    return {
        "id": world.bot.id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": user_payload(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": world.application.flags,
        "flags_new": str(world.application.flags),
        "owner": user_payload(world.owner),
        "team": None,
        "hook": True,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


def member_payload(member: Member) -> Json:
    return {
        "user": user_payload(member.user),
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": [role.id for role in member.roles],
        "joined_at": iso(member.joined),
        "premium_since": None,
        "communication_disabled_until": iso(member.timed_out_until) if member.timed_out_until else None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def role_payload(role: Role, position: int) -> Json:
    return {
        "id": role.id,
        "name": role.name,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": role.hoist,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(role.permissions),
        "managed": role.managed,
        "mentionable": role.mentionable,
        "flags": 0,
    } | ({"tags": {"bot_id": role.bot.id}} if role.bot is not None else {})


def roles_payload(guild: Guild) -> list[Json]:
    """All roles of a guild, everyone's first."""
    return [role_payload(role, position) for position, role in enumerate([guild.everyone, *guild.roles])]


def channel_payload(channel: Channel) -> Json:
    """A text channel, thread or DM, as in the Channel resource."""
    if channel.recipient is not None:
        return {
            "id": channel.id,
            "type": channel.type,
            "last_message_id": channel.last_message_id,
            "recipients": [user_payload(channel.recipient)],
            "flags": 0,
        }
    assert channel.guild is not None
    payload: Json = {
        "id": channel.id,
        "type": channel.type,
        "guild_id": channel.guild.id,
        "name": channel.name,
        "parent_id": _parent_id(channel),
        "last_message_id": channel.last_message_id,
        "rate_limit_per_user": channel.slowmode,
        "flags": 0,
    }
    state = channel.thread
    if state is None:
        return payload | {
            "position": channel.position,
            "permission_overwrites": [
                {"id": o.id, "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
                for o in channel.overwrites.values()
            ],
            "nsfw": channel.nsfw,
            "topic": channel.topic,
        }
    bot = channel.world.bot
    payload |= {
        "owner_id": state.owner.id,
        "message_count": min(state.message_count, 50),
        "total_message_sent": state.message_count,
        "member_count": len(state.members),
        "thread_metadata": {
            "archived": state.archived,
            "locked": state.locked,
            "auto_archive_duration": state.auto_archive,
            "archive_timestamp": iso(state.archive_changed),
            "create_timestamp": iso(state.created),
        },
    }
    if channel.type == PRIVATE_THREAD:
        payload["thread_metadata"]["invitable"] = state.invitable
    if bot.id in state.members:
        payload["member"] = thread_member_payload(channel, bot)
    return payload


def named_channel_payload(channel: Channel, permissions: int) -> Json:
    """A channel as `resolved` has it, with the `permissions` of whoever names it and without its overwrites
    (Receiving and Responding, "Resolved Data Structure")."""
    payload = channel_payload(channel) | {"permissions": str(permissions)}
    payload.pop("permission_overwrites", None)
    return payload


def _parent_id(channel: Channel) -> str | None:
    """A thread's channel, or a channel's category."""
    above = channel.parent or channel.category
    return above.id if above is not None else None


def thread_member_payload(thread: Channel, user: User) -> Json:
    assert thread.thread is not None
    joined = thread.thread.members[user.id]
    return {"id": thread.id, "user_id": user.id, "join_timestamp": iso(joined), "flags": 0}


def guild_payload(guild: Guild) -> Json:
    """GET /guilds/{id}: the guild without its members, channels and threads."""
    empty = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id "
        "widget_channel_id vanity_url_code rules_channel_id safety_alerts_channel_id "
        "public_updates_channel_id max_presences incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level "
        "explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(empty.split()),
        **dict.fromkeys(zero.split(), 0),
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner.id,
        "system_channel_id": guild.system_channel.id if guild.system_channel is not None else None,
        "region": "local",
        "preferred_locale": guild.locale,
        "features": [],
        "roles": roles_payload(guild),
        "emojis": [],
        "stickers": [],
        "afk_timeout": 300,
        "widget_enabled": False,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "approximate_member_count": len(guild.members),
        "approximate_presence_count": len(guild.members),
    }


def my_guild_payload(guild: Guild, permissions: int, *, with_counts: bool) -> Json:
    """One guild of GET /users/@me/guilds."""
    payload: Json = {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner is guild.world.bot,
        "permissions": str(permissions),
        "features": [],
    }
    if with_counts:
        payload["approximate_member_count"] = payload["approximate_presence_count"] = len(guild.members)
    return payload


def guild_create_payload(guild: Guild, *, shown: list[Member], is_large: bool) -> Json:
    """The GUILD_CREATE event, with the members that the bot is shown at first and the threads it can see."""
    bot = guild.world.bot
    seen = [t for t in guild.world.active_threads(guild) if guild.world.permissions(bot, t) & _VIEW]
    return guild_payload(guild) | {
        "joined_at": iso(guild.members[bot.id].joined),
        "large": is_large,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_payload(member) for member in shown],
        "channels": [channel_payload(channel) for channel in guild.channels],
        "threads": [channel_payload(thread) for thread in seen],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
