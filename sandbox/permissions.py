"""Who may do what where: Discord's permission bits and how roles and overwrites add up.

Written after Discord's "Permissions" page; it knows guilds, members and channels, and no requests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.objects import Channel, Member

BITS: dict[str, int] = {
    "CREATE_INSTANT_INVITE": 1 << 0,
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "SEND_TTS_MESSAGES": 1 << 12,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "MANAGE_ROLES": 1 << 28,
    "MANAGE_WEBHOOKS": 1 << 29,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "MODERATE_MEMBERS": 1 << 40,
    "PIN_MESSAGES": 1 << 51,
}
EVERYTHING = (1 << 53) - 1
EVERYONE_BY_DEFAULT = (
    "CREATE_INSTANT_INVITE",
    "ADD_REACTIONS",
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
    "USE_EXTERNAL_EMOJIS",
    "USE_APPLICATION_COMMANDS",
    "CREATE_PUBLIC_THREADS",
    "CREATE_PRIVATE_THREADS",
    "SEND_MESSAGES_IN_THREADS",
)


def bits(*names: str) -> int:
    """The sum of the named permissions; an unknown name is a KeyError."""
    total = 0
    for name in names:
        total |= BITS[name]
    return total


_WHILE_TIMED_OUT = bits("VIEW_CHANNEL", "READ_MESSAGE_HISTORY")
_ONLY_WITH_SENDING = bits("MENTION_EVERYONE", "SEND_TTS_MESSAGES", "ATTACH_FILES", "EMBED_LINKS")


def permissions_of(member: Member, channel: Channel | None, now: float) -> int:
    """What `member` may do in `channel` (None: in the guild at large); threads take their parent's."""
    guild = member.guild
    if member.user is guild.owner:
        return EVERYTHING
    total = guild.everyone.permissions
    for role in member.roles:
        total |= role.permissions
    if total & BITS["ADMINISTRATOR"]:
        return EVERYTHING
    if channel is not None:
        total = _with_implied(_overwritten(total, member, channel), channel)
    if member.timed_out_until > now:
        total &= _WHILE_TIMED_OUT
    return total


def _overwritten(total: int, member: Member, channel: Channel) -> int:
    """Everyone's overwrite first, then all the roles' together, then the member's own."""
    place = channel.parent if channel.thread is not None and channel.parent is not None else channel
    overwrites = place.overwrites
    everyone = overwrites.get(member.guild.id)
    if everyone is not None:
        total = total & ~everyone.deny | everyone.allow
    of_roles = [overwrites[role.id] for role in member.roles if role.id in overwrites]
    for overwrite in of_roles:
        total &= ~overwrite.deny
    for overwrite in of_roles:
        total |= overwrite.allow
    own = overwrites.get(member.user.id)
    if own is not None:
        total = total & ~own.deny | own.allow
    return total


def _with_implied(total: int, channel: Channel) -> int:
    """Who cannot view can do nothing; who cannot send can neither attach, embed nor mention everyone."""
    if not total & BITS["VIEW_CHANNEL"]:
        return 0
    sending = "SEND_MESSAGES_IN_THREADS" if channel.thread is not None else "SEND_MESSAGES"
    if not total & BITS[sending]:
        total &= ~_ONLY_WITH_SENDING
    return total
