"""Tables of leagues: dealt to people who were drawn, at the pace of overtime, and played out by robots."""

import asyncio

import pytest

from engine.clock.pace import HOUR, PaceName
from engine.errors import Refused
from engine.games import GAMES
from engine.journal import match_rows, place_rows, rating_rows
from engine.journal.server_act_rows import ActKind
from engine.play.chance import Chance
from engine.results.places import Why
from engine.sessions.endings import Endings
from engine.sessions.luck import Luck
from engine.sessions.moderation import Moderation
from engine.sessions.sequels import Sequels
from engine.sessions.server_settings import Setting, with_setting
from engine.sessions.servers import Servers
from engine.sessions.session_events import (
    PaceChanged,
    RobotsPlayOut,
    SeatOffered,
    Woke,
)
from engine.sessions.settling import Loss
from engine.sessions.undoing import Undoing
from tests.engine.sessions.clocked import NOON
from tests.engine.sessions.league_play import FIXTURE, LeagueTable
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, AUCTION, BEN, CLEO, DIRK, GUILD, opened, play_on, started
from tests.engine.toy import A


@pytest.fixture
def league(journal):
    return LeagueTable(journal)


async def choose(league, setting, value):
    servers = Servers(league.sessions.workings)
    await servers.change(GUILD, DIRK.id, setting, lambda row: with_setting(row, setting, value))
    return servers


# Dealing


async def test_a_table_is_dealt_and_begins_with_these_people_in_this_order(league):
    session = await league.dealt(CLEO, ANNA, BEN)
    assert (session.status, session.fixture, session.pace) == ("playing", FIXTURE, PaceName.DAILY)
    assert [seat.person for seat in session.seats] == [CLEO.id, ANNA.id, BEN.id]
    assert (session.host, session.lobby, session.is_rated) == (CLEO.id, None, True)
    assert await league.session(session) == session, "all is stored"
    await league.answer(session, CLEO)


async def test_a_table_is_dealt_once_however_often_and_by_whomever(league):
    first, second = await asyncio.gather(league.dealt(ANNA, BEN), league.dealt(ANNA, BEN))
    again = await league.again().dealt(CLEO, DIRK)
    assert first.id == second.id == again.id
    assert await league.rows("SELECT count(*) FROM sessions") == [(1,)]


