"""What the bot may not do in a channel, and what takes that away: a role, an entry of the channel's
permissions, or nothing that would give it.

Pure: it combines the facts of a server as Discord's documentation on permissions says, and asks nobody.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import discord

VIEW: Final = "view_channel"
"""Whoever may not see a channel may do nothing there."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role of a server; `permissions` are those it gives on the whole server."""

    id: int
    name: str
    permissions: int = 0
    is_bots: bool = False
    """Whether it belongs to a bot or to a service, so that no person can have it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a channel's permissions, for a role or for one member."""

    allow: int = 0
    deny: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """A channel."""

    id: int
    is_text: bool = True
    """Whether games can be opened in channels of this kind."""
    roles: Mapping[int, Entry] = field(default_factory=dict)
    """The entries for roles, by their ids; @everyone's has the server's id."""
    members: Mapping[int, Entry] = field(default_factory=dict)
    """The entries for single members, by their ids."""


@dataclass(frozen=True, slots=True)
class Server:
    """What is known of a server, without asking Discord."""

    id: int
    me: int
    """The bot's account."""
    everyone: int
    """What everybody may on the whole server."""
    mine: Sequence[Role]
    """The bot's roles, without @everyone."""
    own: Role | None
    """The bot's own role, which Discord made for it; None if it was invited without permissions."""
    roles: Mapping[int, Role]
    """All roles, by their ids, without @everyone."""
    places: Mapping[int, Place]
    """All channels, by their ids, in the order in which they are shown."""
    threads: int = 0
    """The active threads that the bot sees."""
    timed_out_until: float | None = None
    """Until when the bot is timed out, in UNIX seconds; None if it is not."""


class Taken(StrEnum):
    """What takes a permission from the bot."""

    FROM_ME = "me"
    """The channel's entry for the bot itself."""
    FROM_ROLES = "roles"
    """The channel's entries for roles of the bot."""
    FROM_EVERYONE = "everyone"
    """The channel's entry for @everyone."""
    NEVER_GIVEN = "nothing"
    """Nothing takes it: no role gives it."""


@dataclass(frozen=True, slots=True)
class Lack:
    """Permissions that the bot lacks in a channel for one reason."""

    permissions: tuple[str, ...]
    """Their names in discord.py."""
    taken: Taken
    roles: tuple[Role, ...] = ()
    """The roles from which the channel takes them."""


def lacks(server: Server, place: Place, needed: Iterable[str]) -> list[Lack]:
    """What the bot lacks of the permissions that it needs in a channel, by reason, in their order. If it may
    not see the channel, that alone, because all else follows from it."""
    found: dict[tuple[Taken, tuple[Role, ...]], list[str]] = {}
    for name in needed:
        why = _why_not(server, place, flag(name))
        if why is not None:
            found.setdefault(why, []).append(name)
    all_lacks = [Lack(tuple(names), taken, roles) for (taken, roles), names in found.items()]
    blind = [Lack((VIEW,), each.taken, each.roles) for each in all_lacks if VIEW in each.permissions]
    return blind or all_lacks


def may(server: Server, place: Place, *names: str) -> bool:
    """Whether the bot has these permissions in a channel."""
    return not lacks(server, place, names)


def role_may(server: Server, place: Place, role: Role, *names: str) -> bool:
    """Whether somebody who has only this role has these permissions in a channel."""
    given = server.everyone | role.permissions
    if given & flag("administrator"):
        return True
    for number in (server.id, role.id):
        entry = place.roles.get(number, Entry())
        given = given & ~entry.deny | entry.allow
    return all(given & flag(name) for name in names)


def flag(name: str) -> int:
    """The bit of a permission, by its name in discord.py."""
    return discord.Permissions(**{name: True}).value


def _why_not(server: Server, place: Place, bit: int) -> tuple[Taken, tuple[Role, ...]] | None:
    """What takes a permission from the bot in a channel; None if it has it."""
    given = server.everyone
    for role in server.mine:
        given |= role.permissions
    if given & flag("administrator"):
        return None
    own_entry = place.members.get(server.me, Entry())
    if own_entry.allow & bit:
        return None
    if own_entry.deny & bit:
        return Taken.FROM_ME, ()
    entries = [(role, place.roles[role.id]) for role in server.mine if role.id in place.roles]
    if any(entry.allow & bit for _, entry in entries):
        return None
    denying = tuple(role for role, entry in entries if entry.deny & bit)
    if denying:
        return Taken.FROM_ROLES, denying
    everyone = place.roles.get(server.id, Entry())
    if everyone.allow & bit:
        return None
    if everyone.deny & bit:
        return Taken.FROM_EVERYONE, ()
    return None if given & bit else (Taken.NEVER_GIVEN, ())
