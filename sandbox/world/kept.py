"""What the world keeps: channels, messages, files and interactions, each found without a search.

Only this module puts them in and lets them go. A `history` limits how much is kept, so that a world can go on
for weeks; nobody deleted what is let go, so nobody is told.
"""

from __future__ import annotations

import itertools
from collections import OrderedDict

from sandbox.codes import TOKEN_LIVES_S, Snowflake
from sandbox.world.objects import Attachment, Channel, Interaction, Message, User

MOST_BYTES = 256 * 1024 * 1024
WITHOUT_FILES = 4096
"""About how many bytes a message takes besides its files."""


class Kept:
    """`history` is how many public and how many private messages a channel keeps; None keeps everything.

    Those that were not touched for longest go first, so a board that is edited or pressed stays, however old
    it is. All messages and files of all channels together take at most `most_bytes`; a file goes with its
    message, an interaction with its token. Channels and threads stay until somebody deletes them.
    """

    def __init__(self) -> None:
        self.history: int | None = None
        self.most_bytes = MOST_BYTES
        self.channels: dict[Snowflake, Channel] = {}
        self.messages: OrderedDict[Snowflake, Message] = OrderedDict()
        self.files: dict[Snowflake, Attachment] = {}
        self.interactions: OrderedDict[str, Interaction] = OrderedDict()
        self._directs: dict[Snowflake, Channel] = {}
        self._loose: OrderedDict[Snowflake, Attachment] = OrderedDict()
        self._bytes = 0
        self._touches = itertools.count(1)

    # Channels

    def put_channel(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        if channel.recipient is not None:
            self._directs[channel.recipient.id] = channel
        if channel.parent is not None:
            channel.parent.branches[channel.id] = channel
        if channel.guild is not None:
            channel.guild.places[channel.id] = channel

    def drop_channel(self, channel: Channel) -> None:
        """Let a channel go with its messages; its threads must have gone already."""
        for message in channel.all_messages:
            message.deleted = True
            self.drop(message)
        del self.channels[channel.id]
        if channel.parent is not None:
            del channel.parent.branches[channel.id]
        if channel.guild is not None:
            del channel.guild.places[channel.id]

    def direct(self, user: User) -> Channel | None:
        return self._directs.get(user.id)

    # Messages and their files

    def put(self, message: Message) -> None:
        """Keep a message with its files, and let go of others that are now too many."""
        shelf = _shelf(message)
        self.messages[message.id] = shelf[message.id] = message
        self._bytes += WITHOUT_FILES
        self._file(message.attachments)
        self.touch(message)
        if self.history is None:
            return
        while len(shelf) > self.history:
            self._let_go(min(shelf.values(), key=_last_touch))
        self._make_room()

    def touch(self, message: Message) -> None:
        """Note that a message is used now, so that it goes last; a made-up one is not kept."""
        if message.id in self.messages:
            message.touched = next(self._touches)
            self.messages.move_to_end(message.id)

    def refile(self, message: Message, attachments: list[Attachment]) -> None:
        """Give a message other files; a made-up one, which a forged press names, is not kept."""
        before, message.attachments = message.attachments, attachments
        if message.id not in self.messages:
            return
        self._unfile(before)
        self._file(attachments)
        self.touch(message)
        self._make_room()

    def drop(self, message: Message) -> None:
        """Take a message out; without a history its files can still be fetched.

        With one, the message forgets what it refers to: whoever still has it must not keep a whole chain.
        """
        if self.messages.pop(message.id, None) is None:
            return
        del _shelf(message)[message.id]
        self._bytes -= WITHOUT_FILES
        self._unfile(message.attachments)
        if self.history is not None:
            message.attachments = []
            message.interaction = message.reference = None

    def _make_room(self) -> None:
        while self.history is not None and self._bytes > self.most_bytes and len(self.messages) > 1:
            self._let_go(next(iter(self.messages.values())))

    def _let_go(self, message: Message) -> None:
        message.deleted = True
        self.drop(message)

    def _file(self, attachments: list[Attachment]) -> None:
        for attachment in attachments:
            self.files[attachment.id] = attachment
            self._bytes += len(attachment.data)

    def _unfile(self, attachments: list[Attachment]) -> None:
        for attachment in attachments:
            self._bytes -= len(attachment.data)
            if self.history is not None:
                self.files.pop(attachment.id, None)

    def put_loose(self, attachment: Attachment) -> None:
        """Keep a file that is in no message; with a history, at most as many as messages."""
        self.files[attachment.id] = self._loose[attachment.id] = attachment
        while self.history is not None and len(self._loose) > self.history:
            key, _ = self._loose.popitem(last=False)
            del self.files[key]

    # Interactions

    def put_interaction(self, interaction: Interaction) -> None:
        """Keep an interaction, and let go of those whose tokens have expired."""
        self.interactions[interaction.token] = interaction
        if interaction.message is not None:
            self.touch(interaction.message)
        if self.history is None:
            return
        while interaction.created - next(iter(self.interactions.values())).created > TOKEN_LIVES_S:
            self.interactions.popitem(last=False)


def _last_touch(message: Message) -> int:
    return message.touched


def _shelf(message: Message) -> OrderedDict[Snowflake, Message]:
    channel = message.channel
    return channel.public if message.reader is None else channel.private
