"""Who acts, what was sent, in which language to answer, and how names are shown."""

from collections.abc import Mapping
from typing import Any, cast

import discord

from engine.journal.records import PersonId, Session
from engine.sessions.seating import Person
from renders.face import Names
from renders.language.catalogues import Words, words_for
from renders.language.player_names import in_labels, in_messages


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
    """The players' names by seat as they wrote them: for pictures, which mark players and fit names in."""
    return tuple(seat.name for seat in session.seats)


def label_names(session: Session, words: Words) -> Names:
    """The players' names by seat, for labels and alternative texts."""
    return in_labels(plain_names(session), words)


def text_names(session: Session, words: Words) -> Names:
    """The players' names by seat, for messages: nothing in them is markdown or a mention."""
    return in_messages(plain_names(session), words)
