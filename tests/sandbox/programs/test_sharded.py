"""A bot of two shards: each hears of its own servers, direct messages come to the first."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import Program, Sandbox

BOT = Path(__file__).with_name("sharded.py")


@pytest.mark.process
async def test_two_shards_share_the_servers(tmp_path: Path) -> None:
    async with Sandbox() as discord:
        discord.application.shards = 2
        servers = [discord.add_server(f"Server of {shard}", shard=shard) for shard in (0, 1)]
        channels = [server.add_channel("saloon") for server in servers]
        anna = servers[0].add_person("Anna")
        servers[1].add_person(anna)
        async with Program(discord, BOT) as program:
            await program.says("shard 0 connected")
            discord.pass_time(seconds=5)  # discord.py lets a shard every five seconds log in
            await program.says("shard 1 connected")
            assert [session.shard for session in discord.gateway.sessions.values()] == [(0, 2), (1, 2)]
            await program.says("ready with 2 servers")
            for shard, channel in enumerate(channels):
                reply = await anna.slash("where", channel=channel)
                assert await reply.text() == f"{shard} of 2 ['anna', 'bot', 'ownerofserverof{shard}']"
            assert await (await anna.slash("where", channel=anna.dm)).text() == "0 of 2 []"
            await discord.faults.cut_line()
            await program.says("shard 0 resumed")
            await program.says("shard 1 resumed")
