"""The records that name each other: servers, channels, messages and interactions, and the world round them.

They stand in one module because each holds others: a guild its channels, a channel its guild and its
messages, a message its channel and the interaction that it answers. What hangs on them is in `parts`.
"""

from __future__ import annotations

import heapq
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from sandbox.codes import DEFER, LOADING, TEXT, Json, Snowflake
from sandbox.world.bits import bits
from sandbox.world.clock import Clock
from sandbox.world.objects.parts import Attachment, Overwrite, Role, ThreadState
from sandbox.world.objects.users import User


class Home(Protocol):
    """The world, as the records in it know it."""

    @property
    def clock(self) -> Clock: ...

    @property
    def bot(self) -> User: ...

    @property
    def reads_content(self) -> bool: ...

    @property
    def presence(self) -> Json: ...

    @property
    def guilds(self) -> dict[Snowflake, Guild]: ...

    @property
    def channels(self) -> dict[Snowflake, Channel]: ...

    def snowflake(self) -> Snowflake: ...

    def announce(self, event: str, subject: Guild | Channel | Member) -> None: ...

    def announce_role(self, event: str, guild: Guild, role: Role) -> None: ...

    def permissions(self, user: User, channel: Channel) -> int: ...

    def change_thread(
        self, channel: Channel, *, archived: bool | None = None, locked: bool | None = None
    ) -> None: ...

    def active_threads(self, guild: Guild) -> list[Channel]: ...

    def add_channel(self, channel: Channel) -> None: ...

    def delete_channel(self, channel: Channel) -> None: ...


@dataclass(eq=False)
class Member:
    """A user in one guild."""

    user: User
    guild: Guild
    joined: float
    nick: str | None = None
    roles: list[Role] = field(default_factory=list)
    timed_out_until: float = 0.0


