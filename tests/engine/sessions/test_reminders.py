"""Reminders are stored before they are posted: one for each deadline, none for whoever is not waited for."""

import pytest

from engine.clock.pace import DAY, HOUR, Clock, PaceName
from engine.journal import clock_rows, preference_rows
from engine.journal.preference_rows import Chosen
from engine.journal.records import Reminding
from engine.sessions.reminders import GIVEN_UP_AFTER_S, Reminded
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, GUILD, THREAD, started
from tests.engine.toy import A, B, C

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025."""
MANY = 99


@pytest.fixture
def clock():
    return [NOON]


@pytest.fixture
def reminded(sessions):
    return Reminded(sessions.workings)


async def post(sessions, posted, session):
    """Post the board as it is now, so that the clocks of its calls begin."""
    told = (await sessions.position(session.id, None)).told
    await posted.set_board(session.id, thread=session.thread, message=1, board_from=1, due=[], posted=told)
    return await posted.session(session.id)


async def waiting_for_all(sessions, posted):
    """A game that waits for Anna, Ben and Cleo."""
    session = await started(sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await sessions.submit(session.id, person, "3")
    return await post(sessions, posted, session)


async def take_due(reminded):
    """Store all that is due, and return the messages to send, each as its seats."""
    due = await reminded.due()
    found = [each for session, count in due.items() for each in await reminded.take(session, count)]
    return [[row.seat for row in each.waiting] for each in found]


async def choose(journal, person, reminders):
    await journal.write(lambda db: preference_rows.save_chosen(db, person.id, Chosen(reminders=reminders)))


async def changed(journal, session, what):
    """Change a session's row, and leave its clocks as they are."""
    await journal.write(lambda db: db.execute(f"UPDATE sessions SET {what} WHERE id = ?", (session.id,)))  # noqa: S608


async def test_whoever_is_waited_for_is_reminded_once_when_their_reserve_begins(
    sessions, posted, reminded, clock
):
    session = await post(sessions, posted, await started(sessions, BEN))
    (call,) = session.calls
    clock[0] = call.clock.soft - 1
    assert await take_due(reminded) == []
    clock[0] = call.clock.soft
    assert await take_due(reminded) == [[A]]
    (call,) = (await posted.session(session.id)).calls
    assert (call.reminded, call.remind_at) == (call.clock.due, None)
    clock[0] += GIVEN_UP_AFTER_S
    assert await take_due(reminded) == []


async def test_what_was_stored_and_not_posted_is_sent_again_after_a_kill_as_long_as_discord_knows_its_nonce(
    sessions, posted, reminded, clock
):
    session = await post(sessions, posted, await started(sessions, BEN))
    clock[0] = session.calls[0].clock.soft
    ((stored,),) = [await reminded.take(session.id, MANY)]
    clock[0] += GIVEN_UP_AFTER_S - 1
    again = Reminded(sessions.workings)
    assert await again.recover() == [session.id]
    ((found,),) = [await again.take(session.id)]
    assert (found.at, found.rows) == (stored.at, stored.rows), "the same message, with the same nonce"
    await again.set_message(found, channel=found.channel, message=77)
    assert await again.recover() == []
    assert await again.take(session.id) == []


async def test_what_could_not_be_posted_for_so_long_is_given_up(sessions, posted, reminded, clock):
    session = await post(sessions, posted, await started(sessions, BEN))
    clock[0] = session.calls[0].clock.soft
    await reminded.take(session.id, MANY)
    clock[0] += GIVEN_UP_AFTER_S
    assert await Reminded(sessions.workings).recover() == []
    assert await reminded.take(session.id, MANY) == []


