"""If others have answered since, an answer is taken back once all agree who are there or lose their own."""

import pytest

from engine.clock.pace import PaceName
from engine.errors import Refused
from engine.journal.motion_rows import MotionKind, Outcome
from engine.journal.records import By, Meanwhile
from engine.sessions.session_events import TakenBack
from tests.engine.sessions.test_undo import refused
from tests.engine.sessions.undone import Undone
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, started
from tests.engine.toy import A, C


@pytest.fixture
def table(journal):
    return Undone(journal)


@pytest.fixture
async def session(table):
    """Anna and Ben have answered, and Cleo is asked."""
    session = await started(table.sessions, BEN, CLEO, game="naming")
    await table.says(session, (ANNA, 3), (BEN, 4))
    return session


async def agreed(table, session, motion, *people):
    for person in people:
        motion = await table.motions.agree(session.id, motion.number, person)
    return motion


async def test_with_the_last_agreement_all_of_it_falls_and_not_before(table, session):
    motion = await table.undoing.propose(session.id, ANNA)
    assert (motion.kind, motion.seat, motion.data["seat"]) == (MotionKind.UNDO, None, A)
    assert table.motions.asked(session, motion) == (BEN.id, CLEO.id)
    own, others = falling = await table.undoing.falling(session, motion)
    assert [one.event.words for one in own] == ["seat 0 says 3"]
    assert [one.event.words for one in others] == ["seat 1 says 4"]
    await agreed(table, session, motion, CLEO)
    assert await table.log(session) == (3, 4)
    motion = await agreed(table, session, motion, BEN)
    assert motion.outcome is Outcome.PASSED
    assert (await table.motion(motion)).outcome is Outcome.PASSED
    assert (await table.waiting(session), await table.log(session)) == ((A,), ())
    assert await table.events(session, TakenBack) == [TakenBack(A, motion.data["epoch"])]
    assert await table.undoing.fallen(session, motion.data["epoch"]) == [*own, *others]
    assert await table.undoing.falling(session, motion) == falling
    assert await table.acts(session) == ["motion", "agree", "undo"]
    await table.check_replay(session)


async def test_one_refusal_ends_it_and_this_answer_is_not_proposed_again(table, session):
    motion = await table.undoing.propose(session.id, ANNA)
    motion = await table.motions.refuse(session.id, motion.number, CLEO)
    assert motion.outcome is Outcome.REFUSED
    before = await table.dump()
    for work in (table.undoing.possible(session.id, ANNA.id), table.undoing.propose(session.id, ANNA)):
        await refused("undo-refused", work)
    assert await table.dump() == before
    assert await table.log(session) == (3, 4)
    assert (await table.undoing.possible(session.id, BEN.id)).is_free, "another's answer is another matter"
    await table.undoing.take_back(session.id, BEN)
    await table.undoing.take_back(session.id, ANNA)  # nobody else has answered now, so nobody is asked


async def test_what_was_withdrawn_or_came_to_nothing_in_a_day_may_be_proposed_again(table, session):
    motion = await table.undoing.propose(session.id, ANNA)
    await table.motions.withdraw(session.id, motion.number, ANNA)
    motion = await table.undoing.propose(session.id, ANNA)
    table.passes(days=1)
    assert await table.motions.settle(session.id)
    assert (await table.motion(motion)).outcome is Outcome.LATE
    await table.undoing.propose(session.id, ANNA)


async def test_whoever_answers_in_the_game_ends_it(table, session):
    motion = await table.undoing.propose(session.id, ANNA)
    await table.changes(session, CLEO, "y")
    await table.sessions.submit(session.id, BEN, "4", ticket="1=number")
    assert (await table.motion(motion)).outcome is None, "a secret ends nothing, or it would show"
    await table.says(session, (CLEO, 5))
    assert (await table.motion(motion)).outcome is Outcome.GONE
    await refused("motion-over", table.motions.agree(session.id, motion.number, BEN))


