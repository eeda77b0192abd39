"""Text channels, categories, threads and direct messages: places in which messages stand."""

from __future__ import annotations

import heapq
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sandbox.codes import Snowflake
from sandbox.world.bits import bits
from sandbox.world.objects.home import Home
from sandbox.world.objects.messages import Message
from sandbox.world.objects.users import User

if TYPE_CHECKING:
    from sandbox.world.objects.guilds import Guild


@dataclass
class Overwrite:
    """A channel's exception for one role (kind 0) or one member (kind 1)."""

    id: Snowflake
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class ThreadState:
    """What only threads have; `auto_archive` minutes after the last activity (`active`) they are archived."""

    owner: User
    auto_archive: int
    created: float
    active: float
    archived: bool = False
    locked: bool = False
    archive_changed: float = 0.0
    invitable: bool = True
    members: dict[Snowflake, float] = field(default_factory=dict)
    message_count: int = 0

    @property
    def idle_at(self) -> float:
        """When it is archived, if nothing happens in it before."""
        return self.active + self.auto_archive * 60


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
