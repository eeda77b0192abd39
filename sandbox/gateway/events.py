"""The events of the gateway: which intent each needs, and what it says.

`World.announce` names what happened, with the record that it happened to or with a `Happening`; a line in
`EVENTS` lets the bot hear of it. This module knows no socket.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sandbox.codes import Json
from sandbox.gateway import intents as i
from sandbox.gateway.session import Session
from sandbox.payloads import events as tell
from sandbox.payloads.commands import permissions_changed
from sandbox.payloads.messages import gateway_message_payload
from sandbox.payloads.places import channel_payload, guild_create_payload, own_user_payload
from sandbox.world.objects import Announced, Channel, Guild, Happening, Member, Message
from sandbox.world.world import World


@dataclass(frozen=True)
class Kind:
    """The `intent` that an event needs in a server, and `direct` in direct messages; 0 is none.

    `payload` makes its data from its subject for a session; None if that session gets nothing.
    """

    intent: int
    payload: Callable[[Any, Session], Json | None]
    direct: int = 0


def _plain(payload: Callable[[Any], Json]) -> Callable[[Any, Session], Json]:
    """A payload that is the same for every session."""
    return lambda subject, session: payload(subject)


def guild_create(guild: Guild, session: Session) -> Json:
    """GUILD_CREATE: without GUILD_PRESENCES only the bot; in a large server those with a role or nickname.

    A bot that wants the other members asks for them (Gateway Events, "Request Guild Members"). Only a guild
    that the session was told to be unavailable is said to be available; any other one the bot has joined.
    """
    is_large = len(guild.members) > session.large_threshold
    everyone = guild.members.values()
    sees = session.intents & i.GUILD_PRESENCES
    bot = guild.world.bot
    shown = [m for m in everyone if m.user is bot or (sees and (not is_large or m.roles or m.nick))]
    payload = guild_create_payload(guild, shown=shown, is_large=is_large)
    if guild.id in session.unavailable:
        session.unavailable.discard(guild.id)
        payload["unavailable"] = False
    return payload | ({"presences": [tell.presence(member) for member in shown]} if sees else {})


def _guild_gone(guild: Guild, session: Session) -> Json:
    if guild.unavailable:
        session.unavailable.add(guild.id)
    return tell.guild_gone(guild)


def _message(message: Message, session: Session) -> Json:
    return gateway_message_payload(message, reads_content=bool(session.intents & i.MESSAGE_CONTENT))


def _new_thread(thread: Channel, session: Session) -> Json:
    return channel_payload(thread) | {"newly_created": True}


def _thread_members(happening: Happening, session: Session) -> Json | None:
    return tell.thread_members(happening, others=bool(session.intents & i.GUILD_MEMBERS))


def ready(world: World, session: Session, guilds: list[Guild]) -> Json:
    """The READY event; GUILD_CREATEs for this shard's servers, until then unavailable, follow it."""
    session.unavailable |= {guild.id for guild in guilds}
    return {
        "v": 10,
        "user": own_user_payload(world.bot),
        "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": world.gateway_url,
        "application": {"id": world.bot.id, "flags": world.application.flags},
        "private_channels": [],
        "shard": list(session.shard),
    }


_CHANNEL, _MEMBER, _ROLE = _plain(channel_payload), _plain(tell.member), _plain(tell.role)
_BAN, _REACTION = _plain(tell.ban), _plain(tell.reaction)
_REACTIONS = i.GUILD_MESSAGE_REACTIONS
_DIRECT_REACTIONS = i.DIRECT_MESSAGE_REACTIONS

