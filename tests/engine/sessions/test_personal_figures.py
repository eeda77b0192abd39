"""A person's figures: places beside what would be even, best results, and games with robots alone."""

from dataclasses import replace

import pytest

from engine.journal import personal_figure_rows, rating_rows
from engine.journal.personal_figure_rows import Played, PlayedAlone
from engine.journal.records import By, SessionId
from engine.play.game import Ranking
from engine.play.table import Seat
from engine.sessions import personal_figures
from engine.sessions.forgetting import Forgetting
from engine.sessions.lost_seats import LostSeats
from engine.sessions.personal_figures import PersonalFigures, figures_by_title
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, TABLES, started, turns
from tests.engine.toy import game_of

ELSEWHERE = GUILD + 1


def named(state):
    """The numbers that the seats have named."""
    return [int(number or 0) for number in state.log[1 : 1 + int(state.log[0])]]


MOST = replace(game_of(turns), ranking=lambda state: Ranking.by(named(state), points=named(state)))
"""One round: whoever names the highest number is first."""
FEWEST = replace(MOST, ranking=lambda state: Ranking.by([-n for n in named(state)], points=named(state)))
BARE = replace(MOST, ranking=lambda state: Ranking.by(named(state), points=[0 for _ in named(state)]))
"""A game without points."""


@pytest.fixture
def sessions(journal):
    return Sessions(journal, {**TABLES, "toy": MOST})


async def play(sessions, people, numbers, *, robots=0, guild=GUILD):
    """A game that was played to its end: Anna and these people name these numbers."""
    session = await started(sessions, *people, robots=robots, guild=guild)
    await play_on(sessions, session, (ANNA, *people), numbers)
    return session


async def play_on(sessions, session, everybody, numbers):
    while (position := await sessions.position(session.id, None)).ranking is None:
        seat = position.waiting_for[0]
        person = next(one for one in everybody if one.id == position.session.seats[seat].person)
        is_number = position.decisions[seat].name == "number"
        await sessions.submit(session.id, person, str(numbers[seat]) if is_number else "x")


async def read(sessions, person=ANNA, *, guild=GUILD, reader=ANNA):
    return await PersonalFigures(sessions.workings).of(guild, person.id, reader=reader and reader.id)


async def title(sessions, person=ANNA):
    (found,) = (await read(sessions, person)).titles
    return found


async def test_places_are_counted_by_the_number_of_people_who_counted(sessions):
    await play(sessions, [BEN], [9, 1])
    await play(sessions, [BEN, CLEO], [2, 9, 1])
    await play(sessions, [BEN, CLEO], [9, 8, 1])
    found = await title(sessions)
    assert [(each.people, each.places) for each in found.by_size] == [(2, (1, 0)), (3, (1, 1, 0))]
    assert (found.game, found.games, found.wins) == ("toy", 3, 2)
    assert found.even == pytest.approx(1 / 2 + 2 / 3)


async def test_a_shared_first_place_is_a_first_for_each_and_more_of_them_are_even(sessions):
    await play(sessions, [BEN, CLEO], [9, 9, 1])
    found = [await title(sessions, person) for person in (ANNA, BEN, CLEO)]
    assert [(each.wins, each.by_size[0].places) for each in found] == [
        (1, (1, 0, 0)),
        (1, (1, 0, 0)),
        (0, (0, 0, 1)),
    ]
    assert [each.even for each in found] == pytest.approx([2 / 3] * 3)


async def test_a_robot_makes_a_table_no_larger(sessions):
    await play(sessions, [BEN], [5, 9], robots=2)
    (size,) = (await title(sessions)).by_size
    assert (size.people, size.places) == (2, (0, 1))


async def test_games_with_robots_alone_stand_apart(sessions):
    await play(sessions, [], [9], robots=2)
    await play(sessions, [], [1], robots=1)  # the robot names 1, too: nobody came before Anna
    await play(sessions, [BEN], [9, 1])
    found = await title(sessions)
    assert (found.robot_games, found.robot_wins, found.games, found.wins) == (2, 2, 1, 1)


async def test_a_game_with_robots_that_did_not_end_is_none(sessions):
    session = await started(sessions, robots=2)
    await sessions.submit(session.id, ANNA, "5")
    await sessions.leave(session.id, ANNA)
    assert await read(sessions) is None


