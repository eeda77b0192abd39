"""A Discord that takes a request and never answers it: nothing waits for that for long."""

import asyncio

import aiohttp
import pytest

from bot import client
from bot.client import Saloon
from bot.command_list import CommandList
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.sessions.sessions import Sessions
from sandbox import Sandbox
from tests.sandbox.inside import Inside, point_at


@pytest.mark.parametrize("limit", [aiohttp.ClientTimeout(total=0.1), aiohttp.ClientTimeout(sock_read=0.1)])
async def test_a_request_that_is_never_answered_is_given_up_as_on_a_bad_line(tmp_path, monkeypatch, limit):
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    async with Sandbox() as discord:
        point_at(discord, monkeypatch)
        channel = discord.add_server("Dodge City").add_channel("saloon")
        bot = Saloon(journal, Sessions(journal, GAMES), GAMES, CommandList())
        async with Inside(discord, bot):
            discord.faults.hold("/messages")
            monkeypatch.setattr(client, "ANSWERED_IN", limit)
            sending = asyncio.create_task(bot.get_partial_messageable(int(channel.id)).send("Howdy"))
            await asyncio.wait({sending}, timeout=5)
            assert isinstance(sending.done() and sending.exception(), TimeoutError)
    await journal.close()
