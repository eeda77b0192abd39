"""A season of a league over the real engine: from sign-up to its end, and whoever was away misses nothing."""

import asyncio
import re
from pathlib import Path

import pytest

from engine import leagues
from engine.clock.pace import DAY
from engine.errors import Refused
from engine.leagues import acts
from engine.leagues.acts import LostBecause
from engine.leagues.ranking import ahead_of, ranking
from engine.leagues.season import State
from engine.sessions.moderation import Moderation
from engine.sessions.seating import Person
from engine.sessions.servers import Servers
from tests.engine.leagues.office import ELSEWHERE, EVE, GUILD, PEOPLE, Office

ANNA, BEN, CLEO, DIRK, ELSA, FINN, GINA, HUGO, INES, JAN = PEOPLE
EIGHT = PEOPLE[:8]


@pytest.fixture
def office(journal):
    return Office(journal)


async def refused(coroutine):
    with pytest.raises(Refused) as caught:
        await coroutine
    return caught.value.reason


async def test_a_season_of_eight_ends_by_itself(office):
    league = await office.founded(*EIGHT)
    await office.season(*EIGHT)
    over = await office.leagues.overview(GUILD, league)
    assert (over.state, over.next, over.unfinished) == (State.OVER, None, 0)
    kinds = [type(one.act) for one, _ in await office.leagues.log(GUILD, league)]
    assert [kinds.count(kind) for kind in (acts.RoundCalled, acts.Drawn, acts.TableOpened)] == [3, 3, 12]
    assert kinds.count(acts.TableEnded) == 12
    assert (await office.standings())[1][1] == 27
    assert await office.leagues.next_due() is None


async def test_the_check_of_a_season_finds_nothing_wrong(office):
    league = await office.founded(*EIGHT)
    await office.season(*EIGHT)
    checked = await office.leagues.verify(GUILD, league)
    assert (checked.what, checked.draws, checked.tables, checked.replayed) == (None, 3, 12, 12)
    assert (checked.standings, checked.ratings) == (8, 8)
    (ended,) = await office.done(acts.SeasonEnded)
    assert ended.digest == checked.digest


async def test_the_check_names_the_first_act_that_is_wrong(office):
    league = await office.founded(*EIGHT)
    await office.season(*EIGHT)
    await office.rows(
        "UPDATE league_acts SET act = replace(act, '\"place\":1', '\"place\":3') WHERE kind = 'TableEnded'"
    )
    checked = await office.leagues.verify(GUILD, league)
    log = await office.leagues.log(GUILD, league)
    first = next(one.number for one, _ in log if isinstance(one.act, acts.TableEnded))
    assert (checked.what, checked.act) == ("result", first)


async def test_standings_are_the_same_after_a_start(office, journal):
    league = await office.founded(*EIGHT)
    await office.season(*EIGHT)
    expected = await office.standings()
    other = Office(journal, now=office.now)
    found = await other.leagues.standings(GUILD, league)
    assert {one.entry: (one.place, one.points / 60) for one in found[1]} == expected


async def test_a_season_is_the_same_if_the_bot_is_started_anew_at_every_act(office, journal):
    await office.founded(*EIGHT, rounds=3)
    until_due, play = office.until_due, office.play

    async def anew(*given, **told):
        office.open_doors(journal)
        return await until_due(*given, **told)

    async def play_anew(*given, **told):
        office.open_doors(journal)
        return await play(*given, **told)

    office.until_due, office.play = anew, play_anew
    await office.season(*EIGHT)
    assert (await office.standings())[1][1] == 27
    assert (await office.leagues.verify(GUILD, office.number)).what is None


