"""Motions: somebody proposes, those who are present agree, and the last agreement does what they decide."""

import pytest

from engine.clock.pace import DAY, HOUR, PACES, PaceName
from engine.errors import Refused, ReplayMismatch
from engine.journal import clock_rows, motion_rows
from engine.journal.due_rows import DueKind
from engine.journal.journal import Journal
from engine.journal.motion_rows import MotionKind, Outcome
from engine.journal.records import Meanwhile
from engine.play.table import Seat
from engine.sessions.calls import Calls
from engine.sessions.session_events import PaceChanged, Paused, RoundRestarted, SeatOffered, WentOn
from tests.engine.sessions.clocked import Clocked
from tests.engine.sessions.test_restarts import MENDED
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, started
from tests.engine.toy import A, B


@pytest.fixture
def table(journal):
    return Clocked(journal)


async def refused(reason, work):
    with pytest.raises(Refused) as refusal:
        await work
    assert refusal.value.reason == reason


async def test_a_pause_begins_with_the_last_agreement_and_not_before(table):
    session = await started(table.sessions, BEN, CLEO)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    assert table.motions.asked(session, motion) == (BEN.id, CLEO.id), "who proposes has agreed"
    await table.motions.agree(session.id, motion.number, BEN)
    assert (await table.session(session)).paused_until is None
    await table.motions.agree(session.id, motion.number, CLEO)
    assert (await table.session(session)).paused_until == table.now + 3 * DAY
    assert await table.events(session, Paused) == [Paused(table.now + 3 * DAY)]
    assert (await table.motion(motion)).outcome is Outcome.PASSED
    assert await table.acts(session) == ["motion", "agree", "pause"]


async def test_with_nobody_else_present_it_passes_at_once(table):
    session = await started(table.sessions, robots=2)
    motion = await table.motions.propose_pause(session.id, ANNA, 1)
    assert motion.outcome is Outcome.PASSED
    assert await table.events(session, Paused) == [Paused(table.now + DAY)]


async def test_to_agree_twice_counts_once(table):
    session = await started(table.sessions, BEN, CLEO)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    for _ in range(2):
        after = await table.motions.agree(session.id, motion.number, BEN)
        assert after.outcome is None
    assert await table.acts(session) == ["motion", "agree"]


async def test_one_refusal_ends_it(table):
    session = await started(table.sessions, BEN, CLEO)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    await table.motions.agree(session.id, motion.number, CLEO)
    after = await table.motions.refuse(session.id, motion.number, BEN)
    assert (after.outcome, dict(after.refused)) == (Outcome.REFUSED, {BEN.id: "Ben"})
    await refused("motion-over", table.motions.agree(session.id, motion.number, BEN))
    assert (await table.session(session)).paused_until is None


async def test_strangers_robots_and_whoever_left_decide_nothing(table):
    session = await started(table.sessions, BEN, CLEO, robots=1)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    await refused("motion-not-yours", table.motions.agree(session.id, motion.number, DIRK))
    await refused("motion-not-yours", table.motions.agree(session.id, motion.number, ANNA))
    await refused("not-seated", table.motions.propose_pause(session.id, DIRK, 3))
    await table.sessions.leave(session.id, CLEO)
    await refused("motion-not-yours", table.motions.refuse(session.id, motion.number, CLEO))
    assert (await table.motions.agree(session.id, motion.number, BEN)).outcome is Outcome.PASSED


async def test_only_whoever_proposed_it_withdraws_it(table):
    session = await started(table.sessions, BEN)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    await refused("motion-not-yours", table.motions.withdraw(session.id, motion.number, BEN))
    await table.motions.withdraw(session.id, motion.number, ANNA)
    await refused("motion-over", table.motions.agree(session.id, motion.number, BEN))
    await refused("motion-over", table.motions.withdraw(session.id, motion.number, ANNA))


async def test_one_at_a_time_and_at_most_three_a_day_by_one_person(table):
    session = await started(table.sessions, BEN)
    for _ in range(3):
        motion = await table.motions.propose_pause(session.id, ANNA, 3)
        await refused("motion-open", table.motions.propose_pace(session.id, BEN, PaceName.BRISK))
        await table.motions.withdraw(session.id, motion.number, ANNA)
    await refused("motion-often", table.motions.propose_pause(session.id, ANNA, 3))
    await table.motions.propose_pause(session.id, BEN, 3)
    table.passes(days=1)
    await table.motions.settle(session.id)
    await table.motions.propose_pause(session.id, ANNA, 3)


