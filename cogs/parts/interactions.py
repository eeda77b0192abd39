"""What an interaction itself contains: who acts, what was sent, and in which language to answer.

It knows no session: an interaction may belong to none.
"""

from collections.abc import Mapping
from typing import Any, cast

import discord

from engine.journal.records import PersonId
from engine.sessions.seating import Person
from renders.language.catalogues import Words, words_for


def person(interaction: discord.Interaction[Any]) -> Person:
    """The person who acts, with the name that the server shows."""
    return Person(PersonId(interaction.user.id), interaction.user.display_name)


def data_of(interaction: discord.Interaction[Any]) -> Mapping[str, Any]:
    """The interaction's payload as Discord sent it: custom id, values, components."""
    return cast(Mapping[str, Any], interaction.data or {})


def typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed into a form's one field; nothing, if a forged form has none."""
    for part in data_of(interaction).get("components", []):
        field = part.get("component") or {}
        if "value" in field:
            return str(field["value"])
    return ""


def private_words(interaction: discord.Interaction[Any]) -> Words:
    """The words for texts that only the person who acts will read."""
    return words_for(str(interaction.locale))
