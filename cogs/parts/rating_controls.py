"""The controls of ratings, and what their ids mean: whose page, which page of a list, and of which game.

An id says what is to be shown; this module does not know what that is.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.interactions import id_of
from cogs.parts.widgets import turn_rows
from engine.journal.records import PersonId
from renders.language.catalogues import Words

HIDE: Final = "hide"
SHOW: Final = "show"
"""The keys of hiding one's ratings, and of showing them again."""
_ME: Final = "me"
_DOT: Final = "."


@dataclass(frozen=True, slots=True)
class PageAsked:
    """A person's page that a control opens."""

    person: PersonId | None
    """None: of whoever presses."""
    game: str = ""
    """"" if a menu says it, or if it is to be found."""

    @property
    def id(self) -> str:
        """The control's id."""
        return _id(Verb.RATING, f"{self.person or _ME}{_DOT}{self.game}")

    @classmethod
    def read(cls, key: str, games: Collection[str]) -> "PageAsked":
        """What a key means. Raises UnknownId for a key that we could not have made."""
        who, game = _parts(key, games)
        person = id_of(who)
        if who != _ME and (not person or str(person) != who):
            raise UnknownId
        return cls(None if who == _ME else PersonId(person), game)


@dataclass(frozen=True, slots=True)
class ListAsked:
    """A page of a list that a control opens."""

    page: int = 1
    game: str = ""
    """"" if a menu says it, or if it is to be found."""

    @property
    def id(self) -> str:
        """The control's id."""
        return _id(Verb.RATINGS, f"{self.page}{_DOT}{self.game}")

    @classmethod
    def read(cls, key: str, games: Collection[str]) -> "ListAsked":
        """What a key means. Raises UnknownId for a key that we could not have made."""
        page, game = _parts(key, games)
        return cls(CustomId(Verb.RATINGS, NO_SESSION, key=page).number, game)


def page_rows(
    person: PersonId, game: str, titles: Sequence[str], words: Words, *, is_own: bool, is_hidden: bool
) -> list[Row]:
    """The controls of a person's page: the list, on one's own page whether others see it, and the menu of the
    games in which this person has ratings."""
    second = _hiding_button(words, is_hidden=is_hidden) if is_own else _own(game, words)
    buttons = [list_button(game, words), second]
    return [ui.ActionRow(*buttons), *_menu(PageAsked(person).id, game, titles, words)]


def list_rows(page: int, last: int, game: str, titles: Sequence[str], words: Words) -> list[Row]:
    """The controls of a page of a list: the pages beside it, one's own page, the check, and the menu of the
    games that have ratings."""
    turns = turn_rows(
        lambda to: CustomId.parse(ListAsked(to, game).id),
        page,
        last,
        words,
        before="button-rating-before",
        after="button-rating-after",
    )
    check = _button("button-rating-check", _id(Verb.CHECK_RATINGS, game), words)
    return [*turns, ui.ActionRow(_own(game, words), check), *_menu(ListAsked().id, game, titles, words)]


def hiding_rows(words: Words, *, is_hidden: bool) -> list[Row]:
    """The controls of the panel that says what hiding means."""
    return [ui.ActionRow(_hiding_button(words, is_hidden=is_hidden), _own("", words))]


def list_button(game: str, words: Words) -> ui.Button[Any]:
    """The button to the list of a game; "" if that is to be found."""
    return _button("button-rating-list", ListAsked(game=game).id, words)


def _own(game: str, words: Words) -> ui.Button[Any]:
    return _button("button-rating-own", PageAsked(None, game).id, words)


def _hiding_button(words: Words, *, is_hidden: bool) -> ui.Button[Any]:
    """The button that hides one's ratings, or shows them again."""
    key, label = (SHOW, "button-rating-show") if is_hidden else (HIDE, "button-rating-hide")
    return _button(label, _id(Verb.HIDE_RATING, key), words)


def _menu(custom_id: str, game: str, titles: Sequence[str], words: Words) -> list[Row]:
    """The menu that shows the same of another game; none if there is no other."""
    if not set(titles) - {game}:
        return []
    options = [
        discord.SelectOption(label=words.text(f"{title}-name"), value=title, default=title == game)
        for title in titles
    ]
    return [
        ui.ActionRow(
            ui.Select(custom_id=custom_id, placeholder=words.text("menu-rating-game"), options=options)
        )
    ]


def _button(label: str, custom_id: str, words: Words) -> ui.Button[Any]:
    return ui.Button(label=words.text(label), custom_id=custom_id)


def _id(verb: Verb, key: str) -> str:
    return str(CustomId(verb, NO_SESSION, key=key))


def _parts(key: str, games: Collection[str]) -> tuple[str, str]:
    first, dot, game = key.partition(_DOT)
    if not dot or (game and game not in games):
        raise UnknownId
    return first, game