@pytest.mark.parametrize("kill", range(4))
async def test_what_a_kill_interrupts_is_done_once(office, journal, kill):
    league = await office.founded(*EIGHT)
    await office.called(*EIGHT)
    await office.until(acts.Drawn)
    tables = await office.leagues.to_open(league)
    killed = asyncio.create_task(
        office.leagues.opened(tables[0].fixture, starter=1, thread=9001, language="en")
    )
    for _ in range(kill):
        await asyncio.sleep(0)
    killed.cancel()
    await asyncio.gather(killed, return_exceptions=True)
    office.open_doors(journal)
    await office.deal()
    rows = await office.rows("SELECT fixture, count(*) FROM sessions GROUP BY fixture")
    assert [count for _, count in rows] == [1] * 4
    assert len(await office.done(acts.TableOpened)) == 4


async def test_an_outage_of_a_week_loses_nothing(office):
    await office.founded(*EIGHT)
    sessions = await office.drawn(*EIGHT)
    for session in sessions:
        await office.answer_all(session)  # nobody notes it: the bot is ended
    office.now += 9 * DAY
    office.open_doors(office.journal)
    for session_id in await office.leagues.behind():
        await office.leagues.sync(session_id)
    for league in await office.leagues.due():
        await office.leagues.tick(league)
    assert len(await office.done(acts.TableEnded)) == 4
    assert [one.round for one in await office.done(acts.RoundCalled)] == [1, 2]


async def test_what_is_due_is_done_once_however_often_it_is_asked(office):
    league = await office.founded(*EIGHT)
    office.now = await office.leagues.next_due()
    done = await asyncio.gather(*(office.leagues.tick(league) for _ in range(4)))
    assert sum(map(len, done)) == 1
    for person in EIGHT:
        await office.leagues.come_in(GUILD, league, person)
    await office.until(acts.Drawn)
    sessions = await office.deal()
    await office.answer_all(sessions[0])
    noted = await asyncio.gather(*(office.leagues.sync(sessions[0].id) for _ in range(3)))
    assert sum(map(len, noted)) == 1


async def test_double_presses_are_one_act(office):
    league = await office.founded(ANNA, BEN)
    found = await asyncio.gather(
        *(office.leagues.join(GUILD, league, CLEO) for _ in range(2)), return_exceptions=True
    )
    assert [3 in found, any(isinstance(one, Refused) for one in found)] == [True, True]
    await asyncio.gather(*(office.leagues.sit_out(GUILD, league, CLEO) for _ in range(3)))
    assert len(await office.done(acts.SatOut)) == 1
    await asyncio.gather(*(office.leagues.come_in(GUILD, league, CLEO) for _ in range(3)))
    assert len(await office.done(acts.CameIn)) == 1


async def test_nobody_can_tell_another_servers_league(office):
    league = await office.founded(*EIGHT)
    reading = [
        office.leagues.overview(ELSEWHERE, league),
        office.leagues.standings(ELSEWHERE, league),
        office.leagues.log(ELSEWHERE, league),
        office.leagues.tables(ELSEWHERE, league, ANNA.id),
        office.leagues.why(ELSEWHERE, league, ANNA.id),
        office.leagues.export(ELSEWHERE, league),
        office.leagues.verify(ELSEWHERE, league),
        office.leagues.reports(ELSEWHERE, league),
        office.leagues.join(ELSEWHERE, league, JAN),
        office.leagues.stop(ELSEWHERE, league, EVE, "no"),
        office.leagues.meant(ELSEWHERE, [], league),
    ]
    assert {await refused(one) for one in reading} == {"league-unknown"}
    assert await office.leagues.leagues(ELSEWHERE) == []
    assert await office.leagues.named(ELSEWHERE, "prairie") == []
    other = await office.founded(ANNA, guild=ELSEWHERE)  # the same name
    assert [row.id for row in await office.leagues.named(GUILD, "PRAIRIE")] == [league]
    assert [row.id for row in await office.leagues.named(ELSEWHERE, "")] == [other]


async def test_a_name_is_taken_once_on_a_server(office):
    await office.founded(ANNA)
    assert await refused(office.founded(BEN, name="prairie  LEAGUE")) == "league-name-taken"
    assert await refused(office.founded(BEN, name="  ")) == "league-name-missing"
    assert await refused(office.founded(BEN, name="x" * 41)) == "league-name-long"


