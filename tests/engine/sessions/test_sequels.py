"""Sequels: people play again, or open seats to which nobody came."""

import asyncio

import pytest

from engine.clock.pace import DAY, DEFAULT, HOUR, PaceName
from engine.sessions.endings import Endings
from engine.sessions.invitations import MOST_OF_ONE, Invitations
from engine.sessions.sequels import Sequels
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, DIRK, GUILD


@pytest.fixture
def table(journal):
    return Clockwork(journal)


@pytest.fixture
def sequels(table):
    return Sequels(table.workings)


async def test_whoever_plays_again_sits_and_seats_are_kept_for_the_others(table, sequels):
    before = await table.finished(BEN, CLEO, pace=PaceName.RELAXED)
    sequel = await sequels.play_again(before.id, BEN)
    session = sequel.session
    assert (sequel.is_new, sequel.invited) == (True, (ANNA.id, CLEO.id))
    assert (session.game, session.options, session.pace) == ("toy", before.options, PaceName.RELAXED)
    assert (session.guild, session.channel, session.follows) == (GUILD, CHANNEL, before.id)
    assert (session.host, session.names, session.status) == (BEN.id, ("Ben",), "open")
    kept = await Invitations(table.workings).kept(session.id)
    assert {one.person: one.until for one in kept} == dict.fromkeys((ANNA.id, CLEO.id), table.at + 48 * HOUR)


async def test_whoever_plays_again_and_leaves_and_so_on_soon_invites_nobody(table, sequels):
    before, invited = await table.finished(BEN), []
    for _ in range(MOST_OF_ONE + 1):
        sequel = await sequels.play_again(before.id, ANNA)
        invited.append(sequel.invited)
        await table.sessions.leave(sequel.session.id, ANNA)
    assert invited == [(BEN.id,)] * MOST_OF_ONE + [()]


async def test_options_come_along(table, sequels):
    before = await table.opened(BEN, options={"a": True, "b": False})
    await table.sessions.start(before.id, ANNA, thread=9)
    await table.journal.write(lambda db: db.execute("UPDATE sessions SET status = 'over'"))
    assert (await sequels.play_again(before.id, ANNA)).session.options == {"a": True, "b": False}


async def test_people_of_a_game_from_before_there_were_paces_play_again_at_the_usual_one(table, sequels):
    before = await table.finished(BEN, pace=None)
    assert (await sequels.play_again(before.id, BEN)).session.pace is DEFAULT


async def test_whoever_came_second_is_first_in_whatever_order_people_come(table, sequels):
    before = await table.finished(BEN, CLEO)
    session = (await sequels.play_again(before.id, CLEO)).session
    for person in (DIRK, ANNA, BEN):
        session = await table.sessions.join(session.id, person)
    assert session.names == ("Ben", "Cleo", "Anna", "Dirk")


async def test_robots_come_along_at_their_places(table, sequels):
    before = await table.finished(BEN, robots=1)
    assert before.names == ("Anna", "Ben", "Dusty")
    session = (await sequels.play_again(before.id, ANNA)).session
    assert [(seat.name, seat.is_robot) for seat in session.seats] == [("Dusty", True), ("Anna", False)]
    session = await table.sessions.join(session.id, BEN)
    assert session.names == ("Ben", "Dusty", "Anna")


async def test_others_take_what_is_left(table, sequels):
    before = await table.finished(BEN, CLEO)
    session = (await sequels.play_again(before.id, ANNA)).session
    await table.sessions.join(session.id, DIRK)
    await refused(table.sessions.add_robot(session.id, ANNA), "seats-kept")


async def test_however_many_press_at_once_all_find_the_same_open_seats(table, sequels):
    before = await table.finished(BEN, CLEO)
    found = await asyncio.gather(*(sequels.play_again(before.id, one) for one in (BEN, ANNA, CLEO, BEN)))
    assert len({one.session.id for one in found}) == 1
    assert [one.is_new for one in found].count(True) == 1
    again = await sequels.play_again(before.id, ANNA)
    assert (again.session.id, again.is_new, again.invited) == (found[0].session.id, False, ())
    assert again.session.names == (("Ben",)), "only the first press takes a seat"


async def test_once_the_sequel_is_over_or_closed_there_may_be_another(table, sequels):
    before = await table.finished(BEN)
    first = (await sequels.play_again(before.id, ANNA)).session
    await table.sessions.leave(first.id, ANNA)
    second = await sequels.play_again(before.id, ANNA)
    assert second.is_new
    assert second.session.id != first.id


async def test_only_whoever_was_seated_plays_again_and_only_after_the_end(table, sequels):
    session = await table.started(BEN)
    await refused(sequels.play_again(session.id, ANNA), "not-over")
    before = await table.finished(BEN)
    await refused(sequels.play_again(before.id, CLEO), "not-seated")


async def test_whoever_hosts_as_many_as_they_may_opens_no_sequel(table, sequels):
    before = await table.finished(BEN)
    for _ in range(3):
        await table.opened()
    await refused(sequels.play_again(before.id, ANNA), "too-many-open")
    assert (await sequels.play_again(before.id, BEN)).is_new


async def test_expired_seats_are_opened_again_by_anybody_with_the_same_game_and_pace(table, sequels):
    session = await table.opened(BEN, pace=PaceName.BRISK, options={"a": True, "b": False})
    await refused(sequels.open_again(session.id, CLEO), "not-expired")
    table.at += 8 * DAY
    await Endings(table.workings).close_lobby(session.id)
    found = await asyncio.gather(*(sequels.open_again(session.id, one) for one in (CLEO, DIRK)))
    assert found[0].session.id == found[1].session.id
    again = found[0].session
    assert (again.names, again.pace, again.options) == (("Cleo",), PaceName.BRISK, session.options)
    assert (again.follows, again.channel, again.host) == (session.id, CHANNEL, CLEO.id)
    assert await Invitations(table.workings).kept(again.id) == []


async def test_seats_that_all_have_left_are_not_opened_again(table, sequels):
    session = await table.opened()
    await table.sessions.leave(session.id, ANNA)
    await refused(sequels.open_again(session.id, ANNA), "not-expired")
