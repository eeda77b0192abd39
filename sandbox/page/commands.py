"""The commands that a person is offered, in a flat list and in their language, as the page shows them."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.codes import SUB_COMMAND, SUB_COMMAND_GROUP, Json
from sandbox.people.languages import localised

_BOUNDS = ("min_value", "max_value", "min_length", "max_length", "channel_types")


def command_views(commands: list[Json], locale: str) -> list[Json]:
    """One entry for each command that can be typed, with its groups."""
    return [view for command in commands for view in _flat(command, command["id"], (), (), locale)]


def menu_views(commands: list[Json], locale: str) -> list[Json]:
    """The entries in the menu of a message or of a person."""
    return [{"command": each["name"], "name": localised(each, "name", locale)} for each in commands]


def _flat(part: Json, key: str, path: tuple[str, ...], shown: tuple[str, ...], locale: str) -> Iterator[Json]:
    path, shown = (*path, part["name"]), (*shown, localised(part, "name", locale))
    options = part.get("options") or []
    inner = [option for option in options if option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP)]
    for option in inner:
        yield from _flat(option, key, path, shown, locale)
    if not inner:
        yield {
            "id": key,
            "path": " ".join(path),
            "name": " ".join(shown),
            "description": localised(part, "description", locale),
            "options": [_option(option, locale) for option in options],
        }


def _option(option: Json, locale: str) -> Json:
    choices = option.get("choices") or []
    return {
        "name": option["name"],
        "label": localised(option, "name", locale),
        "description": localised(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [{"name": localised(c, "name", locale), "value": c["value"]} for c in choices],
        **{key: option[key] for key in _BOUNDS if option.get(key) is not None},
    }
