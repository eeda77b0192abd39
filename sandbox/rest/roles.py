"""Routes of roles: listing, making, changing, ordering and deleting them, and giving them to members."""

from __future__ import annotations

from typing import Any

from sandbox.codes import Json
from sandbox.limits.refusal import Refusal, bad_length
from sandbox.payloads.places import role_payload, roles_payload
from sandbox.rest.access import (
    bot_permissions,
    guild_of,
    member_of,
    need_in_guild,
    need_rank_over_role,
    role_of,
)
from sandbox.rest.asked import fields_of, listed
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.bits import EVERYTHING
from sandbox.world.objects import Guild, Role
from sandbox.world.permissions import rank, rank_of
from sandbox.world.world import World

MOST_ROLES = 250
MOST_NAME = 100


class RoleRoutes:
    """Handlers that need MANAGE_ROLES, and reach only roles below the bot's highest."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        roles = "/guilds/{guild_id}/roles"
        one, held = roles + "/{role_id}", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"
        return [
            Route("GET", roles, self.list_all),
            Route("POST", roles, self.create),
            Route("PATCH", roles, self.order),
            Route("GET", roles + "/member-counts", self.counts),
            Route("GET", one, self.get),
            Route("PATCH", one, self.edit),
            Route("DELETE", one, self.delete),
            Route("PUT", held, self.give),
            Route("DELETE", held, self.take),
        ]

    def list_all(self, call: Call) -> Answer:
        return Answer(roles_payload(guild_of(self._world, call)))

    def counts(self, call: Call) -> Answer:
        """How many members have each role, without everyone's role."""
        guild = guild_of(self._world, call)
        members = guild.members.values()
        return Answer({role.id: sum(role in member.roles for member in members) for role in guild.roles})

    def get(self, call: Call) -> Answer:
        guild = guild_of(self._world, call)
        return Answer(_payload(role_of(guild, call.params["role_id"]), guild))

    def create(self, call: Call) -> Answer:
        """Make a role below all others, with everyone's permissions unless the body says which."""
        guild = guild_of(self._world, call)
        need_in_guild(self._world, "MANAGE_ROLES", guild)
        if len(guild.roles) >= MOST_ROLES - 1:
            raise Refusal(30005)
        body = fields_of(call)
        self._check(guild, body)
        role = Role(self._world.snowflake(), "new role", guild.everyone.permissions)
        _change(role, body)
        guild.insert_role(role)
        return Answer(_payload(role, guild))

    def edit(self, call: Call) -> Answer:
        guild, role = self._below(call)
        self._check(guild, fields_of(call))
        _change(role, fields_of(call))
        self._world.announce_role("GUILD_ROLE_UPDATE", guild, role)
        return Answer(_payload(role, guild))

    def order(self, call: Call) -> Answer:
        """Move roles; only those below the bot's highest, and only to places below it."""
        guild = guild_of(self._world, call)
        need_in_guild(self._world, "MANAGE_ROLES", guild)
        moves = [(role_of(guild, str(item["id"])), item.get("position")) for item in listed(call)]
        for role, _ in moves:
            need_rank_over_role(self._world, guild, role)
        order = list(guild.roles)
        for role, position in moves:
            if position is not None and role in order:
                order.remove(role)
                order.insert(max(0, int(position) - 1), role)
        own = rank(guild.members[self._world.bot.id])
        fixed = [role for role in guild.roles if rank_of(role, guild) >= own]
        if order[len(order) - len(fixed) :] != fixed:
            raise Refusal(50013)
        guild.roles[:] = order
        for role, _ in moves:
            self._world.announce_role("GUILD_ROLE_UPDATE", guild, role)
        return Answer(roles_payload(guild))

    def delete(self, call: Call) -> Answer:
        guild, role = self._below(call)
        if role is guild.everyone or role.managed:
            raise Refusal(50028)
        guild.delete_role(role)
        return Answer(None, 204)

    def give(self, call: Call) -> Answer:
        return self._hand(call, is_given=True)

    def take(self, call: Call) -> Answer:
        return self._hand(call, is_given=False)

    def _hand(self, call: Call, *, is_given: bool) -> Answer:
        guild, role = self._below(call)
        member = member_of(guild, call.params["user_id"])
        if role is guild.everyone or role.managed:
            raise Refusal(50013)
        (guild.give_role if is_given else guild.take_role)(member.user, role)
        return Answer(None, 204)

    def _below(self, call: Call) -> tuple[Guild, Role]:
        guild = guild_of(self._world, call)
        need_in_guild(self._world, "MANAGE_ROLES", guild)
        role = role_of(guild, call.params["role_id"])
        need_rank_over_role(self._world, guild, role)
        return guild, role

    def _check(self, guild: Guild, body: Json) -> None:
        """Raise 50035 for a bad name, 50013 for a permission that the bot does not have itself."""
        if body.get("name") is not None and not 1 <= len(body["name"]) <= MOST_NAME:
            raise bad_length("name", 1, MOST_NAME)
        granted = int(body.get("permissions") or 0)
        if granted & ~bot_permissions(self._world, guild):
            raise Refusal(50013)


def _change(role: Role, body: Json) -> None:
    given = {key: value for key, value in body.items() if value is not None}
    role.name = given.get("name", role.name)
    role.permissions = int(given.get("permissions", role.permissions)) & EVERYTHING
    role.color = _color(given, role.color)
    role.hoist = bool(given.get("hoist", role.hoist))
    role.mentionable = bool(given.get("mentionable", role.mentionable))


def _payload(role: Role, guild: Guild) -> Json:
    return role_payload(role, rank_of(role, guild))


def _color(given: dict[str, Any], before: int) -> int:
    colors = given.get("colors") or {}
    return int(colors.get("primary_color", given.get("color", before)))
