"""What an interaction itself contains: who acts, what was sent, and in which language to answer.

It knows no session: an interaction may belong to none.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

import discord

from engine.journal.records import PersonId
from engine.sessions.seating import Person
from renders.language.catalogues import Words, words_for

LONGEST_ID: Final = 20
"""The most digits of an id of Discord's."""


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


def fields(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was typed into a form, or the first thing that was chosen in it, by the custom ids of its fields.
    A forged form may lack any of them."""
    found = dict[str, str]()
    for part in data_of(interaction).get("components", []):
        field = part.get("component") or {}
        values = field.get("values") or []
        value = field.get("value") if "value" in field else next(iter(values), None)
        if value is not None:
            found[str(field.get("custom_id"))] = str(value)
    return found


def id_of(sent: str) -> int:
    """An id of Discord's that a menu or a form sends; 0, which nothing has, for anything else."""
    is_id = sent.isascii() and sent.isdecimal() and len(sent) <= LONGEST_ID
    return int(sent) if is_id and int(sent) < 1 << 64 else 0


def private_words(interaction: discord.Interaction[Any]) -> Words:
    """The words for texts that only the person who acts will read."""
    return words_for(str(interaction.locale))
