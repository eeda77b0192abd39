"""What is due, and when something will be next: found by kind, and stored once when Discord was away."""

import itertools
import sqlite3
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clock.pace import DAY, HOUR, MINUTE, PaceName
from engine.journal import call_rows, clock_rows, outage_rows, preference_rows, schema, session_rows
from engine.journal.due_rows import DueKind, Expiring
from engine.journal.outage_rows import Outage, uncovered
from engine.journal.preference_rows import Chosen
from engine.journal.records import SeatRow
from engine.sessions.calls import Calls
from tests.engine.sessions.test_time_up import NOON, post
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, opened, started
from tests.engine.toy import A


@pytest.fixture
def clock():
    return [NOON]


@pytest.fixture
def calls(sessions):
    return Calls(sessions.workings)


@pytest.fixture
def store(journal):
    """Run a statement on the file."""

    async def stored(statement, *values):
        await journal.write(lambda db: db.execute(statement, values))

    return stored


async def never_quiet(journal, *people):
    """Let deadlines fall at any hour."""
    hours = Chosen(quiet_from=0, quiet_to=0)
    for person in people:
        await journal.write(lambda db, person=person: preference_rows.save_chosen(db, person.id, hours))


async def running(sessions, posted, journal):
    """A game in which Anna's clock runs, at any hour."""
    await never_quiet(journal, ANNA, BEN)
    return await post(sessions, posted, await started(sessions, BEN))


async def clock_of(posted, session):
    (call,) = (await posted.session(session.id)).calls
    return call.clock


async def test_nothing_is_due_in_an_empty_file(calls, clock):
    assert await calls.next_due() is None
    due = await calls.due(clock[0])
    assert (due.expiring, due.is_reminder_due) == ((), False)
    assert dict(due.others) == dict.fromkeys(DueKind, ())


async def test_a_call_is_due_at_its_reminder_and_at_its_deadline(sessions, posted, calls, journal, store):
    session = await running(sessions, posted, journal)
    (call,) = session.calls
    assert await calls.next_due() == call.remind_at
    assert not (await calls.due(call.remind_at - 1)).is_reminder_due
    assert (await calls.due(call.remind_at)).is_reminder_due
    assert await calls.next_due(after=call.remind_at) == call.clock.due
    assert (await calls.due(call.clock.due - 1)).expiring == ()
    late = Expiring(session.id, GUILD, (ANNA.id,))
    assert (await calls.due(call.clock.due)).expiring == (late,)
    await store("INSERT INTO clocks (session, seat, reserve, misses) VALUES (?, ?, 0.0, 1)", session.id, A)
    known = Expiring(session.id, GUILD, ())
    assert (await calls.due(call.clock.due)).expiring == (known,), "whoever has missed one is not asked about"


async def test_a_seat_that_gets_a_caretaker_is_due_too_and_a_session_is_named_once(
    sessions, posted, calls, journal, store
):
    session = await running(sessions, posted, journal)
    (call,) = session.calls
    await store("UPDATE calls SET keep_at = ?", call.clock.due + 1)
    assert await calls.next_due(after=call.clock.due) == call.clock.due + 1
    assert len((await calls.due(call.clock.due + 1)).expiring) == 1
    await store("UPDATE calls SET due = NULL")
    assert (await calls.due(call.clock.due + 1)).expiring == (Expiring(session.id, GUILD, ()),)


HUGE = 2**64 - 2
"""An id of Discord's that needs the bit of the sign."""

DUE = {
    DueKind.PAUSE: ("UPDATE sessions SET paused_until = :at WHERE id = :id", "session", 0),
    DueKind.ABSENCE: (
        "INSERT INTO absences (person, since, until, mode, is_told) VALUES (-2, 1.0, :at, 'wait', 1)",
        HUGE,
        0,
    ),
    DueKind.UNTOLD: (
        "INSERT INTO absences (person, since, until, mode) VALUES (-2, :at, 9e9, 'wait')",
        HUGE,
        0,
    ),
    DueKind.MOTION: (
        "INSERT INTO motions (session, number, kind, by, data, opened, until, agreed)"
        " VALUES (:id, 1, 'pause', 'person', '{}', 1.0, :at, '[]')",
        "session",
        0,
    ),
    DueKind.INVITATION: (
        "INSERT INTO invitations (session, person, by, until) VALUES (:id, 1, 2, :at), (:id, 2, 2, :at)",
        "session",
        0,
    ),
    DueKind.OPEN_SEATS: (
        "UPDATE sessions SET status = 'open', last_act = :at WHERE id = :id",
        "session",
        7 * DAY,
    ),
    DueKind.IDLE: ("UPDATE sessions SET last_act = :at WHERE id = :id", "session", 30 * DAY),
    DueKind.ASLEEP: ("UPDATE sessions SET asleep_since = :at WHERE id = :id", "session", 90 * DAY),
    DueKind.ENDED: (
        "UPDATE sessions SET status = 'closed', ended_by = 1, ended = :at WHERE id = :id",
        "session",
        7 * DAY,
    ),
    DueKind.LEFT: ("INSERT INTO servers (guild, left_at) VALUES (7, :at)", 7, 90 * DAY),
    DueKind.ERASE: ("INSERT INTO servers (guild, erase_at) VALUES (7, :at)", 7, 0),
    DueKind.TIDY: ("UPDATE sessions SET tidy_at = :at WHERE id = :id", "session", 0),
}
"""By kind, what lets it be due, for whom, and after which span."""