async def test_refusals_of_people(office):
    league = await office.founded(ANNA, BEN, CLEO, DIRK, rounds=3, late=1)
    leagues = office.leagues
    assert await refused(leagues.join(GUILD, league, ANNA)) == "already-entered"
    assert await refused(leagues.leave(GUILD, league, JAN)) == "not-entered"
    await office.drawn(ANNA, BEN, CLEO, DIRK)
    assert await refused(leagues.join(GUILD, league, JAN)) == "sign-up-over-until-end"
    assert await refused(leagues.sit_out(GUILD, league, ANNA, 1)) == "too-late-to-sit-out"
    assert await refused(leagues.sit_out(GUILD, league, ANNA, 3)) == "round-unknown"
    assert await refused(leagues.take_seat(GUILD, league, CLEO, 1, 1, 1)) == "seat-taken"
    assert await refused(leagues.take_seat(GUILD, league, CLEO, 7, 1, 1)) == "table-unknown"
    assert await refused(leagues.expel(GUILD, league, EVE, " ", ANNA.id)) == "reason-missing"


async def test_whoever_answers_elsewhere_on_the_server_is_there(office):
    league = await office.founded(ANNA, BEN, CLEO, DIRK, sign_up_days=9)
    office.now += 7 * DAY
    await office.until(acts.RoundCalled)
    for one, other in ((ANNA, BEN), (CLEO, DIRK)):
        session = await office.sessions.open("duel", {}, guild=GUILD, channel=5, host=one, language="en")
        await office.sessions.join(session.id, other)
        office.threads += 1
        await office.answer_all(await office.sessions.start(session.id, one, thread=office.threads))
    assert await office.leagues.to_call(GUILD, league, office.now) == []
    await office.until(acts.Drawn)
    (drawn,) = await office.done(acts.Drawn)
    assert drawn.divisions[0].there == (1, 2, 3, 4)


async def test_a_call_asks_whoever_has_joined_but_is_not_there_yet_and_nobody_who_is(office):
    league = await office.founded(ANNA, BEN)
    office.now = (await office.leagues.overview(GUILD, league)).settings.start - 3 * DAY
    await office.leagues.come_in(GUILD, league, BEN)
    await office.until(acts.RoundCalled)
    silent = office.now - 1.5 * DAY

    async def asked():
        return [row.name for row in await office.leagues.to_call(GUILD, league, silent)]

    assert await asked() == ["Anna", "Ben"]
    await office.leagues.come_in(GUILD, league, ANNA)
    assert await asked() == ["Ben"]
    await office.until(acts.RoundCalled)
    silent = office.now - 1.5 * DAY
    assert await asked() == ["Ben"]


async def test_a_lost_seat_is_not_told_before_the_end_of_its_table_that_comes_of_it(office):
    league = await office.founded(ANNA, BEN)
    (session,) = await office.drawn(ANNA, BEN)
    for seat in (0, 1):
        await office.sessions.submit(session.id, Person(session.seats[seat].person, ""), "5")
    await office.sessions.leave(session.id, ANNA)
    syncing = asyncio.ensure_future(office.leagues.sync(session.id))
    lost, over = False, False
    while not lost:
        kinds = {type(one.act) for one in await office.leagues.to_tell(league)}
        lost, over = acts.SeatLost in kinds, bool(kinds & {acts.TableEnded, acts.Voided})
    assert over
    await syncing


