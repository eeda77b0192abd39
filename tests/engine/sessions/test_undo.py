"""Undo: what a seat may take back, what falls with it, and that nothing else changes."""

from dataclasses import replace

import pytest

from engine.clock.pace import HOUR, PACES, PaceName
from engine.errors import Refused, SentBefore, StaleDecision
from engine.journal.journal import Journal
from engine.journal.records import By
from engine.sessions.lost_seats import LostSeats
from engine.sessions.reminders import Reminded
from engine.sessions.session_events import TakenBack, Woke
from tests.engine.older_files import as_older
from tests.engine.sessions.undone import Undone
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, started
from tests.engine.toy import A, B, C, Said

BEFORE = 14
"""The version of files in which nobody knew what an answer reveals."""


@pytest.fixture
def table(journal):
    return Undone(journal)


async def refused(reason, work, kind=Refused):
    with pytest.raises(kind) as refusal:
        await work
    assert refusal.value.reason == reason
    return refusal.value


async def sit_down(table, *others, game="naming", **more):
    return await started(table.sessions, *(others or (BEN, CLEO)), game=game, **more)


# What falls


async def test_what_is_taken_back_falls_and_the_question_is_open_again(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3))
    found = await table.undoing.possible(session.id, ANNA.id)
    assert (found.is_free, found.others, found.seat) == (True, (), A)
    assert [one.event for one in found.fallen] == [Said("seat 0 says 3")]
    after = await table.undoing.take_back(session.id, ANNA, found.number)
    assert [one.event for one in await table.sessions.story(after)] == [TakenBack(A, 1)]
    assert await table.undoing.fallen(after, 1) == list(found.fallen)
    assert (await table.waiting(session), await table.log(session)) == ((A,), ())
    await table.says(session, (ANNA, 4), (BEN, 5))
    assert await table.log(session) == (4, 5)
    await table.check_replay(session)


async def test_nothing_is_deleted_and_no_ticket_or_number_is_used_twice(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3), (BEN, 4))
    await table.undoing.take_back(session.id, BEN)
    await table.says(session, (BEN, 5))
    assert await table.answers(session) == [
        (1, "1.1", A, None),
        (2, "1.2", B, 1),
        (3, "1.1002", B, None),
    ]
    rows = await table.rows("SELECT number, kind, undone FROM story ORDER BY number")
    assert rows == [(1, "Said", None), (2, "Said", 1), (3, "TakenBack", None), (4, "Said", None)]
    acts = await table.rows("SELECT kind, by, seat, person, data FROM acts")
    assert acts == [("undo", "person", B, BEN.id, '{"first":2,"last":2,"epoch":1,"round":1}')]


async def test_an_old_button_is_refused_by_its_ticket(table):
    session = await sit_down(table)
    old = (await table.sessions.asked(session.id, ANNA.id)).ticket
    await table.says(session, (ANNA, 3))
    await table.undoing.take_back(session.id, ANNA)
    await refused("stale", table.sessions.submit(session.id, ANNA, "3", ticket=old), StaleDecision)


async def test_a_button_names_its_answer_so_that_no_other_is_taken_back_by_it(table):
    session = await sit_down(table, BEN)
    await table.says(session, (ANNA, 3))
    number = (await table.undoing.possible(session.id, ANNA.id)).number
    await table.says(session, (BEN, 4), (ANNA, 5))
    await refused("stale", table.undoing.take_back(session.id, ANNA, number), StaleDecision)
    await refused("stale", table.undoing.propose(session.id, ANNA, number), StaleDecision)
    assert await table.log(session) == (3, 4, 5)


async def test_a_second_press_takes_nothing_more_back(table):
    session = await sit_down(table, BEN)
    await table.says(session, (ANNA, 3), (BEN, 4), (ANNA, 5))
    number = (await table.undoing.possible(session.id, ANNA.id)).number
    await table.undoing.take_back(session.id, ANNA, number)
    await refused("stale", table.undoing.take_back(session.id, ANNA, number), StaleDecision)
    assert await table.log(session) == (3, 4)


