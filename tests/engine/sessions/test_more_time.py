"""More time: any other player gives somebody who is waited for one more call's time, twice a call at most."""

import pytest

from engine.clock.pace import HOUR, PaceName
from engine.errors import Refused
from engine.journal.records import Meanwhile
from engine.play.table import Seat
from engine.sessions.session_events import MoreTime
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, started
from tests.engine.toy import A, B, C


@pytest.fixture
def table(journal):
    return Clocked(journal)


async def refused(reason, work):
    with pytest.raises(Refused) as refusal:
        await work
    assert refusal.value.reason == reason


async def test_another_player_gives_one_more_calls_time_twice(table):
    session = await started(table.sessions, BEN)
    (before,) = (await table.post(session)).calls
    for count in (1, 2):
        assert await table.motions.extend(session.id, BEN) == A
        (call,) = (await table.session(session)).calls
        assert call.clock.due == before.clock.due + count * 24 * HOUR
        assert call.clock.soft == before.clock.soft + count * 24 * HOUR
    assert await table.events(session, MoreTime) == [
        MoreTime(A, B, before.clock.due + count * 24 * HOUR) for count in (1, 2)
    ]
    await refused("extend-often", table.motions.extend(session.id, BEN))


async def test_nobody_gives_time_to_themselves_and_strangers_give_none(table):
    session = await started(table.sessions, BEN)
    await table.post(session)
    await refused("extend-yourself", table.motions.extend(session.id, ANNA))
    await refused("extend-yourself", table.motions.extend(session.id, ANNA, A))
    await refused("not-seated", table.motions.extend(session.id, DIRK, A))


async def test_of_several_who_are_waited_for_one_is_named(table):
    session = await started(table.sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await table.sessions.submit(session.id, person, "3")
    await table.post(session)
    await refused("extend-whom", table.motions.extend(session.id, ANNA))
    await refused("extend-nobody", table.motions.extend(session.id, ANNA, Seat(7)))
    await refused("extend-yourself", table.motions.extend(session.id, ANNA, A))
    assert await table.motions.extend(session.id, ANNA, C) == C
    assert [call.extended for call in (await table.session(session)).calls] == [0, 0, 1]


async def test_without_a_running_clock_there_is_nothing_to_give(table):
    session = await started(table.sessions, BEN, CLEO)
    await refused("extend-no-clock", table.motions.extend(session.id, BEN))
    await table.post(session)
    await table.absences.go(ANNA.id, 2, Meanwhile.WAIT)
    await refused("extend-no-clock", table.motions.extend(session.id, BEN))


async def test_the_next_call_may_be_given_time_again(table):
    session = await started(table.sessions, BEN)
    await table.set_pace(session, PaceName.BRISK)
    await table.post(session)
    for _ in range(2):
        await table.motions.extend(session.id, BEN)
    await table.sessions.submit(session.id, ANNA, "3")
    (before,) = (await table.post(session)).calls
    await table.motions.extend(session.id, ANNA)
    (call,) = (await table.session(session)).calls
    assert call.clock.due > before.clock.due
