"""Which of the synced commands a client offers a person in a place. It sends nothing."""

from __future__ import annotations

from sandbox.codes import CHAT_INPUT, SUB_COMMAND, SUB_COMMAND_GROUP, Json
from sandbox.people.languages import called
from sandbox.people.not_offered import NotOffered
from sandbox.world.objects import Channel, User
from sandbox.world.world import World

USER_INSTALL = 1
"""One of the `integration_types`: each person has it with them, wherever they are."""


def offered(world: World, user: User, channel: Channel, kind: int = CHAT_INPUT) -> list[Json]:
    """The commands of one kind (typed, or in a person's or message's menu) that `user` is offered here."""
    commands = [command for command in world.commands_of(channel.guild) if command["type"] == kind]
    context = 0 if channel.guild is not None else 1
    is_guest = channel.guild is not None and world.bot.id not in channel.guild.members
    return [c for c in commands if _fits(c, context, is_guest) and world.may_use(user, c, channel)]


def _fits(command: Json, context: int, is_guest: bool) -> bool:
    """Whether a command can be used in such a place; where the bot is a guest, only if people install it."""
    if is_guest and USER_INSTALL not in command["integration_types"]:
        return False
    if command["contexts"] is not None:
        return context in command["contexts"]
    return context == 0 or bool(command["dm_permission"])


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
