"""What of a session has been posted, and what Discord was told: kept over restarts."""

from dataclasses import replace

import pytest

from engine.errors import Refused
from engine.journal import posting_rows, schema, story_rows
from engine.journal.journal import Journal
from engine.journal.posted_records import Becomes, Since
from engine.journal.records import SessionId
from engine.sessions.posted import BoardFacts, Posted
from tests.engine.table_talk import ANNA, BEN, THREAD, opened, started


async def test_what_is_not_posted_is_missing_until_it_is(sessions, journal):
    posted = Posted(journal)
    session, silent = await started(sessions, BEN), await opened(sessions)
    assert await posted.missing() == [session.id], "its first board"
    await sessions.submit(session.id, ANNA, "3")
    assert await posted.missing() == [session.id]
    told = (await sessions.position(session.id, None)).told
    await posted.set_board(
        session.id, thread=session.thread, message=5, board_from=1, due=[BEN.id], posted=told
    )
    assert await posted.missing() == []
    await posted.set_trouble(session.id, "locked")
    assert (await posted.session(session.id)).trouble == "locked"
    await sessions.leave(session.id, BEN)
    await sessions.leave(session.id, ANNA)
    await sessions.leave(silent.id, ANNA)
    told = await journal.read(lambda db: story_rows.last_told(db, session.id))
    await posted.set_board(session.id, thread=session.thread, message=6, board_from=1, due=[], posted=told)
    assert await posted.missing() == [session.id], "its thread is still to be archived"
    await posted.set_archived(session.id)
    assert await posted.missing() == []
    with pytest.raises(Refused):
        await posted.session(SessionId(99))


async def test_the_oldest_news_is_missing_first(sessions, journal):
    posted = Posted(journal)
    late, shown, early, middle = [(await started(sessions, BEN)).id for _ in range(4)]
    for session, at in ((late, 30), (shown, 1), (early, 5), (middle, 20)):
        await sessions.submit(session, ANNA, "3")
        await journal.write(
            lambda db, session=session, at=at: db.execute(
                "UPDATE story SET at = ? + number WHERE session = ?", (at, session)
            )
        )
    told = (await sessions.position(shown, None)).told
    await posted.set_board(shown, thread=THREAD + shown, message=5, board_from=1, due=[], posted=told)
    await posted.set_thread(shown, 777, channel=888)  # all is told, and there is no board
    assert await posted.missing() == [early, middle, late, shown]


async def test_a_new_thread_has_nothing_posted_yet(sessions, journal):
    posted = Posted(journal)
    session = await started(sessions, BEN)
    await posted.set_board(
        session.id, thread=session.thread, message=5, board_from=1, due=[ANNA.id], posted=0
    )
    await posted.set_trouble(session.id, "deleted")
    await posted.set_thread(session.id, 777, channel=888)
    moved = await sessions.in_thread(777)
    assert (moved.id, moved.channel) == (session.id, 888)
    assert (moved.board, moved.board_due, moved.trouble) == (None, (), None)
    assert await sessions.in_thread(session.thread) is None


async def test_a_board_in_a_thread_that_the_session_has_left_is_not_noted(sessions, journal):
    posted = Posted(journal)
    session = await started(sessions, BEN)
    board = {"message": 5, "board_from": 1, "due": [ANNA.id], "posted": 0}
    await posted.set_thread(session.id, 777, channel=888)
    assert not await posted.set_board(session.id, thread=session.thread, **board)
    assert (await posted.session(session.id)).board is None
    assert await posted.old_boards(most=9) == []
    assert await posted.set_board(session.id, thread=777, **board)
    assert (await posted.session(session.id)).board == 5


async def test_all_that_is_stored_of_a_board_is_read_at_one_moment(sessions, journal):
    posted = Posted(journal, now=lambda: 7.0)
    session = await started(sessions, BEN)
    facts = await posted.board(session.id)
    assert facts == BoardFacts(session, 0, Since({}), False, 7.0, facts.calls)
    await sessions.submit(session.id, ANNA, "3")
    await posted.set_board(session.id, thread=session.thread, message=5, board_from=1, due=[BEN.id], posted=2)
    await sessions.submit(session.id, BEN, "4")
    facts = await posted.board(session.id)
    stored = await posted.session(session.id)
    assert facts == BoardFacts(stored, 4, Since({0: 0, 1: 2}), True, 7.0, facts.calls)
    before = await posted.board(session.id, last=2)
    assert before == replace(facts, last=2, since=Since({0: 0}), calls=before.calls)
    assert [call.posted for call in before.calls.values()] == [None, 7.0], "what is told later is not posted"
    with pytest.raises(Refused):
        await posted.board(SessionId(99))


