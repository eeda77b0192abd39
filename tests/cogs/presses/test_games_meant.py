"""Which game a command means where several could be meant, and which are offered."""

import pytest

from cogs.presses.session_choice import complete_session, session_meant
from engine.errors import Refused
from engine.sessions.sessions import Sessions
from tests.cogs import visits
from tests.engine.table_talk import ANNA, BEN, TABLES, THREAD, opened, started


@pytest.fixture
def sessions(journal):
    return Sessions(journal, TABLES)


async def meant(sessions, **more):
    anna = visits.visit(visits.services(sessions=sessions))
    return (await session_meant(anna, None, **more)).id


async def offered(sessions, **more):
    anna = visits.visit(visits.services(sessions=sessions))
    return [choice.value for choice in await complete_session(anna, "", **more)]


async def test_open_seats_leave_no_doubt_about_the_one_game_that_runs(sessions):
    seats = await opened(sessions)
    assert await meant(sessions) == seats.id, "it is said of this one that it has not started"
    running = await started(sessions, BEN)
    await opened(sessions)
    assert await meant(sessions) == running.id
    assert await meant(sessions, game="toy") == running.id
    with pytest.raises(Refused, match="which-game"):
        await meant(sessions, may_be_open=True)


async def test_of_two_games_that_run_none_is_taken_for_granted(sessions):
    for _ in range(2):
        await started(sessions, BEN)
    with pytest.raises(Refused, match="which-game"):
        await meant(sessions)


async def test_only_games_that_a_command_can_be_about_are_offered(sessions):
    seats = await opened(sessions)
    toy, boomtown = await started(sessions, BEN), await opened(sessions, BEN, game="boomtown")
    await sessions.add_robot(boomtown.id, ANNA)
    await sessions.start(boomtown.id, ANNA, thread=THREAD)
    assert await offered(sessions) == [boomtown.id, toy.id]
    assert await offered(sessions, game="boomtown") == [boomtown.id]
    assert await offered(sessions, may_be_open=True) == [boomtown.id, toy.id, seats.id]
