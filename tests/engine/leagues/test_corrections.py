"""What organisers correct: places and ratings follow at once, and what is undone is as it was, to the
digit."""

import pytest

from engine.errors import Refused
from engine.leagues import acts
from engine.leagues.acts import LostBecause
from engine.leagues.season import State
from tests.engine.leagues.office import ELSEWHERE, EVE, GUILD, PEOPLE, Office

ANNA, BEN, CLEO, DIRK, *_, JAN = PEOPLE
EIGHT = PEOPLE[:8]


@pytest.fixture
async def office(journal):
    """A league after its first round, in which Anna and others have won."""
    made = Office(journal)
    await made.founded(*EIGHT)
    for session in await made.drawn(*EIGHT):
        await made.play(session, first=min(seat.person for seat in session.seats))
    return made


async def digits(office):
    """All digits of standings, places and ratings."""
    await office.compute()
    places = await office.rows("SELECT * FROM result_places ORDER BY session, seat, person")
    sessions = await office.rows("SELECT id, settled, unrated FROM sessions ORDER BY id")
    ratings = [
        await office.rows("SELECT * FROM rating_steps ORDER BY session, person"),
        await office.rows("SELECT * FROM ratings ORDER BY guild, person"),
    ]
    return await office.standings(), places, sessions, ratings


async def refused(coroutine):
    with pytest.raises(Refused) as caught:
        await coroutine
    return caught.value


async def test_what_is_voided_and_undone_is_as_it_was_to_the_digit(office):
    before = await digits(office)
    number = await office.leagues.void(GUILD, office.number, EVE, "Two at one keyboard", 1, 1)
    voided = await digits(office)
    one, other = (await office.leagues.tables(GUILD, office.number))[0].fixture.drawn
    assert [voided[0][entry][1] for entry in (one, other)] == [5, 5]
    assert len(voided[3][0]) == len(before[3][0]) - 2
    await office.leagues.undo(GUILD, office.number, EVE, "It was one", number)
    assert await digits(office) == before
    assert (await office.leagues.verify(GUILD, office.number)).what is None


async def test_what_is_placed_and_undone_is_as_it_was_to_the_digit(office):
    before = await digits(office)
    table = (await office.leagues.tables(GUILD, office.number))[0].fixture
    winner = min(table.drawn)
    loser = max(table.drawn)
    places = [[PEOPLE[loser - 1].id], [PEOPLE[winner - 1].id]]
    number = await office.leagues.place(GUILD, office.number, EVE, "Mixed up", 1, 1, places)
    placed = await digits(office)
    assert (placed[0][loser][1], placed[0][winner][1]) == (9, 1)
    assert placed[3] != before[3]
    second = await office.leagues.void(GUILD, office.number, EVE, "Or not at all", 1, 1)
    await office.leagues.undo(GUILD, office.number, EVE, "It counts", second)
    assert await digits(office) == placed
    await office.leagues.undo(GUILD, office.number, EVE, "As it was", number)
    assert await digits(office) == before
    assert (await refused(office.leagues.undo(GUILD, office.number, EVE, "x", number))).reason == (
        "act-cannot-be-undone"
    )


@pytest.mark.parametrize("is_finished", [True, False])
async def test_a_running_table_is_voided_and_counts_again(office, is_finished):
    session = (await office.drawn(*EIGHT))[0]
    table = next(
        one.fixture
        for one in await office.leagues.tables(GUILD, office.number)
        if one.row.session == session.id
    )
    key = (table.round, table.table)
    number = await office.leagues.void(GUILD, office.number, EVE, "Wrong game", *key)
    assert await office.leagues.sync(session.id) == []
    if is_finished:
        await office.play(session)
    await office.leagues.undo(GUILD, office.number, EVE, "It was right", number)
    if not is_finished:
        await office.play(session)
    ended = [one for one in await office.done(acts.TableEnded) if (one.round, one.table) == key]
    assert [one.is_rated for one in ended] == [True]
    await office.compute()
    assert (await office.leagues.verify(GUILD, office.number)).what is None


