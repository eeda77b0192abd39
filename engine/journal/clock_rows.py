"""The SQL of clocks: how long each call may still take, and what each seat has in reserve.

`refresh` is the one place that decides whether a clock runs. Whatever changes something that it looks at ends
with it, in the same transaction. It knows no rules.
"""

import sqlite3
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.clock import pace as paces
from engine.clock.hours import Hours, awake
from engine.clock.pace import DAY, STANDING, Clock, Pace, PaceName
from engine.journal import lost_seat_rows
from engine.journal.call_rows import calling, calls
from engine.journal.preference_rows import hours_of
from engine.journal.records import Absence, By, Call, Given, Meanwhile, PersonId, Session, SessionId
from engine.journal.session_rows import ASKED, INVITED
from engine.journal.session_rows import session as find
from engine.play.table import Seat

LONGEST_WAIT: Final = 7 * DAY
"""A call of somebody who is away waits at most this long; then their seat gets a caretaker."""
LEAST_PART: Final = 1 / 4
"""Whoever could not be reached, or is called once more, has at least this part of a call's time."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a seat has beyond its calls."""

    reserve: float
    """In seconds."""
    misses: int
    """How many calls in a row the clock has answered."""


def refresh(
    db: sqlite3.Connection,
    session_id: SessionId,
    now: float,
    *,
    least: float = 0.0,
    invited: Container[Seat] = (),
) -> Session:
    """Let the clocks of a session's calls run or stand as they must from now on. A clock that goes on has at
    least the part `least` of a call's time. The time of the seats in `invited` begins, because their
    invitation was posted now. Returns the session as it is then."""
    session = find(db, session_id)
    assert session is not None
    if session.fixture is not None:
        is_on = session.status == "playing"
        lost = lost_seat_rows.lost_by_absence(db, session) if is_on else {}
        lost_seat_rows.save_next(db, session_id, min(lost.values(), default=None))
    calls = tuple(_as_it_is_now(db, session, call, now, least) for call in session.calls)
    for before, call in zip(session.calls, calls, strict=True):
        _save(db, session_id, before, call, now)
    invitations = tuple(
        _invited(db, session, call, now, is_new=call.seat in invited) for call in session.invited
    )
    for before, call in zip(session.invited, invitations, strict=True):
        _save(db, session_id, before, call, now, kind=INVITED)
    return replace(session, calls=calls, invited=invitations)


def _invited(db: sqlite3.Connection, session: Session, call: Call, now: float, *, is_new: bool) -> Call:
    """An invitation with its clock as it must be from now on. It runs like that of a call, but has no
    deadline: it says how much time of the call is gone once the seat is asked. If it cannot begin when it is
    posted, or if the seat is asked already, it never does, and that call has its whole time."""
    pace, clock = _pace(session, call), call.clock
    if pace is None:
        return replace(call, clock=STANDING)
    if session.seats[call.seat].plays_itself or not session.is_waited_for(call, now):
        return replace(call, clock=paces.stopped(clock, now))
    if clock.soft_left is not None:
        clock = paces.gone_on(clock, pace, _hours(db, session, call.seat), now)
    elif is_new and all(asked.seat != call.seat for asked in session.calls):
        clock = paces.invited(pace, _hours(db, session, call.seat), now)
    return replace(call, clock=clock)


def _as_it_is_now(db: sqlite3.Connection, session: Session, call: Call, now: float, least: float) -> Call:
    """A call with its clock, its reminder and its end as they must be from now on."""
    if call.posted is None or session.seats[call.seat].plays_itself:
        clock = STANDING if _pace(session, call) is None else paces.stopped(call.clock, now)
        return replace(call, clock=clock, keep_at=None, remind_at=None)
    hours = Hours() if session.pace is None else _hours(db, session, call.seat)
    clock, absence = _clock(db, session, call, hours, now, least), session.absence(call.seat, now)
    return replace(
        call,
        clock=clock,
        keep_at=None if absence is None or session.is_still else _keep_at(session, call, absence),
        remind_at=_remind_at(session, replace(call, clock=clock), hours, now),
    )


def _remind_at(session: Session, call: Call, hours: Hours, now: float) -> float | None:
    """When the owner of a posted call is reminded: never of the same deadline twice, and what is late waits
    for the end of their quiet hours."""
    assert call.posted is not None
    pace, reminded = _pace(session, call), call.reminded
    if pace is None and session.pace is PaceName.NONE and session.is_waited_for(call, now):
        at = paces.reminded_without_clock(hours, call.posted, after=reminded or 0.0)
        return at if at is None or at >= now else awake(now, hours)
    if pace is None or call.clock.due is None:
        return None
    if reminded is not None and abs(call.clock.due - reminded) <= pace.call * LEAST_PART:
        return None
    at = paces.reminded_at(pace, hours, call.clock, call.posted)
    return at if at is None or at >= now or not pace.keeps_quiet else awake(now, hours)


