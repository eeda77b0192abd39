"""Digests of a match: whether a replay leads where the stored answer led.

A digest begins with the number of its format, because digests may be made in another way while games go on:
one of another format says nothing. Digests are never shown: whoever tried all sealed answers, or all orders
of a short deck, would find the one that fits.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from engine.play.codec import encode, encode_events
from engine.play.table import Told

FORMAT: Final = 3
"""Raised by one when digests are made in another way, a state has another field, or a story tells more about
the same answers."""
_FIRST: Final = "1"
"""The format of the digests that were stored before formats had numbers."""


def digest_of(parts: object) -> str:
    """The number of the format, a colon, and a SHA-256 over dataclasses or JSON values: 64 hex digits."""
    return f"{FORMAT}:{hashlib.sha256(encode(parts)).hexdigest()}"


def is_comparable(stored: str) -> bool:
    """Whether a stored digest was made in today's way: all others say nothing."""
    number, _, digits = stored.rpartition(":")
    return bool(digits) and (number or _FIRST) == str(FORMAT)


def agrees(stored: str, digest: str) -> bool:
    """Whether a stored digest, or its first digits, agrees with this one. An empty digest, and one of another
    format, agrees with all."""
    number, _, digits = stored.rpartition(":")
    made_as, _, made = digest.partition(":")
    return (number or _FIRST) != made_as or made.startswith(digits)


class StoryDigest:
    """A SHA-256 over the digest of a story as it was once, and all that was told since."""

    def __init__(self, before: str, told: int) -> None:
        """Go on from the digest `before` of a story that has `told` events in the list that `after` is
        given."""
        self._hash, self._told = hashlib.sha256(before.encode()), told

    def after(self, story: Sequence[Told]) -> str:
        """The digest of a story that only ever grows: 64 hex digits."""
        if self._told < len(story):
            self._hash.update(encode_events(story[self._told :]))
            self._told = len(story)
        return self._hash.hexdigest()
