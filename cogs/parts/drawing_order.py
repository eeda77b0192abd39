"""The order in which one thread draws what waits: private pictures come before public boards.

It knows no pictures and no event loop. Both the loop and the drawing thread use it.
"""

import threading
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_AHEAD: Final = 20
"""A public board that waits is drawn after at most this many private pictures: whoever goes on pressing slows
boards down, but cannot stop them. If 400 people press at once, the last one also waits for 20 boards."""


class DrawingOrder(Generic[T]):
    """Things that wait, by name: private ones before public ones, and first come, first served among each."""

    def __init__(self) -> None:
        self._private: dict[str, T] = {}
        self._public: dict[str, T] = {}
        self._ahead = 0
        """How many private things were taken one after the other while a public one waited."""
        self._lock = threading.Lock()

    def add(self, name: str, thing: T, *, is_private: bool) -> None:
        """Let a thing wait, behind those of its kind."""
        with self._lock:
            (self._private if is_private else self._public)[name] = thing

    def prefer(self, name: str) -> None:
        """If a thing waits among the public ones, move it to the end of the private ones."""
        with self._lock:
            if name in self._public:
                self._private[name] = self._public.pop(name)

    def discard(self, name: str) -> bool:
        """Remove a thing that waits. Returns whether it did wait."""
        with self._lock:
            waits = [kind for kind in (self._private, self._public) if name in kind]
            for kind in waits:
                del kind[name]
            return bool(waits)

    def take(self) -> T | None:
        """Remove what must be drawn next, and return it; None if nothing waits."""
        with self._lock:
            is_public = not self._private or (bool(self._public) and self._ahead >= MOST_AHEAD)
            self._ahead = 0 if is_public or not self._public else self._ahead + 1
            kind = self._public if is_public else self._private
            return kind.pop(next(iter(kind))) if kind else None
