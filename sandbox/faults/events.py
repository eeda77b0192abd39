"""What can go wrong with an event on its way to the bot: it comes twice, late, or not at all.

It knows events by name only; the gateway asks how to send each of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

Send = Callable[[], None]


@dataclass
class EventFault:
    """The next `times` events called `event` ("" is any) come in `copies` copies, `late` seconds late."""

    event: str
    copies: int
    late: float
    times: int

    def __str__(self) -> str:
        how = "lost" if not self.copies else "twice" if self.copies > 1 else f"{self.late:g} s late"
        return f"the next {self.times} {self.event or 'events'}: {how}"


@dataclass
class EventGate:
    """Holds back every event called `event` ("" is any) until `open()`; other events overtake it."""

    event: str
    held: list[Send] = field(default_factory=list)
    is_open: bool = False

    def __str__(self) -> str:
        return f"held: {self.event or 'every event'}, {len(self.held)} have come"

    def open(self) -> None:
        """Send what was held, in order, and hold nothing more."""
        self.is_open = True
        held, self.held = self.held, []
        for send in held:
            send()


class EventFaults:
    """The faults that are on; the first that fits an event decides. `after_each` runs after each event."""

    def __init__(self) -> None:
        self._on: list[EventFault | EventGate] = []
        self.after_each: Callable[[], None] | None = None

    def add(self, event: str, *, copies: int, late: float = 0.0, times: int) -> None:
        self._on.append(EventFault(event, copies, late, times))

    def hold(self, event: str) -> EventGate:
        gate = EventGate(event)
        self._on.append(gate)
        return gate

    @property
    def on(self) -> list[EventFault | EventGate]:
        return [fault for fault in self._on if isinstance(fault, EventFault) or not fault.is_open]

    def clear(self) -> None:
        """End all faults; what was held is sent."""
        for fault in self.on:
            if isinstance(fault, EventGate):
                fault.open()
        self._on.clear()
        self.after_each = None

    def send(self, event: str, send: Send) -> None:
        """Send an event as the first fault for it says."""
        if self._on:
            self._send_spoiled(event, send)
        else:
            send()
        if self.after_each is not None:
            self.after_each()

    def _send_spoiled(self, event: str, send: Send) -> None:
        fault = next((fault for fault in self.on if fault.event in ("", event)), None)
        if fault is None:
            send()
        elif isinstance(fault, EventGate):
            fault.held.append(send)
        else:
            self._spoil(fault, send)

    def _spoil(self, fault: EventFault, send: Send) -> None:
        fault.times -= 1
        if not fault.times:
            self._on.remove(fault)
        for _ in range(fault.copies):
            if fault.late:
                asyncio.get_running_loop().call_later(fault.late, send)
            else:
                send()
