"""Routes of reactions to messages. The sandbox has only Unicode's emojis."""

from __future__ import annotations

from sandbox.limits.refusal import Refusal
from sandbox.payloads.places import user_payload
from sandbox.rest.access import message_of, need, need_guild, need_open, visible_channel
from sandbox.rest.asked import id_of, limit_of
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.objects import Message
from sandbox.world.reactions import MOST_EMOJIS, clear_reactions, is_emoji, react, unreact
from sandbox.world.world import World

MOST_LISTED = 100


class ReactionRoutes:
    """Handlers that need READ_MESSAGE_HISTORY; adding a new emoji also needs ADD_REACTIONS."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        every = "/channels/{channel_id}/messages/{message_id}/reactions"
        one = every + "/{emoji_name}"
        return [
            Route("DELETE", every, self.clear),
            Route("GET", one, self.users),
            Route("DELETE", one, self.clear),
            Route("PUT", one + "/@me", self.add),
            Route("DELETE", one + "/@me", self.remove),
            Route("DELETE", one + "/{user_id}", self.remove),
        ]

    def add(self, call: Call) -> Answer:
        message, emoji = self._message(call), _emoji(call)
        if emoji not in message.reactions:
            need(self._world, "ADD_REACTIONS", message.channel)
            if len(message.reactions) >= MOST_EMOJIS:
                raise Refusal(30010)
        react(self._world, message, self._world.bot, emoji)
        return Answer(None, 204)

    def remove(self, call: Call) -> Answer:
        """Remove a reaction: one's own, or somebody else's with MANAGE_MESSAGES."""
        message, emoji = self._message(call), _emoji(call)
        key = call.params.get("user_id", self._world.bot.id)
        if key != self._world.bot.id:
            need(self._world, "MANAGE_MESSAGES", message.channel)
        user = self._world.users.get(key)
        if user is None:
            raise Refusal(10013)
        unreact(self._world, message, user, emoji)
        return Answer(None, 204)

    def users(self, call: Call) -> Answer:
        """Who reacted with an emoji, by their ids, from `after` on."""
        message, limit = self._message(call), limit_of(call, ordinary=25, most=MOST_LISTED)
        users = message.reactions.get(_emoji(call), [])
        found = [user for user in users if int(user.id) > (id_of(call, "after") or 0)]
        return Answer([user_payload(user) for user in sorted(found, key=lambda u: int(u.id))[:limit]])

    def clear(self, call: Call) -> Answer:
        """Remove everybody's reactions, of one emoji or of all."""
        message = self._message(call)
        need_guild(message.channel)
        need(self._world, "MANAGE_MESSAGES", message.channel)
        clear_reactions(self._world, message, _emoji(call) if "emoji_name" in call.params else None)
        return Answer(None, 204)

    def _message(self, call: Call) -> Message:
        channel = visible_channel(self._world, call)
        need(self._world, "READ_MESSAGE_HISTORY", channel)
        message = message_of(self._world, call, channel)
        if call.method != "GET":
            need_open(channel)
        return message


def _emoji(call: Call) -> str:
    """The emoji of the path, one of Unicode's; 10014 for plain text and for a server's own emojis."""
    emoji = call.params["emoji_name"]
    if not is_emoji(emoji):
        raise Refusal(10014)
    return emoji
