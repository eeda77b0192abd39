"""When an auction opens, all are invited at once: whoever is asked later has had the time since then."""

import itertools
from dataclasses import replace

import pytest

from engine.clock.pace import DAY, HOUR, PaceName
from engine.journal.outage_rows import Outage
from engine.journal.records import By, Meanwhile
from engine.sessions.calls import Calls
from engine.sessions.endings import Endings
from engine.sessions.reminders import Reminded
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, started

PEOPLE = {person.id: person for person in (ANNA, BEN, CLEO, DIRK)}


class Auction(Clocked):
    """A table of Boomtown, or of another game, and the people in the order in which they are asked."""

    async def begin(self, *others, game="boomtown", **more):
        session = await started(self.sessions, *others, game=game, **more)
        first = (await self.sessions.position(session.id, None)).waiting_for[0]
        seats = [(first + step) % len(session.seats) for step in range(len(session.seats))]
        self.order = [PEOPLE.get(session.seats[seat].person) for seat in seats]
        self.seats = seats
        return session

    async def says(self, session, person, text, **more):
        await self.sessions.submit(session.id, person, text, **more)

    async def invited(self, session):
        """Who is invited to what, by seat."""
        stored = await self.session(session)
        return {PEOPLE[stored.seats[call.seat].person]: call.ticket for call in stored.invited}

    async def call(self, session):
        """The call of the only seat that is waited for."""
        (call,) = (await self.session(session)).calls
        return call


@pytest.fixture
def auction(journal):
    return Auction(journal)


async def test_all_whom_an_auction_concerns_are_invited_in_the_step_that_opens_it(auction):
    session = await auction.begin(BEN, CLEO, robots=1)
    people = [person for person in auction.order if person is not None]
    assert await auction.invited(session) == dict.fromkeys(people, "1=bid")
    asked = await auction.call(session)
    assert asked.ticket.startswith("1."), "whoever is asked is called by their question"
    (mentioned,) = {call.told for call in (await auction.session(session)).invited}
    assert mentioned == (await auction.sessions.position(session.id, None)).told


async def test_an_invitation_ends_when_its_seat_may_bid_no_more_and_the_next_round_has_another(auction):
    session = await auction.begin(BEN, CLEO)
    first, second, third = auction.order
    await auction.says(session, first, "1")
    await auction.says(session, second, "pass")
    assert await auction.invited(session) == {first: "1=bid", third: "1=bid"}
    await auction.says(session, third, "pass")
    assert await auction.invited(session) == {}, "cards are taken now"
    while (await auction.sessions.position(session.id, None)).view.round == 1:
        stored = await auction.session(session)
        person = PEOPLE[stored.seats[stored.calls[0].seat].person]
        decision = (await auction.sessions.asked(session.id, person.id)).decision
        await auction.says(session, person, str(next(iter(decision.legal()))))
    assert set((await auction.invited(session)).values()) == {"2=bid"}


async def test_first_shops_are_said_ahead_by_all_and_cost_one_wait_together(auction):
    session = await auction.begin(BEN, CLEO, DIRK, game="ponte-vecchio")
    assert await auction.invited(session) == dict.fromkeys(auction.order, "1=build")
    invited = auction.now
    await auction.post(session)
    auction.passes(hours=2)
    await auction.says(session, auction.order[2], "step-8 step-7 step-5", ticket="1=build")
    assert set(await auction.invited(session)) == set(auction.order), "what is said changes nothing"
    await auction.says(session, auction.order[0], "step-8")
    session = await auction.post(session)
    call = await auction.call(session)
    assert (call.seat, call.clock.soft) == (auction.seats[1], invited + DAY), "the time since the invitation"
    await auction.says(session, auction.order[1], "step-2")
    call = await auction.call(session)
    assert call.seat == auction.seats[3], "the third has built"
    assert await auction.invited(session) == {auction.order[3]: "1=build"}
    await auction.says(session, auction.order[3], "step-4")
    assert await auction.invited(session) == dict.fromkeys(auction.order, "2=bid")


async def test_nobody_waits_for_whoever_is_only_invited(auction):
    session = await auction.begin(BEN, CLEO)
    session = await auction.post(session)
    reminded, calls = Reminded(auction.sessions.workings), Calls(auction.sessions.workings)
    (asked,) = session.calls
    assert set(session.asked_since) == {auction.order[0].id}
    assert all(call.clock.due is None and call.remind_at is None for call in session.invited)
    assert await calls.next_due(after=auction.now) == asked.remind_at
    auction.now = asked.clock.due
    assert [one.late for one in (await calls.due(auction.now)).expiring] == [(auction.order[0].id,)]
    assert await auction.sessions.expire(session.id)
    stored = await auction.session(session)
    assert [call.seat for call in stored.calls] == [auction.seats[1]], "the clock answers for one alone"
    auction.now -= HOUR
    await auction.post(session)
    assert await reminded.due() == {}