EVENTS: dict[str, Kind] = {
    "GUILD_CREATE": Kind(i.GUILDS, guild_create),
    "GUILD_UPDATE": Kind(i.GUILDS, _plain(tell.guild)),
    "GUILD_DELETE": Kind(i.GUILDS, _guild_gone),
    "GUILD_ROLE_CREATE": Kind(i.GUILDS, _ROLE),
    "GUILD_ROLE_UPDATE": Kind(i.GUILDS, _ROLE),
    "GUILD_ROLE_DELETE": Kind(i.GUILDS, _plain(tell.role_gone)),
    "GUILD_MEMBER_ADD": Kind(i.GUILD_MEMBERS, _MEMBER),
    "GUILD_MEMBER_UPDATE": Kind(i.GUILD_MEMBERS, _MEMBER),
    "GUILD_MEMBER_REMOVE": Kind(i.GUILD_MEMBERS, _plain(tell.member_gone)),
    "GUILD_BAN_ADD": Kind(i.GUILD_MODERATION, _BAN),
    "GUILD_BAN_REMOVE": Kind(i.GUILD_MODERATION, _BAN),
    "APPLICATION_COMMAND_PERMISSIONS_UPDATE": Kind(0, _plain(permissions_changed)),
    "CHANNEL_CREATE": Kind(i.GUILDS, _CHANNEL),
    "CHANNEL_UPDATE": Kind(i.GUILDS, _CHANNEL),
    "CHANNEL_DELETE": Kind(i.GUILDS, _CHANNEL),
    "CHANNEL_PINS_UPDATE": Kind(i.GUILDS, _plain(tell.pins), i.DIRECT_MESSAGES),
    "WEBHOOKS_UPDATE": Kind(i.GUILD_WEBHOOKS, _plain(tell.webhooks)),
    "THREAD_CREATE": Kind(i.GUILDS, _new_thread),
    "THREAD_UPDATE": Kind(i.GUILDS, _CHANNEL),
    "THREAD_DELETE": Kind(i.GUILDS, _plain(tell.thread_gone)),
    "THREAD_MEMBER_UPDATE": Kind(i.GUILDS, _plain(tell.thread_member)),
    "THREAD_MEMBERS_UPDATE": Kind(i.GUILDS, _thread_members),
    "MESSAGE_CREATE": Kind(i.GUILD_MESSAGES, _message, i.DIRECT_MESSAGES),
    "MESSAGE_UPDATE": Kind(i.GUILD_MESSAGES, _message, i.DIRECT_MESSAGES),
    "MESSAGE_DELETE": Kind(i.GUILD_MESSAGES, _plain(tell.message_gone), i.DIRECT_MESSAGES),
    "MESSAGE_DELETE_BULK": Kind(i.GUILD_MESSAGES, _plain(tell.messages_gone)),
    "MESSAGE_REACTION_ADD": Kind(_REACTIONS, _plain(tell.reaction_added), _DIRECT_REACTIONS),
    "MESSAGE_REACTION_REMOVE": Kind(_REACTIONS, _REACTION, _DIRECT_REACTIONS),
    "MESSAGE_REACTION_REMOVE_ALL": Kind(_REACTIONS, _REACTION, _DIRECT_REACTIONS),
    "MESSAGE_REACTION_REMOVE_EMOJI": Kind(_REACTIONS, _REACTION, _DIRECT_REACTIONS),
    "TYPING_START": Kind(i.GUILD_MESSAGE_TYPING, _plain(tell.typing), i.DIRECT_MESSAGE_TYPING),
}


def guild_of(subject: Announced) -> Guild | None:
    """The server that an event names; ephemeral and direct messages name none."""
    if isinstance(subject, Guild):
        return subject
    if isinstance(subject, Message):
        return None if subject.reader is not None else subject.channel.guild
    return subject.guild


def wanted(event: str, subject: Announced, world: World) -> int:
    """The intent that this event needs; 0 for a change of the bot's own membership."""
    kind = EVENTS[event]
    if event == "GUILD_MEMBER_UPDATE" and isinstance(subject, Member) and subject.user is world.bot:
        return 0
    return kind.intent if guild_of(subject) is not None else kind.direct


def reaches_bot(event: str, subject: Announced, world: World) -> bool:
    """Whether the bot is in the server, and for a message or a thread whether it sees the channel.

    The bot hears of every channel of a server, even those that it cannot look into.
    """
    guild = guild_of(subject)
    if event == "GUILD_DELETE":
        return True
    if guild is not None and (guild.unavailable or world.bot.id not in guild.members):
        return False
    if isinstance(subject, Guild | Member):
        return guild is not None and guild.id in world.guilds
    channel = subject if isinstance(subject, Channel) else subject.channel
    if channel is None or (isinstance(subject, Channel) and subject.thread is None):
        return True
    return world.may(world.bot, "VIEW_CHANNEL", channel)
