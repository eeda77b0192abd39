"""What exists in a local Discord: users, guilds, channels, threads, messages and files, and who may see them.

It knows neither HTTP, JSON payloads nor the gateway: it tells of changes through `World.announce`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox.clock import Clock, Pulse
from sandbox.permissions import BITS, EVERYONE_BY_DEFAULT, bits, permissions_of

if TYPE_CHECKING:
    from sandbox.interactions import Interaction

Snowflake = str
Json = dict[str, Any]

DISCORD_EPOCH_MS = 1_420_070_400_000
TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15


@dataclass(eq=False)
class User:
    """An account. `locale` is what his client speaks ("de", "en-US")."""

    id: Snowflake
    name: str
    bot: bool = False
    locale: str = "en-US"
    accepts_dms: bool = True


@dataclass(eq=False)
class Role:
    id: Snowflake
    name: str
    permissions: int


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
class Overwrite:
    """A channel's exception for one role (kind 0) or one member (kind 1)."""

    id: Snowflake
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class ThreadState:
    """What only threads have. `active` is the last activity, from which auto-archiving counts (minutes)."""

    owner: User
    auto_archive: int
    created: float
    active: float
    archived: bool = False
    locked: bool = False
    archive_changed: float = 0.0
    members: dict[Snowflake, float] = field(default_factory=dict)
    message_count: int = 0


@dataclass(eq=False)
class Channel:
    """A text channel, a thread (`thread` is set, `parent` is its channel) or a DM (`recipient` is set)."""

    world: World
    id: Snowflake
    type: int
    name: str
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: User | None = None
    thread: ThreadState | None = None
    topic: str | None = None
    overwrites: dict[Snowflake, Overwrite] = field(default_factory=dict)
    last_message_id: Snowflake | None = None

    def __repr__(self) -> str:
        return f"<Channel {self.name!r} {self.id}>"

    @property
    def messages(self) -> list[Message]:
        """What stands in the channel for everyone, in order; ephemeral messages never do."""
        return [m for m in self.world.messages.values() if m.channel is self and m.reader is None]

    @property
    def threads(self) -> list[Channel]:
        return [c for c in self.world.channels.values() if c.parent is self and c.thread is not None]

    def archive(self) -> None:
        """A moderator, or idleness, archives this thread."""
        self.world.change_thread(self, archived=True)

    def unarchive(self) -> None:
        self.world.change_thread(self, archived=False)

    def lock(self, *, archived: bool = False) -> None:
        """A moderator locks this thread (`archived`: and closes it, as Discord's "Close and lock" does)."""
        self.world.change_thread(self, locked=True, archived=archived)

    def unlock(self) -> None:
        self.world.change_thread(self, locked=False)

    def delete(self) -> None:
        """A moderator deletes this channel or thread, with everything in it."""
        self.world.delete_channel(self)

    def deny(self, *names: str, who: User | None = None) -> None:
        """Deny permissions here, to one user or (None) to everyone."""
        overwrite = self._overwrite(who)
        overwrite.deny |= bits(*names)
        overwrite.allow &= ~bits(*names)
        self.world.announce("CHANNEL_UPDATE", self)

    def allow(self, *names: str, who: User | None = None) -> None:
        """Allow permissions here, to one user or (None) to everyone."""
        overwrite = self._overwrite(who)
        overwrite.allow |= bits(*names)
        overwrite.deny &= ~bits(*names)
        self.world.announce("CHANNEL_UPDATE", self)

    def _overwrite(self, who: User | None) -> Overwrite:
        if self.guild is None or self.thread is not None:
            raise ValueError("only a guild's channel has permission overwrites")
        key = who.id if who is not None else self.guild.id
        return self.overwrites.setdefault(key, Overwrite(key, 1 if who is not None else 0))


@dataclass(eq=False)
class Guild:
    """A server, as the protocol calls it. `id` is also the id of the role that everyone has."""

    world: World
    id: Snowflake
    name: str
    locale: str
    owner: User
    everyone: Role
    created: float
    roles: list[Role] = field(default_factory=list)
    members: dict[Snowflake, Member] = field(default_factory=dict)

    @property
    def channels(self) -> list[Channel]:
        return [c for c in self.world.channels.values() if c.guild is self and c.thread is None]

    @property
    def threads(self) -> list[Channel]:
        return [c for c in self.world.channels.values() if c.guild is self and c.thread is not None]

    def add_channel(self, name: str) -> Channel:
        """A new text channel."""
        channel = Channel(self.world, self.world.snowflake(), TEXT, name, guild=self)
        self.world.channels[channel.id] = channel
        self.world.announce("CHANNEL_CREATE", channel)
        return channel

    def add_role(self, name: str, *permissions: str) -> Role:
        role = Role(self.world.snowflake(), name, bits(*permissions))
        self.roles.append(role)
        return role

    def add_member(self, user: User, *, roles: Iterable[Role] = ()) -> Member:
        member = Member(user, self, self.world.clock.now(), roles=list(roles))
        self.members[user.id] = member
        self.world.announce("GUILD_MEMBER_ADD", member)
        return member


@dataclass(eq=False)
class Attachment:
    """An uploaded file as a message holds it; `description` is its alt text."""

    id: Snowflake
    filename: str
    data: bytes
    url: str
    content_type: str
    description: str | None = None
    ephemeral: bool = False
    size: tuple[int, int] | None = None


