"""The supervisor: whatever ends a client, another follows, until a stop or a token that is refused."""

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot import supervisor
from bot.client import Saloon
from bot.supervisor import keep_running
from tests.doubles import double


class Client:
    """A client that fails as it is told to, or runs until it is closed."""

    def __init__(self, failure=None, *, closes=True, close_failure=None, then=None):
        self.failure, self.closes, self.close_failure, self.then = failure, closes, close_failure, then
        self.is_closed = asyncio.Event()
        self.was_cancelled = False
        self.shards, self._as_shards = {}, {}

    async def start(self, token):
        assert token == "token"
        if self.failure is not None:
            raise self.failure
        if self.then is not None:
            self.then()
        try:
            await self.is_closed.wait()
        except asyncio.CancelledError:
            self.was_cancelled = True
            raise

    async def close(self):
        if self.close_failure is not None:
            raise self.close_failure
        if not self.closes:
            await asyncio.Event().wait()
        self.is_closed.set()

    def has(self, number, shard):
        self.shards[number] = shard
        self._as_shards[number] = double(discord.ShardInfo, is_closed=shard.is_closed)

    def as_saloon(self):
        return double(Saloon, start=self.start, close=self.close, shards=self._as_shards)


class Shard:
    """A shard whose line stands at every look of a number (0: at none); `was_looked_at` is set after many."""

    def __init__(self, stands_every):
        self.looks, self.stands_every = 0, stands_every
        self.was_looked_at = asyncio.Event()

    def is_closed(self):
        self.looks += 1
        if self.looks > 3 * supervisor.LOOKS_WITHOUT_A_LINE:
            self.was_looked_at.set()
        return not self.stands_every or self.looks % self.stands_every != 0


LOST, STANDS, FLICKERS = 0, 1, supervisor.LOOKS_WITHOUT_A_LINE


@pytest.fixture
def pauses(monkeypatch):
    """Pauses take no time, and are noted."""
    noted, wait = [], asyncio.wait

    async def waiting(tasks, *, timeout=None, **how):
        if [task.get_name() for task in tasks] == ["stop"]:
            noted.append(timeout)
            timeout = 0
        return await wait(tasks, timeout=timeout, **how)

    monkeypatch.setattr(supervisor.asyncio, "wait", waiting)
    return noted


async def run(clients, stop, **pauses):
    left = iter(clients)
    await asyncio.wait_for(keep_running(lambda: next(left).as_saloon(), "token", stop, **pauses), 5)


async def test_after_any_failure_at_the_start_another_client_runs(pauses, caplog):
    stop = asyncio.Event()
    clients = [Client(AttributeError("no socket")), Client(OSError("no line")), Client(then=stop.set)]
    await run(clients, stop)
    assert all(client.is_closed.is_set() for client in clients)
    assert pauses == [1, 2]
    assert "no socket" in caplog.text
    assert "no line" in caplog.text


async def test_a_client_that_ends_by_itself_is_followed_by_another(pauses, caplog):
    stop = asyncio.Event()
    first = Client()
    first.is_closed.set()
    await run([first, Client(then=stop.set)], stop)
    assert "the connection ended" in caplog.text


async def test_pauses_grow_to_a_minute(pauses):
    stop = asyncio.Event()
    await run([*(Client(OSError()) for _ in range(9)), Client(then=stop.set)], stop)
    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]


async def test_a_client_that_ran_for_long_starts_the_pauses_anew(pauses, monkeypatch):
    now = [0.0]
    monkeypatch.setattr(supervisor, "time", SimpleNamespace(monotonic=lambda: now[0]))
    stop = asyncio.Event()

    def a_day():
        now[0] += 86_400
        long.is_closed.set()

    long = Client(then=a_day)
    await run([*(Client(OSError()) for _ in range(5)), long, Client(then=stop.set)], stop)
    assert pauses == [1, 2, 4, 8, 16, 1]


