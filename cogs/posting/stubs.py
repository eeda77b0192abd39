"""When the stub of a running game, the message of its open seats in the channel, says anew how far the game
is.

Discord lets only three messages that are older than an hour be edited in six seconds in a channel, so a stub
is not edited at every step. It is due once `STEPS` boards were made due since it was edited, but not within
`LEAST_S`: that is at most one request for ten steps, and one an hour. Whatever else wakes the message, such
as the game's end, does not wait for that. The count is kept in memory alone: after a start it begins anew,
and a crash costs nothing but a line that stays older for some steps, and says how old it is.
"""

import time
from collections.abc import Callable
from typing import Final

from engine.journal.records import SessionId

STEPS: Final = 10
LEAST_S: Final = 3600.0


class Stubs:
    """Counts the steps of running sessions since their stubs were edited; `clock` is in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._steps: dict[SessionId, int] = {}
        self._edited: dict[SessionId, float] = {}

    def stepped(self, session_id: SessionId) -> bool:
        """Count a step of a session. Returns whether its stub is due."""
        steps = self._steps[session_id] = self._steps.get(session_id, 0) + 1
        rests = self._clock() - self._edited.setdefault(session_id, self._clock()) < LEAST_S
        return steps >= STEPS and not rests

    def edited(self, session_id: SessionId) -> None:
        """Note that a session's stub is about to be edited, whatever comes of it."""
        self._steps[session_id], self._edited[session_id] = 0, self._clock()

    def forget(self, session_id: SessionId) -> None:
        """Forget a session that is not running any more."""
        self._steps.pop(session_id, None)
        self._edited.pop(session_id, None)
