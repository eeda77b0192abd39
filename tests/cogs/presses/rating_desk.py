"""People who ask for ratings, over games that were played, and what they and everybody see."""

from dataclasses import replace

import discord

from cogs.parts.custom_ids import CustomId
from cogs.parts.encoded_strips import Drawn
from cogs.parts.pictures import Pictures
from cogs.presses.rating_hiding import show_hiding
from cogs.presses.rating_list import show_list
from cogs.presses.rating_page import show_page
from cogs.presses.router import HANDLERS
from engine.sessions.preferences import Preferences
from engine.sessions.ratings import Ratings
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.presses.saloon import Saloon
from tests.doubles import double
from tests.engine.table_talk import ANNA, CHANNEL, GUILD

POSTS_HERE = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
CALLS = ("titles", "table", "profile", "is_hidden", "hide", "verify")


class RatingDesk(Saloon):
    """`posts` has what was posted for everybody, `drawn` the view of each picture, and `asked` what the
    engine was asked, in order. `while_drawing` is what happens meanwhile."""

    def __init__(self, journal):
        super().__init__(journal)
        self.ratings, self.asked, self.drawn = Ratings(self.workings), [], []
        self.refuses, self.permissions = None, POSTS_HERE
        self.channel = double(discord.TextChannel, id=CHANNEL, send=self._send_for_all)
        self.services = replace(
            self.services,
            ratings=self.listening_to(self.ratings),
            preferences=Preferences(journal),
            pictures=double(Pictures, made=self._made),
        )

    def listening_to(self, ratings):
        """The same answers, each question noted with its arguments."""

        def listen(name):
            async def ask(*given, **named):
                self.asked.append((name, *given, *named.values()))
                return await getattr(ratings, name)(*given, **named)

            return ask

        return double(Ratings, **{name: listen(name) for name in CALLS})

    async def while_drawing(self):
        """Nothing happens."""

    async def show(self, reader=ANNA, person=None, game=None, **more):
        """`/rating show`."""
        public = more.pop("is_public", False)
        owner = None if person is None else person.id
        return await self.does(reader, lambda visit: show_page(visit, owner, game, is_public=public), **more)

    async def table(self, reader=ANNA, game=None, **more):
        """`/rating table`."""
        public = more.pop("is_public", False)
        return await self.does(reader, lambda visit: show_list(visit, game, is_public=public), **more)

    async def hiding(self, reader=ANNA, **more):
        """`/rating hide`."""
        return await self.does(reader, show_hiding, **more)

    async def presses(self, person, custom_id, *values, is_public=False, **more):
        """Press a button, or choose from a menu, on a private panel or a public message."""
        custom_id = CustomId.parse(str(custom_id))
        parts = {"message": visits.message(is_private=not is_public)}
        if values:
            parts["data"] = {"values": list(values)}
        return await self.does(person, HANDLERS[custom_id.verb], custom_id, **parts, **more)

    async def does(self, person, work, custom_id=None, *, guild=GUILD, channel=CHANNEL, **parts):
        """What a command, or a press, shows privately."""
        seen = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
            seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        given = {
            "id": 10**18,
            "guild_id": guild,
            "guild": None if guild is None else self.guild,
            "channel_id": channel,
            "channel": self.channel,
            "app_permissions": self.permissions,
            "edit_original_response": edit_original_response,
            **parts,
        }
        if custom_id is None:
            await work(visits.visit(self.services, person, **given))
        else:
            await work(visits.press(self.services, custom_id, person, **given))
        (shown,) = seen
        return shown

    async def _made(self, kind, view, words, lay_out, *, palette="standard"):
        self.drawn.append((view, palette))
        await self.while_drawing()
        return (Drawn(b"a picture"),)

    async def _send_for_all(self, *, view, files, nonce, allowed_mentions):
        if self.refuses is not None:
            raise self.refuses
        assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
        assert len(nonce) <= 25
        self.posts.append(Shown(view, files))
        return double(discord.Message, id=900 + len(self.posts))
