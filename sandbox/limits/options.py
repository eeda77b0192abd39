"""What Discord refuses in a command's options, and in all names and descriptions that people read."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from sandbox.codes import INTEGER, LOCALES, NUMBER, STRING, SUB_COMMAND, SUB_COMMAND_GROUP, Json
from sandbox.limits.refusal import bad_length, invalid, too_long

SAFE_INTEGER = 2**53 - 1
MOST_TYPED = 6000
_OTHER_LETTERS = ((0x0900, 0x097F), (0x0E00, 0x0E7F))
_COMPLETED = {STRING: str, INTEGER: int, NUMBER: int | float}
"""The option types that can have choices or autocompletion, with the types of their values."""


def is_name(name: str) -> bool:
    """Whether `name` fits ^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$ and has no capitals."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(map(_is_name_character, name))


def _is_name_character(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return any(low <= ord(character) <= high for low, high in _OTHER_LETTERS)


def names(named: Json) -> Iterable[tuple[str, str]]:
    yield "name", named.get("name", "")
    for locale, name in (named.get("name_localizations") or {}).items():
        yield f"name_localizations.{locale}", name


def descriptions(described: Json) -> Iterable[tuple[str, str]]:
    yield "description", described.get("description") or ""
    for locale, text in (described.get("description_localizations") or {}).items():
        yield f"description_localizations.{locale}", text


def check_unique_in_every_language(siblings: list[Json], path: str) -> None:
    """Check that what a person types means one thing: siblings' names differ in every language."""
    locales = {locale for one in siblings for locale in one.get("name_localizations") or {}}
    for locale in sorted(locales):
        shown = [(one.get("name_localizations") or {}).get(locale) or one.get("name") for one in siblings]
        if len(shown) != len(set(shown)):
            raise invalid(
                path or "name_localizations",
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
                f"Names must be unique in {locale}: {shown}",
            )


def check_locales(named: Json, path: str) -> None:
    """Check that translations are for languages that Discord has."""
    for key in ("name_localizations", "description_localizations"):
        for locale in named.get(key) or {}:
            if locale not in LOCALES:
                raise invalid(f"{path}.{key}", "DICT_KEY_INVALID", f"{locale!r} is no locale")


def check_texts(named: Json, path: str) -> None:
    """Check names by the rule for names and descriptions for 1 to 100 characters, in every language."""
    check_locales(named, path)
    for where, name in names(named):
        if not is_name(name):
            raise invalid(
                f"{path}.{where}", "APPLICATION_COMMAND_INVALID_NAME", f"Command name {name!r} is invalid"
            )
    for where, text in descriptions(named):
        if not 1 <= len(text) <= 100:
            raise bad_length(f"{path}.{where}", 1, 100)


def check_options(holder: Json, path: str, *, depth: int = 0) -> None:
    """Check options: at most 25, each name once, required ones first, subcommands at most one group deep."""
    options = holder.get("options") or []
    if len(options) > 25:
        raise too_long(f"{path}.options", 25)
    listed = [option.get("name") for option in options]
    if len(listed) != len(set(listed)):
        raise invalid(
            f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique"
        )
    check_unique_in_every_language(options, f"{path}.options")
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
        check_texts(option, where)
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
    check_options(option, path, depth=depth + 1)


def _check_option(option: Json, path: str) -> None:
    kind, choices = option.get("type"), option.get("choices") or []
    if (choices or option.get("autocomplete")) and kind not in _COMPLETED:
        raise invalid(
            f"{path}.type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            f"Only options of the types {tuple(_COMPLETED)} have choices or autocompletion.",
        )
    if choices and option.get("autocomplete"):
        raise invalid(
            path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Autocomplete and choices exclude each other"
        )
    if len(choices) > 25:
        raise too_long(f"{path}.choices", 25)
    for index, choice in enumerate(choices):
        _check_choice(choice, kind, f"{path}.choices.{index}")
    least, most = option.get("min_length") or 0, option.get("max_length")
    if not 0 <= least <= MOST_TYPED or (most is not None and not max(1, least) <= most <= MOST_TYPED):
        raise invalid(f"{path}.min_length", "NUMBER_TYPE_RANGE", "0 <= min_length <= max_length <= 6000.")
    low, high = option.get("min_value"), option.get("max_value")
    if low is not None and high is not None and low > high:
        raise invalid(f"{path}.min_value", "NUMBER_TYPE_RANGE", "min_value is more than max_value.")
    if any(bound is not None and abs(bound) > SAFE_INTEGER for bound in (low, high)):
        raise invalid(f"{path}.min_value", "NUMBER_TYPE_RANGE", "Beyond 2**53 - 1.")


def _check_choice(choice: Json, kind: object, path: str) -> None:
    check_locales(choice, path)
    for where, name in names(choice):
        if not 1 <= len(name or "") <= 100:
            raise bad_length(f"{path}.{where}", 1, 100)
    value = choice.get("value")
    expected = _COMPLETED[kind] if isinstance(kind, int) else str
    if isinstance(value, bool) or not isinstance(value, expected):
        raise invalid(
            f"{path}.value", "CHOICE_VALUE_TYPE", f"Value {value!r} does not fit the option's type."
        )
    if isinstance(value, str) and len(value) > 100:
        raise too_long(f"{path}.value", 100)
    if isinstance(value, int) and abs(value) > SAFE_INTEGER:
        raise invalid(f"{path}.value", "NUMBER_TYPE_RANGE", "Beyond 2**53 - 1.")
