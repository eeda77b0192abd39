"""Routes of a channel's permission overwrites, and which of them a bot may set (docs, "Channel")."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sandbox.codes import Json, Snowflake
from sandbox.limits.refusal import Refusal
from sandbox.rest.access import bot_permissions, need, need_guild, need_in_guild, visible_channel
from sandbox.rest.asked import fields_of
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.bits import BITS, EVERYTHING
from sandbox.world.objects import Channel, Guild, Overwrite
from sandbox.world.world import World

Overwrites = dict[Snowflake, Overwrite]


class OverwriteRoutes:
    """Handlers that need MANAGE_ROLES in the channel."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        one = "/channels/{channel_id}/permissions/{overwrite_id}"
        return [Route("PUT", one, self.put), Route("DELETE", one, self.delete)]

    def put(self, call: Call) -> Answer:
        channel, guild = self._place(call)
        given = _read(guild, fields_of(call) | {"id": call.params["overwrite_id"]})
        before = channel.overwrites.get(given.id)
        _check([given, *([before] if before is not None else [])], _settable(self._world, channel))
        channel.overwrites[given.id] = given
        self._world.announce("CHANNEL_UPDATE", channel)
        return Answer(None, 204)

    def delete(self, call: Call) -> Answer:
        channel, _ = self._place(call)
        gone = channel.overwrites.get(call.params["overwrite_id"])
        if gone is None:
            raise Refusal(10009)
        _check([gone], _settable(self._world, channel))
        del channel.overwrites[gone.id]
        self._world.announce("CHANNEL_UPDATE", channel)
        return Answer(None, 204)

    def _place(self, call: Call) -> tuple[Channel, Guild]:
        channel = visible_channel(self._world, call)
        guild = need_guild(channel)
        if channel.thread is not None:
            raise Refusal(50024)
        need(self._world, "MANAGE_ROLES", channel)
        return channel, guild


def overwrites_of_new(world: World, guild: Guild, listed: list[Json]) -> Overwrites:
    """The overwrites of a new channel; 50013 for what the bot may not set (MANAGE_ROLES: administrators)."""
    allowed = bot_permissions(world, guild)
    if allowed != EVERYTHING:
        allowed &= ~BITS["MANAGE_ROLES"]
    given = {overwrite.id: overwrite for overwrite in (_read(guild, item) for item in listed)}
    _check(given.values(), allowed)
    return given


def change_overwrites(world: World, channel: Channel, listed: list[Json]) -> None:
    """Set all overwrites of a channel; changing one takes MANAGE_ROLES."""
    guild = need_guild(channel)
    given = {overwrite.id: overwrite for overwrite in (_read(guild, item) for item in listed)}
    both = (*given.values(), *channel.overwrites.values())
    changed = [one for one in both if channel.overwrites.get(one.id) != given.get(one.id)]
    if changed:
        need_in_guild(world, "MANAGE_ROLES", guild)
    _check(changed, _settable(world, channel))
    channel.overwrites = given


def copied(category: Channel) -> Overwrites:
    """What a channel takes over from its category."""
    return {key: replace(overwrite) for key, overwrite in category.overwrites.items()}


def _settable(world: World, channel: Channel) -> int:
    """What the bot may do in the guild or the category; all, if the channel itself lets it manage roles."""
    guild = need_guild(channel)
    bot = guild.members[world.bot.id]
    own = [channel.overwrites.get(key) for key in (bot.user.id, *(role.id for role in bot.roles))]
    if any(one is not None and one.allow & BITS["MANAGE_ROLES"] for one in own):
        return EVERYTHING
    above = world.permissions(world.bot, channel.category) if channel.category is not None else 0
    return bot_permissions(world, guild) | above


def _check(overwrites: Iterable[Overwrite], settable: int) -> None:
    """Raise 50013 for a permission outside `settable`: nobody allows or denies what they may not do."""
    for overwrite in overwrites:
        if (overwrite.allow | overwrite.deny) & ~settable:
            raise Refusal(50013)


def _read(guild: Guild, item: Json) -> Overwrite:
    """An overwrite for a role (0) or a member (1) of the guild; 10009 if the guild does not have it."""
    key, kind = str(item["id"]), int(item.get("type") or 0)
    roles = {role.id for role in (guild.everyone, *guild.roles)}
    if key not in (guild.members if kind == 1 else roles):
        raise Refusal(10009)
    return Overwrite(key, kind, int(item.get("allow") or 0), int(item.get("deny") or 0))
