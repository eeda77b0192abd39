"""When something was sent, by this machine's clock: Discord says it by its own clock, which may differ.

It knows no interaction and no session: for each interaction that arrives, it gets the time at which Discord
says it was sent.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

RECENT: Final = 20
"""How many of the newest lags count: few, so that a clock that was corrected is soon trusted again."""
ENOUGH: Final = 5
"""How many lags are needed to tell a slow line from a fast clock."""
RIGHT_S: Final = 1.0
"""A clock that differs from Discord's by at most this is taken as right: a line alone may lag as much."""
DEADLINE_S: Final = 3.0
"""How long Discord waits for an acknowledgement: something that lags less may just come over a slow line."""
JUMP_S: Final = 60.0
"""If lags suddenly grow by more than this, somebody has set the clock, and the lags before mean nothing."""


class Lags:
    """How long after they were sent things have arrived, in seconds; `now` gives UNIX seconds."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._recent: deque[float] = deque(maxlen=RECENT)

    def arrived(self, sent: float) -> None:
        """Note that something has just arrived that was sent at this moment, by Discord's clock."""
        lag = self._now() - sent
        if self._recent and lag > min(self._recent) + JUMP_S:
            self._recent.clear()
        self._recent.append(lag)

    def ours(self, sent: float) -> float:
        """Convert a moment of Discord's clock to ours. The smallest lag is the difference between the clocks:
        no line brings anything before it was sent, and a good line brings it hardly later."""
        least = min(self._recent, default=0.0)
        most = RIGHT_S if len(self._recent) >= ENOUGH else DEADLINE_S
        return sent if -RIGHT_S <= least <= most else sent + least
