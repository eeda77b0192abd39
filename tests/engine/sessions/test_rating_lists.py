"""What is stored of ratings is what follows from the places, to the digit, whatever has happened."""

import asyncio
import dataclasses
import shutil

import pytest

from engine.journal import erasing_rows, place_rows, rating_rows, server_act_rows
from engine.journal.file_checks import beside
from engine.journal.journal import Journal
from engine.journal.server_act_rows import ActKind
from engine.play.chance import Chance
from engine.sessions import rating_lists, settling
from engine.sessions.forgetting import Forgetting
from tests.engine.sessions.rated import LIST, RatedGames, digits, digits_from_places, numbers, play
from tests.engine.table_talk import ANNA as HOST
from tests.engine.table_talk import BEN as GUEST
from tests.engine.table_talk import CLEO as THIRD
from tests.engine.table_talk import GUILD

ANNA, BEN, CLEO, DIRK, EVE = (1 << 40 | number for number in range(1, 6))


@pytest.fixture
def club(journal):
    return RatedGames(journal)


async def evening(club, seed, games, guild=GUILD):
    """Games of chance tables, each later than the one before."""
    chance = Chance("evening", seed)
    for number in range(games):
        people = [ANNA, BEN, CLEO, DIRK, EVE]
        chance.shuffle(people)
        there = people[: 2 + chance.below(3)]
        keys = [chance.below(3) for _ in there]
        places = [1 + sum(other < key for other in keys) for key in keys]
        absent = people[-1:] if chance.below(4) == 0 else []
        await club.play(*there, places=places, absent=absent, hours=number, guild=guild)


async def is_as_computed(club, guild=GUILD):
    """Whether what is stored is what follows from the places."""
    return await club.journal.read(lambda db: digits(db, guild) == digits_from_places(db, guild))


# Computed anew


async def test_computing_anew_gives_the_stored_digits(club):
    await evening(club, 1, 25)
    before = await club.journal.read(digits)
    assert await is_as_computed(club)
    await club.ratings.compute_anew(*LIST)
    assert await club.journal.read(digits) == before


async def test_a_late_result_makes_the_list_due_and_then_all_digits_are_right(club):
    await evening(club, 2, 10)
    assert await club.ratings.due() == []
    await club.play(ANNA, EVE, hours=4.5)
    assert await club.ratings.due() == [LIST]
    assert not await is_as_computed(club)
    await club.compute()
    assert await is_as_computed(club)
    assert await club.ratings.due() == []


async def test_of_two_results_of_one_moment_that_of_the_later_session_is_the_last(club):
    both = [await club.play(ANNA, EVE), await club.play(ANNA, EVE)]
    last = [
        await club.journal.read(lambda db, one=one: place_rows.is_last(db, *LIST, one, club.at))
        for one in both
    ]
    assert last == [False, True]
    assert await club.ratings.due() == []


async def test_digits_that_were_lost_or_are_too_many_are_put_right(club):
    await evening(club, 3, 10)
    before = await club.journal.read(digits)
    await club.rows_written("DELETE FROM rating_steps WHERE session = 3")
    await club.rows_written("DELETE FROM ratings WHERE person = ?", ANNA)
    await club.rows_written("UPDATE ratings SET opponents = 99")
    await club.rows_written("INSERT INTO ratings VALUES (?, 'toy', 7, 1, 2, 3, 4, 5)", GUILD)
    await club.ratings.compute_anew(*LIST)
    assert await club.journal.read(digits) == before


async def test_a_game_that_does_not_count_any_more_leaves_no_digits(club):
    await evening(club, 4, 6)
    await club.rows_written("UPDATE sessions SET unrated = 'chosen' WHERE id = 2")
    await club.ratings.compute_anew(*LIST)
    assert await is_as_computed(club)
    assert await club.rows("SELECT * FROM rating_steps WHERE session = 2") == []


async def test_a_list_that_is_not_there_is_not_made(club):
    await club.ratings.compute_anew(*LIST)
    assert await club.rows("SELECT * FROM rating_lists") == []


