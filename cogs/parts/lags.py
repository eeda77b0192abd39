"""When something was sent, on this machine's clock: Discord says it on its own, and the two may differ.

It knows no interaction and no session; it is told of each that arrives when Discord says it was sent.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

RECENT: Final = 20
"""How many of the newest lags are looked at: few, so that a clock that was set right is soon believed."""
ENOUGH: Final = 5
"""How many lags it takes to tell a slow line from a clock that is fast."""
RIGHT_S: Final = 1.0
"""A clock that is no farther from Discord's is taken as right: a line lags as much."""
DEADLINE_S: Final = 3.0
"""Discord waits no longer for an acknowledgement: what lags less may be what a slow line has brought."""
JUMP_S: Final = 60.0
"""When lags grow by more at once, the clock was set, and those before say nothing any more."""


class Lags:
    """How much later than they were sent things have arrived; `now` gives UNIX seconds."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._recent: deque[float] = deque(maxlen=RECENT)

    def arrived(self, sent: float) -> None:
        """Something that was sent at this moment, by Discord's clock, has arrived just now."""
        lag = self._now() - sent
        if self._recent and lag > min(self._recent) + JUMP_S:
            self._recent.clear()
        self._recent.append(lag)

    def ours(self, sent: float) -> float:
        """A moment of Discord's clock by ours. The smallest lag is what the clocks differ by: no line brings
        anything before it was sent, and a good one hardly later."""
        least = min(self._recent, default=0.0)
        most = RIGHT_S if len(self._recent) >= ENOUGH else DEADLINE_S
        return sent if -RIGHT_S <= least <= most else sent + least
