"""What a person sees at their client, and what it would let them do in which place. Nothing is done here."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from sandbox.codes import CATEGORY, CHAT_INPUT, SYSTEM_MESSAGES, Json
from sandbox.people.not_offered import NotOffered
from sandbox.people.offers import offered, paths
from sandbox.people.seen import SeenMessage
from sandbox.people.stage import Stage
from sandbox.world.objects import Channel, Guild, Message, User


class Onlooker:
    """`here` is the channel where the person did something last; it is used if none is named."""

    def __init__(self, stage: Stage, user: User) -> None:
        self._stage = stage
        self.user = user
        self.here: Channel | None = None

    def __repr__(self) -> str:
        return f"<Person {self.user.name}>"

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def dm(self) -> Channel:
        """The person's direct messages with the bot."""
        return self._stage.world.dm_of(self.user)

    @property
    def guilds(self) -> list[Guild]:
        """The servers of which the person is a member."""
        return [guild for guild in self._stage.world.guilds.values() if self.id in guild.members]

    def sees(self, channel: Channel | None = None) -> list[SeenMessage]:
        """All that the client shows in a channel, in order: public messages and the person's private ones."""
        place = self._place(channel)
        if not self.may("VIEW_CHANNEL", place):
            return []
        return [SeenMessage(m) for m in place.all_messages if m.reader is None or self._has(m)]

    def is_shown(self, message: Message) -> bool:
        """Whether the client shows this message."""
        is_his = message.reader is None or self._has(message)
        return is_his and not message.deleted and self.may("VIEW_CHANNEL", message.channel)

    def private(self, channel: Channel | None = None) -> list[SeenMessage]:
        """The person's ephemeral messages in a channel, in order."""
        return [message for message in self.sees(channel) if message.is_private]

    def last(self, channel: Channel | None = None) -> SeenMessage:
        """The last public message that is no system message; raises AssertionError if there is none."""
        place = self._place(channel)
        public = [m for m in self.sees(place) if not m.is_private and m.message.type not in SYSTEM_MESSAGES]
        with self._at(place):
            if not public:
                raise NotOffered("no-message", who=self.name)
        return public[-1]

    def typing(self, channel: Channel | None = None) -> list[str]:
        """The names of the others who are typing in a channel now."""
        place = self._place(channel)
        typists = self._stage.world.typing_in(place) if self.may("VIEW_CHANNEL", place) else []
        return [user.name for user in typists if user is not self.user]

    def restart_client(self) -> None:
        """Restart the client, which loses ephemeral messages."""
        for message in self._stage.world.messages.values():
            message.dismissed = message.dismissed or message.reader is self.user

    def commands(self, channel: Channel | None = None, *, kind: int = CHAT_INPUT) -> list[str]:
        """Every command of a kind that the client offers, in full ("boomtown new")."""
        return paths(self.offered(self._place(channel), kind))

    def offered(self, channel: Channel, kind: int = CHAT_INPUT) -> list[Json]:
        """The same commands, as Discord's command objects."""
        return offered(self._stage.world, self.user, channel, kind)

    # What the person may do

    def may(self, permission: str, channel: Channel) -> bool:
        return self._stage.world.may(self.user, permission, channel)

    def why_not_say(self, channel: Channel) -> NotOffered | None:
        """What keeps the person from writing in a channel: a permission, a thread's lock, slow mode."""
        return self.why_not_write(channel) or self._is_slowed(channel)

    def why_not_type(self, channel: Channel) -> NotOffered | None:
        """What keeps the person from typing a command: the same, without slow mode."""
        return self.why_not_write(channel) or self._lacks(channel, "USE_APPLICATION_COMMANDS")

    def why_not_write(self, channel: Channel) -> NotOffered | None:
        """What keeps the person from writing, without slow mode, which passes by itself."""
        if channel.type == CATEGORY:
            return NotOffered("place-category", place=channel.name)
        sending = "SEND_MESSAGES_IN_THREADS" if channel.thread is not None else "SEND_MESSAGES"
        return self._lacks(channel, "VIEW_CHANNEL", sending) or self._is_locked_out(channel)

    def _is_slowed(self, channel: Channel) -> NotOffered | None:
        """Whether slow mode keeps the person from writing now; moderators are exempt."""
        if (
            not channel.slowmode
            or self.may("MANAGE_MESSAGES", channel)
            or self.may("MANAGE_CHANNELS", channel)
        ):
            return None
        own = [message.created for message in channel.public.values() if message.author is self.user]
        left = max(own, default=-math.inf) + channel.slowmode - self._stage.world.clock.now()
        if left <= 0:
            return None
        return NotOffered("place-slow", place=channel.name, who=self.name, seconds=math.ceil(left))

    def _lacks(self, channel: Channel, *permissions: str) -> NotOffered | None:
        if channel.id not in self._stage.world.channels:
            return NotOffered("place-gone", place=channel.name)
        missing = [permission for permission in permissions if not self.may(permission, channel)]
        if not missing:
            return None
        return NotOffered("lacks-permission", who=self.name, permission=missing[0], place=channel.name)

    def _is_locked_out(self, channel: Channel) -> NotOffered | None:
        is_locked = channel.thread is not None and channel.thread.locked
        if not is_locked or self.may("MANAGE_THREADS", channel):
            return None
        return NotOffered("place-locked", place=channel.name)

    # How

    def _place(self, channel: Channel | None) -> Channel:
        place = channel if channel is not None else self.here
        if place is None:
            raise NotOffered("nowhere", who=self.name)
        return place

    def _has(self, message: Message) -> bool:
        return message.reader is self.user and not message.dismissed

    @contextmanager
    def _at(self, channel: Channel) -> Iterator[None]:
        """Add the channel's transcript to every `NotOffered` that is raised within."""
        try:
            yield
        except NotOffered as refusal:
            if not refusal.has_transcript:
                refusal.add_note(self._stage.testimony(channel))
            raise

    def _need(self, problem: NotOffered | None) -> None:
        if problem is not None:
            raise problem

    def _present(self, message: SeenMessage) -> Message:
        """The message itself, if it exists and the person sees it; `NotOffered` otherwise."""
        current = self._stage.world.messages.get(message.id)
        if current is None:
            raise NotOffered("message-gone", message=message)
        if not self.is_shown(current):
            raise NotOffered("message-hidden", who=self.name, message=message)
        return current

    def _usable(self, message: SeenMessage) -> Message:
        """The same, if its components can be used; `NotOffered` otherwise."""
        current = self._present(message)
        state = current.channel.thread
        if state is not None and state.locked and state.archived:
            raise NotOffered("place-closed", place=current.channel.name)
        return current
