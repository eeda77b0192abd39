"""What fails half-way, or happens just then: nobody is told anything that is not so, and nothing stands
still."""

import asyncio

import pytest

from engine.errors import NotStored, Refused
from engine.journal import session_rows
from engine.journal.copies import backup
from engine.journal.journal import Journal
from engine.journal.records import PersonId
from engine.journal.restores import restore
from engine.leagues import acts
from engine.leagues.leagues import Leagues
from engine.leagues.season import State
from engine.leagues.ticking import AGAIN_AFTER
from engine.sessions.erasing import KEPT_FOR, Erasing
from engine.sessions.forgetting import forget_again
from engine.sessions.seating import Person
from engine.sessions.servers import Servers
from tests.engine.leagues.office import EVE, GAMES, GUILD, PEOPLE, Office
from tests.engine.older_files import as_older
from tests.engine.sessions.forgotten import traces

EIGHT = PEOPLE[:8]
ANNA = PEOPLE[0]


@pytest.fixture
def office(journal):
    return Office(journal)


async def refused(coroutine):
    with pytest.raises(Refused) as caught:
        await coroutine
    return caught.value.reason


async def test_a_table_that_counts_again_just_before_its_last_answer_ends(office):
    await office.founded(*EIGHT)
    session = (await office.drawn(*EIGHT))[0]
    one = next(one.fixture for one in await office.leagues.tables(GUILD, 1) if one.row.session == session.id)
    first, second = (Person(seat.person, "") for seat in session.seats)
    for person in (first, second):
        await office.sessions.submit(session.id, person, "5")
    number = await office.leagues.void(GUILD, 1, EVE, "Wrong", one.round, one.table)
    await office.sessions.submit(session.id, first, "9")  # now it is known in memory, too
    await office.leagues.undo(GUILD, 1, EVE, "Right", number)
    await office.sessions.submit(session.id, second, "1")
    (ended,) = [each.act for each in await office.leagues.sync(session.id)]
    assert (type(ended), ended.is_rated) == (acts.TableEnded, True)


async def test_whoever_is_forgotten_while_their_table_is_dealt_is_not_in_the_file(office, monkeypatch):
    await office.founded(*EIGHT)
    await office.called(*EIGHT)
    await office.until(acts.Drawn)
    deal = office.sessions.deal

    async def forgetting_before(*given, **told):
        monkeypatch.undo()
        await office.forgetting.forget(ANNA.id)
        return await deal(*given, **told)

    first = next(
        one for one in await office.leagues.to_open(1) if ANNA.id in {person.id for person in one.people}
    )
    monkeypatch.setattr(office.sessions, "deal", forgetting_before)
    await office.leagues.opened(first.fixture, starter=1, thread=9, language="en")
    await office.deal()
    assert traces(office.journal.path, ANNA) == {}
    assert [one.entry for one in await office.done(acts.SeatLost)] == [1]


async def test_a_table_whose_dealing_was_not_noted_is_voided_with_its_game(office, monkeypatch):
    await office.founded(*EIGHT)
    await office.called(*EIGHT)
    await office.until(acts.Drawn)
    table = (await office.leagues.to_open(1))[0]

    async def killed(*given, **told):
        raise NotStored("not-stored")

    with monkeypatch.context() as patch:
        patch.setattr(office.leagues, "_store", killed)
        with pytest.raises(NotStored):
            await office.leagues.opened(table.fixture, starter=1, thread=9, language="en")
    office.open_doors(office.journal)
    await office.leagues.void(GUILD, 1, EVE, "Nobody there", table.round, table.table)
    ((session_id,),) = await office.rows("SELECT id FROM sessions")
    session = await office.journal.read(lambda db: session_rows.session(db, session_id))
    assert session.unrated == "voided"


async def test_nothing_of_a_league_stays_in_memory_when_its_server_is_deleted(office):
    await office.founded(*EIGHT)
    await office.drawn(*EIGHT)
    servers = Servers(office.sessions.workings)
    erasing = Erasing(office.sessions.workings, servers, [office.leagues.forget_server])
    await erasing.erase(GUILD, EVE.id)
    await erasing.set_all_aside(GUILD)
    office.now += KEPT_FOR
    assert await erasing.finish(GUILD)
    assert await refused(office.leagues.overview(GUILD, 1)) == "league-unknown"
    assert await refused(office.leagues.join(GUILD, 1, PEOPLE[9])) == "league-unknown"


async def test_an_act_that_comes_after_its_league_was_deleted_is_refused(office):
    await office.founded(*EIGHT)
    erasing = Erasing(office.sessions.workings, Servers(office.sessions.workings))
    await erasing.erase(GUILD, EVE.id)
    office.now += KEPT_FOR
    assert await erasing.finish(GUILD)  # whoever holds the league just then still knows it
    assert await refused(office.leagues.join(GUILD, 1, PEOPLE[9])) == "league-unknown"