async def test_the_best_result_of_each_size_has_the_most_points(sessions):
    await play(sessions, [BEN], [7, 9])
    await play(sessions, [BEN], [3, 1])
    await play(sessions, [BEN, CLEO], [2, 3, 4])
    assert [each.best for each in (await title(sessions)).by_size] == [7, 2]


async def test_where_fewer_points_are_better_the_best_result_has_the_fewest(journal):
    sessions = Sessions(journal, {**TABLES, "toy": FEWEST})
    await play(sessions, [BEN], [7, 9])
    await play(sessions, [BEN], [3, 1])
    assert [each.best for each in (await title(sessions)).by_size] == [3]


async def test_points_are_a_result_even_if_all_have_had_the_same(sessions):
    await play(sessions, [BEN], [7, 7])
    assert [each.best for each in (await title(sessions)).by_size] == [7]


async def test_a_game_without_points_has_places_and_no_best_result(journal):
    sessions = Sessions(journal, {**TABLES, "toy": BARE})
    await play(sessions, [BEN], [7, 9])
    (size,) = (await title(sessions)).by_size
    assert (size.places, size.best) == ((0, 1), None)


async def test_whoever_left_is_last_and_has_no_result(sessions):
    session = await started(sessions, BEN, CLEO)
    await sessions.submit(session.id, ANNA, "9")
    await sessions.leave(session.id, ANNA)
    await play_on(sessions, session, (BEN, CLEO), [0, 5, 6])
    (size,) = (await title(sessions)).by_size
    assert (size.people, size.places, size.best) == (3, (0, 0, 1), None)
    (other,) = (await title(sessions, CLEO)).by_size
    assert (other.places, other.best) == ((1, 0, 0), 6)


async def test_whoever_left_and_came_back_is_last_and_has_no_result(sessions):
    session = await started(sessions, BEN, CLEO)
    await sessions.submit(session.id, ANNA, "9")
    await sessions.leave(session.id, ANNA)
    offers = LostSeats(sessions.workings)
    await offers.offer_robots_seat(session.id, BEN.id, Seat(0))
    await offers.take(session.id, Seat(0), ANNA)
    await play_on(sessions, session, (ANNA, BEN, CLEO), [9, 5, 6])
    (size,) = (await title(sessions)).by_size
    assert (size.places, size.best) == ((0, 0, 1), None)


async def test_a_game_that_is_decided_early_counts_at_once_and_never_with_points(sessions):
    session = await started(sessions, BEN, robots=1)
    await sessions.submit(session.id, ANNA, "5")
    await sessions.submit(session.id, BEN, "9")
    await sessions.leave(session.id, BEN)
    early = await title(sessions)
    assert [(each.people, each.places, each.best) for each in early.by_size] == [(2, (1, 0), None)]
    await play_on(sessions, session, (ANNA,), [5, 9, 1])
    assert await title(sessions) == early


async def test_whoever_never_answered_has_no_game_and_makes_the_table_no_larger(sessions):
    session = await started(sessions, BEN, CLEO)
    await sessions.submit(session.id, ANNA, "9")
    await sessions.submit(session.id, BEN, "8")
    await sessions.leave(session.id, CLEO)
    await play_on(sessions, session, (ANNA, BEN), [9, 8, 1])
    assert [each.people for each in (await title(sessions)).by_size] == [2]
    assert await read(sessions, CLEO) is None


async def test_somebody_who_never_answered_leaves_a_game_with_robots_alone(sessions):
    session = await started(sessions, BEN, robots=1)
    await sessions.submit(session.id, ANNA, "9")
    await sessions.leave(session.id, BEN)
    await play_on(sessions, session, (ANNA,), [9, 8, 1])
    found = await title(sessions)
    assert (found.games, found.robot_games, found.robot_wins) == (0, 1, 1)
    assert await read(sessions, BEN) is None


async def test_games_that_do_not_count_for_ratings_are_figures_all_the_same(sessions, journal):
    for unrated in ("chosen", "server"):
        session = await play(sessions, [BEN], [9, 1])
        await journal.write(
            lambda db, session=session, unrated=unrated: (
                db.execute("UPDATE sessions SET unrated = ? WHERE id = ?", (unrated, session.id)).rowcount
            )
        )
    assert (await title(sessions)).wins == 2


