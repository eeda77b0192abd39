"""Brief calls: they last a quarter of a call and use no reserve, and to say nothing to one is no miss."""

from dataclasses import replace

import pytest

from engine.clock.pace import HOUR, MINUTE, PaceName
from engine.errors import Refused
from engine.journal import clock_rows, due_rows
from engine.journal.clock_rows import Allowance
from engine.journal.journal import Journal
from engine.journal.outage_rows import Outage
from engine.journal.records import By, Meanwhile
from engine.play.table import Unsealed
from engine.sessions.calls import Calls
from engine.sessions.motion_acts import NewPace
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.session_events import MoreTime, TimeWasUp
from tests.engine.older_files import as_older
from tests.engine.sessions.clocked import NOON, Clocked
from tests.engine.table_talk import ANNA, ASKING, BEN, CLEO, TABLES, started
from tests.engine.toy import A, B, C, game_of, number


@pytest.fixture
def table(journal):
    return Clocked(journal)


async def asked(table, *others, pace=PaceName.DAILY):
    """A table whose others were asked by Anna, and told so by the board."""
    session = await started(table.sessions, *(others or (BEN, CLEO)), game="asking")
    await table.set_pace(session, pace)
    table.sessions.workings.matches.evict(session.id)
    await table.sessions.submit(session.id, ANNA, "ask")
    return await table.post(session)


async def allowance(table, session, seat):
    stored = await table.session(session)
    return await table.journal.read(lambda db: clock_rows.allowance(db, stored, seat))


async def given(table):
    return await table.journal.read(
        lambda db: db.execute("SELECT seat, answer, by FROM answers ORDER BY number").fetchall()
    )


async def hours_of(table, person, zone):
    await PersonalHours(table.sessions.workings).choose(person.id, zone=zone)


@pytest.mark.parametrize(
    ("pace", "lasts"),
    [
        (PaceName.EVENING, 5 * MINUTE),
        (PaceName.BRISK, 3 * HOUR),
        (PaceName.DAILY, 6 * HOUR),
        (PaceName.NONE, 6 * HOUR),
    ],
)
async def test_a_brief_call_lasts_a_quarter_of_a_call_and_without_a_clock_six_hours(table, pace, lasts):
    session = await asked(table, pace=pace)
    for call in session.calls:
        assert (call.is_brief, call.clock.soft, call.clock.due) == (True, NOON + lasts, NOON + lasts)
        assert call.remind_at is None, "it is too short for a reminder"


async def test_a_table_from_before_there_were_paces_has_no_brief_clock_either(table):
    assert [call.clock.due for call in (await asked(table, pace=None)).calls] == [None, None]


async def test_a_call_of_a_file_from_before_there_were_brief_ones_goes_on_as_it_was(tmp_path):
    table = Clocked(await Journal.open(tmp_path / "new"))
    session = await table.post(await started(table.sessions, BEN))
    await table.journal.close()
    old = as_older(tmp_path / "new", tmp_path / "old", 11)
    table = Clocked(await Journal.open(old))
    try:
        assert session.calls[0].clock.is_running
        calls = (await table.session(session)).calls
        assert calls == tuple(replace(call, decision="") for call in session.calls)
    finally:
        await table.journal.close()


async def test_a_brief_call_does_not_end_at_night(table):
    table.now = NOON + 8 * HOUR
    assert {call.clock.due for call in (await asked(table)).calls} == {NOON + 22 * HOUR}


