"""What nobody comes back to ends: open seats expire, and games fall asleep, wake, and are closed."""

import pytest

from engine.clock.pace import DAY, HOUR, PaceName
from engine.journal import motion_rows
from engine.sessions.calls import Calls
from engine.sessions.endings import CLOSED_AFTER, Endings
from engine.sessions.session_events import FellAsleep, WasGivenUp, Woke
from tests.engine.sessions.clockwork import NOON, Clockwork
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, BEN, CLEO
from tests.engine.toy import A


@pytest.fixture
def table(journal):
    return Clockwork(journal)


@pytest.fixture
def endings(table):
    return Endings(table.workings)


async def asleep(table, endings, *others):
    """A match that was posted and has slept since just now."""
    session = await table.started(*others)
    await table.post(session)
    table.at += 31 * DAY
    assert await endings.fall_asleep(session.id)
    return await table.stored(session)


async def test_open_seats_are_closed_a_week_after_somebody_last_came_or_left(table, endings):
    session = await table.opened(BEN)
    table.at += 6 * DAY
    await table.sessions.leave(session.id, BEN)
    table.at += 7 * DAY - 1
    assert not await endings.close_lobby(session.id)
    table.at += 1
    assert await endings.close_lobby(session.id)
    assert not await endings.close_lobby(session.id), "once"
    assert (await table.stored(session)).status == "closed"
    await refused(table.sessions.join(session.id, CLEO), "game-closed")


async def test_a_session_that_was_given_up_is_told_from_one_that_all_have_left(table, endings):
    forgotten, left = await table.opened(), await table.opened()
    await table.sessions.leave(left.id, ANNA)
    table.at += 8 * DAY
    await endings.close_lobby(forgotten.id)
    assert [(await table.stored(one)).was_given_up for one in (forgotten, left)] == [True, False]


async def test_the_message_of_expired_seats_is_brought_up_to_date_also_after_a_crash(table, endings):
    session = await table.opened()
    await table.posted.set_lobby(session.id, 70)
    table.at += 8 * DAY
    await endings.close_lobby(session.id)
    assert await table.posted.lobbies_behind() == [session.id]


async def test_a_match_that_was_started_meanwhile_is_not_closed_with_its_seats(table, endings):
    session = await table.started(BEN)
    table.at += 8 * DAY
    assert not await endings.close_lobby(session.id)
    assert (await table.stored(session)).status == "playing"


@pytest.mark.parametrize("pace", [PaceName.EVENING, PaceName.RELAXED, PaceName.NONE])
async def test_a_game_in_which_nobody_has_acted_for_a_month_falls_asleep(table, endings, pace):
    session = await table.started(BEN, pace=pace)
    table.at += DAY
    await table.sessions.submit(session.id, ANNA, "3")
    await table.post(session)
    table.at += 30 * DAY - 1
    assert not await endings.fall_asleep(session.id)
    table.at += 1
    assert await endings.fall_asleep(session.id)
    assert not await endings.fall_asleep(session.id)
    assert await table.events(session, FellAsleep) == [FellAsleep()]
    (call,) = (await table.stored(session)).calls
    assert (call.clock.due, call.remind_at) == (None, None), "nobody is hurried or reminded"
    assert not await table.sessions.expire(session.id)


async def test_what_the_clock_answers_keeps_no_game_awake(table, endings):
    session = await table.started(BEN)
    for _ in range(3):
        stored = await table.post(session)
        table.at = stored.calls[0].clock.due or table.at
        await table.sessions.expire(session.id)
    table.at = NOON + 30 * DAY
    assert await endings.fall_asleep(session.id)


async def test_a_seated_person_wakes_a_game_and_the_next_board_calls_everybody_anew(table, endings):
    session = await asleep(table, endings, BEN)
    table.at += 5 * DAY
    assert not await endings.wake(session.id, CLEO.id), "a spectator wakes nobody"
    assert await endings.wake(session.id, BEN.id)
    assert not await endings.wake(session.id, BEN.id)
    assert await table.events(session, Woke) == [Woke()]
    stored = await table.stored(session)
    (call,) = stored.calls
    assert (stored.asleep_since, stored.last_act, stored.board_due) == (None, table.at, ())
    assert (call.posted, call.clock.due) == (None, None), "its time begins with the board"
    (call,) = (await table.post(session)).calls
    assert call.clock.soft >= table.at + 24 * HOUR
    assert call.clock.due >= call.clock.soft + 48 * HOUR


