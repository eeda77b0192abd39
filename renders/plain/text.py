"""Any view, event or option in plain words, made from the names of its fields and keys.

Knows no game: the types of fields, and keys such as "seat-2", tell it what is a player's seat.
"""

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from engine.play.codec import decode_answer
from engine.play.table import TABLE_EVENTS, Event, Seat
from renders.language import telling
from renders.language.catalogues import Words
from renders.language.game_words import readable
from renders.language.names import cut, cut_lines, escaped
from renders.language.telling import LINE
from renders.reader import Reader

_SEAT_KEY: Final = re.compile(r"seat-(\d+)")
_ELSEWHERE: Final = frozenset(("seat", "asked", "asked_for", "players", "ranks", "hand", "is_over"))
"""Fields of a view that are not listed with the others."""
_NOTHING: Final = "–"
"""Stands for nothing and for nobody in all languages."""
_MARKS: Final = re.compile(r"\*\*|\\(?=\W)|^(?:### |-# |- )", re.MULTILINE)


def key_text(key: str, reader: Reader[Any]) -> str:
    """The key of an option or of a group in words; "seat-2" becomes the player's name."""
    seat = _SEAT_KEY.fullmatch(key)
    return reader.name(int(seat[1])) if seat and int(seat[1]) < len(reader.names) else readable(key)


def turn(reader: Reader[Any]) -> str:
    """Whom the table waits for and for what, as far as the view tells."""
    if getattr(reader.view, "is_over", False):
        return reader.words.text("plain-over")
    players = reader.listed(getattr(reader.view, "asked", ())) or reader.words.text("list-nobody")
    decision: str | None = getattr(reader.view, "asked_for", None)
    if decision is None:
        return reader.words.text("plain-waits", players=players)
    return reader.words.text("plain-turn", players=players, decision=readable(decision))


def prompt(decision: str, reader: Reader[Any]) -> str:
    """What the seat of the view must decide, or that it may change its sealed answer while the table waits
    for others."""
    view = reader.view
    has_answered = decision == getattr(view, "asked_for", None) and view.seat not in view.asked
    return reader.words.text(
        "plain-prompt-again" if has_answered else "plain-prompt", decision=readable(decision)
    )


def board_text(reader: Reader[Any], about: str) -> str:
    """All of a view, as markdown, after the line `about`: each field on its own line, then each player's side
    on one, at the end with their place. Empty lines part these."""
    view, reader = reader.view, reader.named()
    lines, ranks = [about], getattr(view, "ranks", ())
    if table := [f"- {field}" for field in _fields(view, reader, but=_ELSEWHERE)]:
        lines += ["", *table]
    for seat, player in enumerate(getattr(view, "players", ())):
        place = [reader.words.text("plain-place", place=ranks[seat])] if ranks else []
        side = " · ".join([*place, *_fields(player, reader, but={"seat"})])
        lines += ["", f"**{reader.names[seat]}**", f"- {side}"]
    return "\n".join(cut(line, LINE) for line in lines)


def hand_text(reader: Reader[Any]) -> str:
    """The side of the seat whose view it is, as markdown: its player's, and its hand."""
    view, reader = reader.view, reader.named()
    seat, players = getattr(view, "seat", None), getattr(view, "players", ())
    lines = [] if seat is None else [f"**{reader.names[seat]}**"]
    for side in (players[seat] if seat is not None and players else None, getattr(view, "hand", None)):
        lines += [f"- {field}" for field in _fields(side, reader, but={"seat"})] if is_dataclass(side) else []
    return "\n".join(cut(line, LINE) for line in lines)


def unmarked(text: str) -> str:
    """A text without its markdown: for pictures and alternative texts."""
    return _MARKS.sub("", text)


def alternative(text: str, limit: int) -> str:
    """A text in at most `limit` characters without markdown, cut at the end of a line."""
    return cut_lines([line for line in unmarked(text).split("\n") if line], limit)


def sentence(event: Event, shown: Sequence[str], words: Words) -> str:
    """An event by its name and its fields, with names that are set off already."""
    reader = Reader(None, tuple(shown), words)
    if isinstance(event, TABLE_EVENTS):
        return telling.sentence(event, telling.message_id(event, ""), _of_the_table(reader), words)
    told = " · ".join(_fields(event, reader))
    name = readable(type(event).__name__)
    return words.text("plain-field", field=name, value=told) if told else name


def _of_the_table(reader: Reader[Any]) -> Callable[[str, Any], str]:
    """How the table's own events show a field; what is there to be checked stands on the page about luck."""

    def say(field: str, value: Any) -> str:
        match field:
            case "seat":
                return str(reader.names[value])
            case "answer":
                return _said(decode_answer(value), None, reader)
            case _:
                return ""

    return say


def _fields(thing: Any, reader: Reader[Any], *, but: Set[str] = frozenset()) -> Iterator[str]:
    """The fields of a dataclass, each with its value; anything else is one value."""
    if not is_dataclass(thing):
        yield _said(thing, None, reader)
        return
    hints = _hints(thing)
    for field in fields(thing):
        if field.name not in but:
            value = _said(getattr(thing, field.name), hints.get(field.name), reader)
            yield reader.words.text("plain-field", field=readable(field.name), value=value)


def _hints(thing: Any) -> Mapping[str, Any]:
    """The types of a dataclass's fields, as far as they can be resolved outside its module."""
    try:
        return get_type_hints(type(thing))
    except NameError:
        return {}


def _said(value: Any, hint: Any, reader: Reader[Any]) -> str:
    """A value in a line. Its declared type tells a seat from a number."""
    words = reader.words
    if get_origin(hint) in (Union, UnionType):
        hint = next((each for each in get_args(hint) if each is not type(None)), None)
    match value:
        case None:
            return _NOTHING
        case bool():
            return words.text("plain-yes" if value else "plain-no")
        case int() if hint is Seat and value < len(reader.names):
            return reader.names[value]
        case Enum():
            return _said(value.value, None, reader)
        case str():
            return key_text(value, reader) if _SEAT_KEY.fullmatch(value) else escaped(readable(value))
        case Mapping():
            of_key, of_each = get_args(hint) or (None, None)
            items = [f"{_said(k, of_key, reader)}: {_part(v, of_each, reader)}" for k, v in value.items()]
        case Sequence() | Set():
            items = [_part(each, each_hint, reader) for each, each_hint in _with_hints(value, hint)]
        case _ if is_dataclass(value):
            items = list(_fields(value, reader))
        case _:
            return str(value)
    return ", ".join(items) or _NOTHING


def _part(value: Any, hint: Any, reader: Reader[Any]) -> str:
    """A value among others, in brackets if it has several parts itself."""
    text = _said(value, hint, reader)
    has_parts = is_dataclass(value) or isinstance(value, Sequence | Set | Mapping)
    return f"({text})" if has_parts and not isinstance(value, str) else text


def _with_hints(values: Sequence[Any] | Set[Any], hint: Any) -> Iterator[tuple[Any, Any]]:
    """Values with their declared types: one type for all, or for a tuple each value's own."""
    declared = get_args(hint)
    if get_origin(hint) is not tuple or Ellipsis in declared:
        declared = declared[:1] * len(values)
    return itertools.zip_longest(values, declared[: len(values)])
