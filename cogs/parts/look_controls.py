"""The controls with which one looks back at a game, and what their ids mean.

An id says which step is shown, and through whose eyes. This module does not know what the step shows.
"""

import re
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import CustomId, UnknownId, Verb
from cogs.parts.readers import label_names
from engine.journal.records import SessionId
from engine.play.table import Seat
from engine.sessions.looking_back import Part, Past, Step
from renders.face import AnyFace
from renders.language.catalogues import HINT, Words
from renders.language.names import cut
from renders.reader import Reader

_ALL: Final = "all"
_KEY: Final = re.compile(
    rf"(?P<number>[0-9]{{1,9}})\.(?P<eyes>{_ALL}|[0-9]{{1,2}})(?:\.(?P<page>[0-9]{{1,3}}))?(?:/[a-z]+)?", re.A
)


@dataclass(frozen=True, slots=True)
class Look:
    """What is to be shown."""

    number: int | None = None
    """The number of the step; None for the newest."""
    eyes: Seat | None = None
    """Through whose eyes; None: as everybody saw it."""
    page: int = 0
    """The page of the board in words; 0 for a picture."""

    def key(self, place: str = "") -> str:
        """What an id has of it. A message with several controls that show the same gives each a `place`,
        which means nothing: no two ids of a message may be equal."""
        page, place = f".{self.page}" if self.page else "", f"/{place}" if place else ""
        eyes = _ALL if self.eyes is None else self.eyes
        return "" if self.number is None else f"{self.number}.{eyes}{page}{place}"

    @classmethod
    def read(cls, key: str) -> "Look":
        """What a key means. Raises UnknownId if we could not have made it."""
        found = _KEY.fullmatch(key)
        if not key:
            return cls()
        if found is None:
            raise UnknownId
        eyes = None if found["eyes"] == _ALL else Seat(int(found["eyes"]))
        return cls(int(found["number"]), eyes, int(found["page"] or 0))


def look_button(session: SessionId, words: Words, look: Look | None = None) -> ui.Button[Any]:
    """The button that opens the newest step; with `look` the one below an old board, which opens its step."""
    label = "button-look" if look is None else "button-board-then"
    return ui.Button(
        label=words.text(label), custom_id=str(CustomId(Verb.LOOK, session, key=(look or Look()).key()))
    )


def look_rows(past: Past, look: Look, pages: int, face: AnyFace, words: Words) -> list[Row]:
    """All controls below a step. In words the board may have several pages."""
    found = [_step_row(past, look, words)]
    if look.page and pages > 1:
        found.append(_page_row(past, look, pages, words))
    if past.chapters:
        labels = [
            words.text("look-chapter", number=number, progress=_progress(part, past, face, words))
            for number, part in enumerate(past.chapters, 1)
        ]
        found.append(_menu(past, look, "chapter", past.chapters, labels))
    if len(past.rounds) > 1:
        labels = [_progress(part, past, face, words) for part in past.rounds]
        found.append(_menu(past, look, "round", past.rounds, labels))
    if past.seats and face.hides_hands:
        found.append(_eyes_row(past, look, words))
    return found


def _step_row(past: Past, look: Look, words: Words) -> Row:
    """To the round and the step before, to those after, and to the board in words, or back to the picture."""
    is_first, is_last = past.at == 0, past.at == len(past.steps) - 1
    before = past.steps[max(0, past.at - 1)]
    after = past.steps[min(len(past.steps) - 1, past.at + 1)]
    in_words = replace(look, page=0 if look.page else 1)
    return ui.ActionRow(
        _button(past, _at(look, past.round_before), "first", words.text("look-round-before"), is_first),
        _button(past, _at(look, before), "before", words.text("look-before"), is_first),
        _button(past, _at(look, after), "after", words.text("look-after"), is_last),
        _button(past, _at(look, past.round_after), "last", words.text("look-round-after"), is_last),
        _button(past, in_words, "words", words.text("look-picture" if look.page else "look-words")),
    )


def _page_row(past: Past, look: Look, pages: int, words: Words) -> Row:
    page = look.page
    earlier, later = replace(look, page=max(1, page - 1)), replace(look, page=min(pages, page + 1))
    return ui.ActionRow(
        _button(past, earlier, "earlier", words.text("button-earlier"), page == 1),
        _button(past, later, "later", words.text("button-later"), page == pages),
    )


def _at(look: Look, step: Step) -> Look:
    """The same, at another step; of the board in words its first page."""
    return replace(look, number=step.number, page=min(look.page, 1))


def _button(past: Past, look: Look, place: str, label: str, is_disabled: bool = False) -> ui.Button[Any]:
    custom_id = CustomId(Verb.LOOK, past.session.id, key=look.key(place))
    return ui.Button(label=label, custom_id=str(custom_id), disabled=is_disabled)


def _progress(part: Part, past: Past, face: AnyFace, words: Words) -> str:
    """How far the game was at the beginning of a part."""
    reader = Reader(part.view, label_names(past.session, words), words)
    return face.progress(reader, part.first.round)


def _menu(past: Past, look: Look, place: str, parts: tuple[Part, ...], labels: list[str]) -> Row:
    """A menu of parts of the game, in which the one that is shown is chosen."""
    here = [part for part in parts if part.first.number <= past.step.number][-1]
    options = [
        discord.SelectOption(label=cut(label, HINT), value=_at(look, part.first).key(), default=part is here)
        for part, label in zip(parts, labels, strict=True)
    ]
    return _select(past, place, options)


def _eyes_row(past: Past, look: Look, words: Words) -> Row:
    """A menu of those through whose eyes the person may look."""
    names = label_names(past.session, words)
    everybody = discord.SelectOption(
        label=words.text("look-everybody"), value=replace(look, eyes=None).key(), default=past.eyes is None
    )
    seats = [
        discord.SelectOption(
            label=cut(words.text("look-through", name=names[seat]), HINT),
            value=replace(look, eyes=seat).key(),
            default=past.eyes == seat,
        )
        for seat in past.seats
    ]
    return _select(past, "eyes", [everybody, *seats])


def _select(past: Past, place: str, options: list[discord.SelectOption]) -> Row:
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(CustomId(Verb.LOOK, past.session.id, key=place)), options=options
    )
    return ui.ActionRow(menu)
