"""What people and the bot are told at the front door of leagues, and what is noted there, however late."""

import pytest

from engine.clock.pace import DAY
from engine.errors import Refused
from engine.leagues import acts, entering
from engine.leagues.leagues import Leagues
from engine.sessions.seating import Person
from engine.sessions.servers import Servers
from tests.engine.leagues.office import ELSEWHERE, EVE, GUILD, PEOPLE, Office

ANNA, BEN, CLEO, DIRK, *_ = PEOPLE
EIGHT = PEOPLE[:8]


@pytest.fixture
def office(journal):
    return Office(journal)


async def refused(coroutine):
    with pytest.raises(Refused) as caught:
        await coroutine
    return caught.value.reason


async def test_it_is_not_said_that_a_round_was_drawn_which_was_skipped(office):
    league = await office.founded(ANNA, BEN)
    await office.until(acts.RoundSkipped)
    assert await refused(office.leagues.sit_out(GUILD, league, ANNA, 1)) == "round-unknown"


async def test_whoever_is_too_late_to_sit_out_reads_when_that_round_was_drawn(office):
    league = await office.founded(ANNA, BEN, CLEO, DIRK)
    await office.drawn(ANNA, BEN, CLEO, DIRK)
    drawn_at = int(office.now)
    await office.drawn(ANNA, BEN, CLEO, DIRK)
    with pytest.raises(Refused) as caught:
        await office.leagues.sit_out(GUILD, league, ANNA, 1)
    assert caught.value.values == {"at": drawn_at}


async def test_where_a_league_is_posted_outlasts_a_start(office):
    league = await office.founded(ANNA)
    await office.leagues.set_board(league, 11)
    await office.leagues.set_news(league, 12)
    await office.leagues.set_channels(GUILD, league, 13, 14)
    for _ in range(2):
        row = (await office.leagues.overview(GUILD, league)).row
        assert (row.board, row.news, row.channel, row.tables_channel) == (11, 12, 13, 14)
        office.open_doors(office.journal)
    assert await refused(office.leagues.set_channels(ELSEWHERE, league, 1, 1)) == "league-unknown"


async def test_the_next_season_is_proposed_as_the_last_one_with_its_dates_moved(office):
    league = await office.founded(*EIGHT, rounds=4)
    await office.season(*EIGHT, rounds=4)
    before = (await office.leagues.overview(GUILD, league)).settings
    after = await office.leagues.next_settings(GUILD, league, sign_up_days=3)
    assert (after.rounds, after.every, after.zone) == (4, before.every, before.zone)
    assert 2 * DAY < after.start - office.now <= 3 * DAY
    assert (await office.leagues.next_settings(GUILD, league, rounds=5)).rounds == 5


async def test_a_seat_that_is_given_up_after_its_table_was_decided_is_not_lost(office):
    await office.founded(ANNA, BEN)
    (session,) = await office.drawn(ANNA, BEN)
    for _ in range(2):
        (seat,) = (await office.sessions.position(session.id, None)).waiting_for
        await office.sessions.submit(session.id, Person(session.seats[seat].person, ""), "4")
    for person in ANNA, BEN:
        await office.sessions.leave(session.id, person)
        office.now += 60
    await office.leagues.sync(session.id)
    assert [one.entry for one in await office.done(acts.SeatLost)] == [1]


async def test_a_game_whose_answers_are_lost_does_not_count(office):
    await office.founded(ANNA, BEN)
    (session,) = await office.drawn(ANNA, BEN)
    await office.rows("UPDATE sessions SET settled = ?, unrated = 'lost' RETURNING 1", office.now)
    assert [type(one.act) for one in await office.leagues.sync(session.id)] == [acts.Voided]


async def test_whoever_alone_has_answered_at_a_table_has_the_points_of_a_bye(office):
    await office.founded(ANNA, BEN)
    (session,) = await office.drawn(ANNA, BEN)
    await office.sessions.leave(session.id, BEN)
    await office.play(session)
    assert await office.standings() == {1: (1, 5), 2: (2, 0)}


