"""The client: every kind of interaction arrives in one place, and a stop takes nothing new."""

import asyncio
import time
from datetime import UTC, datetime

import discord
import pytest
import pytest_asyncio

from bot.client import FINISHING_S, GOODBYE_S, REFUSING_S, Saloon
from bot.command_list import CommandList
from bot.due.scheduler import Scheduler
from bot.supervisor import CLOSING_S
from bot.under_way import GIVING_UP_S
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.journal.records import SessionId
from engine.references import of_interaction, reference, under
from engine.sessions.sessions import Sessions
from renders.language.catalogues import words_for
from tests.doubles import double

KINDS = [kind for kind in discord.InteractionType if kind is not discord.InteractionType.ping]


class Act:
    """What somebody does, and what they are told."""

    def __init__(self, kind, locale):
        self.told, self.suggested = [], []
        response = double(discord.InteractionResponse, send_message=self._tell, autocomplete=self._suggest)
        created_at = datetime.fromtimestamp(time.time() - 600, UTC)
        self.interaction = double(
            discord.Interaction,
            type=kind,
            locale=locale,
            created_at=created_at,
            response=response,
            user=double(discord.User, id=1 << 60),
        )

    async def _tell(self, *, view, ephemeral, allowed_mentions):
        assert ephemeral
        self.told += [item.content for item in view.walk_children() if hasattr(item, "content")]

    async def _suggest(self, choices):
        self.suggested.append(choices)


@pytest_asyncio.fixture
async def client(tmp_path):
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    client = Saloon(journal, Sessions(journal, GAMES), GAMES, CommandList())
    await client._async_setup_hook()  # as at a login
    yield client
    await client.close()
    await journal.close()


async def test_what_the_operator_did_is_shown_neither_before_the_start_nor_after_a_stop(client, monkeypatch):
    shown = []
    monkeypatch.setattr(client.services.boards, "wake", shown.append)
    client.doors.show([1], 111)
    assert shown == []
    client._is_posting = True
    client.doors.show([2], 111, leagues=True)
    assert shown == [2]
    await client.close()
    client.doors.show([3], 111, leagues=True)
    assert shown == [2]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("locale", ["en-US", "nl", "de"])
async def test_whoever_acts_after_a_stop_is_told_to_do_it_again(client, kind, locale):
    await client.close()
    act = Act(kind, locale)
    await client.on_interaction(act.interaction)
    if kind is discord.InteractionType.autocomplete:
        assert (act.told, act.suggested) == ([], [[]])
    else:
        assert act.told == [words_for(locale).text("failed-restarting")]


@pytest.mark.parametrize("kind", KINDS)
async def test_everything_that_arrives_tells_by_how_much_the_clocks_differ(client, monkeypatch, kind):
    async def done(act):
        pass

    monkeypatch.setattr(client.tree, "answer", done)
    monkeypatch.setattr(client._router, "route", done)
    await client.on_interaction(Act(kind, "nl").interaction)
    assert 600 <= client.services.lags.ours(7.0) - 7.0 < 660


async def test_a_stop_waits_for_what_is_under_way_and_hears_nothing_after(client):
    heard, going_on = [], asyncio.Event()

    async def on_interaction(act):
        await going_on.wait()
        heard.append(act)

    client.on_interaction = on_interaction
    client.dispatch("interaction", "before")
    closing = asyncio.create_task(client.close())
    await asyncio.sleep(0.01)
    assert not client.is_closed()
    client.dispatch("interaction", "during")
    going_on.set()
    await closing
    client.dispatch("interaction", "after")
    await asyncio.sleep(0.01)
    assert sorted(heard) == ["before", "during"]
    assert client.is_closed()


