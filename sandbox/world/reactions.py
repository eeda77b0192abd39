"""Reactions and pins: what people do to a message without writing. It knows no routes."""

from __future__ import annotations

import re
import unicodedata

from sandbox.codes import MESSAGE_PINNED, Json
from sandbox.world.objects import Channel, Happening, Message, User
from sandbox.world.world import World

MOST_EMOJIS = 20


_PIECE = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}|[0-9#*]\ufe0f?\u20e3|(.)[\U0001f3fb-\U0001f3ff]?\ufe0f?[\U000e0020-\U000e007f]*"
)
_JOINER, _INFORMATION = "\u200d", "ℹ"


def is_emoji(text: str) -> bool:
    """Whether it looks like one of Unicode's emojis: a sign that is part of no word, or several joined."""
    pieces = [_PIECE.fullmatch(piece) for piece in text.split(_JOINER)]
    return all(piece is not None and _is_sign(piece[1]) for piece in pieces)


def _is_sign(sign: str | None) -> bool:
    if sign is None or sign == _INFORMATION:
        return True
    return not sign.isascii() and unicodedata.category(sign)[0] in "SP"


def emoji_payload(emoji: str) -> Json:
    """An emoji as events and messages show it; a route names it as `name:id` or by its character."""
    name, _, key = emoji.partition(":")
    return {"id": key or None, "name": name}


def react(world: World, message: Message, user: User, emoji: str) -> None:
    users = message.reactions.setdefault(emoji, [])
    if user not in users:
        users.append(user)
        world.announce("MESSAGE_REACTION_ADD", _happening(message, emoji, user))


def unreact(world: World, message: Message, user: User, emoji: str) -> None:
    users = message.reactions.get(emoji, [])
    if user not in users:
        return
    users.remove(user)
    if not users:
        del message.reactions[emoji]
    world.announce("MESSAGE_REACTION_REMOVE", _happening(message, emoji, user))


def clear_reactions(world: World, message: Message, emoji: str | None = None) -> None:
    """Take away everybody's reactions with one emoji, or (None) with all."""
    if emoji is None:
        message.reactions.clear()
        world.announce("MESSAGE_REACTION_REMOVE_ALL", Happening(message=message))
    elif message.reactions.pop(emoji, None) is not None:
        world.announce("MESSAGE_REACTION_REMOVE_EMOJI", _happening(message, emoji))


def pin(world: World, message: Message, user: User) -> None:
    """Pin a message; a system message says who did."""
    if message.pinned_at is not None:
        return
    message.pinned_at = world.clock.now()
    _tell_of_pins(world, message)
    told = Message(world.snowflake(), message.channel, user, world.clock.now(), type=MESSAGE_PINNED)
    told.reference = message
    world.add_message(told)


def unpin(world: World, message: Message) -> None:
    if message.pinned_at is not None:
        message.pinned_at = None
        _tell_of_pins(world, message)


def pinned(channel: Channel) -> list[Message]:
    """All pinned messages of a channel, the last pinned first."""
    found = [m for m in channel.messages if m.pinned_at is not None]
    return sorted(found, key=lambda m: m.pinned_at or 0.0, reverse=True)


def _tell_of_pins(world: World, message: Message) -> None:
    world.announce("MESSAGE_UPDATE", message)
    left = pinned(message.channel)
    details: Json = {"at": left[0].pinned_at} if left else {}
    world.announce("CHANNEL_PINS_UPDATE", Happening(channel=message.channel, details=details))


def _happening(message: Message, emoji: str, user: User | None = None) -> Happening:
    return Happening(message=message, user=user, details={"emoji": emoji_payload(emoji)})