async def test_games_that_are_played_are_counted_open_and_finished_ones_are_not(sessions, journal):
    posted = Posted(journal)
    first, _, lobby = await started(sessions, BEN), await started(sessions, BEN), await opened(sessions)
    assert await posted.running() == 2
    for person in (BEN, ANNA):
        await sessions.leave(first.id, person)
    await sessions.leave(lobby.id, ANNA)
    assert await posted.running() == 1


async def test_a_board_is_old_once_a_newer_one_is_posted_until_it_is_shrunk(sessions, journal):
    posted = Posted(journal)
    session, other = [await started(sessions, BEN) for _ in range(2)]
    for number, message in enumerate((5, 1 << 63, (1 << 63) + 1)):
        await posted.set_board(
            session.id, thread=session.thread, message=message, board_from=1, due=[], posted=number
        )
    await posted.set_board(other.id, thread=other.thread, message=8, board_from=1, due=[], posted=0)
    old = await posted.old_boards(most=9)
    assert {(one.session, one.message, one.thread, one.last, one.becomes) for one in old} == {
        (session.id, 5, session.thread, 0, Becomes.FIRST),
        (session.id, 1 << 63, session.thread, 1, Becomes.STORY),
    }
    assert await posted.old_boards(other.id, most=9) == []
    assert await posted.old_boards(session.id, most=1) in ([one] for one in old)
    await posted.forget_board(old[0])
    assert await posted.old_boards(most=9) == old[1:]


async def test_nothing_is_kept_of_the_boards_of_a_game_that_was_put_away(sessions, journal):
    posted = Posted(journal)
    session = await started(sessions, BEN)
    await posted.set_board(session.id, thread=session.thread, message=5, board_from=1, due=[], posted=0)
    for person in (ANNA, BEN):
        await sessions.leave(session.id, person)
    await posted.set_archived(session.id)
    assert await journal.read(lambda db: db.execute("SELECT count(*) FROM boards").fetchone()) == (0,)


async def test_of_an_older_file_all_boards_but_the_newest_may_have_buttons(tmp_path, monkeypatch):
    path = tmp_path / "old.sqlite3"
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:7])
    old = await Journal.open(path)

    def fill(db):
        for number, status in enumerate(("playing", "over", "open"), 1):
            thread = None if status == "open" else 100 + number
            db.execute(
                "INSERT INTO sessions (id, game, options, guild, channel, language, host, status, created,"
                " thread, board, seed) VALUES (?, 'toy', '{}', 1, 2, 'en', 1, ?, 0, ?, 12, 's')",
                (number, status, thread),
            )
        for session in (1, 2):
            db.executemany(
                "INSERT INTO story (session, number, kind, event, at, published) VALUES (?, ?, '', '', 0, ?)",
                [(session, row, told) for row, told in enumerate((11, 11, 12, None), 1)],
            )

    await old.write(fill)
    await old.close()
    monkeypatch.undo()
    new = await Journal.open(path)
    try:
        posted = Posted(new)
        found = [(one.session, one.message, one.thread) for one in await posted.old_boards(most=9)]
        assert found == [(1, 11, 101), (2, 11, 102)], "those of running games first"
        known = await new.read(
            lambda db: db.execute("SELECT session, message, last, becomes FROM boards").fetchall()
        )
        assert known == [(1, 11, 2, "first"), (1, 12, 3, "story"), (2, 11, 2, "first")]
    finally:
        await new.close()


@pytest.mark.parametrize(
    ("find", "index"),
    [
        (posting_rows.sessions_in_trouble, "sessions_in_trouble"),
        (posting_rows.lobbies_behind, "sessions_behind"),
    ],
)
async def test_what_an_event_of_a_server_asks_for_does_not_grow_with_the_games_in_the_file(
    journal, find, index
):
    def plan(db):
        asked = []
        db.set_trace_callback(asked.append)
        find(db, 5)
        db.set_trace_callback(None)
        return [row[-1] for row in db.execute(f"EXPLAIN QUERY PLAN {asked[0]}")]

    assert any(index in step for step in await journal.write(plan))
