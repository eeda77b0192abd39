"""Servers, as the protocol calls them guilds: their members, roles and channels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sandbox.codes import TEXT, Snowflake
from sandbox.world.bits import bits
from sandbox.world.objects.channels import Channel
from sandbox.world.objects.home import Home
from sandbox.world.objects.news import Happening
from sandbox.world.objects.users import User


@dataclass(eq=False)
class Role:
    """A named set of permissions. A `managed` one is a bot's: it is neither given, taken nor deleted."""

    id: Snowflake
    name: str
    permissions: int
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    managed: bool = False


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

    `roles` are the others, the lowest first; `bans` are the reasons, by whom they keep away.
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

    def add_role(self, name: str, *permissions: str, managed: bool = False) -> Role:
        """A new role, below all others, as Discord puts it."""
        role = Role(self.world.snowflake(), name, bits(*permissions), managed=managed)
        self.insert_role(role)
        return role

    def insert_role(self, role: Role) -> None:
        """Let a role be seen, as the lowest."""
        self.roles.insert(0, role)
        if self.id in self.world.guilds:
            self.world.announce("GUILD_ROLE_CREATE", Happening(guild=self, role=role))

    def add_member(self, user: User, *, roles: Iterable[Role] = ()) -> Member:
        member = Member(user, self, self.world.clock.now(), roles=list(roles))
        self.members[user.id] = member
        if user is not self.world.bot:
            self.world.announce("GUILD_MEMBER_ADD", member)
        elif self.id in self.world.guilds:
            self.world.announce("GUILD_CREATE", self)
        return member

    def remove_member(self, user: User) -> None:
        """Let a member leave; for the bot the whole guild is gone."""
        member = self.members.pop(user.id)
        if user is self.world.bot:
            self.world.announce("GUILD_DELETE", self)
        else:
            self.world.announce("GUILD_MEMBER_REMOVE", member)
