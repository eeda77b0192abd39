"""The messages of motions: posted when something is proposed, edited when that has ended.

The frame of a message has the motion's number, so that a message that was posted just before a crash is found
again. It decides nothing about motions.
"""

import logging
import time
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.error_codes import THREAD_IS_ARCHIVED, TOO_MANY_OLD_EDITS, UNKNOWN_MESSAGE
from cogs.parts.layouts import NOBODY, card
from cogs.parts.readers import public_words
from cogs.posting.board_text import summary_lines
from cogs.posting.frame_ids import NONCE_LIVES_S, FrameKind
from cogs.posting.motion_text import Falls, motion_text
from engine.journal.motion_rows import Motion, MotionKind, Outcome
from engine.journal.records import PersonId, Session
from engine.sessions.motions import Motions
from engine.sessions.undoing import Undoing
from renders.face import AnyFace
from renders.language.catalogues import Words

log = logging.getLogger(__name__)


class MotionMessages:
    """Shows the motions of sessions in their threads. It is called when a board is up to date, so whoever
    wakes a session's board wakes its motions, too."""

    def __init__(
        self, client: discord.Client, motions: Motions, undoing: Undoing, faces: Mapping[str, AnyFace]
    ) -> None:
        self._client = client
        self._motions = motions
        self._undoing = undoing
        self._faces = faces

    async def show(self, session: Session) -> bool:
        """Post or edit what is to be shown of a session's motions. First let the bot offer a pace to a table
        that has none, and decide anew what is open. Returns whether the session has advanced by that."""
        if session.status == "playing" and session.pace is None:
            await self._motions.offer_pace(session.id)
        has_advanced = await self._motions.settle(session.id)
        for motion in await self._motions.to_show(session.id):
            await self._motions.set_shown(motion, await self._shown(session, motion))
        return has_advanced

    async def offer_restart(self, session: Session, *, is_lost: bool = False) -> None:
        """Let the bot offer that the round begins again; `is_lost` says why, as in `Motions`. The offer is
        shown by the next `show`."""
        if await self._motions.offer_restart(session.id, is_lost=is_lost):
            log.warning("game %s is offered to begin its round again", session.id)

    async def _shown(self, session: Session, motion: Motion) -> int | None:
        """Post or edit the message of a motion. Returns its id, or None if it has and needs none."""
        message = motion.message
        if message is None and (motion.outcome is not None or time.time() - motion.opened > NONCE_LIVES_S):
            message = await FrameKind.MOTION.found(
                self._client, self._thread(session), motion.number, motion.opened
            )
        if message is not None:
            await self._edit(session, motion, message)
            return message
        is_needed = motion.outcome is None or _is_pause(motion)
        return await self._post(session, motion) if is_needed else None

    async def _post(self, session: Session, motion: Motion) -> int:
        people = self._motions.asked(session, motion) if motion.outcome is None else ()
        posted = await self._thread(session).send(
            view=await self._view(session, motion, people),
            nonce=f"m{session.id}-{motion.number}",
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(person) for person in people]
            ),
        )
        return posted.id

    async def _edit(self, session: Session, motion: Motion, message: int) -> None:
        """Edit a message. One that cannot be edited any more stays as it is: its buttons are refused."""
        people = self._motions.asked(session, motion) if motion.outcome is None else ()
        view = await self._view(session, motion, people)
        asking = self._thread(session).get_partial_message(message)
        try:
            await asking.edit(view=view, attachments=[], allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS, THREAD_IS_ARCHIVED):
                raise
            log.info("the motion %s of game %s is not edited: %s", motion.number, session.id, error)

    async def _view(self, session: Session, motion: Motion, people: tuple[PersonId, ...]) -> ui.LayoutView:
        words = public_words(session)
        return card(
            motion_text(session, motion, people, words, await self._falls(session, motion, words)),
            rows=_rows(motion, words),
            number=FrameKind.MOTION.frame_id(motion.number),
        )

    async def _falls(self, session: Session, motion: Motion, words: Words) -> Falls:
        """What falls, or would fall, by a motion; nothing unless it is about taking an answer back."""
        if motion.kind is not MotionKind.UNDO:
            return Falls()
        own, others = await self._undoing.falling(session, motion)
        face = self._faces[session.game]
        return Falls(*(summary_lines(session, face, words, part) for part in (own, others)))

    def _thread(self, session: Session) -> discord.PartialMessageable:
        assert session.thread is not None
        return self._client.get_partial_messageable(session.thread, guild_id=session.guild)


def _is_pause(motion: Motion) -> bool:
    """Whether a motion is a pause that lasts: its message has the button that ends it."""
    return motion.kind is MotionKind.PAUSE and motion.outcome is Outcome.PASSED


def _rows(motion: Motion, words: Words) -> list[ui.ActionRow[Any]]:
    """The buttons of a motion; none if it has ended."""

    def button(label: str, verb: Verb, style: discord.ButtonStyle) -> ui.Button[Any]:
        custom_id = str(CustomId(verb, motion.session, key=str(motion.number)))
        return ui.Button(label=label, custom_id=custom_id, style=style)

    plain = discord.ButtonStyle.secondary
    if _is_pause(motion) and motion.person is not None:
        return [ui.ActionRow(button(words.text("button-play-on"), Verb.PLAY_ON, plain))]
    if motion.outcome is not None:
        return []
    buttons = [
        button(words.text("button-agree"), Verb.AGREE, discord.ButtonStyle.success),
        button(words.text("button-refuse"), Verb.REFUSE, plain),
    ]
    if motion.person is not None:
        buttons.append(button(words.text("button-withdraw"), Verb.WITHDRAW, plain))
    return [ui.ActionRow(*buttons)]
