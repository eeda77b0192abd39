"""A server whose channel takes open seats, and people who press there before and after a game."""

import asyncio

import discord

from cogs.parts.custom_ids import CustomId
from cogs.posting.board_messages import BoardMessages
from cogs.posting.invitation_messages import InvitationMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.offered_seats import OfferedSeats
from cogs.posting.throttle import Throttle
from cogs.presses.router import HANDLERS
from engine.sessions.endings import Endings
from engine.sessions.inbox import Inbox
from engine.sessions.invitations import Invitations
from engine.sessions.lost_seats import LostSeats
from engine.sessions.luck import Luck
from engine.sessions.personal_figures import PersonalFigures
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.private_notes import PrivateNotes
from engine.sessions.ratings import Ratings
from engine.sessions.sequels import Sequels
from engine.sessions.servers import Servers
from renders.faces import FACES
from sandbox.codes import walk
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.plain_face import plain_face
from tests.doubles import discord_error, double
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import CHANNEL, GUILD, TABLES


class Saloon(Clockwork):
    """Services over sessions whose time is moved by hand. `gone` are the people who have left the server."""

    def __init__(self, journal):
        super().__init__(journal)
        self.posts, self.woken, self.gone, self.threads = [], [], set(), []
        self.permissions, self.refuses = discord.Permissions.all(), None
        self.channel = double(
            discord.TextChannel,
            id=CHANNEL,
            send=self._send,
            is_news=lambda: False,
            permissions_for=lambda member: self.permissions,
        )
        self.guild = double(
            discord.Guild,
            id=GUILD,
            me=double(discord.Member),
            get_channel=lambda number: self.channel if number == CHANNEL else None,
            fetch_member=self._fetch_member,
            threads=[],
            preferred_locale=discord.Locale.american_english,
        )
        client = double(
            discord.Client,
            get_partial_messageable=lambda place, *, guild_id: double(
                discord.PartialMessageable, get_partial_message=self._message
            ),
        )
        faces = {**FACES, "toy": plain_face()}
        lobbies = LobbyMessages(client, self.sessions, self.posted, TABLES, faces, Throttle())
        lobbies.wake = lambda number: self.woken.append(("lobby", number))
        self.services = visits.services(
            sessions=self.sessions,
            hours=double(PersonalHours, meet=self._meet),
            private_notes=PrivateNotes(self.workings),
            endings=Endings(self.workings),
            inbox=Inbox(self.workings),
            ratings=Ratings(self.workings),
            figures=PersonalFigures(self.workings),
            members=visits.members(gone=self.gone),
            sequels=Sequels(self.workings),
            servers=Servers(self.workings),
            invitations=Invitations(self.workings),
            lost_seats=LostSeats(self.workings),
            luck=Luck(self.workings),
            posted=self.posted,
            games=TABLES,
            faces=faces,
            lobbies=lobbies,
            boards=double(BoardMessages, wake=lambda number: self.woken.append(("board", number))),
            invitation_messages=double(
                InvitationMessages, wake=lambda number: self.woken.append(("invitation", number))
            ),
            offered_seats=double(OfferedSeats, wake=lambda number: self.woken.append(("offer", number))),
        )

    async def press(self, person, verb, session, *, key="", message=70, is_public=True):
        """Press a button of a message, and return what is shown privately."""
        seen = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        async def send(*, view, files, ephemeral, allowed_mentions, wait):
            assert ephemeral
            seen.append(Shown(view, files))
            return double(discord.WebhookMessage, id=1)

        updates = discord.InteractionResponseType.deferred_message_update
        pressed = visits.press(
            self.services,
            CustomId(verb, session.id, key=key),
            person,
            guild=self.guild,
            channel_id=CHANNEL,
            message=visits.message(number=message, is_private=not is_public),
            response=double(discord.InteractionResponse, type=updates),
            followup=double(discord.Webhook, send=send),
            edit_original_response=edit_original_response,
        )
        await HANDLERS[verb](pressed)
        return seen

    async def command(self, person, work, *, channel=CHANNEL, guild=GUILD):
        """Send a command, and return what is shown privately. `guild` is where it is sent; None: in a direct
        message."""
        seen = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        await work(
            visits.visit(
                self.services,
                person,
                guild_id=guild,
                guild=self.guild if guild == GUILD else None,
                channel_id=channel,
                message=None,
                edit_original_response=edit_original_response,
            )
        )
        (shown,) = seen
        return shown

    async def shown(self, *others, game="boomtown", **more):
        """Open seats whose message is posted."""
        session = await self.opened(*others, game=game, **more)
        await self.posted.set_lobby(session.id, 70)
        return await self.stored(session)

    async def _send(self, *, view, nonce, allowed_mentions):
        await asyncio.sleep(0)
        if self.refuses is not None:
            raise self.refuses
        text = "\n".join(part["content"] for part in walk(view.to_components()) if "content" in part)
        self.posts.append((text, allowed_mentions.to_dict().get("users", []), nonce))
        return double(discord.Message, id=900 + len(self.posts))

    async def _meet(self, person, *languages):
        """Everybody here has played before."""

    async def _fetch_member(self, person):
        if person in self.gone:
            raise discord_error(10007, status=404, kind=discord.NotFound)
        return double(discord.Member, id=person)

    def _message(self, number):
        async def create_thread(*, name, auto_archive_duration):
            self.threads.append(number)
            return double(discord.Thread, id=number)

        return double(discord.PartialMessage, id=number, create_thread=create_thread)
