"""Files that a page has handed over, until a message, a command or a form takes them. It knows no page.

They come by a request of their own, because the line carries only small frames.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from sandbox.page.gone import Gone
from sandbox.world.posting import Upload

MOST_HELD = 40


class Tray:
    """`put` a file and get its key; the oldest goes first when there are too many."""

    def __init__(self) -> None:
        self._held: dict[str, Upload] = {}

    def put(self, upload: Upload) -> str:
        key = secrets.token_urlsafe(12)
        self._held[key] = upload
        for old in list(self._held)[:-MOST_HELD]:
            del self._held[old]
        return key

    def get(self, key: object) -> Upload:
        held = self._held.get(str(key))
        if held is None:
            raise Gone("shown-file-gone")
        return held

    def all(self, keys: Iterable[object]) -> list[Upload]:
        return [self.get(key) for key in keys]
