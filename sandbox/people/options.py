"""Which values a client takes for a command's option, and what it sends for them; others it marks red."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandbox.codes import (
    ATTACHMENT_OPTION,
    BOOLEAN,
    CHANNEL,
    FILE_LIMIT,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    USER,
    Json,
    Snowflake,
)
from sandbox.limits.options import MOST_TYPED, SAFE_INTEGER
from sandbox.people.languages import localised
from sandbox.people.named import HasUser, Named
from sandbox.people.not_offered import NotOffered
from sandbox.world.objects import Channel, Role, User
from sandbox.world.posting import Upload

Value = str | int | float | bool | HasUser | User | Role | Channel | Upload
Sent = str | int | float | bool
Take = Callable[[Json, Value, Named], Sent]


def sent_value(option: Json, value: Value, named: Named, locale: str) -> Sent:
    """The value as the client sends it; `NotOffered` if it would mark it red."""
    if option.get("choices"):
        return _choice(option, value, locale)
    return _KINDS[option["type"]](option, value, named)


def _choice(option: Json, value: Value, locale: str) -> Sent:
    choices: list[Json] = option["choices"]
    for choice in choices:
        names = (choice["name"], localised(choice, "name", locale), choice["value"])
        if not isinstance(value, bool) and value in names:
            sent: Sent = choice["value"]
            return sent
    shown = [localised(choice, "name", locale) for choice in choices]
    raise NotOffered("option-choice", option=option["name"], offered=shown, value=value)


def _named(
    key: str, find: Callable[[Named, Value], Snowflake | None]
) -> Callable[[Json, Value, Named], Sent]:
    def take(option: Json, value: Value, named: Named) -> Sent:
        found = None if isinstance(value, bool | int | float) else find(named, value)
        if found is None:
            raise NotOffered(key, option=option["name"], value=value)
        return found

    return take


def _channel(option: Json, value: Value, named: Named) -> Sent:
    found = named.found_place(value)
    if found is None:
        raise NotOffered("option-channel", option=option["name"], value=value)
    kinds = option.get("channel_types")
    if kinds and found.type not in kinds:
        raise NotOffered("channel-type", option=option["name"], place=found.name)
    named.place(found)
    return found.id


def _file(option: Json, value: Value, named: Named) -> Sent:
    if not isinstance(value, Upload):
        raise NotOffered("option-file", option=option["name"], value=value)
    check_file(value)
    return named.file(value)


def check_file(upload: Upload) -> None:
    """Raise `NotOffered` if the file is too large: a client does not even begin to send it."""
    if len(upload.data) > FILE_LIMIT:
        raise NotOffered("file-too-large", file=upload.filename, size=len(upload.data), most=FILE_LIMIT)


def _boolean(option: Json, value: Value, named: Named) -> Sent:
    if not isinstance(value, bool):
        raise NotOffered("option-boolean", option=option["name"], value=value)
    return value


def _text(option: Json, value: Value, named: Named) -> Sent:
    if not isinstance(value, str):
        raise NotOffered("option-text", option=option["name"], value=value)
    least = option.get("min_length") or (1 if option.get("required") else 0)
    most = option.get("max_length") or MOST_TYPED
    if not least <= len(value) <= most:
        raise NotOffered("option-length", option=option["name"], least=least, most=most, length=len(value))
    return value


def _number(option: Json, value: Value, named: Named) -> Sent:
    is_whole = option["type"] == INTEGER
    if isinstance(value, bool) or not isinstance(value, int if is_whole else int | float):
        raise NotOffered(
            "option-integer" if is_whole else "option-number", option=option["name"], value=value
        )
    assert isinstance(value, int | float)
    least, most = option.get("min_value"), option.get("max_value")
    least = -SAFE_INTEGER if least is None else least
    most = SAFE_INTEGER if most is None else most
    if value < least:
        raise NotOffered("option-too-small", option=option["name"], least=least, value=value)
    if value > most:
        raise NotOffered("option-too-large", option=option["name"], most=most, value=value)
    return value


_KINDS: Mapping[int, Take] = {
    STRING: _text,
    INTEGER: _number,
    NUMBER: _number,
    BOOLEAN: _boolean,
    USER: _named("option-person", Named.person),
    ROLE: _named("option-role", Named.role),
    MENTIONABLE: _named("option-mentionable", Named.mentionable),
    CHANNEL: _channel,
    ATTACHMENT_OPTION: _file,
}
