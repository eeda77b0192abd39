"""Routes of channels: making, reading, changing, ordering and deleting them.

There are text channels and categories, but no voice, stage, announcement or forum channels.
"""

from __future__ import annotations

from typing import Any

from sandbox.codes import CATEGORY, TEXT, Json
from sandbox.limits.refusal import Refusal, bad_length, invalid, too_long
from sandbox.payloads.places import channel_payload
from sandbox.rest.access import (
    guild_of,
    need,
    need_guild,
    need_in_guild,
    need_to_send,
    visible_channel,
)
from sandbox.rest.asked import fields_of, listed
from sandbox.rest.door import Answer, Call, Route
from sandbox.rest.overwrites import change_overwrites, copied, overwrites_of_new
from sandbox.rest.threads import edit_thread
from sandbox.world.objects import Channel
from sandbox.world.world import World

KINDS = (TEXT, CATEGORY)
MOST_CHANNELS = 500
MOST_NAME, MOST_TOPIC, MOST_SLOWMODE_S = 100, 1024, 21_600


class ChannelRoutes:
    """Handlers that need MANAGE_CHANNELS."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        one = "/channels/{channel_id}"
        return [
            Route("GET", "/guilds/{guild_id}/channels", self.list_all),
            Route("POST", "/guilds/{guild_id}/channels", self.create),
            Route("PATCH", "/guilds/{guild_id}/channels", self.order),
            Route("GET", one, self.get),
            Route("PATCH", one, self.edit),
            Route("DELETE", one, self.delete),
            Route("POST", one + "/typing", self.typing),
        ]

    def list_all(self, call: Call) -> Answer:
        return Answer([channel_payload(channel) for channel in guild_of(self._world, call).channels])

    def create(self, call: Call) -> Answer:
        """Make a channel; one in a category gets the category's permissions unless the body names others."""
        world, guild, body = self._world, guild_of(self._world, call), fields_of(call)
        kind = body.get("type") or TEXT
        if kind not in KINDS:
            raise invalid("type", "BASE_TYPE_CHOICES", f"In the sandbox value must be one of {KINDS}.")
        need_in_guild(world, "MANAGE_CHANNELS", guild)
        if len(guild.channels) >= MOST_CHANNELS:
            raise Refusal(30013)
        channel = Channel(world, world.snowflake(), kind, "", guild=guild, position=len(guild.channels))
        if not body.get("name"):
            raise bad_length("name", 1, MOST_NAME)
        self._change(channel, body)
        if body.get("permission_overwrites"):
            channel.overwrites = overwrites_of_new(world, guild, body["permission_overwrites"])
        elif channel.category is not None:
            channel.overwrites = copied(channel.category)
        guild.open_channel(channel)
        return Answer(channel_payload(channel), 201)

    def order(self, call: Call) -> Answer:
        guild = guild_of(self._world, call)
        need_in_guild(self._world, "MANAGE_CHANNELS", guild)
        known = {channel.id: channel for channel in guild.channels}
        moves = [(known.get(str(item["id"])), item) for item in listed(call)]
        if any(channel is None for channel, _ in moves):
            raise Refusal(10003)
        for channel, item in moves:
            assert channel is not None
            self._change(channel, {key: item[key] for key in ("position", "parent_id") if key in item})
            if item.get("lock_permissions") and channel.category is not None:
                channel.overwrites = copied(channel.category)
            self._world.announce("CHANNEL_UPDATE", channel)
        return Answer(None, 204)

    def get(self, call: Call) -> Answer:
        return Answer(channel_payload(visible_channel(self._world, call)))

    def edit(self, call: Call) -> Answer:
        channel, body = visible_channel(self._world, call), fields_of(call)
        need_guild(channel)
        if channel.thread is not None:
            edit_thread(self._world, channel, {key: v for key, v in body.items() if v is not None})
            return Answer(channel_payload(channel))
        need(self._world, "MANAGE_CHANNELS", channel)
        if body.get("permission_overwrites") is not None:
            change_overwrites(self._world, channel, body["permission_overwrites"])
        self._change(channel, body)
        self._world.announce("CHANNEL_UPDATE", channel)
        return Answer(channel_payload(channel))

    def _change(self, channel: Channel, body: Json) -> None:
        """Change what the body names; names of text channels have neither capitals nor spaces."""
        name = body.get("name")
        if name is not None and not 1 <= len(name) <= MOST_NAME:
            raise bad_length("name", 1, MOST_NAME)
        if len(body.get("topic") or "") > MOST_TOPIC:
            raise too_long("topic", MOST_TOPIC)
        if not 0 <= int(body.get("rate_limit_per_user") or 0) <= MOST_SLOWMODE_S:
            raise invalid("rate_limit_per_user", "NUMBER_TYPE_RANGE", "Must be between 0 and 21600.")
        if "parent_id" in body:
            channel.category = self._category(channel, body["parent_id"])
        if name is not None:
            channel.name = "-".join(name.lower().split()) if channel.type == TEXT else name
        channel.topic = body.get("topic", channel.topic)
        channel.nsfw = bool(body.get("nsfw", channel.nsfw))
        channel.slowmode = int(body.get("rate_limit_per_user", channel.slowmode) or 0)
        if body.get("position") is not None:
            channel.position = int(body["position"])

    def _category(self, channel: Channel, key: Any) -> Channel | None:
        if key is None:
            return None
        found = self._world.channels.get(str(key))
        if found is None or found.guild is not channel.guild or found.type != CATEGORY:
            raise invalid("parent_id", "CHANNEL_PARENT_INVALID", "Category does not exist")
        return found

    def delete(self, call: Call) -> Answer:
        channel = visible_channel(self._world, call)
        if channel.guild is None:
            return Answer(channel_payload(channel))
        need(self._world, "MANAGE_THREADS" if channel.thread else "MANAGE_CHANNELS", channel)
        self._world.delete_channel(channel)
        for held in [c for c in channel.guild.channels if c.category is channel]:
            held.category = None
            self._world.announce("CHANNEL_UPDATE", held)
        return Answer(channel_payload(channel))

    def typing(self, call: Call) -> Answer:
        channel = visible_channel(self._world, call)
        need_to_send(self._world, channel)
        self._world.start_typing(self._world.bot, channel)
        return Answer(None, 204)