def _clock(
    db: sqlite3.Connection, session: Session, call: Call, hours: Hours, now: float, least: float
) -> Clock:
    """The clock of a call that was posted."""
    pace, clock = _pace(session, call), call.clock
    if pace is None:
        return STANDING
    if not session.is_waited_for(call, now):
        return paces.stopped(clock, now)
    if clock.is_running:
        return clock
    if clock.due_left is not None:
        return paces.gone_on(clock, pace, hours, now, least=pace.call * least)
    reserve = min(pace.reserve, allowance(db, session, call.seat).reserve)
    return paces.begun(pace, hours, reserve, now, left=clock.soft_left)


def _keep_at(session: Session, call: Call, absence: Absence) -> float | None:
    """When the seat of somebody who is away gets a caretaker; None if they are back before. No league's table
    waits for whoever is away."""
    if absence.meanwhile is Meanwhile.CARETAKER or session.fixture is not None:
        return absence.since
    at = max(absence.since, call.posted or call.opened) + LONGEST_WAIT
    return at if at < absence.until else None


def _pace(session: Session, call: Call) -> Pace | None:
    """What a call has of the pace of its table."""
    return paces.pace_of(session.pace, is_brief=call.is_brief)


def _hours(db: sqlite3.Connection, session: Session, seat: Seat) -> Hours:
    person = session.seats[seat].person
    return Hours() if person is None else hours_of(db, person)


def _save(
    db: sqlite3.Connection, session_id: SessionId, before: Call, call: Call, at: float, *, kind: str = ASKED
) -> None:
    """Store a call as it is from a moment on, and whether its clock runs since then."""
    if call == before:
        return
    clock = call.clock
    db.execute(
        "UPDATE calls SET soft = ?, due = ?, soft_left = ?, due_left = ?, keep_at = ?, remind_at = ?"
        " WHERE session = ? AND seat = ? AND kind = ?",
        (
            *(clock.soft, clock.due, clock.soft_left, clock.due_left, call.keep_at, call.remind_at),
            *(session_id, call.seat, kind),
        ),
    )
    if clock.soft is not None and before.clock.soft is None:
        db.execute(
            "UPDATE calls SET ran_from = ? WHERE session = ? AND seat = ? AND kind = ?",
            (at, session_id, call.seat, kind),
        )


def save_clock(
    db: sqlite3.Connection, session_id: SessionId, seat: Seat, clock: Clock, *, kind: str = ASKED
) -> None:
    """Store the clock of a seat's call; `refresh` must follow."""
    db.execute(
        "UPDATE calls SET soft = ?, due = ?, soft_left = ?, due_left = ? WHERE session = ? AND seat = ?"
        " AND kind = ?",
        (clock.soft, clock.due, clock.soft_left, clock.due_left, session_id, seat, kind),
    )


def let_stand(db: sqlite3.Connection, session: Session, call: Call, seconds: float, now: float) -> None:
    """Let the running clock of a call or of an invitation go on from now as if it had stood for these
    seconds; `refresh` must follow."""
    pace, kind = _pace(session, call), INVITED if call in session.invited else ASKED
    assert pace is not None
    stood = paces.stopped(call.clock, now - seconds)
    clock = paces.gone_on(stood, pace, _hours(db, session, call.seat), now)
    save_clock(db, session.id, call.seat, clock, kind=kind)


def recall(db: sqlite3.Connection, session: Session, seats: Sequence[Seat], now: float) -> None:
    """Give seats that are called once more at least a part of a call's time; `refresh` must follow."""
    for call in calls(db, session.id):
        pace = _pace(session, call)
        if pace is not None and call.seat in seats:
            hours, least = _hours(db, session, call.seat), pace.call * LEAST_PART
            save_clock(db, session.id, call.seat, paces.at_least(call.clock, pace, hours, least, now))


def follow_hours(db: sqlite3.Connection, person: PersonId, now: float, *, moving: bool) -> None:
    """Bring the reminders of a person's open calls up to date with their hours. With `moving`, deadlines that
    would be at a bad time by these hours come later; otherwise they stay."""
    for session_id in calling(db, person):
        session = find(db, session_id)
        assert session is not None
        seat = session.seat_of(person)
        for call in (call for call in session.calls if call.seat == seat and call.clock.is_running):
            pace = _pace(session, call)
            if moving and pace is not None:
                clock = paces.later(call.clock, pace, _hours(db, session, call.seat), 0.0)
                save_clock(db, session_id, call.seat, clock)
        refresh(db, session_id, now)


def extend(db: sqlite3.Connection, session: Session, seat: Seat) -> float:
    """Give a seat one more call's time, and note it; its clock must be running. Returns the new deadline, in
    UNIX seconds; `refresh` must follow."""
    (call,) = [call for call in calls(db, session.id) if call.seat == seat]
    pace = _pace(session, call)
    assert pace is not None
    clock = paces.later(call.clock, pace, _hours(db, session, seat), pace.call)
    assert clock.due is not None
    save_clock(db, session.id, seat, clock)
    db.execute(
        "UPDATE calls SET extended = extended + 1 WHERE session = ? AND seat = ? AND kind = ?",
        (session.id, seat, ASKED),
    )
    return clock.due


