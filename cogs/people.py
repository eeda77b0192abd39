"""Who acts, what was sent, in which language to answer, and how names are shown."""

from collections.abc import Mapping
from typing import Any, cast

import discord

from engine.records import PersonId, Session
from engine.sessions import Person
from renders.face import Names
from renders.names import escaped
from renders.words import Words, words_for


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


def plain_names(session: Session) -> Names:
    """The players' names by seat, for pictures, labels and alternative texts."""
    return tuple(seat.name for seat in session.seats)


def text_names(session: Session) -> Names:
    """The players' names by seat, for messages: nothing in them is markdown or a mention."""
    return tuple(escaped(name) for name in plain_names(session))
