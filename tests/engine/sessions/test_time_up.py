"""The ladder of absence: the clock answers, then a caretaker, and the seat's owner is back with one press."""

import asyncio
import dataclasses

import pytest

from engine.clock.pace import DAY, HOUR, PaceName
from engine.journal import clock_rows, match_rows
from engine.journal.records import By
from engine.sessions.posted import Posted
from engine.sessions.session_events import CameBack, CaretakerSatDown, TimeWasUp
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, ranking, started
from tests.engine.toy import A, B, game_of, number, secret_letter

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025: no deadline of the next hours is in the night."""


async def with_a_secret(table):
    """A is asked twice, then B; meanwhile B has a secret that may change."""
    for seat in (A, A, B):
        table.state.log.append(await table.ask(seat, number(), meanwhile={B: secret_letter(table)}))


SECRET = dataclasses.replace(game_of(with_a_secret, rounds=2), ranking=ranking)
GAMES = {
    **TABLES,
    "secret": SECRET,
    "safe": dataclasses.replace(SECRET, safe={"number": 5}),
    "not-safe-here": dataclasses.replace(SECRET, safe={"number": 50}),
}


@pytest.fixture
def clock():
    return [NOON]


@pytest.fixture
def sessions(journal, clock):
    return Sessions(journal, GAMES, now=lambda: clock[0])


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


async def away(journal, person, clock, *, days, mode="wait"):
    """Note that a person is away, as somebody does who is at no table."""
    await journal.write(
        lambda db: db.execute(
            "INSERT INTO absences (person, since, until, mode) VALUES (?, ?, ?, ?)",
            (person.id, clock[0], clock[0] + days * DAY, mode),
        )
    )


async def refresh(journal, session, clock):
    return await journal.write(lambda db: clock_rows.refresh(db, session.id, clock[0]))


async def in_the_end(sessions, posted, session, clock, *, gone=()):
    """Post the board, and let the time of everybody who is waited for pass."""
    stored = await post(sessions, posted, session)
    clock[0] = max(call.clock.due for call in stored.calls if call.clock.due is not None)
    await sessions.expire(session.id, gone=gone)
    return await posted.session(session.id)


async def everything(journal):
    """All that is stored, but the answers."""
    return await journal.read(
        lambda db: {
            table: db.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
            for table in ("sessions", "seats", "calls", "clocks", "story", "acts", "drafts")
        }
    )


async def test_what_changes_secretly_touches_no_clock_no_reserve_and_no_miss(
    sessions, posted, clock, journal
):
    session = await started(sessions, BEN, CLEO, game="secret")
    await in_the_end(sessions, posted, session, clock)
    stored = await post(sessions, posted, session)
    clock[0] = stored.calls[0].clock.soft + HOUR
    await away(journal, CLEO, clock, days=3)
    before = await everything(journal)
    asked = await sessions.asked(session.id, BEN.id, decision="letter")
    await sessions.submit(session.id, BEN, "y", ticket=asked.ticket)
    assert (await given(journal))[-1] == (B, By.PERSON), "it is stored"
    assert await everything(journal) == before


async def test_whoever_is_not_there_is_not_asked_the_follow_up_either(sessions, posted, clock, journal):
    session = await started(sessions, BEN, game="secret")
    await in_the_end(sessions, posted, session, clock)
    assert await given(journal) == [(A, By.CLOCK), (A, By.CLOCK)]
    assert (await sessions.position(session.id, None)).waiting_for == (B,)


@pytest.mark.parametrize(("game", "said"), [("safe", "5"), ("not-safe-here", "null"), ("secret", "null")])
async def test_the_clock_gives_the_safe_answer_and_the_robots_if_that_is_not_legal(
    sessions, posted, clock, journal, game, said
):
    session = await started(sessions, BEN, game=game)
    await in_the_end(sessions, posted, session, clock)
    answers = await journal.read(lambda db: db.execute("SELECT answer FROM answers").fetchall())
    assert answers == [(said,), (said,)]


async def test_the_clock_answers_sealed_too_and_says_no_more_than_that(sessions, posted, clock, journal):
    session = await started(sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await sessions.submit(session.id, person, "3")
    for person in (BEN, CLEO):
        stored = await post(sessions, posted, session)
        await sessions.submit(session.id, person, "x")
    clock[0] = stored.calls[0].clock.due
    told = (await sessions.position(session.id, None)).told
    await sessions.expire(session.id)
    events = [one.event for one in await sessions.story(session, first=told + 1)]
    assert [type(event).__name__ for event in events[:2]] == ["TimeWasUp", "Sealed"]


async def test_whoever_leaves_while_called_has_no_call_and_the_robot_answers_in_that_step(
    sessions, posted, clock, journal
):
    session = await started(sessions, BEN, CLEO)
    (call,) = (await post(sessions, posted, session)).calls
    await sessions.leave(session.id, ANNA)
    assert [one.seat for one in (await posted.session(session.id)).calls] == [B]
    assert await given(journal) == [(A, By.ROBOT)]
    clock[0] = call.clock.due
    assert not await sessions.expire(session.id)


async def test_when_others_leave_whoever_is_left_alone_is_hurried_no_more(sessions, posted, clock):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    await sessions.leave(session.id, BEN)
    (alone,) = (await posted.session(session.id)).calls
    assert (alone.clock.due, alone.clock.due_left) == (None, call.clock.due - NOON)


async def test_a_step_that_ends_the_game_ends_all_calls_and_time_does_nothing_more(sessions, posted, clock):
    session = await started(sessions, BEN, game="secret")
    for _ in range(2):
        for _ in range(2):
            await sessions.submit(session.id, ANNA, "3")
        stored = await in_the_end(sessions, posted, session, clock)
    assert (stored.status, stored.calls) == ("over", ())
    clock[0] += 100 * DAY
    assert not await sessions.expire(session.id)


@pytest.mark.parametrize("is_in_memory", [True, False])
async def test_two_ticks_at_once_and_an_answer_do_one_of_it(sessions, posted, clock, journal, is_in_memory):
    session = await started(sessions, BEN, CLEO)
    (call,) = (await post(sessions, posted, session)).calls
    clock[0] = call.clock.due
    if not is_in_memory:
        sessions.workings.matches.evict(session.id)
    done = await asyncio.gather(
        sessions.expire(session.id),
        sessions.submit(session.id, BEN, "3"),
        sessions.expire(session.id),
        return_exceptions=True,
    )
    assert done[0] is True
    assert done[2] is False
    assert [by for _, by in await given(journal)][:1] == [By.CLOCK]


async def test_a_round_that_begins_again_begins_new_calls_which_no_board_has_told(sessions, posted, clock):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    clock[0] = call.clock.due
    await sessions.restart_round(session.id, by=By.ORGANISER)
    assert not await sessions.expire(session.id)
    (again,) = (await posted.session(session.id)).calls
    assert (again.seat, again.posted, again.clock.due) == (A, None, None)
    (again,) = (await post(sessions, posted, session)).calls
    assert again.clock.due == clock[0] + 72 * HOUR


async def test_after_a_restore_the_time_of_old_calls_still_passes(sessions, posted, clock, journal):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    await journal.write(lambda db: match_rows.begin_epoch(db, 1, restored=NOON, adopt_after=1))
    sessions.workings.matches.evict(session.id)
    clock[0] = call.clock.due
    assert await sessions.expire(session.id)
    assert (await posted.session(session.id)).calls[0].ticket == "1.1002"


async def test_after_trouble_whoever_is_called_has_a_quarter_of_a_call(sessions, posted, clock):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    clock[0] = call.clock.due - 1
    await posted.set_trouble(session.id, "locked")
    clock[0] += 5 * DAY
    assert not await sessions.expire(session.id)
    (call,) = (await post(sessions, posted, session)).calls
    assert call.clock.due == pytest.approx(clock[0] + 6 * HOUR, abs=20 * HOUR)
    assert call.clock.due >= clock[0] + 6 * HOUR


async def test_in_a_new_thread_the_time_goes_on_once_something_is_posted_there(sessions, posted, clock):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    await posted.set_thread(session.id, 77, channel=5)
    assert (await posted.session(session.id)).calls == (call,), "it keeps its times"
    clock[0] = call.clock.due
    assert not await sessions.expire(session.id), "nothing is posted there yet"
    (again,) = (await post(sessions, posted, await posted.session(session.id))).calls
    assert again.posted == call.posted
    assert again.clock.due >= clock[0] + 6 * HOUR


async def test_a_board_that_was_posted_before_the_bot_was_away_begins_clocks_when_it_is_noted(
    sessions, posted, clock
):
    session = await started(sessions, BEN)
    clock[0] += 4 * DAY
    await posted.set_board(
        session.id, thread=session.thread, message=1, board_from=1, due=[], posted=0, at=NOON
    )
    assert (await posted.session(session.id)).calls[0].clock.due == clock[0] + 72 * HOUR


async def test_whoever_is_away_is_kept_when_they_were_waited_for_a_week(sessions, posted, clock, journal):
    session = await started(sessions, BEN, CLEO)
    await away(journal, ANNA, clock, days=20)
    await post(sessions, posted, session)
    clock[0] += 7 * DAY - 1
    assert not await sessions.expire(session.id)
    clock[0] += 1
    assert await sessions.expire(session.id)
    assert (await posted.session(session.id)).seats[A].kept == "Dusty"
    assert await events(sessions, session, TimeWasUp) == [], "it is no miss"
    assert await given(journal) == [(A, By.CARETAKER)]


async def test_an_absence_that_ended_while_nobody_looked_gives_no_seat_to_a_caretaker(
    sessions, posted, clock, journal
):
    session = await started(sessions, BEN, CLEO)
    await away(journal, ANNA, clock, days=8)
    await post(sessions, posted, session)
    clock[0] += 9 * DAY
    assert not await sessions.expire(session.id)
    (call,) = (await posted.session(session.id)).calls
    assert call.clock.due == clock[0] + 72 * HOUR


async def test_caretakers_play_again_as_soon_as_somebody_is_back(sessions, posted, clock, journal):
    session = await started(sessions, BEN)
    await in_the_end(sessions, posted, session, clock, gone={ANNA.id})
    await away(journal, BEN, clock, days=3)
    await sessions.submit(session.id, BEN, "3")
    assert [by for _, by in await given(journal)] == [By.CLOCK, By.PERSON], (
        "they do not play among themselves"
    )
    calls = (await posted.session(session.id)).calls
    assert [(call.seat, call.clock.due) for call in calls] == [(A, None), (B, None)], "nobody is hurried"
    await journal.write(lambda db: db.execute("UPDATE absences SET is_over = 1"))
    await sessions.submit(session.id, BEN, "x")
    assert (await given(journal))[2:4] == [(B, By.PERSON), (A, By.CARETAKER)]


async def test_a_kept_seats_owner_who_is_back_is_called_if_the_table_waits_for_them(
    sessions, posted, clock, journal
):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    await away(journal, ANNA, clock, days=20, mode="caretaker")
    await away(journal, BEN, clock, days=20)
    await refresh(journal, session, clock)
    assert await sessions.expire(session.id)
    stored = await posted.session(session.id)
    assert stored.seats[A].kept == "Dusty"
    assert [one.seat for one in stored.calls] == [A], "nobody is present, so nobody plays for her"
    assert not await sessions.expire(session.id)
    await journal.write(lambda db: db.execute("UPDATE absences SET is_over = 1"))
    await sessions.come_back(session.id, ANNA.id)
    (again,) = (await posted.session(session.id)).calls
    assert again.clock.due == call.clock.due


async def test_only_looking_leaves_one_miss_and_an_answer_none(sessions, posted, clock, journal):
    async def misses():
        stored = await posted.session(session.id)
        return (await journal.read(lambda db: clock_rows.allowance(db, stored, A))).misses

    session = await started(sessions, BEN)
    await in_the_end(sessions, posted, session, clock)
    assert await misses() == 1
    await sessions.submit(session.id, BEN, "3")
    await sessions.submit(session.id, ANNA, "x")
    assert await misses() == 0
    await sessions.submit(session.id, BEN, "x")
    await in_the_end(sessions, posted, session, clock, gone={ANNA.id})
    await sessions.come_back(session.id, ANNA.id)
    assert await misses() == 1
    allowance = await journal.read(
        lambda db: db.execute(
            "SELECT reserve FROM clocks WHERE seat = 0 AND session = ?", (session.id,)
        ).fetchone()
    )
    assert allowance == (24 * HOUR,), "and half of the reserve"


async def test_a_deadline_that_passed_in_a_pause_expires_nobody(sessions, posted, clock, journal):
    session = await started(sessions, BEN)
    (call,) = (await post(sessions, posted, session)).calls
    await journal.write(lambda db: db.execute("UPDATE sessions SET paused_until = ?", (NOON + 9 * DAY,)))
    await refresh(journal, session, clock)
    clock[0] += 5 * DAY
    assert not await sessions.expire(session.id)
    await journal.write(lambda db: db.execute("UPDATE sessions SET paused_until = NULL"))
    await refresh(journal, session, clock)
    assert (await posted.session(session.id)).calls[0].clock.due == call.clock.due + 5 * DAY