async def test_places_must_fit(office):
    table = (await office.leagues.tables(GUILD, office.number))[0].fixture
    people = [PEOPLE[entry - 1] for entry in table.drawn]
    stranger = next(person for person in EIGHT if person not in people)

    async def placing(*places):
        ids = [[person.id for person in level] for level in places]
        return await refused(office.leagues.place(GUILD, office.number, EVE, "By hand", 1, 1, ids))

    missing = await placing([people[0]])
    assert (missing.reason, missing.values) == ("places-do-not-fit", {"missing": f"#{table.drawn[1]}"})
    assert (await placing([people[0]], [people[1]], [stranger])).reason == "places-do-not-fit-those"
    assert (await placing([people[0]], [people[0], people[1]])).reason == "places-do-not-fit-those"


async def test_level_places_share_their_points(office):
    table = (await office.leagues.tables(GUILD, office.number))[0].fixture
    level = [[PEOPLE[entry - 1].id for entry in table.drawn]]
    await office.leagues.place(GUILD, office.number, EVE, "A draw", 1, 1, level)
    standings = await office.standings()
    assert [standings[entry][1] for entry in table.drawn] == [5, 5]


async def test_whoever_is_expelled_loses_their_seat_and_is_called_no_more(office):
    session = (await office.drawn(*EIGHT))[0]
    gone = next(each for each in EIGHT if each.id == session.seats[0].person)
    other = next(each for each in EIGHT if each.id == session.seats[1].person)
    await office.sessions.submit(session.id, gone, "3")
    await office.sessions.submit(session.id, other, "3")
    await office.leagues.expel(GUILD, office.number, EVE, "They shouted", gone.id)
    (lost,) = await office.done(acts.SeatLost)
    assert lost.why is LostBecause.EXPELLED
    assert (await office.posted.session(session.id)).seats[0].is_robot
    joining = office.leagues.come_in(GUILD, office.number, gone)
    assert (await refused(joining)).reason == "expelled-from-season"
    await office.leagues.readmit(GUILD, office.number, EVE, "They are sorry", gone.id)
    await office.leagues.come_in(GUILD, office.number, gone)


async def test_settings_change_for_what_is_to_come(office):
    change = office.leagues.change
    after = await change(GUILD, office.number, EVE, "One more", rounds=4)
    assert after.rounds == 4
    assert (await office.leagues.overview(GUILD, office.number)).rounds_to_come == 3
    fixed = await refused(change(GUILD, office.number, EVE, "Later", start=office.now + 10**6))
    assert (fixed.reason, fixed.values) == ("league-setting-fixed", {"setting": "start"})
    low = await refused(change(GUILD, office.number, EVE, "Less", rounds=2))
    assert low.reason == "league-setting"


async def test_a_season_starts_early(journal):
    office = Office(journal)
    league = await office.founded(*EIGHT, sign_up_days=30)
    await office.leagues.start_early(GUILD, league, EVE, "All are here")
    late = await refused(office.leagues.start_early(GUILD, league, EVE, "Again"))
    assert late.reason == "season-starts-anyway"
    before = office.now
    await office.drawn(*EIGHT)
    assert office.now - before < 3 * 24 * 3600
    assert (await office.leagues.overview(GUILD, league)).state is State.PLAYING


async def test_reports_are_for_organisers_and_decided_once(office):
    reporting = office.leagues.report
    number = await reporting(GUILD, office.number, ANNA, "They helped each other", 1, 2)
    assert (await refused(reporting(GUILD, office.number, JAN, "I saw it", 1, 2))).reason == "not-entered"
    ((report, table),) = await office.leagues.reports(GUILD, office.number)
    assert (report.text, report.person, table.key) == ("They helped each other", ANNA.id, (1, 2))
    assert await office.leagues.decide(GUILD, office.number, number)
    assert not await office.leagues.decide(GUILD, office.number, number)
    assert await office.leagues.reports(GUILD, office.number) == []
    assert len(await office.leagues.reports(GUILD, office.number, is_open=False)) == 1


