"""Seats that are lost: they are offered, and a substitute plays on."""

import pytest

from engine.clock.pace import DAY, HOUR, PaceName
from engine.journal.offer_rows import Outcome
from engine.journal.records import Meanwhile
from engine.play.table import Seat
from engine.sessions.absences import Absences
from engine.sessions.endings import Endings
from engine.sessions.lost_seats import LostSeats, is_lost
from engine.sessions.offer_acts import Offered
from engine.sessions.reminders import Reminded
from engine.sessions.session_events import SeatOffered, TookSeat, Woke
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.sessions.test_seats import outcomes, refused
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK
from tests.engine.toy import A, B, C, Said


@pytest.fixture
def table(journal):
    return Clockwork(journal)


@pytest.fixture
def lost(table):
    return LostSeats(table.workings)


async def kept(table, *others, robots=0):
    """A match in which Anna's seat is kept."""
    session = await table.post(await table.started(*others, robots=robots))
    table.at = session.calls[0].clock.due
    await table.sessions.expire(session.id, gone={ANNA.id})
    session = await table.stored(session)
    assert session.seats[A].kept is not None
    return session


async def offered(table, session, seat=A):
    """The table has agreed to offer a seat."""
    async with table.workings.matches.locked(session.id):
        live = await table.workings.matches.load(session.id)
        await table.workings.steps.carry_out(live, Offered(seat, BEN.id))


async def test_a_seat_is_lost_once_it_was_kept_for_a_week(table, lost):
    session = await kept(table, BEN, CLEO)
    table.at += 7 * DAY - 1
    await refused(lost.check(session.id, BEN.id, A), "seat-not-lost")
    table.at += 1
    await lost.check(session.id, BEN.id, A)
    await refused(lost.check(session.id, BEN.id, C), "seat-not-lost")
    await refused(lost.check(session.id, DIRK.id, A), "not-seated")
    await refused(lost.check(session.id, BEN.id, Seat(7)), "no-such-seat")


async def test_whoever_says_that_they_are_away_does_not_lose_their_seat_meanwhile(table, lost):
    session = await kept(table, BEN, CLEO)
    table.at += 7 * DAY
    await offered(table, session)
    await Absences(table.workings).go(ANNA.id, 1, Meanwhile.WAIT)
    await refused(lost.take(session.id, A, DIRK), "seat-taken")
    await refused(lost.check(session.id, BEN.id, A, is_gone=True), "seat-not-lost")
    table.at += 1 * DAY
    await lost.check(session.id, BEN.id, A)


async def test_the_seat_of_whoever_is_back_is_not_free_any_more(table, lost):
    session, absences = await table.started(BEN), Absences(table.workings)
    await absences.go(ANNA.id, 1, Meanwhile.CARETAKER)
    await offered(table, session)
    await absences.back(ANNA.id)
    await refused(lost.take(session.id, A, CLEO), "seat-taken")


async def test_the_seat_of_whoever_has_left_the_server_is_lost_at_once(table, lost):
    session = await table.started(BEN)
    await lost.check(session.id, BEN.id, A, is_gone=True)


@pytest.mark.parametrize("pace", [None, PaceName.NONE, PaceName.DAILY])
async def test_without_clocks_a_seat_is_lost_once_it_was_waited_for_for_a_week(table, pace):
    session = await table.post(await table.started(BEN, pace=pace))
    now = table.at + 7 * DAY
    assert not is_lost(session, A, now - 1)
    assert is_lost(session, A, now) == (pace is not PaceName.DAILY)
    assert not is_lost(session, B, now), "nobody waits for Ben"


async def test_an_offer_is_told_and_shown_and_is_made_once(table, lost):
    session = await kept(table, BEN, CLEO)
    table.at += 7 * DAY
    await offered(table, session)
    assert await table.events(session, SeatOffered) == [SeatOffered(A)]
    assert await lost.to_show() == [session.id]
    (offer,) = await lost.offered(session.id)
    assert (offer.seat, offer.left, offer.since) == (A, "Anna", table.at)
    await refused(lost.check(session.id, BEN.id, A), "seat-offered")


