"""At a table of a league, whoever never comes, stays away for long or lapses in overtime loses their seat."""

import asyncio

import pytest

from engine.clock.pace import DAY, HOUR, PaceName
from engine.errors import NotAsked, Refused
from engine.games import GAMES
from engine.journal.outage_rows import Outage
from engine.journal.records import Meanwhile
from engine.play.chance import Chance
from engine.sessions.calls import Calls
from engine.sessions.moderation import Moderation
from engine.sessions.servers import Servers
from engine.sessions.session_events import (
    AllHaveGone,
    CameBack,
    CaretakerSatDown,
    Decided,
    LostSeat,
    SeatOffered,
    TimeWasUp,
)
from tests.engine.sessions.clocked import NOON
from tests.engine.sessions.league_play import LeagueTable
from tests.engine.table_talk import ANNA, AUCTION, BEN, CLEO, DIRK, play_on, started
from tests.engine.toy import A, B, C


@pytest.fixture
def league(journal):
    return LeagueTable(journal)


async def lost(league, session):
    return [(one.seat, one.left, one.why) for one in await league.events(session, LostSeat)]


def fewest(game):
    """As many people as a game needs."""
    return (ANNA, BEN, CLEO)[: GAMES[game].seats[0] if game in GAMES else 2]


async def kept(league, session):
    """Anna lets a call expire and is gone, so that a caretaker keeps her seat. The next call of the others is
    not posted, so no clock of theirs runs."""
    while session.seats[A].person not in session.asked_since or len(session.asked_since) > 1:
        person = next(one for one in session.asked_since if one != ANNA.id or len(session.asked_since) < 2)
        session = await league.answer(session, next(one for one in (ANNA, BEN, CLEO) if one.id == person))
    league.now = session.calls[0].clock.due
    assert await league.sessions.expire(session.id, gone={ANNA.id})
    session = await league.session(session)
    assert session.seats[A].kept is not None
    return session


async def with_a_caretaker(league, *people):
    """A table at which all have answered, and Anna's seat is kept."""
    people = people or (ANNA, BEN, CLEO)
    session = await league.table(*people)
    for person in people:
        session = await league.answer(session, person)
    return await kept(league, session)


# No-shows


@pytest.mark.parametrize("game", ["toy", *GAMES])
async def test_whoever_lets_their_first_call_expire_loses_their_seat_at_once(league, game):
    session = await league.table(*fewest(game), game=game)
    late = [call.seat for call in session.calls]
    names = [session.seats[seat].name for seat in late]
    session = await league.lapse(session)
    told = [(seat, name, "no-show") for seat, name in zip(late, names, strict=True)]
    assert await lost(league, session) == told
    assert await league.why(session) == [(seat, "no-show") for seat in late]
    assert all(session.seats[seat].is_robot for seat in late)
    assert await league.events(session, TimeWasUp, CaretakerSatDown, SeatOffered) == []
    if len(late) < 2:
        assert session.status == "playing"
        assert await league.rows("SELECT DISTINCT by FROM answers") == [("robot",)]


async def test_a_first_call_has_a_day_and_the_reserve_and_never_ends_at_night(league):
    league.now = NOON + 11 * HOUR
    session = await league.table(ANNA, BEN)
    (call,) = session.calls
    assert call.clock.due == NOON + 94 * HOUR, "a day later it is night, until ten in the morning"
    league.now = call.clock.due - 1
    assert not await league.sessions.expire(session.id)


async def test_whoever_answers_in_the_last_moment_is_in_time(league):
    session = await league.table(ANNA, BEN)
    league.now = session.calls[0].clock.due
    answer, expire = league.sessions.submit(session.id, ANNA, "3"), league.sessions.expire(session.id)
    _, is_done = await asyncio.gather(answer, expire)
    assert not is_done
    assert await lost(league, session) == []


