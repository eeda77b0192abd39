"""Whether a command that arrives is one of ours: clients go on offering old ones, and some are forged.

It trusts nothing that was sent, answers nobody and knows no game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from discord import AppCommandOptionType, app_commands

Command: TypeAlias = app_commands.Command[Any, ..., Any]
Option: TypeAlias = Mapping[str, Any]

SLASH_COMMAND: Final = 1
LARGEST: Final = 2**53
LONGEST: Final = 6000
"""Discord sends no larger number, and no longer text."""

_VALUES: Final[Mapping[AppCommandOptionType, tuple[type, ...]]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.boolean: (bool,),
    AppCommandOptionType.number: (int, float),
}
"""The types that an option's value may have; people, roles, channels and files are ids, which are texts."""


class NotOurs(Exception):
    """The bot has no such command, or has it with other options; the text says what differs, for the log."""


def check(tree: app_commands.CommandTree[Any], data: object, *, is_completion: bool) -> str:
    """Check a command, or a request to complete one, as a client sent it. Returns the name of the option that
    is being typed, or "" for a command. Raises NotOurs."""
    sent = _mapping(data)
    name = sent.get("name")
    if not _is(sent.get("type", SLASH_COMMAND), SLASH_COMMAND) or sent.get("guild_id") is not None:
        raise NotOurs("it is no slash command for all servers")
    resolved = _mapping(sent.get("resolved", {}))
    command = tree.get_command(name) if isinstance(name, str) else None
    options = _options(sent)
    while isinstance(command, app_commands.Group):
        command, options = _chosen(command, options)
    if command is None:
        raise NotOurs("there is no such command")
    if is_completion:
        return _completed(command, options)
    _check_options(command, options, people=resolved.get("users"), places=resolved.get("channels"))
    return ""


def _mapping(sent: object) -> Option:
    if not isinstance(sent, Mapping):
        raise NotOurs("it is garbled")
    return sent


def _options(sent: Option) -> Sequence[Option]:
    """The options of a command, or of one inside it. Raises NotOurs unless each has a name of its own."""
    options = sent.get("options", [])
    if not isinstance(options, list):
        raise NotOurs("its options are garbled")
    names = [_mapping(option).get("name") for option in options]
    if not all(isinstance(name, str) for name in names) or len(set(names)) < len(names):
        raise NotOurs("the names of its options are garbled")
    return options


def _is(value: object, number: int) -> bool:
    """Whether a value is this number as an `int`: `True` and 1.0 are not 1."""
    return type(value) is int and value == number


def _chosen(
    group: app_commands.Group, options: Sequence[Option]
) -> tuple[Command | app_commands.Group | None, Sequence[Option]]:
    """The command that was chosen from a group, with its options. Raises NotOurs if there is none."""
    if len(options) != 1:
        raise NotOurs(f"/{group.qualified_name} is no command by itself")
    (sent,) = options
    command = group.get_command(sent["name"])
    is_group = isinstance(command, app_commands.Group)
    kind = AppCommandOptionType.subcommand_group if is_group else AppCommandOptionType.subcommand
    if command is None or not _is(sent.get("type"), kind.value):
        raise NotOurs(f"/{group.qualified_name} has no such command")
    return command, _options(sent)


def _parameters(command: Command, options: Sequence[Option]) -> Mapping[str, app_commands.Parameter]:
    """The parameters of a command by name. Raises NotOurs if an option is not one of them."""
    known = {str(parameter.display_name): parameter for parameter in command.parameters}
    for option in options:
        parameter = known.get(option["name"])
        if parameter is None or not _is(option.get("type"), parameter.type.value):
            raise NotOurs(f"/{command.qualified_name} has no such option")
    return known


def _check_options(command: Command, options: Sequence[Option], *, people: object, places: object) -> None:
    """Check the options of a command; `people` and `places` are what Discord has found, by their ids. Raises
    NotOurs."""
    known = _parameters(command, options)
    given = {option["name"]: option.get("value") for option in options}
    if any(parameter.required and name not in given for name, parameter in known.items()):
        raise NotOurs(f"/{command.qualified_name} lacks an option")
    if not all(_takes(known[name], value) for name, value in given.items()):
        raise NotOurs(f"/{command.qualified_name} does not take the value of an option")
    for kind, found in ((AppCommandOptionType.user, people), (AppCommandOptionType.channel, places)):
        named = [value for name, value in given.items() if known[name].type is kind]
        if named and not (isinstance(found, Mapping) and all(value in found for value in named)):
            raise NotOurs(f"/{command.qualified_name} names what Discord does not know")


def _completed(command: Command, options: Sequence[Option]) -> str:
    """The option that is being typed. All values may still be incomplete, but they must be texts or numbers.
    Raises NotOurs."""
    known = _parameters(command, options)
    typed = [str(option["name"]) for option in options if option.get("focused") is True]
    if len(typed) != 1 or not known[typed[0]].autocomplete:
        raise NotOurs(f"/{command.qualified_name} completes no such option")
    if not all(_is_sane(option.get("value")) for option in options):
        raise NotOurs(f"/{command.qualified_name} does not take the value of an option")
    return typed[0]


def _takes(parameter: app_commands.Parameter, value: object) -> bool:
    """Whether Discord would let a client send the value for this parameter."""
    if not _is_sane(value) or type(value) not in _VALUES.get(parameter.type, (str,)):
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    least, most = parameter.min_value, parameter.max_value
    size: Any = len(value) if isinstance(value, str) else value
    return (least is None or size >= least) and (most is None or size <= most)


def _is_sane(value: object) -> bool:
    """Whether a value is a text or a number of a size that Discord allows."""
    if isinstance(value, str):
        return len(value) <= LONGEST and not any("\ud800" <= letter <= "\udfff" for letter in value)
    return isinstance(value, int | float) and -LARGEST <= value <= LARGEST
