"""People and organisers who try to profit by the rules of leagues, and what only looks like it."""

from dataclasses import replace

import pytest

from engine.clock.pace import DAY, PaceName
from engine.errors import Refused
from engine.leagues import acts
from engine.leagues.acts import LostBecause
from engine.leagues.earned import Played, earned
from engine.leagues.points import POINT, Seated, Table
from engine.leagues.ranking import ranking
from engine.leagues.season import can_be_undone
from engine.leagues.tables import Facts, _seated
from engine.results.places import Why
from engine.sessions.endings import Endings
from engine.sessions.motions import Motions
from engine.sessions.seating import Person
from tests.engine.leagues.office import EVE, GUILD, PEOPLE, Office
from tests.engine.leagues.world import ORGANISER, World, settings

FIVE = PEOPLE[:5]
FOUR = PEOPLE[:4]


@pytest.fixture
async def office(journal):
    return Office(journal)


async def refused(coroutine):
    with pytest.raises(Refused) as caught:
        await coroutine
    return caught.value.reason


async def with_a_substitute(office):
    """A league of five, at one of whose tables somebody has given their seat up without an answer; who
    has a bye has it now. Returns the session, the table, and as entries the loser, the substitute and the
    other one."""
    league = await office.founded(*FIVE)
    session = (await office.drawn(*FIVE))[0]
    ((bye,),) = [one.byes for one in (await office.done(acts.Drawn))[0].divisions]
    first, other = (Person(seat.person, seat.name) for seat in session.seats)
    await office.sessions.leave(session.id, first)
    await office.leagues.sync(session.id)
    entries = await office.leagues.entries(GUILD, league)
    loser, other = (next(e.number for e in entries.values() if e.person == p.id) for p in (first, other))
    table = (await office.leagues.free_seats(GUILD, league))[0].table
    await office.leagues.take_seat(GUILD, league, PEOPLE[bye - 1], 1, table, loser)
    return session, table, loser, bye, other


async def test_two_people_of_one_seat_do_not_both_get_a_place(office):
    _, table, *entries = await with_a_substitute(office)
    loser, bye, other = (PEOPLE[entry - 1].id for entry in entries)
    placing = office.leagues.place
    three = [[other], [bye], [loser]]
    assert await refused(placing(GUILD, office.number, EVE, "All", 1, table, three)) == (
        "places-do-not-fit-those"
    )
    await placing(GUILD, office.number, EVE, "Two", 1, table, [[other], [loser]])
    await placing(GUILD, office.number, EVE, "Two others", 1, table, [[bye], [other]])
    standings = await office.standings()
    assert [standings[entry][1] for entry in entries] == [0, 9, 1]


@pytest.mark.parametrize(("own", "counts"), [(1, False), (2, True)])
async def test_a_substitute_who_has_hardly_played_gets_nothing_where_nobody_else_came(office, own, counts):
    session, table, _, bye, _ = await with_a_substitute(office)
    league = (await office.leagues.tables(GUILD, office.number))[table - 1]
    person = PEOPLE[bye - 1].id
    answers = {seat: {person: own, None: 2} for seat in (0, 1)}
    facts = Facts(replace(session, unrated=Why.ALONE), (), {}, (), answers)
    async with office.leagues._held(office.number) as held:
        seats = _seated(held, league.fixture, facts)
    assert [one.place for one in seats if one.entry == bye] == [1] * counts


