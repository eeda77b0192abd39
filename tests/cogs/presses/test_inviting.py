"""Seats that are kept, as people meet them: /game invite, Join at the invitation, and Start without them."""

import discord
import pytest

from cogs.parts.custom_ids import Verb
from cogs.presses.invitations import invite
from cogs.presses.open_seats import ANYWAY
from engine.clock.pace import HOUR
from engine.errors import Refused
from tests.cogs.presses.saloon import Saloon
from tests.doubles import double
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK


@pytest.fixture
def saloon(journal):
    return Saloon(journal)


def member(person, *, bot=False, kind=discord.Member):
    return double(kind, id=person.id, bot=bot)


async def invites(saloon, by, whom, number=None, **more):
    return await saloon.command(by, lambda visit: invite(visit, member(whom), number), **more)


async def test_an_invitation_keeps_a_seat_and_is_posted(saloon):
    session = await saloon.shown()
    shown = await invites(saloon, ANNA, BEN)
    assert f"<@{BEN.id}>" in shown.text
    assert f"<t:{int(saloon.at + 48 * HOUR)}:f>" in shown.text
    assert saloon.woken == [("lobby", session.id), ("invitation", session.id)]
    (kept,) = await saloon.services.invitations.kept(session.id)
    assert kept.person == BEN.id


async def test_robots_and_people_of_other_servers_are_not_invited(saloon):
    await saloon.shown()
    for person, reason in (
        (member(BEN, bot=True), "invite-robot"),
        (double(discord.User, id=BEN.id, bot=False), "invite-stranger"),
    ):
        await refused(saloon.command(ANNA, lambda visit, p=person: invite(visit, p, None)), reason)


async def test_the_open_seats_are_those_of_this_channel_or_the_only_ones(saloon):
    await refused(invites(saloon, ANNA, BEN), "no-open-seats")
    await saloon.started(BEN)
    first = await saloon.shown()
    assert f"#{first.id} " in (await invites(saloon, ANNA, BEN)).text, "not the one that is being played"
    second = await saloon.shown()
    with pytest.raises(Refused) as refusal:
        await invites(saloon, ANNA, CLEO)
    assert refusal.value.reason == "which-game"
    assert f"#{second.id} " in (await invites(saloon, ANNA, CLEO, second.id)).text


async def test_whoever_joins_at_an_invitation_reads_that_they_have_a_seat(saloon):
    session = await saloon.shown()
    await invites(saloon, ANNA, BEN)
    (shown,) = await saloon.press(BEN, Verb.JOIN, session, message=81)
    assert "You have a seat: [Boomtown" in shown.text
    assert await saloon.press(CLEO, Verb.JOIN, session) == [], "the open seats themselves show it"


async def test_a_start_without_whoever_was_invited_takes_a_second_press(saloon):
    session = await saloon.shown(BEN, game="toy")
    await invites(saloon, ANNA, CLEO)
    (shown,) = await saloon.press(BEN, Verb.START, session)
    assert f"<@{CLEO.id}>, until" in shown.text
    assert (await saloon.stored(session)).status == "open"
    (pressed,) = shown.ids
    (shown,) = await saloon.press(BEN, pressed.verb, session, key=pressed.key, is_public=False)
    assert pressed.key == ANYWAY
    assert "The game is on in <#70>." in shown.text
    assert (await saloon.stored(session)).status == "playing"


async def test_a_start_takes_one_press_if_no_seat_is_kept(saloon):
    session = await saloon.shown(BEN, game="toy")
    await invites(saloon, ANNA, CLEO)
    saloon.at += 48 * HOUR
    assert await saloon.press(BEN, Verb.START, session) == []
    assert (await saloon.stored(session)).status == "playing"


async def test_at_a_start_whoever_has_left_the_server_loses_their_seat_and_the_others_play(saloon):
    session = await saloon.shown(BEN, CLEO, game="toy")
    await invites(saloon, ANNA, DIRK)
    saloon.gone = {BEN.id, DIRK.id}
    (shown,) = await saloon.press(ANNA, Verb.START, session)
    assert "Ben has left the server, so that seat is free." in shown.text
    stored = await saloon.stored(session)
    assert (stored.names, stored.status) == (("Anna", "Cleo"), "playing")


async def test_if_too_few_are_left_the_seats_stay_open(saloon):
    session = await saloon.shown(BEN, game="toy")
    saloon.gone = {BEN.id}
    await refused(saloon.press(ANNA, Verb.START, session), "too-few")
    stored = await saloon.stored(session)
    assert (stored.names, stored.status) == (("Anna",), "open")
    assert ("lobby", session.id) in saloon.woken
