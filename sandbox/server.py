"""A server as a test sets it up: opened with its owner and the bot, and then people come and go.

It knows the client's side of them (`Person`), and nothing of HTTP.
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
    """A guild as a test sets it up. People are added with their client's locale."""

    stage: Stage = field(kw_only=True)
    people: list[Person] = field(kw_only=True)

    def add_person(
        self, name: str | Person, *, locale: str = "en-US", permissions: Iterable[str] = ()
    ) -> Person:
        """A new member, or a `Person` with his account; `permissions` come on top of everyone's."""
        person = name
        if not isinstance(person, Person):
            person = Person(self.stage, self.stage.world.add_user(str(name), locale=locale))
            self.people.append(person)
        roles = [self.add_role(f"{person.name}'s role", *permissions)] if permissions else []
        self.add_member(person.user, roles=roles)
        return person

    def timeout(self, person: Person, seconds: float) -> None:
        """A moderator times a member out."""
        self._timeout(person.user.id, seconds)

    def timeout_bot(self, seconds: float) -> None:
        """A moderator times the bot out; it learns of that, and not of its end."""
        self._timeout(self.world.bot.id, seconds)

    def _timeout(self, user_id: str, seconds: float) -> None:
        member = self.members[user_id]
        member.timed_out_until = self.world.clock.now() + seconds
        self.world.announce("GUILD_MEMBER_UPDATE", member)

    def kick(self, person: Person) -> None:
        """A moderator sends a member away."""
        self.remove_member(person.user)

    def kick_bot(self) -> None:
        """A moderator sends the bot away; the bot learns of it."""
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
    """A new server; the bot joins it with a role of its own."""
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
    """A server's id, whose time says which shard hears of it."""
    shards, key = world.application.shards, world.snowflake()
    assert shard is None or 0 <= shard < shards, f"there are {shards} shards"
    while shard is not None and (int(key) >> 22) % shards != shard:
        world.clock.advance(0.001)
        key = world.snowflake()
    return key