async def test_whoever_never_answers_loses_the_seat_and_a_substitute_counts(office):
    league = await office.founded(ANNA, BEN, CLEO, DIRK, ELSA)
    sessions = await office.drawn(ANNA, BEN, CLEO, DIRK, ELSA)
    ((bye,),) = [one.byes for one in (await office.done(acts.Drawn))[0].divisions]
    session = await office.post(sessions[0])
    done = await office.lapse(session)
    lost = done[0].act
    assert (type(lost), lost.why) == (acts.SeatLost, LostBecause.NO_SHOW)
    (free,) = await office.leagues.free_seats(GUILD, league)
    assert (free.entry, free.is_for_all) == (lost.entry, False)
    other = next(entry for entry in range(1, 6) if entry not in (bye, lost.entry))
    taking = office.leagues.take_seat
    assert await refused(taking(GUILD, league, PEOPLE[other - 1], 1, lost.table, lost.entry)) in (
        "seat-for-others",
        "already-seated",
    )
    await taking(GUILD, league, PEOPLE[bye - 1], 1, lost.table, lost.entry)
    assert await refused(taking(GUILD, league, PEOPLE[other - 1], 1, lost.table, lost.entry)) == "seat-taken"
    (came,) = await office.done(acts.SubstituteCame)
    assert (came.entry, came.instead) == (bye, lost.entry)
    await office.play(session, first=PEOPLE[bye - 1].id)
    points = await office.standings()
    assert (points[bye][1], points[lost.entry][1]) == (9, 0)
    assert (await office.leagues.verify(GUILD, league)).what is None


async def test_whoever_leaves_is_last_at_once(office):
    await office.founded(ANNA, BEN, CLEO, DIRK)
    session = (await office.drawn(ANNA, BEN, CLEO, DIRK))[0]
    one, other = (seat.person for seat in session.seats)
    await office.sessions.submit(session.id, Person(one, ""), "3")
    await office.sessions.submit(session.id, Person(other, ""), "9")
    await office.sessions.leave(session.id, Person(other, ""))
    done = await office.leagues.sync(session.id)
    assert [type(each.act) for each in done] == [acts.SeatLost, acts.TableEnded]
    points = {PEOPLE[entry - 1].id: points for entry, (_, points) in (await office.standings()).items()}
    assert (points[one], points[other]) == (9, 0)
    assert await office.leagues.sync(session.id) == []


async def test_what_is_left_at_the_hard_end_is_played_out(office):
    league = await office.founded(*EIGHT, rounds=3)
    for _ in range(3):
        await office.drawn(*EIGHT)
    await office.until(acts.OvertimeBegan)
    paces = await office.rows("SELECT DISTINCT pace FROM sessions WHERE status = 'playing'")
    assert paces == [("overtime",)]
    await office.leagues.extend(GUILD, league, EVE, "Holidays", 3)
    assert await refused(office.leagues.extend(GUILD, league, EVE, "Again", 3)) == "extended-already"
    await office.until(acts.PlayedOut)
    over = await office.leagues.overview(GUILD, league)
    assert (over.state, over.unfinished) == (State.OVER, 0)
    assert not any(one.is_rated for one in await office.done(acts.TableEnded))
    assert (await office.leagues.verify(GUILD, league)).what is None


async def test_a_table_that_nobody_ever_dealt_does_not_hold_the_season(office):
    league = await office.founded(ANNA, BEN, CLEO, DIRK)
    await office.until(acts.RoundCalled)
    while (await office.leagues.overview(GUILD, league)).state is not State.OVER:
        for person in (ANNA, BEN, CLEO, DIRK):
            await office.leagues.come_in(GUILD, league, person)
        await office.until_due()
    assert len(await office.done(acts.Voided)) > 0
    assert await office.leagues.to_open(league) == ()


async def test_a_season_that_stands_still_goes_on_as_much_later(office):
    league = await office.founded(*EIGHT)
    sessions = await office.drawn(*EIGHT)
    before = (await office.leagues.overview(GUILD, league)).planned_end
    await office.post(sessions[0])
    (first, *_) = await office.leagues.tables(GUILD, league)
    await office.leagues.void(GUILD, league, EVE, "Two at one keyboard", *first.row.key)
    await office.leagues.stop(GUILD, league, EVE, "The server moves")
    paused = await office.rows("SELECT count(*) FROM sessions WHERE paused_until IS NOT NULL")
    assert paused == [(4,)]
    assert await office.leagues.to_open(league) == ()
    office.now += 3 * DAY - 60
    await office.leagues.go_on(GUILD, league, EVE, "It has moved")
    paused = await office.rows("SELECT count(*) FROM sessions WHERE paused_until IS NOT NULL")
    assert paused == [(0,)]
    after = (await office.leagues.overview(GUILD, league)).planned_end
    assert round((after - before) / DAY) == 3


