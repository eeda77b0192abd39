"""Everything that exists in a local Discord, and the few ways in which it changes.

It knows neither HTTP, JSON payloads nor the gateway: it tells of changes through `World.announce`.
"""

from __future__ import annotations

import itertools
import math
from collections import OrderedDict
from collections.abc import Callable

from sandbox.codes import DM, PRIVATE_THREAD, PUBLIC_THREAD, THREAD_CREATED, THREAD_STARTER, Json, Snowflake
from sandbox.world.application import Application
from sandbox.world.bits import BITS, bits
from sandbox.world.clock import Clock, Pulse
from sandbox.world.command_permissions import MOST_SWITCHES, has_defaults, may_use
from sandbox.world.kept import Kept
from sandbox.world.objects import (
    Announced,
    Attachment,
    Channel,
    Guild,
    Happening,
    Interaction,
    Message,
    Role,
    ThreadState,
    Typing,
    User,
)
from sandbox.world.permissions import permissions_of

DISCORD_EPOCH_MS = 1_420_070_400_000
MAX_ACTIVE_THREADS = 1000
TYPING_LASTS_S = 10.0


class World:
    """Everything that exists, and the few ways in which it changes; `kept` says how much of it is kept.

    `application` is what the bot's `owner` has set up, `presence` what the bot shows of itself.
    """

    def __init__(self, clock: Clock, pulse: Pulse, *, bot_name: str = "Bot") -> None:
        self.clock = clock
        self.pulse = pulse
        self.base_url = self.gateway_url = self.cdn_url = ""
        self.users: dict[Snowflake, User] = {}
        self.guilds: dict[Snowflake, Guild] = {}
        self.kept = Kept()
        self.commands: dict[Snowflake | None, list[Json]] = {}
        self.nonces: OrderedDict[tuple[Snowflake, str], tuple[float, Message]] = OrderedDict()
        self.typing: dict[tuple[Snowflake, Snowflake], Typing] = {}
        self.max_active_threads = MAX_ACTIVE_THREADS
        self.application = Application(clock)
        self.presence: Json = {"status": "online", "activities": [], "since": None, "afk": False}
        self.on_change: list[Callable[[str, Announced], None]] = []
        self._count = itertools.count()
        self._none_is_idle_before = math.inf
        self.bot = self.add_user(bot_name, bot=True)
        self.owner = self.add_user("Owner")

    @property
    def reads_content(self) -> bool:
        """Whether the application has the MESSAGE_CONTENT intent: REST hides what people write without it."""
        return self.application.may("MESSAGE_CONTENT")

    @property
    def channels(self) -> dict[Snowflake, Channel]:
        return self.kept.channels

    @property
    def messages(self) -> dict[Snowflake, Message]:
        return self.kept.messages

    @property
    def files(self) -> dict[Snowflake, Attachment]:
        return self.kept.files

    @property
    def interactions(self) -> dict[str, Interaction]:
        return self.kept.interactions

    def snowflake(self) -> Snowflake:
        """A new id; ids grow with time, as Discord's do."""
        elapsed = int(self.clock.now() * 1000) - DISCORD_EPOCH_MS
        return str((elapsed << 22) | (next(self._count) & 0x3FFFFF))

    def announce(self, event: str, subject: Announced) -> None:
        """Tell the listeners (the gateway is one) what changed, and wake whoever waits."""
        for listener in self.on_change:
            listener(event, subject)
        self.pulse.beat()

    def announce_role(self, event: str, guild: Guild, role: Role) -> None:
        """Tell of a role with its guild: a role does not know whose it is."""
        self.announce(event, Happening(guild=guild, role=role))

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        user = User(self.snowflake(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def open_guild(self, guild: Guild) -> None:
        """Show a guild to others, now that it is furnished."""
        self.guilds[guild.id] = guild
        self.announce("GUILD_CREATE", guild)

    def may(self, user: User, permission: str, channel: Channel) -> bool:
        return bool(self.permissions(user, channel) & BITS[permission])

    def permissions(self, user: User, channel: Channel) -> int:
        """The permission bits of `user` in `channel`; 0 if they are not there. In a DM both may do all."""
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

    def commands_of(self, guild: Guild | None) -> list[Json]:
        """All commands that exist in a guild, its own first, or (None) in direct messages."""
        scopes = [guild.id, None] if guild is not None else [None]
        return [command for scope in scopes for command in self.commands.get(scope, [])]

    def may_use(self, user: User, command: Json, channel: Channel) -> bool:
        """Whether `user` may use a command in `channel`, by its defaults and what an admin has switched."""
        allowed = self.permissions(user, channel)
        member = channel.guild.members.get(user.id) if channel.guild is not None else None
        if member is None:
            return has_defaults(command, allowed)
        return may_use(command, self.bot.id, member, channel, allowed)

    def switch_command(
        self, guild: Guild, key: Snowflake, whom: tuple[int, Snowflake], to: bool | None
    ) -> None:
        """Switch a command (or by its id the application) on, off or (None) back, for one kind and id."""
        switches = guild.command_switches.setdefault(key, {})
        switches.pop(whom, None)
        if to is not None:
            assert len(switches) < MOST_SWITCHES, f"a command has at most {MOST_SWITCHES} permissions"
            switches[whom] = to
        happening = Happening(guild=guild, details={"id": key})
        self.announce("APPLICATION_COMMAND_PERMISSIONS_UPDATE", happening)

    def dm_of(self, user: User) -> Channel:
        """The bot's DM channel with `user`, made when first asked for."""
        channel = self.kept.direct(user)
        if channel is None:
            channel = Channel(self, self.snowflake(), DM, f"DM with {user.name}", recipient=user)
            self.add_channel(channel)
        return channel

    def add_channel(self, channel: Channel) -> None:
        self.kept.put_channel(channel)

    def add_thread(
        self,
        parent: Channel,
        name: str,
        *,
        owner: User,
        kind: int,
        auto_archive: int,
        of: Message | None,
        slowmode: int = 0,
        invitable: bool = True,
    ) -> Channel:
        """Open a thread; one that starts from a message has the message's id."""
        now = self.clock.now()
        state = ThreadState(owner, auto_archive, created=now, active=now, archive_changed=now)
        state.members[owner.id] = now
        key = of.id if of is not None else self.snowflake()
        state.invitable = invitable
        thread = Channel(self, key, kind, name, guild=parent.guild, parent=parent, thread=state)
        thread.slowmode = slowmode
        self.add_channel(thread)
        self._watch(state)
        self.announce("THREAD_CREATE", thread)
        self._tell_of_thread(thread, owner, of)
        return thread

    def _tell_of_thread(self, thread: Channel, owner: User, of: Message | None) -> None:
        """Post the system message of a new thread (Threads, "New Message Types").

        A thread from a message begins with a pointer to that; any other public thread has it in its parent.
        """
        now = self.clock.now()
        if of is not None:
            start = Message(self.snowflake(), thread, owner, now, type=THREAD_STARTER, reference=of)
            self.add_message(start)
        elif thread.parent is not None and thread.type == PUBLIC_THREAD:
            told = Message(self.snowflake(), thread.parent, owner, now, type=THREAD_CREATED)
            told.content = thread.name
            self.add_message(told)

    def change_thread(
        self, channel: Channel, *, archived: bool | None = None, locked: bool | None = None
    ) -> None:
        """Archive, open, lock or unlock a thread; None changes nothing."""
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
        self._watch(state)
        self.announce("THREAD_UPDATE", channel)

    def join_thread(self, thread: Channel, user: User) -> None:
        """Add somebody to a thread; the bot learns of a private thread only when it is added."""
        state = thread.thread
        if state is None or user.id in state.members:
            return
        state.members[user.id] = self.clock.now()
        if user is self.bot and thread.type == PRIVATE_THREAD:
            self.announce("THREAD_CREATE", thread)
        self.announce("THREAD_MEMBERS_UPDATE", Happening(channel=thread, users={"added": [user]}))

    def leave_thread(self, thread: Channel, user: User) -> None:
        state = thread.thread
        if state is not None and state.members.pop(user.id, None) is not None:
            self.announce("THREAD_MEMBERS_UPDATE", Happening(channel=thread, users={"removed": [user]}))

    def _watch(self, state: ThreadState) -> None:
        if not state.archived:
            self._none_is_idle_before = min(self._none_is_idle_before, state.idle_at)

    def archive_idle_threads(self) -> None:
        """Archive threads that had no activity for their auto-archive duration, as Discord does by itself."""
        now = self.clock.now()
        if now < self._none_is_idle_before:
            return
        self._none_is_idle_before = math.inf
        for channel in list(self.channels.values()):
            if channel.thread is not None:
                self._archive_or_watch(channel, channel.thread, now)

    def _archive_or_watch(self, channel: Channel, state: ThreadState, now: float) -> None:
        if not state.archived and now >= state.idle_at:
            self.change_thread(channel, archived=True)
        self._watch(state)

    def delete_channel(self, channel: Channel) -> None:
        for thread in channel.threads:
            self.delete_channel(thread)
        self.kept.drop_channel(channel)
        self.announce("THREAD_DELETE" if channel.thread is not None else "CHANNEL_DELETE", channel)
        if channel.guild is not None and channel.guild.system_channel is channel:
            channel.guild.change(system_channel=None)

    def start_typing(self, user: User, channel: Channel) -> None:
        """Show that somebody types, for ten seconds or until they have sent something."""
        typing, since = Typing(user, channel, self.clock.now()), self.clock.now() - TYPING_LASTS_S
        self.typing = {key: other for key, other in self.typing.items() if other.began > since}
        self.typing[channel.id, user.id] = typing
        self.announce("TYPING_START", typing)

    def typing_in(self, channel: Channel) -> list[User]:
        """The people who type in a channel now, in the order in which they began."""
        since = self.clock.now() - TYPING_LASTS_S
        here = [typing for typing in self.typing.values() if typing.channel is channel]
        return [typing.user for typing in here if typing.began > since]

    def add_message(self, message: Message) -> None:
        """Show a message to others; posting is activity in a thread."""
        self.typing.pop((message.channel.id, message.author.id), None)
        self.kept.put(message)
        if message.reader is None:
            message.channel.last_message_id = message.id
            state = message.channel.thread
            if state is not None:
                state.active = self.clock.now()
                state.message_count += message.type != THREAD_STARTER
                for user in message.notified:
                    self.join_thread(message.channel, user)
        self.announce("MESSAGE_CREATE", message)

    def delete_message(self, message: Message) -> None:
        message.deleted = True
        self.kept.drop(message)
        self.announce("MESSAGE_DELETE", message)

    def delete_messages(self, channel: Channel, messages: list[Message]) -> None:
        """Delete many of a channel's messages at once."""
        for message in messages:
            message.deleted = True
            self.kept.drop(message)
        ids = [message.id for message in messages]
        self.announce("MESSAGE_DELETE_BULK", Happening(channel=channel, details={"ids": ids}))

    def active_threads(self, guild: Guild) -> list[Channel]:
        return [c for c in guild.threads if c.thread is not None and not c.thread.archived]


def snowflake_time(key: Snowflake) -> float:
    """When an id was made, in seconds since 1970."""
    return ((int(key) >> 22) + DISCORD_EPOCH_MS) / 1000
