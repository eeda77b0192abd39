"""What listeners are told of: a record that changed, or what happened between several of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from sandbox.codes import Json
from sandbox.world.objects.parts import Role
from sandbox.world.objects.records import Channel, Guild, Member, Message
from sandbox.world.objects.users import User


@dataclass(frozen=True, eq=False)
class Typing:
    """Somebody types in a channel since `began`."""

    user: User
    channel: Channel
    began: float

    @property
    def guild(self) -> Guild | None:
        return self.channel.guild


@dataclass(frozen=True)
class Happening:
    """What is announced of more than one record: a reaction, a role, a ban, members of a thread.

    `message` says where it happened, if `channel` and `guild` do not; `details` are told as they are.
    """

    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    role: Role | None = None
    users: Mapping[str, Sequence[User]] = field(default_factory=dict)
    details: Json = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.channel is None and self.message is not None:
            object.__setattr__(self, "channel", self.message.channel)
        if self.guild is None and self.channel is not None:
            object.__setattr__(self, "guild", self.channel.guild)


Announced: TypeAlias = Guild | Channel | Message | Member | Typing | Happening
