"""A server with a league over the real engine, whose channels keep what is posted. A test may kill the bot at
any step."""

import asyncio
import itertools
from datetime import UTC, datetime
from types import SimpleNamespace

import discord

from cogs.posting.leagues import opener, table_text, told_tables
from cogs.posting.leagues.tables import LeagueTables
from cogs.posting.throttle import Throttle
from engine.sessions.servers import Servers
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.doubles import discord_error, double, stands_in_for
from tests.engine.leagues.office import CHANNEL, GUILD, Office

ME = double(discord.ClientUser, id=1)
GONE, UNKNOWN_MESSAGE, THREAD_EXISTS, TOO_MANY = 10003, 10008, 160004, 160006


class Killed(Exception):
    """The bot was ended at this step."""


@stands_in_for(discord.PartialMessageable, "send", "get_partial_message", "history")
class Place:
    """A channel or a thread that keeps its messages; `hall` kills the bot there."""

    def __init__(self, hall, number):
        self.hall, self.id = hall, number
        self.messages, self.edits, self.is_gone, self.refuses = {}, [], False, None

    async def send(self, *, view, nonce, allowed_mentions):
        assert len(nonce) <= 25
        self._answer()
        async with self.hall.step("send"):
            number = next(self.hall.numbers)
            mentions = allowed_mentions.to_dict()
            assert mentions["parse"] == []
            self.keep(number, view, mentions.get("users", []))
        return double(discord.Message, id=number)

    def get_partial_message(self, number):
        async def edit(*, view, allowed_mentions):
            self._answer(number)
            assert allowed_mentions.to_dict() == {"parse": []}
            async with self.hall.step("edit"):
                self.keep(number, view, self.messages[number].mentions)
                self.edits.append(number)

        async def create_thread(*, name, auto_archive_duration):
            self._answer(number)
            if self.hall.refuses_threads is not None:
                raise self.hall.refuses_threads
            async with self.hall.step("thread"):
                if number in self.hall.made:
                    raise discord_error(THREAD_EXISTS)
                self.hall.made[number] = name

        return double(discord.PartialMessage, id=number, edit=edit, create_thread=create_thread)

    async def history(self, *, after, limit, oldest_first):
        self._answer()
        for number, kept in sorted(self.messages.items(), reverse=not oldest_first):
            frame = discord.components.Container(kept.components[0], state=None)
            yield double(discord.Message, id=number, author=double(discord.User, id=1), components=[frame])

    def _answer(self, number=None):
        if self.refuses is not None:
            raise self.refuses
        if self.is_gone:
            raise discord_error(GONE, status=404, kind=discord.NotFound)
        if number is not None and number not in self.messages:
            raise discord_error(UNKNOWN_MESSAGE, status=404, kind=discord.NotFound)

    def keep(self, number, view, mentions):
        components = view.to_components()
        check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
        text = "\n".join(part["content"] for part in walk(components) if "content" in part)
        self.messages[number] = SimpleNamespace(components=components, text=text, mentions=mentions)

    @property
    def texts(self):
        return [each.text for each in self.messages.values()]


class _Step:
    """A step at which the bot may be killed, before or after it is done."""

    def __init__(self, hall, what):
        self.hall, self.what = hall, what

    async def __aenter__(self):
        self.hall.steps.append(self.what)
        self.hall.kill_at(f"before {self.what}")

    async def __aexit__(self, *_):
        self.hall.kill_at(f"after {self.what}")


class Hall(Office):
    """The office of a league, with what is posted of its tables."""

    def __init__(self, journal, monkeypatch):
        self.places = {}
        self.numbers = itertools.count(discord.utils.time_snowflake(datetime.now(UTC)))
        self.made = {}
        """By their messages, the names of threads."""
        self.kills, self.steps, self.woken, self.noted = [], [], [], []
        self.others, self.refuses_threads, self.pause = [], None, 0.0
        self.is_gone = False
        self.killed = asyncio.Event()
        self.tables = None
        super().__init__(journal)
        still = SimpleNamespace(time=lambda: self.now + 3600)
        monkeypatch.setattr(opener, "time", still)
        monkeypatch.setattr(told_tables, "time", still)
        monkeypatch.setattr(table_text, "game_name", lambda game, words: "Duel")
        self.guild = double(
            discord.Guild,
            id=GUILD,
            preferred_locale=discord.Locale.american_english,
            get_member=lambda member: None,
        )
        self.client = double(
            discord.Client,
            user=ME,
            is_ready=lambda: True,
            get_guild=lambda guild: None if self.is_gone else self.guild,
            get_partial_messageable=lambda place, *, guild_id: self.place(place),
        )
        self.occupied(0)

    def occupied(self, count):
        """So many threads are active."""
        self.guild.threads = [double(discord.Thread, archived=False) for _ in range(count)]

    def place(self, number):
        return self.places.setdefault(number, Place(self, number))

    @property
    def channel(self):
        return self.place(CHANNEL)

    def step(self, what):
        return _Step(self, what)

    def kill_at(self, step):
        if self.kills and self.kills[0] == step:
            self.kills.pop(0)
            self.killed.set()
            raise Killed(step)

    def begin(self):
        """Start the bot: nothing is in memory."""
        self.open_doors(self.journal)
        leagues = self.leagues
        for name in ("started", "opened"):
            self._wrap(leagues, name)
        throttle = Throttle()
        self.tables = LeagueTables(
            *(self.client, leagues, Servers(self.sessions.workings), throttle),
            *(self._has_noted, self.woken.append),
        )
        self.tables._opener._pause = self.pause
        return self.tables

    def _wrap(self, leagues, name):
        real = getattr(leagues, name)

        async def wrapped(*args, **named):
            async with self.step(name):
                return await real(*args, **named)

        setattr(leagues, name, wrapped)

    def _has_noted(self, league):
        self.noted.append(league)
        self.tables.wake(league)

    @property
    def wakings(self):
        return [
            *(self.tables._opener._wakings, self.tables._looks, self.tables._syncs),
            *(each._wakings for each in self.tables._told),
        ]
