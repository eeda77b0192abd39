"""What the bot says on a server that it has joined: once a join, over kills, in the server's language, and
nothing where it may not be posted."""

import asyncio
from datetime import UTC, datetime

import discord
import pytest

from cogs.commands.arrivals import ArrivalCog
from cogs.posting.greetings import Greetings
from cogs.posting.members import Members
from cogs.posting.throttle import Throttle
from cogs.presses.act_lists import show_acts
from cogs.presses.welcome import welcome_line
from engine.clock.pace import DAY
from engine.games import GAMES
from engine.journal import server_rows
from engine.journal.server_rows import ServerRow
from engine.sessions.arrivals import ERASED_AFTER, Arrivals
from engine.sessions.servers import Servers
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.doubles import discord_error, double
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, BEN, GUILD

SYSTEM = 900
ALLOWED = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)


class World(Clockwork):
    """A server with a system channel, and a bot that may be killed and started anew."""

    def __init__(self, journal):
        super().__init__(journal)
        self.me = double(discord.ClientUser, id=1)
        self.posts, self.permissions, self.refuses, self.is_killed = [], ALLOWED, None, False
        self.locale, self.guilds, self.channel = discord.Locale.american_english, {}, None
        self.joined, self.has_posted = None, asyncio.Event()
        self.start()

    def start(self):
        """Start the bot, with nothing in memory."""
        self.servers = Servers(self.workings)
        self.arrivals = Arrivals(self.workings, self.servers)
        client = double(discord.Client, user=self.me, get_guild=lambda guild: self.guilds.get(guild))
        self.greetings = Greetings(client, self.arrivals, self.servers, GAMES, Throttle())
        self.services = visits.services(
            sessions=self.sessions,
            posted=self.posted,
            servers=self.servers,
            arrivals=self.arrivals,
            greetings=self.greetings,
            members=Members(client),
            games=GAMES,
        )
        self.cog = ArrivalCog(self.services)

    async def joins(self, *, is_seen=True, system=True):
        """The bot is invited; if that `is_seen`, an event tells it."""
        self.joined = self.at
        self.channel = double(
            discord.TextChannel,
            id=SYSTEM,
            send=self._send,
            history=self._history,
            permissions_for=lambda member: self.permissions,
        )
        self.guilds[GUILD] = double(
            discord.Guild,
            id=GUILD,
            unavailable=False,
            preferred_locale=self.locale,
            system_channel=self.channel if system else None,
            me=double(discord.Member, joined_at=datetime.fromtimestamp(self.at, UTC)),
        )
        if is_seen:
            await self.cog.on_guild_join(self.guilds[GUILD])
            await self.done()

    async def leaves(self):
        guild = self.guilds.pop(GUILD)
        await self.cog.on_guild_remove(guild)

    async def starts(self):
        self.start()
        await self.arrivals.begin()
        for guild in self.guilds.values():
            await self.cog.on_guild_available(guild)
        await self.cog.on_ready()
        await self.done()

    async def done(self):
        await asyncio.gather(*self.greetings._wakings._tasks.values(), return_exceptions=True)

    async def _send(self, *, view, nonce, allowed_mentions):
        if self.refuses is not None:
            raise self.refuses
        assert len(nonce) <= 25
        assert allowed_mentions.to_dict() == {"parse": []}
        components = view.to_components()
        check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
        self.posts.append(components)
        self.has_posted.set()
        if self.is_killed:
            self.greetings._wakings._is_closed = True
            raise asyncio.CancelledError
        return double(discord.Message, id=len(self.posts))

    async def _history(self, *, after, limit, oldest_first):
        assert oldest_first
        for number, (frame,) in enumerate(self.posts, 1):
            part = discord.components.Container(frame, state=None)
            yield double(discord.Message, id=number, author=self.me, components=[part])

    @property
    def texts(self):
        return ["\n".join(p["content"] for p in walk(post) if "content" in p) for post in self.posts]


@pytest.fixture
async def world(journal):
    made = World(journal)
    await made.arrivals.begin()
    made.at += DAY
    return made


@pytest.mark.parametrize("language", LOCALES)
async def test_a_new_server_reads_once_in_its_language_what_it_is_and_what_to_press(world, language):
    words = words_for(language)
    world.locale = {"en": discord.Locale.british_english, "nl": discord.Locale.dutch}.get(
        language, discord.Locale.german
    )
    await world.joins()
    await world.starts()
    await world.cog.on_guild_available(world.guilds[GUILD])
    await world.done()
    (text,) = world.texts
    assert all(words.text(f"{game}-name") in text for game in GAMES)
    assert f"`/boomtown {words.text('boomtown-command-new')}`" in text
    parts = [part for part in walk(world.posts[0]) if "custom_id" in part]
    assert [part["custom_id"] for part in parts] == ["settings:-:-:", "rules:-:-:"]
    assert [part["label"] for part in parts] == [words.text("welcome-settings"), words.text("button-rules")]