async def test_a_game_wakes_when_somebody_is_no_longer_away(table, endings):
    session = await asleep(table, endings, BEN)
    assert await endings.wake(session.id, None)
    assert (await table.rows("SELECT kind, by FROM acts ORDER BY number")) == [
        ("sleep", "clock"),
        ("wake", "clock"),
    ]


async def test_whoever_is_no_longer_away_wakes_their_games_and_no_others(table, endings):
    mine, awake = await asleep(table, endings, BEN), await table.started(BEN)
    others = await asleep(table, endings, CLEO)
    assert await endings.wake_all_of(BEN.id) == [mine.id]
    assert await endings.wake_all_of(BEN.id) == []
    assert (await table.stored(others)).asleep_since is not None
    assert (await table.stored(awake)).asleep_since is None


async def test_a_game_that_woke_is_played_on_as_it_was(table, endings):
    session = await asleep(table, endings, BEN)
    await endings.wake(session.id, ANNA.id)
    await table.sessions.submit(session.id, ANNA, "3")
    assert (await table.sessions.position(session.id, None)).waiting_for == (1,)


async def test_a_game_that_has_slept_for_90_days_is_closed_without_a_winner_and_keeps_its_data(
    table, endings
):
    session = await asleep(table, endings, BEN)
    table.at += 90 * DAY - 1
    assert not await endings.close_sleeper(session.id)
    table.at += 1
    assert await endings.close_sleeper(session.id)
    assert not await endings.close_sleeper(session.id)
    stored = await table.stored(session)
    assert (stored.status, stored.was_given_up, stored.calls) == ("closed", True, ())
    assert await table.events(session, WasGivenUp) == [WasGivenUp()]
    assert session.id in await table.posted.missing(), "the table is told"
    assert await table.rows("SELECT * FROM results") == []
    assert (await table.sessions.position(session.id, ANNA.id)).seat == A
    assert not await endings.wake(session.id, ANNA.id)


async def test_a_sleeping_game_is_archived_and_a_game_that_woke_is_not(table, endings):
    session = await asleep(table, endings, BEN)
    assert session.id in await table.posted.missing()
    await table.post(session)
    assert session.id in await table.posted.missing(), "its thread is not archived yet"
    await table.posted.set_archived(session.id)
    assert session.id not in await table.posted.missing()
    await endings.wake(session.id, ANNA.id)
    assert not (await table.stored(session)).is_archived
    await table.posted.set_archived(session.id)
    assert not (await table.stored(session)).is_archived, "what came too late changes nothing"


async def test_a_game_that_no_longer_replays_sleeps_too(table, endings):
    session = await table.started(BEN)
    await table.sessions.submit(session.id, ANNA, "3")
    await table.journal.write(lambda db: db.execute("UPDATE answers SET answer = '99'"))
    table.workings.matches.evict(session.id)
    table.at += 31 * DAY
    assert await endings.fall_asleep(session.id)


async def test_a_session_that_is_not_there_is_no_error(table, endings):
    for job in (endings.close_lobby, endings.fall_asleep, endings.close_sleeper):
        assert not await job(99)


async def test_an_answer_before_the_game_falls_asleep_keeps_it_awake(table, endings):
    session = await table.started(BEN)
    await table.post(session)
    table.at += 31 * DAY
    await table.sessions.submit(session.id, ANNA, "3")
    assert not await endings.fall_asleep(session.id)


async def test_nothing_is_due_of_a_game_that_has_ended_while_it_paused_or_slept(table, endings):
    session = await asleep(table, endings, BEN)
    await table.journal.write(lambda db: motion_rows.save_pause(db, session.id, table.at))
    table.workings.matches.evict(session.id)
    await table.sessions.leave(session.id, ANNA)
    await table.sessions.leave(session.id, BEN)
    table.at += CLOSED_AFTER
    assert not any((await Calls(table.workings).due(table.at)).others.values())


async def test_the_answer_of_somebody_who_is_away_wakes_a_game_in_the_same_step(table, endings):
    session = await asleep(table, endings, BEN)
    await table.sessions.submit(session.id, ANNA, "3")
    assert (await table.stored(session)).asleep_since is None
    assert await table.events(session, Woke) == [Woke()]
