"""All that leagues post is woken together, and the scheduler hears of what may be due."""

import discord
import pytest

from cogs.parts.pictures import Pictures
from cogs.posting.leagues.messages import LeagueMessages
from cogs.posting.throttle import Throttle
from engine.sessions.servers import Servers
from tests.doubles import double
from tests.engine.leagues.office import ELSEWHERE, GUILD, PEOPLE, Office


@pytest.fixture
async def woken(journal, monkeypatch):
    """A server with a league, what is posted of it, and which keepers were woken for which league."""
    office, found = Office(journal), []
    messages = LeagueMessages(
        *(double(discord.Client), office.leagues, Servers(office.sessions.workings), office.posted),
        *(Pictures(), Throttle()),
        wake_session=lambda session: None,
    )
    for name in ("boards", "news", "tables"):
        keeper = getattr(messages, name)
        monkeypatch.setattr(keeper, "wake", lambda league, name=name: found.append((name, league)))
    yield office, messages, found
    await messages.close()


async def test_what_happens_in_a_league_wakes_everything_and_may_make_something_due(woken):
    _, messages, found = woken
    messages.when_due = lambda: found.append("due")
    messages.wake(7)
    assert found == ["due", ("boards", 7), ("news", 7), ("tables", 7)]


async def test_what_was_forbidden_on_a_server_is_tried_again_in_its_leagues_alone(woken):
    office, messages, found = woken
    league = await office.founded(*PEOPLE[:4])
    await office.founded(*PEOPLE[:4], guild=ELSEWHERE, name="Other League")
    await messages.wake_troubled(GUILD)
    assert {each for _, each in found} == {league}