async def test_places_by_hand_count_after_a_void_and_each_is_undone_alone(office):
    await office.founded(*FOUR)
    for session in await office.drawn(*FOUR):
        await office.play(session)
    first, second = (await office.leagues.tables(GUILD, office.number))[0].fixture.drawn
    turned = [[PEOPLE[second - 1].id], [PEOPLE[first - 1].id]]

    async def now():
        standings = await office.standings()
        ((unrated,),) = await office.rows("SELECT unrated FROM sessions WHERE id = 1")
        return standings[first][1], standings[second][1], unrated

    undoing = office.leagues.undo
    void = await office.leagues.void(GUILD, office.number, EVE, "Doubtful", 1, 1)
    assert await now() == (5, 5, "voided")
    placed = await office.leagues.place(GUILD, office.number, EVE, "Seen", 1, 1, turned)
    assert await now() == (1, 9, None)
    await undoing(GUILD, office.number, EVE, "Not seen", placed)
    assert await now() == (5, 5, "voided")
    await office.leagues.place(GUILD, office.number, EVE, "Seen again", 1, 1, turned)
    await undoing(GUILD, office.number, EVE, "It counts anyway", void)
    assert await now() == (1, 9, None)
    await office.compute()
    assert (await office.leagues.verify(GUILD, office.number)).what is None


def test_what_the_bot_has_done_is_not_undone():
    world = World(4)
    world.until(settings().start - DAY)
    world.answer(1, 2, 3, 4)
    world.days(2)
    number = world.do(acts.Voided(1, 1))
    assert not can_be_undone(world.season, number)


async def test_whoever_has_left_the_season_takes_no_seat_and_does_not_stand_by(office):
    league = await office.founded(*FIVE)
    session = (await office.drawn(*FIVE))[0]
    ((bye,),) = [one.byes for one in (await office.done(acts.Drawn))[0].divisions]
    await office.sessions.leave(session.id, Person(session.seats[0].person, ""))
    await office.leagues.sync(session.id)
    (free,) = await office.leagues.free_seats(GUILD, league)
    person = PEOPLE[bye - 1]
    await office.leagues.leave(GUILD, league, person)
    taking = office.leagues.take_seat(GUILD, league, person, 1, free.table, free.entry)
    assert await refused(taking) == "not-entered"
    assert await refused(office.leagues.stand_by(GUILD, league, person, stands_by=True)) == "not-entered"


async def test_whoever_leaves_before_their_third_seat_is_lost_does_not_come_in_again(office):
    league = await office.founded(*FOUR, at_once=10)
    anna = PEOPLE[0]
    sessions = []
    for _ in range(3):
        sessions += [s for s in await office.drawn(*FOUR) if s.seat_of(anna.id) is not None]
    await office.leagues.leave(GUILD, league, anna)
    for session in sessions:
        await office.sessions.leave(session.id, anna)
        await office.leagues.sync(session.id)
    assert await refused(office.leagues.join(GUILD, league, anna)) == "lost-too-many-seats"


def test_a_table_that_does_not_count_is_nobodys_last_place():
    seats = (Seated(1, 1), Seated(2, 2), Seated(3, 3), Seated(4, None, has_lost=True))
    table = Table(1, 1, seats, is_voided=True)
    rounds = earned(Played({1: (1, 2, 3, 4)}, [table], rounds=1))
    assert [rounds[entry][0].is_last for entry in (1, 2, 3, 4)] == [False] * 4


def test_an_open_table_that_is_larger_than_the_next_ones_lets_less_be_sure():
    world = World(5, table=5, rounds=3)
    for number, order in enumerate(([1, 2, 3, 4, 5], [1, 3, 2, 4, 5], None), 1):
        world.until(settings().start + (number - 1) * 7 * DAY - DAY)
        world.answer(*range(1, 6))
        world.until(settings().start + (number - 1) * 7 * DAY + 60)
        if order is not None:
            world.end(number, order=order)
    world.do(acts.SettingsChanged(settings(table=2, rounds=3)), ORGANISER, "Smaller")
    first = ranking(world.season)[1][0]
    assert (first.entry, first.points, first.sure) == (1, 22 * POINT, frozenset())


async def test_after_the_last_draw_no_more_is_changed_than_what_comes_next(office):
    await office.founded(*FOUR)
    change = office.leagues.change
    for _ in range(3):
        await office.drawn(*FOUR)
    for changes in ({"last_games": 90}, {"line": 0}, {"rounds": 12}):
        assert await refused(change(GUILD, office.number, EVE, "More", **changes)) == "league-setting-fixed"
    assert (await change(GUILD, office.number, EVE, "Again", goes_on=True)).goes_on