async def test_silence_agrees_to_nothing(table):
    session = await started(table.sessions, BEN, CLEO)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    await table.motions.agree(session.id, motion.number, BEN)
    table.passes(hours=23)
    assert not await table.motions.settle(session.id)
    table.passes(hours=1)
    await refused("motion-over", table.motions.agree(session.id, motion.number, CLEO))
    assert await table.motions.settle(session.id)
    assert not await table.motions.settle(session.id), "once"
    assert (await table.motion(motion)).outcome is Outcome.LATE
    assert (await table.session(session)).paused_until is None


async def test_whoever_is_away_or_leaves_blocks_nothing(table):
    session = await started(table.sessions, BEN, CLEO, DIRK)
    await table.absences.go(DIRK.id, 3, Meanwhile.WAIT)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    assert table.motions.asked(await table.session(session), motion) == (BEN.id, CLEO.id)
    await refused("motion-absent", table.motions.refuse(session.id, motion.number, DIRK))
    await refused("motion-absent", table.motions.propose_seat(session.id, DIRK, A))
    await table.motions.agree(session.id, motion.number, BEN)
    assert not await table.motions.settle(session.id)
    await table.sessions.leave(session.id, CLEO)
    assert await table.motions.settle(session.id)
    assert (await table.motion(motion)).outcome is Outcome.PASSED


async def test_a_motion_on_a_game_that_ends_is_gone(table):
    session = await started(table.sessions, BEN)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    await table.sessions.leave(session.id, ANNA)
    assert (await table.motion(motion)).outcome is None
    await table.sessions.leave(session.id, BEN)
    assert (await table.motion(motion)).outcome is Outcome.GONE
    await refused("motion-over", table.motions.agree(session.id, motion.number, BEN))
    await refused("game-closed", table.motions.propose_pause(session.id, ANNA, 3))
    assert [one.number for one in await table.motions.to_show(session.id)] == [motion.number]


async def test_a_motion_is_open_after_a_new_start_of_the_bot(table):
    session = await started(table.sessions, BEN)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    after = await table.again().motions.agree(session.id, motion.number, BEN)
    assert after.outcome is Outcome.PASSED


async def test_if_it_cannot_be_stored_nothing_has_happened(table, monkeypatch):
    session = await started(table.sessions, BEN)
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    write, count = Journal.write, 0

    async def failing(journal, job):
        nonlocal count
        count += 1
        if count == 2:  # the session is looked up first
            raise OSError("the disk is gone")
        return await write(journal, job)

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "write", failing)
        with pytest.raises(OSError, match="the disk is gone"):
            await table.motions.agree(session.id, motion.number, BEN)
    assert (await table.motion(motion)).outcome is None
    assert (await table.session(session)).paused_until is None
    assert (await table.motions.agree(session.id, motion.number, BEN)).outcome is Outcome.PASSED


async def test_numbers_of_another_epoch_differ_so_an_old_button_is_refused(table):
    session = await started(table.sessions, robots=1)
    first = await table.motions.propose_pause(session.id, ANNA, 1)
    await table.motions.play_on(session.id, first.number, ANNA)
    await table.motions.offer_restart(session.id)
    (restart,) = [one for one in await table.motions.to_show(session.id) if one.outcome is None]
    await table.motions.agree(session.id, restart.number, ANNA)
    second = await table.motions.propose_pause(session.id, ANNA, 1)
    assert (first.number, restart.number, second.number) == (1, 2, 1001)
    await refused("motion-over", table.motions.play_on(session.id, first.number, ANNA))


# Pauses


async def test_a_pause_stops_clocks_and_answers_are_taken_as_ever(table):
    session = await started(table.sessions, BEN)
    (before,) = (await table.post(session)).calls
    motion = await table.motions.propose_pause(session.id, ANNA, 2)
    table.passes(hours=1)
    await table.motions.agree(session.id, motion.number, BEN)
    (call,) = (await table.session(session)).calls
    assert (call.clock.due, call.clock.due_left) == (None, before.clock.due - table.now)
    table.passes(hours=10)
    await table.sessions.submit(session.id, ANNA, "3")
    (call,) = (await table.post(session)).calls
    assert (call.seat, call.clock.due) == (B, None)


