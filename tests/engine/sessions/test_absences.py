"""Absences: all games of somebody who is away wait for them, within a budget, until they are back."""

import pytest

from engine.clock.pace import DAY, HOUR, PACES, PaceName
from engine.errors import Refused
from engine.journal import absence_rows, clock_rows
from engine.journal.clock_rows import Allowance
from engine.journal.records import Absence, Meanwhile
from engine.sessions.session_events import CameBack, CaretakerSatDown, WentAway
from tests.engine.sessions.clocked import Clocked
from tests.engine.sessions.test_restarts import MENDED
from tests.engine.table_talk import ANNA, BEN, CLEO, started
from tests.engine.toy import A, B

WAIT, CARETAKER = Meanwhile.WAIT, Meanwhile.CARETAKER


@pytest.fixture
def table(journal):
    return Clocked(journal)


async def test_clocks_stand_for_whoever_is_away_and_the_table_is_told(table):
    session = await started(table.sessions, BEN, CLEO)
    (before,) = (await table.post(session)).calls
    table.passes(hours=1)
    away = await table.absences.go(ANNA.id, 8, WAIT)
    assert (away.told, away.left) == ((session.id,), 20)
    (call,) = (await table.session(session)).calls
    assert (call.clock.due, call.clock.due_left) == (None, before.clock.due - table.now)
    assert call.keep_at == table.now + 7 * DAY
    assert await table.events(session, WentAway) == [WentAway(A, table.now + 8 * DAY)]


async def test_after_seven_days_the_seat_has_a_caretaker_who_hands_it_back(table):
    session = await started(table.sessions, BEN, CLEO)
    await table.post(session)
    await table.absences.go(ANNA.id, 10, WAIT)
    table.passes(days=7)
    assert await table.sessions.expire(session.id)
    assert (await table.session(session)).seats[A].kept == "Dusty"
    assert await table.absences.end(ANNA.id) == (), "it has three days to go"
    table.passes(days=3)
    assert await table.absences.end(ANNA.id) == (session.id,)
    assert (await table.session(session)).seats[A].kept is None
    assert await table.events(session, CameBack) == [CameBack(A)]
    assert await table.absences.end(ANNA.id) == (), "once"


async def test_a_caretaker_plays_at_once_for_whoever_wants_that(table):
    session = await started(table.sessions, BEN, CLEO)
    await table.post(session)
    await table.absences.go(ANNA.id, 3, CARETAKER)
    stored = await table.session(session)
    assert stored.seats[A].kept == "Dusty"
    assert [call.seat for call in stored.calls] == [B], "the caretaker has answered"
    assert await table.events(session, WentAway, CaretakerSatDown) == [
        WentAway(A, table.now + 3 * DAY),
        CaretakerSatDown(A, "Dusty"),
    ]
    await table.absences.back(ANNA.id)
    assert (await table.session(session)).seats[A].kept is None


async def test_a_seat_that_was_kept_before_is_not_handed_back_by_a_date(table):
    session = await started(table.sessions, BEN, CLEO)
    (call,) = (await table.post(session)).calls
    table.now = call.clock.due
    await table.sessions.expire(session.id, gone={ANNA.id})
    table.passes(hours=1)
    await table.absences.go(ANNA.id, 1, WAIT)
    table.passes(days=1)
    await table.absences.end(ANNA.id)
    assert (await table.session(session)).seats[A].kept == "Dusty"
    assert await table.events(session, CameBack) == []


async def test_whoever_is_back_has_a_full_reserve_the_whole_time_and_a_new_call(table):
    session = await started(table.sessions, BEN, CLEO)
    await table.journal.write(lambda db: clock_rows.save_allowance(db, session.id, A, Allowance(HOUR, 1)))
    await table.post(session)
    await table.absences.go(ANNA.id, 5, WAIT)
    posted = await table.post(session)
    table.passes(days=5)
    await table.absences.end(ANNA.id)
    stored = await table.session(session)
    (call,) = stored.calls
    assert (call.posted, call.clock.is_running) == (None, False)
    assert stored.asked_since[ANNA.id] > posted.posted, "no board has called her since"
    (call,) = (await table.post(session)).calls
    assert call.clock.soft >= table.now + PACES[PaceName.DAILY].call
    assert call.clock.due - call.clock.soft >= PACES[PaceName.DAILY].reserve


async def test_an_answer_counts_and_ends_no_absence(table):
    session = await started(table.sessions, BEN, CLEO)
    await table.absences.go(ANNA.id, 5, WAIT)
    await table.sessions.submit(session.id, ANNA, "3")
    assert [call.seat for call in (await table.session(session)).calls] == [B]
    assert await table.absences.of(ANNA.id) is not None