@dataclass(eq=False)
class Message:
    """A message as it stands now. `reader` is the only person who sees it, if it is ephemeral.

    `mentions` are the users it names within its allowed mentions; `notified` are those whom posting it
    pinged. `revision` counts its edits.
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
    nonce: str | int | None = None
    edited: float | None = None
    revision: int = 0
    deleted: bool = False

    @property
    def loading(self) -> bool:
        """Whether it still says "… is thinking"."""
        return bool(self.flags & LOADING)


Announced = Guild | Channel | Message | Member
MAX_ACTIVE_THREADS = 1000


class World:
    """Everything that exists, and the few ways in which it changes."""

    def __init__(self, clock: Clock, pulse: Pulse) -> None:
        self.clock = clock
        self.pulse = pulse
        self.base_url = ""
        self.users: dict[Snowflake, User] = {}
        self.guilds: dict[Snowflake, Guild] = {}
        self.channels: dict[Snowflake, Channel] = {}
        self.messages: dict[Snowflake, Message] = {}
        self.files: dict[Snowflake, Attachment] = {}
        self.commands: dict[Snowflake | None, list[Json]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[tuple[Snowflake, str], tuple[float, Message]] = {}
        self.max_active_threads = MAX_ACTIVE_THREADS
        self.on_change: list[Callable[[str, Announced], None]] = []
        self._count = itertools.count()
        self.bot = self.add_user("Saloon", bot=True)

    def snowflake(self) -> Snowflake:
        """A new id; ids grow with time, as Discord's do."""
        elapsed = int(self.clock.now() * 1000) - DISCORD_EPOCH_MS
        return str((elapsed << 22) | (next(self._count) & 0x3FFFFF))

    def announce(self, event: str, subject: Announced) -> None:
        """Tell whoever listens (the gateway) what changed, and wake whoever waits."""
        for listener in self.on_change:
            listener(event, subject)
        self.pulse.beat()

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        user = User(self.snowflake(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def new_everyone(self, guild_id: Snowflake) -> Role:
        return Role(guild_id, "@everyone", bits(*EVERYONE_BY_DEFAULT))

    def settle(self, guild: Guild) -> None:
        """Let a finished guild be seen: the bot learns of it."""
        self.guilds[guild.id] = guild
        self.announce("GUILD_CREATE", guild)

    def may(self, user: User, permission: str, channel: Channel) -> bool:
        return bool(self.permissions(user, channel) & BITS[permission])

    def permissions(self, user: User, channel: Channel) -> int:
        """The permission bits of `user` in `channel`; 0 for who is not there. In a DM both may do all."""
        if channel.guild is None:
            return bits(*BITS) if user in (channel.recipient, self.bot) else 0
        member = channel.guild.members.get(user.id)
        if member is None:
            return 0
        total = permissions_of(member, channel, self.clock.now())
        hidden = channel.type == PRIVATE_THREAD and channel.thread is not None
        if hidden and channel.thread is not None and user.id not in channel.thread.members:
            return total if total & BITS["MANAGE_THREADS"] else 0
        return total

    def dm_of(self, user: User) -> Channel:
        """The bot's DM channel with `user`, made when first asked for."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self, self.snowflake(), DM, f"DM with {user.name}", recipient=user)
        self.channels[channel.id] = channel
        return channel

    def add_thread(
        self, parent: Channel, name: str, *, owner: User, kind: int, auto_archive: int, of: Message | None
    ) -> Channel:
        """A new thread; one that starts from a message shares its id."""
        now = self.clock.now()
        state = ThreadState(owner, auto_archive, created=now, active=now, archive_changed=now)
        state.members[owner.id] = now
        key = of.id if of is not None else self.snowflake()
        thread = Channel(self, key, kind, name, guild=parent.guild, parent=parent, thread=state)
        self.channels[key] = thread
        self.announce("THREAD_CREATE", thread)
        return thread

    def change_thread(
        self, channel: Channel, *, archived: bool | None = None, locked: bool | None = None
    ) -> None:
        """Archive, open, lock or unlock a thread; None leaves as it is."""
        state = channel.thread
        if state is None:
            raise ValueError(f"{channel!r} is no thread")
        now = self.clock.now()
        if archived is not None and archived != state.archived:
            state.archived, state.archive_changed = archived, now
        if archived is False:
            state.active = now
        if locked is not None:
            state.locked = locked
        self.announce("THREAD_UPDATE", channel)

    def archive_idle_threads(self) -> None:
        """What Discord does by itself: threads without activity for their auto-archive duration close."""
        now = self.clock.now()
        for channel in list(self.channels.values()):
            state = channel.thread
            if state and not state.archived and now - state.active >= state.auto_archive * 60:
                self.change_thread(channel, archived=True)

    def delete_channel(self, channel: Channel) -> None:
        for thread in channel.threads:
            self.delete_channel(thread)
        for message in self.in_channel(channel):
            message.deleted = True
            del self.messages[message.id]
        del self.channels[channel.id]
        self.announce("THREAD_DELETE" if channel.thread is not None else "CHANNEL_DELETE", channel)

    def in_channel(self, channel: Channel) -> list[Message]:
        """Every message of a channel, ephemeral ones too."""
        return [m for m in self.messages.values() if m.channel is channel]

    def add_message(self, message: Message) -> None:
        """Let a message be seen; posting is activity in a thread."""
        self.messages[message.id] = message
        if message.reader is None:
            message.channel.last_message_id = message.id
            state = message.channel.thread
            if state is not None:
                state.active = self.clock.now()
                state.message_count += 1
                for user in message.notified:
                    state.members.setdefault(user.id, state.active)
        self.announce("MESSAGE_CREATE", message)

    def delete_message(self, message: Message) -> None:
        message.deleted = True
        self.messages.pop(message.id, None)
        self.announce("MESSAGE_DELETE", message)

    def active_threads(self, guild: Guild) -> list[Channel]:
        return [c for c in guild.threads if c.thread is not None and not c.thread.archived]


def walk(components: Iterable[Json] | None) -> Iterator[Json]:
    """Every component of a tree, parents first, in the order in which they are shown."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])
