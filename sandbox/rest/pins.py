"""Routes of pinned messages: today's and those from before 2025, which do the same."""

from __future__ import annotations

from sandbox.codes import SYSTEM_MESSAGES
from sandbox.limits.refusal import Refusal
from sandbox.payloads.messages import message_payload
from sandbox.rest.access import message_of, need, need_open, visible_channel
from sandbox.rest.asked import limit_of, time_of
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.clock import at, iso
from sandbox.world.objects import Message
from sandbox.world.reactions import pin, pinned, unpin
from sandbox.world.world import World

MOST_PINS = 250
MOST_LISTED = 50


class PinRoutes:
    """Pinning and unpinning need PIN_MESSAGES; the list is empty if the bot may not read the history."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        now, before = "/channels/{channel_id}/messages/pins", "/channels/{channel_id}/pins"
        return [
            Route("GET", now, self.list_all),
            Route("PUT", now + "/{message_id}", self.pin),
            Route("DELETE", now + "/{message_id}", self.unpin),
            Route("GET", before, self.list_as_before),
            Route("PUT", before + "/{message_id}", self.pin),
            Route("DELETE", before + "/{message_id}", self.unpin),
        ]

    def list_all(self, call: Call) -> Answer:
        """Pinned messages, the last pinned first, from `before` a time."""
        limit = limit_of(call, ordinary=50, most=MOST_LISTED)
        found, until = self._pinned(call), time_of(call, "before")
        if until is not None:
            found = [message for message in found if at(iso(message.pinned_at or 0.0)) < until]
        items = [
            {"pinned_at": iso(message.pinned_at or 0.0), "message": message_payload(message)}
            for message in found[:limit]
        ]
        return Answer({"items": items, "has_more": len(found) > limit})

    def list_as_before(self, call: Call) -> Answer:
        return Answer([message_payload(message) for message in self._pinned(call)[:MOST_LISTED]])

    def _pinned(self, call: Call) -> list[Message]:
        channel = visible_channel(self._world, call)
        may_read = self._world.may(self._world.bot, "READ_MESSAGE_HISTORY", channel)
        return pinned(channel) if may_read else []

    def pin(self, call: Call) -> Answer:
        message = self._message(call)
        if message.type in SYSTEM_MESSAGES:
            raise Refusal(50021)
        if message.pinned_at is None and len(pinned(message.channel)) >= MOST_PINS:
            raise Refusal(30003)
        pin(self._world, message, self._world.bot)
        return Answer(None, 204)

    def unpin(self, call: Call) -> Answer:
        unpin(self._world, self._message(call))
        return Answer(None, 204)

    def _message(self, call: Call) -> Message:
        channel = visible_channel(self._world, call)
        need(self._world, "PIN_MESSAGES", channel)
        message = message_of(self._world, call, channel)
        need_open(channel)
        return message
