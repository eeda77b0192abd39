"""What only a hostile client sends: interactions that no client offers, but that Discord might let through.

It checks nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandbox.codes import (
    BOOLEAN,
    CHAT_INPUT,
    COMMAND,
    COMPONENT,
    INTEGER,
    NUMBER,
    ROW,
    STRING,
    SUB_COMMAND,
    SUB_COMMAND_GROUP,
    TEXT_INPUT,
    Json,
)
from sandbox.world.objects import Channel, Interaction, Message, User
from sandbox.world.world import World

_TYPES = {str: STRING, int: INTEGER, bool: BOOLEAN, float: NUMBER}


def forged_command(
    world: World, path: str, options: Mapping[str, Any], *, command_id: str | None, focused: str | None
) -> Json:
    """The data of a typed command that need not exist, with options that it need not have.

    Each option has the type that its value looks like, unless it is given as `(type, value)`.
    """
    name, *chain = path.removeprefix("/").split()
    known = [c for scope in world.commands.values() for c in scope if c["name"] == name]
    filled = [_option(key, value, is_focused=key == focused) for key, value in options.items()]
    for depth, part in reversed(list(enumerate(chain, 1))):
        kind = SUB_COMMAND if depth == len(chain) else SUB_COMMAND_GROUP
        filled = [{"name": part, "type": kind, "options": filled}]
    key = command_id or (known[0]["id"] if known else world.snowflake())
    return {"id": key, "name": name, "type": CHAT_INPUT, "options": filled}


def _option(name: str, given: Any, *, is_focused: bool) -> Json:
    kind, value = given if isinstance(given, tuple) else (_TYPES.get(type(given), STRING), given)
    return {"name": name, "type": kind, "value": value} | ({"focused": True} if is_focused else {})


def forged_form(custom_id: str, fields: Mapping[str, Any]) -> Json:
    """The answer to a modal of text fields that nobody opened."""
    rows = [
        {
            "type": ROW,
            "id": n,
            "components": [{"type": TEXT_INPUT, "id": 100 + n, "custom_id": k, "value": v}],
        }
        for n, (k, v) in enumerate(fields.items(), 1)
    ]
    return {"custom_id": custom_id, "components": rows}


def made_up_message(world: World, place: Channel) -> Message:
    """A message that does not exist."""
    return Message(world.snowflake(), place, world.bot, world.clock.now(), content="made up")


def made_up_opener(world: World, user: User, place: Channel, source: Message | None) -> Interaction:
    """An interaction that could have opened a forged form; every modal's answer names one."""
    kind = COMMAND if source is None else COMPONENT
    return Interaction(world.snowflake(), "", kind, user, place, {}, world.clock.now(), message=source)
