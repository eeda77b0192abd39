"""What becomes of a discord.py client when an event comes twice, or its server or session is in doubt."""

from __future__ import annotations

import discord as discord_py
import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.inside import Client, Inside, point_at

pytestmark = pytest.mark.usefixtures("_pointed")


@pytest.fixture
def _pointed(discord: Sandbox, monkeypatch: pytest.MonkeyPatch, channel: Channel, anna: Person) -> None:
    point_at(discord, monkeypatch)
    anna.here = channel


async def test_an_interaction_that_comes_twice_is_answered_once(discord: Sandbox, anna: Person) -> None:
    async with Inside(discord, Client()) as client:
        discord.faults.duplicate_event("INTERACTION_CREATE")
        assert await (await anna.slash("ack")).text() == "done"
        await discord.until(lambda: bool(client.errors))
        assert [getattr(error, "code", error) for error in client.errors] == [40060]


async def test_a_server_that_is_down_comes_back(discord: Sandbox, anna: Person, server: Server) -> None:
    async with Inside(discord, Client()) as client:
        await (await anna.slash("ack")).text()
        with discord.faults.take_down(server):
            await discord.settle()
            known = client.get_guild(int(server.id))
            assert known is not None
            assert known.unavailable
        await discord.settle()
        assert not known.unavailable
        assert await (await anna.slash("ack")).text() == "done"


async def test_a_session_that_is_only_doubted_resumes(discord: Sandbox, anna: Person) -> None:
    async with Inside(discord, Client()):
        discord.faults.invalidate_session(resumable=True)
        await discord.until(lambda: discord.gateway.resumed == 1)
        assert await (await anna.slash("ack")).text() == "done"
        assert discord.gateway.identified == 1


async def test_a_bot_without_its_privileged_intents_is_told_so(discord: Sandbox) -> None:
    discord.application.grant()
    inside = Inside(discord, Client(intents=discord_py.Intents(message_content=True)))
    inside.start()
    with pytest.raises(discord_py.PrivilegedIntentsRequired):
        await inside.ended()
    await inside.client.close()