async def test_a_pause_ends_at_its_date_once(table):
    session = await started(table.sessions, BEN)
    await table.post(session)
    motion = await table.motions.propose_pause(session.id, ANNA, 2)
    await table.motions.agree(session.id, motion.number, BEN)
    table.passes(days=2, hours=-1)
    assert not await table.motions.go_on(session.id)
    table.passes(hours=1)
    assert await table.motions.go_on(session.id)
    assert not await table.motions.go_on(session.id)
    (call,) = (await table.session(session)).calls
    assert call.clock.is_running
    assert await table.events(session, WentOn) == [WentOn()]
    assert (await table.motion(motion)).outcome is Outcome.DONE


@pytest.mark.parametrize("people", [(ANNA, BEN), ()])
async def test_a_game_that_ends_or_is_closed_during_a_pause_waits_for_its_end_no_more(table, people):
    session = await started(table.sessions, BEN)
    motion = await table.motions.propose_pause(session.id, ANNA, 2)
    await table.motions.agree(session.id, motion.number, BEN)
    for text in ("3", "x") * 3 * bool(people):
        for person in people:
            await table.sessions.submit(session.id, person, text)
    for person in (ANNA, BEN) if not people else ():
        await table.sessions.leave(session.id, person)
    assert (await table.session(session)).status == ("over" if people else "closed")
    table.passes(days=3)
    due = await Calls(table.sessions.workings).due(table.now)
    assert due.others[DueKind.PAUSE] == ()
    assert (await table.motion(motion)).outcome is Outcome.GONE


async def test_only_whoever_asked_for_a_pause_ends_it_early(table):
    session = await started(table.sessions, BEN)
    motion = await table.motions.propose_pause(session.id, ANNA, 2)
    await refused("motion-over", table.motions.play_on(session.id, motion.number, ANNA))
    await table.motions.agree(session.id, motion.number, BEN)
    await refused("pause-not-yours", table.motions.play_on(session.id, motion.number, BEN))
    await table.motions.play_on(session.id, motion.number, ANNA)
    assert (await table.session(session)).paused_until is None
    await refused("motion-over", table.motions.play_on(session.id, motion.number, ANNA))


async def test_if_whoever_asked_for_a_pause_has_left_anybody_seated_ends_it(table):
    session = await started(table.sessions, BEN, CLEO)
    motion = await table.motions.propose_pause(session.id, ANNA, 2)
    for person in (BEN, CLEO):
        await table.motions.agree(session.id, motion.number, person)
    await table.sessions.leave(session.id, ANNA)
    await refused("pause-not-yours", table.motions.play_on(session.id, motion.number, ANNA))
    await table.motions.play_on(session.id, motion.number, CLEO)
    assert (await table.session(session)).paused_until is None


async def test_a_game_has_two_pauses_and_not_while_it_pauses(table):
    session = await started(table.sessions, robots=1)
    for _ in range(2):
        motion = await table.motions.propose_pause(session.id, ANNA, 1)
        await refused("pause-already", table.motions.propose_pause(session.id, ANNA, 1))
        await table.motions.play_on(session.id, motion.number, ANNA)
    await refused("pause-often", table.motions.propose_pause(session.id, ANNA, 1))


async def test_to_pause_a_hundred_times_adds_nothing_but_the_nights(table):
    session = await started(table.sessions, BEN)
    (before,) = (await table.post(session)).calls
    began, played = table.now, 0.0
    for count in range(100):
        await paused(table, session, table.now + DAY)
        table.passes(hours=count % 20 + 1)
        await paused(table, session, None)
        table.passes(hours=0.25)
        played += HOUR / 4
    (after,) = (await table.session(session)).calls
    moved = after.clock.due - before.clock.due
    stood = table.now - began - played
    assert stood <= moved
    assert moved - stood <= 100 * 12 * HOUR, "a deadline in the night moves to the morning, and no further"
    assert after.clock.due - table.now <= before.clock.due - began - played + 100 * 12 * HOUR


async def paused(table, session, until):
    """Let a pause begin, or (None) end, without anybody's word."""
    now = table.now

    def job(db):
        motion_rows.save_pause(db, session.id, until)
        clock_rows.refresh(db, session.id, now)

    await table.journal.write(job)


# Paces


