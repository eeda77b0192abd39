"""A start after an outage, under Discord's own limits: the client in this process, its boards in words."""

import asyncio
import time

import pytest

from bot.client import Saloon
from bot.command_list import CommandList
from cogs.parts.pictures import Pictures
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.journal.records import PersonId
from engine.sessions.posted import Posted
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from sandbox import Sandbox
from sandbox.world.posting import Posting
from tests.engine.table_talk import ANNA, BEN, CLEO
from tests.sandbox.inside import Inside, point_at

BOARDS, SEATS = 70, 4
AGO_S = 2 * 3600


async def leave_news(sessions, posted, discord, channel):
    """Games in threads of their own of which nothing is posted yet, and open seats that are shown in their
    channel; the threads, and the messages with the seats."""
    posting, threads, lobbies = Posting(discord.world), [], []
    place = {"guild": int(channel.guild.id), "channel": int(channel.id), "language": "en"}
    for _ in range(BOARDS):
        thread = discord.world.add_thread(
            channel, "Game", owner=discord.bot, kind=11, auto_archive=10080, of=None
        )
        session = await sessions.open("boomtown", {}, host=ANNA, **place)
        for person in (BEN, CLEO):
            await sessions.join(session.id, person)
        await sessions.start(session.id, ANNA, thread=int(thread.id))
        threads.append(thread)
    for number in range(SEATS):
        host = Person(PersonId(100 + number), "Dirk")
        session = await sessions.open("boomtown", {}, host=host, **place)
        seats = {"flags": 1 << 15, "components": [{"type": 10, "content": "Open seats"}]}
        lobbies.append(posting.post(channel, discord.bot, seats, {}))
        await posted.set_lobby(session.id, int(lobbies[-1].id))
    return threads, lobbies


@pytest.mark.usefixtures("no_caps")
@pytest.mark.dear
async def test_a_start_with_many_boards_to_post_is_hardly_ever_refused(tmp_path, monkeypatch):
    async def no_picture(*_, **__):
        return None

    monkeypatch.setattr(Pictures, "board", no_picture)
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    sessions, posted = Sessions(journal, GAMES), Posted(journal)
    async with Sandbox(time=lambda: time.time() - AGO_S) as discord:
        point_at(discord, monkeypatch)
        channel = discord.add_server("Dodge City").add_channel("saloon")
        threads, lobbies = await leave_news(sessions, posted, discord, channel)
        discord.pass_time(hours=2)
        discord.faults.limit_as_discord()
        client = Saloon(journal, sessions, GAMES, CommandList())
        async with Inside(discord, client):
            await discord.until(lambda: all(thread.messages for thread in threads), timeout=100)
            await discord.until(lambda: all(lobby.edited for lobby in lobbies), timeout=100)
            await asyncio.gather(*client.services.boards._wakings._tasks.values())
        statuses = [said.status for said in discord.outgoing]
        edits = [said.status for said in discord.outgoing if said.method == "PATCH"]
        assert [len(thread.messages) for thread in threads] == [1] * BOARDS
    assert await posted.missing() == []
    await journal.close()
    assert statuses.count(429) * 50 <= len(statuses)
    assert edits == [200] * SEATS, "of old messages, of which a channel allows few"
