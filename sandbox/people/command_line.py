"""What a client does with a command that is typed or chosen from a menu: it fills it in or refuses it.

It sends nothing. It makes the `data` of an interaction, or raises `NotOffered` with what one would see.
"""

from __future__ import annotations

from collections.abc import Mapping

from sandbox.codes import CHAT_INPUT, MESSAGE_COMMAND, USER_COMMAND, Json
from sandbox.people.languages import called
from sandbox.people.named import HasUser, Named
from sandbox.people.not_offered import NotOffered
from sandbox.people.offers import find, find_in_menu
from sandbox.people.options import Value, sent_value
from sandbox.people.seen import SeenMessage
from sandbox.world.objects import User

Focused = tuple[str, str]
"""The option that is being typed, and its text so far."""


def typed(named: Named, path: str, values: Mapping[str, Value], *, focused: Focused | None = None) -> Json:
    """The data of `/path` with these options; while one is `focused`, none is required."""
    command, *chain = find(named.world, named.who, named.channel, path)
    leaf = chain[-1] if chain else command
    declared: list[Json] = leaf.get("options") or []
    locale = named.who.locale
    given = {_option(declared, name, path, locale): value for name, value in values.items()}
    if focused is not None:
        focused = _option(declared, focused[0], path, locale), focused[1]
    filled = _filled(declared, given, path, named, focused)
    for part in reversed(chain):
        filled = [{"name": part["name"], "type": part["type"], "options": filled}]
    data = _about(command, CHAT_INPUT) | {"options": filled}
    return data if focused is not None else named.with_resolved(data)


def in_menu_of(named: Named, name: str, target: object) -> Json:
    """The data of the command `name` from the menu of a person or of a message."""
    if isinstance(target, SeenMessage):
        command = find_in_menu(named.world, named.who, named.channel, name, MESSAGE_COMMAND)
        if target.is_private:
            raise NotOffered("target-private", command=name)
        data = _about(command, MESSAGE_COMMAND) | {"target_id": named.message(target.message)}
        return named.with_resolved(data)
    command = find_in_menu(named.world, named.who, named.channel, name, USER_COMMAND)
    key = named.person(target)
    if key is None:
        raise NotOffered("target-person", command=name, value=target)
    return named.with_resolved(_about(command, USER_COMMAND) | {"target_id": key})


Target = SeenMessage | HasUser | User


def _about(command: Json, kind: int) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": kind}
    return data | ({"guild_id": command["guild_id"]} if command.get("guild_id") else {})


def _option(declared: list[Json], name: str, path: str, locale: str) -> str:
    """The name that is sent for an option, whose `name` may be in the person's language."""
    option = called(declared, name, locale)
    if option is None:
        offered = sorted(o["name"] for o in declared)
        raise NotOffered("option-unknown", command=path.removeprefix("/"), option=name, offered=offered)
    return str(option["name"])


def _filled(
    declared: list[Json], values: Mapping[str, Value], path: str, named: Named, focused: Focused | None
) -> list[Json]:
    result, command = [], path.removeprefix("/")
    for option in declared:
        name = option["name"]
        if focused is not None and focused[0] == name:
            if not option.get("autocomplete"):
                raise NotOffered("option-not-completed", command=command, option=name)
            result.append({"name": name, "type": option["type"], "value": focused[1], "focused": True})
        elif name in values:
            value = sent_value(option, values[name], named, named.who.locale)
            result.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise NotOffered("option-required", command=command, option=name)
    return result