async def test_another_pace_starts_all_clocks_anew_with_the_next_board(table):
    session = await started(table.sessions, BEN)
    (call,) = (await table.post(session)).calls
    table.now = call.clock.soft + HOUR
    motion = await table.motions.propose_pace(session.id, ANNA, PaceName.RELAXED)
    await table.motions.agree(session.id, motion.number, BEN)
    stored = await table.session(session)
    assert stored.pace is PaceName.RELAXED
    assert [(call.posted, call.clock.is_running) for call in stored.calls] == [(None, False)]
    assert await table.events(session, PaceChanged) == [PaceChanged("relaxed")]
    table.passes(hours=1)
    (call,) = (await table.post(session)).calls
    assert call.clock.soft >= table.now + PACES[PaceName.RELAXED].call
    assert call.clock.due - call.clock.soft >= PACES[PaceName.RELAXED].reserve


async def test_reserves_are_those_of_the_new_pace(table):
    session = await started(table.sessions, BEN)
    (call,) = (await table.post(session)).calls
    table.now = call.clock.soft + 10 * HOUR
    await table.sessions.submit(session.id, ANNA, "3")
    motion = await table.motions.propose_pace(session.id, ANNA, PaceName.BRISK)
    await table.motions.agree(session.id, motion.number, BEN)
    reserves = await table.journal.read(lambda db: db.execute("SELECT reserve FROM clocks").fetchall())
    assert reserves == [(PACES[PaceName.BRISK].reserve,)]


async def test_a_pace_that_the_table_has_or_that_is_fixed_is_refused(table):
    session = await started(table.sessions, BEN)
    await refused("pace-already", table.motions.propose_pace(session.id, ANNA, PaceName.DAILY))
    await refused("pace-fixed", table.motions.propose_pace(session.id, ANNA, PaceName.OVERTIME))
    await table.set_pace(session, PaceName.OVERTIME)
    await refused("pace-fixed", table.motions.propose_pace(session.id, ANNA, PaceName.DAILY))


async def test_a_game_from_before_there_were_paces_is_offered_one_once(table):
    session = await started(table.sessions, BEN)
    assert not await table.motions.offer_pace(session.id), "it has one"
    await table.set_pace(session, None)
    assert await table.motions.offer_pace(session.id)
    (motion,) = await table.motions.to_show(session.id)
    assert (motion.person, motion.kind, motion.data) == (None, MotionKind.PACE, {"pace": "daily"})
    await refused("motion-not-yours", table.motions.withdraw(session.id, motion.number, ANNA))
    await table.motions.agree(session.id, motion.number, ANNA)
    await table.motions.refuse(session.id, motion.number, BEN)
    assert not await table.again().motions.offer_pace(session.id)
    assert (await table.session(session)).pace is None


async def test_whoever_is_alone_is_offered_no_pace(table):
    session = await started(table.sessions, robots=1)
    await table.set_pace(session, None)
    assert not await table.motions.offer_pace(session.id)


# Seats


async def lost(table, *others):
    """A game whose first seat a caretaker keeps."""
    session = await started(table.sessions, *others)
    (call,) = (await table.post(session)).calls
    table.now = call.clock.due
    await table.sessions.expire(session.id, gone={ANNA.id})
    return session


async def test_a_seat_is_free_if_more_than_half_of_the_others_agree(table):
    session = await lost(table, BEN, CLEO, DIRK)
    motion = await table.motions.propose_seat(session.id, BEN, A)
    assert (await table.motions.agree(session.id, motion.number, CLEO)).outcome is None, "one of two"
    assert (await table.motions.agree(session.id, motion.number, DIRK)).outcome is Outcome.PASSED
    assert await table.events(session, SeatOffered) == [SeatOffered(A)]
    offered = await table.journal.read(lambda db: db.execute("SELECT seat FROM offers").fetchall())
    assert offered == [(A,)]


async def test_a_seat_stays_kept_if_half_of_the_others_refuse(table):
    session = await lost(table, BEN, CLEO, DIRK)
    motion = await table.motions.propose_seat(session.id, BEN, A)
    assert (await table.motions.refuse(session.id, motion.number, CLEO)).outcome is Outcome.REFUSED


async def test_nothing_is_offered_whose_owner_is_back_meanwhile(table):
    session = await lost(table, BEN, CLEO)
    motion = await table.motions.propose_seat(session.id, BEN, A)
    await table.sessions.come_back(session.id, ANNA.id)
    after = await table.motions.agree(session.id, motion.number, CLEO)
    assert after.outcome is Outcome.GONE
    assert await table.events(session, SeatOffered) == []


