"""The line by which one program's clock follows the sandbox's; `sandbox.launch` is at its other end.

It is a pair of sockets, and knows neither the gateway nor what a program does with its time. Each end says
how many seconds its clock is ahead: the sandbox when it moves, the program once it has followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket

from sandbox.world.clock import Clock, Pulse


class ClockLine:
    """`address` is the value for `SANDBOX_CLOCK`, `far_end` the descriptor that the program inherits."""

    def __init__(self, clock: Clock, pulse: Pulse) -> None:
        self._clock = clock
        self._pulse = pulse
        self._ours, self._theirs = socket.socketpair()
        self._ours.setblocking(False)
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._ours, self._hear)
        self._reached: float | None = None
        self.far_end = self._theirs.fileno()
        self.address = f"{self.far_end}:{clock.ahead!r}"
        clock.followers.add(self)

    @property
    def has_followed(self) -> bool:
        """Whether the program shows the same time, or has no running loop: not yet, or not any more."""
        return self._reached is None or self._reached == self._clock.ahead

    def handed_over(self) -> None:
        """Close the far end here, now that the program has it."""
        self._theirs.close()

    def follow(self, ahead: float) -> None:
        with contextlib.suppress(OSError):
            self._ours.send(f"{ahead!r}\n".encode())

    def _hear(self) -> None:
        """Note how far the program has come, or that it has ended."""
        said = b""
        with contextlib.suppress(OSError):
            said = self._ours.recv(4096)
        if said:
            self._reached = float(said.split()[-1])
        else:
            self._reached = None
            self._loop.remove_reader(self._ours)
        self._pulse.beat()

    def close(self) -> None:
        self._clock.followers.discard(self)
        self._loop.remove_reader(self._ours)
        self._ours.close()
        self._theirs.close()
