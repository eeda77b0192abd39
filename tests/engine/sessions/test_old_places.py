"""Who counted in games that ended before that was stored: the same as if it had been settled then."""

import asyncio

import pytest

from bot.upkeep import disk
from engine.journal import place_rows, rating_rows
from engine.journal.journal import Journal
from engine.journal.records import By
from engine.results.places import Why
from engine.sessions import old_places, old_results
from tests.engine.older_files import as_older
from tests.engine.sessions.test_settling import Settled
from tests.engine.sessions.test_settling import sleeps_until_closed as sleeps
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, GUILD, TABLES

BEFORE = 16
"""The version of files in which nothing was settled."""


async def games(table):
    """Games that have ended in all ways, and one that goes on."""
    over = await table.went(BEN, CLEO, answers=10**6)
    table.at += 60
    alone = await table.went(robots=1, answers=10**6)
    left = await table.went(BEN, CLEO)
    await table.leave(left, BEN, ANNA, CLEO)
    emptied = await table.went(robots=1, answers=1)
    await table.leave(emptied, ANNA)
    slept = await table.went(BEN, CLEO)
    await sleeps(table, slept)
    ended = await table.went(BEN, answers=1)
    await table.leave(ended, ANNA)
    await table.moderation.end(ended.id, DIRK, "a quarrel")
    return {
        "over": over,
        "alone": alone,
        "left": left,
        "emptied": emptied,
        "slept": slept,
        "ended": ended,
        "lobby": await table.opened(BEN),
        "running": await table.went(BEN),
    }


async def everything(journal):
    """What is settled, without the ratings that follow from it."""
    return await journal.read(
        lambda db: (
            db.execute("SELECT id, settled, unrated FROM sessions ORDER BY id").fetchall(),
            db.execute("SELECT * FROM result_places ORDER BY session, seat, person").fetchall(),
        )
    )


@pytest.fixture
async def older(tmp_path):
    """The games in a file of an earlier version, and what is settled of them in one of today."""
    table = Settled(await Journal.open(tmp_path / "new"))
    made, expected = await games(table), await everything(table.journal)
    await table.journal.close()
    table = Settled(await Journal.open(as_older(tmp_path / "new", tmp_path / "old", BEFORE)))
    yield table, made, expected
    await table.journal.close()


async def settle_all(table, most=3):
    assert await table.journal.read(old_places.is_due)
    while await old_places.store_some(table.journal, most):
        pass
    assert not await table.journal.read(old_places.is_due)


async def test_older_games_are_settled_as_they_would_have_been(older):
    table, made, expected = older
    assert (await everything(table.journal)) != expected
    await settle_all(table)
    assert await everything(table.journal) == expected
    assert await table.places(made["over"]) == {ANNA.id: 3, BEN.id: 2, CLEO.id: 1}
    assert await table.places(made["left"]) == {ANNA.id: 2, BEN.id: 3, CLEO.id: 1}
    assert await table.why(made["alone"]) is Why.ALONE
    for name in ("emptied", "slept", "ended", "lobby", "running"):
        assert await table.why(made[name]) == "not settled", name


async def test_their_ratings_are_due_and_not_computed_game_by_game(older):
    table, *_ = older
    await settle_all(table)
    assert await table.journal.read(rating_rows.lists_due) == [(GUILD, "toy")]
    assert await table.rows("SELECT * FROM rating_steps") == []


async def test_nothing_is_due_where_nobody_has_a_place(tmp_path):
    table = Settled(await Journal.open(tmp_path / "new"))
    await table.went(robots=1, answers=10**6)
    await table.journal.close()
    table = Settled(await Journal.open(as_older(tmp_path / "new", tmp_path / "old", BEFORE)))
    await settle_all(table)
    assert await table.journal.read(rating_rows.lists_due) == []
    await table.journal.close()


async def test_a_crash_between_two_looks_settles_nothing_twice(older):
    table, _, expected = older
    assert await old_places.store_some(table.journal, 1)
    table.restart()
    await settle_all(table)
    assert await everything(table.journal) == expected


async def test_a_game_that_ends_meanwhile_keeps_its_own_moment(older):
    table, made, _ = older
    table.at += 3600
    await table.answer(made["running"])
    await settle_all(table)
    assert (await table.stored(made["running"])).settled == table.at


async def test_places_wait_for_the_results(older):
    table, *_ = older
    await table.rows_written("INSERT INTO notes (name, value) VALUES ('results-missing', '0')")
    assert not await table.journal.read(old_places.is_due)
    while await old_results.store_some(table.journal, TABLES, 9):
        pass
    assert await table.journal.read(old_places.is_due)


async def test_a_game_without_a_ranking_is_lost_but_not_if_one_alone_has_stayed(older):
    table, made, _ = older
    decided = await table.went(BEN)
    await table.leave(decided, BEN)
    await table.answer(decided)
    await table.rows_written("UPDATE results SET ranks = NULL, points = NULL")
    await table.rows_written("DELETE FROM result_places")
    await table.rows_written("UPDATE sessions SET settled = NULL, unrated = NULL")
    await settle_all(table)
    assert (await table.why(made["over"]), await table.places(made["over"])) == (Why.LOST, {})
    assert await table.why(made["alone"]) is Why.ALONE
    assert await table.places(decided) == {ANNA.id: 1, BEN.id: 2}


async def test_the_sittings_of_early_files_are_enough(tmp_path):
    """There, whoever left is known from their answers, and whoever never answered is not known at all."""
    table = Settled(await Journal.open(tmp_path / "new"))
    left, unknown = await table.went(BEN, CLEO), await table.went(BEN, CLEO, answers=1)
    await table.leave(left, ANNA)
    await table.leave(unknown, CLEO)
    for session in (left, unknown):
        await table.answer(session)
    await table.journal.close()
    table = Settled(await Journal.open(as_older(tmp_path / "new", tmp_path / "old", 7)))
    await table.rows_written("UPDATE answers SET by = ? WHERE person IS NULL", By.ROBOT)
    while await old_results.store_some(table.journal, table.sessions._games, 9):
        pass
    await settle_all(table)
    assert await table.places(left) == {ANNA.id: 3, BEN.id: 2, CLEO.id: 1}
    assert await table.places(unknown) == {ANNA.id: 2, BEN.id: 1}
    await table.journal.close()


async def test_a_running_bot_settles_older_games_by_itself(older, monkeypatch):
    table, _, expected = older
    monkeypatch.setattr(disk, "CALM_S", 0)
    monkeypatch.setattr(disk, "PAUSE_S", 0)
    chores = disk.chores(table.journal, table.sessions._games)
    watching = asyncio.create_task(disk.watch(table.journal, asyncio.Event(), chores))
    async with asyncio.timeout(10):
        while await table.journal.read(old_places.is_due):
            pass
    assert not await disk.found_damage(watching)
    assert await everything(table.journal) == expected


async def test_a_new_file_has_nothing_to_settle(journal):
    assert not await journal.read(old_places.is_due)
    assert await journal.read(lambda db: place_rows.ended_after(db, 0, 5)) == []