async def test_the_clock_and_a_robot_end_it_like_anybody_else(table, session):
    session = await table.post(session)
    motion = await table.undoing.propose(session.id, ANNA)
    table.passes(hours=23)
    await table.journal.write(lambda db: db.execute("UPDATE calls SET due = ?", (table.now,)).rowcount)
    assert await table.sessions.expire(session.id)
    assert (await table.motion(motion)).outcome is Outcome.GONE
    motion = await table.undoing.propose(session.id, BEN)
    await table.sessions.leave(session.id, ANNA)
    assert (await table.motion(motion)).outcome is Outcome.GONE


async def test_an_interjection_ends_it(table):
    session = await started(table.sessions, BEN, CLEO, game="market")
    await table.sessions.submit(session.id, ANNA, "x")
    await table.says(session, (BEN, 4))
    motion = await table.undoing.propose(session.id, ANNA)
    await table.says(session, (CLEO, 4))
    assert (await table.motion(motion)).outcome is Outcome.GONE


async def test_what_others_take_back_freely_ends_it_and_so_does_a_round_that_begins_again(table, session):
    motion = await table.undoing.propose(session.id, ANNA)
    await table.undoing.take_back(session.id, BEN)
    assert (await table.motion(motion)).outcome is Outcome.GONE
    await table.says(session, (BEN, 4))
    motion = await table.undoing.propose(session.id, ANNA)
    await table.sessions.restart_round(session.id, by=By.ORGANISER)
    assert (await table.motion(motion)).outcome is Outcome.GONE


async def test_other_motions_stay_open_when_somebody_answers_or_takes_back(table, session):
    motion = await table.motions.propose_pause(session.id, ANNA, 3)
    await table.says(session, (CLEO, 5))
    await table.undoing.take_back(session.id, CLEO)
    assert (await table.motion(motion)).outcome is None


@pytest.mark.parametrize("kind", [MotionKind.PAUSE, MotionKind.PACE, MotionKind.SEAT])
async def test_a_slip_need_not_wait_until_all_have_said_what_they_think_of_something_else(
    table, session, kind
):
    if kind is MotionKind.SEAT:
        await table.journal.write(
            lambda db: db.execute("UPDATE seats SET kept = 'Dusty', kept_since = 1 WHERE seat = 2").rowcount
        )
    waits = {
        MotionKind.PAUSE: lambda: table.motions.propose_pause(session.id, BEN, 3),
        MotionKind.PACE: lambda: table.motions.propose_pace(session.id, BEN, PaceName.BRISK),
        MotionKind.SEAT: lambda: table.motions.propose_seat(session.id, BEN, C),
    }[kind]
    first = await waits()
    assert first.outcome is None
    await table.motions.set_shown(first, 9)
    undo = await table.undoing.propose(session.id, ANNA)
    assert undo.outcome is None
    assert [(one.number, one.outcome) for one in await table.motions.to_show(session.id)] == [
        (first.number, Outcome.REPLACED),
        (undo.number, None),
    ]
    await refused("motion-over", table.motions.agree(session.id, first.number, CLEO))
    await refused("motion-open", waits())
    asked = table.motions.asked(await table.session(session), undo)
    await agreed(table, session, undo, *(one for one in (BEN, CLEO) if one.id in asked))
    assert await table.log(session) == ()
    assert (await waits()).outcome is None, "it may be asked again"


async def test_a_round_that_is_to_begin_again_comes_before_a_slip(table, session):
    assert await table.motions.offer_restart(session.id)
    await refused("motion-open", table.undoing.propose(session.id, ANNA))


async def test_what_nobody_has_to_agree_to_replaces_nothing(table, session):
    pause = await table.motions.propose_pause(session.id, ANNA, 3)
    assert (await table.undoing.propose(session.id, BEN)).outcome is Outcome.PASSED
    assert (await table.motion(pause)).outcome is None


async def test_among_robots_it_passes_at_once_as_often_as_a_round_allows(table):
    session = await started(table.sessions, game="naming", robots=2)
    for _ in range(2):
        for _ in range(3):
            await table.says(session, (ANNA, 3))
            found = await table.undoing.possible(session.id, ANNA.id)
            assert (found.is_free, found.others) == (False, ())
            motion = await table.undoing.propose(session.id, ANNA, found.number)
            assert motion.outcome is Outcome.PASSED
            assert (await table.waiting(session)) == (A,)
            await table.check_replay(session)
        await table.says(session, (ANNA, 3))
        await refused("undo-often", table.undoing.propose(session.id, ANNA))