async def test_it_holds_for_all_games_but_those_of_an_evening(table):
    daily = await started(table.sessions, BEN)
    elsewhere = await started(table.sessions, BEN, guild=999)
    evening = await started(table.sessions, BEN)
    await table.set_pace(evening, PaceName.EVENING)
    over = await started(table.sessions, BEN)
    await table.sessions.leave(over.id, BEN)
    await table.sessions.leave(over.id, ANNA)
    assert (await table.absences.go(ANNA.id, 2, WAIT)).told == (daily.id, elsewhere.id)
    assert await table.events(evening, WentAway) == []
    assert (await table.session(evening)).present(table.now) == (A, B)


async def test_the_budget_is_28_days_a_year_and_a_day_that_has_begun_counts(table):
    began = table.now
    assert (await table.absences.go(ANNA.id, 21, WAIT)).left == 7
    table.passes(days=2, hours=1)
    assert (await table.absences.back(ANNA.id)).left == 25
    table.passes(days=1)
    await table.absences.go(ANNA.id, 21, WAIT)
    table.passes(days=21)
    await table.absences.end(ANNA.id)
    with pytest.raises(Refused) as refusal:
        await table.absences.go(ANNA.id, 5, WAIT)
    assert refusal.value.reason == "away-budget"
    assert refusal.value.values == {"left": 4, "most": 28, "moment": began + 2 * DAY + HOUR + 365 * DAY}
    assert await table.absences.of(ANNA.id) is None
    assert (await table.absences.go(ANNA.id, 4, WAIT)).left == 0
    table.passes(days=4)
    await table.absences.end(ANNA.id)
    table.now = began + 2 * DAY + HOUR + 365 * DAY
    assert (await table.absences.go(ANNA.id, 3, WAIT)).left == 0


async def test_whoever_is_away_may_change_the_end_and_is_away_only_once(table):
    session = await started(table.sessions, BEN)
    since = table.now
    await table.absences.go(ANNA.id, 7, WAIT)
    table.passes(days=2)
    assert (await table.absences.go(ANNA.id, 3, CARETAKER)).left == 23
    assert await table.absences.of(ANNA.id) == Absence(since, since + 5 * DAY, CARETAKER)
    assert await table.events(session, WentAway) == [
        WentAway(A, since + 7 * DAY),
        WentAway(A, since + 5 * DAY),
    ]


async def test_only_whoever_is_away_can_be_back(table):
    with pytest.raises(Refused, match="not-away"):
        await table.absences.back(ANNA.id)
    await table.absences.go(ANNA.id, 1, WAIT)
    await table.absences.back(ANNA.id)
    with pytest.raises(Refused, match="not-away"):
        await table.absences.back(ANNA.id)


@pytest.mark.parametrize("is_over", [False, True])
async def test_what_a_crash_has_cut_off_is_told_after_the_next_start_and_nothing_twice(table, is_over):
    first = await started(table.sessions, BEN)
    second = await started(table.sessions, BEN)
    absence = Absence(table.now, table.now + 3 * DAY, WAIT)
    if is_over:
        await table.absences.go(ANNA.id, 3, WAIT)

    def change(db):
        if is_over:
            absence_rows.end_absence(db, ANNA.id, table.now)
        else:
            absence_rows.save_absence(db, ANNA.id, absence)

    await table.journal.write(change)
    await table.absences._told(first.id, ANNA.id)  # and then the bot is killed
    kind = CameBack if is_over else WentAway
    after = table.again()
    assert await after.absences.tell(ANNA.id) == (second.id,)
    assert await after.absences.tell(ANNA.id) == ()
    for session in (first, second):
        assert len(await after.events(session, kind)) == 1


async def test_a_frozen_game_keeps_no_other_from_being_told(table):
    frozen = await started(table.sessions, BEN)
    for person, text in ((ANNA, "3"), (BEN, "4")):
        await table.sessions.submit(frozen.id, person, text)
    await table.post(frozen)
    bot = table.again(MENDED)
    other = await started(bot.sessions, BEN)
    await bot.absences.go(ANNA.id, 3, WAIT)
    assert await bot.events(other, WentAway) == [WentAway(A, table.now + 3 * DAY)]
    running = {call.seat: call.clock.is_running for call in (await bot.session(frozen)).calls}
    assert running == {A: False, B: False}, "nobody else is present"
    assert await bot.absences.tell(ANNA.id) == ()


async def test_nobody_is_away_in_a_game_that_they_have_left(table):
    session = await started(table.sessions, BEN, CLEO)
    await table.absences.go(ANNA.id, 3, WAIT)
    await table.sessions.leave(session.id, ANNA)
    table.passes(days=3)
    assert await table.absences.end(ANNA.id) == ()
    assert await table.events(session, CameBack) == []
