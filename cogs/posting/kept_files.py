"""The files that an edit of a message need not send again, because the message has them.

What shows in a gallery is not among a message's attachments: the gallery alone has its id (Discord,
"Message Object" and "Unfurled Media Item").
"""

from collections import OrderedDict
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias, cast
from urllib.parse import urlsplit

import discord

if TYPE_CHECKING:
    from discord.types.message import Attachment as AttachmentPayload

MESSAGES: Final = 1000
"""The files of at most this many messages are known: of those that were sent last."""


class KeptFile(discord.Attachment):
    """A file that an edit keeps, and how the message describes it."""

    def __init__(self, number: int, name: str, alt: str) -> None:
        self.id, self.filename, self.description = number, name, alt

    def to_dict(self) -> "AttachmentPayload":
        """Which one it is: Discord wants to know nothing else."""
        return cast("AttachmentPayload", {"id": self.id})


Files: TypeAlias = Mapping[str, KeptFile]
"""The files of a message, by their names. A picture's name says what is in it."""

NONE: Final[Files] = MappingProxyType({})


def files_in(message: discord.Message) -> dict[str, KeptFile]:
    """The files in the galleries of a card, by their names, in their order."""
    found = dict[str, KeptFile]()
    for frame in message.components:
        for part in frame.children if isinstance(frame, discord.components.Container) else ():
            for item in part.items if isinstance(part, discord.MediaGalleryComponent) else ():
                if item.media.attachment_id is not None:
                    name = urlsplit(item.media.url).path.rpartition("/")[2]
                    found[name] = KeptFile(item.media.attachment_id, name, item.description or "")
    return found


class KeptFiles:
    """Remembers the files of messages, in memory alone: after a start, all are sent anew."""

    def __init__(self) -> None:
        self._by_message: OrderedDict[int, Files] = OrderedDict()

    def note(self, message: discord.Message) -> None:
        """Note the files of a message as it was just sent."""
        self._by_message.pop(message.id, None)  # it is the newest one now
        self._by_message[message.id] = files_in(message)
        if len(self._by_message) > MESSAGES:
            self._by_message.popitem(last=False)

    def take(self, message: int) -> Files:
        """The files of a message that is about to be edited, by their names. Until that is noted, nobody
        knows which ones it has."""
        return self._by_message.pop(message, NONE)
