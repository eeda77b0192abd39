"""Lost seats, as people meet them: /game seat, and Take the seat."""

import pytest

from cogs.parts.custom_ids import UnknownId, Verb
from cogs.presses.lost_seats import complete_lost_seat, offer_seat
from engine.clock.pace import DAY
from engine.errors import Refused
from tests.cogs.presses.saloon import Saloon
from tests.engine.sessions.test_lost_seats import kept
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, GUILD
from tests.engine.toy import A, B


@pytest.fixture
def saloon(journal):
    return Saloon(journal)


async def offers(saloon, person, session, chosen=None, **place):
    """What `/game seat` shows, and what it proposes to the table."""
    proposed = []

    async def propose(visit, session, seat):
        proposed.append((visit.person.id, session.id, seat))
        await visit.answer("proposed")

    shown = await saloon.command(person, lambda visit: offer_seat(visit, session, chosen, propose), **place)
    return shown.text, proposed


async def test_a_robots_seat_is_offered_at_once_and_whoever_takes_it_plays_on(saloon):
    session = await saloon.started(BEN, CLEO)
    session = await saloon.sessions.leave(session.id, ANNA)
    text, proposed = await offers(saloon, BEN, session)
    assert "Dusty’s seat is now free" in text
    assert proposed == []
    assert saloon.woken == [("board", session.id), ("offer", session.id)]
    (shown,) = await saloon.press(DIRK, Verb.TAKE, session, key="0")
    assert "You play on for Dusty" in shown.text
    assert [one.verb for one in shown.ids] == [Verb.ACT, Verb.HAND]
    assert (await saloon.stored(session)).seats[A].person == DIRK.id
    await refused(saloon.press(BEN, Verb.TAKE, session, key="0"), "already-seated")


async def test_the_seat_of_a_person_is_proposed_to_the_table(saloon):
    session = await kept(saloon, BEN, CLEO)
    saloon.at += 7 * DAY
    _, proposed = await offers(saloon, BEN, session)
    assert proposed == [(BEN.id, session.id, A)]
    assert await saloon.services.lost_seats.offered(session.id) == []


@pytest.mark.parametrize("guild", [GUILD, GUILD + 1, None], ids=["here", "elsewhere", "direct"])
async def test_the_seat_of_whoever_has_left_the_server_is_proposed_at_once(saloon, guild):
    session = await saloon.started(BEN, CLEO)
    await refused(offers(saloon, BEN, session, A, guild=guild), "seat-not-lost")
    saloon.gone.add(ANNA.id)
    _, proposed = await offers(saloon, BEN, session, A, guild=guild)
    assert proposed == [(BEN.id, session.id, A)]


async def test_if_several_seats_are_lost_one_must_be_named(saloon):
    session = await saloon.started(BEN, robots=2)
    with pytest.raises(Refused) as refusal:
        await offers(saloon, BEN, session)
    assert refusal.value.reason == "which-seat"
    await offers(saloon, BEN, session, 2)
    text, _ = await offers(saloon, BEN, session)
    assert "Rosie" in text, "the other one is left"


async def test_what_cannot_be_offered_is_refused(saloon):
    session = await saloon.started(BEN, CLEO)
    await refused(offers(saloon, BEN, session), "seat-not-lost")
    await refused(offers(saloon, BEN, session, B), "seat-not-lost")
    await refused(offers(saloon, BEN, session, 9), "no-such-seat")
    await refused(offers(saloon, DIRK, session, A), "not-seated")


async def test_the_seats_of_the_others_are_suggested(saloon):
    session = await saloon.started(BEN, CLEO)
    found = []

    async def complete(visit):
        found.extend((one.name, one.value) for one in complete_lost_seat(visit, session, ""))
        await visit.answer("-")

    await saloon.command(BEN, complete)
    assert [value for _, value in found] == [1, 3]


@pytest.mark.parametrize("key", ["", "x", "-1", "²", "1 ", "9" * 60])
async def test_a_forged_seat_is_an_unknown_control(saloon, key):
    session = await saloon.started(BEN)
    with pytest.raises(UnknownId):
        await saloon.press(DIRK, Verb.TAKE, session, key=key)


@pytest.mark.parametrize("key", ["0", "7", "9" * 9])
async def test_a_seat_that_is_not_offered_cannot_be_taken(saloon, key):
    session = await saloon.started(BEN)
    await refused(saloon.press(DIRK, Verb.TAKE, session, key=key), "seat-taken")
