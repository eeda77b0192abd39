"""What looks after the bot's health: a journal that is stuck makes it dead, whoever asks hears why."""

import asyncio
import threading
import time

import aiohttp
import pytest

from bot.client import Saloon
from bot.command_list import CommandList
from bot.health import watch as watch_module
from bot.health.watch import Watch
from bot.line import Line
from bot.settings import Address
from engine.games import GAMES
from engine.journal import note_rows
from engine.journal.file_checks import beside
from engine.sessions.calls import Calls
from tests.doubles import double

ANYWHERE = Address("127.0.0.1", 0)


@pytest.fixture
async def watch(journal):
    made = Watch(journal, CommandList(), GAMES, has_backups=False)
    await made.begin(ANYWHERE)
    yield made
    await made.close()


async def ask(watch, path):
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{watch.port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def test_a_bot_that_has_just_begun_is_live_and_says_what_it_waits_for(watch, journal):
    assert await ask(watch, "/live") == (200, "live\n")
    await journal.write(lambda db: note_rows.save_note(db, "tick", str(time.time())))
    assert await ask(watch, "/ready") == (
        503,
        "not ready: not every shard is logged in to Discord yet; Discord does not have our commands yet\n",
    )


async def test_while_the_journals_writer_is_stuck_it_is_dead_and_then_alive_again(
    watch, journal, monkeypatch
):
    before = watch._pulse.tried
    while watch._pulse.tried == before:  # its first beat; the next comes half a minute later
        await journal.write(lambda db: None)
    go_on, since = threading.Event(), time.monotonic()
    writing = asyncio.create_task(journal.write(lambda db: go_on.wait(10)))
    monkeypatch.setattr(watch_module.time, "monotonic", lambda: since + 200)
    status, why = await ask(watch, "/live")
    assert status == 503
    assert why.startswith("not live: the journal has written nothing for 200 s")
    assert "saloon_live 0.0" in (await ask(watch, "/metrics"))[1]
    monkeypatch.undo()
    go_on.set()
    await writing
    assert (await ask(watch, "/live"))[0] == 200


async def test_a_reader_that_is_stuck_keeps_nobody_waiting(watch, journal, monkeypatch, caplog):
    monkeypatch.setattr(watch_module, "READ_S", 0.01)
    go_on = threading.Event()
    reading = asyncio.create_task(journal.read(lambda db: go_on.wait(10)))
    await asyncio.sleep(0)
    status, why = await ask(watch, "/ready")
    assert status == 503
    assert "has not looked yet" in why
    status, figures = await ask(watch, "/metrics")
    assert (status, "saloon_sessions" in figures) == (200, False)
    assert "it takes too long" in caplog.text
    go_on.set()
    await reading


async def test_a_stop_leaves_neither_the_port_nor_the_file_nor_a_task(journal):
    made = Watch(journal, CommandList(), GAMES, has_backups=False)
    await made.begin(ANYWHERE)
    port = made.port
    async with aiohttp.ClientSession() as session:
        await session.get(f"http://127.0.0.1:{port}/live")  # a line that is kept open
        async with asyncio.timeout(3):
            await made.close()
        with pytest.raises(aiohttp.ClientError):
            await session.get(f"http://127.0.0.1:{port}/live")
    assert not beside(journal.path, ".alive").exists()
    assert not {"pulse", "lateness"} & {task.get_name() for task in asyncio.all_tasks()}


async def test_without_an_address_nothing_is_served_but_the_pulse_goes_on(journal):
    made = Watch(journal, CommandList(), GAMES, has_backups=False)
    await made.begin(None)
    assert made.port is None
    assert beside(journal.path, ".alive").exists()
    await made.close()


def client(moments):
    """A client of one shard; `moments` are those of its clock."""
    line = Line(double(Calls), lambda: 1, now=lambda: moments[-1])
    return double(Saloon, line=line, shard_count=1, shards={})


async def test_a_line_that_is_down_is_counted_on_when_a_new_client_takes_the_place_of_the_old(
    watch, monkeypatch
):
    moments = [time.time()]
    monkeypatch.setattr(watch_module.time, "time", lambda: moments[-1])
    first, second = client(moments), client(moments)
    watch.looked_at(first)
    assert "not every shard is logged in" in str(await watch.ready())
    first.shards[0] = "launched"
    first.line.is_ready()
    assert "shard" not in str(await watch.ready())
    first.line.is_lost(0)
    moments.append(moments[-1] + 119)
    watch.looked_at(second)
    assert "shard" not in str(await watch.ready())
    moments.append(moments[-1] + 61)
    third = client(moments)
    watch.looked_at(third)
    assert "1 of 1 shards without a line for 3 min" in str(await watch.ready())
    third.shards[0] = "launched"
    third.line.is_ready()
    assert "shard" not in str(await watch.ready())
