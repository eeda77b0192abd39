"""A board message as it is sent: words, pictures and buttons of one moment, in the fullest form that Discord
takes.

It knows no thread and no message, and decides neither what a message tells nor whom it mentions.
"""

import enum
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

import discord
from discord import ui

from cogs.parts.controls import Row, Showing
from cogs.parts.custom_ids import Verb
from cogs.parts.error_codes import (
    THREAD_IS_ARCHIVED,
    THREAD_IS_LOCKED,
    TOO_MANY_OLD_EDITS,
    TOO_MANY_THREADS,
    UNKNOWN_MESSAGE,
)
from cogs.parts.galleries import Named, Picture, file_name, pictures_of
from cogs.parts.layouts import TEXT, card
from cogs.parts.look_controls import look_button
from cogs.parts.more_menu import more_row
from cogs.parts.pictures import Pictures, attachment, halved, is_too_large
from cogs.parts.readers import label_names, plain_names, public_words
from cogs.parts.widgets import always_row, aside_row, one_button_row, shared_rows
from cogs.parts.wishes import palette_of_all
from cogs.posting.board_text import LINES, board_texts, story_text
from cogs.posting.frame_ids import FrameKind
from cogs.posting.kept_files import NONE, Files
from cogs.posting.outcome_text import outcome_text
from cogs.posting.plan import Tale
from cogs.posting.turn_text import stood_text
from cogs.posting.wakings import is_refusal
from engine.journal.records import Session
from engine.sessions.chronicle import Happened
from engine.sessions.positions import Position
from engine.sessions.posted import BoardFacts
from engine.sessions.preferences import Preferences
from engine.sessions.sessions import Sessions
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.reader import Reader

log = logging.getLogger(__name__)

T = TypeVar("T")

Above: TypeAlias = Callable[[Session, Words], Awaitable[str]]
"""The line above the first board of a session's thread; "" if there is none."""
Sent: TypeAlias = list[discord.File | discord.Attachment]
"""What a message has from now on: new files, and some that it had already."""

TURN: Final = TEXT - 500
"""The most characters of the text about the turn, if nothing else can be shown."""

OF_THE_PLACE: Final = (
    THREAD_IS_ARCHIVED,
    THREAD_IS_LOCKED,
    TOO_MANY_OLD_EDITS,
    TOO_MANY_THREADS,
    UNKNOWN_MESSAGE,
)
"""Refusals because of the thread or the message, not because of what is sent."""


class Form(enum.Enum):
    """How much of a board is shown: less if Discord does not take more."""

    WHOLE = "whole"
    SMALL = "with smaller pictures"
    WORDS = "in words"
    PLAIN = "only whose turn it is"


