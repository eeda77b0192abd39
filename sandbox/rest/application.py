"""Routes about the application itself: log-in, and the guilds and people it asks for."""

from __future__ import annotations

from sandbox.faults import Faults
from sandbox.limits.refusal import Refusal
from sandbox.payloads.places import (
    application_payload,
    channel_payload,
    guild_payload,
    member_payload,
    own_user_payload,
    thread_member_payload,
    user_payload,
)
from sandbox.rest.access import guild_of
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.world import World


class ApplicationRoutes:
    """Handlers that read the world."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults

    def routes(self) -> list[Route]:
        return [
            Route("GET", "/gateway", self.gateway, public=True),
            Route("GET", "/gateway/bot", self.gateway_bot),
            Route("GET", "/users/@me", self.me),
            Route("GET", "/users/{user_id}", self.user),
            Route("GET", "/oauth2/applications/@me", self.application),
            Route("GET", "/applications/@me", self.application),
            Route("POST", "/users/@me/channels", self.create_dm),
            Route("GET", "/guilds/{guild_id}", self.guild),
            Route("GET", "/guilds/{guild_id}/channels", self.guild_channels),
            Route("GET", "/guilds/{guild_id}/members/{user_id}", self.guild_member),
            Route("GET", "/guilds/{guild_id}/threads/active", self.active_threads),
        ]

    @property
    def _gateway_url(self) -> str:
        return self._world.gateway_url

    def gateway(self, call: Call) -> Answer:
        return Answer({"url": self._gateway_url})

    def gateway_bot(self, call: Call) -> Answer:
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
        return Answer({"url": self._gateway_url, "shards": 1, "session_start_limit": limit})

    def me(self, call: Call) -> Answer:
        return Answer(own_user_payload(self._world.bot))

    def user(self, call: Call) -> Answer:
        user = self._world.users.get(call.params["user_id"])
        if user is None:
            raise Refusal(10013)
        return Answer(user_payload(user))

    def application(self, call: Call) -> Answer:
        return Answer(application_payload(self._world))

    def create_dm(self, call: Call) -> Answer:
        user = self._world.users.get(str(call.body["recipient_id"]))
        if user is None or user is self._world.bot:
            raise Refusal(50033)
        if self._world.kept.direct(user) is None and self._faults.is_one_direct_too_many():
            raise Refusal(40003)
        return Answer(channel_payload(self._world.dm_of(user)))

    def guild(self, call: Call) -> Answer:
        return Answer(guild_payload(guild_of(self._world, call)))

    def guild_channels(self, call: Call) -> Answer:
        return Answer([channel_payload(channel) for channel in guild_of(self._world, call).channels])

    def guild_member(self, call: Call) -> Answer:
        member = guild_of(self._world, call).members.get(call.params["user_id"])
        if member is None:
            raise Refusal(10007)
        return Answer(member_payload(member))

    def active_threads(self, call: Call) -> Answer:
        """Those that the bot can see, newest first."""
        world = self._world
        seen = [
            t
            for t in world.active_threads(guild_of(self._world, call))
            if world.may(world.bot, "VIEW_CHANNEL", t)
        ]
        seen.sort(key=lambda thread: int(thread.id), reverse=True)
        joined = [t for t in seen if t.thread is not None and world.bot.id in t.thread.members]
        members = [thread_member_payload(thread, world.bot) for thread in joined]
        return Answer({"threads": [channel_payload(t) for t in seen], "members": members, "has_more": False})
