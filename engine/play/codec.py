"""States, events, answers and drafts as JSON and back (by msgspec), and states packed for the file."""

import base64
import zlib
from collections.abc import Iterable
from typing import Any, Final, TypeVar

import msgspec

from engine.play.decisions import Answer
from engine.play.table import TABLE_EVENTS, Event, Told

T = TypeVar("T")

encode = msgspec.json.encode
"""Any dataclass or plain JSON value as compact JSON bytes. Fields keep their order, so equal values have
equal bytes."""

_encode_lines = msgspec.json.Encoder().encode_lines


DecodeError = msgspec.DecodeError
"""What `decode` and its kin raise when the bytes do not fit."""


def decode(raw: bytes | str, kind: type[T]) -> T:
    """A value of the given type. Raises DecodeError when the bytes do not fit."""
    return msgspec.json.decode(raw, type=kind)


_PACKED: Final = "z:"
"""How a packed state begins; no JSON begins so."""


def packed(state: str) -> str:
    """A state as it is stored: a third as long as its JSON, because JSON repeats all names."""
    return _PACKED + base64.b85encode(zlib.compress(state.encode())).decode()


def unpacked(stored: str) -> str:
    """The JSON of a stored state; earlier versions stored the JSON itself. Raises DecodeError when it cannot
    be unpacked."""
    if not stored.startswith(_PACKED):
        return stored
    try:
        return zlib.decompress(base64.b85decode(stored.removeprefix(_PACKED))).decode()
    except (ValueError, zlib.error) as error:
        raise DecodeError(f"a state cannot be unpacked: {error}") from error


def decode_answer(raw: bytes | str) -> Answer:
    """An answer as its decision's `parse` takes it."""
    answer: Any = msgspec.json.decode(raw)
    return tuple(answer) if isinstance(answer, list) else answer


def event_kind(event: Event) -> str:
    """The name under which an event is stored."""
    return type(event).__name__


def decode_event(kind: str, raw: bytes | str, events: Iterable[type[Event]]) -> Event:
    """An event from the name it was stored under: one of the given kinds, or of the table's own. Raises
    LookupError when no event has that name, DecodeError when the bytes do not fit."""
    for event in (*events, *TABLE_EVENTS):
        if event.__name__ == kind:
            return decode(raw, event)
    raise LookupError(f"no event is named {kind}")


def encode_events(story: Iterable[Told]) -> bytes:
    """A part of a story as bytes, one line for each event. The bytes of all parts, joined, are the bytes of
    the whole."""
    return _encode_lines([(type(told.event).__name__, told.only, told.event) for told in story])