async def test_whoever_takes_a_seat_twice_has_it(office):
    await office.founded(*PEOPLE[:5])
    session = await office.post((await office.drawn(*PEOPLE[:5]))[0])
    ((bye,),) = [one.byes for one in (await office.done(acts.Drawn))[0].divisions]
    lost = (await office.lapse(session))[0].act
    for _ in range(2):
        taken = await office.leagues.take_seat(GUILD, 1, PEOPLE[bye - 1], 1, lost.table, lost.entry)
        assert taken == session.id


async def test_one_table_that_fails_keeps_no_other_one_and_is_looked_at_again(office, monkeypatch):
    await office.founded(*EIGHT)
    first, *others = [session.id for session in await office.drawn(*EIGHT)]
    pause = office.leagues._moderation.pause

    async def failing(session_id, *given):
        if session_id == first:
            raise NotStored("not-stored")
        return await pause(session_id, *given)

    async def paused():
        return dict(await office.rows("SELECT id, paused_until IS NOT NULL FROM sessions"))

    with monkeypatch.context() as patch:
        patch.setattr(office.leagues._moderation, "pause", failing)
        await office.leagues.stop(GUILD, 1, EVE, "A feast")
        assert await paused() == {first: 0, **dict.fromkeys(others, 1)}
        assert await office.leagues.next_due() == office.now + AGAIN_AFTER
        await office.until_due()
        assert await office.leagues.next_due() == office.now + 2 * AGAIN_AFTER, "not every minute for ever"
    await office.until_due()
    assert all((await paused()).values())
    assert await office.leagues.next_due() > office.now + AGAIN_AFTER


async def test_the_reason_why_somebody_was_expelled_goes_with_them(office):
    await office.founded(*EIGHT)
    await office.leagues.expel(GUILD, 1, EVE, "Two accounts", ANNA.id)
    number = (await office.leagues.to_undo(GUILD, 1))[0].number
    await office.leagues.undo(GUILD, 1, EVE, "It was a sister", number)
    await office.leagues.change(GUILD, 1, EVE, "More", rounds=4)
    await office.forgetting.forget(ANNA.id)
    reasons = {one.reason for one, _ in await office.leagues.log(GUILD, 1)}
    assert reasons == {"", "More"}


async def test_after_a_restore_no_league_or_table_has_a_number_of_the_lost_future(office, tmp_path):
    path, copy = office.journal.path, tmp_path / "copy"
    await office.founded(*EIGHT)
    backup(path, copy, GAMES)
    lost = await office.founded(*EIGHT, name="Lost")
    await office.drawn(*EIGHT)
    ((highest,),) = await office.rows("SELECT max(id) FROM fixtures")
    await office.journal.close()
    restore(path, copy, GAMES)
    office.open_doors(await Journal.open(path))
    try:
        assert await office.founded(*EIGHT, name="Found") > lost
        await office.called(*EIGHT)
        await office.until(acts.Drawn)
        assert min(await office.rows("SELECT id FROM fixtures")) > (highest,)
    finally:
        await office.journal.close()


async def test_a_restore_forgets_people_of_a_running_season_again(office, tmp_path):
    path, copy = office.journal.path, tmp_path / "copy"
    await office.founded(*EIGHT)
    for session in await office.drawn(*EIGHT):
        await office.play(session)
    sessions = await office.drawn(*EIGHT)
    before = await office.leagues.standings_digest(GUILD, 1)
    backup(path, copy, GAMES, now=office.now)
    for person in EIGHT[:3]:
        office.now += 60
        await office.forgetting.forget(person.id)
    await office.journal.close()
    assert restore(path, copy, GAMES, now=office.now, forget=forget_again).forgotten == 3
    assert [traces(path, person) for person in EIGHT[:3]] == [{}] * 3
    office.open_doors(await Journal.open(path))
    try:
        await office.forgetting.go_on()
        assert await office.leagues.standings_digest(GUILD, 1) == before
        for session in sessions:
            await office.leagues.sync(session.id)
        assert {one.entry for one in await office.done(acts.SeatLost)} == {1, 2, 3}
        assert (await office.leagues.verify(GUILD, 1)).what is None
    finally:
        await office.journal.close()


