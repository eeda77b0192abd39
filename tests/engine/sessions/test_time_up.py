"""The ladder of absence: the clock answers, then a caretaker, and the seat's owner is back with one press."""

import pytest

from engine.clock.pace import HOUR, PaceName
from engine.journal.records import By
from engine.sessions.posted import Posted
from engine.sessions.session_events import CameBack, CaretakerSatDown, TimeWasUp
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, started
from tests.engine.toy import A, B

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025: no deadline of the next hours is in the night."""


@pytest.fixture
def clock():
    return [NOON]


@pytest.fixture
def sessions(journal, clock):
    return Sessions(journal, TABLES, now=lambda: clock[0])


@pytest.fixture
def posted(journal, clock):
    return Posted(journal, now=lambda: clock[0])


async def post(sessions, posted, session):
    """Post the board as it is now, so that the clocks of its calls begin."""
    told = (await sessions.position(session.id, None)).told
    await posted.set_board(session.id, thread=session.thread, message=1, board_from=1, due=[], posted=told)
    return await posted.session(session.id)


async def events(sessions, session, *kinds):
    return [one.event for one in await sessions.story(session) if isinstance(one.event, kinds)]


async def given(journal):
    return await journal.read(
        lambda db: db.execute("SELECT seat, by FROM answers ORDER BY number").fetchall()
    )


async def test_a_call_has_a_deadline_as_soon_as_it_is_posted_and_not_before(sessions, posted, clock):
    session = await started(sessions, BEN)
    assert session.pace is PaceName.DAILY
    assert [call.clock.due for call in session.calls] == [None]
    clock[0] += HOUR
    (call,) = (await post(sessions, posted, session)).calls
    assert call.clock.soft == NOON + 25 * HOUR
    assert call.clock.due == NOON + 73 * HOUR


async def test_when_the_time_is_up_the_table_goes_on_and_says_so(sessions, posted, clock, journal):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    clock[0] = call.clock.due - 1
    assert not await sessions.expire(session.id)
    clock[0] = call.clock.due
    assert await sessions.expire(session.id)
    assert not await sessions.expire(session.id), "once"
    assert await given(journal) == [(A, By.CLOCK)]
    assert await events(sessions, session, TimeWasUp) == [TimeWasUp(A)]
    assert (await sessions.position(session.id, None)).waiting_for == (B,)


async def test_an_answer_counts_until_the_clock_has_answered(sessions, posted, clock, journal):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    clock[0] = call.clock.due + HOUR
    await sessions.submit(session.id, ANNA, "3")
    assert not await sessions.expire(session.id)
    assert await given(journal) == [(A, By.PERSON)]


async def test_all_whose_time_is_up_are_answered_for_in_one_step(sessions, posted, clock, journal):
    session = await started(sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await sessions.submit(session.id, person, "3")
    stored = await post(sessions, posted, session)
    await sessions.submit(session.id, BEN, "x")
    clock[0] = max(call.clock.due for call in stored.calls)
    assert await sessions.expire(session.id)
    assert (await given(journal))[-2:] == [(0, By.CLOCK), (2, By.CLOCK)]


async def test_after_a_second_miss_a_caretaker_plays_at_once_until_the_owner_is_back(
    sessions, posted, clock, journal
):
    session = await started(sessions, BEN, CLEO)
    for _ in range(2):
        while A not in (await sessions.position(session.id, None)).waiting_for:
            for person in (BEN, CLEO):
                if person.id in (await posted.session(session.id)).asked_since:
                    await sessions.submit(
                        session.id, person, "x" if await is_letter(sessions, session) else "3"
                    )
        stored = await post(sessions, posted, session)
        clock[0] = next(call.clock.due for call in stored.calls if call.seat == A)
        await sessions.expire(session.id)
    assert await events(sessions, session, CaretakerSatDown) == [CaretakerSatDown(A, "Dusty")]
    stored = await posted.session(session.id)
    assert stored.seats[A].kept == "Dusty"
    assert stored.seats[A].person == ANNA.id, "the seat stays hers"
    assert A not in [call.seat for call in stored.calls], "nobody waits for her"
    await sessions.come_back(session.id, ANNA.id)
    assert await events(sessions, session, CameBack) == [CameBack(A)]
    assert (await posted.session(session.id)).seats[A].kept is None


async def is_letter(sessions, session):
    position = await sessions.position(session.id, None)
    return len(position.waiting_for) > 1


async def test_whoever_has_left_the_server_has_a_caretaker_at_their_first_miss(sessions, posted, clock):
    session = await started(sessions, BEN, CLEO)
    (call,) = (await post(sessions, posted, session)).calls
    clock[0] = call.clock.due
    await sessions.expire(session.id, gone={ANNA.id})
    assert (await posted.session(session.id)).seats[A].kept == "Dusty"


async def test_whoever_is_alone_among_robots_has_no_clock(sessions, posted):
    session = await started(sessions, robots=2)
    (call,) = (await post(sessions, posted, session)).calls
    assert call.posted is not None
    assert call.clock.due is None


async def test_caretakers_do_not_play_among_themselves(sessions, posted, clock, journal):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    clock[0] = call.clock.due
    await sessions.expire(session.id, gone={ANNA.id})
    (call,) = (await post(sessions, posted, session)).calls
    assert (call.seat, call.clock.due) == (B, None), "Ben is alone with a caretaker: nobody waits for him"
    await sessions.submit(session.id, BEN, "3")
    assert [by for _, by in await given(journal)] == [By.CLOCK, By.PERSON, By.CARETAKER]


async def test_the_reserve_pays_for_what_is_late_and_is_paid_back_by_answers_in_time(sessions, posted, clock):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    clock[0] = call.clock.soft + HOUR
    await sessions.submit(session.id, ANNA, "3")
    await sessions.submit(session.id, BEN, "3")
    stored = await post(sessions, posted, session)
    spans = [call.clock.due - call.clock.soft for call in stored.calls]
    assert spans[0] == 47 * HOUR, "Anna has used an hour of her reserve"
    assert spans[1] == 48 * HOUR, "Ben has all of his"