async def test_lists_of_another_server_and_of_other_games_stay_as_they_are(club):
    await evening(club, 5, 4, guild=GUILD + 1)
    await evening(club, 6, 4)
    await club.play(ANNA, BEN, game="market")
    await club.rows_written("UPDATE ratings SET rating = 1")
    await club.ratings.compute_anew(*LIST)
    assert await is_as_computed(club)
    assert set(await club.rows("SELECT rating FROM ratings WHERE guild > 111")) == {(1.0,)}
    assert set(await club.rows("SELECT rating FROM ratings WHERE game = 'market'")) == {(1.0,)}


async def test_one_step_for_a_result_that_runs_twice(club):
    session = await club.finished(GUEST)
    before = await club.journal.read(digits)
    assert len(before[0]) == 2
    again = dataclasses.replace(session, settled=None)
    is_new = await club.journal.write(
        lambda db: settling.settle(db, again, (1, 2), club.at + 1, is_over=True)
    )
    assert not is_new
    assert await club.journal.read(digits) == before
    assert await is_as_computed(club)


async def test_a_game_that_was_played_is_rated_in_the_transaction_of_its_result(club):
    session = await club.finished(GUEST)
    assert session.settled is not None
    assert {*await club.table()} == {HOST.id, GUEST.id}
    assert await is_as_computed(club)


async def test_when_the_clock_was_set_back_all_digits_are_right_after_the_next_look(club):
    await club.finished(GUEST)
    club.at -= 3600
    await club.finished(GUEST)
    assert await club.ratings.due() == [LIST]
    await club.compute()
    assert await is_as_computed(club)


# Meanwhile


def meanwhile(monkeypatch, happens):
    """Let something happen once, between the read and the write. Returns how often lists were read."""
    read, reads = Journal.read, []

    async def reading(journal, job):
        found = await read(journal, job)
        if isinstance(found, rating_lists.Stored):
            reads.append(found)
            if len(reads) == 1:
                await happens()
        return found

    monkeypatch.setattr(Journal, "read", reading)
    return reads


async def test_a_result_that_comes_in_between_is_not_lost(club, monkeypatch):
    await evening(club, 7, 6)
    await club.play(ANNA, BEN, hours=1.5)
    reads = meanwhile(monkeypatch, lambda: club.play(CLEO, ANNA, hours=2.5))
    await club.compute()
    assert len(reads) == 2
    assert await is_as_computed(club)
    assert len(await club.rows("SELECT DISTINCT session FROM rating_steps")) == 8
    assert await club.ratings.due() == []


async def test_whoever_is_forgotten_in_between_does_not_come_back(club, monkeypatch):
    await evening(club, 8, 6)
    await club.play(ANNA, BEN, hours=1.5)
    reads = meanwhile(monkeypatch, lambda: Forgetting(club.workings).forget(ANNA))
    await club.compute()
    assert len(reads) == 2
    assert await is_as_computed(club)
    people = await club.rows("SELECT person FROM ratings UNION SELECT person FROM rating_steps")
    assert (ANNA,) not in people
    assert len(people) == 5


async def test_whoever_is_forgotten_before_a_list_is_computed_first_does_not_come_back(club, monkeypatch):
    await club.play(ANNA, BEN)
    await club.rows_written("DELETE FROM ratings")  # as if it had ended before places were stored
    await club.rows_written("DELETE FROM rating_steps")
    await club.rows_written("UPDATE rating_lists SET is_due = 1")
    meanwhile(monkeypatch, lambda: Forgetting(club.workings).forget(ANNA))
    await club.compute()
    people = await club.rows("SELECT person FROM ratings UNION SELECT person FROM rating_steps")
    assert (ANNA,) not in people
    assert len(people) == 2
    assert await is_as_computed(club)


async def test_a_server_that_is_deleted_in_between_stays_deleted(club, monkeypatch):
    await evening(club, 9, 6)

    async def erase():
        for table in ("rating_lists", "ratings", "rating_steps", "result_places"):
            await club.rows_written(f"DELETE FROM {table}")  # noqa: S608

    meanwhile(monkeypatch, erase)
    await club.ratings.compute_anew(*LIST)
    assert await club.rows("SELECT * FROM ratings") == await club.rows("SELECT * FROM rating_lists") == []