async def test_answers_fall_over_the_beginnings_of_rounds_whose_states_were_emptied(table):
    session = await sit_down(table, BEN)
    for number in range(1, 6):
        await table.says(session, (ANNA, number), (BEN, number))
    for left, person in zip(range(9, 3, -1), (BEN, ANNA) * 3, strict=True):
        await table.undoing.take_back(session.id, person)
        assert len(await table.log(session)) == left
        await table.check_replay(session)
    rounds = await table.rows("SELECT round, state <> '' FROM checkpoints ORDER BY round")
    assert rounds == [(1, 1), (2, 0), (3, 1)]
    restarted = await table.sessions.restart_round(session.id, by=By.ORGANISER)
    assert (restarted.epoch, restarted.attempt) == (7, 7)
    assert (await table.sessions.asked(session.id, ANNA.id)).ticket == "3.7001"
    await table.says(session, (ANNA, 5), (BEN, 5), (ANNA, 6))
    await table.undoing.take_back(session.id, ANNA)
    await table.check_replay(session)


async def test_a_first_round_that_began_again_replays_from_its_beginning(table):
    session = await sit_down(table, BEN)
    await table.says(session, (ANNA, 1))
    await table.sessions.restart_round(session.id, by=By.ORGANISER)
    for number in range(1, 5):
        await table.says(session, (ANNA, number), (BEN, 8))
    for person in (ANNA, BEN):
        await table.says(session, (person, 1))
    for person in (BEN, ANNA):
        await table.undoing.take_back(session.id, person)
    await table.check_replay(session)


# What may be taken back


async def test_nothing_is_free_once_somebody_else_has_answered(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3), (BEN, 4))
    before = await table.dump()
    found = await table.undoing.possible(session.id, ANNA.id)
    assert (found.is_free, found.others) == (False, (BEN.id, CLEO.id))
    assert [one.event.words for one in found.fallen] == ["seat 0 says 3", "seat 1 says 4"]
    await refused("undo-others", table.undoing.take_back(session.id, ANNA))
    assert await table.dump() == before


async def test_an_interjection_is_an_answer_of_others_and_may_itself_be_taken_back(table):
    session = await sit_down(table, game="market")
    await table.sessions.submit(session.id, ANNA, "x")
    await table.says(session, (BEN, 4))
    assert not (await table.undoing.possible(session.id, ANNA.id)).is_free
    assert (await table.undoing.possible(session.id, BEN.id)).is_free
    await table.undoing.take_back(session.id, BEN)
    assert (await table.undoing.possible(session.id, ANNA.id)).is_free
    await table.check_replay(session)
    await table.says(session, (BEN, 4))
    await table.sessions.submit(session.id, ANNA, "take-1-4")
    await table.check_replay(session)


@pytest.mark.parametrize(("said", "reason"), [(8, "undo-dice"), (9, "undo-seen")])
async def test_what_has_drawn_luck_or_shown_something_stays_whoever_did_it(table, said, reason):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3), (BEN, said), (CLEO, 3))
    before = await table.dump()
    for person in (ANNA, BEN):
        await refused(reason, table.undoing.possible(session.id, person.id))
        await refused(reason, table.undoing.take_back(session.id, person))
        await refused(reason, table.undoing.propose(session.id, person))
    assert await table.dump() == before
    assert (await table.undoing.possible(session.id, CLEO.id)).is_free


async def test_luck_says_more_than_what_was_seen(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3), (BEN, 8), (CLEO, 9))
    await refused("undo-dice", table.undoing.possible(session.id, ANNA.id))


async def test_a_sealed_answer_may_be_changed_until_it_is_opened_and_then_was_seen(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 7))
    await table.sessions.submit(session.id, ANNA, "x")
    await refused("undo-sealed", table.undoing.possible(session.id, ANNA.id))
    await refused("undo-nothing", table.undoing.possible(session.id, BEN.id))
    for person in (BEN, CLEO):
        await table.sessions.submit(session.id, person, "x")
    await refused("undo-seen", table.undoing.possible(session.id, ANNA.id))


async def test_what_led_to_sealed_answers_falls_with_them_while_they_are_sealed(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3), (BEN, 7))
    await table.sessions.submit(session.id, ANNA, "x")
    await table.sessions.submit(session.id, CLEO, "y")
    motion = await table.undoing.propose(session.id, BEN)
    for person in (ANNA, CLEO):
        await table.motions.agree(session.id, motion.number, person)
    assert (await table.waiting(session), await table.log(session)) == ((B,), (3,))
    seals = await table.rows("SELECT event FROM story WHERE kind = 'Sealed'")
    await table.says(session, (BEN, 7))
    await table.sessions.submit(session.id, ANNA, "x")
    (*_, new), old = await table.rows("SELECT event FROM story WHERE kind = 'Sealed'"), seals
    assert new not in old, "the same answer has another seal"
    await table.check_replay(session)


