"""Whoever tries to gain by how games are settled gains nothing: by switches, clocks, going or waiting."""

from dataclasses import replace

import pytest

from cogs.posting.outcome_text import outcome_text
from engine.clock.pace import PaceName
from engine.play.table import Seat
from engine.results.places import Why
from engine.sessions.offer_acts import Offered, TookOver
from engine.sessions.outcomes import outcome_of
from engine.sessions.ratings import Ratings
from engine.sessions.sequels import Sequels
from engine.sessions.server_settings import Setting
from engine.sessions.session_events import AllHaveGone, Decided
from engine.sessions.settling import Loss
from renders.language.catalogues import words_for
from tests.engine.sessions.test_settling import Settled, loss, sleeps_until_closed
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD
from tests.engine.toy import A, B, C

D = Seat(3)


@pytest.fixture
def table(journal):
    return Settled(journal)


async def switch(table, *, on):
    await table.servers.change(GUILD, ANNA.id, Setting.RATINGS, lambda row: replace(row, ratings=on))


async def test_a_loss_on_a_server_whose_ratings_are_off_for_a_moment_is_told_as_such(table):
    session = await table.went(BEN)
    await switch(table, on=False)
    await table.leave(session, ANNA)
    await switch(table, on=True)
    stored = await table.stored(session)
    found = await table.journal.read(lambda db: outcome_of(db, stored))
    said = outcome_text(found, stored, None, words_for("en"))
    assert said == "-# Does not count for ratings: they were switched off on this server."


async def test_a_game_that_was_opened_while_ratings_were_off_never_counts(table):
    await switch(table, on=False)
    session = await table.started(BEN)
    await switch(table, on=True)
    await table.answer(session)
    assert (await table.why(session), await table.rated(session)) == (Why.CHOSEN, set())


async def test_a_clock_that_is_set_back_changes_no_digit(table):
    first = await table.went(BEN, answers=10**6)
    table.at -= 3600
    second = await table.started(BEN)
    await table.answer(second, 3)
    await table.leave(second, BEN)
    ratings = Ratings(table.workings)
    assert await ratings.due() == [(GUILD, "toy")]
    await ratings.compute_anew(GUILD, "toy")
    assert (await ratings.verify(GUILD, "toy")).agrees
    assert await table.rows("SELECT session FROM rating_steps WHERE rating_before = 1500") == [
        (second.id,),
        (second.id,),
    ]
    assert await table.places(first) == {ANNA.id: 2, BEN.id: 1}


async def test_whoever_opens_the_table_saves_nobody_by_leaving_first_or_last(table):
    for people in ((ANNA, BEN, CLEO), (BEN, CLEO, ANNA), (CLEO, ANNA, BEN)):
        session = await table.went(BEN, CLEO)
        await table.leave(session, *people)
        last, middle, first = people
        assert await table.places(session) == {last.id: 3, middle.id: 2, first.id: 1}
        assert (await table.stored(session)).status == "closed"


async def test_a_sequel_counts_or_not_like_the_game_before_it_and_seats_nobody_who_did_not_press(table):
    before = await table.went(BEN, answers=10**6)
    sequel = await Sequels(table.workings).play_again(before.id, ANNA)
    assert [seat.person for seat in sequel.session.seats] == [ANNA.id]
    assert sequel.session.is_rated


async def test_a_substitute_escapes_no_loss_by_leaving_in_time(table):
    """For the robot plays on until they have given fewer than half of the seat's answers."""
    session = await table.went(BEN, robots=1, answers=1)
    await table.act(session, Offered(C, ANNA.id))
    await table.act(session, TookOver(C, CLEO))
    await table.answer(session, most=5)
    assert await loss(table, session, CLEO) is Loss.RATING
    await table.leave(session, CLEO)
    await table.answer(session)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1, CLEO.id: 3}


async def stopped(table, pace, *others, offered=A):
    """A table that waits for Anna until it is closed, with a seat that is offered to others."""
    session = await table.started(BEN, *others, pace=pace)
    await table.answer(session, 3)
    while (await table.sessions.position(session.id, None)).waiting_for != (A,):
        await table.answer(session, 1)
    await table.act(session, Offered(offered, ANNA.id))
    await sleeps_until_closed(table, session)
    return session


async def test_whoever_stops_a_table_without_clocks_for_good_is_last(table):
    session = await stopped(table, PaceName.NONE)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}
    assert await table.told(session) == [Decided(B)]


@pytest.mark.parametrize(("pace", "others"), [(PaceName.NONE, (CLEO,)), (PaceName.DAILY, ())])
async def test_a_table_that_others_could_have_played_on_leaves_no_result(table, pace, others):
    session = await stopped(table, pace, *others)
    assert (await table.why(session), await table.places(session)) == ("not settled", {})


async def test_nobody_wins_by_an_offer_while_they_are_waited_for_themselves(table):
    session = await stopped(table, PaceName.NONE, offered=B)
    assert (await table.why(session), await table.places(session)) == ("not settled", {})


async def test_whoever_left_and_came_back_is_not_told_to_be_first_when_all_others_go(table):
    session = await table.went(BEN, CLEO)
    await table.leave(session, ANNA)
    await table.act(session, Offered(A, BEN.id))
    await table.act(session, TookOver(A, ANNA))
    assert await loss(table, session, ANNA) is Loss.NOTHING, "it is lost already"
    await table.leave(session, BEN, CLEO)
    assert await table.places(session) == {ANNA.id: 3, BEN.id: 2, CLEO.id: 1}
    assert await table.told(session) == [AllHaveGone()]


@pytest.mark.parametrize(("answers", "place"), [(3, 3), (0, None)])
async def test_nobody_waits_for_whoever_sits_on_a_second_seat(table, answers, place):
    session = await table.went(BEN, CLEO, robots=1, answers=answers)
    await table.leave(session, ANNA)
    await table.answer(session, 3)
    await table.act(session, Offered(D, BEN.id))
    await table.act(session, TookOver(D, ANNA))
    await table.leave(session, BEN, CLEO)
    assert await table.places(session) == {ANNA.id: place, BEN.id: 2, CLEO.id: 1}
    assert await table.told(session) == [AllHaveGone()]
