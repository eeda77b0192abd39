"""Shrinks old boards to what they alone told: at once when the next board is posted, by one request, or a few
a minute for those that a kill, a move or a restore has left behind.

The journal knows which boards may still be whole (the table `boards`). One number for each session, the
newest message that was shrunk, would not do: some were left in another thread or tell of a lost future, and
one that cannot be edited now is tried again when the next board is posted, or after the next start. Old
tickets are refused anyway.
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Final

import discord

from cogs.parts.error_codes import THREAD_IS_ARCHIVED, TOO_MANY_OLD_EDITS
from cogs.parts.layouts import NOBODY
from cogs.posting.kept_files import KeptFile, files_in
from cogs.posting.old_views import OldViews
from cogs.posting.threads import set_archived
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import BAD_LINE, passes
from engine.journal.posted_records import Becomes, OldBoard
from engine.journal.records import SessionId
from engine.references import under
from engine.sessions.posted import Posted

log = logging.getLogger(__name__)

PAUSE_S: Final = 10.0
"""Seconds before each board that was left behind: everything else comes first."""
AT_ONCE: Final = 3
"""The most boards of a game that are shrunk when its next board is posted."""
AT_A_TIME: Final = 50
"""How many of the boards that were left behind are read from the journal at a time."""
NOT_NOW: Final = (THREAD_IS_ARCHIVED, TOO_MANY_OLD_EDITS)
"""Refusals that pass: the thread was archived meanwhile, or too many old messages were edited there."""


class OldBoards:
    """Shrinks old boards. One that is gone, or may not be edited, is given up."""

    def __init__(self, client: discord.Client, posted: Posted, throttle: Throttle, views: OldViews) -> None:
        self._client = client
        self._posted = posted
        self._throttle = throttle
        self._views = views
        self._is_closed = False
        self._task: asyncio.Task[None] | None = None

    async def tidy(self, session_id: SessionId) -> None:
        """Shrink the boards before the newest one, which was just posted."""
        left = await self._posted.old_boards(session_id, most=AT_ONCE)
        if left:
            await self._throttle.give_way()  # others may wait for their boards, and nobody for this
        for old in left:
            if not await self._tidy(old):
                return  # the others would be refused, too

    def begin(self) -> None:
        """Begin to shrink the boards that were left behind, a few a minute; never waits. If there are none,
        Discord is asked nothing."""
        if not self._is_closed and (self._task is None or self._task.done()):
            with under(""):  # whoever asks for this has nothing to do with most of these boards
                self._task = asyncio.create_task(self._tidy_all(), name="old boards")
                self._task.add_done_callback(_report)

    async def close(self) -> None:
        """Stop at once: the rest is done after the next start."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _tidy_all(self) -> None:
        tried = set[int]()
        while left := await self._left(tried):
            for old in left:
                tried.add(old.message)
                await asyncio.sleep(PAUSE_S)
                now = asyncio.get_running_loop().time()
                with under(f"b{old.session}", session=old.session):
                    async with self._throttle.place(old.thread, since=now):
                        await self._tidy(old)

    async def _left(self, tried: Collection[int]) -> list[OldBoard]:
        """Some boards that are whole yet, without those that were tried already."""
        found = await self._posted.old_boards(most=AT_A_TIME + len(tried))
        return [old for old in found if old.message not in tried]

    async def _tidy(self, old: OldBoard) -> bool:
        """Shrink one board. Returns False if that must be tried again: it stays in the table."""
        try:
            await self._shrink(old)
        except (discord.HTTPException, *BAD_LINE) as error:
            log.info("an old board of game %s stays whole: %s", old.session, error)
            if passes(error) or getattr(error, "code", 0) in NOT_NOW:
                return False
        await self._posted.forget_board(old)
        return True

    async def _shrink(self, old: OldBoard) -> None:
        """Edit one board. Only the first of a thread is read before, because it keeps its pictures, whose
        alternative texts are on Discord alone."""
        thread = self._client.get_partial_messageable(old.thread, guild_id=old.guild)
        kept = dict[str, KeptFile]()
        if old.becomes is Becomes.FIRST:
            kept = files_in(await thread.fetch_message(old.message))
        pictures = [(name, each.description or "") for name, each in kept.items()]
        view, attachments = await self._views.made(old, pictures=pictures), [*kept.values()]
        board = thread.get_partial_message(old.message)
        try:
            await board.edit(view=view, attachments=attachments, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code != THREAD_IS_ARCHIVED:
                raise
            await set_archived(self._client, old.thread, False)
            await board.edit(view=view, attachments=attachments, allowed_mentions=NOBODY)
            await set_archived(self._client, old.thread, True)


def _report(done: "asyncio.Task[None]") -> None:
    """Log the error that ended the work, if there was one: the next start goes on with it."""
    if not done.cancelled() and (error := done.exception()) is not None:
        log.error("old boards stay whole until the next start", exc_info=error)
