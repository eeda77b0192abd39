"""Who is waited for, since when, and when they were told: a row a seat, in the transaction of the step."""

import pytest

from engine.journal import call_rows
from engine.journal.journal import Journal
from engine.journal.records import Call
from engine.play.table import Seat
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.engine.older_files import as_older
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, started
from tests.engine.toy import A, B


@pytest.fixture
def clock():
    return [100.0]


async def calls(posted, session):
    return (await posted.session(session.id)).calls


async def test_whoever_is_asked_is_called_with_the_ticket_and_the_time(sessions, posted, clock):
    session = await started(sessions, BEN)
    assert await calls(posted, session) == (Call(A, "1.1", told=0, opened=100.0, decision="number"),)
    clock[0] = 200.0
    await sessions.submit(session.id, ANNA, "3")
    (call,) = await calls(posted, session)
    assert (call.seat, call.ticket, call.opened) == (B, "1.2", 200.0)
    assert call.told == (await sessions.position(session.id, None)).told


async def test_each_of_those_who_are_asked_together_has_a_call_of_their_own(sessions, posted):
    session = await started(sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await sessions.submit(session.id, person, "3")
    assert [call.seat for call in await calls(posted, session)] == [0, 1, 2]
    await sessions.submit(session.id, BEN, "x")
    assert [call.seat for call in await calls(posted, session)] == [0, 2]


async def test_a_call_is_posted_by_the_board_that_tells_of_it_and_by_no_earlier_one(sessions, posted, clock):
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "3")
    (call,) = await calls(posted, session)
    clock[0] = 300.0
    await posted.set_board(
        session.id, thread=session.thread, message=1, board_from=1, due=[], posted=call.told - 1
    )
    assert (await calls(posted, session))[0].posted is None
    await posted.set_board(
        session.id, thread=session.thread, message=1, board_from=1, due=[BEN.id], posted=call.told
    )
    clock[0] = 400.0
    await posted.set_board(
        session.id, thread=session.thread, message=2, board_from=1, due=[BEN.id], posted=call.told
    )
    assert (await calls(posted, session))[0].posted == 300.0


async def test_whoever_is_asked_again_at_once_has_a_new_call_that_no_board_has_told_yet(sessions, posted):
    session = await started(sessions, robots=1)
    (first,) = await calls(posted, session)
    await posted.set_board(
        session.id, thread=session.thread, message=1, board_from=1, due=[ANNA.id], posted=first.told
    )
    await sessions.submit(session.id, ANNA, "3")
    (again,) = await calls(posted, session)
    assert (again.seat, again.told) == (first.seat, first.told), "the waiting for Anna has gone on"
    assert (again.ticket, again.posted) == ("1.3", None)


async def test_a_seat_that_nobody_plays_is_not_called_and_a_match_that_is_over_calls_nobody(sessions, posted):
    session = await started(sessions, BEN, robots=1)
    for person, text in [*((p, "3") for p in (ANNA, BEN)), *((p, "x") for p in (ANNA, BEN))] * 3:
        assert all(not session.seats[call.seat].is_robot for call in await calls(posted, session))
        await sessions.submit(session.id, person, text)
    assert await calls(posted, session) == ()


async def test_a_question_calls_once_more_and_only_once(journal):
    def job(db):
        moments = []
        for at, recalling in ((1.0, None), (2.0, "1.1"), (3.0, "1.1"), (4.0, "1.2")):
            ticket = recalling or "1.1"
            call_rows.save_calls(db, session.id, {Seat(0): ticket}, at=at, recalling=recalling)
            moments += [(call.ticket, call.opened, call.recalled) for call in call_rows.calls(db, session.id)]
        return moments

    session = await started(Sessions(journal, TABLES), BEN)
    found = await journal.write(job)
    assert found[1:] == [("1.1", 2.0, 2.0), ("1.1", 2.0, 2.0), ("1.2", 4.0, 4.0)]


async def test_a_file_of_the_version_before_knows_who_is_waited_for(tmp_path):
    journal = await Journal.open(tmp_path / "new")
    session = await started(Sessions(journal, TABLES), BEN, CLEO)
    await Sessions(journal, TABLES).submit(session.id, ANNA, "3")
    (before,) = await calls(Posted(journal), session)
    await journal.close()
    journal = await Journal.open(as_older(tmp_path / "new", tmp_path / "old", 9))
    try:
        (call,) = await calls(Posted(journal), session)
        assert (call.seat, call.told, call.recalled) == (before.seat, before.told, None)
        assert call.posted == call.opened > 1.7e9, "what is not known began with the new version"
        await Sessions(journal, TABLES).submit(session.id, BEN, "4")
        ((seat, ticket),) = [(c.seat, c.ticket) for c in await calls(Posted(journal), session)]
        assert (seat, ticket) == (2, "1.3")
    finally:
        await journal.close()