async def test_whoever_answers_after_the_clock_is_too_late(league):
    session = await league.table(ANNA, BEN)
    league.now = session.calls[0].clock.due
    expire, answer = league.sessions.expire(session.id), league.sessions.submit(session.id, ANNA, "3")
    is_done, refusal = await asyncio.gather(expire, answer, return_exceptions=True)
    assert is_done
    assert isinstance(refusal, Refused | NotAsked)


async def test_whoever_has_answered_once_only_misses_a_call(league):
    session = await league.table(ANNA, BEN)
    session = await league.answer(session, ANNA)
    session = await league.answer(session, BEN)
    session = await league.lapse(session)
    assert await lost(league, session) == []
    assert await league.events(session, TimeWasUp)


async def test_an_answer_that_was_said_ahead_is_an_answer(journal):
    league = LeagueTable(journal, tables={"toy": AUCTION})
    session = await league.table(ANNA, BEN)
    ahead = await league.sessions.ahead(session.id, BEN.id)
    await league.sessions.submit(session.id, BEN, "7", ticket=ahead.ticket)
    session = await league.answer(session, ANNA)
    await league.answer(session, ANNA)
    session = await league.lapse(session)
    assert await league.events(session, TimeWasUp) == [TimeWasUp(B)]
    assert await lost(league, session) == []


async def test_at_any_other_table_the_clock_answers_for_them(league):
    session = await league.post(await started(league.sessions, BEN))
    session = await league.lapse(session)
    assert await lost(league, session) == []
    assert session.seats[A].person == ANNA.id
    assert await league.events(session, TimeWasUp) == [TimeWasUp(A)]


async def test_a_brief_call_costs_nobody_a_seat(league):
    session = await league.table(ANNA, BEN, CLEO, game="asking")
    await league.sessions.submit(session.id, ANNA, "ask")
    session = await league.lapse(await league.post(session))
    assert await lost(league, session) == []


async def test_a_substitute_who_does_not_answer_loses_the_seat_too(league):
    session = await league.lapse(await league.table(ANNA, BEN, CLEO))
    await league.lost.take_at_table(session.id, A, DIRK)
    for person in (BEN, CLEO):
        session = await league.answer(session, person)
    for person in (BEN, CLEO):
        await league.sessions.submit(session.id, person, "x")
    session = await league.lapse(await league.post(session))
    assert await lost(league, session) == [(A, "Anna", "no-show"), (A, "Dirk", "no-show")]


async def test_whoever_was_not_there_costs_the_others_nothing_and_nobody_gains(league):
    session = await league.lapse(await league.table(ANNA, BEN, CLEO))
    await play_on(league.sessions, session, Chance("no-show"), heard=lambda *_: None)
    assert await league.places(session) == {ANNA.id: None, BEN.id: 1, CLEO.id: 1}
    expected = await league.rows("SELECT person, rating_before > rating FROM rating_steps ORDER BY person")
    assert expected == [(ANNA.id, 1), (BEN.id, 0), (CLEO.id, 0)]


async def test_a_table_to_which_nobody_comes_is_closed(league):
    session = await league.table(ANNA, BEN)
    session = await league.lapse(session)
    assert session.status == "playing"
    assert [call.clock.due for call in session.calls] != [None], "the season waits for Ben"
    await league.sessions.leave(session.id, BEN)
    assert (await league.session(session)).status == "closed"


async def test_a_seat_that_is_lost_leaves_nothing_private_behind(league):
    session = await league.table(ANNA, BEN)
    asked = await league.sessions.asked(session.id, ANNA.id)
    await league.sessions.save_draft(asked, "3")
    await league.lapse(session)
    assert await league.rows("SELECT * FROM drafts") == []
    with pytest.raises(Refused, match="not-seated"):
        await league.sessions.come_back(session.id, ANNA.id)


# Away


