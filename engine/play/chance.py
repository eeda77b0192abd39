"""Luck that anyone can check afterwards: the only module of the engine that knows `random`."""

import base64
import functools
import hashlib
import random
from collections.abc import MutableSequence, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

SHORT_SEAL: Final = 26
"""How many base32 characters of a seal are enough: nobody who tries seeds finds another one with the same
characters, because they are a little more than 128 bits."""


class Chance:
    """A stream of luck, named by its parts: `Chance(seed, round, attempt)`.

    It uses `Random.random()` alone (the one method whose sequence Python promises to keep) and its own
    shuffle. `drawn` counts the draws, so that a digest can tell two streams apart by their position.
    """

    def __init__(self, *name: str | int) -> None:
        self._name = name
        self.drawn = 0

    @functools.cached_property
    def _random(self) -> random.Random:
        """The generator, made at the first draw: it costs as much as a hundred draws, and many rounds have
        none."""
        return random.Random("/".join(map(str, self._name)))

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, all equally likely."""
        self.drawn += 1
        return int(self._random.random() * limit)

    def roll(self) -> int:
        """One die: 1 to 6."""
        return 1 + self.below(6)

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, which must not be empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def commitment(secret: str) -> str:
    """SHA-256 of a secret as 64 hex digits: it is shown first, so that anyone can check the secret later."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seal(secret: str) -> str:
    """The same commitment as 52 base32 characters, to be read and copied. Its first `SHORT_SEAL` characters
    are enough to hold the secret to it."""
    return in_base32(commitment(secret))


def nonce_of(seed: str, ticket: str, attempt: int, count: int) -> str:
    """The nonce of a sealed answer: the `count`th, from 1, that was given to its question, in a round with
    this attempt. Nobody can guess it before the seed is public, and every replay has the same."""
    return commitment(f"{seed}/seal/{ticket}/{attempt}/{count}")


def seal_of_answer(nonce: str, answer: str) -> str:
    """The commitment to a sealed answer, which is given as JSON."""
    return commitment(f"{nonce}/{answer}")


def in_base32(commitment: str) -> str:
    """A commitment in hex digits as a seal in base32."""
    return base64.b32encode(bytes.fromhex(commitment)).decode().rstrip("=")
