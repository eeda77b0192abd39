"""Organisers of leagues, who press and send commands over the real engine."""

from collections.abc import Mapping

import discord

from cogs.parts.custom_ids import NO_SESSION, CustomId
from cogs.posting.leagues.messages import LeagueMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.office_messages import OfficeMessages
from engine.games import GAMES
from engine.leagues.leagues import Leagues
from engine.sessions.forgetting import Forgetting
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.posted import Posted
from engine.sessions.ratings import Ratings
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from sandbox.codes import walk
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.doubles import double
from tests.engine.leagues.office import CHANNEL, ELSEWHERE, EVE, GUILD, Office
from tests.engine.leagues.office import GAMES as TOYS

TABLES, HIDDEN, THREAD = 223, 224, 225
ORGANISER = discord.Permissions(manage_events=True)
NOBODY = discord.Permissions(send_messages=True)


class Leaders(Office):
    """A server with a saloon, a channel for tables and a hidden one; `woken` is what was woken. `may` is what
    the bot may do in its channels."""

    def open_doors(self, journal):
        self.journal, self.games = journal, {**TOYS, **GAMES}
        self.sessions = Sessions(journal, self.games, now=lambda: self.now)
        self.posted = Posted(journal, now=lambda: self.now)
        servers = Servers(self.sessions.workings)
        self.leagues = Leagues(self.sessions, servers)
        self.ratings = Ratings(self.sessions.workings)
        self.forgetting = Forgetting(self.sessions.workings, [self.leagues.forget])
        self.hours = PersonalHours(self.sessions.workings)
        self.woken, self.may = [], discord.Permissions.all()
        self.me = double(discord.Member, id=1)
        self.channels = {number: self._channel(number) for number in (CHANNEL, TABLES, HIDDEN)}
        self.guild = double(
            discord.Guild,
            id=GUILD,
            me=self.me,
            get_channel=lambda number: self.channels.get(number),
            preferred_locale=discord.Locale.american_english,
            threads=[],
        )
        self.services = visits.services(
            sessions=self.sessions,
            leagues=self.leagues,
            hours=self.hours,
            servers=servers,
            games=self.games,
            posted=self.posted,
            lobbies=double(LobbyMessages, wake=lambda number: self.woken.append(("lobby", number))),
            league_messages=double(LeagueMessages, wake=lambda league: self.woken.append(("league", league))),
            office_messages=double(OfficeMessages, wake=lambda guild: self.woken.append(("office", guild))),
        )

    def _channel(self, number):
        def permissions_for(member):
            if member is self.me:
                return self.may
            return discord.Permissions(view_channel=number != HIDDEN)

        return double(discord.TextChannel, id=number, permissions_for=permissions_for)

    def thread(self):
        return double(discord.Thread, id=THREAD, parent=self.channels[CHANNEL], parent_id=CHANNEL)

    async def sends(self, work, *, person=EVE, guild=GUILD, permissions=ORGANISER, **parts):
        """Send a command. Returns what is shown privately."""
        seen = []
        parts = {"channel": self.channels[CHANNEL], "channel_id": CHANNEL, **parts}
        await work(visits.visit(self.services, person, **self._parts(seen, guild, permissions), **parts))
        (shown,) = seen
        return shown

    async def types(self, command, **options):
        """Type a command with these options, by their names in the code. Returns the text that is shown."""
        seen = []

        async def defer(*, ephemeral, thinking):
            assert ephemeral
            assert thinking

        asked = visits.interaction(
            EVE,
            **self._parts(seen, GUILD, ORGANISER),
            channel=self.channels[CHANNEL],
            channel_id=CHANNEL,
            message=None,
            response=double(discord.InteractionResponse, type=None, defer=defer),
        )
        await command(self.services).callback(asked, **options)
        (shown,) = seen
        return shown.text

    def pressed(
        self,
        verb,
        key,
        seen,
        *,
        person=EVE,
        guild=GUILD,
        permissions=ORGANISER,
        sent=None,
        chosen=(),
        **parts,
    ):
        """A press, a choice of a menu, or a form if `sent` has its fields; what is shown is added to
        `seen`."""
        kinds = discord.InteractionType
        fields = sent if isinstance(sent, Mapping) else {}
        data = [
            {"type": 18, "component": {"custom_id": name, "value": value}} for name, value in fields.items()
        ]
        parts = {"channel": self.channels[CHANNEL], "channel_id": CHANNEL, **parts}
        return visits.press(
            self.services,
            CustomId(verb, NO_SESSION, key=key),
            person,
            type=kinds.component if sent is None else kinds.modal_submit,
            data={"components": data, "values": list(chosen)},
            **self._parts(seen, guild, permissions),
            **parts,
        )

    def _parts(self, seen, guild, permissions):
        async def edit_original_response(*, view, attachments, allowed_mentions):
            assert allowed_mentions.to_dict() == {"parse": []}
            seen.append(Panel(view, attachments))
            return double(discord.InteractionMessage, id=1)

        return {
            "guild_id": guild,
            "guild": self.guild if guild == GUILD else double(discord.Guild, id=ELSEWHERE),
            "permissions": permissions,
            "edit_original_response": edit_original_response,
        }

    async def stored(self):
        return await self.journal.read(lambda db: list(db.iterdump()))


class Panel(Shown):
    """A preview: `ids` are those of its buttons, by verb."""

    def __init__(self, view, attachments):
        super().__init__(view, attachments)
        parts = walk(view.to_components())
        pressed = [CustomId.parse(part["custom_id"]) for part in parts if "custom_id" in part]
        self.ids = {one.verb: one.key for one in pressed}