async def test_of_a_game_that_is_over_nothing_is_taken_back(table):
    session = await sit_down(table, BEN)
    for _ in range(6):
        await table.says(session, (ANNA, 1), (BEN, 1))
    assert (await table.session(session)).status == "over"
    await refused("undo-over", table.undoing.possible(session.id, BEN.id))


async def test_strangers_and_whoever_has_not_answered_have_nothing_to_take_back(table):
    session = await sit_down(table)
    await refused("undo-nothing", table.undoing.take_back(session.id, ANNA))
    await table.says(session, (ANNA, 3))
    await refused("not-seated", table.undoing.take_back(session.id, DIRK))
    await refused("not-seated", table.undoing.propose(session.id, DIRK))
    await refused("undo-nothing", table.undoing.take_back(session.id, BEN))
    lobby = await table.sessions.open("naming", {}, guild=1, channel=2, host=ANNA, language="en")
    await refused("not-started", table.undoing.possible(lobby.id, ANNA.id))


async def test_three_times_a_round_and_in_the_next_one_again(table):
    session = await sit_down(table, BEN)
    for number in (1, 2, 3):
        await table.says(session, (ANNA, number))
        await table.undoing.take_back(session.id, ANNA)
    await table.says(session, (ANNA, 4))
    error = await refused("undo-often", table.undoing.take_back(session.id, ANNA))
    assert error.values == {"most": 3}
    await table.says(session, (BEN, 4))
    await table.undoing.take_back(session.id, BEN)
    await table.says(session, (BEN, 4), (ANNA, 5))
    await table.undoing.take_back(session.id, ANNA)


async def test_what_the_clock_or_an_order_has_answered_is_like_an_own_answer(table):
    session = await sit_down(table)
    await table.sessions.submit(session.id, BEN, "6", ticket="1=number")
    await table.says(session, (ANNA, 3))
    assert await table.log(session) == (3, 1), "the order answers with the least"
    assert (await table.undoing.possible(session.id, BEN.id)).is_free
    await table.undoing.take_back(session.id, BEN)
    assert await table.waiting(session) == (B,), "the order has not answered again"
    await table.post(session)
    table.passes(days=4)
    assert await table.sessions.expire(session.id)
    assert len(await table.log(session)) == 2
    assert (await table.undoing.possible(session.id, BEN.id)).is_free
    await table.undoing.take_back(session.id, BEN)
    assert await table.waiting(session) == (B,)


async def test_what_somebody_else_has_answered_on_a_seat_before_is_not_its_owners(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3), (BEN, 4))
    await table.sessions.leave(session.id, BEN)
    lost = LostSeats(table.sessions.workings)
    await lost.offer_robots_seat(session.id, ANNA.id, B)
    await lost.take(session.id, B, DIRK)
    await refused("undo-nothing", table.undoing.take_back(session.id, DIRK))


async def test_before_a_round_that_began_again_nothing_is_taken_back(table):
    session = await sit_down(table, BEN)
    await table.says(session, (ANNA, 3), (BEN, 4))
    await table.sessions.restart_round(session.id, by=By.ORGANISER)
    await refused("undo-nothing", table.undoing.possible(session.id, BEN.id))


@pytest.mark.dear
async def test_of_what_was_answered_before_nobody_knows_what_it_has_shown(table, tmp_path):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3))
    old = await Journal.open(as_older(table.journal.path, tmp_path / "old.sqlite3", BEFORE))
    before = Undone(old)
    await refused("undo-old", before.undoing.possible(session.id, ANNA.id))
    await before.says(session, (BEN, 4))
    await before.undoing.take_back(session.id, BEN)
    await before.check_replay(session)
    await old.close()


