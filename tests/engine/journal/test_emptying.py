"""States from which nothing resumes are emptied: at each round, and in files of earlier versions in steps."""

import dataclasses
import itertools
import logging
import sqlite3
from contextlib import closing

import pytest

from engine.errors import ReplayMismatch
from engine.journal import copies, emptying, match_rows, note_rows, schema, session_rows
from engine.journal.journal import Journal
from engine.journal.records import SessionId
from engine.journal.restores import restore
from engine.play.chance import Chance
from engine.play.codec import DecodeError, packed, unpacked
from engine.play.match import Checkpoint
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.engine.older_files import as_older
from tests.engine.table_talk import ANNA, BEN, GUILD, TABLES, THREAD, play_on, ranking, started, turns, whole
from tests.engine.toy import game_of

LONG = {**TABLES, "toy": dataclasses.replace(game_of(turns, rounds=7), ranking=ranking)}
"""Each round is four answers of two people."""
BEFORE = 8
"""The last version that kept every state."""


def states(db):
    """Which checkpoints have a state, by session."""
    found = db.execute(
        "SELECT session, round, state <> '' FROM checkpoints ORDER BY 1, 2, attempt"
    ).fetchall()
    return {
        session: [number for _, number, has_state in of if has_state]
        for session, of in itertools.groupby(found, key=lambda row: row[0])
    }


async def played(sessions, answers, *others):
    """A running game after this many answers."""
    session = await started(sessions, *(others or (BEN,)))
    await play_on(sessions, session, Chance("emptying"), heard=lambda *_: None, most=answers)
    return session


async def file_of_before(path, monkeypatch, *, games, answers=18):
    """A file as the version before left it, with games in their fifth round; what is seen of each."""
    with monkeypatch.context() as before:
        before.setattr(match_rows, "empty_states", lambda *_, **more: None)
        before.setattr(match_rows, "packed", str)
        before.setattr(match_rows, "_DIGITS", 64)
        journal = await Journal.open(path.with_name("of-today"))
        sessions = Sessions(journal, LONG)
        seen = {}
        for _ in range(games):
            session = await played(sessions, answers)
            seen[session.id] = await whole(sessions, session)
        assert set(map(tuple, (await journal.read(states)).values())) == {(1, 2, 3, 4, 5)}
        await journal.close()
    as_older(journal.path, path, BEFORE)
    return seen


async def seen_again(journal, seen):
    sessions = Sessions(journal, LONG)
    return {number: await whole(sessions, await sessions.find(number, guild=GUILD)) for number in seen}


async def test_the_first_and_the_newest_two_rounds_keep_their_states(journal):
    sessions = Sessions(journal, LONG)
    session, kept = await started(sessions, BEN), []
    for _ in range(6):
        kept.append((await journal.read(states))[session.id])
        await play_on(sessions, session, Chance("rounds"), heard=lambda *_: None, most=4)
    assert kept == [[1], [1, 2], [1, 2, 3], [1, 3, 4], [1, 4, 5], [1, 5, 6]]
    assert await whole(Sessions(journal, LONG), session) == await whole(sessions, session)


@pytest.mark.parametrize(
    ("numbers", "kept"),
    [
        ([(1, 0), (1, 1), (1, 2), (1, 3)], [(1, 0), (1, 2), (1, 3)]),
        ([(1, 0), (2, 0), (3, 2), (3, 0), (3, 1)], [(1, 0), (3, 1), (3, 2)]),
        ([(4, 0), (5, 0), (10, 0)], [(4, 0), (5, 0), (10, 0)]),
    ],
)
def test_the_newest_are_those_of_the_last_round_and_attempt(numbers, kept):
    with closing(sqlite3.connect(":memory:")) as db:
        for script in schema.MIGRATIONS:
            db.executescript(script)
        db.executemany("INSERT INTO checkpoints VALUES (1, ?, ?, 1, '{}', 0, '', 0)", numbers)
        match_rows.empty_states(db, SessionId(1))
        found = db.execute("SELECT round, attempt FROM checkpoints WHERE state <> '' ORDER BY 1, 2")
        assert found.fetchall() == kept


async def test_a_step_through_several_rounds_without_a_question_keeps_what_is_the_newest_then(journal):
    def job(db):
        session = session_rows.insert_session(
            db, game="toy", options={}, guild=1, channel=2, language="en", host=ANNA.id, name="Anna", at=0.0
        )
        made = [Checkpoint(number, 0, 1, f'{{"rounds":{number}}}', 0, "") for number in range(1, 7)]
        match_rows.save_start(db, session, seed="s", thread=3)
        match_rows.save_checkpoints(db, session, made[:5], 0)
        before = states(db)
        match_rows.save_checkpoints(db, session, made[5:], 0)
        return before, states(db), match_rows.record(db, session).checkpoint.state

    before, after, state = await journal.write(job)
    assert list(before.values()) == [[1, 4, 5]]
    assert list(after.values()) == [[1, 5, 6]]
    assert unpacked(state) == '{"rounds":6}'


async def test_a_state_that_is_needed_and_was_emptied_is_said_and_not_made_up(journal):
    session = await played(Sessions(journal, LONG), 6)
    await journal.write(lambda db: db.execute("UPDATE checkpoints SET state = ''").rowcount)
    with pytest.raises(ReplayMismatch, match="the state from which round 2 began was emptied"):
        await Sessions(journal, LONG).position(session.id, None)
    assert "was emptied" in copies.verify(journal.path, LONG).frozen[session.id]


