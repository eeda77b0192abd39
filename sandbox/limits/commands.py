"""What Discord refuses in application commands (docs, "Application Commands"). It keeps no command."""

from __future__ import annotations

from sandbox.codes import CHAT_INPUT, MESSAGE_COMMAND, USER_COMMAND, Json
from sandbox.limits.options import (
    check_locales,
    check_options,
    check_texts,
    check_unique_in_every_language,
    descriptions,
    names,
)
from sandbox.limits.refusal import Refusal, bad_length, invalid

MOST_OF_A_KIND = {CHAT_INPUT: 100, USER_COMMAND: 15, MESSAGE_COMMAND: 15}
MOST_CHARACTERS = 8000


def check_commands(commands: list[Json]) -> None:
    """Check a bulk overwrite of one scope's commands; a `Refusal` if Discord would refuse it."""
    _check_counts(commands)
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        key = (command.get("type", CHAT_INPUT), command.get("name", ""))
        if key in seen:
            raise invalid(
                f"{index}.name",
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
        _check_command(command, str(index))
    _check_languages(commands)


def check_command(command: Json, others: list[Json]) -> None:
    """Check one command beside the `others` of its scope; a `Refusal` if Discord would refuse it."""
    _check_command(command, "")
    _check_counts([*others, command])
    _check_languages([*others, command])


def _check_counts(commands: list[Json]) -> None:
    for kind, most in MOST_OF_A_KIND.items():
        if sum(command.get("type", CHAT_INPUT) == kind for command in commands) > most:
            raise Refusal(30032, message=f"Maximum number of application commands reached ({most}).")


def _check_languages(commands: list[Json]) -> None:
    for kind in MOST_OF_A_KIND:
        check_unique_in_every_language([c for c in commands if c.get("type", CHAT_INPUT) == kind], "")


def _check_command(command: Json, path: str) -> None:
    if command.get("type", CHAT_INPUT) not in tuple(MOST_OF_A_KIND):
        kinds = ", ".join(map(str, MOST_OF_A_KIND))
        raise invalid(f"{path}.type", "BASE_TYPE_CHOICES", f"Value must be one of ({kinds}).")
    if not isinstance(command.get("name"), str):
        raise invalid(f"{path}.name", "BASE_TYPE_REQUIRED", "This field is required")
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        _check_menu_command(command, path)
        return
    check_texts(command, path)
    check_options(command, path)
    if _size(command) > MOST_CHARACTERS:
        raise invalid(
            path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})"
        )


def _check_menu_command(command: Json, path: str) -> None:
    """A menu's command has a name of any characters, and neither description nor options."""
    check_locales(command, path)
    for where, name in names(command):
        if not 1 <= len(name) <= 32:
            raise bad_length(f"{path}.{where}", 1, 32)
    for key in ("description", "options"):
        if command.get(key):
            raise invalid(f"{path}.{key}", "APPLICATION_COMMAND_CONTEXT_MENU", f"It cannot have any {key}.")


def _size(named: Json) -> int:
    """The length of a whole tree's names, descriptions and choice values, each in its longest language."""
    total = max(len(name) for _, name in names(named))
    total += max(len(text) for _, text in descriptions(named))
    for choice in named.get("choices") or []:
        shown = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        total += max(map(len, shown)) + (len(choice["value"]) if isinstance(choice["value"], str) else 0)
    return total + sum(_size(option) for option in named.get("options") or [])
