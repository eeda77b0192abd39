"""What somebody fills in who does not read: anything that a menu or a form takes. It sends nothing."""

from __future__ import annotations

import random
import re
from typing import Any

from sandbox.codes import (
    CHANNEL_SELECT,
    CHECKBOX_GROUP,
    RADIO_GROUP,
    ROLE_SELECT,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    USER_SELECT,
    Json,
    Snowflake,
)
from sandbox.limits.components import counts
from sandbox.limits.modals import lengths
from sandbox.people.forms import Field, Form
from sandbox.world.objects import Channel

_WITH_OPTIONS = (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP)


def guessed(menu: Json, place: Channel, luck: random.Random) -> list[str]:
    """Values that the menu takes here; at least one where it takes any."""
    offered = _offered(menu, place)
    least, most = counts(menu)
    most = min(most, len(offered))
    return luck.sample(offered, luck.randint(min(max(least, 1), most), most))


def filled(form: Form, place: Channel, luck: random.Random) -> dict[str, Any]:
    """Values for the required fields of a form that are empty, by custom id: a text is the first number in
    the field's label, or one."""
    empty = [field for field in form.fields if field.is_required and not field.value]
    return {field.custom_id: _value(field, place, luck) for field in empty}


def _value(field: Field, place: Channel, luck: random.Random) -> Any:
    if field.type == TEXT_INPUT:
        found = re.search(r"\d+", field.label)
        least, _ = lengths(field.component)
        return (found[0] if found else "1").ljust(least, "1")
    return guessed(field.component, place, luck) if field.type in (*SELECTS, *_WITH_OPTIONS) else field.value


def _offered(menu: Json, place: Channel) -> list[Snowflake]:
    """The values of a menu's options; for people, roles and channels those of the server."""
    kind, guild = menu["type"], place.guild
    if kind in _WITH_OPTIONS:
        return [str(option["value"]) for option in menu["options"]]
    if guild is None:
        return []
    if kind == CHANNEL_SELECT:
        kinds = menu.get("channel_types") or [TEXT]
        return [channel.id for channel in guild.places.values() if channel.type in kinds]
    roles = [role.id for role in guild.roles] if kind != USER_SELECT else []
    return [*roles, *(guild.members if kind != ROLE_SELECT else ())]
