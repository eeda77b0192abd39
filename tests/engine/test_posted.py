"""What of a session has been posted, and what Discord was told: kept over restarts."""

import pytest

from engine import rows
from engine.posted import Posted
from tests.engine.table_talk import ANNA, BEN, opened, started


async def test_what_is_not_posted_is_missing_until_it_is(sessions, journal):
    posted = Posted(journal)
    session, silent = await started(sessions, BEN), await opened(sessions)
    assert await posted.missing() == [session.id], "its first board"
    await sessions.submit(session.id, ANNA, "3")
    assert await posted.missing() == [session.id]
    told = (await sessions.position(session.id, None)).told
    await posted.set_board(session.id, message=5, board_from=1, due=[BEN.id], published=told)
    assert await posted.missing() == []
    await posted.set_trouble(session.id, "locked")
    assert (await posted.session(session.id)).trouble == "locked"
    await sessions.leave(session.id, BEN)
    await sessions.leave(session.id, ANNA)
    await sessions.leave(silent.id, ANNA)
    told = await journal.read(lambda db: rows.last_told(db, session.id))
    await posted.set_board(session.id, message=6, board_from=1, due=[], published=told)
    assert await posted.missing() == [session.id], "its thread is still to be archived"
    await posted.set_archived(session.id)
    assert await posted.missing() == []
    with pytest.raises(LookupError):
        await posted.session(rows.SessionId(99))


async def test_a_new_thread_has_nothing_posted_yet(sessions, journal):
    posted = Posted(journal)
    session = await started(sessions, BEN)
    await posted.set_board(session.id, message=5, board_from=1, due=[ANNA.id], published=0)
    await posted.set_trouble(session.id, "deleted")
    await posted.set_thread(session.id, 777, channel=888)
    moved = await sessions.in_thread(777)
    assert (moved.id, moved.channel) == (session.id, 888)
    assert (moved.board, moved.board_due, moved.trouble) == (None, (), None)
    assert await sessions.in_thread(session.thread) is None


async def test_games_that_are_played_are_counted_open_and_finished_ones_are_not(sessions, journal):
    posted = Posted(journal)
    first, _, lobby = await started(sessions, BEN), await started(sessions, BEN), await opened(sessions)
    assert await posted.running() == 2
    for person in (BEN, ANNA):
        await sessions.leave(first.id, person)
    await sessions.leave(lobby.id, ANNA)
    assert await posted.running() == 1