async def test_a_game_that_is_deleted_alone_makes_the_list_due(club):
    await evening(club, 10, 6)
    await club.journal.write(lambda db: erasing_rows.erase_session(db, 3))
    assert await club.ratings.due() == [LIST]
    await club.compute()
    assert await is_as_computed(club)


# Whoever is forgotten


async def test_whoever_is_forgotten_changes_no_digit_of_anybody(club):
    await evening(club, 11, 20)
    before = await club.journal.read(numbers)
    for person in (ANNA, DIRK):
        await Forgetting(club.workings).forget(person)
        assert await club.journal.read(numbers) == before
        assert await is_as_computed(club)
        assert (await club.ratings.verify(*LIST)).agrees
    assert await club.ratings.due() == []


async def test_who_comes_back_and_is_forgotten_again_changes_no_digit_of_anybody(club):
    await evening(club, 12, 10)
    for hour in (20, 30, 40):
        await Forgetting(club.workings).forget(ANNA)
        await club.play(BEN, ANNA, CLEO, hours=hour)
    before = await club.journal.read(numbers)
    await Forgetting(club.workings).forget(ANNA)
    assert await club.journal.read(numbers) == before
    assert await is_as_computed(club)
    assert len(await club.rows("SELECT number FROM ghosts")) == 4, "each has a rating of its own"


@pytest.mark.parametrize("gone", [(1,), (2,), (1, 2)])
async def test_whoever_is_forgotten_again_while_their_server_is_being_deleted_is_forgotten(club, gone):
    await club.play(ANNA, BEN)
    await Forgetting(club.workings).forget(ANNA)
    await club.play(ANNA, BEN, hours=1)
    for session in gone:
        await club.journal.write(lambda db, session=session: erasing_rows.erase_session(db, session))
    await Forgetting(club.workings).forget(ANNA)
    await club.compute()
    assert await is_as_computed(club)
    assert (ANNA,) not in await club.rows("SELECT person FROM ratings UNION SELECT person FROM rating_steps")


async def test_whoever_has_two_ghosts_cannot_have_a_seat_again_that_the_first_one_lost(club):
    session = await club.play(ANNA, BEN)
    lost = {"about": ANNA, "session": session, "at": club.at}
    await club.journal.write(lambda db: server_act_rows.add_server_act(db, GUILD, ActKind.SEAT, BEN, **lost))
    for hours in (1, 2):
        await Forgetting(club.workings).forget(ANNA)
        await club.play(ANNA, BEN, hours=hours)
    assert await club.journal.read(lambda db: server_act_rows.is_expelled(db, session, ANNA))


async def test_two_ghosts_of_one_person_may_have_places_in_one_game(club):
    await club.play(ANNA, BEN, CLEO)
    await Forgetting(club.workings).forget(ANNA)
    ((ghost,),) = await club.rows("SELECT number FROM ghosts")
    await club.play(ghost, ANNA, BEN, hours=1)  # they had left, were forgotten, and took another seat
    before = await club.journal.read(numbers)
    await Forgetting(club.workings).forget(ANNA)
    assert await club.journal.read(numbers) == before
    assert len(set(await club.rows("SELECT person FROM result_places WHERE session = 2"))) == 3


async def test_the_ghost_keeps_the_rating_for_a_game_that_they_left_and_that_ends_later(club):
    await club.finished(GUEST, THIRD)
    session = await club.started(GUEST, THIRD)
    people = {person.id: person for person in (HOST, GUEST, THIRD)}

    async def play_on(most):
        for _ in range(most):
            position = await club.sessions.position(session.id, None)
            if position.ranking is not None:
                return
            seat = position.waiting_for[0]
            text = "x" if position.decisions[seat].name == "letter" else "3"
            await club.sessions.submit(session.id, people[position.session.seats[seat].person], text)

    await play_on(2)
    await Forgetting(club.workings).forget(HOST.id)
    ((ghost, before),) = await club.rows("SELECT person, rating FROM ratings WHERE person > 1000")
    await play_on(99)
    steps = await club.rows("SELECT person, rating_before FROM rating_steps WHERE session = 2")
    assert (ghost, before) in steps
    assert await is_as_computed(club)
    assert {*await club.table()} == {GUEST.id, THIRD.id}


