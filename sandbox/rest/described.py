"""Which parts of the gateway's events Discord's description knows: no events, but most objects in them.

It knows neither sessions nor how a schema is checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.codes import Json

_MEMBER, _USER, _MESSAGE = "GuildMemberResponse", "UserResponse", "MessageResponse"
_CHANNEL, _THREAD = "GuildChannelResponse", "ThreadResponse"
OBJECTS: dict[str, dict[str, str]] = {
    "READY": {"user": "UserPIIResponse"},
    "GUILD_CREATE": {
        "": "GuildResponse",
        "channels.*": _CHANNEL,
        "threads.*": _THREAD,
        "members.*": _MEMBER,
    },
    "GUILD_UPDATE": {"": "GuildResponse"},
    "GUILD_ROLE_CREATE": {"role": "GuildRoleResponse"},
    "GUILD_ROLE_UPDATE": {"role": "GuildRoleResponse"},
    "GUILD_MEMBER_ADD": {"": _MEMBER},
    "GUILD_MEMBER_UPDATE": {"": _MEMBER},
    "GUILD_MEMBER_REMOVE": {"user": _USER},
    "GUILD_MEMBERS_CHUNK": {"members.*": _MEMBER},
    "GUILD_BAN_ADD": {"user": _USER},
    "GUILD_BAN_REMOVE": {"user": _USER},
    "APPLICATION_COMMAND_PERMISSIONS_UPDATE": {"": "CommandPermissionsResponse"},
    "CHANNEL_CREATE": {"": _CHANNEL},
    "CHANNEL_UPDATE": {"": _CHANNEL},
    "CHANNEL_DELETE": {"": _CHANNEL},
    "THREAD_CREATE": {"": _THREAD},
    "THREAD_UPDATE": {"": _THREAD},
    "THREAD_MEMBER_UPDATE": {"": "ThreadMemberResponse"},
    "THREAD_MEMBERS_UPDATE": {"added_members.*": "ThreadMemberResponse"},
    "MESSAGE_CREATE": {"": _MESSAGE},
    "MESSAGE_UPDATE": {"": _MESSAGE},
    "MESSAGE_REACTION_ADD": {"member": _MEMBER},
    "TYPING_START": {"member": _MEMBER},
    "INTERACTION_CREATE": {
        "member": _MEMBER,
        "user": _USER,
        "message": _MESSAGE,
        "data.resolved.users.*": _USER,
        "data.resolved.roles.*": "GuildRoleResponse",
        "data.resolved.messages.*": _MESSAGE,
    },
}
"""For each event, the schema by the place it holds for (`*`: each item there; "": the event itself)."""
WITHOUT = {
    "RESUMED",
    "GUILD_DELETE",
    "GUILD_ROLE_DELETE",
    "CHANNEL_PINS_UPDATE",
    "WEBHOOKS_UPDATE",
    "THREAD_DELETE",
    "MESSAGE_DELETE",
    "MESSAGE_DELETE_BULK",
    "MESSAGE_REACTION_REMOVE",
    "MESSAGE_REACTION_REMOVE_ALL",
    "MESSAGE_REACTION_REMOVE_EMOJI",
}
"""Events that have only ids; the description has no schema for them."""


def described(event: str, data: Json) -> Iterator[tuple[str, str, Any]]:
    """(where, schema, object) of everything in an event that the description knows."""
    for path, schema in OBJECTS.get(event, {}).items():
        for where, found in _at(data, path.split(".") if path else [], ""):
            yield where, schema, found


def _at(node: Any, path: list[str], where: str) -> Iterator[tuple[str, Any]]:
    """(where, object) of everything at a path; nothing if nothing is there."""
    if not path:
        yield where, node
        return
    items = enumerate(node) if isinstance(node, list) else node.items() if isinstance(node, dict) else ()
    for key, value in items:
        if path[0] in ("*", key):
            yield from _at(value, path[1:], f"{where}.{key}".lstrip("."))