async def test_an_expulsion_that_counts_again_frees_the_seat_at_once(office):
    await office.founded(*FOUR)
    anna = PEOPLE[0]
    await office.leagues.expel(GUILD, office.number, EVE, "Rude", anna.id)
    await office.leagues.readmit(GUILD, office.number, EVE, "Sorry", anna.id)
    readmitted = next(n.number for n in await office.leagues.to_undo(GUILD, office.number))
    session = next(one for one in await office.drawn(*FOUR) if one.seat_of(anna.id) is not None)
    await office.leagues.undo(GUILD, office.number, EVE, "Not sorry", readmitted)
    assert (await office.posted.session(session.id)).seat_of(anna.id) is None
    assert [one.why for one in await office.done(acts.SeatLost)] == [LostBecause.EXPELLED]


def test_whoever_was_expelled_for_two_rounds_is_awake_when_they_are_readmitted():
    world = World(9)
    world.do(acts.Expelled(9), ORGANISER, "Rude")
    for number in (1, 2):
        world.until(settings().start + (number - 1) * 7 * DAY - DAY)
        world.answer(*range(1, 10))
        world.days(1.5)
    assert world.season.settled == 2
    world.do(acts.Readmitted(9), ORGANISER, "Sorry")
    assert not world.season.entrants[9].is_asleep


async def test_a_season_that_stands_still_for_long_keeps_its_tables_paused_and_wakes_them(office):
    league = await office.founded(*FOUR)
    sessions = await office.drawn(*FOUR)
    for session in sessions:
        await office.post(session)
    endings, motions = Endings(office.sessions.workings), Motions(office.sessions.workings)
    await office.leagues.stop(GUILD, league, EVE, "Holidays")
    for _ in range(40):
        office.now += DAY
        for session in sessions:
            await endings.fall_asleep(session.id)
            await motions.go_on(session.id)
        for each in await office.leagues.due():
            await office.leagues.tick(each)
        found = [await office.posted.session(session.id) for session in sessions]
        assert all(one.paused_until is not None and one.paused_until > office.now for one in found)
    assert all(one.asleep_since is not None for one in found)
    await office.leagues.go_on(GUILD, league, EVE, "All are back")
    found = [await office.posted.session(session.id) for session in sessions]
    assert [(one.asleep_since, one.paused_until) for one in found] == [(None, None)] * 2


async def test_a_table_that_is_dealt_in_overtime_has_its_pace(office):
    await office.founded(*FOUR)
    for _ in range(2):
        for session in await office.drawn(*FOUR):
            await office.play(session)
    await office.called(*FOUR)
    await office.until(acts.OvertimeBegan)
    assert {session.pace for session in await office.deal()} == {PaceName.OVERTIME}


async def test_the_last_one_at_a_table_who_never_answers_loses_the_seat_too(office):
    await office.founded(*FOUR)
    session = (await office.drawn(*FOUR))[0]
    for _ in range(2):
        await office.post(session)
        await office.lapse(session)
    assert [one.why for one in await office.done(acts.SeatLost)] == [LostBecause.NO_SHOW] * 2
    (ended,) = await office.done(acts.TableEnded)
    assert [one.place for one in ended.seats] == [None, None]


async def test_whoever_has_won_because_all_others_left_plays_on_without_a_clock(office):
    await office.founded(*FOUR)
    session = (await office.drawn(*FOUR))[0]
    first, other = (Person(seat.person, seat.name) for seat in session.seats)
    await office.sessions.submit(session.id, first, "3")
    await office.sessions.submit(session.id, other, "3")
    await office.sessions.leave(session.id, other)
    session = await office.post(session)
    assert [call.clock.due for call in session.calls] == [None]