def test_only_ratings_are_due_without_a_moment():
    assert set(DueKind) - set(DUE) == {DueKind.RATINGS}


@pytest.mark.parametrize("kind", DUE)
async def test_everything_else_is_due_when_its_span_is_over_and_not_before(sessions, calls, journal, kind):
    statement, who, span = DUE[kind]
    session = await started(sessions, BEN)
    await journal.write(lambda db: db.execute("UPDATE sessions SET last_act = ?", (NOON + 900 * DAY,)))
    at = NOON + 100 * DAY
    await journal.write(lambda db: db.execute(statement, {"id": session.id, "at": at}))
    assert await calls.next_due() == at + span
    assert await calls.next_due(after=at + span) != at + span
    before, then = (await calls.due(at + span - 1)).others, (await calls.due(at + span)).others
    assert before[kind] == ()
    assert then[kind] == (session.id if who == "session" else who,)
    assert {each for each in DueKind if then[each]} == {kind}


async def test_what_is_over_is_not_due(sessions, calls, store):
    session = await opened(sessions, BEN)
    await store("UPDATE sessions SET status = 'closed' WHERE id = ?", session.id)
    await store(
        "INSERT INTO absences (person, since, until, mode, is_over, is_told)"
        " VALUES (1, 1.0, ?, 'wait', 1, 1)",
        NOON,
    )
    await store(
        "INSERT INTO motions (session, number, kind, by, data, opened, until, agreed, outcome)"
        " VALUES (?, 1, 'pause', 'person', '{}', 1.0, ?, '[]', 'refused')",
        session.id,
        NOON,
    )
    assert await calls.next_due() is None


# Outages


async def test_an_outage_moves_a_clock_by_its_length_and_its_reminder_too(sessions, posted, calls, journal):
    session = await running(sessions, posted, journal)
    (before,) = session.calls
    assert await calls.outage(Outage(NOON + HOUR, NOON + 4 * HOUR)) == [session.id]
    (after,) = (await posted.session(session.id)).calls
    assert after.clock.soft == before.clock.soft + 3 * HOUR
    assert after.clock.due == before.clock.due + 3 * HOUR
    assert after.remind_at == before.remind_at + 3 * HOUR
    assert after.posted == before.posted


async def test_an_outage_of_half_an_hour_is_told_and_a_shorter_one_is_not(sessions, posted, calls, journal):
    session = await running(sessions, posted, journal)
    short = Outage(NOON + HOUR, NOON + HOUR + 25 * MINUTE)
    await calls.outage(short)
    assert (await posted.session(session.id)).stood is None
    await calls.outage(Outage(NOON + HOUR, NOON + HOUR + 30 * MINUTE))
    stood = (NOON + HOUR, NOON + HOUR + 30 * MINUTE)
    assert (await posted.session(session.id)).stood == stood, "told in two parts, it is one"


async def test_where_no_clock_ran_none_is_moved_and_nothing_told(sessions, posted, calls, journal):
    await never_quiet(journal, ANNA, BEN)
    unposted = await started(sessions, BEN)
    assert await calls.outage(Outage(NOON, NOON + HOUR)) == []
    stored = await posted.session(unposted.id)
    assert (stored.stood, stored.calls[0].clock.due) == (None, None)


async def test_a_deadline_that_an_outage_moves_into_the_night_is_in_the_next_morning(
    sessions, posted, calls, journal
):
    session = await post(sessions, posted, await started(sessions, BEN))
    (before,) = session.calls
    await calls.outage(Outage(NOON + HOUR, NOON + 13 * HOUR))
    clock = await clock_of(posted, session)
    assert before.clock.due == NOON + 72 * HOUR
    assert clock.due == NOON + 94 * HOUR, "at ten in the morning, not at midnight"


async def test_a_clock_is_moved_only_by_what_it_has_lived_through(sessions, posted, calls, journal, clock):
    clock[0] += 2 * HOUR
    session = await running(sessions, posted, journal)
    before = await clock_of(posted, session)
    await calls.outage(Outage(NOON, NOON + 5 * HOUR))
    assert (await clock_of(posted, session)).due == before.due + 3 * HOUR


async def test_a_clock_that_went_on_in_an_outage_has_lived_through_the_rest_of_it(
    sessions, posted, calls, journal, clock
):
    session = await running(sessions, posted, journal)
    clock[0] += HOUR
    await posted.set_trouble(session.id, "locked")
    clock[0] += 2 * HOUR
    await posted.set_trouble(session.id, None)
    before = await clock_of(posted, session)
    await calls.outage(Outage(NOON + 2 * HOUR, NOON + 4 * HOUR))
    assert (await clock_of(posted, session)).due == before.due + HOUR


