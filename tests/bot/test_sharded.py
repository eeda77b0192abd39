"""The shards of a bot, over the sandbox: what can be resumed is resumed, and no log-in is in vain."""

import asyncio
from functools import partial
from types import SimpleNamespace

import discord
import pytest
from discord.ext import commands
from discord.gateway import ReconnectWebSocket

from bot import sharded
from bot.sharded import Sharded
from sandbox import Sandbox
from sandbox.world.clock import Pulse
from tests.sandbox.inside import Inside, point_at


@pytest.fixture
async def sandbox(monkeypatch):
    async with Sandbox() as sandbox:
        point_at(sandbox, monkeypatch)
        yield sandbox


class Bot(Sharded):
    """It counts how often it is about to identify, and need not wait before it does so again."""

    def __init__(self, **intents):
        intents = discord.Intents(guilds=True, **intents)
        super().__init__(command_prefix=commands.when_mentioned, intents=intents)
        self.log_ins = 0
        self.pulse = Pulse()

    def dispatch(self, *event, **more):
        super().dispatch(*event, **more)
        self.pulse.beat()

    async def before_identify_hook(self, shard_id, *, initial=False):
        self.log_ins += 1


@pytest.fixture
def turns(monkeypatch):
    """Whether a shard's turn to log in has come; none waits for anything else."""
    turns = SimpleNamespace(come=asyncio.Event(), waiting=asyncio.Event())

    async def sleep(seconds):
        if seconds == sharded.LOG_IN_EVERY_S:
            turns.waiting.set()
            await turns.come.wait()

    monkeypatch.setattr(sharded, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    return turns


async def test_a_line_that_is_not_to_be_had_at_once_is_resumed_and_costs_no_log_in(sandbox, turns, caplog):
    sandbox.add_server("Home")
    async with Inside(sandbox, Bot()) as bot:
        sandbox.faults.refuse_connections(3)
        await sandbox.faults.cut_line(None)
        await sandbox.until(lambda: sandbox.gateway.resumed == 1, what="it resumes")
    assert bot.log_ins == 1
    assert caplog.text.count("no line to Discord") == 3
    assert "Traceback" not in caplog.text


async def test_pauses_before_a_line_is_asked_for_again_grow_to_some_seconds(monkeypatch):
    pauses, refusals = [], [OSError(), TimeoutError(), *(ConnectionError() for _ in range(3))]

    async def connect(url):
        if refusals:
            raise refusals.pop()
        return url

    async def sleep(seconds):
        pauses.append(seconds)

    monkeypatch.setattr(sharded, "asyncio", SimpleNamespace(sleep=sleep))
    assert await sharded.patient(connect)("wss://") == "wss://"
    assert pauses == [1, 2, 4, 5, 5]


async def test_every_shard_logs_in_once_when_its_turn_has_come(sandbox, turns):
    sandbox.application.shards = 3
    sandbox.add_server("Home")
    async with Inside(sandbox, Bot()) as bot:
        await turns.waiting.wait()
        assert list(bot.shards) == [0]
        turns.come.set()
        await sandbox.until(lambda: sandbox.gateway.identified == 3, what="all are in")
    assert bot.log_ins == 3


async def test_once_a_shard_is_turned_away_no_other_logs_in_and_the_bot_ends_and_says_why(sandbox, turns):
    sandbox.application.shards = 8
    sandbox.application.grant()  # no privileged intent
    inside = Inside(sandbox, bot := Bot(members=True))
    inside.start()
    await turns.waiting.wait()
    await sandbox.until(lambda: bot.shards[0].is_closed(), what="the first is turned away")
    turns.come.set()
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await inside.ended()
    assert bot.log_ins == 1


async def test_a_stop_while_shards_wait_for_their_turn_lets_none_log_in(sandbox, turns):
    sandbox.application.shards = 8
    async with Inside(sandbox, Bot()) as bot:
        await turns.waiting.wait()
        bot._is_stopping = True
        turns.come.set()
    assert (bot.log_ins, sandbox.gateway.identified) == (1, 1)


async def test_a_shard_that_gets_no_line_keeps_no_other_from_theirs(sandbox, turns):
    sandbox.application.shards = 2
    async with Inside(sandbox, bot := Bot()):
        turns.come.set()
        await sandbox.until(lambda: sandbox.gateway.identified == 2, what="all are in")
        connect, asked = bot.http.ws_connect, asyncio.Event()

        async def in_vain(url, **options):
            bot.http.ws_connect = connect
            asked.set()
            await asyncio.Event().wait()

        bot.http.ws_connect = in_vain
        await sandbox.faults.cut_line(shard=0)
        await asked.wait()
        sandbox.faults.ask_to_reconnect(shard=1)
        await sandbox.until(lambda: sandbox.gateway.resumed == 1, what="the other resumes")
        assert [shard.is_closed() for shard in bot.shards.values()] == [True, False]
    assert bot._mending == set(), "a stop ends it"


async def test_a_line_that_closes_as_it_opens_ends_no_other_and_is_asked_for_once_a_second(monkeypatch):
    pauses = []

    async def sleep(seconds):
        pauses.append(seconds)

    async def closes(*_, shard_id, **__):
        raise ReconnectWebSocket(shard_id)

    monkeypatch.setattr(discord.shard.DiscordWebSocket, "from_client", closes)
    bot, due = Bot(), []
    bot._reconnect = True
    line = SimpleNamespace(shard_id=0, session_id="", sequence=0, gateway=None)
    shard = discord.shard.Shard(line, bot, due.append)
    bot._mend_apart(shard)
    monkeypatch.setattr(sharded, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    loop, now = asyncio.get_running_loop(), asyncio.get_running_loop().time()
    monkeypatch.setattr(loop, "time", lambda: now)
    for mend in (shard.reconnect, *[partial(shard.reidentify, ReconnectWebSocket(0))] * 2):
        await mend()
        await asyncio.gather(*bot._mending)
    assert [item.type for item in due] == [discord.shard.EventType.resume] * 3
    assert pauses == pytest.approx([0, 1, 2])


def test_a_shard_that_had_no_line_for_long_is_not_left_alone_for_minutes():
    client = SimpleNamespace(dispatch=None, _reconnect=True)
    shard = discord.shard.Shard(SimpleNamespace(shard_id=0), client, None)
    Bot()._mend_apart(shard)
    assert max(shard._backoff.delay() for _ in range(100)) <= 10


async def test_shards_that_have_lost_their_sessions_at_once_log_in_one_after_the_other(monkeypatch):
    under_way, most = [], 0

    async def wait(_client, shard_id, *, initial):
        nonlocal most
        under_way.append(shard_id)
        most = max(most, len(under_way))
        await asyncio.sleep(0)
        under_way.remove(shard_id)

    monkeypatch.setattr(discord.Client, "before_identify_hook", wait)
    bot = Sharded(command_prefix=commands.when_mentioned, intents=discord.Intents.none())
    await asyncio.gather(*(bot.before_identify_hook(shard) for shard in range(3)))
    assert most == 1


async def test_a_server_that_sent_the_bot_away_before_a_log_in_is_forgotten_at_it(sandbox, turns):
    homes = [sandbox.add_server(name) for name in ("Home", "Another")]
    async with Inside(sandbox, Bot()) as bot:
        await sandbox.until(lambda: [guild.unavailable for guild in bot.guilds] == [False, False])
        sandbox.faults.drop_event("GUILD_DELETE")
        homes[0].kick_bot()
        assert len(bot.guilds) == 2
        sandbox.faults.invalidate_session()
        await sandbox.until(lambda: [guild.name for guild in bot.guilds] == ["Another"])
        assert bot.log_ins == 2
