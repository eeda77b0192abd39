"""`refresh`: whether a call's clock runs, whatever stops it and in whatever order, and when it is over."""

import sqlite3
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.clock.hours import Hours, humane, is_quiet
from engine.clock.pace import DAY, HOUR, MINUTE, PACES, ROUNDED, PaceName
from engine.journal import (
    board_rows,
    call_rows,
    clock_rows,
    posting_rows,
    preference_rows,
    reminder_rows,
    schema,
    session_rows,
    story_rows,
)
from engine.journal.clock_rows import Allowance
from engine.journal.preference_rows import Chosen
from engine.journal.records import PersonId, SeatRow
from engine.play.table import Told
from engine.sessions.session_events import WentOn
from tests.effort import share_of
from tests.engine.toy import A, B, C

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025."""
ANNA, BEN, CLEO = (PersonId(number) for number in (1, 2, 3))
NEVER_QUIET = Chosen("UTC", None, 0, 0)
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Sydney", "Australia/Lord_Howe")


class Table:
    """A running session of three people in a file in memory, in which Anna and Ben are called."""

    def __init__(self, pace: PaceName | None = PaceName.DAILY, *, hours: Chosen = NEVER_QUIET) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None)
        schema.migrate(self.db, 0)
        self.now, self.board = NOON, 0
        names = {"game": "toy", "options": {}, "language": "en", "name": "Anna"}
        self.id = session_rows.insert_session(
            self.db, **names, guild=1, channel=2, host=ANNA, pace=pace, at=NOON
        )
        people = ((ANNA, "Anna"), (BEN, "Ben"), (CLEO, "Cleo"))
        seats = [SeatRow(name, person) for person, name in people]
        session_rows.save_seats(self.db, self.id, seats, ANNA, "playing")
        self.set(thread=3)
        for person, _ in people:
            preference_rows.save_chosen(self.db, person, hours)
        self.call({A: "1.1", B: "1.1"})

    @property
    def session(self):
        return session_rows.session(self.db, self.id)

    def of(self, seat):
        return next(call for call in self.session.calls if call.seat == seat)

    def set(self, **columns):
        for name, value in columns.items():
            self.db.execute(f"UPDATE sessions SET {name} = ? WHERE id = ?", (value, self.id))  # noqa: S608

    def refresh(self, **options):
        return clock_rows.refresh(self.db, self.id, self.now, **options)

    def call(self, waiting, **options):
        """A step after which these seats are waited for; like every step, it tells something."""
        story_rows.tell(self.db, self.id, [Told(WentOn())], self.now)
        called = call_rows.save_calls(self.db, self.id, waiting, at=self.now, **options)
        clock_rows.recall(self.db, self.session, called, self.now)
        self.refresh()

    def post(self, *, posted=None, at=None):
        """A board message that tells everything, or the story up to a row."""
        self.board += 1
        board_rows.save_board(
            self.db,
            self.id,
            message=self.board,
            board_from=1,
            due=[],
            posted=story_rows.last_told(self.db, self.id) if posted is None else posted,
            at=self.now if at is None else at,
        )

    def away(self, person, *, until=NOON + 60 * DAY, mode="wait"):
        self.db.execute(
            "INSERT INTO absences (person, since, until, mode) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (person, since) DO UPDATE SET is_over = 0",  # away again at the same moment
            (person, self.now, until, mode),
        )
        self.refresh()

    def back(self, person):
        self.db.execute("UPDATE absences SET is_over = 1 WHERE person = ?", (person,))
        self.refresh()

    def keep(self, seat, caretaker):
        seats = list(self.session.seats)
        seats[seat] = replace(seats[seat], kept=caretaker)
        session_rows.save_seats(self.db, self.id, seats, ANNA, "playing")
        self.refresh()


STOPS = {
    "pause": (lambda t: t.set(paused_until=NOON), lambda t: t.set(paused_until=None)),
    "sleep": (lambda t: t.set(asleep_since=NOON), lambda t: t.set(asleep_since=None)),
    "Anna is away": (lambda t: t.away(ANNA), lambda t: t.back(ANNA)),
    "Anna's seat is kept": (lambda t: t.keep(A, "Dusty"), lambda t: t.keep(A, None)),
    "Ben is away": (lambda t: t.away(BEN), lambda t: t.back(BEN)),
    "Cleo's seat is kept": (lambda t: t.keep(C, "Tex"), lambda t: t.keep(C, None)),
    "trouble": (
        lambda t: posting_rows.save_trouble(t.db, t.id, "locked", t.now),
        lambda t: posting_rows.save_trouble(t.db, t.id, None, t.now),
    ),
    "another thread": (lambda t: board_rows.save_thread(t.db, t.id, 4, 2), lambda t: t.post()),
}


def stands(stops):
    """Whether Anna's clock must stand: so few are present, or something of the table's own stops it."""
    alone = {"Ben is away", "Cleo's seat is kept"} <= stops
    return alone or bool(stops - {"Ben is away", "Cleo's seat is kept"})


MOMENTS = st.lists(
    st.tuples(st.sampled_from(sorted(STOPS)), st.integers(0, 4 * 86_400)), min_size=1, max_size=24
)


def toggled(table, stops, name):
    """Begin a stop, or end it. What is posted, or moves to a new thread, is in no trouble any more."""
    begin, end = STOPS[name]
    (end if name in stops else begin)(table)
    stops ^= {name}
    if name == "another thread":
        stops.discard("trouble")
    table.refresh()


@pytest.mark.dear
@given(MOMENTS)
@settings(max_examples=share_of(150), deadline=None)
def test_whatever_stops_a_clock_and_in_whatever_order_it_stands_exactly_as_long(moments):
    """A model beside it counts what is left. Without quiet hours nothing else may change it, but for what
    whoever could not be reached has at least."""
    table, stops, pace = Table(), set(), PACES[PaceName.DAILY]
    table.post()
    left, since = table.of(A).clock.due - table.now, table.now
    for name, seconds in moments:
        table.now += seconds
        if not stands(stops):
            left -= table.now - since
        was, since = stands(stops), table.now
        is_end = name in stops
        toggled(table, stops, name)
        if stands(stops) and not was:
            left = max(left, 0.0)
        if was and not stands(stops) and is_end and name in ("trouble", "another thread"):
            left = max(left, pace.call / 4)
        clock = table.of(A).clock
        assert clock.is_running == (not stands(stops))
        now_left = clock.due - table.now if clock.is_running else clock.due_left
        assert now_left == pytest.approx(left, abs=1e-3)
        if clock.is_running:
            assert clock.soft <= clock.due


@pytest.mark.dear
@given(
    MOMENTS,
    st.sampled_from([PaceName.BRISK, PaceName.DAILY, PaceName.RELAXED, PaceName.OVERTIME]),
    st.sampled_from(ZONES),
    st.integers(0, 23),
    st.integers(0, 14),
    st.integers(0, 365 * 24),
)
@settings(max_examples=share_of(100), deadline=None)
def test_no_deadline_is_in_somebodys_quiet_hours_whatever_has_stopped_its_clock(
    moments, pace, zone, begin, length, later
):
    hours = Hours(zone, begin, (begin + length) % 24)
    table, stops = Table(pace, hours=Chosen(zone, None, hours.quiet_from, hours.quiet_to)), set()
    table.now += later * HOUR
    table.post()
    for name, seconds in [("pause", 0), ("pause", 0), *moments]:
        table.now += seconds
        toggled(table, stops, name)
        for call in table.session.calls:
            for deadline in (call.clock.soft, call.clock.due):
                assert deadline is None or deadline < table.now or humane(deadline, hours) == deadline
            assert call.remind_at is None or call.remind_at < table.now or not is_quiet(call.remind_at, hours)


@pytest.mark.dear
@given(MOMENTS)
@settings(max_examples=share_of(50), deadline=None)
def test_a_board_shows_the_deadlines_that_are_stored_once_it_is_posted(moments):
    table, stops = Table(), set()
    for name, seconds in moments:
        table.now += seconds
        toggled(table, stops, name)
        if seconds % 3 == 0:
            table.call({A: f"1.{seconds}", B: "1.1"})
        shown = clock_rows.shown(table.db, table.session, story_rows.last_told(table.db, table.id), table.now)
        table.post()
        stops -= {"trouble", "another thread"}
        assert shown == {call.seat: call for call in table.session.calls}


def test_a_clock_that_stands_a_hundred_times_for_a_moment_gains_no_minute():
    table = Table()
    table.post()
    due = table.of(A).clock.due
    for _ in range(100):
        for paused in (table.now, None):
            table.set(paused_until=paused)
            table.refresh()
            table.now += 0.1
    assert table.of(A).clock.due - due == pytest.approx(10)


@pytest.mark.parametrize("pace", sorted(PACES))
def test_a_call_has_its_whole_time_from_its_post_and_none_before(pace):
    table = Table(pace)
    table.now += DAY
    table.refresh()
    assert table.of(A).clock.due is None
    table.post()
    clock = table.of(A).clock
    assert 0 <= clock.soft - (table.now + PACES[pace].call) < ROUNDED
    assert clock.due == clock.soft + PACES[pace].reserve


def test_a_board_that_was_composed_before_a_follow_up_question_begins_no_clock_of_it():
    table = Table()
    table.post()
    composed, told = table.now, story_rows.last_told(table.db, table.id)
    table.now += 1
    table.call({A: "1.2", B: "1.1"})
    table.now += 1
    table.post(posted=told, at=composed)
    assert table.of(A).posted is None
    assert table.of(B).posted == NOON
    table.post()
    assert table.of(A).posted == table.now


def test_a_board_that_tells_everything_begins_all_clocks_even_after_the_clock_was_set_back():
    table = Table()
    table.now -= HOUR
    table.post()
    assert table.of(A).clock.due is not None


@pytest.mark.parametrize("pace", [PaceName.NONE, None])
def test_without_a_pace_no_clock_runs_and_one_that_ran_is_forgotten(pace):
    table = Table()
    table.post()
    table.set(pace=pace)
    table.refresh()
    assert table.of(A).clock == type(table.of(A).clock)()


def test_a_seat_has_never_more_in_reserve_than_its_pace_gives():
    table = Table(PaceName.RELAXED)
    clock_rows.save_allowance(table.db, table.id, A, Allowance(80 * HOUR, 1))
    assert clock_rows.allowance(table.db, table.session, A) == Allowance(80 * HOUR, 1)
    table.set(pace=PaceName.EVENING)
    assert clock_rows.allowance(table.db, table.session, A) == Allowance(15 * MINUTE, 1)


def test_in_an_evening_nobody_is_away_and_no_hour_is_quiet():
    table = Table(PaceName.EVENING, hours=Chosen("UTC", None, 11, 20))
    table.post()
    table.away(ANNA)
    assert table.of(A).clock.soft == NOON + 5 * MINUTE


@pytest.mark.parametrize("is_paused", [False, True])
def test_whoever_is_called_once_more_has_at_least_a_quarter_of_a_call_and_no_less_than_before(is_paused):
    table = Table()
    table.post()
    table.now = table.of(A).clock.due - HOUR
    table.set(paused_until=table.now if is_paused else None)
    table.refresh()
    table.call({A: "1.1", B: "1.1"}, recalling="1.1")
    table.set(paused_until=None)
    table.refresh()
    assert table.of(A).clock.due == table.now + 6 * HOUR
    assert table.of(A).posted == NOON, "it is the same call"
    table.now += 3 * HOUR
    table.call({A: "1.1", B: "1.1"}, recalling="1.1")
    assert table.of(A).clock.due == table.now + 3 * HOUR, "a question calls only once"


def test_whoever_is_away_is_waited_for_a_week_from_the_later_of_leaving_and_the_call():
    table = Table()
    table.away(ANNA)
    assert table.of(A).keep_at is None, "nobody has told of the call"
    table.now += DAY
    table.post()
    assert table.of(A).keep_at == table.now + 7 * DAY
    assert table.of(B).keep_at is None
    table.back(ANNA)
    assert table.of(A).keep_at is None
    assert table.of(A).clock.due == table.now + 72 * HOUR


def test_whoever_is_back_before_that_week_is_over_gets_no_caretaker():
    table = Table()
    table.away(ANNA, until=NOON + 7 * DAY)
    table.post()
    assert table.of(A).keep_at is None


def test_whoever_wants_a_caretaker_meanwhile_has_one_at_once():
    table = Table()
    table.post()
    table.away(ANNA, mode="caretaker")
    assert table.of(A).keep_at == table.now


def test_a_deadline_is_reminded_of_once_and_again_only_if_it_moved_by_more_than_a_quarter_of_a_call():
    table = Table()
    table.post()
    call = table.of(A)
    assert call.remind_at == call.clock.soft
    table.now = call.clock.soft
    table.db.execute("UPDATE calls SET reminded = due WHERE session = ? AND seat = ?", (table.id, A))
    table.refresh()
    assert table.of(A).remind_at is None
    for hours, is_anew in ((5, False), (2, True)):
        table.set(paused_until=table.now)
        table.refresh()
        table.now += hours * HOUR
        table.set(paused_until=None)
        table.refresh()
        assert (table.of(A).remind_at is not None) == is_anew


def test_a_reminder_that_is_late_waits_for_the_morning():
    table = Table(hours=Chosen("UTC", None, 22, 8))
    table.post()
    table.now += 3 * DAY - 13 * HOUR  # 23:00
    table.refresh()
    assert table.of(A).remind_at == table.now + 9 * HOUR


def test_whoever_is_alone_is_reminded_of_nothing():
    table = Table(PaceName.NONE)
    table.post()
    assert table.of(A).remind_at == NOON + DAY
    table.away(BEN)
    table.away(CLEO)
    assert table.of(A).remind_at is None


def test_a_call_that_begins_anew_may_be_given_more_time_and_reminded_of_again():
    table = Table()
    table.post()
    clock_rows.extend(table.db, table.session, A)
    reminder_rows.save_reminded(table.db, table.id, A, table.of(A).clock.due)
    assert (table.of(A).extended, table.of(A).reminded) == (1, table.of(A).clock.due)
    clock_rows.call_anew(table.db, table.id)
    assert (table.of(A).extended, table.of(A).reminded) == (0, None)
