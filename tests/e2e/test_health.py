"""The bot as dashboards and containers see it: its figures, and that no outage and no full disk ends it."""

import random
import re
import resource
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from engine.games import GAMES
from tests.e2e.evening import Evening
from tests.e2e.house import House

LUCK = random.Random(5)


class Watched:
    """A house whose bot answers over HTTP, and an evening in it."""

    def __init__(self, house: House, evening: Evening, session: aiohttp.ClientSession, port: int) -> None:
        self.house, self.evening = house, evening
        self._session, self._port = session, port

    async def ask(self, path: str) -> tuple[int, str]:
        """The status and the text of an answer."""
        async with self._session.get(f"http://127.0.0.1:{self._port}{path}") as answer:
            return answer.status, await answer.text()

    async def comes(self, path: str, status: int) -> str:
        """The text of an answer, once it has this status."""
        found = 0, ""
        for _ in range(200):
            found = await self.ask(path)
            if found[0] == status:
                return found[1]
            await self.house.discord.settle(quiet=0.05)
        raise AssertionError(f"{path} says {found}\n{self.house.bot.output}")

    async def passes(self, seconds: int) -> None:
        """Let time pass in steps that a beat and a tick need."""
        for _ in range(seconds // 10):
            self.house.discord.pass_time(seconds=10)
            await self.house.discord.settle(quiet=0.02)

    async def figures(self) -> Callable[[str], float]:
        """By the names of series, with their labels, the figures of now."""
        _, text = await self.ask("/metrics")
        series = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        return lambda name: float(series[name])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[Watched]:
    port = free_port()
    settings = {"SALOON_HTTP": f"127.0.0.1:{port}"}
    async with (
        House(folder, settings=settings) as house,
        Evening(house) as evening,
        aiohttp.ClientSession() as session,
    ):
        yield Watched(house, evening, session, port)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux to bound another process")
async def test_what_people_do_is_counted_and_neither_an_outage_nor_a_full_disk_makes_it_dead(
    processes: None, tmp_path: Path
) -> None:
    async with watched(tmp_path) as seen:
        evening, discord, bot = seen.evening, seen.house.discord, seen.house.bot
        assert await seen.comes("/ready", 200) == "ready\n"
        assert await seen.ask("/live") == (200, "live\n")
        assert (await seen.ask("/"))[0] == 404

        for game in GAMES:
            thread = await evening.open_game(2, robots=1, game=game)
            await evening.play(thread, LUCK, answers=2)
        figure = await seen.figures()
        for game in GAMES:
            assert figure(f'saloon_answers_total{{by="person",game="{game}"}}') >= 2
            assert figure(f'saloon_sessions{{game="{game}",status="playing"}}') == 1
            assert figure(f'saloon_board_seconds_count{{game="{game}"}}') >= 1
            assert figure(f'saloon_draw_seconds_count{{game="{game}"}}') >= 1
        assert figure('saloon_interactions_total{kind="press",outcome="done"}') >= 8
        assert figure('saloon_interactions_total{kind="command",outcome="done"}') >= 4
        assert figure("saloon_ack_seconds_count") >= 12
        assert figure('saloon_requests_total{route="post",status="2xx"}') >= 4
        assert figure("saloon_journal_write_seconds_count") >= 12
        assert figure('saloon_shards{state="up"}') == figure("saloon_servers") == 1
        assert figure("saloon_ready") == figure("saloon_live") == 1
        _, text = await seen.ask("/metrics")
        names = [line.rsplit(" ", 1)[0] for line in text.splitlines() if not line.startswith("#")]
        assert len(names) <= 600
        assert not [name for name in names if re.search(r"\d{5}", name)], "an id"

        outage, pid = discord.faults.outage(), bot.pid
        await seen.passes(180)
        why = await seen.comes("/ready", 503)
        assert "not ready: " in why
        assert "shard" in why
        assert (await seen.comes("/live", 200)) == "live\n"
        outage.end()
        await seen.passes(90)
        await seen.comes("/ready", 200)

        _, hard = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (1, hard))
        await seen.passes(40)
        assert "the disk does not take" in await seen.comes("/ready", 503)
        alive, before = tmp_path / "saloon.sqlite3.alive", 0.0
        before = alive.stat().st_mtime_ns
        await seen.passes(200)
        assert alive.stat().st_mtime_ns > before
        assert (await seen.comes("/live", 200)) == "live\n"
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (hard, hard))
        await seen.passes(90)
        await seen.comes("/ready", 200)
        assert bot.pid == pid
    assert not alive.exists(), "an orderly stop removes it"
