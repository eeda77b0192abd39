"""What every part of the Discord layer works with, in one object, and the few things they all say."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import discord

from engine.game import AnyGame
from engine.posted import Posted
from engine.rows import PersonId, Session
from engine.sessions import Person, Sessions
from renders.face import AnyFace, Names
from renders.words import Words, words_for

if TYPE_CHECKING:
    from cogs.board_message import BoardMessages
    from cogs.lobby_message import LobbyMessages
    from cogs.pictures import Pictures


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The engine's front door, the games, how they look, and what keeps the public messages up to date."""

    sessions: Sessions
    posted: Posted
    games: Mapping[str, AnyGame]
    faces: Mapping[str, AnyFace]
    pictures: "Pictures"
    boards: "BoardMessages"
    lobbies: "LobbyMessages"


def person(interaction: discord.Interaction[Any]) -> Person:
    """Who acts, under the name that the server shows."""
    return Person(PersonId(interaction.user.id), interaction.user.display_name)


def data_of(interaction: discord.Interaction[Any]) -> Mapping[str, Any]:
    """The interaction's payload as Discord sent it: custom id, values, components."""
    return cast(Mapping[str, Any], interaction.data or {})


def private_words(interaction: discord.Interaction[Any]) -> Words:
    """The words for what only the person who acts will read."""
    return words_for(str(interaction.locale))


def public_words(session: Session) -> Words:
    """The words for what the whole server will read."""
    return words_for(session.language)


def plain_names(session: Session, words: Words) -> Names:
    """The players' names by seat, for pictures, labels and alternative texts."""
    return tuple(
        words.text("robot-name", name=seat.name) if seat.is_robot else seat.name for seat in session.seats
    )


def text_names(session: Session, words: Words) -> Names:
    """The players' names by seat, for messages: nothing in them is markdown or a mention."""
    return tuple(escaped(name) for name in plain_names(session, words))


def escaped(name: str) -> str:
    """A name that a message shows as it is."""
    escaped = discord.utils.escape_mentions(discord.utils.escape_markdown(name))
    return escaped.replace("<", "\\<")  # channels, times, emoji
