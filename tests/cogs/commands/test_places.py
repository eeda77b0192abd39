"""What events tell of places, and what none tells: threads and channels that went while nobody listened."""

import asyncio

import discord
import pytest

from cogs.commands.places import WatchCog
from cogs.posting.board_messages import BoardMessages
from cogs.posting.leagues.messages import LeagueMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.members import Members
from cogs.posting.throttle import Throttle
from engine.sessions.posted import Posted
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from tests.cogs import visits
from tests.cogs.presses.test_lost_seats import refusal
from tests.doubles import double
from tests.engine.sessions.test_time_up import post
from tests.engine.table_talk import ANNA, BEN, CHANNEL, GUILD, TABLES, opened, started


class Server:
    """A server with games; `gone` are the threads that there are no more, `listed` what Discord lists."""

    def __init__(self, journal):
        self.sessions, self.posted = Sessions(journal, TABLES), Posted(journal)
        self.gone, self.listed, self.fetched = set(), {CHANNEL}, []
        self.fetching = self.most = 0
        self.told, self.shown, self.woken, self.leagues = [], [], [], []
        self.is_back = False

        async def wake_troubled(guild):
            self.woken += await self.posted.troubled(guild)

        async def nothing_troubled(guild):
            pass

        async def league_troubled(guild):
            self.leagues.append(guild)

        services = visits.services(
            sessions=self.sessions,
            servers=Servers(self.sessions.workings),
            posted=self.posted,
            throttle=Throttle(),
            boards=double(
                BoardMessages,
                thread_is_gone=lambda session: self.told.append(session.id),
                wake_troubled=wake_troubled,
            ),
            lobbies=double(LobbyMessages, wake=self.shown.append, wake_troubled=nothing_troubled),
            league_messages=double(LeagueMessages, wake_troubled=league_troubled),
            members=Members(
                double(discord.Client, get_guild=lambda guild: self.guild if self.is_back else None)
            ),
        )
        self.watch = WatchCog(services, self.fetch_channel)
        self.guild = double(
            discord.Guild,
            id=GUILD,
            unavailable=False,
            get_channel_or_thread=lambda place: place if place in self.listed else None,
        )

    async def fetch_channel(self, place):
        self.fetched.append(place)
        self.fetching += 1
        self.most = max(self.most, self.fetching)
        await asyncio.sleep(0)
        self.fetching -= 1
        if place in self.gone:
            raise refusal(10003)
        if place not in self.listed:
            raise refusal(50001, discord.Forbidden, 403)

    async def looked(self):
        for _ in range(500):
            if not (self.watch._looks._timers or self.watch._looks._tasks):
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it looks on and on")


@pytest.fixture
def server(journal):
    return Server(journal)


async def test_with_a_channel_go_its_open_seats_and_the_threads_of_which_no_event_tells(server):
    seats, archived, other = (
        await opened(server.sessions),
        await started(server.sessions, BEN),
        await started(server.sessions, BEN),
    )
    await server.posted.set_thread(other.id, 900, channel=CHANNEL + 1)
    server.gone = {archived.thread}
    await server.watch.on_guild_channel_delete(double(discord.TextChannel, id=CHANNEL, guild=server.guild))
    await server.looked()
    assert (server.shown, server.told, server.fetched) == ([seats.id], [archived.id], [archived.thread])


async def test_what_went_while_nobody_listened_is_found_out_when_the_server_is_there(server):
    lists, archived, deleted, known = [await started(server.sessions, BEN) for _ in range(4)]
    seats = await opened(server.sessions)
    lost_seats = await server.sessions.open(
        "toy", {}, guild=GUILD, channel=CHANNEL + 1, host=ANNA, language="en"
    )
    await server.posted.set_trouble(known.id, "deleted")
    server.listed |= {lists.thread}
    server.gone = {deleted.thread, known.thread}
    for event in (server.watch.on_guild_available, server.watch.on_guild_join):
        for seen in (server.told, server.fetched, server.shown):
            seen.clear()
        await event(server.guild)
        await server.looked()
        assert server.told == [deleted.id]
        assert server.fetched == [archived.thread, deleted.thread], "what is listed is not asked for"
        assert server.shown == [lost_seats.id] != [seats.id]


async def test_where_the_bot_is_sent_away_clocks_stand_until_it_is_back(server):
    runs, locked = [
        await post(server.sessions, server.posted, await started(server.sessions, BEN)) for _ in "12"
    ]
    await server.posted.set_trouble(locked.id, "locked")
    elsewhere = await started(server.sessions, BEN, guild=GUILD + 1)
    elsewhere = await post(server.sessions, server.posted, elsewhere)
    assert runs.calls[0].clock.is_running
    await server.watch.on_guild_remove(server.guild)
    (call,) = (await server.posted.session(runs.id)).calls
    assert call.clock.due is None
    assert call.clock.due_left > 0
    troubles = [(await server.posted.session(each.id)).trouble for each in (runs, locked, elsewhere)]
    assert troubles == ["forbidden", "locked", None]
    assert await server.posted.troubled(GUILD) == [runs.id, locked.id], "what is tried when it is back"
    assert server.woken == []


async def test_where_the_bot_is_back_before_its_absence_is_stored_games_are_tried_at_once(
    server,
):
    session = await post(server.sessions, server.posted, await started(server.sessions, BEN))
    server.is_back = True
    await server.watch.on_guild_remove(server.guild)
    assert server.woken == [session.id]
    assert server.leagues == [GUILD]


async def test_threads_are_looked_for_one_at_a_time(server):
    games = [await started(server.sessions, BEN) for _ in range(5)]
    for session in games:
        server.watch._looks.wake(session.id)
    await server.looked()
    assert (server.fetched, server.most) == ([session.thread for session in games], 1)


async def test_the_seats_of_a_finished_game_link_to_no_thread_that_was_deleted(server):
    session = await started(server.sessions, BEN)
    for person in (ANNA, BEN):
        await server.sessions.leave(session.id, person)
    event = double(discord.RawThreadDeleteEvent, thread_id=session.thread)
    await server.watch.on_raw_thread_delete(event)
    assert (server.shown, server.told) == ([], []), "its end is still to be shown"
    await server.posted.set_archived(session.id)
    await server.watch.on_raw_thread_delete(event)
    stored = await server.posted.session(session.id)
    assert (stored.trouble, stored.is_channel_told) == ("deleted", True)
    assert (server.shown, server.told) == ([session.id], [])
