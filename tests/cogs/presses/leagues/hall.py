"""People who read of leagues, privately and for everybody, over the real engine."""

import io
from dataclasses import replace

import discord

from cogs.parts.custom_ids import CustomId
from cogs.parts.encoded_strips import Drawn
from cogs.parts.pictures import Pictures
from cogs.presses.router import HANDLERS
from engine.sessions.preferences import Preferences
from engine.sessions.servers import Servers
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.presses.leagues.bar import Bar
from tests.cogs.presses.rating_desk import POSTS_HERE
from tests.doubles import double
from tests.engine.leagues.office import CHANNEL, GUILD


class Hall(Bar):
    """`posts` has what was posted for everybody, `pictures` the kinds and views of what was drawn, `files`
    what was attached. `while_drawing` is what happens meanwhile."""

    def __init__(self, journal):
        super().__init__(journal)
        self.posts, self.pictures, self.files, self.permissions = [], [], {}, POSTS_HERE
        self.channel = double(discord.TextChannel, id=CHANNEL, send=self._send_for_all)
        self.unseen = set()
        self.guild = double(
            discord.Guild, id=GUILD, preferred_locale=discord.Locale.german, get_channel=self._channel
        )
        self.services = replace(
            self.services,
            servers=Servers(self.sessions.workings),
            preferences=Preferences(journal),
            pictures=double(Pictures, made=self._made),
        )

    def _channel(self, number):
        """A channel that those in `unseen` do not see."""

        def permissions_for(member):
            return discord.Permissions(view_channel=member.id not in self.unseen)

        return double(discord.TextChannel, id=number, permissions_for=permissions_for)

    async def while_drawing(self):
        """Nothing happens."""

    async def turn(self, person, custom_id, *values, **more):
        """What somebody reads who presses a control, or chooses from a menu."""
        handler = HANDLERS[custom_id.verb]
        return await self._reads(person, handler, custom_id, data={"values": list(values)}, **more)

    async def _reads(self, person, work, custom_id=None, *, guild=GUILD, locale="en-US", **parts):
        seen = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
            self._noted(attachments)
            seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        async def send(*, view, file, ephemeral, allowed_mentions, wait):
            assert ephemeral
            assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
            self._noted([file])
            return double(discord.WebhookMessage, id=2)

        given = {
            "id": 10**18,
            "guild_id": guild,
            "guild": self.guild,
            "channel_id": CHANNEL,
            "channel": self.channel,
            "locale": locale,
            "app_permissions": self.permissions,
            "edit_original_response": edit_original_response,
            "followup": double(discord.Webhook, send=send),
            **parts,
        }
        if custom_id is None:
            await work(visits.visit(self.services, person, **given))
        else:
            await work(visits.press(self.services, CustomId.parse(str(custom_id)), person, **given))
        (shown,) = seen
        return shown

    def _noted(self, files):
        for file in files:
            self.files[file.filename] = file.fp.read()
            file.fp = io.BytesIO(self.files[file.filename])

    async def _made(self, kind, view, words, lay_out, *, palette="standard"):
        self.pictures.append((kind, view))
        await self.while_drawing()
        return (Drawn(b"a picture"),)

    async def _send_for_all(self, *, view, files, nonce, allowed_mentions):
        assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
        self.posts.append(Shown(view, files))
        return double(discord.Message, id=900)