async def test_what_somebody_does_has_its_reference_to_the_end_also_where_nothing_catches_an_error(
    client, referenced
):
    """And what comes after it from Discord has none."""
    seen = []

    async def on_interaction(act):
        seen.append(reference())
        raise ZeroDivisionError("a bug")

    async def on_guild_join(guild):
        seen.append(reference())

    client.on_interaction, client.on_guild_join = on_interaction, on_guild_join
    with under("stale"):
        client.dispatch("interaction", double(discord.Interaction, id=1577086176962019450))
        client.dispatch("guild_join", None)
    await client._under_way.finish(5)
    assert seen == [of_interaction(1577086176962019450), ""]
    (line,) = [line for line in referenced.records if line.exc_info]
    assert (line.name, line.reference) == ("discord.client", seen[0])


def comparing():
    return [task for task in asyncio.all_tasks() if task.get_name() == "commands"]


async def test_a_stop_does_not_wait_until_discord_is_asked_for_its_commands_again(client, monkeypatch):
    async def waits(self, tree):
        await asyncio.sleep(6)

    monkeypatch.setattr(CommandList, "keep", waits)
    await client.setup_hook()
    assert comparing()
    async with asyncio.timeout(2):
        await client.close()
    assert not comparing()


async def test_a_stop_during_the_login_leaves_nothing_that_goes_on_after_it(client):
    await client.close()
    await client.setup_hook()
    assert not comparing()
    assert not scheduling()


def scheduling():
    return [task for task in asyncio.all_tasks() if task.get_name() == "scheduler"]


async def test_what_is_due_is_looked_up_while_the_client_runs_and_no_longer(client, monkeypatch):
    async def done(self, tree):
        pass

    monkeypatch.setattr(CommandList, "keep", done)
    await client.setup_hook()
    assert scheduling()
    await client.close()
    assert not scheduling()


async def test_the_client_knows_whether_it_has_a_line(client):
    await client.line.keep()
    assert not client.line.is_up
    assert not client.line.has_begun
    await client.on_ready()
    assert client.line.has_begun
    await client.line.keep()
    assert client.line.is_up
    assert client.line.down_since is None
    before = time.time()
    await client.on_shard_disconnect(0)
    assert not client.line.is_up
    assert client.line.down == 1
    assert client.line.down_since >= before
    await client.on_shard_resumed(0)
    assert client.line.down == 0
    assert client.line.is_up
    await client.on_shard_disconnect(0)
    await client.on_shard_ready(0)
    assert client.line.is_up


async def test_whatever_wakes_a_board_lets_it_be_looked_what_is_due(client, monkeypatch):
    woken = []
    monkeypatch.setattr(Scheduler, "wake", lambda self: woken.append(self))
    await client.setup_hook()
    client.services.boards.wake(SessionId(1))
    assert woken == [client._scheduler]


async def test_two_stops_are_one(client):
    await asyncio.gather(client.close(), client.close())
    await client.close()


def test_a_stop_is_over_in_time_whatever_hangs():
    assert FINISHING_S + REFUSING_S + 2 * GIVING_UP_S + GOODBYE_S <= CLOSING_S <= 9


async def test_everything_that_arrives_is_noted_to_be_a_press(client, monkeypatch):
    async def done(act):
        pass

    monkeypatch.setattr(client._router, "route", done)
    await client.on_interaction(Act(discord.InteractionType.component, "nl").interaction)
    assert list(client.services.retention._pressed) == [1 << 60]


@pytest.mark.parametrize("kind", KINDS)
async def test_whoever_is_deleted_has_first_done_all_that_they_did_before(client, monkeypatch, kind):
    done, is_free = [], asyncio.Event()

    async def slow(act):
        await is_free.wait()
        done.append("before")

    async def waiting():
        await client.services.acting.earlier_done(1 << 60)
        done.append("after")

    monkeypatch.setattr(client.tree, "answer", slow)
    monkeypatch.setattr(client._router, "route", slow)
    before = asyncio.create_task(client.on_interaction(Act(kind, "nl").interaction))
    await asyncio.sleep(0)
    after = asyncio.create_task(waiting())
    await asyncio.sleep(0)
    is_free.set()
    await asyncio.gather(before, after)
    assert done == ["before", "after"]
