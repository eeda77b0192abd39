"""A server as a test sets it up: it opens with its owner and the bot, then people come and go.

It knows people as clients (`Person`), and nothing of HTTP. What is done here is what admins and moderators do
at their clients.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sandbox.codes import PUBLIC_THREAD, Snowflake
from sandbox.people.person import Person, own_role
from sandbox.people.stage import Stage
from sandbox.world.bits import EVERYONE_BY_DEFAULT, bits
from sandbox.world.command_permissions import OF_CHANNEL, OF_ROLE, OF_USER, all_channels
from sandbox.world.objects import Channel, Guild, Role
from sandbox.world.world import World

Target = Person | Role | Channel | Snowflake | None
"""For whom or where a command is switched; a text is a channel's id."""


@dataclass(eq=False)
class Server(Guild):
    """A guild as a test sets it up. People have their client's locale."""

    stage: Stage = field(kw_only=True)
    people: list[Person] = field(kw_only=True)

    def add_person(
        self,
        name: str | Person,
        *,
        locale: str = "en-US",
        permissions: Iterable[str] = (),
        roles: Iterable[Role] = (),
    ) -> Person:
        """Add a person: a new one by name, or a `Person`; `permissions` are added to everyone's, by a role of
        their own, and they have the `roles`."""
        person = name
        if not isinstance(person, Person):
            person = Person(self.stage, self.stage.world.add_user(str(name), locale=locale))
            self.people.append(person)
        own = [self.add_role(own_role(person.name), *permissions)] if permissions else []
        self.add_member(person.user, roles=[*own, *roles])
        return person

    def give(self, person: Person, role: Role) -> None:
        """Give a member a role."""
        self.give_role(person.user, role)

    def take(self, person: Person, role: Role) -> None:
        """Take a role from a member."""
        self.take_role(person.user, role)

    def timeout(self, person: Person, seconds: float) -> None:
        """Time a member out, as a moderator does."""
        self._timeout(person.user.id, seconds)

    def timeout_bot(self, seconds: float) -> None:
        """Time the bot out, as a moderator does; it hears when that begins, but not when it ends."""
        self._timeout(self.world.bot.id, seconds)

    def _timeout(self, user_id: str, seconds: float) -> None:
        member = self.members[user_id]
        member.timed_out_until = self.world.clock.now() + seconds
        self.world.announce("GUILD_MEMBER_UPDATE", member)

    def kick(self, person: Person) -> None:
        """Kick a member, as a moderator does."""
        self.remove_member(person.user)

    def kick_bot(self) -> None:
        """Kick the bot, as a moderator does; the bot hears of it. Its own role goes with it."""
        self.remove_member(self.world.bot)

    # Server Settings > Integrations

    def switch_off(self, command: str | None = None, target: Target = None) -> None:
        """Switch a command off (None: all) for a person, a role, a channel or (None) everyone.

        It is named as it is typed, without subcommands: Discord switches only whole commands. The channel
        may be `every_channel`.
        """
        self._switch(command, target, to=False)

    def switch_on(self, command: str | None = None, target: Target = None) -> None:
        """Switch a command on for somebody or somewhere; nobody needs its default permissions then."""
        self._switch(command, target, to=True)

    def switch_back(self, command: str | None = None, target: Target = None) -> None:
        """Leave it as it is by default again."""
        self._switch(command, target, to=None)

    @property
    def every_channel(self) -> Snowflake:
        """The id that stands for all channels where a command is switched."""
        return all_channels(self)

    def _switch(self, command: str | None, target: Target, *, to: bool | None) -> None:
        kind, key = OF_ROLE, self.id
        if isinstance(target, Person):
            kind, key = OF_USER, target.id
        elif isinstance(target, Role):
            key = target.id
        elif target is not None:
            kind, key = OF_CHANNEL, target if isinstance(target, str) else target.id
        self.stage.world.switch_command(self, self._command(command), (kind, key), to)

    def _command(self, name: str | None) -> Snowflake:
        """The id of the command, or (None) of the application."""
        if name is None:
            return self.world.bot.id
        commands = {
            command["name"]: command["id"] for command in reversed(self.stage.world.commands_of(self))
        }
        assert name in commands, f"there is no command {name!r}, but {sorted(commands)}"
        return str(commands[name])

    def fill_with_threads(self, channel: Channel, count: int) -> None:
        """Let members open threads in a channel until the server has `count` active ones."""
        world = self.stage.world
        for number in range(len(world.active_threads(self)), count):
            world.add_thread(
                channel, f"Talk {number}", owner=self.owner, kind=PUBLIC_THREAD, auto_archive=10_080, of=None
            )


def open_server(
    stage: Stage,
    people: list[Person],
    name: str,
    *,
    locale: str,
    bot_permissions: Iterable[str],
    with_bot: bool,
    shard: int | None,
) -> Server:
    """Open a server; the bot joins it with a role of its own if `with_bot`."""
    world = stage.world
    key = _key(world, shard)
    owner = world.add_user(f"Owner of {name}")
    everyone = Role(key, "@everyone", bits(*EVERYONE_BY_DEFAULT))
    now = world.clock.now()
    server = Server(
        *(world, key, name, locale, owner, everyone),
        created=now,
        stage=stage,
        people=people,
        bot_permissions=tuple(bot_permissions),
    )
    server.add_member(owner)
    if with_bot:
        server.invite_bot()
    world.open_guild(server)
    return server


def _key(world: World, shard: int | None) -> Snowflake:
    """A new server's id; the time in it says which shard hears of the server."""
    shards, key = world.application.shards, world.snowflake()
    assert shard is None or 0 <= shard < shards, f"there are {shards} shards"
    while shard is not None and (int(key) >> 22) % shards != shard:
        world.clock.advance(0.001)
        key = world.snowflake()
    return key