async def test_whoever_is_asked_has_the_time_since_the_invitation_and_at_least_half_a_call(auction):
    session = await auction.begin(BEN, CLEO)
    invited = auction.now
    await auction.post(session)
    auction.passes(hours=2)
    await auction.says(session, auction.order[0], "1")
    await auction.post(session)
    call = await auction.call(session)
    assert (call.clock.soft, call.clock.due) == (invited + DAY, invited + 3 * DAY)
    auction.passes(hours=19)
    await auction.says(session, auction.order[1], "2")
    await auction.post(session)
    call = await auction.call(session)
    assert call.clock.soft == auction.now + DAY / 2
    assert call.clock.due == call.clock.soft + 2 * DAY


async def test_those_who_are_absent_for_a_day_cost_one_wait_together(auction):
    session = await auction.begin(BEN, CLEO, DIRK)
    await auction.post(session)
    for person, text in zip(auction.order[1:], ("2", "pass", "1"), strict=True):
        auction.passes(hours=6)
        await auction.says(session, person, text, ticket="1=bid")
    auction.passes(hours=2)
    await auction.says(session, auction.order[0], "pass")
    assert await auction.invited(session) == {}
    (call,) = (await auction.session(session)).calls
    assert call.seat == auction.seats[1], "they have bid, and take a card"


async def test_only_the_first_question_of_an_auction_has_the_time_of_its_invitation(auction):
    session = await auction.begin(BEN, CLEO)
    await auction.post(session)
    for person, text in zip(itertools.cycle(auction.order), "1234", strict=False):
        await auction.says(session, person, text)
        await auction.post(session)
        auction.passes(hours=1)
    call = await auction.call(session)
    assert call.clock.soft == call.posted + DAY


async def test_an_invitation_that_was_never_posted_leaves_the_whole_time(auction):
    session = await auction.begin(BEN, CLEO)
    auction.passes(hours=22)
    await auction.says(session, auction.order[0], "1")
    await auction.post(session)
    call = await auction.call(session)
    assert call.clock.soft == auction.now + DAY


async def test_trouble_a_pause_and_an_outage_use_up_no_time_of_an_invitation(auction):
    session = await auction.begin(BEN, CLEO)
    await auction.post(session)
    soft = auction.now + DAY
    trouble = [("forbidden", 3), (None, 1)]
    for word, hours in trouble:
        await auction.posted.set_trouble(session.id, word)
        auction.passes(hours=hours)
    motion = await auction.motions.propose_pause(session.id, ANNA, 1)
    for person in (BEN, CLEO):
        await auction.motions.agree(session.id, motion.number, person)
    await auction.post(session)
    auction.passes(days=1)
    await auction.motions.go_on(session.id)
    down = auction.now
    auction.passes(hours=4)
    calls = Calls(auction.sessions.workings)
    for _ in range(2):  # to tell it twice moves nothing twice
        await calls.outage(Outage(down, auction.now))
    clocks = {call.clock.soft for call in (await auction.session(session)).invited if call.clock.soft}
    assert clocks == {soft + 3 * HOUR + DAY + 4 * HOUR}
    await auction.says(session, auction.order[0], "1")
    await auction.post(session)
    assert (await auction.call(session)).clock.soft == soft + 3 * HOUR + DAY + 4 * HOUR


async def test_an_outage_that_moves_invitations_alone_is_told_to_nobody(auction):
    session = await auction.begin(BEN, CLEO)
    await auction.post(session)
    asked = auction.order[0]
    await auction.absences.go(asked.id, 3, Meanwhile.WAIT)
    assert not (await auction.call(session)).clock.is_running
    down = auction.now
    auction.passes(hours=5)
    assert await Calls(auction.sessions.workings).outage(Outage(down, auction.now)) == []
    stored = await auction.session(session)
    assert stored.stood is None
    assert {call.clock.soft for call in stored.invited if call.clock.soft} == {down + DAY + 5 * HOUR}


@pytest.mark.parametrize(
    ("pace", "are_invited"),
    [(name, name is not PaceName.EVENING) for name in PaceName] + [(None, True)],
)
async def test_in_an_evening_nobody_is_invited_because_all_are_there(auction, pace, are_invited):
    session = await auction.begin(BEN, CLEO)
    await auction.set_pace(session, pace)
    await auction.says(session, auction.order[0], "1")
    assert bool(await auction.invited(session)) is are_invited


async def test_robots_kept_seats_and_whoever_is_away_or_alone_are_not_invited(auction):
    alone = await auction.begin(robots=2)
    assert await auction.invited(alone) == {}
    await auction.absences.go(CLEO.id, 3, Meanwhile.WAIT)
    await auction.absences.go(DIRK.id, 3, Meanwhile.CARETAKER)
    session = await auction.begin(BEN, CLEO, DIRK)
    assert set(await auction.invited(session)) == {ANNA, BEN}
    await auction.absences.back(CLEO.id)
    assert set(await auction.invited(session)) == {ANNA, BEN, CLEO}, "they are back, and may bid"


