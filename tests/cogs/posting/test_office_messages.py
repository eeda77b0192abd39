"""Acts by office are told once, in the channel that the server has chosen, and keep nothing waiting."""

from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace

import discord
import pytest

from cogs.posting import office_messages
from cogs.posting.office_messages import GIVEN_UP_AFTER_S, OfficeMessages
from cogs.posting.throttle import Throttle
from engine.sessions.moderation import Moderation
from engine.sessions.posted import Posted
from engine.sessions.server_settings import Setting
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from tests.cogs.posting.test_offered_seats import Place
from tests.doubles import discord_error, double
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, TABLES, started

TOLD_IN, NEW = 77, 901
FORBIDDEN = discord_error(50013, status=403, kind=discord.Forbidden)
GONE = discord_error(10003, status=404, kind=discord.NotFound)


class Server:
    """A server that has chosen a channel for acts by office."""

    def __init__(self, journal):
        self.sessions = Sessions(journal, TABLES)
        self.servers = Servers(self.sessions.workings)
        self.moderation = Moderation(self.sessions.workings, self.servers)
        self.channel, self.old, self.archived = Place(TOLD_IN), Place(334), []

        async def fetch_channel(place):
            async def edit(*, archived):
                self.archived.append((place, archived))

            return double(discord.Thread, archived=False, edit=edit)

        self.client = double(
            discord.Client,
            user=double(discord.ClientUser, id=1),
            get_partial_messageable=lambda place, *, guild_id: self.channel if place == TOLD_IN else self.old,
            get_guild=lambda guild: None,
            is_ready=lambda: True,
            fetch_channel=fetch_channel,
        )
        self.begin = lambda: OfficeMessages(
            self.client, self.moderation, self.servers, Posted(journal), Throttle()
        )
        self.messages = self.begin()

    async def chosen(self):
        await self.servers.change(GUILD, ANNA.id, Setting.TOLD_IN, lambda row: replace(row, told_in=TOLD_IN))
        return await started(self.sessions, BEN)


@pytest.fixture
def server(journal):
    return Server(journal)


@pytest.fixture
def later(server, monkeypatch):
    """What was put off."""
    found = []
    monkeypatch.setattr(server.messages._wakings, "later", found.append)
    return found


async def test_an_act_is_told_once_with_who_why_and_where(server):
    session = await server.chosen()
    await server.moderation.end(session.id, CLEO, "nobody has *time*")
    await server.messages._tell(GUILD)
    await server.messages._tell(GUILD)
    ((text, buttons),) = server.channel.shown
    assert text.startswith(f"<@{CLEO.id}> ended game #{session.id} without a result: “nobody has \\*time\\*”")
    assert f"https://discord.com/channels/{GUILD}/{session.thread}" in text
    assert buttons == []
    assert await server.moderation.servers_to_tell() == []


async def test_what_was_posted_just_before_a_crash_is_found_again(server, monkeypatch):
    session = await server.chosen()
    await server.moderation.end(session.id, CLEO, "why")

    async def killed(act):
        raise KeyboardInterrupt

    monkeypatch.setattr(server.moderation, "set_told", killed)
    with pytest.raises(KeyboardInterrupt):
        await server.messages._tell(GUILD)
    monkeypatch.undo()
    at = datetime.now(UTC).timestamp() + 3600
    monkeypatch.setattr(office_messages, "time", SimpleNamespace(time=lambda: at))
    again = server.begin()
    await again._tell(GUILD)
    assert len(server.channel.shown) == 1
    assert await server.moderation.servers_to_tell() == []


@pytest.mark.parametrize("error", [FORBIDDEN, GONE], ids=["forbidden", "gone"])
async def test_a_channel_that_takes_nothing_is_tried_again_and_then_given_up(
    server, later, error, monkeypatch, caplog
):
    session = await server.chosen()
    await server.moderation.end(session.id, CLEO, "why")
    server.channel.refuses = error
    await server.messages._tell(GUILD)
    assert later == [GUILD]
    assert await server.moderation.servers_to_tell() == [GUILD]
    at = datetime.now(UTC).timestamp() + GIVEN_UP_AFTER_S + 1
    monkeypatch.setattr(office_messages, "time", SimpleNamespace(time=lambda: at))
    await server.messages._tell(GUILD)
    assert later == [GUILD]
    assert await server.moderation.servers_to_tell() == []
    assert "cannot be told" in caplog.text
    assert "given up" in caplog.text


async def test_an_old_thread_is_told_where_its_game_went_and_archived_whatever_the_channel_says(
    server, later
):
    session = await server.chosen()
    move = {"before": session.thread, "thread": NEW, "channel": 5}
    await server.moderation.move(session.id, CLEO, "a quieter place", **move)
    server.channel.refuses = FORBIDDEN
    for _ in range(2):
        await server.messages._tell(GUILD)
    ((text, _),) = server.old.shown
    assert text == f"toy #{session.id} goes on in <#{NEW}>." or text.endswith(f"goes on in <#{NEW}>.")
    assert server.archived == [(session.thread, True)]


async def test_an_old_thread_that_is_gone_is_no_matter(server):
    session = await started(server.sessions, BEN)
    move = {"before": session.thread, "thread": NEW, "channel": 5}
    await server.moderation.move(session.id, CLEO, "a quieter place", **move)
    server.old.refuses = GONE
    await server.messages._tell(GUILD)
    assert await server.moderation.servers_to_tell() == []
    assert server.channel.shown == [], "the server has chosen no channel"