@dataclass(eq=False)
class Guild:
    """A server, as the protocol calls it. `id` is also the id of the role that everyone has.

    `roles` are the others, the lowest first; `bans` are the reasons, by whom they keep away. In the
    `system_channel` Discord itself, and a bot that is new, says something. `command_switches` are what an
    admin has switched on and off, by command (or application), then by kind and id of whom. The bot's
    invitation asks for `bot_permissions`.
    `places` are its channels and threads; only `Kept` changes them. During an outage it is `unavailable`: the
    bot hears nothing of it.
    """

    world: Home
    id: Snowflake
    name: str
    locale: str
    owner: User
    everyone: Role
    created: float
    roles: list[Role] = field(default_factory=list)
    members: dict[Snowflake, Member] = field(default_factory=dict)
    places: dict[Snowflake, Channel] = field(default_factory=dict)
    bans: dict[Snowflake, str | None] = field(default_factory=dict)
    system_channel: Channel | None = None
    bot_permissions: tuple[str, ...] = ()
    command_switches: dict[Snowflake, dict[tuple[int, Snowflake], bool]] = field(default_factory=dict)
    unavailable: bool = False

    @property
    def channels(self) -> list[Channel]:
        return [place for place in self.places.values() if place.thread is None]

    @property
    def threads(self) -> list[Channel]:
        return [place for place in self.places.values() if place.thread is not None]

    def add_channel(self, name: str, *, kind: int = TEXT, category: Channel | None = None) -> Channel:
        """A new text channel (or, by its `kind`, a category), below all others."""
        channel = Channel(self.world, self.world.snowflake(), kind, name, guild=self, category=category)
        channel.position = len(self.channels)
        self.open_channel(channel)
        return channel

    def open_channel(self, channel: Channel) -> None:
        """Let a channel be seen, now that it is furnished."""
        self.world.add_channel(channel)
        self.world.announce("CHANNEL_CREATE", channel)

    def add_role(self, name: str, *permissions: str, managed: bool = False, bot: User | None = None) -> Role:
        """A new role, below all others, as Discord puts it; a managed one may be that of a `bot`."""
        is_managed = managed or bot is not None
        role = Role(self.world.snowflake(), name, bits(*permissions), managed=is_managed, bot=bot)
        self.insert_role(role)
        return role

    def insert_role(self, role: Role) -> None:
        """Let a role be seen, as the lowest."""
        self.roles.insert(0, role)
        if self.id in self.world.guilds:
            self.world.announce_role("GUILD_ROLE_CREATE", self, role)

    def delete_role(self, role: Role) -> None:
        """Delete a role, which nobody has any more; its overwrites go with it."""
        self.roles.remove(role)
        for member in self.members.values():
            if role in member.roles:
                member.roles.remove(role)
        for channel in self.channels:
            channel.overwrites.pop(role.id, None)
        self.world.announce_role("GUILD_ROLE_DELETE", self, role)

    def change_role(self, role: Role, *permissions: str) -> None:
        """Let a role (or everyone's) have exactly these permissions."""
        role.permissions = bits(*permissions)
        self.world.announce_role("GUILD_ROLE_UPDATE", self, role)

    def give_role(self, user: User, role: Role) -> None:
        """Let a member have a role."""
        member = self.members[user.id]
        if role not in member.roles:
            member.roles.append(role)
            self.world.announce("GUILD_MEMBER_UPDATE", member)

    def take_role(self, user: User, role: Role) -> None:
        """Let a member have a role no more."""
        member = self.members[user.id]
        if role in member.roles:
            member.roles.remove(role)
            self.world.announce("GUILD_MEMBER_UPDATE", member)

    def change(self, **changes: str | Channel | None) -> None:
        """Change the guild's `name`, `locale` or `system_channel`."""
        assert changes.keys() <= {"name", "locale", "system_channel"}, changes
        for name, value in changes.items():
            setattr(self, name, value)
        self.world.announce("GUILD_UPDATE", self)

    def add_member(self, user: User, *, roles: Iterable[Role] = ()) -> Member:
        member = Member(user, self, self.world.clock.now(), roles=list(roles))
        self.members[user.id] = member
        if user is not self.world.bot:
            self.world.announce("GUILD_MEMBER_ADD", member)
        elif self.id in self.world.guilds:
            self.world.announce("GUILD_CREATE", self)
        return member

    def invite_bot(self) -> None:
        """Let the bot join, for the first time or again, with a role of its own that has what it asks for."""
        bot = self.world.bot
        self.add_member(bot, roles=[self.add_role(bot.name, *self.bot_permissions, bot=bot)])

    def remove_member(self, user: User) -> None:
        """Let a member leave; for the bot the whole guild is gone, and with the bot goes its own role."""
        member = self.members.pop(user.id)
        if user is self.world.bot:
            for role in [role for role in member.roles if role.bot is user]:
                self.delete_role(role)
            self.world.announce("GUILD_DELETE", self)
        else:
            self.world.announce("GUILD_MEMBER_REMOVE", member)


