"""Seats that are kept for people who were invited, until they come or their time is up."""

import asyncio

import pytest

from engine.clock.pace import DAY, HOUR
from engine.errors import Refused
from engine.journal.records import PersonId
from engine.sessions.invitations import MOST_A_DAY, MOST_OF_ONE, Invitations
from engine.sessions.seating import Person
from tests.engine.sessions.clockwork import NOON, Clockwork
from tests.engine.sessions.test_seats import outcomes, refused
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, THREAD

EDDA = Person(PersonId(5), "Edda")


@pytest.fixture
def table(journal):
    return Clockwork(journal)


@pytest.fixture
def invitations(table):
    return Invitations(table.workings)


async def test_a_kept_seat_is_there_for_whoever_was_invited_and_for_nobody_else(table, invitations):
    session = await table.opened(BEN)
    for person in (CLEO, DIRK):
        await invitations.invite(session.id, ANNA, person.id)
    with pytest.raises(Refused) as refusal:
        await table.sessions.join(session.id, EDDA)
    assert (refusal.value.reason, refusal.value.values) == (
        "seats-kept",
        {"until": NOON + 48 * HOUR},
    )
    await refused(table.sessions.add_robot(session.id, ANNA), "seats-kept")
    await table.sessions.join(session.id, DIRK)
    await refused(table.sessions.join(session.id, EDDA), "seats-kept")
    await table.sessions.join(session.id, CLEO)
    assert await invitations.kept(session.id) == []
    await refused(table.sessions.join(session.id, EDDA), "no-free-seat")


async def test_a_seat_that_is_free_for_all_is_given_to_whoever_comes(table, invitations):
    session = await table.opened()
    await invitations.invite(session.id, ANNA, BEN.id)
    session = await table.sessions.join(session.id, EDDA)
    session = await table.sessions.add_robot(session.id, ANNA)
    assert len(session.seats) == 3
    await refused(table.sessions.join(session.id, CLEO), "seats-kept")


async def test_after_two_days_a_kept_seat_is_free(table, invitations):
    session = await table.opened(BEN, CLEO)
    await invitations.invite(session.id, ANNA, DIRK.id)
    table.at += 48 * HOUR - 1
    assert not await invitations.end(session.id)
    await refused(table.sessions.join(session.id, EDDA), "seats-kept")
    table.at += 1
    assert await invitations.end(session.id)
    assert not await invitations.end(session.id)
    await table.sessions.join(session.id, EDDA)


async def test_a_kept_seat_is_free_on_time_also_if_nobody_has_noted_that_yet(table, invitations):
    session = await table.opened(BEN, CLEO)
    await invitations.invite(session.id, ANNA, DIRK.id)
    table.at += 48 * HOUR
    await table.sessions.join(session.id, EDDA)


async def test_who_may_be_invited_by_whom(table, invitations):
    session = await table.opened(BEN)
    await refused(invitations.invite(session.id, CLEO, DIRK.id), "join-first")
    await refused(invitations.invite(session.id, ANNA, BEN.id), "invite-seated")
    await refused(invitations.invite(session.id, ANNA, ANNA.id), "invite-seated")
    await invitations.invite(session.id, BEN, CLEO.id)
    await refused(invitations.invite(session.id, ANNA, CLEO.id), "invite-again")
    await invitations.invite(session.id, ANNA, DIRK.id)
    await refused(invitations.invite(session.id, ANNA, EDDA.id), "invite-full")
    await table.sessions.start(session.id, ANNA, thread=THREAD)
    await refused(invitations.invite(session.id, ANNA, EDDA.id), "already-started")


async def test_nobody_mentions_others_without_end_by_opening_seats_inviting_and_leaving(table, invitations):
    for _ in range(MOST_OF_ONE):
        session = await table.opened()
        await invitations.invite(session.id, ANNA, BEN.id)
        await table.sessions.leave(session.id, ANNA)
    session = await table.opened()
    await refused(invitations.invite(session.id, ANNA, BEN.id), "invite-often")
    for number in range(MOST_A_DAY - MOST_OF_ONE):
        await table.sessions.leave(session.id, ANNA)
        session = await table.opened()
        await invitations.invite(session.id, ANNA, PersonId(100 + number))
    await refused(invitations.invite(session.id, ANNA, PersonId(99)), "invite-often")
    await table.sessions.join(session.id, CLEO)
    await invitations.invite(session.id, CLEO, BEN.id)
    table.at += DAY
    session = await table.opened()
    await invitations.invite(session.id, ANNA, PersonId(99))


async def test_ten_invitations_at_once_keep_as_many_seats_as_are_free(table, invitations):
    session = await table.opened()
    acts = [invitations.invite(session.id, ANNA, PersonId(100 + n)) for n in range(10)]
    found = await outcomes(*acts)
    assert (found.count(None), found.count("invite-full")) == (3, 7)


async def test_the_last_free_seat_is_not_given_away_and_kept_at_once(table, invitations):
    session = await table.opened(BEN, CLEO)
    acts = (invitations.invite(session.id, ANNA, DIRK.id), table.sessions.join(session.id, EDDA))
    found = await asyncio.gather(*acts, return_exceptions=True)
    assert [isinstance(one, Refused) for one in found] == [False, True]
    await table.sessions.join(session.id, DIRK)


async def test_whoever_was_invited_and_leaves_again_has_no_kept_seat(table, invitations):
    session = await table.opened(BEN, CLEO)
    await invitations.invite(session.id, ANNA, DIRK.id)
    await table.sessions.join(session.id, DIRK)
    await table.sessions.leave(session.id, DIRK)
    await table.sessions.join(session.id, EDDA)


async def test_an_invitation_is_told_once(table, invitations):
    session = await table.opened()
    await invitations.invite(session.id, ANNA, BEN.id)
    assert await invitations.to_tell() == [session.id]
    _, (untold,) = await invitations.untold(session.id)
    assert (untold.person, untold.by) == (BEN.id, ANNA.id)
    await invitations.set_told(session.id, [BEN.id], 77)
    assert await invitations.to_tell() == []
    assert (await invitations.untold(session.id))[1] == []


async def test_nobody_is_told_of_a_seat_that_is_not_kept_any_more(table, invitations):
    session = await table.opened()
    await invitations.invite(session.id, ANNA, BEN.id)
    table.at += 48 * HOUR
    assert (await invitations.untold(session.id))[1] == []
    other = await table.opened()
    await invitations.invite(other.id, ANNA, BEN.id)
    await table.sessions.leave(other.id, ANNA)
    assert (await invitations.untold(other.id))[1] == []


async def test_whoever_has_left_the_server_loses_an_open_seat_and_a_kept_one(table, invitations):
    session = await table.opened(BEN)
    await invitations.invite(session.id, ANNA, CLEO.id)
    session = await table.sessions.remove_gone(session.id, {BEN.id, CLEO.id})
    assert session.names == ("Anna",)
    assert await invitations.kept(session.id) == []


async def test_whoever_hosted_and_has_left_the_server_hosts_no_more(table):
    session = await table.opened(BEN)
    session = await table.sessions.remove_gone(session.id, {ANNA.id})
    assert (session.host, session.names) == (BEN.id, ("Ben",))
