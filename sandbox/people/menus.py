"""What a client sends for what was chosen from a menu. It sends nothing itself.

What the menu does not offer is an AssertionError.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.codes import CHANNEL_SELECT, MENTIONABLE_SELECT, ROLE_SELECT, STRING_SELECT, USER_SELECT, Json
from sandbox.payloads.places import channel_payload, role_payload
from sandbox.people.command_line import HasUser, resolve_member
from sandbox.people.forms import picked
from sandbox.people.seen import Select
from sandbox.world.objects import Channel


def chosen(select: Select, wanted: Sequence[str | HasUser], channel: Channel) -> Json:
    """The values of what was chosen, with the people, roles or channels that they name."""
    kind = select.component["type"]
    keys = [option if isinstance(option, str) else option.user.id for option in wanted]
    if kind == STRING_SELECT:
        return {"values": picked(select.component, keys)}
    assert kind in _RESOLVE, f"the sandbox cannot choose from menus of type {kind}"
    assert channel.guild is not None, f"{select} offers nothing here"
    resolved: Json = {}
    for key in keys:
        assert _RESOLVE[kind](key, channel, resolved), f"{select} does not offer {key!r}"
    return {"values": keys, "resolved": resolved}


def _person(key: str, channel: Channel, resolved: Json) -> bool:
    member = channel.guild.members.get(key) if channel.guild is not None else None
    if member is not None:
        resolve_member(member.user, channel, resolved)
    return member is not None


def _role(key: str, channel: Channel, resolved: Json) -> bool:
    roles = channel.guild.roles if channel.guild is not None else []
    found = {role.id: role_payload(role, position) for position, role in enumerate(roles, 1)}
    if key in found:
        resolved.setdefault("roles", {})[key] = found[key]
    return key in found


def _channel(key: str, channel: Channel, resolved: Json) -> bool:
    found = channel.world.channels.get(key)
    if found is None or found.guild is not channel.guild:
        return False
    resolved.setdefault("channels", {})[key] = channel_payload(found) | {"permissions": "0"}
    return True


def _mentionable(key: str, channel: Channel, resolved: Json) -> bool:
    return _person(key, channel, resolved) or _role(key, channel, resolved)


_RESOLVE = {
    USER_SELECT: _person,
    ROLE_SELECT: _role,
    MENTIONABLE_SELECT: _mentionable,
    CHANNEL_SELECT: _channel,
}
