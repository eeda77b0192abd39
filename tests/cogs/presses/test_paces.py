"""The pace, chosen in the menu of the open seats."""

import pytest

from cogs.parts.custom_ids import CustomId
from cogs.posting.lobby_messages import LobbyMessages
from cogs.presses.router import HANDLERS
from engine.clock.pace import PaceName
from engine.errors import Refused
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.cogs import visits
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, TABLES, opened


class Table:
    """Open seats of Anna and Ben, and people who choose."""

    def __init__(self, journal):
        self.sessions, self.posted, self.woken = Sessions(journal, TABLES), Posted(journal), []

    async def choose(self, *values, person=ANNA):
        """What the menu of the newest open seats does."""
        session = await opened(self.sessions, BEN)
        lobbies = double(LobbyMessages, wake=self.woken.append)
        services = visits.services(sessions=self.sessions, posted=self.posted, lobbies=lobbies)
        pressed = visits.press(
            services, CustomId("pace", session.id, key="daily"), person, data={"values": list(values)}
        )
        try:
            await HANDLERS["pace"](pressed)
        finally:
            self.session = await self.posted.session(session.id)


@pytest.fixture
def table(journal):
    return Table(journal)


async def test_what_the_host_chooses_is_stored_and_shown(table):
    await table.choose("relaxed")
    assert table.session.pace is PaceName.RELAXED
    assert table.woken == [table.session.id]


async def test_whoever_is_not_the_host_is_told_who_chooses(table):
    with pytest.raises(Refused, match="not-the-host"):
        await table.choose("relaxed", person=BEN)
    assert table.session.pace is PaceName.DAILY


@pytest.mark.parametrize("values", [(), ("daily", "brisk"), ("overtime",), ("DAILY",), ("",)])
async def test_a_forged_choice_is_refused(table, values):
    with pytest.raises(Refused, match="not-an-option"):
        await table.choose(*values)
    assert table.session.pace is PaceName.DAILY
    assert table.woken == []
