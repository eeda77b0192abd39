"""An evening: sessions over a journal, and board messages over threads that only take notes."""

import itertools
import time
from datetime import UTC, datetime
from types import SimpleNamespace

import discord
from discord.components import _component_factory

from cogs.parts.pictures import Pictures
from cogs.posting.board_messages import BoardMessages, no_line
from cogs.posting.frame_ids import FrameKind
from cogs.posting.motion_messages import MotionMessages
from cogs.posting.reminders import Reminders
from cogs.posting.throttle import Throttle
from engine.sessions.motions import Motions
from engine.sessions.posted import Posted
from engine.sessions.preferences import Preferences
from engine.sessions.reminders import Reminded
from engine.sessions.sessions import Sessions
from engine.sessions.undoing import Undoing
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from sandbox.world.components import answered
from sandbox.world.objects import Attachment
from tests.cogs.plain_face import plain_face
from tests.doubles import discord_error, double, stands_in_for
from tests.engine.table_talk import ANNA, BEN, CHANNEL, TABLES


@stands_in_for(discord.PartialMessageable, "send", "get_partial_message", "fetch_message", "history")
class Thread:
    """A thread that notes what is posted and edited, and refuses what it is told to refuse."""

    def __init__(self):
        self.posts = []
        self.edits = []
        self.refusals = []
        self._ids = itertools.count(500_000)

    def checked(self, view, mentions, files=()):
        if self.refusals:
            raise self.refusals.pop(0)
        components = view.to_components()
        filenames = {file.filename for file in files}
        check_message({"components": components}, flags=COMPONENTS_V2, filenames=filenames, is_new=True)
        flat = list(walk(components))
        return SimpleNamespace(
            number=FrameKind.BOARD.number_in(flat[0].get("id")),
            text="\n".join(part["content"] for part in flat if "content" in part),
            size=len(flat),
            buttons=[part["custom_id"].split(":")[0] for part in flat if "custom_id" in part],
            labels=[part["label"] for part in flat if "label" in part],
            mentions=mentions.to_dict().get("users", []),
            new=[file.filename for file in files if isinstance(file, discord.File)],
            kept=[file.filename for file in files if isinstance(file, discord.Attachment)],
        )

    async def send(self, *, view, allowed_mentions, files=(), nonce=""):
        assert len(nonce) <= 25
        self.posts.append(self.checked(view, allowed_mentions, files))
        return self.answered(1000 + len(self.posts), view, files)

    def get_partial_message(self, message):
        async def edit(*, view, attachments, allowed_mentions):
            if message >= 1000 + len(self.posts):  # else a newer one is there
                self.edits.append(self.checked(view, allowed_mentions, attachments))
            return self.answered(message, view, attachments)

        return double(discord.PartialMessage, id=message, edit=edit)

    def answered(self, message, view, files):
        """A message as Discord returns it: its galleries alone have the ids of its files."""
        held = {file.filename: self._held(file) for file in files}
        components = read(answered(view.to_components(), held, lambda: "1"))
        return double(discord.Message, id=message, components=components)

    def _held(self, file):
        key = str(file.id) if isinstance(file, discord.Attachment) else str(next(self._ids))
        url = f"https://cdn.discordapp.com/attachments/7/{key}/{file.filename}?ex=1"
        return Attachment(key, file.filename, b"", url, "image/png")

    async def fetch_message(self, message):
        raise discord_error(10008, status=404, kind=discord.NotFound)

    async def history(self, *, after, limit, oldest_first):
        for message in ():
            yield message


def read(components):
    """Components as discord.py reads them."""
    return [_component_factory(part) for part in components]


FACE = plain_face(lines=lambda events: [str(event) for event in events])


def motion_messages(client, workings, faces):
    """What shows the motions of sessions."""
    return MotionMessages(client, Motions(workings), Undoing(workings), faces)


class Evening:
    """Sessions over a journal, and board messages over threads that only take notes."""

    def __init__(self, journal, tables=TABLES, face=FACE, *, now=time.time, above=no_line):
        self.sessions, self.posted = Sessions(journal, tables, now=now), Posted(journal, now=now)
        self.thread, self.channel = Thread(), Thread()
        self.over = []
        client = double(
            discord.Client,
            user=double(discord.ClientUser, id=1),
            get_partial_messageable=lambda place, *, guild_id: (
                self.channel if place == CHANNEL else self.thread
            ),
            fetch_channel=self.fetch_channel,
            get_guild=lambda guild: self.guild,
            is_ready=lambda: True,
        )
        self.me = double(discord.Member, timed_out_until=None)
        self.guild = double(discord.Guild, get_member=lambda member: self.me)
        throttle = Throttle()
        self.reminders = Reminders(client, Reminded(self.sessions.workings), throttle)
        self.boards = BoardMessages(
            client,
            self.sessions,
            self.posted,
            Preferences(journal),
            dict.fromkeys(tables, face),
            Pictures(),
            throttle,
            self.over.append,
            self.reminders.tidy,
            motion_messages(client, self.sessions.workings, dict.fromkeys(tables, face)),
            above,
        )

    async def fetch_channel(self, place):
        return double(discord.TextChannel, id=place)

    async def answer(self, session, person, text):
        await self.sessions.submit(session.id, person, text)
        await self.publish(session)

    async def publish(self, session):
        await self.boards._bring_up_to_date(session.id)


def message_of(author, number, *mentions, frame=None):
    """A message as it is read from a thread; `frame` is the component id of its frame, if it has one."""
    part = {"type": 17, "id": frame, "components": [{"type": 10, "content": "x"}]}
    return double(
        discord.Message,
        id=number,
        author=double(discord.User, id=author),
        created_at=datetime.now(UTC),
        mentions=[double(discord.User, id=person.id) for person in mentions],
        components=[] if frame is None else [discord.components.Container(part, state=None)],
    )


async def finish(evening, session):
    """Play all three rounds of a game of Anna and Ben."""
    for _ in range(3):
        for text in ("3", "x"):
            for person in (ANNA, BEN):
                await evening.sessions.submit(session.id, person, text)
