"""Routes of a guild itself: its name, its channels, and the lists of what it has none of.

Emojis, stickers, webhooks and invites exist nowhere in the sandbox, so their lists are empty.
"""

from __future__ import annotations

from sandbox.limits.refusal import Refusal
from sandbox.payloads.places import channel_payload, guild_payload, my_guild_payload, thread_member_payload
from sandbox.rest.access import bot_permissions, guild_of, need, need_in_guild, visible_channel
from sandbox.rest.asked import asks_for, fields_of, id_of, limit_of
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.world import World


class GuildRoutes:
    """Handlers that need the bot to be in the guild."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        one = "/guilds/{guild_id}"
        return [
            Route("GET", "/users/@me/guilds", self.mine),
            Route("DELETE", "/users/@me/guilds/{guild_id}", self.leave),
            Route("GET", one, self.get),
            Route("PATCH", one, self.edit),
            Route("GET", one + "/threads/active", self.active_threads),
            Route("GET", one + "/emojis", self.nothing),
            Route("GET", one + "/emojis/{emoji_id}", self.no_emoji),
            Route("GET", one + "/stickers", self.nothing),
            Route("GET", one + "/webhooks", self.no_webhooks),
            Route("GET", one + "/invites", self.no_invites),
            Route("GET", "/channels/{channel_id}/webhooks", self.no_webhooks_here),
            Route("GET", "/channels/{channel_id}/invites", self.no_invites_here),
        ]

    def mine(self, call: Call) -> Answer:
        """The guilds that the bot is in, oldest first; `before`, `after` and `limit` as documented."""
        world = self._world
        guilds = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
        after, before = id_of(call, "after") or 0, id_of(call, "before")
        guilds = [g for g in guilds if int(g.id) > after and (before is None or int(g.id) < before)]
        with_counts, limit = asks_for(call, "with_counts"), limit_of(call, ordinary=200, most=200)
        return Answer(
            [
                my_guild_payload(guild, bot_permissions(world, guild), with_counts=with_counts)
                for guild in guilds[:limit]
            ]
        )

    def leave(self, call: Call) -> Answer:
        guild_of(self._world, call).remove_member(self._world.bot)
        return Answer(None, 204)

    def get(self, call: Call) -> Answer:
        return Answer(guild_payload(guild_of(self._world, call)))

    def edit(self, call: Call) -> Answer:
        """Change a guild's name, language and system channel; its other properties do not exist here."""
        guild, body = guild_of(self._world, call), fields_of(call)
        need_in_guild(self._world, "MANAGE_GUILD", guild)
        system = guild.system_channel
        if "system_channel_id" in body:
            system = guild.places.get(str(body["system_channel_id"]))
        name, locale = body.get("name") or guild.name, body.get("preferred_locale") or guild.locale
        guild.change(name=name, locale=locale, system_channel=system)
        return Answer(guild_payload(guild))

    def active_threads(self, call: Call) -> Answer:
        """The active threads that the bot can see, newest first."""
        world, guild = self._world, guild_of(self._world, call)
        seen = [t for t in world.active_threads(guild) if world.may(world.bot, "VIEW_CHANNEL", t)]
        seen.sort(key=lambda thread: int(thread.id), reverse=True)
        joined = [t for t in seen if t.thread is not None and world.bot.id in t.thread.members]
        members = [thread_member_payload(thread, world.bot) for thread in joined]
        return Answer({"threads": [channel_payload(t) for t in seen], "members": members, "has_more": False})

    def nothing(self, call: Call) -> Answer:
        guild_of(self._world, call)
        return Answer([])

    def no_emoji(self, call: Call) -> Answer:
        guild_of(self._world, call)
        raise Refusal(10014)

    def no_webhooks(self, call: Call) -> Answer:
        need_in_guild(self._world, "MANAGE_WEBHOOKS", guild_of(self._world, call))
        return Answer([])

    def no_invites(self, call: Call) -> Answer:
        need_in_guild(self._world, "MANAGE_GUILD", guild_of(self._world, call))
        return Answer([])

    def no_webhooks_here(self, call: Call) -> Answer:
        need(self._world, "MANAGE_WEBHOOKS", visible_channel(self._world, call))
        return Answer([])

    def no_invites_here(self, call: Call) -> Answer:
        need(self._world, "MANAGE_CHANNELS", visible_channel(self._world, call))
        return Answer([])
