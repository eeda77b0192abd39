"""The scheduler: one task that sleeps until the next thing is due, and lets it be done.

It knows when, and in which order. It knows no SQL and no rules: what is done is given to it, and looks again
whether it is due.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from bot.line import Line
from engine import measures
from engine.clock.pace import MINUTE
from engine.errors import NotStored
from engine.journal.due_rows import DueKind, Expiring
from engine.references import reference, under
from engine.sessions.calls import CALM_S, EVERY_S, Calls

log = logging.getLogger(__name__)

LEAST_S: Final = 1.0
"""The shortest time between two ticks."""
GAP_S: Final = 5 * MINUTE
"""Nothing expires for `CALM_S` after a gap of more seconds than this between two ticks, or an outage."""
FIRST_PAUSE_S: Final = MINUTE
LONGEST_PAUSE_S: Final = 60 * MINUTE
"""What fails is tried again after a pause, which doubles each time."""
AT_ONCE: Final = 8
"""How many things are done at a time."""

Handler: TypeAlias = Callable[[int], Coroutine[Any, Any, object]]
"""Does what is due; it is given an id, as `DueKind` says."""
Key: TypeAlias = tuple[str, int]
"""What is done, and for whom."""
Work: TypeAlias = Callable[[], Coroutine[Any, Any, object]]

REMINDERS: Final[Key] = ("reminders", 0)
EXPIRY: Final = "expiry"
"""The only kind whose ids are known here to be those of sessions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Things that know themselves when they are due. What it is called must be no `DueKind`."""

    name: str
    due: Callable[[float], Coroutine[Any, Any, Sequence[int]]]
    """The ids of what is due at a moment."""
    next_due: Callable[[], Coroutine[Any, Any, float | None]]
    """When the next of them is due, in UNIX seconds; None if none will be."""
    handle: Handler


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """What is done when it is due. Each may be called in vain, or twice: then it does nothing."""

    expire: Callable[[Expiring], Coroutine[Any, Any, object]]
    """Let the clock answer in a session, and give caretakers to seats."""
    remind: Work | None = None
    """Remind whoever must be reminded now."""
    others: Mapping[DueKind, Handler]
    """By kind, what ends a pause, an absence, …"""
    sources: Sequence[Source] = ()
    """What else is due, after all that."""


@dataclass(slots=True)
class _Failed:
    """Something that failed, when it is tried again, and how long the pause before that is."""

    again: float
    pause: float


class Scheduler:
    """`begin` starts its task, `close` ends it. `tick` does all that is due now; the task does nothing
    else. `now` gives UNIX seconds."""

    def __init__(
        self, calls: Calls, line: Line, deeds: Deeds, *, now: Callable[[], float] = time.time
    ) -> None:
        self._calls = calls
        self._line = line
        self._deeds = deeds
        self._now = now
        self._woken = asyncio.Event()
        self._ticked = float("-inf")
        self._calm_until = float("-inf")
        self._failed: dict[Key, _Failed] = {}
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name="scheduler")

    def wake(self) -> None:
        """Look for what is due, because something has changed; never waits."""
        self._woken.set()

    async def close(self) -> None:
        """Stop at once: what is due is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tick(self) -> None:
        """Do all that is due now, as far as Discord can be reached."""
        before, self._ticked = self._ticked, self._now()
        if self._ticked - before > GAP_S:
            self._calm_until = self._ticked + CALM_S
        if await self._line.keep():
            self._calm_until = self._ticked + CALM_S
        if not self._line.is_up:
            return
        due, works = await self._calls.due(self._ticked), dict[Key, Work]()
        if not 0 < self._calm_until - self._ticked <= CALM_S:
            expiring = [each for each in due.expiring if self._line.reaches(each.guild)]
            works = {(EXPIRY, each.session): partial(self._deeds.expire, each) for each in expiring}
            await self._do(works)
        if due.is_reminder_due and self._deeds.remind is not None:
            works[REMINDERS] = self._deeds.remind
            await self._do({REMINDERS: self._deeds.remind})
        for kind, ids in due.others.items():
            if (handle := self._deeds.others.get(kind)) is not None:
                ending: dict[Key, Work] = {(kind.value, each): partial(handle, each) for each in ids}
                works |= ending
                await self._do(ending)
        for source in self._deeds.sources:
            own: dict[Key, Work] = {
                (source.name, each): partial(source.handle, each) for each in await source.due(self._ticked)
            }
            works |= own
            await self._do(own)
        self._failed = {key: failed for key, failed in self._failed.items() if key in works}

    async def _do(self, works: Mapping[Key, Work]) -> None:
        """Do things side by side. What fails keeps no other from its turn, and is tried again later."""
        places = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._do_one(key, work, places) for key, work in works.items()))

    async def _do_one(self, key: Key, work: Work, places: asyncio.Semaphore) -> None:
        failed = self._failed.get(key)
        if failed is not None and self._now() < failed.again:
            return
        async with places:
            with under(reference(), session=key[1] if key[0] == EXPIRY else None):
                error: object
                (error,) = await asyncio.gather(work(), return_exceptions=True)
                if isinstance(error, Exception):
                    self._has_failed(key, error)
                else:
                    self._failed.pop(key, None)

    def _has_failed(self, key: Key, error: Exception) -> None:
        before = self._failed.get(key)
        pause = FIRST_PAUSE_S if before is None else min(LONGEST_PAUSE_S, 2 * before.pause)
        self._failed[key] = _Failed(self._now() + pause, pause)
        says, minutes = "%s %d: %s; again in %.0f min", pause / MINUTE
        if before is None and not isinstance(error, NotStored):
            measures.FAILURES.add("scheduler")
            log.error(says, *key, error, minutes, exc_info=error)
        else:
            log.warning(says, *key, error, minutes)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            outcome: float | BaseException | None
            with under(f"t{self._now():.0f}"):
                (outcome,) = await asyncio.gather(self._tick_and_look_ahead(), return_exceptions=True)
                if isinstance(outcome, NotStored):
                    log.debug("what is due is not done: %s", outcome)
                elif isinstance(outcome, BaseException):
                    measures.FAILURES.add("scheduler")
                    log.error("what is due could not be done", exc_info=outcome)
            await asyncio.sleep(LEAST_S)
            due = None if isinstance(outcome, BaseException) else outcome
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause(due)):
                    await self._woken.wait()

    async def _tick_and_look_ahead(self) -> float | None:
        """Do what is due. Returns when something will be due next; None if nothing will be. What is due now
        and was not done waits for the next minute."""
        await self.tick()
        found = [await self._calls.next_due(after=self._ticked)]
        found += [await source.next_due() for source in self._deeds.sources]
        return min((at for at in found if at is not None and at > self._ticked), default=None)

    def _pause(self, due: float | None) -> float:
        """Seconds until the next tick, if something will be due at a moment."""
        latest = self._ticked + EVERY_S
        return min(EVERY_S, max(0.0, (latest if due is None else min(latest, due)) - self._now()))
