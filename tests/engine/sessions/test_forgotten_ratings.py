"""Whoever is forgotten leaves their numbers to the others, and nothing of themself, however often they come
back and whichever copy of the file is put back."""

import pytest

from engine.journal.copies import backup
from engine.journal.journal import Journal
from engine.journal.restores import restore
from engine.journal.snowflakes import is_ghost
from engine.play.chance import Chance
from engine.sessions.forgetting import Forgetting, forget_again
from tests.engine.sessions.forgotten import crowd, traces
from tests.engine.sessions.rated import RatedGames, digits, digits_from_places, numbers
from tests.engine.table_talk import GUILD, TABLES


@pytest.fixture
def club(journal):
    return RatedGames(journal)


async def evening(club, people, seed, games, first=0):
    """Games of chance tables on two servers, each later than the one before."""
    chance = Chance("forgotten ratings", seed)
    for number in range(first, first + games):
        there = [person.id for person in people]
        chance.shuffle(there)
        *there, absent = there[: 3 + chance.below(3)]
        await club.play(*there, absent=[absent], hours=number, guild=GUILD + chance.below(2))


async def forget(club, person):
    """Forget somebody, and look that they have changed no number and left nothing."""
    before = await club.journal.read(numbers)
    await Forgetting(club.workings).forget(person.id)
    assert await club.journal.read(numbers) == before
    assert traces(club.journal.path, person) == {}
    for guild in (GUILD, GUILD + 1):
        assert await club.journal.read(lambda db, on=guild: digits(db, on) == digits_from_places(db, on))


@pytest.mark.dear
async def test_twenty_people_are_forgotten_in_turn_and_no_number_of_anybody_changes(club):
    people = crowd(Chance("twenty"))
    await evening(club, people, 1, 60)
    for person in people[::2]:
        await club.ratings.hide(GUILD, person.id, is_hidden=True)
    for person in people:
        await forget(club, person)
    left = await club.rows(
        "SELECT person FROM result_places UNION SELECT person FROM rating_steps"
        " UNION SELECT person FROM ratings UNION SELECT person FROM hidden_ratings"
    )
    assert left
    assert all(is_ghost(person) for (person,) in left)


@pytest.mark.dear
async def test_a_copy_from_between_two_lives_forgets_the_second_again_and_changes_no_number(club, tmp_path):
    people = crowd(Chance("lives"), 6)
    for life in range(2):
        await evening(club, people, life, 12, first=12 * life)
        if not life:
            await forget(club, people[0])
            club.at += 3600
    path, copy = club.journal.path, tmp_path / "copy"
    backup(path, copy, TABLES, now=club.at)
    before = await club.journal.read(numbers)
    for person in people[:3]:
        club.at += 3600
        await forget(club, person)
    await club.journal.close()
    assert restore(path, copy, TABLES, now=club.at, forget=forget_again).forgotten == 3
    assert [traces(path, person) for person in people[:3]] == [{}] * 3
    again = RatedGames(await Journal.open(path))
    try:
        assert await again.journal.read(numbers) == before
        for person in people[3:]:
            await forget(again, person)
    finally:
        await again.journal.close()


async def test_what_was_hidden_after_a_copy_was_made_stays_hidden_if_it_is_put_back(club, tmp_path):
    ada, bo, cy = (person.id for person in crowd(Chance("hidden"), 3))
    await club.play(ada, bo, cy)
    await club.ratings.hide(GUILD, ada, is_hidden=True)
    path, copy = club.journal.path, tmp_path / "copy"
    backup(path, copy, TABLES, now=club.at)
    await club.ratings.hide(GUILD, bo, is_hidden=True)
    await club.journal.close()
    restore(path, copy, TABLES, now=club.at + 60)
    again = RatedGames(await Journal.open(path))
    try:
        assert {*await again.table()} == {cy}
    finally:
        await again.journal.close()