@pytest.mark.parametrize("pace", [PaceName.DAILY, PaceName.NONE])
async def test_whoever_says_nothing_gives_the_safe_answer_and_misses_nothing(table, pace):
    session = await asked(table, pace=pace)
    await table.sessions.submit(session.id, CLEO, "5")
    await table.journal.write(
        lambda db: clock_rows.save_allowance(db, session.id, B, Allowance(HOUR, misses=1))
    )
    before = await allowance(table, session, B)
    table.now = session.calls[0].clock.due
    assert await table.sessions.expire(session.id, gone={BEN.id})
    assert (await given(table))[-1] == (B, "null", By.CLOCK)
    assert await allowance(table, session, B) == before
    assert (await table.session(session)).seats[B].kept is None
    assert await table.events(session, TimeWasUp) == [], "nobody is told that they were not there"
    assert [call.seat for call in (await table.session(session)).calls] == [A]


async def test_what_the_clock_answers_in_brief_reads_like_the_same_answer_pressed(table):
    told = []
    for is_pressed in (True, False):
        session = await asked(table)
        await table.sessions.submit(session.id, CLEO, "5")
        first = (await table.sessions.position(session.id, None)).told + 1
        table.now = session.calls[0].clock.due
        if is_pressed:
            await table.sessions.submit(session.id, BEN, "pass")
        else:
            assert await table.sessions.expire(session.id)
        events = [one.event for one in await table.sessions.story(session, first=first)]
        told.append([(type(event), event.seat) for event in events])
        table.now = NOON
    assert told[0] == told[1] != []


async def test_of_whoever_says_nothing_in_brief_nobody_asks_whether_they_have_left(table):
    session = await asked(table)
    due = session.calls[0].clock.due
    (expiring,) = await table.journal.read(lambda db: due_rows.expiring(db, due))
    assert (expiring.session, expiring.late) == (session.id, ())


async def test_an_answer_to_a_brief_call_ends_a_row_of_misses_and_leaves_the_reserve(table):
    session = await asked(table)
    for seat in (B, C):
        await table.journal.write(
            lambda db, seat=seat: clock_rows.save_allowance(db, session.id, seat, Allowance(HOUR, misses=1))
        )
    await table.sessions.submit(session.id, BEN, "5")
    assert await allowance(table, session, B) == Allowance(HOUR, misses=0), "in time"
    table.passes(hours=8)
    await table.sessions.submit(session.id, CLEO, "6")
    assert await allowance(table, session, C) == Allowance(HOUR, misses=0), "late, but first"


async def test_an_empty_reserve_takes_nothing_from_a_brief_call_and_a_full_one_adds_nothing(table):
    session = await asked(table)
    await table.sessions.submit(session.id, BEN, "5")
    await table.sessions.submit(session.id, CLEO, "5")
    (call,) = (await table.post(session)).calls
    assert (call.seat, call.is_brief) == (A, False)
    assert call.clock.due - call.clock.soft == 48 * HOUR, "what follows is a call like others"


async def test_brief_calls_end_together_so_nobody_learns_early_what_the_clock_answers(table):
    await hours_of(table, CLEO, "Pacific/Auckland")
    session = await asked(table)
    ben, cleo = (call.clock.due for call in session.calls)
    assert ben < cleo, "it is night where Cleo is"
    told = (await table.sessions.position(session.id, None)).told
    table.now = cleo - 1
    assert not await table.sessions.expire(session.id)
    assert (await table.sessions.position(session.id, None)).told == told
    table.now = cleo
    assert await table.sessions.expire(session.id)
    assert [row[0] for row in (await given(table))[-2:]] == [B, C]
    assert len(await table.events(session, Unsealed)) == 2


async def test_once_the_last_of_them_has_answered_those_whose_time_is_up_are_answered_for(table):
    await hours_of(table, CLEO, "Pacific/Auckland")
    session = await asked(table)
    table.now = session.calls[0].clock.due + HOUR
    assert not await table.sessions.expire(session.id)
    await table.sessions.submit(session.id, CLEO, "5")
    assert await table.sessions.expire(session.id)
    assert (await given(table))[-1] == (B, "null", By.CLOCK)


