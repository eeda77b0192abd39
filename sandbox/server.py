"""A server as a test sets it up: it opens with its owner and the bot, then people come and go.

It knows people as clients (`Person`), and nothing of HTTP.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sandbox.codes import Snowflake
from sandbox.people.person import Person
from sandbox.people.stage import Stage
from sandbox.world.bits import EVERYONE_BY_DEFAULT, bits
from sandbox.world.objects import Guild, Role
from sandbox.world.world import World


@dataclass(eq=False)
class Server(Guild):
    """A guild as a test sets it up. People have their client's locale."""

    stage: Stage = field(kw_only=True)
    people: list[Person] = field(kw_only=True)

    def add_person(
        self, name: str | Person, *, locale: str = "en-US", permissions: Iterable[str] = ()
    ) -> Person:
        """Add a person: a new one by name, or a `Person`; `permissions` are added to everyone's."""
        person = name
        if not isinstance(person, Person):
            person = Person(self.stage, self.stage.world.add_user(str(name), locale=locale))
            self.people.append(person)
        roles = [self.add_role(f"{person.name}'s role", *permissions)] if permissions else []
        self.add_member(person.user, roles=roles)
        return person

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
        """Kick the bot, as a moderator does; the bot hears of it."""
        self.remove_member(self.world.bot)


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
    server = Server(world, key, name, locale, owner, everyone, created=now, stage=stage, people=people)
    server.add_member(owner)
    if with_bot:
        own = server.add_role(world.bot.name, *bot_permissions, managed=True)
        server.add_member(world.bot, roles=[own])
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
