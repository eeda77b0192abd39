"""What a request asks for, read from its query and its body. It does not know what exists."""

from __future__ import annotations

from sandbox.codes import Json
from sandbox.limits.refusal import invalid
from sandbox.rest.door import Call
from sandbox.world.clock import at


def fields_of(call: Call) -> Json:
    """The body as an object; 50035 for any other JSON."""
    if not isinstance(call.body or {}, dict):
        raise invalid("", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    return call.body or {}


def listed(call: Call) -> list[Json]:
    """The body as a list of objects; 50035 for any other JSON."""
    items = call.body
    if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
        raise invalid("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    return items


def limit_of(call: Call, *, ordinary: int, least: int = 1, most: int) -> int:
    """How many the query asks for, `ordinary` if it does not say; 50035 outside the bounds."""
    text = call.query.get("limit", str(ordinary))
    if not text.isdecimal() or not least <= int(text) <= most:
        raise invalid(
            "limit", "NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}, not {text!r}."
        )
    return int(text)


def id_of(call: Call, key: str) -> int | None:
    """An id in the query ("after"), None if there is none; 50035 if it is no id."""
    text = call.query.get(key)
    if text is None:
        return None
    if not text.isdecimal():
        raise invalid(key, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return int(text)


def time_of(call: Call, key: str) -> float | None:
    """A time in the query ("before"), None if there is none; 50035 if it is no time."""
    text = call.query.get(key)
    if text is None:
        return None
    try:
        return at(text)
    except ValueError:
        raise invalid(key, "DATE_TIME_TYPE_PARSE", f"Could not parse {text}. Should be ISO8601.") from None


def asks_for(call: Call, key: str) -> bool:
    """Whether the query says yes to `key`."""
    return call.query.get(key) in ("1", "true", "True")