async def test_nobody_is_invited_twice_because_they_were_away_or_kept_meanwhile(auction):
    session = await auction.begin(BEN, CLEO)
    await auction.post(session)
    before = {call.seat: call.told for call in (await auction.session(session)).invited}
    last = auction.order[2]
    await auction.absences.go(last.id, 3, Meanwhile.CARETAKER)
    await auction.absences.back(last.id)
    session = await auction.post(session)
    assert {call.seat: call.told for call in session.invited} == before
    await auction.says(session, auction.order[0], "1")
    await auction.says(session, auction.order[1], "2")
    await auction.post(session)
    call = await auction.call(session)
    assert call.clock.soft == auction.now + DAY, "whoever is back has the whole time"


async def test_whoever_takes_a_seat_over_is_invited_themselves(auction):
    session = await auction.begin(BEN, CLEO)
    await auction.post(session)
    last = auction.order[2]
    await auction.sessions.leave(session.id, last)
    assert set(await auction.invited(session)) == set(auction.order[:2])


async def test_what_was_said_ahead_changes_neither_who_is_invited_nor_until_when(journal):
    """Twin games: in one, orders are given before the opening is posted, and before anybody is asked."""
    silent, ordered = twins = [Auction(journal) for _ in range(2)]
    session, other = [await twin.begin(BEN, CLEO, DIRK) for twin in twins]

    async def both(when):
        """Let the same happen in both; then all that is stored of calls and posts is alike."""
        for twin, one in ((silent, session), (ordered, other)):
            twin.now += HOUR
            await when(twin, one)
        seen = []
        for twin, one in ((silent, session), (ordered, other)):
            stored = await twin.session(one)
            seat = {seat: place for place, seat in enumerate(twin.seats)}
            calls = [
                sorted((seat[call.seat], replace(call, seat=0)) for call in each) for each in _kinds(stored)
            ]
            seen.append((calls, stored.posted, stored.last_act))
        assert seen[0] == seen[1]

    async def orders(person, text):
        await ordered.says(other, ordered.order[person], text, ticket="1=bid")

    async def posts(twin, one):
        await twin.post(one)

    def presses(place, text):
        async def press(twin, one):
            await twin.says(one, twin.order[place], text)

        return press

    await orders(2, "3")
    await both(posts)
    await orders(3, "pass")
    await orders(2, "2")
    await both(posts)
    await both(presses(0, "1"))
    await both(posts)
    await ordered.sessions.forget_order(other.id, ordered.order[2].id, "1=bid")
    await both(presses(1, "4"))
    await both(posts)
    assert [place for place in (2, 3) if ordered.order[place] in await ordered.invited(other)] == [2, 3]


def _kinds(session):
    return session.calls, session.invited


async def test_with_the_game_its_invitations_are_over(auction):
    session = await auction.begin(BEN, CLEO)
    for person in auction.order:
        await auction.sessions.leave(session.id, person)
    stored = await auction.session(session)
    assert (stored.status, stored.calls, stored.invited) == ("closed", (), ())


async def test_a_round_that_begins_again_invites_anew(auction):
    session = await auction.begin(BEN, CLEO)
    session = await auction.post(session)
    (before,) = {call.told for call in session.invited}
    await auction.sessions.restart_round(session.id, by=By.ORGANISER)
    stored = await auction.session(session)
    assert len(stored.invited) == 3
    assert all(call.told > before and call.posted is None for call in stored.invited)


async def test_after_a_sleep_and_at_a_new_pace_whoever_is_asked_has_the_whole_time(auction):
    session = await auction.begin(BEN, CLEO)
    await auction.post(session)
    endings = Endings(auction.sessions.workings)
    auction.passes(days=31)
    await endings.fall_asleep(session.id)
    await endings.wake(session.id, auction.order[1].id)
    await auction.post(session)
    await auction.says(session, auction.order[0], "1")
    await auction.post(session)
    assert (await auction.call(session)).clock.soft == auction.now + DAY
    motion = await auction.motions.propose_pace(session.id, ANNA, PaceName.BRISK)
    for person in (BEN, CLEO):
        await auction.motions.agree(session.id, motion.number, person)
    auction.passes(hours=-3)
    await auction.post(session)
    await auction.says(session, auction.order[1], "2")
    await auction.post(session)
    assert (await auction.call(session)).clock.soft == auction.now + DAY / 2, "a whole call at this pace"


async def test_invitations_survive_a_start(journal):
    auction = Auction(journal)
    session = await auction.begin(BEN, CLEO)
    await auction.post(session)
    stored, again = (await auction.session(session)).invited, Auction(journal)
    await again.says(session, auction.order[0], "1")
    kept = auction.seats[2]
    after = (await again.session(session)).invited
    assert [call for call in after if call.seat == kept] == [call for call in stored if call.seat == kept]
    assert len(after) == 3
