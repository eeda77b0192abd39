"""A thread that keeps its messages, so that they can be read, fetched, edited and found again."""

from datetime import UTC, datetime

import discord
from discord.components import _component_factory

from sandbox.codes import walk
from tests.cogs.posting.evening import BOARD, Thread
from tests.doubles import discord_error, double, stands_in_for

ME = double(discord.User, id=1)


@stands_in_for(discord.PartialMessageable, "send", "get_partial_message", "fetch_message", "history")
class Room(Thread):
    """Messages by their ids; `requests` notes what was asked of Discord about old ones."""

    def __init__(self):
        super().__init__()
        self.messages = {}
        self.next_id = 1000
        self.requests = []
        self.nonces = []
        self.is_archived = False
        self.when_posted = lambda: None

    async def send(self, *, view, allowed_mentions, files=(), nonce=""):
        await super().send(view=view, allowed_mentions=allowed_mentions, files=files, nonce=nonce)
        self.nonces.append(nonce)
        self.next_id += 1
        self.messages[self.next_id] = view.to_components()
        self.when_posted()
        return double(discord.Message, id=self.next_id, attachments=[BOARD])

    def get_partial_message(self, message):
        async def edit(*, view, attachments, allowed_mentions):
            if BOARD in attachments:  # nothing is uploaded: an old board loses its buttons
                return await self._message(message).edit(
                    view=view, attachments=attachments, allowed_mentions=allowed_mentions
                )
            self.edits.append(self.checked(view, allowed_mentions, attachments))
            self.messages[message] = view.to_components()
            return double(discord.Message, id=message, attachments=[BOARD])

        return double(discord.PartialMessage, id=message, edit=edit)

    async def fetch_message(self, message):
        self.requests.append(("fetch", message))
        if message not in self.messages:
            raise discord_error(10008, status=404, kind=discord.NotFound)
        return self._message(message)

    async def history(self, *, after, limit, oldest_first):
        assert not oldest_first
        self.requests.append(("history", limit))
        for message in sorted(self.messages, reverse=True):
            if message > after.id:
                yield self._message(message)

    def _message(self, message):
        async def edit(*, view, attachments, allowed_mentions):
            self.requests.append(("edit", message))
            if self.is_archived:
                raise discord_error(50083)
            self.messages[message] = view.to_components()

        components = self.messages[message]
        return double(
            discord.Message,
            id=message,
            author=ME,
            created_at=datetime.now(UTC),
            mentions=[double(discord.User, id=1), double(discord.User, id=2)],
            attachments=[],
            components=[_component_factory(part) for part in components],
            edit=edit,
        )

    def with_buttons(self):
        """The messages that have buttons."""
        return [
            message
            for message, components in sorted(self.messages.items())
            if any("custom_id" in part for part in walk(components))
        ]