async def test_an_outage_of_a_shard_moves_the_clocks_of_its_servers_alone(sessions, posted, calls, journal):
    await never_quiet(journal, ANNA, BEN)
    ours, theirs = [
        await post(sessions, posted, await started(sessions, BEN, guild=number << 22)) for number in (6, 7)
    ]
    before = await clock_of(posted, ours)
    assert await calls.outage(Outage(NOON, NOON + HOUR, shard=2, shards=4)) == [ours.id]
    assert (await clock_of(posted, ours)).due == before.due + HOUR
    assert await clock_of(posted, theirs) == before
    assert sorted(await calls.outage(Outage(NOON, NOON + 2 * HOUR, shards=4))) == [ours.id, theirs.id]
    for session in (ours, theirs):
        assert (await clock_of(posted, session)).due == before.due + 2 * HOUR, "what overlaps is moved once"


async def test_the_same_outage_twice_is_one(sessions, posted, calls, journal):
    session = await running(sessions, posted, journal)
    await calls.outage(Outage(NOON + HOUR, NOON + 2 * HOUR))
    once = await clock_of(posted, session)
    assert await calls.outage(Outage(NOON + HOUR, NOON + 2 * HOUR)) == []
    assert await clock_of(posted, session) == once
    rows = await journal.read(lambda db: db.execute("SELECT since, until, shard FROM outages").fetchall())
    assert rows == [(NOON + HOUR, NOON + 2 * HOUR, -1)]


async def test_at_pace_none_an_outage_moves_nothing(sessions, posted, calls, clock, journal):
    session = await sessions.open(
        "toy", {}, guild=GUILD, channel=1, host=ANNA, language="en", pace=PaceName.NONE
    )
    await sessions.join(session.id, CLEO)
    session = await post(sessions, posted, await sessions.start(session.id, ANNA, thread=9))
    assert await calls.outage(Outage(NOON, NOON + DAY)) == []
    assert await posted.session(session.id) == session


def test_what_is_not_covered_of_a_span_is_what_is_left_of_it():
    assert uncovered((0, 10), []) == [(0, 10)]
    assert uncovered((0, 10), [(2, 3), (5, 7)]) == [(0, 2), (3, 5), (7, 10)]
    assert uncovered((0, 10), [(-5, 4), (4, 20)]) == []
    assert uncovered((0, 10), [(8, 20), (-5, 1), (1, 3)]) == [(3, 8)]


STEPS, STEP_S = 60, 97.0
SPANS = st.tuples(st.integers(0, STEPS), st.integers(0, STEPS)).map(sorted).filter(lambda s: s[0] < s[1])


@pytest.mark.dear
@given(begins=st.integers(0, STEPS), told=st.lists(st.tuples(SPANS, st.sampled_from([-1, 0, 1])), max_size=6))
def test_a_clock_stands_still_for_exactly_what_it_lived_through_however_outages_are_told(begins, told):
    """In steps of an odd length, so that nothing is rounded; the server is one of shard 1 of 2."""
    lived = {step for (since, until), shard in told if shard != 0 for step in range(since, until)}
    expected = STEP_S * len([step for step in lived if step >= begins])
    assert moved_by(NOON + begins * STEP_S, told) == pytest.approx(expected, abs=1e-3)


def moved_by(begins, told):
    """By how many seconds a clock that begins at a moment is moved by these outages."""
    db, session = file_with_a_call()
    db.execute("DELETE FROM outages")
    clock_rows.call_anew(db, session)
    db.execute("UPDATE calls SET posted = ?", (begins,))
    db.execute("UPDATE sessions SET board = 1")
    clock_rows.refresh(db, session, begins)
    before = deadline(db)
    for (since, until), shard in told:
        span = (NOON + step * STEP_S for step in (since, until))
        outage_rows.save_outage(db, Outage(*span, shard, shards=2), NOON + DAY)
    rows = db.execute("SELECT since, until, shard FROM outages ORDER BY shard, since").fetchall()
    for one, other in itertools.pairwise(rows):
        assert one[2] != other[2] or one[1] < other[0], "what touches is one row"
    return deadline(db) - before


@cache
def file_with_a_call():
    """A game on a server of shard 1 of 2, in which Anna is waited for; nobody's hours are quiet."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    schema.migrate(db, 0)
    where = {"guild": 1 << 22, "channel": 2, "language": "en"}
    who = {"host": ANNA.id, "name": ANNA.name, "pace": PaceName.DAILY}
    session = session_rows.insert_session(db, game="toy", options={}, **where, **who, at=NOON)
    seats = [SeatRow(person.name, person.id) for person in (ANNA, BEN)]
    session_rows.save_seats(db, session, seats, ANNA.id, "playing")
    for person in (ANNA, BEN):
        preference_rows.save_chosen(db, person.id, Chosen(quiet_from=0, quiet_to=0))
    call_rows.save_calls(db, session, {A: "1.1"}, at=NOON)
    db.execute("UPDATE sessions SET board = 1")
    return db, session


def deadline(db):
    (due,) = db.execute("SELECT due FROM calls").fetchone()
    return due