async def test_the_next_season_is_cut_from_the_list_of_the_last(office):
    league = await office.founded(*EIGHT, division=8)
    await office.season(*EIGHT)
    assert await refused(office.leagues.sit_out(GUILD, league, ANNA)) == "season-over"
    await office.leagues.open_next(GUILD, league, EVE)
    assert await refused(office.leagues.open_next(GUILD, league, EVE)) == "season-running"
    for person in reversed(EIGHT):
        await office.leagues.join(GUILD, league, person)
    await office.drawn(*EIGHT)
    over = await office.leagues.overview(GUILD, league)
    assert (over.season, over.rounds_done, len(over.names)) == (2, 1, 8)
    assert await office.leagues.standings(GUILD, league, 1) != {}
    assert len(await office.leagues.to_tell(league)) > 60


async def test_a_league_that_goes_on_opens_its_next_season_after_a_week(office):
    league = await office.founded(*EIGHT, goes_on=True)
    await office.season(*EIGHT)
    office.now += DAY
    assert await refused(office.leagues.join(GUILD, league, JAN)) == "sign-up-over"
    await office.until_due()
    over = await office.leagues.overview(GUILD, league)
    assert (over.season, over.state, over.takes_entries) == (2, State.SIGN_UP, True)


async def test_a_closed_league_is_gone_and_its_name_is_free(office):
    league = await office.founded(ANNA)
    await office.leagues.close(GUILD, league, EVE, "Nobody wants it")
    assert await refused(office.leagues.overview(GUILD, league)) == "league-unknown"
    assert await office.leagues.next_due() is None
    await office.founded(ANNA)


async def test_everybody_reads_why_a_league_is_closed_after_its_season(office):
    league = await office.founded(ANNA, BEN, CLEO)
    await office.season(ANNA, BEN, CLEO)
    before = await office.standings()
    await office.leagues.close(GUILD, league, EVE, "The hall burned down")
    last = (await office.leagues.to_tell(league))[-1]
    assert (last.act, last.by.number, last.reason) == (acts.Closed(), EVE.id, "The hall burned down")
    whole = await office.leagues.whole(league)
    assert {one.entry: (one.place, one.points / 60) for one in ranking(whole.season)[1]} == before


async def test_news_is_told_once(office):
    league = await office.founded(ANNA, BEN)
    assert await office.leagues.leagues_to_tell() == [league]
    found = await office.leagues.to_tell(league)
    assert [type(one.act) for one in found] == [acts.SeasonOpened, acts.Entered, acts.Entered]
    await office.leagues.set_told(league, [one.number for one in found])
    assert await office.leagues.leagues_to_tell() == []


async def test_leagues_of_a_server_that_is_left_wait(office):
    league = await office.founded(*EIGHT)
    await office.rows("INSERT INTO servers (guild, left_at) VALUES (?, 1.0) RETURNING 1", GUILD)
    assert await office.leagues.next_due() is None
    office.now += 30 * DAY
    assert await office.leagues.due() == []
    assert await office.leagues.tick(league) == []


async def test_the_seed_of_a_round_is_secret_until_its_draw(office):
    league = await office.founded(*EIGHT)
    await office.called(*EIGHT)
    (seed,) = [each.seed for each in (await office.leagues.season(GUILD, league)).rounds.values()]
    assert seed.encode() not in (await office.leagues.export(GUILD, league))["league.json"]
    assert [one.seed for one in await office.done(acts.RoundCalled)] == [""]
    await office.until(acts.Drawn)
    assert seed.encode() in (await office.leagues.export(GUILD, league))["league.json"]


