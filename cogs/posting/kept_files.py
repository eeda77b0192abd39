"""Which files the last messages of boards have: an edit keeps those that it would only send again.

All this is in memory: of a message that is not known, after a start or a crash, every picture is sent anew.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

import discord

Files: TypeAlias = Mapping[str, discord.Attachment]
"""The files of a message, by their names. A picture's name says what is in it."""

NONE: Final[Files] = MappingProxyType({})


class KeptFiles:
    """The files of the `capacity` messages that were posted or edited last."""

    def __init__(self, *, capacity: int = 512) -> None:
        self._capacity = capacity
        self._files: OrderedDict[int, Files] = OrderedDict()

    def of(self, message: int) -> Files:
        """What a message has."""
        return self._files.get(message, NONE)

    def note(self, message: int, files: Sequence[discord.Attachment]) -> None:
        """Note what a message has now."""
        self._files.pop(message, None)
        self._files[message] = {file.filename: file for file in files}
        if len(self._files) > self._capacity:
            self._files.popitem(last=False)

    def forget(self, message: int) -> None:
        """Nobody knows any longer what a message has."""
        self._files.pop(message, None)
