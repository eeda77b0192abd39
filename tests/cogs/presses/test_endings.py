"""Presses after an end: Wake it, Play again, Open again."""

import discord
import pytest

from cogs.parts.custom_ids import Verb
from engine.clock.pace import DAY
from engine.errors import Refused
from engine.sessions.server_settings import MOST_OPEN
from tests.cogs.presses.saloon import Saloon
from tests.doubles import discord_error
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK


@pytest.fixture
def saloon(journal):
    return Saloon(journal)


async def test_a_seated_person_wakes_a_game_and_may_press_twice(saloon):
    session = await saloon.started(BEN)
    saloon.at += 31 * DAY
    await saloon.services.endings.fall_asleep(session.id)
    await refused(saloon.press(CLEO, Verb.WAKE, session), "not-seated")
    for _ in range(2):
        (shown,) = await saloon.press(BEN, Verb.WAKE, session)
        assert f"Game #{session.id} goes on." in shown.text
    assert (await saloon.stored(session)).asleep_since is None
    assert ("board", session.id) in saloon.woken


async def asleep(saloon):
    session = await saloon.started(BEN)
    saloon.at += 31 * DAY
    await saloon.services.endings.fall_asleep(session.id)
    return session


async def test_any_press_of_a_seated_person_wakes_a_game_before_the_press_is_handled(saloon):
    session = await asleep(saloon)
    await saloon.press(BEN, Verb.LEAVE, session)
    stored = await saloon.stored(session)
    assert (stored.asleep_since, stored.seat_of(BEN.id)) == (None, 1)
    assert ("board", session.id) in saloon.woken


async def test_a_spectators_press_wakes_no_game(saloon):
    session = await asleep(saloon)
    await refused(saloon.press(CLEO, Verb.LEAVE, session), "not-seated")
    assert (await saloon.stored(session)).asleep_since is not None


async def test_whoever_is_away_wakes_no_game_until_they_are_back(saloon):
    session = await asleep(saloon)
    await saloon.journal.write(
        lambda db: db.execute(
            "INSERT INTO absences (person, since, until, mode) VALUES (?, ?, ?, 'wait')",
            (BEN.id, saloon.at, saloon.at + DAY),
        )
    )
    await saloon.press(BEN, Verb.LEAVE, session)
    assert (await saloon.stored(session)).asleep_since is not None
    saloon.at += DAY
    await saloon.press(BEN, Verb.LEAVE, session)
    assert (await saloon.stored(session)).asleep_since is None


async def test_whoever_has_too_many_open_seats_is_told_which_and_opens_no_more_by_a_sequel(saloon):
    before = await saloon.finished(BEN)
    waiting = [await saloon.opened() for _ in range(MOST_OPEN)]
    with pytest.raises(Refused, match="too-many-open") as refusal:
        await saloon.press(ANNA, Verb.REPLAY, before)
    assert all(f"#{one.id}" in refusal.value.values["games"] for one in waiting)
    assert saloon.posts == []


async def test_play_again_posts_open_seats_with_one_mention_of_each_of_the_others(saloon):
    before = await saloon.finished(BEN, CLEO, robots=1)
    (shown,) = await saloon.press(BEN, Verb.REPLAY, before)
    ((text, mentioned, nonce),) = saloon.posts
    assert mentioned == [ANNA.id, CLEO.id]
    assert nonce == "lobby-2"
    assert f"Play again after game #{before.id}? Press **Join** to take your seat." in text
    assert "1. Ben\n2. Dusty (robot)" in text
    assert f"kept for <@{ANNA.id}> until" in text
    assert f"kept for <@{CLEO.id}> until" in text
    assert "https://discord.com/channels/111/222/901" in shown.text
    assert "2 are kept for two days" in shown.text
    session = await saloon.posted.session(2)
    assert session.lobby == 901
    assert await saloon.services.invitations.to_tell() == [], "the message has told them"


async def test_a_second_press_says_where_the_open_seats_are(saloon):
    before = await saloon.finished(BEN, CLEO)
    await saloon.press(BEN, Verb.REPLAY, before)
    (shown,) = await saloon.press(CLEO, Verb.REPLAY, before)
    assert "open already: [toy-name #2](https://discord.com/channels/111/222/901)" in shown.text
    assert len(saloon.posts) == 1
    session = await saloon.posted.session(2)
    for person in (ANNA, CLEO):
        await saloon.sessions.join(session.id, person)
    await saloon.sessions.start(session.id, ANNA, thread=77)
    (shown,) = await saloon.press(ANNA, Verb.REPLAY, before)
    assert "Game #2 is on already, in <#77>." in shown.text


async def test_open_seats_that_cannot_be_posted_are_closed_and_may_be_tried_again(saloon):
    before = await saloon.finished(BEN)
    saloon.refuses = discord_error(50001, status=403, kind=discord.Forbidden)
    with pytest.raises(discord.Forbidden):
        await saloon.press(ANNA, Verb.REPLAY, before)
    assert (await saloon.posted.session(2)).status == "closed"
    saloon.refuses = None
    await saloon.press(ANNA, Verb.REPLAY, before)
    assert (await saloon.posted.session(3)).status == "open"


async def test_what_the_bot_may_not_do_in_the_channel_is_said_first(saloon):
    before = await saloon.finished(BEN)
    saloon.permissions = discord.Permissions(send_messages=True)
    with pytest.raises(Refused) as refusal:
        await saloon.press(ANNA, Verb.REPLAY, before)
    assert refusal.value.reason == "missing-permissions"
    saloon.guild.get_channel = lambda number: None
    await refused(saloon.press(ANNA, Verb.REPLAY, before), "channel-gone")
    assert saloon.posts == []


async def test_whoever_hosts_as_many_as_they_may_reads_which(saloon):
    before = await saloon.finished(BEN)
    saloon.services.lobbies.check = lambda number: _nothing()
    for number in range(3):
        session = await saloon.opened()
        await saloon.posted.set_lobby(session.id, 70 + number)
    with pytest.raises(Refused) as refusal:
        await saloon.press(ANNA, Verb.REPLAY, before)
    assert "https://discord.com/channels/111/222/72" in refusal.value.values["games"]


async def _nothing():
    pass


async def test_open_again_opens_the_same_seats_for_whoever_presses_and_mentions_nobody(saloon):
    session = await saloon.shown(BEN)
    saloon.at += 8 * DAY
    await saloon.services.endings.close_lobby(session.id)
    (shown,) = await saloon.press(DIRK, Verb.REOPEN, session)
    ((text, mentioned, _),) = saloon.posts
    assert "1. Dirk" in text
    assert "Ben" not in text
    assert mentioned == []
    assert "You have one." in shown.text
    (shown,) = await saloon.press(ANNA, Verb.REOPEN, session)
    assert "The seats are open already" in shown.text
    assert len(saloon.posts) == 1