async def test_nothing_is_offered_whose_owner_has_said_that_they_are_away(table):
    session = await lost(table, BEN, CLEO)
    motion = await table.motions.propose_seat(session.id, BEN, A)
    await table.absences.go(ANNA.id, 3, Meanwhile.WAIT)
    assert (await table.motions.agree(session.id, motion.number, CLEO)).outcome is Outcome.GONE


async def test_with_nobody_present_nothing_passes(table):
    session = await started(table.sessions, BEN, CLEO)
    motion = await table.motions.propose_pause(session.id, BEN, 3)
    await table.sessions.leave(session.id, BEN)
    for person in (ANNA, CLEO):
        await table.absences.go(person.id, 3, Meanwhile.WAIT)
    assert not await table.motions.settle(session.id)
    assert (await table.session(session)).paused_until is None
    assert motion.outcome is None


async def test_nothing_is_offered_whose_owner_has_answered_meanwhile(table):
    session = await started(table.sessions, BEN, CLEO)
    await table.set_pace(session, PaceName.NONE)
    await table.post(session)
    table.passes(days=7)
    motion = await table.motions.propose_seat(session.id, BEN, A)
    await table.sessions.submit(session.id, ANNA, "3")
    assert (await table.motions.agree(session.id, motion.number, CLEO)).outcome is Outcome.GONE
    assert await table.events(session, SeatOffered) == []


async def test_whoever_says_something_about_their_own_seat_is_there(table):
    session = await started(table.sessions, BEN, CLEO)
    motion = await table.motions.propose_seat(session.id, BEN, A)
    assert table.motions.asked(session, motion) == (CLEO.id,)
    assert (await table.motions.refuse(session.id, motion.number, ANNA)).outcome is Outcome.GONE


@pytest.mark.parametrize("seat", [B, Seat(3), Seat(7)], ids=["their own", "a robot's", "no seat"])
async def test_only_a_seat_of_somebody_else_is_proposed_to_the_table(table, seat):
    session = await started(table.sessions, BEN, CLEO, robots=1)
    await refused("seat-taken", table.motions.propose_seat(session.id, BEN, seat))


# Restarts


@pytest.fixture
async def frozen(table):
    """A game in its second round, and what a bot knows of it whose rules were changed without care."""
    session = await started(table.sessions, BEN)
    for person, text in ((ANNA, "3"), (BEN, "4"), (ANNA, "x"), (BEN, "y"), (ANNA, "5")):
        await table.sessions.submit(session.id, person, text)
    return session, table.again(MENDED)


async def test_a_frozen_game_is_found_once_and_offered_to_begin_its_round_again(frozen):
    session, table = frozen
    found = []
    table.sessions.workings.matches.when_frozen = found.append
    for _ in range(2):
        with pytest.raises(ReplayMismatch):
            await table.sessions.asked(session.id, ANNA.id)
    assert found == [session.id]
    assert await table.motions.offer_restart(session.id)
    assert not await table.motions.offer_restart(session.id)
    (motion,) = await table.motions.to_show(session.id)
    await table.motions.agree(session.id, motion.number, BEN)
    assert (await table.motions.agree(session.id, motion.number, ANNA)).outcome is Outcome.PASSED
    assert await table.events(session, RoundRestarted) == [RoundRestarted(2)]
    assert (await table.sessions.asked(session.id, ANNA.id)).ticket == "2.1001"


async def test_an_offered_restart_replaces_what_is_open_and_cannot_be_done_any_more(frozen):
    session, table = frozen
    pause = await table.motions.propose_pause(session.id, ANNA, 2)
    await table.motions.offer_restart(session.id)
    assert (await table.motion(pause)).outcome is Outcome.GONE


async def test_a_pause_on_a_frozen_game_decides_nothing(frozen):
    session, table = frozen
    pause = await table.motions.propose_pause(session.id, ANNA, 2)
    assert (await table.motions.agree(session.id, pause.number, BEN)).outcome is Outcome.GONE


async def test_after_a_restart_another_may_be_offered(frozen):
    session, table = frozen
    await table.motions.offer_restart(session.id)
    (motion,) = await table.motions.to_show(session.id)
    for person in (ANNA, BEN):
        await table.motions.agree(session.id, motion.number, person)
    assert await table.motions.offer_restart(session.id)
