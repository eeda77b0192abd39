"""What is to be told of tables is stored with the act, and the lost seats of a season are found."""

import pytest

from engine.journal.fixture_post_rows import Owed
from engine.leagues import acts
from engine.leagues.season import State
from engine.sessions.inbox import Inbox
from tests.engine.leagues.office import EVE, GUILD, PEOPLE, Office

FOUR = PEOPLE[:4]


@pytest.fixture
async def office(journal):
    return Office(journal)


async def owed(office, what):
    return [(one.key, one.act) for one in await office.leagues.owed(office.number, what)]


async def number_of(office, kind):
    return [
        one.number for one, _ in await office.leagues.log(GUILD, office.number) if isinstance(one.act, kind)
    ]


async def test_each_act_that_changes_what_a_table_has_left_is_to_be_told_until_it_was(office):
    league = await office.founded(*FOUR)
    session, _ = await office.drawn(*FOUR)
    assert await owed(office, Owed.STARTER) == []
    await office.play(session)
    (ended,) = await number_of(office, acts.TableEnded)
    assert await owed(office, Owed.STARTER) == [((1, 1), ended)]
    voided = await office.leagues.void(GUILD, league, EVE, "wrong", 1, 1)
    (table,) = await office.leagues.owed(league, Owed.STARTER)
    assert (table.act, table.session, table.starter, table.thread) == (voided, session.id, 5001, 5001)
    await office.leagues.set_table_told(table.id, ended, Owed.STARTER)  # the older one
    assert await owed(office, Owed.STARTER) == [((1, 1), voided)]
    await office.leagues.set_table_told(table.id, voided, Owed.STARTER)
    assert await owed(office, Owed.STARTER) == []
    undone = await office.leagues.undo(GUILD, league, EVE, "right", voided)
    assert await owed(office, Owed.STARTER) == [((1, 1), undone)]
    assert await office.leagues.leagues_owing() == [league]


async def test_only_tables_that_are_not_over_hear_of_the_planned_end(office):
    await office.founded(*FOUR, rounds=3, last_games=40)
    session, _ = await office.drawn(*FOUR)
    await office.play(session)
    await office.until(acts.EndAnnounced)
    (announced,) = await number_of(office, acts.EndAnnounced)
    assert await owed(office, Owed.NOTICE) == [((1, 2), announced)]


async def test_a_lost_seat_is_in_the_inbox_until_the_season_is_over_or_the_table_does_not_count(office):
    league = await office.founded(*FOUR)
    (session, _), inbox = await office.drawn(*FOUR), Inbox(office.sessions.workings)
    lost = await office.lapse(await office.post(session))
    entries = await office.leagues.entries(GUILD, league)
    people = [entries[one.act.entry].person for one in lost if isinstance(one.act, acts.SeatLost)]
    assert people
    for person in people:
        (one,) = await inbox.lost(person)
        assert (one.session.id, one.why, one.is_rated) == (session.id, "no-show", True)
    others = {one.id for one in FOUR} - set(people)
    assert not any([await inbox.lost(person) for person in others])
    act = await office.leagues.void(GUILD, league, EVE, "wrong", 1, 1)
    await office.leagues.undo(GUILD, league, EVE, "right", act)
    assert await inbox.lost(people[0])
    while (await office.leagues.overview(GUILD, league)).state is not State.OVER:
        await office.until_due()
    assert not await inbox.lost(people[0])


async def test_a_table_of_an_earlier_season_or_of_a_closed_league_is_still_known(office):
    league = await office.founded(*FOUR, last_games=7)
    session, _ = await office.drawn(*FOUR)
    while (await office.leagues.overview(GUILD, league)).state is not State.OVER:
        await office.until_due()
    first = await office.leagues.table_of(session.id)
    assert (first.season, first.round, first.table, first.planned_end) == (1, 1, 1, None)
    await office.leagues.open_next(GUILD, league, EVE)
    assert await office.leagues.table_of(session.id) == first
    await office.leagues.close(GUILD, league, EVE, "over")
    assert await office.leagues.table_of(session.id) == first
    assert await office.leagues.table_of(4711) is None