async def test_the_seat_of_whoever_left_is_offered_without_a_motion(table, lost):
    session = await table.started(BEN, CLEO)
    await refused(lost.offer_robots_seat(session.id, BEN.id, A), "seat-not-lost")
    await table.sessions.leave(session.id, ANNA)
    await refused(lost.offer_robots_seat(session.id, DIRK.id, A), "not-seated")
    await lost.offer_robots_seat(session.id, BEN.id, A)
    session = await lost.take(session.id, A, ANNA)
    assert session.seats[A].person == ANNA.id, "whoever left may come back so"
    assert await table.events(session, TookSeat) == [TookSeat(A, "Dusty", "Anna")]


async def test_a_substitute_plays_on_with_all_that_belongs_to_the_seat(table, lost):
    session = await kept(table, BEN, CLEO)
    await offered(table, session)
    before = await table.sessions.position(session.id, ANNA.id)
    secrets = [one.event for one in await table.sessions.story(session, seat=A) if one.only == A]
    session = await lost.take(session.id, A, DIRK)
    after = await table.sessions.position(session.id, DIRK.id)
    assert (after.seat, after.view) == (A, before.view)
    assert (await table.sessions.position(session.id, ANNA.id)).seat is None, "Anna reads no more of it"
    told = [one.event for one in await table.sessions.story(session, seat=A) if one.only == A]
    assert told == secrets != []
    assert (session.seats[A].name, session.seats[A].kept) == ("Dirk", None)
    assert session.host == DIRK.id, "Anna hosts no more"
    assert await table.events(session, TookSeat) == [TookSeat(A, "Anna", "Dirk")]
    assert (await lost.offered(session.id)) == []


async def test_a_substitute_sits_under_their_own_name_from_then_on(table, lost):
    session = await kept(table, BEN, CLEO)
    await offered(table, session)
    session = await lost.take(session.id, A, DIRK)
    sittings = await table.rows("SELECT person, name, why FROM sittings WHERE seat = 0 ORDER BY number")
    assert sittings[-2:] == [(ANNA.id, "Anna", "left"), (DIRK.id, "Dirk", None)]
    first, *_, last = await table.sessions.story(session)
    assert (first.names[A], last.names[A]) == ("Anna", "Dirk")


async def test_since_they_acted_counts_from_a_substitutes_own_acts(table, lost):
    session = await table.started(BEN, CLEO)
    await table.sessions.submit(session.id, ANNA, "3")
    await table.sessions.leave(session.id, ANNA)
    await lost.offer_robots_seat(session.id, BEN.id, A)
    session = await lost.take(session.id, A, DIRK)
    told, has_acted = await table.sessions.since_acting(session, A)
    assert not has_acted
    assert Said("a secret of seat 0") in [one.event for one in told], "all that the seat was told is new"


async def test_a_substitute_has_half_of_the_reserve_no_misses_and_no_half_made_choices(table, lost):
    session = await kept(table, BEN, CLEO)
    await table.journal.write(
        lambda db: db.execute("INSERT INTO drafts VALUES (?, 0, 'asked', '1.1', '{}')", (session.id,))
    )
    await offered(table, session)
    await lost.take(session.id, A, DIRK)
    assert await table.rows("SELECT reserve, misses FROM clocks WHERE seat = 0") == [(24 * HOUR, 0)]
    assert await table.rows("SELECT * FROM drafts") == []


async def test_a_half_made_choice_that_comes_after_a_substitute_is_not_theirs_to_read(table, lost):
    session = await table.post(await table.started(BEN, pace=PaceName.NONE))
    asked = await table.sessions.asked(session.id, ANNA.id)
    await offered(table, session)
    await lost.take(session.id, A, DIRK)
    await table.sessions.save_draft(asked, "{}")
    assert await table.rows("SELECT * FROM drafts") == []


async def test_a_substitute_who_is_waited_for_is_called_with_a_clock_of_their_own(table, lost):
    session = await table.post(await table.started(BEN, pace=PaceName.NONE))
    table.at += 7 * DAY
    await offered(table, session)
    session = await lost.take(session.id, A, DIRK)
    (call,) = session.calls
    assert (call.seat, call.posted, call.opened) == (A, None, table.at)
    assert session.asked_since[DIRK.id] > session.posted, "the next board calls them"
    (call,) = (await table.post(session)).calls
    assert call.posted == table.at


async def test_what_reminded_the_earlier_owner_is_removed_though_the_question_is_the_same(table, lost):
    session = await table.post(await table.started(BEN, pace=PaceName.NONE))
    (call,), reminded = session.calls, Reminded(table.workings)
    table.at = call.remind_at
    (reminder,) = await reminded.take(session.id, 1)
    await reminded.set_message(reminder, channel=5, message=77)
    await offered(table, session)
    session = await lost.take(session.id, A, DIRK)
    assert [one.ticket for one in session.calls] == [call.ticket]
    (ended,) = await reminded.ended(session.id)
    assert (ended.channel, ended.message, ended.waiting) == (5, 77, ())
    await reminded.forget(ended)
    assert await reminded.ended(session.id) == []