async def test_twenty_are_forgotten_in_turn_in_the_middle_of_a_season(office):
    crowd = [Person(PersonId(10**17 + 100 + number), f"Member-{chr(97 + number)}") for number in range(20)]
    await office.founded(*crowd, division=20)
    sessions = await office.drawn(*crowd)
    for session in sessions[:5]:
        await office.play(session)
    await office.compute()

    async def numbers():
        ratings = await office.rows("SELECT rating, deviation, games FROM ratings ORDER BY 1, 2, 3")
        steps = await office.rows("SELECT session, rating, expected FROM rating_steps ORDER BY 1, 2, 3")
        return ratings, steps

    decided = {one.fixture.drawn for one in await office.leagues.tables(GUILD, 1) if one.fixture.is_over}
    before = await numbers(), await office.leagues.standings_digest(GUILD, 1)
    playing = {seat.person for session in sessions[5:] for seat in session.seats}
    for person in [one for one in crowd if one.id not in playing]:
        await office.forgetting.forget(person.id)
        assert (await numbers(), await office.leagues.standings_digest(GUILD, 1)) == before
        assert traces(office.journal.path, person) == {}
    for person in [one for one in crowd if one.id in playing]:
        await office.forgetting.forget(person.id)
        for session in sessions:
            await office.leagues.sync(session.id)
        assert traces(office.journal.path, person) == {}
    tables = await office.leagues.tables(GUILD, 1)
    assert {one.fixture.drawn for one in tables if one.fixture.is_over} >= decided
    assert (await office.leagues.verify(GUILD, 1)).what is None
    while (await office.leagues.overview(GUILD, 1)).state is not State.OVER:
        await office.until_due()
    assert (await office.leagues.verify(GUILD, 1)).what is None


@pytest.mark.parametrize("version", [16, 17])
async def test_an_older_file_has_leagues_after_it_is_opened(office, tmp_path, version):
    await office.founded(*EIGHT)
    for session in await office.drawn(*EIGHT):
        await office.play(session)
    await office.journal.close()
    path = as_older(office.journal.path, tmp_path / "old", version)
    office.open_doors(await Journal.open(path))
    try:
        league = await office.founded(*EIGHT)
        await office.season(*EIGHT)
        assert (await office.leagues.verify(GUILD, league)).what is None
        assert (await office.standings())[1][1] == 27
    finally:
        await office.journal.close()


async def test_leagues_that_leave_memory_while_they_are_held_lose_nothing(office):
    """There is room for one alone, and many act at once in three."""
    office.leagues = Leagues(office.sessions, Servers(office.sessions.workings), capacity=1)
    leagues = [await office.founded(name=f"League {number}") for number in range(3)]
    await asyncio.gather(
        *(office.leagues.join(GUILD, league, person) for person in EIGHT for league in leagues),
        *(office.leagues.tick(league) for league in leagues * 3),
    )
    office.open_doors(office.journal)
    for league in leagues:
        entries = await office.leagues.entries(GUILD, league)
        assert {one.person for one in entries.values()} == {one.id for one in EIGHT}


async def test_two_ticks_at_once_do_everything_once(office):
    await office.founded(*EIGHT, rounds=3)
    for _ in range(3):
        await office.drawn(*EIGHT)
    while (await office.leagues.overview(GUILD, 1)).state is not State.OVER:
        office.now = max(office.now, await office.leagues.next_due())
        await asyncio.gather(*(office.leagues.tick(1) for _ in range(3)))
    kinds = [type(one.act) for one, _ in await office.leagues.log(GUILD, 1)]
    once = (acts.OvertimeBegan, acts.PlayedOut, acts.SeasonEnded)
    assert [kinds.count(kind) for kind in once] == [1, 1, 1]
    assert kinds.count(acts.TableEnded) + kinds.count(acts.Voided) == 12
    assert (await office.leagues.verify(GUILD, 1)).what is None


async def test_whoever_is_readmitted_just_before_their_seat_is_taken_keeps_it(office, caplog):
    await office.founded(*EIGHT)
    session = (await office.drawn(*EIGHT))[0]
    assert await office.leagues._see_to(1, session.id, "expel") == []
    assert not caplog.records
    assert (await office.posted.session(session.id)).seats == session.seats


async def test_going_on_while_tables_are_still_being_stopped_leaves_none_of_them_paused(office, monkeypatch):
    league = await office.founded(*EIGHT)
    await office.drawn(*EIGHT)
    moderation, going = office.leagues._moderation, []
    pause = moderation.pause

    async def slowly(*given):
        if not going:
            going.append(asyncio.create_task(office.leagues.go_on(GUILD, league, EVE, "At once")))
        for _ in range(10):  # as long as it takes to go on, if nothing is in the way
            await office.rows("SELECT 1")
        await pause(*given)

    monkeypatch.setattr(moderation, "pause", slowly)
    await office.leagues.stop(GUILD, league, EVE, "A mistake")
    await going[0]
    assert await office.rows("SELECT count(*) FROM sessions WHERE paused_until IS NOT NULL") == [(0,)]


async def test_whoever_has_done_what_is_stored_does_not_read_that_it_failed(office, monkeypatch):
    await office.founded(*EIGHT)

    async def failing(*_):
        raise NotStored("not-stored")

    with monkeypatch.context() as patch:
        patch.setattr(office.leagues, "_pending", failing)
        await office.leagues.stop(GUILD, 1, EVE, "A feast")
    assert await refused(office.leagues.stop(GUILD, 1, EVE, "A feast")) == "season-stopped"
    assert await office.leagues.next_due() == office.now + AGAIN_AFTER
