"""How matches ended: stored by seat in the transaction that ends them, and replayed for those from before."""

import asyncio
import dataclasses
import itertools

import pytest

from bot.upkeep import disk
from engine.journal import result_rows
from engine.journal.journal import Journal
from engine.journal.records import Result
from engine.play.chance import Chance
from engine.play.game import Ranking
from engine.sessions import old_results
from engine.sessions.sessions import Sessions
from tests.engine.older_files import as_older
from tests.engine.table_talk import ANNA, BEN, TABLES, play_on, started, turns
from tests.engine.toy import A, B, C, game_of

TIED = {
    **TABLES,
    "toy": dataclasses.replace(
        game_of(turns, rounds=1), ranking=lambda state: Ranking(((B,), (A, C)), (3, 9, 3))
    ),
}


async def result(journal, session):
    return await journal.read(lambda db: result_rows.result(db, session.id))


async def test_the_step_that_ends_a_match_stores_everybodys_place_and_points_robots_included(journal):
    ticks = itertools.count(1.0)
    sessions = Sessions(journal, TIED, now=lambda: next(ticks))
    session = await started(sessions, BEN, robots=1)
    heard = []
    await play_on(sessions, session, Chance("on"), heard=lambda *step: heard.append(step), most=3)
    assert await result(journal, session) is None
    await play_on(sessions, session, Chance("on"), heard=lambda *step: heard.append(step))
    found = await result(journal, session)
    assert (found.ranks, found.points) == ((2, 1, 2), (3, 9, 3))
    (last,) = await journal.read(lambda db: db.execute("SELECT max(at) FROM story").fetchone())
    assert found.ended == last


async def test_a_game_that_everybody_has_left_has_no_result(journal):
    sessions = Sessions(journal, TIED)
    session = await started(sessions, robots=2)
    await sessions.leave(session.id, ANNA)
    assert await result(journal, session) is None


@pytest.fixture
async def older(tmp_path):
    """A file of the version before with two games that are over, one that is not, and one that was left."""
    journal = await Journal.open(tmp_path / "new")
    sessions = Sessions(journal, TIED)
    over = [await started(sessions, BEN, robots=1) for _ in range(2)]
    for session in over:
        await play_on(sessions, session, Chance("on"), heard=lambda *_: None)
    running, left = await started(sessions, BEN), await started(sessions, robots=2)
    await sessions.leave(left.id, ANNA)
    expected = [await result(journal, session) for session in over]
    await journal.close()
    journal = await Journal.open(as_older(tmp_path / "new", tmp_path / "old", 9))
    yield journal, over, (running, left), expected
    await journal.close()


async def stored(journal, games=TIED, most=2):
    assert await journal.read(old_results.is_due)
    while await old_results.store_some(journal, games, most):
        pass
    assert not await journal.read(old_results.is_due)


async def test_games_that_ended_before_get_their_results_from_a_replay(older):
    journal, over, others, expected = older
    assert [await result(journal, session) for session in over] == [None, None]
    await stored(journal)
    assert [await result(journal, session) for session in over] == expected
    assert [await result(journal, session) for session in others] == [None, None]


async def test_a_game_that_no_longer_replays_is_said_and_has_no_places(older, caplog):
    journal, over, _, expected = older
    await journal.write(
        lambda db: (
            db.execute("UPDATE answers SET digest = replace(digest, ':', ':x') WHERE session = 1").rowcount
        )
    )
    await stored(journal)
    assert await result(journal, over[0]) == Result(expected[0].ended, None, None)
    assert await result(journal, over[1]) == expected[1]
    assert "how game 1 ended cannot be told any more" in caplog.text


async def test_a_crash_between_two_looks_does_nothing_twice(older, monkeypatch):
    journal, over, _, expected = older
    assert await old_results.store_some(journal, TIED, 1)
    await journal.write(lambda db: db.execute("UPDATE results SET ended = 5").rowcount)
    await stored(journal)
    assert (await result(journal, over[0])).ended == 5
    assert await result(journal, over[1]) == expected[1]


async def test_a_running_bot_does_it_by_itself_after_its_start(older, monkeypatch):
    journal, over, _, expected = older
    monkeypatch.setattr(disk, "CALM_S", 0)
    monkeypatch.setattr(disk, "PAUSE_S", 0)
    watching = asyncio.create_task(disk.watch(journal, asyncio.Event(), disk.chores(journal, TIED)))
    async with asyncio.timeout(10):
        while await journal.read(old_results.is_due):
            pass
    assert not await disk.found_damage(watching)
    assert [await result(journal, session) for session in over] == expected


async def test_a_new_file_has_no_older_results_to_find(journal):
    assert not await journal.read(old_results.is_due)