async def test_running_games_and_those_whose_places_nobody_knows_are_none(sessions, journal):
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "5")
    await play(sessions, [BEN], [9, 1])
    await journal.write(
        lambda db: (
            db.execute("DELETE FROM result_places").rowcount,
            db.execute("UPDATE sessions SET unrated = 'lost' WHERE settled IS NOT NULL").rowcount,
        )
    )
    assert await read(sessions) is None


async def test_each_server_has_its_own_figures(sessions):
    await play(sessions, [BEN], [9, 1])
    await play(sessions, [], [9], robots=1)
    assert await read(sessions, guild=ELSEWHERE) is None
    await play(sessions, [BEN], [1, 9], guild=ELSEWHERE)
    found = await read(sessions, guild=ELSEWHERE)
    assert [(each.wins, each.games, each.robot_games) for each in found.titles] == [(0, 1, 0)]


async def test_whoever_hides_has_no_figures_for_others_and_all_for_themself(sessions, journal):
    await play(sessions, [BEN], [9, 1])
    shown = await read(sessions)
    await journal.write(lambda db: rating_rows.hide(db, GUILD, ANNA.id, is_hidden=True))
    assert [await read(sessions, reader=reader) for reader in (BEN, None)] == [None, None]
    assert await read(sessions) == shown
    assert (await read(sessions, BEN)).titles[0].games == 1, "the others' games stay theirs"


async def test_nothing_is_read_of_whoever_hides(sessions, journal, monkeypatch):
    await play(sessions, [BEN], [9, 1])
    await journal.write(lambda db: rating_rows.hide(db, GUILD, ANNA.id, is_hidden=True))
    monkeypatch.setattr(personal_figure_rows, "played", None)
    assert await read(sessions, reader=BEN) is None


async def test_who_is_forgotten_leaves_the_figures_of_the_others_as_they_are(sessions):
    await play(sessions, [BEN, CLEO], [5, 9, 1])
    before = await title(sessions)
    await Forgetting(sessions.workings).forget(BEN.id)
    assert await title(sessions) == before
    assert await read(sessions, BEN) is None


async def test_points_that_a_caretaker_made_are_nobodys_best_result(sessions, journal):
    await play(sessions, [BEN], [3, 1])
    kept = await play(sessions, [BEN], [9, 1])
    await journal.write(
        lambda db: (
            db.execute(
                "UPDATE answers SET by = ? WHERE session = ? AND seat = 0", (By.CARETAKER, kept.id)
            ).rowcount
        )
    )
    assert [each.best for each in (await title(sessions)).by_size] == [3]


async def test_the_name_is_the_last_one_on_this_server(sessions):
    await play(sessions, [BEN], [9, 1])
    await play(sessions, [replace(BEN, name="Benjamin")], [9, 1])
    await play(sessions, [replace(BEN, name="Elsewhere")], [9, 1], guild=ELSEWHERE)
    assert (await read(sessions, BEN)).name == "Benjamin"


def test_the_title_with_the_most_games_comes_first_and_robots_come_last():
    def one(game):
        return Played(SessionId(1), game, Seat(0), place=1, people=2, firsts=1)

    alone = [PlayedAlone("robots", 2), PlayedAlone("robots", 1), PlayedAlone("many", 2)]
    found = figures_by_title([one("few"), one("many"), one("many")], alone, lambda game: True)
    assert [each.game for each in found] == ["many", "few", "robots"]
    assert [(each.robot_games, each.robot_wins) for each in found] == [(1, 0), (0, 0), (2, 1)]


def test_the_first_places_of_everybody_are_together_as_many_as_would_be_even():
    """At each table those who came first are as many as even gives all who sat there."""
    for people, firsts in ((2, 1), (3, 2), (5, 5)):
        places = [1] * firsts + [firsts + 1] * (people - firsts)
        found = [
            figures_by_title([Played(SessionId(1), "toy", Seat(0), place, people, firsts)], [], bool)[0]
            for place in places
        ]
        assert sum(each.wins for each in found) == pytest.approx(sum(each.even for each in found))


async def test_a_person_with_many_games_costs_few_questions(sessions, journal):
    for _ in range(3):
        await play(sessions, [BEN], [9, 1])
        await play(sessions, [], [9], robots=1)
    asked = []

    def job(db):
        db.set_trace_callback(asked.append)
        personal_figures._read(db, GUILD, ANNA.id, ANNA.id)
        db.set_trace_callback(None)

    await journal.read(job)
    assert len([each for each in asked if each.startswith("SELECT")]) <= 6
