"""Who may do what in which place: how roles and overwrites add up.

Written after Discord's "Permissions" page; it knows guilds, members and channels, and no requests.
"""

from __future__ import annotations

from sandbox.world.bits import BITS, EVERYTHING, bits
from sandbox.world.objects import Channel, Guild, Member, Role

_WHILE_TIMED_OUT = bits("VIEW_CHANNEL", "READ_MESSAGE_HISTORY")
_ONLY_WITH_SENDING = bits("MENTION_EVERYONE", "SEND_TTS_MESSAGES", "ATTACH_FILES", "EMBED_LINKS")


def permissions_of(member: Member, channel: Channel | None, now: float) -> int:
    """What `member` may do in `channel` (None: in the guild at large); threads have their parent's rules."""
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


def outranks(member: Member, other: Member) -> bool:
    """Whether the highest role of `member` is above the other's; the owner is above all."""
    if other.user is other.guild.owner:
        return False
    return member.user is member.guild.owner or rank(member) > rank(other)


def rank(member: Member) -> int:
    """How high the highest role of `member` stands; 0 is everyone's."""
    return max([0, *(rank_of(role, member.guild) for role in member.roles)])


def rank_of(role: Role, guild: Guild) -> int:
    return guild.roles.index(role) + 1 if role in guild.roles else 0


def _overwritten(total: int, member: Member, channel: Channel) -> int:
    """Apply everyone's overwrite first, then those of all roles together, then the member's own."""
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
    """Without viewing nothing is allowed; without sending, neither files, embeds nor mentions of everyone."""
    if not total & BITS["VIEW_CHANNEL"]:
        return 0
    sending = "SEND_MESSAGES_IN_THREADS" if channel.thread is not None else "SEND_MESSAGES"
    if not total & BITS[sending]:
        total &= ~_ONLY_WITH_SENDING
    return total
