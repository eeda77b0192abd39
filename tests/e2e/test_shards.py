"""Several shards: whatever befalls one line, games on the others go on, and each log-in is needed."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from sandbox import Channel
from tests.e2e.evening import Evening
from tests.e2e.house import House

LUCK = random.Random(5)
ENDED = "the connection ended"


@asynccontextmanager
async def house_of(shards: int, folder: Path) -> AsyncIterator[tuple[House, list[Evening]]]:
    """A bot of this many shards, with an evening on a server of each."""
    async with House(folder, shards=shards) as house, AsyncExitStack() as stack:
        evenings = [Evening(house, shard=shard) for shard in range(shards)]
        yield house, [await stack.enter_async_context(evening) for evening in evenings]


async def passes(house: House, seconds: int) -> None:
    """Let time pass in the steps in which the supervisor looks at the lines, over which heartbeats go."""
    for _ in range(seconds // 5):
        house.discord.faults.ask_for_heartbeat()
        house.discord.pass_time(seconds=5)
        await house.discord.settle(quiet=0.02)


async def answered(games: dict[int, tuple[Evening, Channel]], *shards: int) -> None:
    """Somebody answers in the games of some shards, and it is shown."""
    for shard in shards:
        evening, thread = games[shard]
        assert await evening.play(thread, LUCK, answers=1) == 1


@pytest.mark.process
async def test_of_four_shards_one_loses_its_line_and_resumes_while_the_others_play(tmp_path: Path) -> None:
    async with house_of(4, tmp_path) as (house, evenings):
        discord, gateway, pid = house.discord, house.discord.gateway, house.bot.pid
        assert [session.shard for session in gateway.sessions.values()] == [(n, 4) for n in range(4)]
        assert [(int(e.server.id) >> 22) % 4 for e in evenings] == [0, 1, 2, 3]
        games = {shard: (e, await e.open_game(3)) for shard, e in enumerate(evenings)}
        discord.faults.refuse_connections(1000)
        await discord.faults.cut_line(None, shard=2)
        await answered(games, 0, 1, 3)
        discord.faults.refuse_connections(0)
        discord.pass_time(seconds=5)
        await discord.until(lambda: gateway.resumed == 1, what="the shard resumes")
        await answered(games, 0, 1, 2, 3)
        await passes(house, 75)
        await answered(games, 0, 1, 2, 3)
        assert (gateway.identified, gateway.resumed) == (4, 1)
        assert "ready as bot on 4 servers (shards: 4)" in house.bot.output
        assert ENDED not in house.bot.output
        assert house.bot.pid == pid


@pytest.mark.process
async def test_of_two_shards_each_logs_in_anew_alone_and_both_only_when_they_must(tmp_path: Path) -> None:
    async with house_of(2, tmp_path) as (house, evenings):
        discord, gateway = house.discord, house.discord.gateway
        games = {shard: (e, await e.open_game(3)) for shard, e in enumerate(evenings)}
        for evening in evenings:  # direct messages come by the first shard, whoever writes them
            anna = evening.people[0]
            assert "B12: " in await (await anna.slash("boomtown rules", channel=anna.dm, search="B12")).text()

        await discord.settle()
        sent = len(discord.outgoing)
        await discord.faults.cut_line(4007, shard=1)  # its session has ended
        await discord.later(seconds=5)
        await house.all_in()
        assert [session.shard for session in gateway.sessions.values()] == [(0, 2), (1, 2)]
        assert (gateway.identified, gateway.resumed) == (3, 0)
        await discord.later(seconds=3)
        assert discord.outgoing[sent:] == [], "a shard that is back has nothing posted or compared again"
        await answered(games, 0, 1)

        discord.faults.refuse_connections(1000)  # for longer than all shards may be without a line
        await discord.faults.cut_line(None, shard=0)
        await passes(house, 75)
        await answered(games, 1)
        discord.faults.refuse_connections(0)
        await passes(house, 20)
        await answered(games, 0, 1)
        assert gateway.identified == 4
        assert ENDED not in house.bot.output

        await discord.faults.cut_line(4013, shard=1)  # a code after which there is nothing to try again
        assert "again in 1 s" in await house.bot.says(ENDED)
        await house.all_in()
        await answered(games, 0, 1)
        assert gateway.identified == 6

        discord.faults.refuse_connections(1000)
        await discord.faults.cut_line(None, shard=1)
        assert await house.bot.terminate() == 0, "a stop while a shard is without a line"
        discord.faults.refuse_connections(0)
        await house.bot.start()
        await house.bot.ready()
        assert await house.bot.terminate() == 0, "a stop while a shard waits for its turn to log in"
        assert gateway.identified == 7
        assert "Traceback" not in house.bot.output
        assert "Task was destroyed" not in house.bot.output
        assert "never retrieved" not in house.bot.output
        await house.start()
        await answered(games, 0, 1)

        house.bot.lines.clear()
        gateway.reset_token()
        await house.bot.says(ENDED)
        discord.pass_time(seconds=1)
        assert await house.bot.ended() == 2
        assert "Discord refuses DISCORD_TOKEN" in house.bot.output
        assert gateway.identified == 9
