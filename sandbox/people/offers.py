"""Which of the synced commands a client offers a person in a place. It sends nothing."""

from __future__ import annotations

from sandbox.codes import CHAT_INPUT, SUB_COMMAND, SUB_COMMAND_GROUP, Json
from sandbox.people.languages import called
from sandbox.people.not_offered import NotOffered
from sandbox.world.bits import EVERYTHING
from sandbox.world.objects import Channel, User
from sandbox.world.world import World


def offered(world: World, user: User, channel: Channel, kind: int = CHAT_INPUT) -> list[Json]:
    """The commands of one kind (typed, or in a person's or message's menu) that `user` is offered here."""
    guild = channel.guild
    scopes = [guild.id, None] if guild is not None else [None]
    commands = [c for scope in scopes for c in world.commands.get(scope, []) if c["type"] == kind]
    context = 0 if guild is not None else 1
    allowed = world.permissions(user, channel)
    return [c for c in commands if _fits(c, context) and _is_permitted(c, allowed)]


def _fits(command: Json, context: int) -> bool:
    if command["contexts"] is not None:
        return context in command["contexts"]
    return context == 0 or bool(command["dm_permission"])


def _is_permitted(command: Json, allowed: int) -> bool:
    needed = command["default_member_permissions"]
    if needed is None or allowed == EVERYTHING:
        return True
    return int(needed) != 0 and allowed & int(needed) == int(needed)


def subcommands(part: Json) -> list[Json]:
    """The commands and groups within a command or a group."""
    return [o for o in part.get("options") or [] if o["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP)]


def paths(commands: list[Json]) -> list[str]:
    """Every command that can be given, in full ("boomtown new")."""
    found: list[str] = []
    for command in commands:
        inner = subcommands(command)
        found += [f"{command['name']} {path}" for path in paths(inner)] if inner else [command["name"]]
    return found


def find(world: World, user: User, channel: Channel, path: str) -> list[Json]:
    """The command that is typed as `path`, then the groups and the subcommand in it; or `NotOffered`."""
    commands = offered(world, user, channel)
    command, found, siblings = path.removeprefix("/"), list[Json](), commands
    for name in command.split():
        part = called(siblings, name, user.locale)
        if part is None:
            break
        found.append(part)
        siblings = subcommands(part)
    if not found or len(found) < len(command.split()):
        raise NotOffered("command-unknown", command=command, who=user.name, offered=paths(commands))
    if siblings:
        raise NotOffered("command-partial", command=command, offered=paths(commands))
    return found


def find_in_menu(world: World, user: User, channel: Channel, name: str, kind: int) -> Json:
    """The command with this name in the menu of a person or of a message."""
    commands = offered(world, user, channel, kind)
    command = called(commands, name, user.locale)
    if command is None:
        raise NotOffered("menu-command-unknown", command=name, who=user.name, offered=paths(commands))
    return command