@pytest.mark.parametrize("state", ['{"a":1}', "{}", '{"name":"🂡 é"}', '{"long":"' + "x" * 9000 + '"}'])
def test_a_state_comes_back_as_it_was_stored_be_it_packed_or_as_it_is(state):
    assert unpacked(packed(state)) == unpacked(state) == state


@pytest.mark.parametrize("damaged", ["z:", "z:x", "z:{{{{{", packed('{"a":1}')[:-3]])
def test_a_packed_state_that_is_damaged_does_not_fit(damaged):
    with pytest.raises(DecodeError, match="unpacked"):
        unpacked(damaged)


async def test_a_file_of_the_version_before_goes_on_and_is_emptied_for_good(tmp_path, monkeypatch, caplog):
    caplog.set_level(logging.INFO)
    path = tmp_path / "saloon.sqlite3"
    seen = await file_of_before(path, monkeypatch, games=5)
    assert "brings" not in caplog.text
    journal = await Journal.open(path)
    try:
        assert "up to date" in caplog.text
        assert await seen_again(journal, seen) == seen
        await Posted(journal).set_board(1, thread=THREAD + 1, message=5, board_from=1, due=[], posted=0)
        await Posted(journal).set_board(1, thread=THREAD + 1, message=6, board_from=1, due=[], posted=0)
        assert [old.message for old in await Posted(journal).old_boards(most=9)] == [5]
        done = []
        while await journal.write(lambda db: emptying.empty_some(db, 2)):
            done.append(sum(kept == [1, 4, 5] for kept in (await journal.read(states)).values()))
        assert done == [2, 4]
        assert set(map(tuple, (await journal.read(states)).values())) == {(1, 4, 5)}
        assert await seen_again(journal, seen) == seen
        sessions = Sessions(journal, LONG)
        for number in seen:
            session = await sessions.find(number, guild=GUILD)
            await play_on(sessions, session, Chance("on"), heard=lambda *_: None)
            assert (await sessions.position(number, None)).ranking is not None
    finally:
        await journal.close()
    again = await Journal.open(path)
    assert not await again.read(emptying.is_due)
    before = await again.read(states)
    assert not await again.write(lambda db: emptying.empty_some(db, 2))
    assert await again.read(states) == before
    await again.close()


async def test_a_crash_in_a_step_undoes_it_whole_and_the_next_start_does_nothing_twice(tmp_path, monkeypatch):
    path = tmp_path / "saloon.sqlite3"
    seen = await file_of_before(path, monkeypatch, games=5)

    class Crash(Exception):
        pass

    def crashes(db):
        emptying.empty_some(db, 2)
        raise Crash

    journal = await Journal.open(path)
    await journal.write(lambda db: emptying.empty_some(db, 2))
    before = await journal.read(lambda db: list(db.iterdump()))
    with pytest.raises(Crash):
        await journal.write(crashes)
    assert await journal.read(lambda db: list(db.iterdump())) == before
    await journal.close()

    journal, emptied = await Journal.open(path), []
    empty_states = match_rows.empty_states
    monkeypatch.setattr(
        match_rows, "empty_states", lambda db, number: (emptied.append(number), empty_states(db, number))
    )
    while await journal.write(lambda db: emptying.empty_some(db, 2)):
        pass
    assert emptied == [3, 4, 5]
    assert set(map(tuple, (await journal.read(states)).values())) == {(1, 4, 5)}
    assert await seen_again(journal, seen) == seen
    await journal.close()


async def test_what_is_emptied_leaves_whole_pages_free_for_what_comes(tmp_path, monkeypatch):
    path = tmp_path / "saloon.sqlite3"

    def large(state):
        return state.replace('"secret":"x"', f'"secret":"{"x" * 1000}"')

    monkeypatch.setattr(match_rows, "packed", large)
    with monkeypatch.context() as before:
        before.setattr(match_rows, "empty_states", lambda *_, **more: None)
        journal = await Journal.open(path)
        for _ in range(8):
            await played(Sessions(journal, LONG), 24)
    await journal.write(lambda db: note_rows.save_note(db, emptying.EMPTIED, "0"))

    def pages(db):
        return [db.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "freelist_count")]

    size, _ = await journal.read(pages)
    while await journal.write(lambda db: emptying.empty_some(db, 3)):
        pass
    after, free = await journal.read(pages)
    assert after == size
    assert free >= 6
    await journal.close()


async def test_a_new_file_has_nothing_to_empty(journal):
    assert not await journal.read(emptying.is_due)


async def test_an_older_backup_is_brought_up_to_date_when_it_is_restored_and_emptied_later(
    tmp_path, monkeypatch
):
    seen = await file_of_before(tmp_path / "older", monkeypatch, games=2)
    restore(tmp_path / "saloon.sqlite3", tmp_path / "older", LONG)
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        assert await journal.read(emptying.is_due)
        while await journal.write(lambda db: emptying.empty_some(db, 1)):
            pass
        assert set(map(tuple, (await journal.read(states)).values())) == {(1, 4, 5)}
        assert not copies.verify(journal.path, LONG).frozen
        sessions = Sessions(journal, LONG)
        for number in seen:
            await play_on(
                sessions, await sessions.find(number, guild=GUILD), Chance("on"), heard=lambda *_: None
            )
    finally:
        await journal.close()
