"""Discord's numbers, as its documentation lists them, and the shape of its JSON. It decides nothing."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

Snowflake = str
Json = dict[str, Any]

# Channels, messages and their flags.
TEXT, DM, CATEGORY, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 4, 11, 12
ORDINARY, MESSAGE_PINNED, THREAD_CREATED, REPLY, COMMAND_REPLY, THREAD_STARTER = 0, 6, 18, 19, 20, 21
SYSTEM_MESSAGES = (MESSAGE_PINNED, THREAD_CREATED, THREAD_STARTER)
SUPPRESS_EMBEDS, EPHEMERAL, LOADING = 1 << 2, 1 << 6, 1 << 7
SUPPRESS_NOTIFICATIONS, VOICE_MESSAGE, COMPONENTS_V2 = 1 << 12, 1 << 13, 1 << 15

# Interactions, and the ways to answer them.
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
RESPOND_WITHIN_S = 3.0
TOKEN_LIVES_S = 15 * 60.0
FILE_LIMIT = 10 * 1024 * 1024
REQUEST_LIMIT = 25 * 1024 * 1024

# Commands and their options.
CHAT_INPUT, USER_COMMAND, MESSAGE_COMMAND = 1, 2, 3
SUB_COMMAND, SUB_COMMAND_GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL = 1, 2, 3, 4, 5, 6, 7
ROLE, MENTIONABLE, NUMBER, ATTACHMENT_OPTION = 8, 9, 10, 11

LOCALES = (
    *("en-US", "en-GB", "nl", "de", "bg", "cs", "da", "el", "es-ES", "es-419", "fi", "fr", "hi", "hr", "hu"),
    *("id", "it", "ja", "ko", "lt", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi"),
    *("zh-CN", "zh-TW"),
)

# Components; LINK and PREMIUM are styles of buttons.
ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6

ATTACHMENT = "attachment://"


def read_json(text: str | bytes) -> Any:
    """Read JSON as others do; ValueError also for NaN, which Python takes, and for too deep nesting."""
    try:
        return json.loads(text, parse_constant=_refuse)
    except RecursionError as error:
        raise ValueError("too deep") from error


def _refuse(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def walk(components: Iterable[Json] | None) -> Iterator[Json]:
    """Every component of a tree, parents first, in the order in which the components are shown."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])
