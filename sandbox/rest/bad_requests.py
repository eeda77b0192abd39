"""Counts refused requests: 10,000 of them in ten minutes get a bot banned (docs, "Rate Limits")."""

from __future__ import annotations

import collections

from sandbox.world.clock import Clock

BAD_STATUSES = (401, 403, 429)
MOST_BAD, WITHIN_S = 10_000, 10 * 60.0


class BadRequests:
    """`total` counts all 401s, 403s and 429s; `most` of them in ten minutes are a ban."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times: collections.deque[float] = collections.deque()
        self.most = MOST_BAD
        self.total = 0

    def count(self, status: int, *, is_shared: bool = False) -> None:
        """Count an answer; a 429 from a limit that others share does not count against the bot."""
        if status not in BAD_STATUSES or is_shared:
            return
        self.total += 1
        self._times.append(self._clock.now())
        while len(self._times) > self.most:
            self._times.popleft()

    @property
    def is_banned(self) -> bool:
        return len(self._times) >= self.most and self._clock.now() - self._times[-self.most] < WITHIN_S