async def test_whether_something_may_be_taken_back_is_one_question_to_the_disk(table, monkeypatch):
    """It is asked after every answer."""
    session, asked = await sit_down(table), []
    await table.says(session, (ANNA, 3))

    def counted(what, work):
        return lambda job: asked.append(what) or work(job)

    for what in ("read", "write"):
        monkeypatch.setattr(table.journal, what, counted(what, getattr(table.journal, what)))
    await table.undoing.possible(session.id, ANNA.id)
    assert asked == ["read"]


# What is secret


async def test_who_has_changed_a_secret_does_not_show_and_it_stays_changed(table):
    session = await sit_down(table)
    await table.changes(session, CLEO, "y")
    await table.changes(session, CLEO, "x")
    await table.says(session, (ANNA, 3))
    alone = await table.undoing.possible(session.id, ANNA.id)
    await table.changes(session, CLEO, "y")
    await table.changes(session, ANNA, "y")
    assert await table.undoing.possible(session.id, ANNA.id) == alone, "not even by a number"
    await table.undoing.take_back(session.id, ANNA, alone.number)
    assert await table.secret(session) == "y"
    assert [one.event for one in await table.sessions.story(session)] == [TakenBack(A, 1)]
    await table.check_replay(session)
    assert [row[:2] for row in await table.answers(session)][-2:] == [(6, "1.1001+"), (7, "1.1001+")]
    assert await table.again().secret(session) == "y"


async def test_how_often_somebody_has_changed_a_sealed_answer_shows_in_no_number(table):
    """Twins: in the second, Anna thinks again before the last letter is laid."""
    found = []
    for is_changed in (False, True):
        session = await sit_down(table)
        await table.says(session, (ANNA, 7))
        for person in (ANNA, BEN):
            await table.sessions.submit(session.id, person, "x")
        for key in "yx" * is_changed:
            await table.sessions.submit(session.id, ANNA, key)
        await table.sessions.submit(session.id, CLEO, "x")
        await table.says(session, (BEN, 4))
        found.append((await table.undoing.possible(session.id, BEN.id)).number)
        await table.undoing.take_back(session.id, BEN, found[-1])
        await table.says(session, (BEN, 4))
        found.append((await table.undoing.possible(session.id, BEN.id)).number)
    assert found == [5, 6] * 2


async def test_what_others_have_said_ahead_stays_and_what_the_seat_has_said_for_this_is_forgotten(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3))
    for person in (ANNA, BEN, CLEO):
        if person is not BEN:
            await table.sessions.submit(session.id, person, "6", ticket="1=number")
    alone = await table.undoing.possible(session.id, ANNA.id)
    assert alone.is_free
    await table.undoing.take_back(session.id, ANNA)
    assert (await table.sessions.ahead(session.id, ANNA.id)).given is None
    assert (await table.sessions.ahead(session.id, CLEO.id)).given == 6
    await table.says(session, (ANNA, 4), (BEN, 5))
    assert await table.log(session) == (4, 5, 1)
    await table.check_replay(session)


async def test_what_was_said_ahead_counts_as_an_answer_of_others_and_answers_anew(table):
    session = await sit_down(table)
    await table.sessions.submit(session.id, BEN, "6", ticket="1=number")
    await table.says(session, (ANNA, 3))
    found = await table.undoing.possible(session.id, ANNA.id)
    assert (found.is_free, found.others) == (False, (BEN.id, CLEO.id)), "like an answer that was pressed"
    motion = await table.undoing.propose(session.id, ANNA)
    for person in (BEN, CLEO):
        await table.motions.agree(session.id, motion.number, person)
    assert await table.log(session) == ()
    await table.says(session, (ANNA, 5))
    assert await table.log(session) == (5, 1)


# People and time


async def test_the_seat_is_called_again_with_the_reserve_it_had_and_the_others_lose_nothing(table):
    reserve = PACES[PaceName.DAILY].reserve
    session = await table.sessions.open(
        "naming", {}, guild=1, channel=2, host=ANNA, language="en", pace=PaceName.DAILY
    )
    session = await table.sessions.join(session.id, BEN)
    session = await table.sessions.start(session.id, ANNA, thread=9)
    await table.post(session)
    table.passes(days=1, hours=20)
    await table.says(session, (ANNA, 3))
    assert await table.reserve(session, A) < reserve
    session = await table.post(session)
    (call,) = session.calls
    assert (call.seat, call.clock.is_running) == (B, True)
    table.passes(hours=30)
    after = await table.undoing.take_back(session.id, ANNA)
    assert await table.reserve(session, A) == reserve
    assert await table.reserve(session, B) is None, "a call that fell has cost nothing"
    (call,) = after.calls
    assert (call.seat, call.ticket, call.posted, call.clock.is_running) == (A, "1.1001", None, False)
    (call,) = (await table.post(session)).calls
    assert call.clock.soft - table.now >= 24 * HOUR


