"""Bad weather: at random, but the same for the same seed, requests fail, answers get lost, lines are cut.

It knows neither requests nor lines, only how often each goes wrong.
"""

from __future__ import annotations

import random


class Weather:
    """Shares (0 to 1) of requests that fail (`errors`), lose their answer (`losses`), must wait (`waits`).

    `cuts` is the share of events after which the line is cut without a word.
    """

    def __init__(
        self, seed: int, *, errors: float = 0.0, losses: float = 0.0, waits: float = 0.0, cuts: float = 0.0
    ) -> None:
        self._chance = random.Random(seed)
        self._seed = seed
        self._rates = {"errors": errors, "losses": losses, "waits": waits, "cuts": cuts}

    def __str__(self) -> str:
        rates = [f"{rate:.1%} {kind}" for kind, rate in self._rates.items() if rate]
        return f"weather {self._seed}: {', '.join(rates) or 'fair'}"

    def brings(self, kind: str) -> bool:
        """Whether this goes wrong now."""
        return self._chance.random() < self._rates[kind]
