"""Takes buttons and deadlines off old boards: at once when the next board is posted, or a few a minute for
those that a kill, a move or a restore has left behind.

The journal knows which boards may still have buttons. This is only for tidiness: an old ticket is refused
anyway.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from cogs.parts.error_codes import THREAD_IS_ARCHIVED
from cogs.parts.layouts import NOBODY, PICTURE, card
from cogs.posting.threads import set_archived
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import BAD_LINE
from engine.journal.records import OldBoard, SessionId
from engine.sessions.posted import Posted

log = logging.getLogger(__name__)

PAUSE_S: Final = 10.0
"""Seconds before each board that was left behind: everything else comes first."""
AT_ONCE: Final = 3
"""The most boards of a game that are tidied when its next board is posted."""
AT_A_TIME: Final = 50
"""How many of the boards that were left behind are read from the journal at a time."""
MOST_KNOWN: Final = 2000
"""The most boards whose content is kept in memory: that takes some 5 MB."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a board shows, without its buttons, menus and deadlines."""

    texts: tuple[str, ...]
    picture_alt: str | None
    number: int | None
    attachments: Sequence[discord.Attachment]


class OldBoards:
    """Takes buttons off old boards; if that fails, it is given up."""

    def __init__(self, client: discord.Client, posted: Posted, throttle: Throttle) -> None:
        self._client = client
        self._posted = posted
        self._throttle = throttle
        self._known: dict[int, _Shown] = {}
        """What boards show, by the id of their message, in the order in which they were sent."""
        self._is_closed = False
        self._task: asyncio.Task[None] | None = None

    def remember(self, message: discord.Message, view: ui.LayoutView) -> None:
        """Remember what a board shows that was posted or edited as a `card`: it need not be fetched later."""
        self.forget(message.id)
        self._known[message.id] = _shown(view, message.attachments)
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def forget(self, message: int) -> None:
        """Forget what a board shows, because it is about to be edited: until that is done, nobody knows."""
        self._known.pop(message, None)

    async def tidy(self, session_id: SessionId) -> None:
        """Take the buttons off the boards before the newest one, which was just posted."""
        left = await self._posted.old_boards(session_id, most=AT_ONCE)
        if left:
            await self._throttle.give_way()  # others may wait for their boards, and nobody for this
        for number, old in enumerate(left):
            await self._tidy(old, has_buttons=number == 0)

    def begin(self) -> None:
        """Begin to tidy the boards that were left behind, a few a minute; never waits. If there are none,
        Discord is asked nothing."""
        if not self._is_closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._tidy_all(), name="old boards")
            self._task.add_done_callback(_report)

    async def close(self) -> None:
        """Stop at once: the rest is done after the next start."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _tidy_all(self) -> None:
        while found := await self._posted.old_boards(most=AT_A_TIME):
            for old in found:
                await asyncio.sleep(PAUSE_S)
                async with self._throttle.place(old.thread, since=asyncio.get_running_loop().time()):
                    await self._tidy(old, has_buttons=False)

    async def _tidy(self, old: OldBoard, *, has_buttons: bool) -> None:
        try:
            await self._take_buttons_off(old, has_buttons=has_buttons)
        except (discord.HTTPException, *BAD_LINE) as error:
            log.info("the buttons of an old board of game %s stay: %s", old.session, error)
        await self._posted.forget_board(old)

    async def _take_buttons_off(self, old: OldBoard, *, has_buttons: bool) -> None:
        """Edit one board. If `has_buttons`, it is known to have some; else that is looked up first."""
        thread = self._client.get_partial_messageable(old.thread, guild_id=old.guild)
        message: discord.Message | discord.PartialMessage
        if (shown := self._known.pop(old.message, None)) is not None:
            message, attachments = thread.get_partial_message(old.message), shown.attachments
            view = card(*shown.texts, picture_alt=shown.picture_alt, number=shown.number)
        else:
            message = await thread.fetch_message(old.message)
            if not has_buttons and not _has_rows(message):
                return
            view, attachments = _without_rows(message), message.attachments
        try:
            await message.edit(view=view, attachments=attachments, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code != THREAD_IS_ARCHIVED:
                raise
            await set_archived(self._client, old.thread, False)
            await message.edit(view=view, attachments=attachments, allowed_mentions=NOBODY)
            await set_archived(self._client, old.thread, True)


def _shown(view: ui.LayoutView, attachments: Sequence[discord.Attachment]) -> _Shown:
    """What a view shows; it must have been made by `card`."""
    parts = list(view.walk_children())
    (number,) = (part.id for part in parts if isinstance(part, ui.Container))
    turn, *others = (part.content for part in parts if isinstance(part, ui.TextDisplay))
    texts = _without_clocks(turn), *others
    pictures = [item for part in parts if isinstance(part, ui.MediaGallery) for item in part.items]
    return _Shown(texts, pictures[0].description if pictures else None, number, attachments)


def _has_rows(message: discord.Message) -> bool:
    frames = [part for part in message.components if isinstance(part, discord.components.Container)]
    return any(isinstance(part, discord.ActionRow) for frame in frames for part in frame.children)


def _without_rows(message: discord.Message) -> ui.LayoutView:
    """The same message without its buttons, menus and deadlines."""
    view = ui.LayoutView.from_message(message, timeout=None)
    turn = next((item for item in view.walk_children() if isinstance(item, ui.TextDisplay)), None)
    if turn is not None:
        turn.content = _without_clocks(turn.content)
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow) and item.parent is not None:
            item.parent.remove_item(item)  # type: ignore[attr-defined]
        if isinstance(item, ui.MediaGallery):
            item.items = [
                discord.MediaGalleryItem(f"attachment://{PICTURE}", description=shown.description)
                for shown in item.items
            ]
    view.stop()
    return view


def _without_clocks(turn: str) -> str:
    """The words above a board without the small lines that say until when the table waits."""
    return "\n".join(line for line in turn.split("\n") if not line.startswith("-# "))


def _report(done: "asyncio.Task[None]") -> None:
    """Log the error that ended the work, if there was one: the next start goes on with it."""
    if not done.cancelled() and (error := done.exception()) is not None:
        log.error("old boards keep their buttons until the next start", exc_info=error)
