"""A thread that keeps its messages, so that they can be read, fetched, edited and found again."""

from datetime import UTC, datetime

import discord

from cogs.posting.kept_files import files_in
from sandbox.codes import walk
from tests.cogs.posting.evening import Thread, read
from tests.doubles import discord_error, double, stands_in_for

ME = double(discord.User, id=1)


@stands_in_for(discord.PartialMessageable, "send", "get_partial_message", "fetch_message", "history")
class Room(Thread):
    """Messages by their ids, and the names of their files; `requests` notes what was asked about old ones,
    and `sent`, for each request, the message, the files that it names, and which of them it brings."""

    def __init__(self):
        super().__init__()
        self.messages = {}
        self.files = {}
        self.sent = []
        self._components = {}
        self.next_id = 1000
        self.requests = []
        self.nonces = []
        self.is_archived = False
        self.when_posted = lambda: None

    async def send(self, *, view, allowed_mentions, files=(), nonce=""):
        await super().send(view=view, allowed_mentions=allowed_mentions, files=files, nonce=nonce)
        self.nonces.append(nonce)
        self.next_id += 1
        posted = self._keep(self.next_id, view, files)
        self.when_posted()
        return posted

    def get_partial_message(self, message):
        async def edit(*, view, attachments, allowed_mentions):
            is_old = message < self.next_id
            if is_old:
                self.requests.append(("edit", message))
            if message not in self.messages:
                raise discord_error(10008, status=404, kind=discord.NotFound)
            if is_old and self.is_archived:
                raise discord_error(50083)
            shown = self.checked(view, allowed_mentions, attachments)
            assert not is_old or not shown.mentions
            if not is_old:
                self.edits.append(shown)
            return self._keep(message, view, attachments)

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

    def _keep(self, message, view, files):
        had = files_in(self._message(message)) if message in self._components else {}
        kept = [file for file in files if isinstance(file, discord.Attachment)]
        if any(had.get(file.filename) != file for file in kept):
            raise discord_error(50035)
        self.messages[message] = view.to_components()
        self.files[message] = [file.filename for file in files]
        self.sent.append((message, [(file.filename, file not in kept) for file in files]))
        self._components[message] = (answered := self.answered(message, view, files)).components
        return answered

    def _message(self, message):
        return double(
            discord.Message,
            id=message,
            author=ME,
            created_at=datetime.now(UTC),
            mentions=[double(discord.User, id=1), double(discord.User, id=2)],
            attachments=[],  # what galleries show is not among them
            components=self._components.get(message) or read(self.messages[message]),
        )

    def with_buttons(self):
        """The messages that have other buttons than an old board keeps for good."""
        return [
            message
            for message, components in sorted(self.messages.items())
            if any(
                not part.get("custom_id", "luck").startswith(("luck", "look")) for part in walk(components)
            )
        ]
