"""What Discord refuses of application commands (docs, "Application Commands"). It keeps no command."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from sandbox.codes import (
    CHAT_INPUT,
    LOCALES,
    MESSAGE_COMMAND,
    SUB_COMMAND,
    SUB_COMMAND_GROUP,
    USER_COMMAND,
    Json,
)
from sandbox.limits.refusal import Refusal, bad_length, invalid, too_long

MOST_OF_A_KIND = {CHAT_INPUT: 100, USER_COMMAND: 15, MESSAGE_COMMAND: 15}
MOST_CHARACTERS = 8000
_SAFE_INTEGER = 2**53 - 1
_OTHER_LETTERS = ((0x0900, 0x097F), (0x0E00, 0x0E7F))


def check_commands(commands: list[Json]) -> None:
    """Refuse a bulk overwrite of one scope's commands."""
    for kind, most in MOST_OF_A_KIND.items():
        if sum(command.get("type", CHAT_INPUT) == kind for command in commands) > most:
            raise Refusal(30032, message=f"Maximum number of application commands reached ({most}).")
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
    for kind in MOST_OF_A_KIND:
        _check_unique_in_every_language([c for c in commands if c.get("type", CHAT_INPUT) == kind], "")


def is_name(name: str) -> bool:
    """Whether `name` fits ^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$ and has no capitals."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(map(_is_name_character, name))


def _is_name_character(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return any(low <= ord(character) <= high for low, high in _OTHER_LETTERS)


def _names(named: Json) -> Iterable[tuple[str, str]]:
    yield "name", named.get("name", "")
    for locale, name in (named.get("name_localizations") or {}).items():
        yield f"name_localizations.{locale}", name


def _descriptions(described: Json) -> Iterable[tuple[str, str]]:
    yield "description", described.get("description") or ""
    for locale, text in (described.get("description_localizations") or {}).items():
        yield f"description_localizations.{locale}", text


def _check_unique_in_every_language(siblings: list[Json], path: str) -> None:
    """What a person types must mean one thing: localised names of siblings differ too."""
    locales = {locale for one in siblings for locale in one.get("name_localizations") or {}}
    for locale in sorted(locales):
        names = [(one.get("name_localizations") or {}).get(locale) or one.get("name") for one in siblings]
        if len(names) != len(set(names)):
            raise invalid(
                path or "name_localizations",
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
                f"Names must be unique in {locale}: {names}",
            )


def _check_texts(named: Json, path: str) -> None:
    for key in ("name_localizations", "description_localizations"):
        for locale in named.get(key) or {}:
            if locale not in LOCALES:
                raise invalid(f"{path}.{key}", "DICT_KEY_INVALID", f"{locale!r} is no locale")
    for where, name in _names(named):
        if not is_name(name):
            raise invalid(
                f"{path}.{where}", "APPLICATION_COMMAND_INVALID_NAME", f"Command name {name!r} is invalid"
            )
    for where, text in _descriptions(named):
        if not 1 <= len(text) <= 100:
            raise bad_length(f"{path}.{where}", 1, 100)


def _check_command(command: Json, path: str) -> None:
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        if not 1 <= len(command.get("name", "")) <= 32:
            raise bad_length(f"{path}.name", 1, 32)
        return
    _check_texts(command, path)
    _check_options(command, path, depth=0)
    if _size(command) > MOST_CHARACTERS:
        raise invalid(
            path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})"
        )


def _check_options(holder: Json, path: str, *, depth: int) -> None:
    options = holder.get("options") or []
    if len(options) > 25:
        raise too_long(f"{path}.options", 25)
    names = [option.get("name") for option in options]
    if len(names) != len(set(names)):
        raise invalid(
            f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique"
        )
    _check_unique_in_every_language(options, f"{path}.options")
    are_subcommands = [option.get("type") in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options]
    if any(are_subcommands) and not all(are_subcommands):
        raise invalid(
            f"{path}.options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-commands and options do not mix",
        )
    optional_seen = False
    for index, option in enumerate(options):
        where = f"{path}.options.{index}"
        _check_texts(option, where)
        if option.get("type") in (SUB_COMMAND, SUB_COMMAND_GROUP):
            _check_subcommand(option, where, depth=depth)
            continue
        if option.get("required") and optional_seen:
            raise invalid(
                where,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
        _check_option(option, where)


def _check_subcommand(option: Json, path: str, *, depth: int) -> None:
    deepest = 1 if option["type"] == SUB_COMMAND else 0
    if depth > deepest:
        raise invalid(f"{path}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
    _check_options(option, path, depth=depth + 1)


def _check_option(option: Json, path: str) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        raise invalid(
            path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Autocomplete and choices exclude each other"
        )
    if len(choices) > 25:
        raise too_long(f"{path}.choices", 25)
    for index, choice in enumerate(choices):
        for where, name in _names(choice):
            if not 1 <= len(name or "") <= 100:
                raise bad_length(f"{path}.choices.{index}.{where}", 1, 100)
        value = choice.get("value")
        if isinstance(value, str) and len(value) > 100:
            raise too_long(f"{path}.choices.{index}.value", 100)
        if isinstance(value, int) and abs(value) > _SAFE_INTEGER:
            raise invalid(f"{path}.choices.{index}.value", "NUMBER_TYPE_RANGE", "Beyond 2**53 - 1.")
    least, most = option.get("min_length") or 0, option.get("max_length")
    if not 0 <= least <= 6000 or (most is not None and not max(1, least) <= most <= 6000):
        raise invalid(f"{path}.min_length", "NUMBER_TYPE_RANGE", "0 <= min_length <= max_length <= 6000.")
    low, high = option.get("min_value"), option.get("max_value")
    if low is not None and high is not None and low > high:
        raise invalid(f"{path}.min_value", "NUMBER_TYPE_RANGE", "min_value is more than max_value.")
    if any(bound is not None and abs(bound) > _SAFE_INTEGER for bound in (low, high)):
        raise invalid(f"{path}.min_value", "NUMBER_TYPE_RANGE", "Beyond 2**53 - 1.")


def _size(named: Json) -> int:
    """Names, descriptions and choice values of the whole tree; of each text only the longest localisation."""
    total = max(len(name) for _, name in _names(named))
    total += max(len(text) for _, text in _descriptions(named))
    for choice in named.get("choices") or []:
        names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        total += max(map(len, names)) + (len(choice["value"]) if isinstance(choice["value"], str) else 0)
    return total + sum(_size(option) for option in named.get("options") or [])