async def test_why_shows_what_separates_people_who_are_level(office):
    league = await office.founded(ANNA, BEN, CLEO, DIRK)
    for session in await office.drawn(ANNA, BEN, CLEO, DIRK):
        await office.play(session)
    winners = [entry for entry, (place, _) in (await office.standings()).items() if place == 1]
    found = await office.leagues.why(GUILD, league, PEOPLE[winners[0] - 1].id)
    assert (found.standing.points, [apart for _, apart in found.level]) == (540, ["nothing"])
    cross = ahead_of(await office.leagues.season(GUILD, league), 1)
    assert sum(cross.values()) == 2


@pytest.mark.parametrize("kill", range(0, 12, 2))
async def test_a_kill_at_any_moment_of_a_seat_taken_changes_nothing_that_anybody_was_told(office, kill):
    league = await office.founded(*EIGHT[:5])
    sessions = await office.drawn(*EIGHT[:5])
    ((bye,),) = [one.byes for one in (await office.done(acts.Drawn))[0].divisions]
    (done, *_) = await office.lapse(await office.post(sessions[0]))
    lost = done.act
    taking = office.leagues.take_seat(GUILD, league, PEOPLE[bye - 1], 1, lost.table, lost.entry)
    killed = asyncio.create_task(taking)
    for _ in range(kill):
        await asyncio.sleep(0.001)
    killed.cancel()
    await asyncio.gather(killed, return_exceptions=True)
    office.open_doors(office.journal)
    for session_id in await office.leagues.behind():
        await office.leagues.sync(session_id)
    has_seat = (await office.posted.session(sessions[0].id)).seat_of(PEOPLE[bye - 1].id) is not None
    assert len(await office.done(acts.SubstituteCame)) == has_seat


async def test_a_game_that_a_moderator_ends_for_good_does_not_count(office):
    await office.founded(ANNA, BEN, CLEO, DIRK)
    sessions = await office.drawn(ANNA, BEN, CLEO, DIRK)
    moderation = Moderation(office.sessions.workings, Servers(office.sessions.workings))
    await moderation.end(sessions[0].id, EVE, "Nonsense")
    assert await office.leagues.sync(sessions[0].id) == []
    office.now += 8 * DAY
    await moderation.end_for_good(sessions[0].id)
    assert [type(one.act) for one in await office.leagues.sync(sessions[0].id)] == [acts.Voided]


def test_a_calendar_that_cannot_hold_is_refused_with_the_number_that_would(office):
    for chosen, reason, value in (
        ({"every": 3, "at_once": 3}, "league-every", "least"),
        ({"last_games": 7}, "league-last-games", "least"),
        ({"table": 9}, "league-table", "high"),
        ({"rounds": 99}, "league-setting", "high"),
        ({"zone": "Atlantis"}, "league-zone", "zone"),
        ({"sign_up_days": 99}, "league-sign-up", "high"),
    ):
        with pytest.raises(Refused) as caught:
            office.leagues.preview("boomtown", **chosen)
        assert (caught.value.reason, value in caught.value.values) == (reason, True)
    least = caught.value.values["high"]
    found = office.leagues.preview("boomtown", sign_up_days=least)
    assert list(found.peaks) == [8, 16, 40]
    assert found.draws[0] < found.draws[-1] < found.planned_end < found.hard_end < found.latest_end


def test_every_refusal_has_its_words_in_three_languages():
    folder = Path(leagues.__path__[0])
    raised = set(re.findall(r'Refused\(\s*"([a-z-]+)"', "".join(p.read_text() for p in folder.glob("*.py"))))
    assert len(raised) > 40
    for language in ("en", "nl", "de"):
        told = "".join(
            p.read_text() for p in (folder.parents[1] / "renders/locales" / language).glob("*.ftl")
        )
        assert [reason for reason in sorted(raised) if f"\nrefused-{reason} =" not in told] == []