async def test_that_somebody_hides_is_forgotten_too(club):
    await club.play(ANNA, BEN)
    for _ in range(2):
        await club.ratings.hide(GUILD, ANNA, is_hidden=True)
        await Forgetting(club.workings).forget(ANNA)
        assert await club.rows("SELECT * FROM hidden_ratings") == []
    assert len(await club.rows("SELECT number FROM ghosts")) == 1


# Checks


async def test_a_check_says_how_much_agrees_to_the_digit(club):
    await evening(club, 13, 12)
    found = await club.ratings.verify(*LIST)
    assert (found.games, found.people, found.agrees, found.first_wrong) == (12, 5, True, None)


async def test_a_check_names_the_first_game_that_is_wrong_and_changes_nothing(club):
    await evening(club, 14, 12)
    await club.rows_written("UPDATE rating_steps SET rating = rating + 0.000001 WHERE session IN (5, 9)")
    before = await club.journal.read(digits)
    found = await club.ratings.verify(*LIST)
    assert (found.agrees, found.first_wrong) == (False, 5)
    assert await club.journal.read(digits) == before


async def test_a_check_looks_at_the_ratings_of_now_too(club):
    await evening(club, 15, 12)
    await club.rows_written("UPDATE ratings SET deviation = deviation + 0.000001 WHERE person = ?", BEN)
    found = await club.ratings.verify(*LIST)
    assert (found.agrees, found.first_wrong) == (False, None)


async def test_a_check_of_a_list_that_is_due_computes_it_first(club):
    await evening(club, 16, 6)
    await club.play(ANNA, BEN, hours=1.5)
    assert (await club.ratings.verify(*LIST)).agrees
    assert await club.ratings.due() == []


# A kill


@pytest.mark.dear
async def test_after_a_kill_at_any_write_the_next_start_puts_all_digits_right(club, tmp_path, monkeypatch):
    write, copies = Journal.write, []

    async def writing(journal, job):
        for moment in ("before", "after"):
            if journal is club.journal:
                copies.append(left_behind(journal, tmp_path / f"{moment} {len(copies)}"))
            if moment == "before":
                found = await write(journal, job)
        return found

    monkeypatch.setattr(Journal, "write", writing)
    for hours in (0, 2, 1):
        await club.play(ANNA, BEN, CLEO, hours=hours)
    await Forgetting(club.workings).forget(BEN)
    await club.compute()
    assert len(copies) > 8
    for path in copies:
        journal = await Journal.open(path)
        try:
            again = RatedGames(journal)
            await again.ratings.begin()
            await again.compute()
            assert await is_as_computed(again)
        finally:
            await journal.close()


async def test_an_error_in_the_middle_stores_nothing_and_it_stays_due(club, monkeypatch):
    await evening(club, 21, 5)
    await club.play(ANNA, BEN, hours=1.5)
    before, put = await club.journal.read(digits), rating_rows.put_in_place

    def broken(*given):
        put(*given)
        raise RuntimeError

    monkeypatch.setattr(rating_rows, "put_in_place", broken)
    with pytest.raises(RuntimeError):
        await club.compute()
    assert await club.journal.read(digits) == before
    assert await club.ratings.due() == [LIST]


async def test_a_list_is_computed_off_the_loop(club, monkeypatch):
    ran, to_thread = [], asyncio.to_thread

    async def noted(job, *given):
        ran.append(job)
        return await to_thread(job, *given)

    monkeypatch.setattr(asyncio, "to_thread", noted)
    await club.journal.write(lambda db: [play(db, (ANNA, BEN), at=float(hour)) for hour in range(3)])
    await club.ratings.compute_anew(*LIST)
    assert ran == [rating_lists.differences]


def left_behind(journal, folder):
    """The file as a kill leaves it now."""
    folder.mkdir()
    for ending in ("", "-wal", "-shm", ".life"):
        if beside(journal.path, ending).exists():
            shutil.copyfile(beside(journal.path, ending), beside(folder / "saloon.sqlite3", ending))
    return folder / "saloon.sqlite3"