@pytest.mark.parametrize("meanwhile", Meanwhile)
async def test_no_table_of_a_league_waits_for_whoever_is_away(league, meanwhile):
    session = await league.table(ANNA, BEN)
    ordinary = await league.post(await started(league.sessions, BEN))
    await league.absences.go(ANNA.id, 5, meanwhile)
    session = await league.session(session)
    assert session.seats[A].kept is not None
    assert await league.rows("SELECT DISTINCT by FROM answers WHERE session = ?", session.id) == [
        ("caretaker",)
    ]
    is_kept = (await league.session(ordinary)).seats[A].kept is not None
    assert is_kept == (meanwhile is Meanwhile.CARETAKER), "other tables do as they did"
    await league.absences.back(ANNA.id)
    assert (await league.session(session)).seats[A].kept is None


async def test_whoever_is_away_when_their_table_is_dealt_has_a_caretaker_once_they_are_called(league):
    await league.absences.go(ANNA.id, 5, Meanwhile.WAIT)
    session = await league.table(ANNA, BEN)
    assert await Calls(league.sessions.workings).due(league.now)
    (expiring,) = (await Calls(league.sessions.workings).due(league.now)).expiring
    assert (expiring.session, expiring.late) == (session.id, ())
    assert await league.sessions.expire(session.id)
    session = await league.session(session)
    assert session.seats[A].kept is not None
    assert await lost(league, session) == [], "no call of theirs was running"


async def test_whoever_was_away_is_told_that_leagues_do_not_wait(league):
    await league.post(await started(league.sessions, BEN))
    assert not (await league.absences.go(ANNA.id, 1, Meanwhile.WAIT)).in_league
    await league.table(ANNA, BEN)
    assert (await league.absences.go(ANNA.id, 2, Meanwhile.WAIT)).in_league


# Long absence


async def test_a_seat_is_lost_once_a_caretaker_has_kept_it_for_a_week(league):
    session = await with_a_caretaker(league)
    since = league.now
    calls = Calls(league.sessions.workings)
    league.now = since + 7 * DAY - 1
    assert session.id not in [one.session for one in (await calls.due(league.now)).expiring]
    assert not await league.sessions.expire(session.id)
    assert since + 7 * DAY in [await calls.next_due(after=since + 7 * DAY - 1)]
    league.now = since + 7 * DAY
    assert session.id in [one.session for one in (await calls.due(league.now)).expiring]
    assert await league.again().sessions.expire(session.id), "also after a new start"
    caretaker = session.seats[A].kept
    session = await league.session(session)
    assert await league.events(session, LostSeat) == [LostSeat(A, "Anna", caretaker, "absent")]
    assert session.seats[A].name == caretaker
    assert await league.why(session) == [(A, "absent")]
    assert (await league.acts(session))[-1] == "lost"
    assert session.id not in [one.session for one in (await calls.due(league.now)).expiring]


async def test_whoever_is_back_before_the_week_is_over_keeps_their_seat(league):
    session = await with_a_caretaker(league)
    league.passes(days=7)
    back, expire = league.sessions.come_back(session.id, ANNA.id), league.sessions.expire(session.id)
    await asyncio.gather(back, expire)
    session = await league.session(session)
    assert session.seats[A].person == ANNA.id
    assert await league.events(session, CameBack, LostSeat) == [CameBack(A)]
    assert await league.rows("SELECT seat_lost_at FROM sessions") == [(None,)]


async def test_a_seat_is_lost_after_twice_three_days(league):
    session = await with_a_caretaker(league)
    league.passes(days=3)
    await league.sessions.come_back(session.id, ANNA.id)
    await kept(league, await league.post(session))
    league.passes(days=3)
    await league.sessions.expire(session.id)
    assert await lost(league, session) == [(A, "Anna", "absent")]