async def test_a_client_that_never_has_a_line_is_followed_by_another(pauses, monkeypatch):
    """discord.py's own pauses grow to 17 minutes, and do not shrink when it is in again."""
    monkeypatch.setattr(supervisor, "LOOK_EVERY_S", 0.001)
    stop = asyncio.Event()
    lost = Client()
    await run([lost, Client(then=stop.set)], stop)
    assert lost.is_closed.is_set()
    assert pauses == [1]


@pytest.mark.parametrize(
    "shards",
    [
        pytest.param([FLICKERS], id="its line comes back in time"),
        pytest.param([LOST, LOST, LOST, STANDS], id="a shard has a line, whatever becomes of the others"),
        pytest.param([LOST, FLICKERS], id="a line comes back in time, another never"),
    ],
)
async def test_a_client_is_left_alone_while(shards, monkeypatch):
    monkeypatch.setattr(supervisor, "LOOK_EVERY_S", 0.001)
    stop = asyncio.Event()
    client = Client()
    for number, stands_every in enumerate(shards):
        client.has(number, Shard(stands_every))
    running = asyncio.create_task(run([client], stop))
    await client.shards[len(shards) - 1].was_looked_at.wait()
    assert not client.is_closed.is_set()
    stop.set()
    await running


async def test_shards_that_are_not_launched_yet_are_not_lost_once_the_first_is_in(monkeypatch):
    """Forty of them take more than three minutes."""
    monkeypatch.setattr(supervisor, "LOOK_EVERY_S", 0.001)
    client, first = Client(), Shard(STANDS)
    losing = asyncio.create_task(supervisor._lost(client.as_saloon()))
    await asyncio.sleep(0)
    client.has(0, first)
    await first.was_looked_at.wait()
    client.has(1, Shard(LOST))
    assert not losing.done()
    first.stands_every = LOST
    await asyncio.wait_for(losing, 5)


async def test_a_client_all_of_whose_shards_stay_without_a_line_is_followed_by_another(pauses, monkeypatch):
    monkeypatch.setattr(supervisor, "LOOK_EVERY_S", 0.001)
    stop = asyncio.Event()
    lost = Client()
    for number in range(4):
        lost.has(number, Shard(LOST))
    await run([lost, Client(then=stop.set)], stop)
    assert lost.is_closed.is_set()
    assert pauses == [1]
    assert [shard.looks for shard in lost.shards.values()] == 4 * [supervisor.LOOKS_WITHOUT_A_LINE]


async def test_a_token_that_is_refused_ends_it(pauses):
    client = Client(discord.LoginFailure("Improper token"))
    with pytest.raises(discord.LoginFailure):
        await run([client], asyncio.Event())
    assert client.is_closed.is_set()
    assert pauses == []


async def test_a_stop_ends_a_running_client():
    stop = asyncio.Event()
    client = Client()
    running = asyncio.create_task(run([client], stop))
    await asyncio.sleep(0.01)
    stop.set()
    await running
    assert client.is_closed.is_set()


async def test_a_stop_ends_a_pause_at_once():
    stop = asyncio.Event()
    running = asyncio.create_task(run([Client(OSError())], stop, first_pause=60))
    await asyncio.sleep(0.01)
    stop.set()
    await running


async def test_a_client_that_does_not_close_is_given_up_in_time(monkeypatch):
    monkeypatch.setattr(supervisor, "CLOSING_S", 0.05)
    stop = asyncio.Event()
    client = Client(closes=False, then=stop.set)
    await run([client], stop)
    assert client.was_cancelled
    assert supervisor.CLOSING_S < 10


async def test_a_client_that_fails_to_close_is_logged_and_followed(pauses, caplog):
    stop = asyncio.Event()
    await run([Client(OSError("first"), close_failure=ValueError("second")), Client(then=stop.set)], stop)
    assert "first" in caplog.text
    assert "second" in caplog.text


async def test_a_stop_before_the_start_starts_nothing():
    stop = asyncio.Event()
    stop.set()
    await keep_running(lambda: pytest.fail("it was made"), "token", stop)


async def test_nothing_is_left_running(pauses):
    stop = asyncio.Event()
    await run([Client(OSError()), Client(then=stop.set)], stop)
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}
