"""The bot computes lists of ratings anew that are due, and no others."""

import asyncio

import pytest

from bot.due.rating_lists import RatingLists
from engine.journal import note_rows, place_rows, rating_rows
from engine.journal.due_rows import DueKind
from engine.sessions.calls import Calls
from tests.cogs.visits import services
from tests.engine.sessions.rated import LIST, RatedGames, digits, digits_from_places
from tests.engine.table_talk import GUILD

ANNA, BEN, CLEO = (1 << 40 | number for number in range(1, 4))


@pytest.fixture
async def club(journal):
    """Two servers with games that are rated in order."""
    made = RatedGames(journal)
    for guild in (GUILD, GUILD + 1):
        for hours in range(3):
            await made.play(ANNA, BEN, CLEO, guild=guild, hours=hours)
    return made


async def due(club):
    return (await Calls(club.workings).due(club.at)).others[DueKind.RATINGS]


async def test_the_bot_computes_what_is_due_and_then_nothing_is(club):
    assert await due(club) == ()
    await club.play(ANNA, BEN, hours=1.5)
    assert await due(club) == (GUILD,)
    assert await Calls(club.workings).next_due(after=club.at) is None, "it waits for no moment"
    await RatingLists(services(ratings=club.ratings)).handlers[DueKind.RATINGS](GUILD)
    assert await due(club) == ()
    assert await club.journal.read(digits) == await club.journal.read(digits_from_places)


async def test_lists_of_many_servers_are_computed_one_at_a_time(club, monkeypatch):
    await club.rows_written("UPDATE rating_lists SET is_due = 1")
    under_way, most = 0, 0
    compute = club.ratings.compute_anew

    async def counted(*one):
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await compute(*one)
        under_way -= 1

    monkeypatch.setattr(club.ratings, "compute_anew", counted)
    handle = RatingLists(services(ratings=club.ratings)).handlers[DueKind.RATINGS]
    await asyncio.gather(*map(handle, await due(club)))
    assert (most, await due(club)) == (1, ())


async def test_nothing_is_computed_while_older_games_are_not_settled(club):
    await club.play(ANNA, BEN, hours=1.5)
    await club.journal.write(lambda db: note_rows.save_note(db, place_rows.MISSING, "0"))
    assert await due(club) == ()
    await club.journal.write(lambda db: note_rows.forget_note(db, place_rows.MISSING))
    assert await due(club) == (GUILD,)


@pytest.mark.parametrize("column", ["erase_at", "left_at"])
async def test_nothing_is_computed_for_a_server_that_is_to_be_deleted_unless_that_is_taken_back(club, column):
    await club.play(ANNA, BEN, hours=1.5)
    await club.rows_written(f"INSERT INTO servers (guild, {column}) VALUES (?, 1)", GUILD)  # noqa: S608
    assert await due(club) == ()
    await club.rows_written(f"UPDATE servers SET {column} = NULL")  # noqa: S608
    assert await due(club) == (GUILD,)


async def test_another_formula_makes_all_lists_due_at_the_start(club, monkeypatch):
    await club.ratings.begin()
    assert await club.ratings.due() == []
    monkeypatch.setattr(rating_rows, "RATING_VERSION", rating_rows.RATING_VERSION + 1)
    await club.ratings.begin()
    assert await club.ratings.due() == [LIST, (GUILD + 1, "toy")]
    await club.compute()
    await club.ratings.begin()
    assert await club.ratings.due() == []
