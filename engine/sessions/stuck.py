"""Why a game does not go on: what is wrong with it, what keeps it still on purpose, or for whom it waits.

Pure: it looks at what is stored, replays no match, and asks nobody. It knows no words.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.clock.pace import MINUTE
from engine.journal.records import Call, Session
from engine.journal.standing_rows import Standing
from engine.play.table import Seat
from engine.sessions.calls import CALM_S, EVERY_S

BEHIND_S: Final = 10 * MINUTE
"""For so many seconds something may wait to be posted while Discord can be reached."""
OVERDUE_S: Final = 2 * EVERY_S
"""So many seconds after its deadline a call has ended: the scheduler has looked twice."""


class Why(StrEnum):
    """Why a game does not go on, the worst first: if there are several reasons, the first one is told."""

    FROZEN = "frozen"
    """What is stored of it does not replay."""
    TROUBLE = "trouble"
    """Nothing can be posted in its thread."""
    BEHIND = "behind"
    """Something is not posted, although Discord can be reached."""
    OVERDUE = "overdue"
    """Somebody's time is up, and nothing has come of it."""
    PAUSED = "paused"
    ASLEEP = "asleep"
    AWAY = "away"
    """It waits only for people who have said that they are away."""
    NOBODY = "nobody"
    """Nobody is present."""
    WAITS = "waits"
    """It waits for somebody, as games do."""
    SEATS = "seats"
    """It has not started, and waits for people to sit down."""

    @property
    def is_fault(self) -> bool:
        """Whether something is wrong that somebody has to mend."""
        return self in (Why.FROZEN, Why.TROUBLE, Why.BEHIND, Why.OVERDUE)

    @property
    def stands_still(self) -> bool:
        """Whether the game stands still: because something is wrong, or on purpose."""
        return self not in (Why.WAITS, Why.SEATS)


@dataclass(frozen=True, slots=True)
class Still:
    """Why a game does not go on, and what is known of that."""

    why: Why
    since: float | None = None
    """Since when, in UNIX seconds, if that is known."""
    until: float | None = None
    """Until when it stands still, or has time, in UNIX seconds; None if no moment ends it."""
    seats: tuple[Seat, ...] = ()
    """The seats for which it waits."""
    detail: str = ""
    """The reference of a game that is frozen, the word for its trouble, or why somebody in office pauses
    it."""
    is_by_office: bool = False
    """Whether it is somebody in office who pauses it, and not its table."""


def why(session: Session, standing: Standing, now: float, *, up_since: float | None) -> Still | None:
    """Why an open or running game does not go on at a moment; None if nothing keeps it. `up_since` is since
    when Discord can be reached from its server; None while it cannot: then nothing is posted and nobody's
    time is up, which is no fault of a game."""
    if session.status == "open":
        return _open(session, standing, now, up_since)
    if session.status != "playing":
        return None
    if standing.frozen is not None:
        return Still(Why.FROZEN, detail=standing.frozen)
    if session.trouble is not None:
        return Still(Why.TROUBLE, since=standing.unposted, detail=session.trouble)
    if _is_late(standing.unposted, now, up_since, BEHIND_S):
        return Still(Why.BEHIND, since=standing.unposted)
    due, calm_since = _due(session), None if up_since is None else up_since + CALM_S
    if _is_late(due, now, calm_since, OVERDUE_S):
        late = tuple(
            call.seat for call in session.calls if call.clock.due is not None and call.clock.due <= now
        )
        return Still(Why.OVERDUE, since=due, seats=late)
    if session.paused_until is not None:
        reason, by_office = standing.pause_reason or "", session.paused_by is not None
        return Still(Why.PAUSED, until=session.paused_until, detail=reason, is_by_office=by_office)
    if session.asleep_since is not None:
        return Still(Why.ASLEEP, since=session.asleep_since)
    return _waits(session, now)


def _open(session: Session, standing: Standing, now: float, up_since: float | None) -> Still:
    """An open game waits for people. Its message is behind if it is out of date, or was never posted."""
    is_missing = session.lobby is None and _is_late(standing.created, now, up_since, BEHIND_S)
    if session.is_lobby_behind or is_missing:
        return Still(Why.BEHIND, since=standing.created if is_missing else None)
    return Still(Why.SEATS, since=standing.created)


def _is_late(at: float | None, now: float, up_since: float | None, seconds: float) -> bool:
    """Whether more than these seconds have passed since a moment, with the line up all the while."""
    return at is not None and up_since is not None and now - max(at, up_since) > seconds


def _due(session: Session) -> float | None:
    """When the next call should have ended; None if no clock runs. Brief calls end together, with the last of
    them, and not while one of them stands."""
    brief = [call.clock.due for call in session.calls if call.is_brief]
    due = [call.clock.due for call in session.calls if call.clock.due is not None and not call.is_brief]
    if brief and all(each is not None for each in brief):
        due.append(max(each for each in brief if each is not None))
    return min(due, default=None)


def _waits(session: Session, now: float) -> Still | None:
    """For whom a running game waits, if nothing is wrong with it and it neither pauses nor sleeps."""
    calls, seats = session.calls, tuple(call.seat for call in session.calls)
    if not calls:
        return None
    absences = [session.absence(call.seat, now) for call in calls]
    until = [absence.until for absence in absences if absence is not None]
    if len(until) == len(calls):
        return Still(Why.AWAY, since=_since(calls), until=min(until), seats=seats)
    if not session.present(now) or any(session.seats[seat].kept is not None for seat in seats):
        return Still(Why.NOBODY, since=_since(calls), seats=seats)  # else a caretaker would have answered
    due = [call.clock.due for call in calls if call.clock.due is not None]
    return Still(Why.WAITS, since=_since(calls), until=min(due, default=None), seats=seats)


def _since(calls: tuple[Call, ...]) -> float:
    return min(call.since for call in calls)