@pytest.mark.parametrize(("later", "times"), [(5 * HOUR, 1), (25 * HOUR, 2)])
async def test_a_deadline_that_moved_by_more_than_a_quarter_of_a_call_is_reminded_of_anew(
    sessions, posted, reminded, clock, journal, later, times
):
    session = await post(sessions, posted, await started(sessions, BEN))
    (call,) = session.calls
    clock[0] = call.clock.soft
    sent = await take_due(reminded)
    moved = Clock(call.clock.soft + later, call.clock.due + later)

    def job(db):
        clock_rows.save_clock(db, session.id, A, moved)
        clock_rows.refresh(db, session.id, clock[0])

    await journal.write(job)
    clock[0] = moved.soft
    sent += await take_due(reminded)
    assert sent == [[A]] * times


async def test_all_who_are_due_at_one_moment_share_a_message_and_a_direct_one_is_for_one_alone(
    sessions, posted, reminded, clock, journal
):
    await choose(journal, BEN, Reminding.DM)
    session = await waiting_for_all(sessions, posted)
    clock[0] = session.calls[0].clock.soft
    shared, direct = await reminded.take(session.id, MANY)
    assert [row.seat for row in shared.rows] == [A, C]
    assert shared.channel == session.thread
    assert ([row.seat for row in direct.rows], direct.channel) == ([B], None)


async def test_a_message_keeps_what_names_it_if_one_of_its_people_answers_before_it_is_posted(
    sessions, posted, reminded, clock
):
    session = await waiting_for_all(sessions, posted)
    clock[0] = session.calls[0].clock.soft
    (stored,) = await reminded.take(session.id, MANY)
    await sessions.submit(session.id, ANNA, "x")
    assert await reminded.ended(session.id) == [], "it may be on its way"
    (found,) = await reminded.take(session.id)
    assert found.rows == stored.rows
    assert [row.seat for row in found.waiting] == [B, C]


async def test_of_a_shared_message_first_lines_end_and_then_all_of_it(sessions, posted, reminded, clock):
    session = await waiting_for_all(sessions, posted)
    clock[0] = session.calls[0].clock.soft
    (stored,) = await reminded.take(session.id, MANY)
    await reminded.set_message(stored, channel=stored.channel, message=77)
    assert await reminded.ended(session.id) == []
    await sessions.submit(session.id, ANNA, "x")
    (ended,) = await reminded.ended(session.id)
    assert [row.seat for row in ended.waiting] == [B, C]
    await reminded.forget(ended)
    assert await reminded.ended(session.id) == []
    for person in (BEN, CLEO):
        await sessions.submit(session.id, person, "x")
    (ended,) = await reminded.ended(session.id)
    assert (ended.message, ended.waiting, len(ended.rows)) == (77, (), 2)
    await reminded.forget(ended)
    assert await reminded.ended(session.id) == []


async def test_whoever_wants_no_reminders_gets_none_and_is_not_due_again(
    sessions, posted, reminded, clock, journal
):
    await choose(journal, ANNA, Reminding.OFF)
    session = await post(sessions, posted, await started(sessions, BEN))
    clock[0] = session.calls[0].clock.soft
    assert await take_due(reminded) == []
    assert not await reminded.due()


async def test_at_pace_none_there_are_three_and_the_next_takes_the_place_of_the_one_before(
    sessions, posted, reminded, clock
):
    session = await sessions.open(
        "toy", {}, guild=GUILD, channel=CHANNEL, host=ANNA, language="en", pace=PaceName.NONE
    )
    await sessions.join(session.id, BEN)
    session = await post(sessions, posted, await sessions.start(session.id, ANNA, thread=THREAD))
    at, replaced = [], []
    for hour in range(20 * 24):
        clock[0] = NOON + hour * HOUR
        for reminder in await reminded.take(session.id, MANY):
            at.append(hour * HOUR / DAY)
            await reminded.set_message(reminder, channel=THREAD, message=len(at))
            clock[0] += 1
            for old in await reminded.ended(session.id):
                replaced.append(old.message)
                await reminded.forget(old)
    assert (at, replaced) == ([1, 3, 7], [1, 2])