async def test_a_table_that_was_voided_before_it_was_dealt_is_not_dealt(office):
    league = await office.founded(ANNA, BEN)
    await office.called(ANNA, BEN)
    await office.until(acts.Drawn)
    (table,) = await office.leagues.to_open(league)
    await office.leagues.void(GUILD, league, EVE, "Not this one", 1, 1)
    dealing = office.leagues.opened(table.fixture, starter=1, thread=2, language="en")
    assert await refused(dealing) == "table-over"
    assert await office.leagues.to_open(league) == ()


async def test_a_season_that_stands_still_is_looked_at_before_the_pauses_of_its_tables_end(office):
    league = await office.founded(ANNA, BEN)
    (session,) = await office.drawn(ANNA, BEN)
    await office.leagues.stop(GUILD, league, EVE, "Holidays")
    due = await office.leagues.next_due()
    assert due is not None
    assert due <= (await office.posted.session(session.id)).paused_until


async def test_a_table_that_counts_again_is_looked_after_again(office):
    league = await office.founded(ANNA, BEN)
    (session,) = await office.drawn(ANNA, BEN)
    voided = await office.leagues.void(GUILD, league, EVE, "A mistake", 1, 1)
    assert await office.leagues.behind() == {}
    await office.leagues.undo(GUILD, league, EVE, "It was none", voided)
    assert await office.leagues.behind() == {session.id: league}
    assert await office.leagues.begin() == [league]


async def test_seats_are_kept_for_the_own_division_at_first_and_then_for_all_who_stand_by(office):
    people = PEOPLE[:10]
    league = await office.founded(*people, table=2, division=8)
    await office.drawn(*people[:9])
    table = next(one for one in await office.leagues.tables(GUILD, league) if one.fixture.division == 1)
    lost = table.fixture.drawn[0]
    person = (await office.leagues.entries(GUILD, league))[lost].person
    await office.sessions.leave(table.row.session, Person(person, ""))
    await office.leagues.sync(table.row.session)
    stranger = people[9]

    def taking():
        return office.leagues.take_seat(GUILD, league, stranger, 1, table.fixture.table, lost)

    assert await refused(taking()) == "seat-for-others"
    office.now += 3 * DAY
    assert await refused(taking()) == "seat-for-others"
    await office.leagues.stand_by(GUILD, league, stranger, stands_by=True)
    assert await taking() == table.row.session


async def test_nobody_takes_a_seat_again_that_they_have_given_up(office):
    league = await office.founded(ANNA, BEN)
    (session,) = await office.drawn(ANNA, BEN)
    await office.sessions.leave(session.id, ANNA)
    await office.leagues.sync(session.id)
    assert await refused(office.leagues.take_seat(GUILD, league, ANNA, 1, 1, 1)) == "seat-lost-here"


async def test_a_season_takes_no_more_people_than_it_has_room_for(office, monkeypatch):
    monkeypatch.setattr(entering, "MOST_ENTRIES", 2)
    league = await office.founded(ANNA, BEN)
    assert await refused(office.leagues.join(GUILD, league, CLEO)) == "season-full"


async def test_leagues_that_are_asked_one_after_the_other_do_not_all_stay_in_memory(office):
    office.leagues = Leagues(office.sessions, Servers(office.sessions.workings), capacity=1)
    first = await office.founded(ANNA)
    second = await office.founded(ANNA, BEN, name="Other League")
    for league, people in (first, 1), (second, 2), (first, 1):
        assert len(await office.leagues.entries(GUILD, league)) == people
        assert len(office.leagues._known) == 1


async def test_a_hidden_rating_moves_nobody_into_a_division(office):
    await office.founded(*PEOPLE, table=2, division=8)
    for number, person in enumerate(PEOPLE[3:], 1):  # the best is the last, who hides it
        row = (GUILD, "duel", person.id, 1500 + number, 60, 20, 9, 0)
        await office.rows("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING 1", *row)
    await office.ratings.hide(GUILD, PEOPLE[-1].id, is_hidden=True)
    await office.drawn(*PEOPLE)
    (drawn,) = await office.done(acts.Drawn)
    assert drawn.divisions[0].joined == (5, 6, 7, 8, 9)
