"""Routes of the application's commands, global and of one server. `limits` says what is refused."""

from __future__ import annotations

from typing import Any

from sandbox.codes import CHAT_INPUT, Json, Snowflake
from sandbox.limits.commands import check_command, check_commands
from sandbox.limits.refusal import Refusal
from sandbox.payloads.commands import permissions_payload
from sandbox.rest.access import check_application, guild_of
from sandbox.rest.asked import asks_for, fields_of, listed
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.world import World

MOST_CREATED, CREATED_PER_S = 200, 24 * 3600.0
_DEFAULTS: Json = {
    "description": "",
    "options": [],
    "dm_permission": True,
    "nsfw": False,
    "default_member_permissions": None,
    "contexts": None,
    "integration_types": [0],
}
_LOCALISATIONS = ("name_localizations", "description_localizations")
_GLOBAL, _OF_GUILD = (
    "/applications/{application_id}/commands",
    "/applications/{application_id}/guilds/{guild_id}/commands",
)


class CommandRoutes:
    """Handlers that keep the commands; `created` has the times at which commands were created, by scope."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.created: dict[Snowflake | None, list[float]] = {}

    def routes(self) -> list[Route]:
        permissions = _OF_GUILD + "/permissions"
        return [
            Route("GET", permissions, self.all_permissions),
            Route("GET", _OF_GUILD + "/{command_id}/permissions", self.permissions),
            Route("PUT", _OF_GUILD + "/{command_id}/permissions", self.change_permissions),
            *self._routes_of(_GLOBAL),
            *self._routes_of(_OF_GUILD),
        ]

    def _routes_of(self, scope: str) -> list[Route]:
        one = scope + "/{command_id}"
        return [
            Route("GET", scope, self.list_all),
            Route("PUT", scope, self.put),
            Route("POST", scope, self.create),
            Route("GET", one, self.get),
            Route("PATCH", one, self.edit),
            Route("DELETE", one, self.delete),
        ]

    def list_all(self, call: Call) -> Answer:
        commands = self._commands(call)
        if not asks_for(call, "with_localizations"):
            commands = [_without_localisations(command) for command in commands]
        return Answer(commands)

    def put(self, call: Call) -> Answer:
        """Overwrite all commands of a scope; a command that keeps its name and type keeps its id."""
        asked = listed(call)
        check_commands(asked)
        scope = self._scope(call)
        known = {_key(c): c["id"] for c in self._world.commands.get(scope, [])}
        self._count_creates(scope, sum(_key(c) not in known for c in asked))
        return Answer(self._keep(scope, [self._full(c, scope, known.get(_key(c))) for c in asked]))

    def create(self, call: Call) -> Answer:
        """Add a command, or overwrite the one with the same name and type."""
        scope, body = self._scope(call), fields_of(call)
        same = [c for c in self._commands(call) if _key(c) == _key(body)]
        others = [c for c in self._commands(call) if c not in same]
        check_command(body, others)
        if not same:
            self._count_creates(scope, 1)
        command = self._full(body, scope, same[0]["id"] if same else None)
        self._keep(scope, [*others, command])
        return Answer(command, 200 if same else 201)

    def get(self, call: Call) -> Answer:
        return Answer(self._one(call))

    def edit(self, call: Call) -> Answer:
        """Change what the body names."""
        scope, old = self._scope(call), self._one(call)
        changed = old | fields_of(call) | {"type": old["type"]}
        check_command(changed, [c for c in self._commands(call) if c is not old])
        command = self._full(changed, scope, old["id"])
        self._keep(scope, [command if c is old else c for c in self._commands(call)])
        return Answer(command)

    def delete(self, call: Call) -> Answer:
        gone = self._one(call)
        self._keep(self._scope(call), [c for c in self._commands(call) if c is not gone])
        return Answer(None, 204)

    def all_permissions(self, call: Call) -> Answer:
        """What the guild's admin has switched, by command and for the application; the rest has nothing."""
        check_application(self._world, call)
        guild = guild_of(self._world, call)
        keys = [self._world.bot.id, *(command["id"] for command in self._world.commands_of(guild))]
        return Answer([permissions_payload(guild, key) for key in keys if guild.command_switches.get(key)])

    def permissions(self, call: Call) -> Answer:
        """The same of one command, or of the application; 10066 if nothing of it was switched."""
        check_application(self._world, call)
        guild, key = guild_of(self._world, call), call.params["command_id"]
        if not guild.command_switches.get(key):
            raise Refusal(10066)
        return Answer(permissions_payload(guild, key))

    def change_permissions(self, call: Call) -> Answer:
        """Raise 20001: only an admin's own token can switch a command, never a bot's."""
        check_application(self._world, call)
        raise Refusal(20001)

    def _scope(self, call: Call) -> Snowflake | None:
        check_application(self._world, call)
        return guild_of(self._world, call).id if "guild_id" in call.params else None

    def _commands(self, call: Call) -> list[Json]:
        return self._world.commands.get(self._scope(call), [])

    def _one(self, call: Call) -> Json:
        found = [c for c in self._commands(call) if c["id"] == call.params["command_id"]]
        if not found:
            raise Refusal(10063)
        return found[0]

    def _keep(self, scope: Snowflake | None, commands: list[Json]) -> list[Json]:
        self._world.commands[scope] = commands
        self._world.pulse.beat()
        return commands

    def _full(self, command: Json, scope: Snowflake | None, known: Snowflake | None) -> Json:
        """A command as Discord returns it."""
        full = _DEFAULTS | {key: value for key, value in command.items() if value is not None}
        full["id"] = known or self._world.snowflake()
        full["type"], full["version"] = command.get("type", CHAT_INPUT), self._world.snowflake()
        full["application_id"] = self._world.bot.id
        if full["default_member_permissions"] is not None:
            full["default_member_permissions"] = str(full["default_member_permissions"])
        return full | ({"guild_id": scope} if scope is not None else {})

    def _count_creates(self, scope: Snowflake | None, more: int) -> None:
        """Count new names: at most 200 a day in a scope (Application Commands, "Registering a Command")."""
        now = self._world.clock.now()
        recent = [at for at in self.created.get(scope, []) if now - at < CREATED_PER_S]
        if len(recent) + more > MOST_CREATED:
            raise Refusal(30034)
        self.created[scope] = recent + [now] * more


def _key(command: Json) -> tuple[int, str]:
    return command.get("type", CHAT_INPUT), command["name"]


def _without_localisations(named: Json) -> Json:
    """A command as a list shows it unless it is asked `with_localizations`."""
    plain: dict[str, Any] = {key: value for key, value in named.items() if key not in _LOCALISATIONS}
    for key in ("options", "choices"):
        if plain.get(key):
            plain[key] = [_without_localisations(inner) for inner in plain[key]]
    return plain
