"""What a game has left of its people: as everybody may know it, or one person; before its end nothing."""

import pytest

from engine.clock.pace import DAY
from engine.journal import rating_rows
from engine.results.places import Why
from engine.results.steps import FEWEST_GAMES, FEWEST_OPPONENTS
from engine.sessions.endings import Endings
from engine.sessions.sequels import Sequels
from engine.sessions.server_settings import Setting, with_setting
from engine.sessions.servers import Servers
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, DIRK, GUILD


@pytest.fixture
def table(journal):
    return Clockwork(journal)


@pytest.fixture
def switch(table):
    """Switches the server's ratings on or off."""

    async def switched(*, is_on):
        await Servers(table.workings).change(
            GUILD, DIRK.id, Setting.RATINGS, lambda row: with_setting(row, Setting.RATINGS, is_on)
        )

    return switched


async def outcome(table, session, reader=None):
    if reader is not None:
        return await table.posted.outcome(session.id, reader.id)
    return (await table.posted.board(session.id)).outcome


async def numbers(table, session, reader=None):
    """Who has numbers, by name."""
    return [one.name for one in (await outcome(table, session, reader)).people if one.step is not None]


async def test_there_is_none_before_the_end_even_if_all_but_one_have_gone(table):
    session = await table.started(BEN)
    await table.sessions.submit(session.id, ANNA, "3")
    await table.sessions.submit(session.id, BEN, "3")
    await table.sessions.leave(session.id, BEN)
    assert await outcome(table, session) is None


async def test_a_game_that_all_have_left_says_who_went_early_and_who_stayed(table):
    session = await table.started(BEN)
    await table.sessions.submit(session.id, ANNA, "3")
    await table.sessions.submit(session.id, BEN, "3")
    await table.sessions.leave(session.id, BEN)
    await table.sessions.leave(session.id, ANNA)
    found = await outcome(table, session)
    assert [(one.name, one.place) for one in found.people] == [("Anna", 1), ("Ben", 2)]
    assert found.people[1].has_gone


async def test_whoever_hides_has_numbers_for_themselves_alone(table, journal):
    session = await table.finished(BEN)
    assert await numbers(table, session) == ["Anna", "Ben"]
    await journal.write(lambda db: rating_rows.hide(db, GUILD, BEN.id, is_hidden=True))
    assert await numbers(table, session) == ["Anna"]
    assert await numbers(table, session, ANNA) == ["Anna"]
    assert await numbers(table, session, BEN) == ["Anna", "Ben"]


async def test_a_rating_is_provisional_until_enough_games_against_enough_people(table, journal):
    session = await table.finished(BEN)
    assert [one.is_provisional for one in (await outcome(table, session)).people] == [True, True]
    await journal.write(
        lambda db: (
            db.execute(
                "UPDATE ratings SET games = ?, opponents = ? WHERE person = ?",
                (FEWEST_GAMES, FEWEST_OPPONENTS, BEN.id),
            ).rowcount
        )
    )
    assert [one.is_provisional for one in (await outcome(table, session)).people] == [True, False]


async def test_a_game_of_one_person_among_robots_tells_itself_from_one_that_others_left(table):
    alone, left = await table.finished(robots=1), await table.started(BEN, CLEO)
    for person in (BEN, CLEO, ANNA):
        await table.sessions.leave(left.id, person)
    assert [
        (found.why, found.seated) for found in (await outcome(table, alone), await outcome(table, left))
    ] == [
        (Why.ALONE, 1),
        (Why.ALONE, 3),
    ]


async def test_no_number_is_told_once_a_server_has_switched_its_ratings_off(table, switch):
    session = await table.finished(BEN)
    await switch(is_on=False)
    assert await numbers(table, session) == []
    assert not (await outcome(table, session)).has_ratings
    await switch(is_on=True)
    assert await numbers(table, session) == ["Anna", "Ben"]


@pytest.mark.parametrize("is_wanted", [True, False])
@pytest.mark.parametrize("is_on", [True, False])
async def test_a_game_is_to_count_if_whoever_opens_it_wants_so_and_the_server_has_ratings(
    table, switch, is_wanted, is_on
):
    await switch(is_on=is_on)
    session = await table.sessions.open(
        "toy", {}, guild=GUILD, channel=CHANNEL, host=ANNA, language="en", is_rated=is_wanted
    )
    assert session.is_rated == (is_wanted and is_on)
    assert await table.sessions.has_ratings(GUILD) == is_on


async def test_who_plays_again_plays_for_ratings_as_before_if_the_server_still_has_any(
    table, switch, journal
):
    counting, silent, sequels = await table.finished(BEN), await table.finished(BEN), Sequels(table.workings)
    await journal.write(
        lambda db: db.execute("UPDATE sessions SET rated = 0 WHERE id = ?", (silent.id,)).rowcount
    )
    assert (await sequels.play_again(counting.id, ANNA)).session.is_rated
    assert not (await sequels.play_again(silent.id, ANNA)).session.is_rated
    later = await table.finished(BEN)
    await switch(is_on=False)
    assert later.is_rated
    assert not (await sequels.play_again(later.id, BEN)).session.is_rated


async def test_seats_that_are_opened_again_count_as_before(table, journal):
    sequels, sessions = Sequels(table.workings), []
    for is_rated in (True, False):
        session = await table.opened()
        await journal.write(
            lambda db, number=session.id, rated=is_rated: (
                db.execute("UPDATE sessions SET rated = ? WHERE id = ?", (rated, number)).rowcount
            )
        )
        sessions.append(session)
    table.at += 8 * DAY
    for session in sessions:
        assert await Endings(table.workings).close_lobby(session.id)
        assert await outcome(table, session) is None
    again = [(await sequels.open_again(session.id, ANNA)).session.is_rated for session in sessions]
    assert again == [True, False]