async def test_nobody_buries_the_organisers_in_reports(office):
    numbers = [await office.leagues.report(GUILD, office.number, ANNA, "Hm", 1, 2) for _ in range(10)]
    refusal = await refused(office.leagues.report(GUILD, office.number, ANNA, "Hm", 1, 2))
    assert (refusal.reason, len(await office.leagues.reports(GUILD, office.number))) == (
        "too-many-reports",
        10,
    )
    await office.leagues.report(GUILD, office.number, BEN, "Hm", 1, 2)
    await office.leagues.decide(GUILD, office.number, numbers[0])
    await office.leagues.report(GUILD, office.number, ANNA, "Hm", 1, 2)


async def test_a_report_is_decided_in_one_with_the_act_and_by_one_organiser_alone(office):
    table = (await office.leagues.tables(GUILD, office.number))[0].fixture
    level = [[PEOPLE[entry - 1].id for entry in table.drawn]]
    here = await office.leagues.report(GUILD, office.number, ANNA, "They helped each other", 1, 1)
    other = await office.leagues.report(GUILD, office.number, BEN, "They were slow", 1, 2)
    for report in (other, 99):  # of another table, or none at all
        voiding = office.leagues.void(GUILD, office.number, EVE, "Two as one", 1, 1, report=report)
        assert (await refused(voiding)).reason == "report-decided"
    assert await office.done(acts.Voided) == []
    before = await digits(office)
    await office.leagues.void(GUILD, office.number, EVE, "Two as one", 1, 1, report=here)
    placing = office.leagues.place(GUILD, office.number, EVE, "A draw", 1, 1, level, report=here)
    assert (await refused(placing)).reason == "report-decided"
    assert await office.done(acts.Placed) == []
    (act,) = await office.leagues.to_undo(GUILD, office.number)
    await office.leagues.undo(GUILD, office.number, EVE, "It was one", act.number)
    assert await digits(office) == before, "what was refused has left nothing"


async def test_people_read_what_came_of_their_own_reports_alone(office):
    number = office.number
    first = await office.leagues.report(GUILD, number, ANNA, "They whisper", 1, 1)
    second = await office.leagues.report(GUILD, number, ANNA, "They shout", 1, 2)
    await office.leagues.report(GUILD, number, BEN, "They sleep", 1, 2)
    await office.leagues.void(GUILD, number, EVE, "Two as one", 1, 1, report=first)
    found = await office.leagues.reports_of(GUILD, number, ANNA.id)
    assert [(one.number, one.outcome, row.key) for one, row in found] == [
        (second, None, (1, 2)),
        (first, "voided", (1, 1)),
    ]
    assert await office.leagues.reports_of(GUILD, number, EVE.id) == []
    assert (await refused(office.leagues.reports_of(ELSEWHERE, number, ANNA.id))).reason == "league-unknown"


async def test_no_report_gets_the_number_of_one_that_is_deleted(office):
    first = await office.leagues.report(GUILD, office.number, ANNA, "They whisper", 1, 2)
    await office.journal.write(lambda db: db.execute("DELETE FROM reports").rowcount)
    assert await office.leagues.report(GUILD, office.number, ANNA, "Again", 1, 2) == first + 1


async def test_what_can_be_undone_is_listed(office):
    number = await office.leagues.void(GUILD, office.number, EVE, "Doubtful", 1, 3)
    (found,) = await office.leagues.to_undo(GUILD, office.number)
    assert (found.number, found.reason, found.by.number) == (number, "Doubtful", EVE.id)
    await office.leagues.undo(GUILD, office.number, EVE, "Not at all", number)
    assert await office.leagues.to_undo(GUILD, office.number) == ()