async def test_if_dealing_fails_nothing_is_stored_and_it_can_be_done_again(league, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(match_rows, "save_start", lambda *_, **__: 1 / 0)
        with pytest.raises(Exception, match="division"):
            await league.dealt(ANNA, BEN)
    for table in ("sessions", "seats", "sittings", "story", "calls"):
        assert await league.rows(f"SELECT * FROM {table}") == []  # noqa: S608
    assert (await league.dealt(ANNA, BEN)).status == "playing"


async def test_a_cancelled_deal_is_dealt_wholly_or_not_at_all(league):
    task = asyncio.create_task(league.dealt(ANNA, BEN))
    for _ in range(6):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    session = await league.dealt(ANNA, BEN)
    assert await league.rows("SELECT count(*) FROM sessions") == [(1,)]
    await league.answer(session, ANNA)


@pytest.mark.parametrize("game", GAMES)
async def test_every_title_is_dealt_for_every_number_of_people_that_it_has(league, game):
    people = (ANNA, BEN, CLEO, DIRK)
    for fixture, seats in enumerate(one for one in GAMES[game].seats if one <= len(people)):
        session = await league.dealt(*people[:seats], game=game, fixture=fixture + 1)
        assert session.calls


async def test_a_table_is_not_dealt_to_too_few_people_or_twice_to_one(league):
    for people in ([ANNA], [ANNA, BEN, ANNA]):
        with pytest.raises(ValueError, match="not dealt"):
            await league.dealt(*people, game="goldrush")


async def test_limits_of_the_server_do_not_count_tables_of_leagues(league):
    for setting in (Setting.MOST_RUNNING, Setting.MOST_ON_SERVER):
        await choose(league, setting, 1)
    await choose(league, Setting.CHANNELS, ())
    await choose(league, Setting.GAMES, ["boomtown"])
    for fixture in (1, 2, 3):
        await league.dealt(ANNA, BEN, fixture=fixture)
    await choose(league, Setting.CHANNELS, None)
    await choose(league, Setting.GAMES, None)
    await started(league.sessions, BEN)
    await refused(opened(league.sessions), "too-many-running")
    third = await league.dealt(CLEO, DIRK, BEN, fixture=4)
    await league.sessions.leave(third.id, CLEO)
    await league.lost.take_at_table(third.id, 0, ANNA)


async def test_language_and_ratings_are_those_of_the_server(league):
    await choose(league, Setting.RATINGS, False)
    await choose(league, Setting.LANGUAGE, "de")
    session = await league.dealt(ANNA, BEN, language="nl")
    assert (session.language, session.is_rated) == ("de", False)
    assert (await league.dealt(ANNA, BEN, fixture=2, guild=9, language="nl")).language == "nl"


async def test_nothing_is_dealt_on_a_server_that_is_to_be_deleted(league):
    await league.journal.write(
        lambda db: db.execute("INSERT INTO servers (guild, erase_at) VALUES (?, 9.0)", (GUILD,)).rowcount
    )
    await refused(league.dealt(ANNA, BEN), "server-erased")
    assert await league.rows("SELECT * FROM sessions") == []


# What the league alone decides


async def test_a_table_of_a_league_offers_no_seat_of_its_own(league):
    session = await league.table(ANNA, BEN, CLEO)
    await refused(league.lost.check(session.id, BEN.id, A, is_gone=True), "league-seat")
    await refused(league.motions.propose_seat(session.id, BEN, A), "league-seat")
    await league.sessions.leave(session.id, ANNA)
    await refused(league.lost.offer_robots_seat(session.id, BEN.id, A), "league-seat")
    await refused(league.lost.take(session.id, A, DIRK), "league-seat")


async def test_a_table_of_a_league_does_not_pause_and_keeps_its_pace(league):
    session = await league.table(ANNA, BEN)
    await refused(league.motions.propose_pause(session.id, ANNA, 3), "league-pause")
    await refused(league.motions.propose_pace(session.id, ANNA, PaceName.RELAXED), "league-pace")
    assert await league.acts(session) == []


async def test_the_people_of_a_table_of_a_league_do_not_play_again_by_a_press(league):
    session = await league.table(ANNA, BEN)
    await league.sessions.play_out(session.id)
    await refused(Sequels(league.sessions.workings).play_again(session.id, ANNA), "league-again")


async def test_other_motions_are_those_of_any_table(league):
    session = await league.table(ANNA, BEN)
    await league.motions.extend(session.id, BEN)
    assert await league.acts(session) == ["extend"]
    session = await league.answer(session, ANNA)
    await refused(Undoing(league.sessions.workings).take_back(session.id, ANNA), "undo-dice")


async def test_moderators_free_a_seat_without_offering_it(league):
    session = await league.table(ANNA, BEN, CLEO)
    servers = Servers(league.sessions.workings)
    office = Moderation(league.sessions.workings, servers)
    await office.free_seat(session.id, DIRK, "rude", ANNA.id)
    assert await league.why(session) == [(A, "expelled")]
    assert await league.events(session, SeatOffered) == []
    assert await league.lost.offered(session.id) == []
    await refused(league.lost.take_at_table(session.id, A, ANNA), "expelled")
    await refused(league.lost.take_at_table(session.id, A, DIRK), "freed-by-you")
    await office.end(session.id, DIRK, "a mistake")
    assert [act.kind for act in await servers.acts(GUILD, 9)] == [ActKind.END, ActKind.SEAT]
    await refused(league.lost.take_at_table(session.id, A, CLEO), "game-closed")


# Substitutes


async def test_the_league_hands_a_lost_seat_on_once(league):
    session = await league.table(ANNA, BEN, CLEO)
    await refused(league.lost.take_at_table(session.id, A, DIRK), "seat-taken")
    await league.sessions.leave(session.id, ANNA)
    await refused(league.lost.take_at_table(session.id, A, BEN), "already-seated")
    await refused(league.lost.take_at_table(session.id, 7, DIRK), "seat-taken")
    session = await league.lost.take_at_table(session.id, A, DIRK)
    assert session.seats[A].person == DIRK.id
    assert await league.lost.take_at_table(session.id, A, DIRK) == session, "a second press"
    assert await league.why(session) == [(A, "left"), (A, "left")]


async def test_two_who_are_given_one_seat_do_not_both_get_it(league):
    session = await league.table(ANNA, BEN)
    await league.answer(session, ANNA)
    await league.sessions.leave(session.id, ANNA)
    found = await asyncio.gather(
        *(league.lost.take_at_table(session.id, A, one) for one in (CLEO, DIRK)), return_exceptions=True
    )
    assert sum(isinstance(one, Refused) and one.reason == "seat-taken" for one in found) == 1


async def test_a_substitute_for_somebody_who_never_came_counts(league):
    session = await league.table(ANNA, BEN, CLEO)
    session = await league.lapse(session)
    assert session.seats[A].is_robot
    await league.lost.take_at_table(session.id, A, DIRK)
    await play_on(league.sessions, session, Chance("substitute"), heard=lambda *_: None)
    places = await league.places(session)
    assert places == {ANNA.id: None, DIRK.id: 1, BEN.id: 1, CLEO.id: 1}


# Overtime


async def test_overtime_gives_all_clocks_its_pace_once(league):
    session = await league.table(ANNA, BEN)
    for _ in range(2):
        session = await league.sessions.set_overtime(session.id)
    assert session.pace is PaceName.OVERTIME
    assert await league.events(session, PaceChanged) == [PaceChanged("overtime")]
    (call,) = (await league.post(session)).calls
    assert (call.clock.soft, call.clock.due) == (NOON + 22 * HOUR, NOON + 22 * HOUR), "never at night"


async def test_overtime_wakes_a_table_that_sleeps(league):
    session = await league.table(ANNA, BEN)
    league.passes(days=31)
    await Endings(league.sessions.workings).fall_asleep(session.id)
    session = await league.sessions.set_overtime(session.id)
    assert (session.asleep_since, session.pace) == (None, PaceName.OVERTIME)
    assert len(await league.events(session, Woke)) == 1


async def test_overtime_comes_to_a_table_that_cannot_be_rebuilt_too(league):
    session = await league.table(ANNA, BEN)
    session = await league.answer(session, ANNA)
    await league.journal.write(lambda db: db.execute("UPDATE answers SET digest = 'x'").rowcount)
    again = league.again()
    assert (await again.sessions.set_overtime(session.id)).pace is PaceName.OVERTIME
    assert (await league.session(session)).pace is PaceName.OVERTIME


async def test_a_game_that_is_over_has_no_overtime(league):
    session = await league.table(ANNA, BEN)
    await league.sessions.play_out(session.id)
    assert (await league.sessions.set_overtime(session.id)).pace is PaceName.DAILY


# Playing out


@pytest.mark.parametrize("game", GAMES)
async def test_robots_play_every_title_out_from_where_it_stands(league, game):
    seats = max(one for one in GAMES[game].seats if one <= 3)
    people = (ANNA, BEN, CLEO)[:seats]
    session = await league.table(*people, game=game)
    await play_on(league.sessions, session, Chance(game), heard=lambda *_: None, most=20)
    (before,) = await league.rows("SELECT count(*) FROM answers")
    session = await league.sessions.play_out(session.id)
    assert (session.status, session.unrated) == ("over", Why.ROBOTS)
    ranking = (await league.sessions.position(session.id, None)).ranking
    ranks = dict(zip([one.id for one in people], ranking.ranks, strict=True))
    places = await league.places(session)
    present = {person: ranks[person] for person, place in places.items() if place is not None}
    assert len(present) > 1
    for person, rank in present.items():
        assert places[person] == 1 + sum(other < rank for other in present.values())
    assert await league.rows("SELECT count(*) FROM rating_steps") == [(0,)]
    by = await league.rows("SELECT DISTINCT by FROM answers WHERE number > ?", *before)
    assert by == [("organiser",)]
    assert (await Luck(league.sessions.workings).verify(session)).difference is None


async def test_a_table_is_played_out_once_and_says_so_once(league):
    session = await league.table(ANNA, BEN, CLEO)
    first = await league.sessions.play_out(session.id)
    assert await league.sessions.play_out(session.id) == first
    assert await league.events(session, RobotsPlayOut) == [RobotsPlayOut()]
    assert (await league.acts(session)).count("play-out") == 1
    assert await league.rows("SELECT * FROM calls") == []


async def test_a_table_whose_playing_out_was_cut_short_is_played_out_again(league, monkeypatch, tmp_path):
    people = (ANNA, BEN, CLEO)
    session = await league.table(*people, game="boomtown")
    await play_on(league.sessions, session, Chance("cut"), heard=lambda *_: None, most=30)
    steps, carry_out = league.sessions.workings.steps, league.sessions.workings.steps.carry_out
    done = []

    async def dies(*args, **more):
        if len(done) == 2:
            raise OSError("killed")
        done.append(await carry_out(*args, **more))

    with monkeypatch.context() as patch:
        patch.setattr(steps, "carry_out", dies)
        with pytest.raises(OSError, match="killed"):
            await league.sessions.play_out(session.id)
    again = league.again()
    half = await again.session(session)
    assert half.status == "playing"
    over = await again.sessions.play_out(session.id)
    assert over.unrated is Why.ROBOTS
    assert await again.events(session, RobotsPlayOut) == [RobotsPlayOut()]
    given = await league.journal.read(lambda db: place_rows.given(db, session.id))
    assert sum(sum(own.values()) for own in given.values()) <= 30, "what robots played counts for nobody"


async def test_others_have_their_turn_while_a_table_is_played_out(league):
    session, turns = await league.table(ANNA, BEN, CLEO, game="boomtown"), [0]

    async def others():
        while True:
            await asyncio.sleep(0)
            turns[0] += 1

    task = asyncio.create_task(others())
    await league.sessions.play_out(session.id)
    task.cancel()
    steps = await league.rows("SELECT count(DISTINCT told) FROM answers")
    assert steps[0][0] > 8
    assert turns[0] > 8


async def test_whoever_gave_most_of_their_answers_is_not_last_because_robots_played_the_rest(league):
    session = await league.table(ANNA, BEN)
    await league.answer(session, ANNA)
    await league.answer(session, BEN)
    session = await league.sessions.play_out(session.id)
    assert await league.places(session) == {ANNA.id: 1, BEN.id: 1}


async def test_what_was_said_ahead_does_not_answer_while_robots_play(journal):
    league = LeagueTable(journal, tables={"toy": AUCTION})
    session = await league.table(ANNA, BEN, CLEO)
    ahead = await league.sessions.ahead(session.id, BEN.id)
    await league.sessions.submit(session.id, BEN, "7", ticket=ahead.ticket)
    assert await league.rows("SELECT count(*) FROM orders") == [(1,)]
    await league.sessions.play_out(session.id)
    assert await league.rows("SELECT DISTINCT by FROM answers") == [("organiser",)]
    assert await league.rows("SELECT count(*) FROM orders") == [(0,)]


async def test_a_table_that_was_decided_before_stays_as_it_was_settled(league):
    session = await league.table(ANNA, BEN)
    session = await league.answer(session, ANNA)
    await league.answer(session, BEN)
    await league.sessions.leave(session.id, BEN)
    settled = await league.session(session)
    assert settled.settled is not None
    over = await league.sessions.play_out(session.id)
    assert (over.status, over.unrated) == ("over", None)
    assert await league.places(session) == {ANNA.id: 1, BEN.id: 2}


async def test_a_table_that_nobody_came_to_is_played_out_for_nobody(league):
    session = await league.sessions.play_out((await league.dealt(ANNA, BEN)).id)
    assert session.unrated is Why.ALONE
    assert await league.places(session) == {ANNA.id: None, BEN.id: None}


async def test_a_table_that_sleeps_or_pauses_is_played_out_too(league):
    session = await league.table(ANNA, BEN)
    office = Moderation(league.sessions.workings, Servers(league.sessions.workings))
    await office.pause(session.id, DIRK, "holidays", 5)
    over = await league.sessions.play_out(session.id)
    assert (over.status, over.paused_until) == ("over", None)
    other = await league.table(ANNA, BEN, fixture=2)
    league.passes(days=31)
    await Endings(league.sessions.workings).fall_asleep(other.id)
    over = await league.sessions.play_out(other.id)
    assert (over.status, over.asleep_since) == ("over", None)


# Leaving


async def test_leaving_costs_what_it_costs_at_any_table(league):
    session = await league.table(ANNA, BEN)
    await league.answer(session, ANNA)
    await league.answer(session, BEN)
    assert await league.sessions.loss_of_leaving(session, ANNA.id) is Loss.RATING
    await league.sessions.leave(session.id, ANNA)
    assert await league.places(session) == {BEN.id: 1, ANNA.id: 2}
    assert await league.why(session) == [(A, "left")]
    steps = await league.journal.read(lambda db: rating_rows.steps(db, session.id))
    assert {step.person for step in steps} == {ANNA.id, BEN.id}
