"""Sessions to which nobody comes: what the scheduler finds is done, and only what has changed is shown."""

import pytest

from bot.due.lapses import Lapses
from cogs.posting.board_messages import BoardMessages
from cogs.posting.lobby_messages import LobbyMessages
from engine.clock.pace import DAY
from engine.journal.due_rows import DueKind
from engine.sessions.calls import Calls
from engine.sessions.endings import Endings
from engine.sessions.invitations import Invitations
from tests.cogs.visits import services
from tests.doubles import double
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, BEN


class World(Clockwork):
    """Sessions, and what is woken when something is due."""

    def __init__(self, journal):
        super().__init__(journal)
        self.woken = []
        self.calls = Calls(self.workings)
        self.handlers = Lapses(
            services(
                endings=Endings(self.workings),
                invitations=Invitations(self.workings),
                boards=double(BoardMessages, wake=lambda number: self.woken.append(("board", number))),
                lobbies=double(LobbyMessages, wake=lambda number: self.woken.append(("lobby", number))),
            )
        ).handlers

    async def tick(self):
        """Do what is due, and return what was woken for it."""
        self.woken.clear()
        due = await self.calls.due(self.at)
        for kind, numbers in due.others.items():
            for number in numbers:
                await self.handlers[kind](number)
        return list(self.woken)


@pytest.fixture
def world(journal):
    return World(journal)


async def test_open_seats_and_games_that_nobody_comes_to_end_at_their_time_and_once(world):
    seats, game = await world.opened(), await world.started(BEN)
    await world.post(game)
    world.at += 7 * DAY - 1
    assert await world.tick() == []
    world.at += 1
    assert await world.tick() == [("lobby", seats.id)]
    world.at += 23 * DAY
    assert await world.tick() == [("board", game.id)]
    assert await world.tick() == []
    world.at += 90 * DAY
    assert await world.tick() == [("board", game.id), ("lobby", game.id)]
    assert await world.tick() == []
    assert await world.calls.next_due(after=world.at) is None


async def test_a_kept_seat_that_is_free_again_is_shown_once(world):
    session = await world.opened()
    await Invitations(world.workings).invite(session.id, ANNA, BEN.id)
    world.at += 2 * DAY
    assert await world.tick() == [("lobby", session.id)]
    assert await world.tick() == []


async def test_what_somebody_was_faster_with_wakes_nothing(world):
    session = await world.started(BEN)
    for kind in (DueKind.OPEN_SEATS, DueKind.IDLE, DueKind.ASLEEP, DueKind.INVITATION):
        await world.handlers[kind](session.id)
    assert world.woken == []
