"""Routes for the application itself and for the people it asks for: log-in, its name, direct channels."""

from __future__ import annotations

from sandbox.faults import Faults
from sandbox.faults.counted import NEW_DIRECTS
from sandbox.limits.refusal import Refusal, bad_length
from sandbox.payloads.places import (
    application_payload,
    channel_payload,
    own_user_payload,
    user_payload,
)
from sandbox.rest.access import check_application
from sandbox.rest.asked import fields_of
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.world import World


class ApplicationRoutes:
    """Handlers that need nothing but the token."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults

    def routes(self) -> list[Route]:
        return [
            Route("GET", "/gateway", self.gateway, public=True),
            Route("GET", "/gateway/bot", self.gateway_bot),
            Route("GET", "/users/@me", self.me),
            Route("PATCH", "/users/@me", self.rename),
            Route("GET", "/users/{user_id}", self.user),
            Route("GET", "/oauth2/applications/@me", self.application),
            Route("GET", "/applications/@me", self.application),
            Route("POST", "/users/@me/channels", self.create_dm),
            Route("GET", "/applications/{application_id}/emojis", self.emojis),
            Route("GET", "/applications/{application_id}/emojis/{emoji_id}", self.no_emoji),
        ]

    @property
    def _gateway_url(self) -> str:
        return self._world.gateway_url

    def gateway(self, call: Call) -> Answer:
        return Answer({"url": self._gateway_url})

    def gateway_bot(self, call: Call) -> Answer:
        application = self._world.application
        limit = {
            "total": application.session_starts,
            "remaining": application.remaining_starts,
            "reset_after": int(application.reset_after * 1000),
            "max_concurrency": application.max_concurrency,
        }
        gateway = {"url": self._gateway_url, "shards": application.shards, "session_start_limit": limit}
        return Answer(gateway)

    def me(self, call: Call) -> Answer:
        return Answer(own_user_payload(self._world.bot))

    def rename(self, call: Call) -> Answer:
        """Change the bot's name; the sandbox has no pictures of people."""
        name = fields_of(call).get("username", self._world.bot.name).strip()
        if not 2 <= len(name) <= 32:
            raise bad_length("username", 2, 32)
        self._world.bot.name = name
        return self.me(call)

    def user(self, call: Call) -> Answer:
        user = self._world.users.get(call.params["user_id"])
        if user is None:
            raise Refusal(10013)
        return Answer(user_payload(user))

    def application(self, call: Call) -> Answer:
        return Answer(application_payload(self._world))

    def create_dm(self, call: Call) -> Answer:
        user = self._world.users.get(str(fields_of(call).get("recipient_id")))
        if user is None or user is self._world.bot:
            raise Refusal(50033)
        if self._world.kept.direct(user) is None and self._faults.counted.wait(NEW_DIRECTS):
            raise Refusal(40003)
        return Answer(channel_payload(self._world.dm_of(user)))

    def emojis(self, call: Call) -> Answer:
        """There are none in the sandbox."""
        check_application(self._world, call)
        return Answer({"items": []})

    def no_emoji(self, call: Call) -> Answer:
        check_application(self._world, call)
        raise Refusal(10014)