async def test_days_for_which_somebody_has_said_that_they_are_away_do_not_count_as_the_shorter_ones(league):
    session = await league.table(ANNA, BEN, CLEO)
    for _ in range(2):
        await league.absences.go(ANNA.id, 5, Meanwhile.WAIT)
        league.passes(days=5)
        await league.absences.back(ANNA.id)
        assert not await league.sessions.expire(session.id)
    assert await lost(league, session) == []
    await league.absences.go(ANNA.id, 14, Meanwhile.WAIT)
    league.passes(days=7)
    assert await league.sessions.expire(session.id)
    assert await lost(league, session) == [(A, "Anna", "absent")], "but a week in one piece does"


async def test_while_the_bot_is_away_or_the_table_pauses_nobody_is_absent(league):
    session = await with_a_caretaker(league)
    since = league.now
    await Calls(league.sessions.workings).outage(Outage(since + DAY, since + 2 * DAY))
    office = Moderation(league.sessions.workings, Servers(league.sessions.workings))
    league.now = since + 3 * DAY
    await office.pause(session.id, DIRK, "holidays", 14)
    league.now = since + 9 * DAY
    assert not await league.sessions.expire(session.id)
    await office.resume(session.id, DIRK, "we go on")
    league.now = since + 14 * DAY - 1
    assert not await league.sessions.expire(session.id)
    league.now += 1
    assert await league.sessions.expire(session.id)


async def test_a_lost_seat_counts_as_given_up_whatever_the_robot_makes_of_it(league):
    session = await with_a_caretaker(league, ANNA, BEN)
    league.passes(days=7)
    await league.sessions.expire(session.id)
    assert await league.events(session, Decided, AllHaveGone) == [Decided(B)]
    assert await league.places(session) == {BEN.id: 1, ANNA.id: 2}


async def test_two_who_are_lost_together_are_told_one_after_the_other(league):
    session = await league.table(ANNA, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        session = await league.answer(session, person)
    for person in (ANNA, BEN):
        await league.absences.go(person.id, 21, Meanwhile.WAIT)
    league.passes(days=7)
    await league.sessions.expire(session.id)
    session = await league.session(session)
    assert await lost(league, session) == [(A, "Anna", "absent"), (B, "Ben", "absent")]
    assert [seat.person for seat in session.seats] == [None, None, CLEO.id]
    assert len({seat.name for seat in session.seats}) == 3
    assert (await league.places(session))[CLEO.id] == 1


async def test_elsewhere_a_kept_seat_waits_for_its_owner(league):
    session = await league.post(await started(league.sessions, BEN))
    league.now = session.calls[0].clock.due
    await league.sessions.expire(session.id, gone={ANNA.id})
    league.passes(days=8)
    await league.sessions.expire(session.id)
    assert (await league.session(session)).seats[A].person == ANNA.id
    assert await league.rows("SELECT seat_lost_at FROM sessions") == [(None,)]


# Overtime


async def test_in_overtime_one_lapse_costs_the_seat(league):
    session = await league.table(ANNA, BEN, CLEO)
    for person in (ANNA, BEN):
        session = await league.answer(session, person)
    await league.sessions.set_overtime(session.id)
    session = await league.post(session)
    await league.lapse(session)
    assert await lost(league, session) == [(C, "Cleo", "no-show")], "who never answered was not there"
    for person in (ANNA, BEN):
        await league.sessions.submit(session.id, person, "x")
    session = await league.lapse(await league.post(session))
    assert (await lost(league, session))[1:] == [(A, "Anna", "lapsed")]
    assert await league.why(session) == [(A, "lapsed"), (C, "no-show")]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_of_any_title_ends_in_overtime_if_people_do_not_answer(league, game):
    session = await league.table(*fewest(game), game=game, pace=PaceName.OVERTIME)
    await play_on(league.sessions, session, Chance(game), heard=lambda *_: None, most=6)
    session = await league.post(session)
    while session.status == "playing" and any(call.clock.due for call in session.calls):
        session = await league.lapse(session)
    assert await lost(league, session)
    assert all(why in ("lapsed", "no-show") for _, _, why in await lost(league, session))