def account(db: sqlite3.Connection, session: Session, given: Given, at: float) -> float:
    """Settle a seat's reserve after its owner's own answer, while its call is still stored. Returns by how
    many seconds that has changed it. A brief call
    leaves it as it is, and so does a change of a sealed answer, for which nobody waits. What was said ahead
    may answer a question for which no call is stored yet: that is an answer in no time at all. An answer also
    ends a row of misses."""
    pace, seat = paces.pace_of(session.pace), given.seat
    if pace is None:
        return 0.0
    call = next((call for call in calls(db, session.id) if call.seat == seat), None)
    clock, is_settled = STANDING, not given.is_brief
    if given.by is not By.ORDER or (call is not None and call.ticket == given.advance.ticket):
        clock, is_settled = (STANDING, False) if call is None else (call.clock, not call.is_brief)
    before = allowance(db, session, seat).reserve
    reserve = paces.reserve_after(pace, before, clock, at) if is_settled else before
    save_allowance(db, session.id, seat, Allowance(reserve, misses=0))
    return reserve - before


def give_back(db: sqlite3.Connection, session: Session, seat: Seat, gained: float) -> None:
    """Undo what an answer has changed about a seat's reserve, because it was taken back. Misses stay as they
    are."""
    if paces.pace_of(session.pace) is not None:
        before = allowance(db, session, seat)
        save_allowance(db, session.id, seat, replace(before, reserve=max(0.0, before.reserve - gained)))


def allowance(db: sqlite3.Connection, session: Session, seat: Seat) -> Allowance:
    """What a seat has beyond its calls; at the start, all that its pace gives, and never more."""
    row = db.execute(
        "SELECT reserve, misses FROM clocks WHERE session = ? AND seat = ?", (session.id, seat)
    ).fetchone()
    pace = paces.pace_of(session.pace)
    most = 0.0 if pace is None else pace.reserve
    return Allowance(most, 0) if row is None else Allowance(min(row[0], most), row[1])


def save_allowance(db: sqlite3.Connection, session_id: SessionId, seat: Seat, allowance: Allowance) -> None:
    """Store what a seat has beyond its calls."""
    db.execute(
        "INSERT INTO clocks (session, seat, reserve, misses) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (session, seat) DO UPDATE SET reserve = excluded.reserve, misses = excluded.misses",
        (session_id, seat, allowance.reserve, allowance.misses),
    )


def replenish(
    db: sqlite3.Connection, session: Session, seat: Seat, *, part: float, misses: int | None = None
) -> None:
    """Give whoever is there now, on a seat that was kept or lost, at least this part of a whole reserve, and
    so many misses; None leaves those that the seat has."""
    pace, before = paces.pace_of(session.pace), allowance(db, session, seat)
    least = 0.0 if pace is None else part * pace.reserve
    after = Allowance(max(before.reserve, least), before.misses if misses is None else misses)
    save_allowance(db, session.id, seat, after)


def call_anew(
    db: sqlite3.Connection, session_id: SessionId, seat: Seat | None = None, *, told: int | None = None
) -> None:
    """Let the clocks of a session's calls, or of one seat's, begin anew with the next board, with the whole
    time; `refresh` must follow. With `told`, the newest row of the story, that board also calls the seat once
    more. Invitations are not posted again; whoever is asked later has the whole time, too."""
    db.execute(
        "UPDATE calls SET soft = NULL, due = NULL, soft_left = NULL, due_left = NULL, reminded = NULL,"
        " extended = 0, posted = CASE kind WHEN 'invited' THEN posted END,"
        " told = CASE kind WHEN 'invited' THEN told ELSE coalesce(?, told) END"
        " WHERE session = ? AND seat = coalesce(?, seat)",
        (told, session_id, seat),
    )


def save_reserves(db: sqlite3.Connection, session_id: SessionId, reserve: float) -> None:
    """Give all seats this reserve, in seconds."""
    db.execute("UPDATE clocks SET reserve = ? WHERE session = ?", (reserve, session_id))


def shown(db: sqlite3.Connection, session: Session, posted: int, at: float) -> dict[Seat, Call]:
    """The calls of a session as they will be once a board message that tells the story up to the row `posted`
    is stored as posted at a moment: what that message shows."""
    there, least = _posted_there(session)
    return {
        call.seat: _as_it_is_now(
            db,
            there,
            replace(call, posted=at) if call.posted is None and call.told <= posted else call,
            at,
            least,
        )
        for call in session.calls
    }


def _posted_there(session: Session) -> tuple[Session, float]:
    """A session as it is once a board message is posted in its thread, and the least part of a call's time
    that clocks have which go on then: whoever could not be reached has some time."""
    could_not = session.trouble is not None or session.board is None
    there = replace(session, trouble=None, board=session.board or 0)
    return there, LEAST_PART if could_not else 0.0
