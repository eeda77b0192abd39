"""A journal that dies at some write, with the bot that uses it: before the write, or as soon as it is stored.

Whoever waits for a write that died, or asks for anything later, is told `Killed`, which nobody catches.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from engine.journal.journal import Journal

T = TypeVar("T")


class Killed(BaseException):
    """The bot is no more."""


class MortalJournal(Journal):
    """Lives for ever, until somebody says how many writes it lives."""

    is_dead = False
    _left: int | None = None
    _is_stored = False
    _is_safe = False

    @property
    def is_doomed(self) -> bool:
        """Whether it is to die."""
        return self._left is not None

    def doom(self, writes: int, *, is_stored: bool) -> None:
        """Let it die with this write from now on, which is stored or not."""
        self._left, self._is_stored = writes, is_stored

    @contextmanager
    def safe(self) -> Iterator[None]:
        """It does not die meanwhile."""
        before, self._is_safe = self._is_safe, True
        try:
            yield
        finally:
            self._is_safe = before

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        self._check_alive()
        if self._left is not None and not self._is_safe:
            self._left -= 1
            if self._left <= 0:
                self.is_dead = True
                if self._is_stored:
                    await super().write(job)
                raise Killed
        return await super().write(job)

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        self._check_alive()
        return await super().read(job)

    def _check_alive(self) -> None:
        if self.is_dead:
            raise Killed
