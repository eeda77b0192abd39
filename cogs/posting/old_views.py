"""What a board message becomes once there is a newer one, made from the journal alone.

Only the public story is in it. It asks nobody to play, and has neither deadlines nor mentions.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from discord import ui

from cogs.parts.galleries import Named
from cogs.parts.layouts import card
from cogs.parts.look_controls import Look, look_button
from cogs.parts.readers import public_words
from cogs.parts.widgets import luck_button
from cogs.posting.board_text import first_texts, paragraph
from cogs.posting.board_views import Above
from cogs.posting.frame_ids import FrameKind
from engine.journal.posted_records import Becomes, OldBoard
from engine.sessions.looking_back import LookingBack
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from renders.face import AnyFace

BESIDE: Final = 120
"""A text of at most so many characters has its button beside it, a longer one below it: on a phone both are
short then."""
NOTHING: Final = "-# …"
"""The text of a board during which nothing happened that anybody may read."""


class OldViews:
    """Makes the content of old board messages. The id of a frame stays, so that recovery finds it."""

    def __init__(
        self, sessions: Sessions, posted: Posted, faces: Mapping[str, AnyFace], above: Above
    ) -> None:
        self._above = above
        self._sessions = sessions
        self._posted = posted
        self._faces = faces
        self._looking_back = LookingBack(sessions)

    async def made(self, old: OldBoard, *, pictures: Sequence[Named] = ()) -> ui.LayoutView:
        """The content of an old board, with the pictures that it keeps."""
        session = await self._posted.session(old.session)
        face, words = self._faces[session.game], public_words(session)
        number = FrameKind.BOARD.frame_id(old.last)
        if old.becomes is Becomes.LOST:
            return card(words.text("board-lost"), number=number)
        told = await self._sessions.story(session, message=old.message)
        if old.becomes is Becomes.STORY:
            text = paragraph(session, face, words, told)
            if not text and await self._posted.is_any_fallen(old):
                text = f"-# {words.text('board-taken-back')}"
            if not text:
                return card(NOTHING, number=number)
            step = await self._looking_back.step_of(session.id, old.last)
            then = look_button(session.id, words, Look(step))
            if len(text) <= BESIDE:
                return card(text, beside=then, number=number)
            return card(text, rows=[ui.ActionRow(then)], number=number)
        game = self._sessions.workings.games[session.game]
        title, *others = first_texts(session, game, face, words, told)
        title = "\n".join(filter(None, (await self._above(session, words), title)))
        return card(
            title,
            pictures=pictures,
            below=others,
            rows=[ui.ActionRow(luck_button(session.id, words))],
            number=number,
        )