async def test_two_who_take_a_seat_at_once_do_not_both_get_it(table, lost):
    session = await kept(table, BEN)
    await offered(table, session)
    found = await outcomes(lost.take(session.id, A, CLEO), lost.take(session.id, A, DIRK))
    assert found == [None, "seat-taken"]
    assert (await table.stored(session)).names == ("Cleo", "Ben")


async def test_who_cannot_take_a_seat(table, lost):
    session = await kept(table, BEN, CLEO)
    await refused(lost.take(session.id, A, DIRK), "seat-taken")
    await offered(table, session)
    await refused(lost.take(session.id, A, CLEO), "already-seated")
    await refused(lost.take(session.id, C, DIRK), "seat-taken")


async def test_the_offer_ends_when_the_owner_is_back(table, lost):
    session = await kept(table, BEN, CLEO)
    await offered(table, session)
    await table.sessions.come_back(session.id, ANNA.id)
    _, (offer,) = await lost.offers(session.id)
    assert offer.outcome is Outcome.BACK
    await refused(lost.take(session.id, A, DIRK), "seat-taken")


async def test_the_offer_ends_when_an_owner_who_was_waited_for_answers(table, lost):
    session = await table.post(await table.started(BEN, pace=PaceName.NONE))
    table.at += 7 * DAY
    await offered(table, session)
    await table.sessions.submit(session.id, ANNA, "3")
    _, (offer,) = await lost.offers(session.id)
    assert offer.outcome is Outcome.BACK


@pytest.mark.parametrize("how", ["all leave", "it is given up"])
async def test_the_offer_ends_with_the_game(table, lost, how):
    session = await table.started(BEN)
    await table.sessions.leave(session.id, ANNA)
    await lost.offer_robots_seat(session.id, BEN.id, A)
    if how == "all leave":
        await table.sessions.leave(session.id, BEN)
    else:
        endings = Endings(table.workings)
        table.at += 31 * DAY
        await endings.fall_asleep(session.id)
        table.at += 91 * DAY
        await endings.close_sleeper(session.id)
    _, (offer,) = await lost.offers(session.id)
    assert offer.outcome is Outcome.OVER
    await refused(lost.take(session.id, A, DIRK), "game-closed")


async def test_whoever_takes_a_seat_wakes_a_game_that_sleeps(table, lost):
    session = await kept(table, BEN, CLEO)
    await offered(table, session)
    table.at += 31 * DAY
    await Endings(table.workings).fall_asleep(session.id)
    session = await lost.take(session.id, A, DIRK)
    assert (session.asleep_since, session.last_act) == (None, table.at)
    assert await table.events(session, Woke, TookSeat) == [Woke(), TookSeat(A, "Anna", "Dirk")]


async def test_what_is_shown_of_an_offer_that_has_changed_meanwhile_is_shown_again(table, lost):
    session = await kept(table, BEN, CLEO)
    await offered(table, session)
    _, (offer,) = await lost.offers(session.id)
    await lost.set_message(session.id, offer, 70, is_in_channel=False)
    await lost.set_message(session.id, offer, 71, is_in_channel=True)
    await lost.take(session.id, A, DIRK)
    await lost.set_shown(session.id, offer)
    assert await lost.to_show() == [session.id]
    _, (offer,) = await lost.offers(session.id)
    assert (offer.outcome, offer.message, offer.channel_message) == (Outcome.TAKEN, 70, 71)
    await lost.set_shown(session.id, offer)
    assert await lost.to_show() == []
    assert await table.rows("SELECT * FROM offers") == []


async def test_what_reminded_whoever_sat_there_ends_and_reminds_no_substitute(table, lost):
    session = await table.post(await table.started(BEN, pace=PaceName.NONE))
    reminded = Reminded(table.workings)
    table.at += 7 * DAY
    (reminder,) = await reminded.take(session.id, 1)
    await reminded.set_message(reminder, channel=session.thread, message=5)
    await offered(table, session)
    table.at += 1
    await lost.take(session.id, A, CLEO)
    assert [one.message for one in await reminded.ended(session.id)] == [5]
