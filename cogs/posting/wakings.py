"""Background work by session: one task for each session at a time, logged, and tried again after any failure.

What is forbidden is tried again after minutes, then after hours: no event tells when a time-out ends. It
knows nothing of what is posted.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Hashable, Iterable

import aiohttp
import discord

from cogs.parts.error_codes import TOO_MANY_DIRECTS
from cogs.posting.throttle import Throttle
from engine import measures
from engine.errors import NO_SUCH_GAME, NotStored, Refused
from engine.journal.records import SessionId
from engine.references import origins, under

log = logging.getLogger(__name__)

LONGEST_PAUSE_S = 60.0
FIRST_RETRY_S = 2 * 60.0
RETRY_S = 25 * 60.0
"""The longest pause before a retry on the first day; with the spread it stays below half an hour."""
DAY_S = 24 * 3600.0
LATE_RETRY_S = 6 * 3600.0
"""The longest pause before a retry after the first day."""
SPREAD_S = 60
"""Retries of different sessions are spread over this many seconds."""
TURN_S = 0.25
"""Seconds between sessions that are woken in turn."""
MOST_ASKED = 10
"""The most references of those who asked for a work that the log names, the newest."""
BAD_LINE = (discord.DiscordServerError, aiohttp.ClientError, ConnectionError, TimeoutError)
"""Errors that pass by themselves: Discord or the network fails, and the same request may work later."""
TOO_MANY_REQUESTS = 429
MAY_PASS = (401, 403, 404, 408, TOO_MANY_REQUESTS)
"""HTTP statuses of refusals that are not about what was sent."""


class Wakings:
    """Runs `work(session)` after each `wake(session)`, as soon as there is a place for it; the session that
    was woken longest ago is first. Wakes that come while it runs are merged into one.

    `where(session)` is the channel that the work writes to; it is None if no two sessions share a channel.
    If it `goes_first`, it waits for no work of another kind. Once there is no such session any more, its work
    ends. `of_what` says in the log what the numbers are: they may be those of something else. `mark` and the
    number are the work's reference (None: `of_what`)."""

    def __init__(
        self,
        name: str,
        work: Callable[[SessionId], Awaitable[None]],
        throttle: Throttle,
        where: Callable[[SessionId], Awaitable[Hashable]] | None = None,
        *,
        goes_first: bool = False,
        of_what: str = "game",
        mark: str | None = None,
    ) -> None:
        self._name, self._of_what = name, of_what
        self._mark = of_what if mark is None else mark
        self._work = work
        self._throttle = throttle
        self._where = where
        self._goes_first = goes_first
        self._due: set[SessionId] = set()
        self._tasks: dict[SessionId, asyncio.Task[None]] = {}
        self._servers: dict[SessionId, int] = {}
        """The server of each session whose work is running, once the work knows it."""
        self._timers: dict[SessionId, asyncio.TimerHandle] = {}
        self._woken: dict[SessionId, float] = {}
        """When the work became due, by the loop's clock."""
        self._asked: dict[SessionId, list[str]] = {}
        """The references of those who asked for the work that is due."""
        self._since: dict[SessionId, float] = {}
        """When work that is tried again was first put off, by the loop's clock."""
        self._next_turn = 0.0
        self._is_closed = False

    def wake(self, session_id: SessionId) -> None:
        """Make the work due; never waits. Does nothing once this is closed."""
        self._note_who_asks(session_id)
        self._wake(session_id)

    def _note_who_asks(self, session_id: SessionId) -> None:
        if not self._is_closed and (asking := origins()):
            _add(self._asked.setdefault(session_id, []), asking)

    def _wake(self, session_id: SessionId) -> None:
        """Make the work due, because its time has come: nobody asks for it just now."""
        if self._is_closed:
            return
        self._due.add(session_id)
        self._woken.setdefault(session_id, asyncio.get_running_loop().time())
        if session_id not in self._tasks:
            task = asyncio.create_task(self._run(session_id), name=f"{self._name} {session_id}")
            self._tasks[session_id] = task
            task.add_done_callback(lambda done: self._ended(session_id, done))

    def wake_in_turn(self, session_ids: Iterable[SessionId]) -> None:
        """Make the work of many sessions due, one after the other; never waits."""
        for session_id in session_ids:
            at = max(asyncio.get_running_loop().time(), self._next_turn)
            if self.wake_at(session_id, at):
                self._next_turn = at + TURN_S

    def wake_after(self, session_id: SessionId, seconds: float) -> None:
        """Make the work due after some seconds, unless it will be woken sooner."""
        self.wake_at(session_id, asyncio.get_running_loop().time() + seconds)

    def later(self, session_id: SessionId, *, possible_at: float | None = None) -> None:
        """Wake the session later without an event, because its work is not possible now. `possible_at` is the
        end of a time-out, if it is known, in UNIX seconds; it may be past."""
        now = asyncio.get_running_loop().time()
        elapsed = now - self._since.setdefault(session_id, now)
        ahead = None if possible_at is None else possible_at - time.time()
        if ahead is not None and ahead <= 0:  # by our clock; Discord's may be a little behind
            elapsed = min(elapsed, -ahead)
        pause = pause_after(elapsed)
        if ahead is not None and ahead > 0:
            pause = min(pause, ahead)
        self._set_timer(session_id, now + pause + session_id % SPREAD_S)

    def wake_at(self, session_id: SessionId, at: float) -> bool:
        """Wake the session at a moment of the loop's clock, unless it will be woken sooner. Returns whether
        the timer was set."""
        self._note_who_asks(session_id)
        return self._set_timer(session_id, at)

    def _set_timer(self, session_id: SessionId, at: float) -> bool:
        timer = self._timers.get(session_id)
        if self._is_closed or (timer is not None and timer.when() <= at):
            return False
        self._stop_timer(session_id)
        self._timers[session_id] = asyncio.get_running_loop().call_at(at, self._wake, session_id)
        return True

    def _stop_timer(self, session_id: SessionId) -> None:
        if (timer := self._timers.pop(session_id, None)) is not None:
            timer.cancel()

    def is_on(self, session_id: SessionId, server: int) -> None:
        """Note that a session's work is about to do something on this server."""
        self._servers[session_id] = server

    def repeat(self, server: int) -> None:
        """Let all work that is running on a server be done once more, because something has changed there.
        Work that has not asked anything there yet sees the change anyway."""
        self._due.update(session_id for session_id, where in self._servers.items() if where == server)

    async def close(self) -> None:
        """Stop at once: what was not posted is posted after the next start."""
        self._is_closed = True
        for session_id in list(self._timers):
            self._stop_timer(session_id)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, session_id: SessionId) -> None:
        pause, asked_by = 0.5, list[str]()
        session = session_id if self._of_what == "game" else None
        while session_id in self._due:
            with under(f"{self._mark}{session_id}", session=session, asked_by=asked_by):
                pause = await self._try(session_id, pause, asked_by)
            if pause == 0.5:
                asked_by = []
            else:
                await asyncio.sleep(pause)

    async def _try(self, session_id: SessionId, pause: float, asked_by: list[str]) -> float:
        """Do the work. Returns the pause before the next try, 0.5 if none is needed; `pause` is the last
        one."""
        woken = self._woken.setdefault(session_id, asyncio.get_running_loop().time())
        _add(asked_by, self._asked.pop(session_id, ()))
        work = self._work_in_turn(session_id, woken, asked_by, is_again=pause > 0.5)
        (error,) = await asyncio.gather(work, return_exceptions=True)
        if error is None:
            if session_id not in self._timers:
                self._since.pop(session_id, None)
            return 0.5
        if isinstance(error, Refused) and error.reason == NO_SUCH_GAME:
            self._forget(session_id)
            return 0.5
        is_first, pause = pause == 0.5, min(LONGEST_PAUSE_S, pause * 2)
        what = f"{self._name} of {self._of_what} {session_id}"
        if isinstance(error, NotStored):
            log.debug("%s is not stored; again in %.0f s", what, pause)
        elif passes(error) or not is_first:
            log.warning("%s: %s; again in %.0f s", what, error, pause)
        else:
            measures.FAILURES.add("league" if self._of_what in ("league", "table") else self._name)
            log.error("%s failed; again in %.0f s", what, pause, exc_info=error)
        self._due.add(session_id)
        self._woken[session_id] = woken
        return pause

    async def _work_in_turn(
        self, session_id: SessionId, woken: float, asked_by: list[str], *, is_again: bool
    ) -> None:
        """Do the work once there is a place for it: it answers all wakes that came until then."""
        where = (self._name, session_id) if self._where is None else await self._where(session_id)
        async with self._throttle.place(where, since=woken, is_again=is_again, goes_first=self._goes_first):
            self._due.discard(session_id)
            self._woken.pop(session_id, None)
            self._stop_timer(session_id)
            _add(asked_by, self._asked.pop(session_id, ()))
            await self._work(session_id)

    def _forget(self, session_id: SessionId) -> None:
        """Forget what is due of a session that is deleted."""
        self._due.discard(session_id)
        self._woken.pop(session_id, None)
        self._asked.pop(session_id, None)
        self._since.pop(session_id, None)
        self._stop_timer(session_id)

    def _ended(self, session_id: SessionId, task: asyncio.Task[None]) -> None:
        self._tasks.pop(session_id, None)
        self._servers.pop(session_id, None)
        if not task.cancelled() and session_id in self._due:  # it was woken again while it ended
            self._wake(session_id)


def _add(asked_by: list[str], others: Iterable[str]) -> None:
    """Add references to those of who asked, of which the newest stay."""
    asked_by[:] = dict.fromkeys([*asked_by, *others])
    del asked_by[:-MOST_ASKED]


def pause_after(elapsed: float) -> float:
    """Seconds to wait before a retry, if the tries have failed for `elapsed` seconds: minutes on the first
    day, then hours."""
    if elapsed < DAY_S:
        return min(max(elapsed, FIRST_RETRY_S), RETRY_S)
    return min(elapsed / 24, LATE_RETRY_S)


def is_refusal(error: discord.HTTPException) -> bool:
    """Whether Discord refuses what was sent: it would refuse the same again."""
    return 400 <= error.status < 500 and error.status not in MAY_PASS


def passes(error: BaseException) -> bool:
    """Whether an error is the fault of the line or of Discord, not ours, and passes by itself."""
    is_limited = isinstance(error, discord.HTTPException) and (
        error.status == TOO_MANY_REQUESTS or error.code == TOO_MANY_DIRECTS
    )
    return is_limited or isinstance(error, BAD_LINE)