async def test_the_only_one_who_is_there_does_not_learn_what_the_clock_answers_before_they_answer(table):
    session = await asked(table)
    for person in (ANNA, BEN):
        await table.absences.go(person.id, 20, Meanwhile.WAIT)
    ben, cleo = (call.clock.due for call in (await table.session(session)).calls)
    assert (ben, cleo) == (NOON + 6 * HOUR, None), "nobody waits for Cleo"
    table.now = ben
    assert not await table.sessions.expire(session.id)
    await table.sessions.submit(session.id, CLEO, "5")
    assert await table.sessions.expire(session.id)
    assert (await given(table))[-1] == (B, "null", By.CLOCK)


async def test_a_table_waits_in_brief_for_somebody_who_is_away_and_no_longer(table):
    session = await asked(table)
    await table.sessions.submit(session.id, CLEO, "5")
    await table.absences.go(BEN.id, 20, Meanwhile.WAIT)
    (call,) = (await table.session(session)).calls
    assert call.clock.due == NOON + 6 * HOUR
    table.now = call.clock.due
    assert await table.sessions.expire(session.id)
    assert (await table.session(session)).seats[B].kept is None


async def test_alone_nobody_waits_in_brief_either(table):
    session = await asked(table, BEN)
    await table.absences.go(ANNA.id, 20, Meanwhile.WAIT)
    (call,) = (await table.session(session)).calls
    assert (call.seat, call.clock.due, call.clock.due_left) == (B, None, 6 * HOUR)


async def test_a_caretaker_answers_a_brief_call_at_once(table):
    session = await asked(table)
    await table.sessions.submit(session.id, CLEO, "5")
    await table.absences.go(BEN.id, 20, Meanwhile.CARETAKER)
    assert (await given(table))[-1] == (B, "null", By.CARETAKER)


async def test_a_brief_call_may_be_given_as_much_again_twice(table):
    session = await asked(table, pace=PaceName.BRISK)
    for _ in range(2):
        assert await table.motions.extend(session.id, ANNA, B) == B
    assert [one.until for one in await table.events(session, MoreTime)] == [NOON + 6 * HOUR, NOON + 9 * HOUR]
    assert [call.clock.due for call in (await table.session(session)).calls] == [
        NOON + 9 * HOUR,
        NOON + 3 * HOUR,
    ]
    with pytest.raises(Refused, match="extend-often"):
        await table.motions.extend(session.id, ANNA, B)


async def test_an_outage_moves_a_brief_call_also_where_nothing_else_has_a_clock(table):
    session = await asked(table, pace=PaceName.NONE)
    table.passes(hours=2)
    assert await Calls(table.sessions.workings).outage(Outage(NOON, NOON + HOUR)) == [session.id]
    assert {call.clock.due for call in (await table.session(session)).calls} == {NOON + 7 * HOUR}


async def test_another_pace_begins_brief_calls_anew_with_the_next_board(table):
    session = await asked(table, pace=PaceName.NONE)
    table.passes(hours=1)
    live = await table.sessions.workings.matches.load(session.id)
    await table.sessions.workings.steps.carry_out(live, NewPace(pace=PaceName.BRISK))
    assert {call.clock.due for call in (await table.session(session)).calls} == {None}
    assert {call.clock.due for call in (await table.post(session)).calls} == {NOON + 4 * HOUR}


async def test_whoever_lets_a_brief_call_pass_is_still_asked_what_follows(journal):
    async def twice(toy):
        for name in ("number", "other"):
            toy.state.log.append(await toy.ask(B, replace(number(), name=name)))

    game = replace(ASKING, play_round=game_of(twice).play_round)
    table = Clocked(journal, tables={**TABLES, "asking": game})
    session = await table.post(await started(table.sessions, BEN, game="asking"))
    table.now = session.calls[0].clock.due
    assert await table.sessions.expire(session.id)
    assert [by for *_, by in await given(table)] == [By.CLOCK]
    (call,) = (await table.session(session)).calls
    assert (call.seat, call.is_brief) == (B, False)