@dataclass(eq=False)
class Channel:
    """A text channel, category, thread (`thread` is set, `parent` its channel) or DM (`recipient` is set).

    `branches` are its threads; `public` messages stand there for everyone, `private` are the ephemeral ones.
    Only `Kept` changes these three.
    """

    world: Home
    id: Snowflake
    type: int
    name: str
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: User | None = None
    thread: ThreadState | None = None
    topic: str | None = None
    category: Channel | None = None
    position: int = 0
    nsfw: bool = False
    slowmode: int = 0
    overwrites: dict[Snowflake, Overwrite] = field(default_factory=dict)
    last_message_id: Snowflake | None = None
    branches: dict[Snowflake, Channel] = field(default_factory=dict)
    public: OrderedDict[Snowflake, Message] = field(default_factory=OrderedDict)
    private: OrderedDict[Snowflake, Message] = field(default_factory=OrderedDict)

    def __repr__(self) -> str:
        return f"<Channel {self.name!r} {self.id}>"

    @property
    def messages(self) -> list[Message]:
        """What stands in the channel for everyone, in order; ephemeral messages never do."""
        return list(self.public.values())

    @property
    def all_messages(self) -> list[Message]:
        """Every message of the channel in order, ephemeral ones too."""
        return list(heapq.merge(self.public.values(), self.private.values(), key=lambda m: int(m.id)))

    @property
    def threads(self) -> list[Channel]:
        return list(self.branches.values())

    def archive(self) -> None:
        """A moderator, or idleness, archives this thread."""
        self.world.change_thread(self, archived=True)

    def unarchive(self) -> None:
        """A moderator, or whoever writes in it, opens this thread."""
        self.world.change_thread(self, archived=False)

    def lock(self, *, archived: bool = False) -> None:
        """A moderator locks this thread; `archived` closes it too, as Discord's "Close and lock" does."""
        self.world.change_thread(self, locked=True, archived=archived or None)

    def unlock(self) -> None:
        """A moderator unlocks this thread."""
        self.world.change_thread(self, locked=False)

    def delete(self) -> None:
        """A moderator deletes this channel or thread, with everything in it."""
        self.world.delete_channel(self)

    def deny(self, *names: str, who: User | Role | None = None) -> None:
        """Deny permissions here, to one user or role or (None) to everyone."""
        overwrite = self._overwrite(who)
        overwrite.deny |= bits(*names)
        overwrite.allow &= ~bits(*names)
        self.world.announce("CHANNEL_UPDATE", self)

    def allow(self, *names: str, who: User | Role | None = None) -> None:
        """Allow permissions here, to one user or role or (None) to everyone."""
        overwrite = self._overwrite(who)
        overwrite.allow |= bits(*names)
        overwrite.deny &= ~bits(*names)
        self.world.announce("CHANNEL_UPDATE", self)

    def _overwrite(self, who: User | Role | None) -> Overwrite:
        if self.guild is None or self.thread is not None:
            raise ValueError("only a guild's channel has permission overwrites")
        key = who.id if who is not None else self.guild.id
        return self.overwrites.setdefault(key, Overwrite(key, int(isinstance(who, User))))


@dataclass(eq=False)
class Message:
    """A message as it stands now. `reader` is the only person who sees it, if it is ephemeral.

    `mentions` are the users it names within its allowed mentions; `notified` are those whom posting it
    pinged. `revision` counts its edits; `reactions` are who reacted, by the emoji as a route names it.
    `dismissed`: its reader has put it away, so nobody sees it any more. `touched` is `Kept`'s.
    """

    id: Snowflake
    channel: Channel
    author: User
    created: float
    type: int = 0
    content: str = ""
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    mention_everyone: bool = False
    mention_roles: list[Snowflake] = field(default_factory=list)
    notified: list[User] = field(default_factory=list)
    reader: User | None = None
    interaction: Interaction | None = None
    reference: Message | None = None
    nonce: str | int | None = None
    edited: float | None = None
    revision: int = 0
    reactions: dict[str, list[User]] = field(default_factory=dict)
    pinned_at: float | None = None
    deleted: bool = False
    dismissed: bool = False
    touched: int = 0

    @property
    def loading(self) -> bool:
        """Whether it still says "… is thinking"."""
        return bool(self.flags & LOADING)


@dataclass(eq=False)
class Interaction:
    """What a person did, how the program answered it, and until when it may.

    `created` is in the sandbox's time; `sent_at` and `acked_at` are `time.perf_counter()`'s.

    `message` is the message whose component was used; `original` the first response, or for an update the
    same message; `followups` what came by the webhook; `edits` counts the edits of `original` since the ack;
    `filled` is the last sending of the form that it has opened.
    """

    id: Snowflake
    token: str
    type: int
    user: User
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    trigger: Interaction | None = None
    sent_at: float = 0.0
    acked_at: float | None = None
    ack_type: int | None = None
    ack_data: Json = field(default_factory=dict)
    ack_ephemeral: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    edits: int = 0
    filled: Interaction | None = None

    @property
    def deferred(self) -> Message | None:
        """The message that still says "… is thinking", if there is one."""
        message = self.original
        waits = self.ack_type == DEFER and message is not None and message.loading and not message.deleted
        return message if waits else None

    @property
    def acked(self) -> bool:
        return self.ack_type is not None
