"""Draws: what the luck of a match has drawn, noted while the match is replayed, so that anyone can check it.

A match that is played uses a plain `Chance`, and notes nothing.
"""

from collections.abc import MutableSequence
from typing import Any

from engine.play.chance import Chance
from engine.play.values import value


@value()
class Draw:
    """One draw: the round and the attempt name the stream, which gave one of `below` numbers."""

    round: int
    attempt: int
    below: int
    result: int
    """From 0 to `below` - 1."""


class Draws:
    """Everything that was drawn, in order, and how many rolls, shuffles and lots it made. Give `stream` to a
    match."""

    def __init__(self) -> None:
        self.drawn: list[Draw] = []
        self.rolls = 0
        """How many dice were rolled."""
        self.shuffles = 0
        """How often at least two things were shuffled."""
        self.lots = 0
        """How many draws were neither a roll nor part of a shuffle."""

    def stream(self, seed: str, round_number: int, attempt: int) -> Chance:
        """The same stream of luck as `Chance`; each draw from it is noted."""
        return _Noted(self, seed, round_number, attempt)


class _Noted(Chance):
    def __init__(self, draws: Draws, seed: str, round_number: int, attempt: int) -> None:
        super().__init__(seed, round_number, attempt)
        self._draws, self._round, self._attempt = draws, round_number, attempt

    def below(self, limit: int) -> int:
        self._draws.lots += 1
        return self._note(limit)

    def roll(self) -> int:
        self._draws.rolls += 1
        return 1 + self._note(6)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        before = self._draws.lots
        super().shuffle(items)
        self._draws.shuffles += self._draws.lots > before
        self._draws.lots = before

    def _note(self, limit: int) -> int:
        result = super().below(limit)
        self._draws.drawn.append(Draw(self._round, self._attempt, limit, result))
        return result