@pytest.mark.parametrize(
    "why", ["paused_until = 1e12", "asleep_since = 1.0", "status = 'over'", "trouble = 'locked'"]
)
async def test_where_nothing_waits_nobody_is_reminded_even_if_it_was_due(
    sessions, posted, reminded, clock, journal, why
):
    session = await waiting_for_all(sessions, posted)
    clock[0] = session.calls[0].clock.soft
    assert await reminded.due() == {session.id: 3}
    await changed(journal, session, why)
    assert await reminded.take(session.id, MANY) == []


async def test_what_was_stored_is_not_sent_to_whoever_has_a_caretaker_by_then(
    sessions, posted, reminded, clock, journal
):
    session = await waiting_for_all(sessions, posted)
    clock[0] = session.calls[0].clock.soft
    await reminded.take(session.id, MANY)
    await journal.write(lambda db: db.execute("UPDATE seats SET kept = 'Dusty' WHERE seat = 1"))
    (found,) = await reminded.take(session.id)
    assert [row.seat for row in found.waiting] == [A, C]


async def test_once_the_time_is_up_nothing_is_left_to_remind_of(sessions, posted, reminded, clock):
    session = await post(sessions, posted, await started(sessions, BEN))
    clock[0] = session.calls[0].clock.due
    assert not await reminded.due()
    assert await reminded.take(session.id, MANY) == []


async def test_the_oldest_deadline_comes_first(sessions, posted, reminded, clock):
    late = await post(sessions, posted, await started(sessions, BEN))
    clock[0] += HOUR
    later = await post(sessions, posted, await started(sessions, BEN, CLEO))
    clock[0] += 40 * HOUR
    assert list((await reminded.due()).items()) == [(late.id, 1), (later.id, 1)]


async def test_whom_no_direct_message_reaches_is_reminded_in_the_thread_and_told_once_even_after_a_kill(
    sessions, posted, reminded, clock, journal
):
    await choose(journal, ANNA, Reminding.DM)
    session = await post(sessions, posted, await started(sessions, BEN))
    clock[0] = session.calls[0].clock.soft
    (direct,) = await reminded.take(session.id, MANY)
    clock[0] += 1
    instead = await reminded.not_reached(direct)
    assert (instead.channel, instead.at, instead.is_direct) == (session.thread, clock[0], False)
    assert [one.channel for one in await reminded.take(session.id)] == [session.thread], "never both"
    chosen = await journal.read(lambda db: preference_rows.chosen(db, ANNA.id))
    assert chosen.reminders is None
    again = Reminded(sessions.workings)
    await again.recover()
    assert again.unreached == reminded.unreached == {ANNA.id}
    await again.told(ANNA.id)
    last = Reminded(sessions.workings)
    await last.recover()
    assert again.unreached == last.unreached == set()


async def test_whoever_has_answered_before_their_direct_message_failed_is_not_reminded_in_the_thread(
    sessions, posted, reminded, clock, journal
):
    await choose(journal, ANNA, Reminding.DM)
    session = await post(sessions, posted, await started(sessions, BEN))
    clock[0] = session.calls[0].clock.soft
    (direct,) = await reminded.take(session.id, MANY)
    await sessions.submit(session.id, ANNA, "3")
    assert await reminded.not_reached(direct) is None


async def test_a_reminder_of_the_call_before_has_ended_even_if_the_same_seat_is_called_again(
    sessions, posted, reminded, clock
):
    session = await post(sessions, posted, await started(sessions, BEN))
    clock[0] = session.calls[0].clock.soft
    (stored,) = await reminded.take(session.id, MANY)
    await reminded.set_message(stored, channel=session.thread, message=77)
    for person in (ANNA, BEN):
        await sessions.submit(session.id, person, "3")
    assert A in [call.seat for call in (await posted.session(session.id)).calls]
    assert [one.message for one in await reminded.ended(session.id)] == [77]


async def test_no_more_are_stored_than_may_leave_and_the_rest_stays_due(sessions, posted, reminded, clock):
    session = await waiting_for_all(sessions, posted)
    clock[0] = session.calls[0].clock.soft
    (first,) = await reminded.take(session.id, 2)
    assert [row.seat for row in first.rows] == [A, B]
    assert await reminded.due() == {session.id: 1}
