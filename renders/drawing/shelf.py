"""Keeps what was drawn, in a bounded number of bytes for everything together. What nobody wanted for a long
time goes first, and is drawn again when somebody wants it.

Knows no game. What is kept depends on its arguments alone, so that nobody sees that it was let go meanwhile.
"""

import functools
import heapq
import itertools
import threading
import time
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final, Generic, NamedTuple, ParamSpec, Protocol, TypeVar, cast

from PIL import Image

_P = ParamSpec("_P")
_R = TypeVar("_R")
_R_co = TypeVar("_R_co", covariant=True)
_K = TypeVar("_K", bound=Hashable)
_V = TypeVar("_V")

ROOM: Final = 144 << 20
"""The most bytes of drawings that are kept, for all games together."""
_BLOCK: Final = 64 << 10
"""Pillow takes an image's memory in blocks of about this many bytes. Any image can then use the memory that a
large one leaves, so that idle memory does not grow."""
_PIXEL: Final = {"RGB": 4, "RGBA": 4, "L": 1, "P": 1}
"""How many bytes Pillow uses for a pixel."""
_ROW: Final = 8
_ENTRY: Final = 2048
"""About how many bytes an image and its entry need besides the pixels."""


def bytes_of(image: Image.Image) -> int:
    """How much memory an image uses."""
    return image.height * (image.width * _PIXEL[image.mode] + _ROW) + _ENTRY


def images_in(value: object) -> Iterator[Image.Image]:
    """The images in what was drawn: itself, its image and mask, or those of what is in a tuple."""
    if isinstance(value, Image.Image):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from images_in(each)
    else:
        for part in ("image", "mask"):
            image = getattr(value, part, None)
            if image is not None:
                yield image


Image.core.set_block_size(_BLOCK)  # type: ignore[attr-defined]  # documented by Pillow, but not typed


class _Entry(Generic[_V]):
    """What is kept, and what a byte of it has cost. The entry with the lowest rank goes first, and among
    equal ranks that with the lowest number; both rise when somebody wants it. `seen` is the number that the
    heap has for it."""

    __slots__ = ("number", "rank", "seen", "value", "worth")

    def __init__(self, value: _V, worth: float, rank: float, number: int) -> None:
        self.value, self.worth, self.rank = value, worth, rank
        self.number = self.seen = number


class Shelf(Generic[_K, _V]):
    """Drawings by key, at most `room` bytes of them. A drawing goes first if nobody has wanted it for a long
    time, or if it is quick to draw again for its size: this is GreedyDual-Size (Cao and Irani, 1997). The age
    of a shelf is the rank of whatever went last. An image that several drawings share counts once."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.used = 0
        self._age = 0.0
        self._entries: dict[_K, _Entry[_V]] = {}
        self._ranks: list[tuple[float, int, _K]] = []
        """A heap of each entry's rank and number when we last looked at it; the entry may have others by now,
        or be gone."""
        self._numbers = itertools.count()
        self._holders: dict[int, int] = {}
        self._lock = threading.RLock()

    def find(self, key: _K) -> _V | None:
        """What is kept, if it is still there."""
        entry = self._entries.get(key)
        if entry is None:
            return None
        entry.rank, entry.number = self._age + entry.worth, next(self._numbers)
        return entry.value

    def put(self, key: _K, value: _V, cost: float) -> None:
        """Keep what took `cost` seconds of processor time, and let go whatever has no more room. What is
        larger than the whole room goes at once."""
        with self._lock:
            self.take(key)
            size = sum(map(bytes_of, images_in(value))) or 1
            worth = cost / size
            entry = self._entries[key] = _Entry(value, worth, self._age + worth, next(self._numbers))
            self._rank(key, entry)
            for image in images_in(value):
                holders = self._holders.get(id(image), 0)
                self._holders[id(image)] = holders + 1
                self.used += 0 if holders else bytes_of(image)
            while self.used > self.room:
                self._let_one_go()
            if len(self._ranks) > 2 * len(self._entries) + 64:
                self._ranks.clear()
                for at, each in self._entries.items():
                    self._rank(at, each)

    def take(self, key: _K) -> _V | None:
        """What was kept, if it is still there; it is the taker's own from now on."""
        with self._lock:
            entry = self._entries.pop(key, None)
            if entry is None:
                return None
            for image in images_in(entry.value):
                holders = self._holders.pop(id(image)) - 1
                if holders:
                    self._holders[id(image)] = holders
                else:
                    self.used -= bytes_of(image)
            return entry.value

    def clear(self) -> None:
        """Let all go."""
        with self._lock:
            for key, _ in self.items():
                self.take(key)
            self._ranks.clear()

    def items(self) -> list[tuple[_K, _V]]:
        """All that is kept."""
        with self._lock:
            return [(key, entry.value) for key, entry in self._entries.items()]

    def _rank(self, key: _K, entry: _Entry[_V]) -> None:
        entry.seen = entry.number
        heapq.heappush(self._ranks, (entry.rank, entry.number, key))

    def _let_one_go(self) -> None:
        """Let go the entry with the lowest rank in the heap, or learn its new rank."""
        rank, number, key = heapq.heappop(self._ranks)
        entry = self._entries.get(key)
        if entry is None or entry.seen != number:
            return
        if entry.number != number:
            self._rank(key, entry)
            return
        self._age = rank
        self.take(key)


DRAWINGS: Final = Shelf[Hashable, Any](ROOM)
"""What all games draw with: papers, signs, letters, and the parts of their pictures."""


class Info(NamedTuple):
    """How many results of a function are kept, and how large they are in bytes."""

    kept: int
    bytes: int


class Kept(Protocol[_P, _R_co]):
    """A function whose results are on the shelf."""

    def __call__(self, *args: _P.args, **options: _P.kwargs) -> _R_co: ...

    def cache_info(self) -> Info: ...

    def cache_clear(self) -> None: ...


def kept(draw: Callable[_P, _R]) -> Kept[_P, _R]:
    """Keep what a function draws. It must not return None. What it returns is shared: copy it before you draw
    on it."""

    @functools.wraps(draw)
    def found_or_drawn(*args: _P.args, **options: _P.kwargs) -> _R:
        key = (draw, args, *options.items()) if options else (draw, args)
        found: _R | None = DRAWINGS.find(key)
        if found is None:
            began = time.thread_time()
            found = draw(*args, **options)
            DRAWINGS.put(key, found, time.thread_time() - began)
        return found

    return with_care(found_or_drawn, lambda key: isinstance(key, tuple) and key[0] is draw)


def with_care(wrapper: Callable[_P, _R], is_own: Callable[[Hashable], bool]) -> Kept[_P, _R]:
    """A function that can also say what is kept of its results, and let them go; `is_own` says whether a key
    is one of its own."""

    def values() -> list[tuple[Hashable, Any]]:
        return [(key, value) for key, value in DRAWINGS.items() if is_own(key)]

    def cache_info() -> Info:
        found = values()
        return Info(len(found), sum(bytes_of(image) for _, value in found for image in images_in(value)))

    def cache_clear() -> None:
        for key, _ in values():
            DRAWINGS.take(key)

    vars(wrapper).update(cache_info=cache_info, cache_clear=cache_clear)
    return cast(Kept[_P, _R], wrapper)