async def test_what_an_answer_gave_is_taken_back_with_it(table):
    session = await table.sessions.open(
        "naming", {}, guild=1, channel=2, host=ANNA, language="en", pace=PaceName.DAILY
    )
    session = await table.sessions.join(session.id, BEN)
    session = await table.sessions.start(session.id, ANNA, thread=9)
    await table.post(session)
    table.passes(days=1, hours=20)
    await table.says(session, (ANNA, 3), (BEN, 3))
    little = await table.reserve(session, A)
    await table.post(session)
    for _ in range(3):
        await table.says(session, (ANNA, 4))
        assert await table.reserve(session, A) == little + 6 * HOUR
        await table.undoing.take_back(session.id, ANNA)
        assert await table.reserve(session, A) == little


async def test_what_reminded_of_a_call_that_fell_reminds_of_nothing_any_more(table):
    session, reminded = await sit_down(table, BEN), Reminded(table.sessions.workings)
    await table.says(session, (ANNA, 3))
    await table.post(session)
    table.passes(days=2)
    (reminder,) = await reminded.take(session.id, 1)
    await reminded.set_message(reminder, channel=1, message=2)
    assert await reminded.ended(session.id) == []
    await table.undoing.take_back(session.id, ANNA)
    (ended,) = await reminded.ended(session.id)
    assert (ended.message, ended.waiting) == (2, ())
    await table.says(session, (ANNA, 3))
    assert await reminded.ended(session.id) == [replace(ended, session=await table.session(session))]


async def test_a_game_that_sleeps_is_awake_again(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3))
    await table.journal.write(
        lambda db: db.execute("UPDATE sessions SET asleep_since = ?", (table.now,)).rowcount
    )
    session = await table.undoing.take_back(session.id, ANNA)
    assert session.asleep_since is None
    assert await table.events(session, Woke, TakenBack) == [Woke(), TakenBack(A, 1)]


async def test_half_made_choices_for_what_fell_are_forgotten_and_those_for_orders_stay(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3))
    asked, ahead = (
        await table.sessions.asked(session.id, BEN.id),
        await table.sessions.ahead(session.id, CLEO.id),
    )
    await table.sessions.save_draft(asked, "half")
    await table.sessions.save_draft(ahead, "half")
    await table.undoing.take_back(session.id, ANNA)
    assert await table.rows("SELECT seat, kind FROM drafts") == [(C, "ahead")]


async def test_robots_answer_anew(table):
    session = await sit_down(table, BEN, robots=1)
    await table.says(session, (ANNA, 3), (BEN, 4))
    assert (await table.log(session))[:2] == (3, 4)
    motion = await table.undoing.propose(session.id, BEN)
    await table.motions.agree(session.id, motion.number, ANNA)
    assert await table.log(session) == (3,)
    await table.says(session, (BEN, 5))
    assert len(await table.log(session)) == 3
    await table.check_replay(session)


async def test_a_command_that_was_sent_before_answers_nothing_that_is_open_again(table):
    session = await sit_down(table)
    await table.says(session, (ANNA, 3))
    table.passes(hours=1)
    await table.undoing.take_back(session.id, ANNA)
    for sessions in (table.sessions, table.again().sessions):
        with pytest.raises(SentBefore):
            await sessions.submit(session.id, ANNA, "4", decision="number", sent=table.now - 60)


async def test_a_pace_that_was_changed_since_keeps_reserves_within_it(table):
    session = await sit_down(table, BEN)
    await table.says(session, (ANNA, 3))
    motion = await table.motions.propose_pace(session.id, ANNA, PaceName.EVENING)
    await table.motions.agree(session.id, motion.number, BEN)
    await table.undoing.take_back(session.id, ANNA)
    assert 0 <= await table.reserve(session, A) <= PACES[PaceName.EVENING].reserve
