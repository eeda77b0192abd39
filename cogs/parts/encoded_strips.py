"""Strips as PNGs, kept by what they show: a strip that is as it was is neither drawn nor encoded again.

One thread draws all pictures, and it alone uses this. It knows no game.
"""

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from renders.drawing.strips import Strip

MOST: Final = 1024
"""The most strips that are kept, however small they are: their keys, too, need memory."""


class Drawn(NamedTuple):
    """A strip as a PNG."""

    data: bytes
    shows: tuple[str, ...] = ()
    """Which parts of the alternative text tell what it shows."""


class EncodedStrips:
    """The strips that were drawn last, at most `capacity` bytes of them."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept = 0
        self._encoded: OrderedDict[Hashable, bytes] = OrderedDict()

    def drawn(self, strips: "Sequence[Strip]") -> tuple[Drawn, ...]:
        """Each strip, drawn if it is not kept."""
        return tuple(Drawn(self._encoded_once(each), each.shows) for each in strips)

    def _encoded_once(self, strip: "Strip") -> bytes:
        from renders.drawing.png import encode  # with Pillow, which an idle bot does without

        found = self._encoded.get(strip.key)
        if found is not None:
            self._encoded.move_to_end(strip.key)
            return found
        data = self._encoded[strip.key] = encode(strip.draw())
        self._kept += len(data)
        while self._kept > self._capacity or len(self._encoded) > MOST:
            _, oldest = self._encoded.popitem(last=False)
            self._kept -= len(oldest)
        return data


def in_one(strips: "Sequence[Strip]") -> tuple[Drawn, ...]:
    """All strips as one picture; nothing if there is none."""
    from renders.drawing.png import encode
    from renders.drawing.strips import stacked

    names = dict.fromkeys(name for each in strips for name in each.shows)
    return (Drawn(encode(stacked(strips)), tuple(names)),) if strips else ()
