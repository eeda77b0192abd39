"""What a client does with a typed command: finds it among the synced ones and refuses what it would not send.

It sends nothing; it makes the `data` of an interaction, or an AssertionError that says what the person would
see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from sandbox.codes import (
    BOOLEAN,
    CHANNEL,
    CHAT_INPUT,
    INTEGER,
    NUMBER,
    STRING,
    SUB_COMMAND,
    SUB_COMMAND_GROUP,
    USER,
    Json,
)
from sandbox.payloads.places import channel_payload, member_payload, user_payload
from sandbox.people.languages import called, localised
from sandbox.world.bits import EVERYTHING
from sandbox.world.objects import Channel, User
from sandbox.world.world import World


class HasUser(Protocol):
    """A `Person`, as a command's option sees him."""

    @property
    def user(self) -> User: ...


Value = str | int | float | bool | HasUser | Channel


def offered(world: World, user: User, channel: Channel) -> list[Json]:
    """The synced slash commands that the client offers this person here."""
    guild = channel.guild
    scopes = [guild.id, None] if guild is not None else [None]
    commands = [c for scope in scopes for c in world.commands.get(scope, []) if c["type"] == CHAT_INPUT]
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


def paths(commands: list[Json]) -> list[str]:
    """Every command that can be typed, in full: "boomtown new"."""
    found: list[str] = []
    for command in commands:
        inner = [o for o in command.get("options", []) if o["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP)]
        found += [f"{command['name']} {path}" for path in paths(inner)] if inner else [command["name"]]
    return found


def typed(
    world: World,
    user: User,
    channel: Channel,
    path: str,
    values: Mapping[str, Value],
    *,
    focused: tuple[str, str] | None = None,
) -> Json:
    """The data of `/path` with these options; `focused` is the option being typed and its text so far."""
    commands = offered(world, user, channel)
    root, *rest = path.removeprefix("/").split()
    command = called(commands, root, user.locale)
    assert command is not None, f"/{path} is not offered to {user.name} here; there are {paths(commands)}"
    chain, leaf = [], command
    for name in rest:
        inner = [o for o in leaf.get("options", []) if o["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP)]
        found = called(inner, name, user.locale)
        assert found is not None, f"/{path} is not offered; there are {paths(commands)}"
        leaf = found
        chain.append(leaf)
    declared: list[Json] = leaf.get("options", [])
    is_whole = not any(o["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP) for o in declared)
    assert is_whole, f"/{path} is no whole command; there are {paths(commands)}"
    resolved: Json = {}
    given = {_option(declared, name, path, user.locale): value for name, value in values.items()}
    if focused is not None:
        focused = _option(declared, focused[0], path, user.locale), focused[1]
    filled = _filled(declared, given, path, channel, user.locale, resolved, focused)
    for part in reversed(chain):
        filled = [{"name": part["name"], "type": part["type"], "options": filled}]
    data: Json = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": filled}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def _option(declared: list[Json], name: str, path: str, locale: str) -> str:
    """The name that is sent for an option, which may be given as the person reads it."""
    option = called(declared, name, locale)
    assert option is not None, f"/{path} has no option {name!r}, but {sorted(o['name'] for o in declared)}"
    return str(option["name"])


def _filled(
    declared: list[Json],
    values: Mapping[str, Value],
    path: str,
    channel: Channel,
    locale: str,
    resolved: Json,
    focused: tuple[str, str] | None,
) -> list[Json]:
    result = []
    for option in declared:
        name = option["name"]
        if focused is not None and focused[0] == name:
            assert option.get("autocomplete"), f"/{path} {name} is not completed"
            result.append({"name": name, "type": option["type"], "value": focused[1], "focused": True})
        elif name in values:
            value = _value(option, values[name], channel, locale, resolved)
            result.append({"name": name, "type": option["type"], "value": value})
        else:
            is_missing = bool(option.get("required")) and focused is None
            assert not is_missing, f"/{path} needs the option {name!r}"
    return result


def _value(
    option: Json, value: Value, channel: Channel, locale: str, resolved: Json
) -> str | int | float | bool:
    """The value as it is sent; AssertionError if the client would mark it red."""
    kind, name = option["type"], option["name"]
    if kind == USER:
        return _resolve_user(value, name, channel, resolved)
    if kind == CHANNEL:
        assert isinstance(value, Channel), f"{name} takes a channel"
        resolved.setdefault("channels", {})[value.id] = channel_payload(value) | {"permissions": "0"}
        return value.id
    choices = option.get("choices") or []
    if choices:
        picked = [
            c["value"] for c in choices if value in (c["name"], localised(c, "name", locale), c["value"])
        ]
        assert picked, f"{name} offers {[c['name'] for c in choices]}, not {value!r}"
        sent: str | int | float = picked[0]
        return sent
    is_bool = isinstance(value, bool)
    if kind == BOOLEAN:
        assert isinstance(value, bool), f"{name} takes True or False, not {value!r}"
        return value
    if kind == STRING:
        assert isinstance(value, str), f"{name} takes text, not {value!r}"
        least, most = option.get("min_length") or 0, option.get("max_length") or 6000
        assert least <= len(value) <= most, f"{name} takes {least} to {most} characters, not {len(value)}"
        return value
    if kind == INTEGER:
        assert isinstance(value, int), f"{name} takes a whole number, not {value!r}"
    assert kind in (INTEGER, NUMBER), f"{name}: the sandbox cannot type options of type {kind}"
    assert isinstance(value, int | float), f"{name} takes a number, not {value!r}"
    assert not is_bool, f"{name} takes a number, not {value!r}"
    low, high = option.get("min_value"), option.get("max_value")
    assert low is None or value >= low, f"{name} must be at least {low}, not {value}"
    assert high is None or value <= high, f"{name} must be at most {high}, not {value}"
    return value


def _resolve_user(value: Value, name: str, channel: Channel, resolved: Json) -> str:
    assert not isinstance(value, str | int | float | Channel), f"{name} takes a person, not {value!r}"
    resolve_member(value.user, channel, resolved)
    return value.user.id


def resolve_member(user: User, channel: Channel, resolved: Json) -> None:
    """Add a user, and his membership, to an interaction's `resolved`; the member comes without its user."""
    resolved.setdefault("users", {})[user.id] = user_payload(user)
    if channel.guild is None or user.id not in channel.guild.members:
        return
    member = member_payload(channel.guild.members[user.id])
    member = {key: value for key, value in member.items() if key not in ("user", "deaf", "mute")}
    permissions = str(channel.world.permissions(user, channel))
    resolved.setdefault("members", {})[user.id] = member | {"permissions": permissions}