async def test_the_language_that_admins_chose_counts(world):
    row = ServerRow(language="nl")
    await world.journal.write(lambda db: server_rows.save_server(db, GUILD, row))
    await world.joins()
    assert "Bordspellen" in world.texts[0]


async def test_a_kill_right_after_the_post_posts_nothing_twice(world):
    world.is_killed = True
    await world.joins(is_seen=False)
    await world.cog.on_guild_join(world.guilds[GUILD])
    await world.has_posted.wait()  # the bot is dead by then, and nobody waits for its tasks
    assert len(world.posts) == 1
    assert (await world.servers.of(GUILD)).greeted is None
    world.is_killed = False
    await world.starts()
    assert len(world.posts) == 1, "it was found again"
    assert (await world.servers.of(GUILD)).greeted == world.at


async def test_a_join_while_the_bot_was_away_is_greeted_at_the_next_start(world):
    await world.joins(is_seen=False)
    for _ in range(2):
        await world.starts()
    assert len(world.posts) == 1


async def test_a_server_where_the_bot_was_before_is_never_greeted(journal):
    world = World(journal)
    await world.joins(is_seen=False)
    world.at += DAY
    await world.arrivals.begin()
    await world.starts()
    assert world.posts == []


async def test_sent_away_and_back_it_says_how_many_games_go_on(world):
    await world.joins()
    game = await world.post(await world.started(BEN))
    await world.leaves()
    assert (await world.servers.of(GUILD)).left == world.at
    world.at += ERASED_AFTER - 1
    await world.joins()
    assert world.texts[1:] == ["Here I am again; one game goes on."]
    assert (await world.servers.of(GUILD)).left is None
    await world.leaves()
    await world.starts()
    assert len(world.posts) == 2
    world.at += 1
    await world.joins(is_seen=False)
    await world.sessions.leave(game.id, BEN)
    await world.sessions.leave(game.id, ANNA)
    await world.starts()
    assert world.texts[2:] == ["Here I am again. `/boomtown new` opens a game."]


@pytest.mark.parametrize("lacks", ["channel", "view_channel", "send_messages", "read_message_history", "all"])
async def test_where_it_may_not_write_nothing_is_posted_and_the_first_admin_is_told(world, lacks):
    if lacks == "all":
        world.refuses = discord_error(50013, status=403, kind=discord.Forbidden)
    elif lacks != "channel":
        world.permissions = discord.Permissions(**{**dict(iter(ALLOWED)), lacks: False})
    await world.joins(system=lacks != "channel")
    world.permissions, world.refuses = ALLOWED, None
    await world.starts()
    assert world.posts == [], "later it would be a surprise"
    told = [await welcome_line(visits.visit(world.services, guild_id=GUILD)) for _ in range(2)]
    assert "`/boomtown new`" in told[0]
    assert told[1] == ""
    assert await welcome_line(visits.visit(world.services, guild_id=None)) == ""


async def test_a_moderator_who_reads_the_acts_is_not_told_in_place_of_the_admins(world):
    await world.joins(system=False)
    said = []

    async def edit_original_response(*, view, attachments, allowed_mentions):
        said.append(Shown(view, attachments).text)
        return double(discord.InteractionMessage, id=1)

    for rights in (discord.Permissions(manage_threads=True), discord.Permissions(manage_guild=True)):
        visit = visits.visit(
            world.services, permissions=rights, edit_original_response=edit_original_response
        )
        await show_acts(visit)
    assert ["`/boomtown new`" in text for text in said] == [False, True]


async def test_a_bad_line_is_tried_again(world, monkeypatch):
    monkeypatch.setattr("cogs.posting.wakings.LONGEST_PAUSE_S", 0.0)
    world.refuses = discord_error(0, status=503, kind=discord.DiscordServerError)
    await world.joins(is_seen=False)
    await world.cog.on_guild_join(world.guilds[GUILD])
    await asyncio.sleep(0.01)
    world.refuses = None
    await world.done()
    assert len(world.posts) == 1


async def test_who_is_sent_away_while_the_bot_is_not_running_is_missed_at_the_start(world):
    await world.joins()
    session = await world.post(await world.started(BEN))
    assert session.calls[0].clock.is_running
    world.guilds.clear()
    await world.starts()
    stored = await world.stored(session)
    assert (await world.servers.of(GUILD)).left == world.at
    assert (stored.trouble, stored.calls[0].clock.is_running) == ("forbidden", False)


async def test_a_server_that_discord_does_not_serve_just_now_was_not_left(world):
    await world.joins()
    world.guilds[GUILD].unavailable = True
    await world.cog.on_ready()
    assert (await world.servers.of(GUILD)).left is None