class BoardViews:
    """Makes the content of board messages. `above` is the line above the first board of a thread."""

    def __init__(
        self,
        sessions: Sessions,
        preferences: Preferences,
        faces: Mapping[str, AnyFace],
        pictures: Pictures,
        above: Above,
    ) -> None:
        self._sessions = sessions
        self._preferences = preferences
        self._faces = faces
        self._pictures = pictures
        self._above = above

    async def sent(
        self,
        facts: BoardFacts,
        position: Position,
        tale: Tale,
        request: Callable[[ui.LayoutView, Sent], Awaitable[T]],
        *,
        kept: Files = NONE,
    ) -> T:
        """Send a board by `request`, and return what that returns. Files that are `kept` on the message are
        not sent again. If Discord does not take the board, send all files, then try simpler forms, so that in
        any case whoever acts next is mentioned."""
        form = Form.WHOLE
        while True:
            view, files = await self._made(facts, position, tale, form, kept)
            try:
                return await request(view, files)
            except discord.HTTPException as error:
                if form is Form.PLAIN or not is_refused(error):
                    raise
                refused, has_kept = form, any(isinstance(file, discord.Attachment) for file in files)
                if has_kept and not is_too_large(error):
                    kept = NONE
                else:
                    form = _simpler(form, error, has_picture=bool(files))
                log.warning(
                    "the board of game %s is not taken as it is (%s): %s; it is shown %s",
                    *(facts.session.id, refused.value, error, form.value),
                )

    async def _made(
        self, facts: BoardFacts, position: Position, tale: Tale, form: Form, kept: Files
    ) -> tuple[ui.LayoutView, Sent]:
        session = facts.session
        face, words = self._faces[session.game], public_words(session)
        number = FrameKind.BOARD.frame_id(position.told)
        events = await self._events(session, tale.first, position.told)
        turn, *told, left, seal = board_texts(
            facts, position, face, words, events, is_first=tale.is_first, invited=tale.invited
        )
        above = await self._above(session, words) if tale.is_first else ""
        turn = "\n".join(filter(None, (above, turn, stood_text(session, words), _restored(session, words))))
        always = _always_rows(session, face, words, is_waiting=bool(position.waiting_for))
        if form is Form.PLAIN:
            note = words.text("board-plain")
            return card(cut(turn, TURN), note, seal, rows=always, number=number), []
        reader = Reader(position.view, label_names(session, words), words)
        pictures = await self._pictures_of(session, position, tale, form, face.alt_parts(reader))
        named, files = list[Named](), Sent()
        for at, (data, alt, _) in enumerate(pictures, 1):
            if data is not None:
                named.append((name := file_name(at, data), alt))
                files.append(kept.get(name) or attachment(data, name, alt))
        rows: list[Row] = []
        if session.status == "playing" and session.asleep_since is None:
            showing = Showing(face, reader)
            asked, orders = tuple(position.decisions.values()), position.orders
            rows += shared_rows(session.id, position.ticket, asked, showing, orders=orders)
            rows += [aside_row(session.id, each, showing) for each in position.interjections]
        if not files:
            told.append(words.text("picture-missing"))
        view = card(turn, *told, pictures=named, below=[left, seal], rows=[*rows, *always], number=number)
        return view, files

    async def end_in_words(self, facts: BoardFacts) -> ui.LayoutView:
        """What is told of a game that a moderator has ended, if its stored answers no longer replay."""
        session = facts.session
        face, words = self._faces[session.game], public_words(session)
        events = await self._events(session, session.posted + 1, facts.last)
        told = story_text(session, face, words, events, most=LINES)
        number = FrameKind.BOARD.frame_id(facts.last)
        left = outcome_text(facts.outcome, session, None, words)
        return card(words.text("board-office-ended"), told, left, number=number)

    async def shows_no_more(self, session: Session, told: int) -> bool:
        """Whether a board that tells the story up to the row `told` shows what the last one showed, because
        people only changed their sealed answers: an edit would say when they did."""
        if session.trouble is not None or session.stood is not None:
            return False
        events = await self._events(session, session.posted + 1, told)
        return bool(events) and all(one.is_change for one in events)

    async def _pictures_of(
        self, session: Session, position: Position, tale: Tale, form: Form, parts: Mapping[str, str]
    ) -> Sequence[Picture]:
        """The board's pictures, with alternative texts made of the `parts`."""
        if form is Form.WORDS:
            return ()
        words = public_words(session)
        drawn = await self._pictures.board(
            self._faces[session.game],
            Reader(position.view, plain_names(session, words), words),
            changes=[one.event for one in await self._events(session, tale.news, position.told)],
            palette=await palette_of_all(self._preferences, session),
        )
        pictures = pictures_of(drawn, parts, words)
        if form is Form.SMALL:
            return [
                each if each.data is None else each._replace(data=await halved(each.data))
                for each in pictures
            ]
        return pictures

    async def _events(self, session: Session, first: int, last: int) -> list[Happened]:
        return await self._sessions.story(session, first=first, last=last)


def _restored(session: Session, words: Words) -> str:
    """A text with the moment to which a restore has brought the game back; "" if there was none."""
    return "" if session.restored is None else words.text("restored", moment=str(int(session.restored)))


def _always_rows(session: Session, face: AnyFace, words: Words, *, is_waiting: bool) -> list[Row]:
    """The buttons below every board, and the menu More: what they do is always possible."""
    is_ended = session.status == "closed" and session.by_office
    if session.status not in ("playing", "over") and not is_ended:
        return []
    is_of_league = session.status == "over" and session.fixture is not None
    if is_ended or is_of_league:  # whoever played at a league's table plays on where the league draws them
        row = ui.ActionRow(look_button(session.id, words))
    elif session.status == "over":
        row = one_button_row(Verb.REPLAY, session.id, words)
        row.add_item(look_button(session.id, words))
    elif session.asleep_since is not None:
        row = one_button_row(Verb.WAKE, session.id, words)
    else:
        is_waiting = is_waiting and session.paused_until is None
        row = always_row(session.id, words, is_waiting=is_waiting, hides_hands=face.hides_hands)
    return [row, more_row(session, face, words)]


def is_refused(error: discord.HTTPException) -> bool:
    """Whether Discord refuses a board because of what is in it."""
    return is_refusal(error) and error.code not in OF_THE_PLACE


def _simpler(form: Form, error: discord.HTTPException, *, has_picture: bool) -> Form:
    if not has_picture:
        return Form.PLAIN
    return Form.SMALL if form is Form.WHOLE and is_too_large(error) else Form.WORDS