async def test_what_is_free_is_done_at_once_though_it_was_proposed(table, session):
    motion = await table.undoing.propose(session.id, BEN)
    assert motion.outcome is Outcome.PASSED
    assert await table.log(session) == (3,)


async def test_whoever_is_away_is_asked_only_if_their_own_answer_would_fall(table):
    session = await started(table.sessions, BEN, CLEO, DIRK, game="naming")
    await table.says(session, (ANNA, 3), (BEN, 4))
    for person in (BEN, CLEO):
        await table.absences.go(person.id, 3, Meanwhile.WAIT)
    found = await table.undoing.possible(session.id, ANNA.id)
    assert found.others == (BEN.id, DIRK.id)
    motion = await table.undoing.propose(session.id, ANNA)
    session = await table.session(session)
    assert table.motions.asked(session, motion) == (BEN.id, DIRK.id)
    await refused("motion-absent", table.motions.refuse(session.id, motion.number, CLEO))
    await agreed(table, session, motion, DIRK)
    assert not await table.motions.settle(session.id)
    motion = await agreed(table, session, motion, BEN)
    assert motion.outcome is Outcome.PASSED


async def test_what_a_caretaker_has_answered_is_not_its_owners_even_if_they_had_said_it_ahead(table):
    for is_ahead in (False, True):
        session = await started(table.sessions, BEN, CLEO, game="naming")
        if is_ahead:
            await table.sessions.submit(session.id, BEN, "6", ticket="1=number")
        await table.journal.write(
            lambda db, session=session: (
                db.execute(
                    "UPDATE seats SET kept = 'Dusty', kept_since = 1 WHERE seat = 1 AND session = ?",
                    (session.id,),
                ).rowcount
            )
        )
        table.sessions._matches.evict(session.id)
        await table.says(session, (ANNA, 3))
        assert len(await table.log(session)) == 2
        assert (await table.undoing.possible(session.id, ANNA.id)).others == (CLEO.id,)


async def test_whoever_has_left_meanwhile_gets_nothing_back(table, session):
    motion = await table.undoing.propose(session.id, ANNA)
    await table.journal.write(lambda db: db.execute("UPDATE seats SET person = 77 WHERE seat = 0").rowcount)
    table.sessions._matches.evict(session.id)
    assert await table.motions.settle(session.id)
    assert (await table.motion(motion)).outcome is Outcome.GONE
    assert await table.log(session) == (3, 4)


async def test_only_those_at_the_table_are_asked_and_nobody_else_proposes(table, session):
    motion = await table.undoing.propose(session.id, ANNA)
    for verb in (table.motions.agree, table.motions.refuse):
        await refused("motion-not-yours", verb(session.id, motion.number, DIRK))
        await refused("motion-not-yours", verb(session.id, motion.number, ANNA))
    await refused("motion-open", table.undoing.propose(session.id, BEN))


async def test_three_a_day_mention_the_others_and_no_more(table, session):
    for _ in range(3):
        motion = await table.undoing.propose(session.id, ANNA)
        await table.motions.withdraw(session.id, motion.number, ANNA)
    await refused("motion-often", table.undoing.propose(session.id, ANNA))


async def test_a_failure_half_way_leaves_game_and_motion_as_they_were(table, session, monkeypatch):
    motion = await table.undoing.propose(session.id, ANNA)
    await agreed(table, session, motion, BEN)
    before = await table.dump()
    with monkeypatch.context() as patch:
        patch.setattr("engine.journal.undo_rows.give_back", lambda *_: 1 / 0)
        patch.setattr("engine.journal.story_rows.tell", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await table.motions.agree(session.id, motion.number, CLEO)
    assert await table.dump() == before
    assert await table.log(session) == (3, 4)
    with pytest.raises(Refused):
        await table.undoing.take_back(session.id, ANNA)
    motion = await agreed(table, session, motion, CLEO)
    assert (motion.outcome, await table.waiting(session)) == (Outcome.PASSED, (A,))
