"""A server on which leagues post: channels and threads that keep their messages, over the real engine."""

from datetime import UTC, datetime

import discord

from cogs.parts.encoded_strips import Drawn
from cogs.parts.pictures import Pictures
from cogs.posting.leagues.boards import LeagueBoards
from cogs.posting.leagues.news import LeagueNews
from cogs.posting.throttle import Throttle
from engine.sessions.servers import Servers
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.doubles import discord_error, double, stands_in_for
from tests.engine.leagues.office import CHANNEL, GUILD, Office

FORBIDDEN = discord_error(50013, status=403, kind=discord.Forbidden)
BAD = discord_error(50035)
LOCKED = discord_error(160005)
NO_MESSAGE = discord_error(10008, status=404, kind=discord.NotFound)
NO_CHANNEL = discord_error(10003, status=404, kind=discord.NotFound)
HAS_THREAD = discord_error(160004)
LOST = discord_error(0, status=503, kind=discord.DiscordServerError)
ME = 1


@stands_in_for(discord.PartialMessageable, "send", "get_partial_message", "history")
class Room:
    """A channel or a thread. It refuses everything with `refuses`; with `loses`, it keeps the next message
    and says that it has failed."""

    def __init__(self, house, number):
        self.house, self.id = house, number
        self.messages, self.called, self.nonces = {}, {}, {}
        self.refuses, self.loses, self.edits, self.asked = None, None, 0, 0

    async def send(self, *, view, nonce, allowed_mentions, files=()):
        assert len(nonce) <= 25
        self._check()
        number = self.house.next_id()
        self._keep(number, view, files)
        self.nonces[number] = nonce
        self.called[number] = allowed_mentions.to_dict()
        if self.loses is not None:
            error, self.loses = self.loses, None
            raise error
        return double(discord.Message, id=number)

    def get_partial_message(self, number):
        async def edit(*, view, attachments, allowed_mentions):
            assert allowed_mentions.to_dict() == {"parse": []}
            self._check()
            self._known(number)
            self._keep(number, view, attachments)
            self.edits += 1

        async def create_thread(*, name, auto_archive_duration):
            self._check()
            self._known(number)
            if number in self.house.rooms:
                raise HAS_THREAD
            self.house.open_thread(number, name)

        return double(discord.PartialMessage, id=number, edit=edit, create_thread=create_thread)

    async def history(self, *, after, limit, oldest_first):
        assert not oldest_first
        self._check()
        self.asked += 1
        for number, components in sorted(self.messages.items(), reverse=True)[:limit]:
            if self.house.written[number] < after.created_at:
                return
            frame = discord.components.Container(components[0], state=None)
            author = double(discord.User, id=ME)
            yield double(discord.Message, id=number, author=author, components=[frame])

    def _check(self):
        if self.id in self.house.gone:
            raise NO_CHANNEL
        if self.refuses is not None:
            raise self.refuses

    def _known(self, number):
        if number not in self.messages:
            raise NO_MESSAGE

    def _keep(self, number, view, files):
        components = view.to_components()
        names = {file.filename for file in files}
        check_message({"components": components}, flags=COMPONENTS_V2, filenames=names, is_new=True)
        self.messages[number] = components

    @property
    def texts(self):
        return [
            "\n".join(part["content"] for part in walk(one) if "content" in part)
            for one in self.messages.values()
        ]

    @property
    def controls(self):
        """The verbs of all controls of each message."""
        return [
            [part["custom_id"].split(":")[0] for part in walk(one) if "custom_id" in part]
            for one in self.messages.values()
        ]

    @property
    def mentioned(self):
        """Whom each message calls."""
        assert all(each["parse"] == [] for each in self.called.values())
        return [[int(person) for person in each.get("users", ())] for each in self.called.values()]


class House(Office):
    """The server, its channel, and what leagues post there."""

    def __init__(self, journal):
        super().__init__(journal)
        self.rooms, self.gone, self.names, self.written, self.made = {}, set(), {}, {}, []
        self.last_id = 10**6
        self.is_there, self.locale = True, discord.Locale.american_english
        self.channel = self.rooms[CHANNEL] = Room(self, CHANNEL)
        self.moment = lambda: datetime.fromtimestamp(self.now, UTC)

        async def create_thread(*, name, type, auto_archive_duration):
            return double(discord.Thread, id=self.open_thread(self.next_id(), name).id)

        self.guild = double(
            discord.Guild,
            id=GUILD,
            get_member=lambda number: None,
            get_channel=lambda number: (
                None
                if number in self.gone
                else double(
                    discord.TextChannel, id=number, create_thread=create_thread, is_news=lambda: False
                )
            ),
        )
        self.client = double(
            discord.Client,
            user=double(discord.ClientUser, id=ME),
            get_guild=lambda number: self._guild() if self.is_there else None,
            is_ready=lambda: True,
            get_partial_messageable=lambda number, *, guild_id: self.room(number),
        )
        self.begin()

    def begin(self):
        """As after a start: nothing that was posted is in memory."""
        servers = Servers(self.sessions.workings)
        self.news = LeagueNews(self.client, self.leagues, servers, Throttle())
        pictures = double(Pictures, made=self._made)
        self.woken = []
        self.boards = LeagueBoards(
            self.client, self.leagues, servers, pictures, Throttle(), self.woken.append
        )

    async def tell(self):
        await self.news._work(self.number)

    async def show(self):
        await self.boards._work(self.number)

    async def row(self):
        return (await self.leagues.whole(self.number)).row

    async def thread(self):
        return self.rooms[(await self.row()).news]

    async def untold(self):
        return [type(one.act).__name__ for one in await self.leagues.to_tell(self.number)]

    async def close_all(self):
        await self.news.close()
        await self.boards.close()

    def room(self, number):
        return self.rooms.setdefault(number, Room(self, number))

    def next_id(self):
        self.last_id += 1
        self.written[self.last_id] = self.moment()
        return self.last_id

    def open_thread(self, number, name):
        self.names[number] = name
        return self.room(number)

    def _guild(self):
        self.guild.preferred_locale = self.locale
        return self.guild

    async def _made(self, kind, view, words, lay_out, *, palette="standard"):
        self.made.append((kind, view, words.locale, palette))
        return (Drawn(repr(view).encode(), frozenset()),)


async def begun(house, *people, **chosen):
    """A league whose sign-up is told."""
    league = await house.founded(*people, **chosen)
    await house.show()
    await house.tell()
    assert await house.untold() == []
    return league


async def drawn(house, *people):
    """The sessions of the next round, whose draw is told."""
    sessions = await house.drawn(*people)
    await house.tell()
    assert await house.untold() == []
    return sessions


async def played(house, session):
    await house.play(session, first=min(seat.person for seat in session.seats))
    await house.tell()
