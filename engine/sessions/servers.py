"""The front door for what a server's admins have chosen. What was asked for lately stays in memory: it is
looked at before every game that is opened.

It knows neither the people's rights nor the places on a server.
"""

import sqlite3
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from engine.journal import server_act_rows, server_rows
from engine.journal.journal import Job
from engine.journal.records import PersonId
from engine.journal.server_act_rows import ActKind, ServerAct
from engine.journal.server_rows import ServerRow
from engine.sessions.server_settings import Setting, without_channel, without_role
from engine.sessions.workings import Workings

T = TypeVar("T")

MOST_KEPT: Final = 4096
"""The servers whose choices stay in memory."""


class Servers:
    """Reads and changes what servers have chosen, and lists what was done there."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings
        self._known: OrderedDict[int, ServerRow] = OrderedDict()
        self._changes = 0

    async def of(self, guild: int) -> ServerRow:
        """What a server's admins have chosen."""
        known = self._known.get(guild)
        if known is not None:
            self._known.move_to_end(guild)
            return known
        changes = self._changes
        found = await self._workings.journal.read(lambda db: server_rows.server(db, guild))
        if changes == self._changes:  # otherwise somebody chose meanwhile
            self._known[guild] = found
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        return found

    async def change(
        self,
        guild: int,
        by: PersonId,
        setting: Setting,
        change: Callable[[ServerRow], ServerRow],
        *,
        own_language: str | None = None,
    ) -> ServerRow:
        """Change one setting of a server, and note who chose what. Returns all that is chosen from now on. If
        the change leaves everything as it is, nothing is noted. The open and running sessions speak another
        language from their next post on: `own_language` (None: the one that they have) if the server has
        chosen none any more. Raises what `change` raises."""
        change(await self.of(guild))  # to raise in the job would undo what others write meanwhile

        def job(db: sqlite3.Connection) -> tuple[ServerRow, bool]:
            before = server_rows.server(db, guild)
            after = change(before)
            if after == before:
                return before, False
            server_rows.save_server(db, guild, after)
            language = after.language or own_language
            is_spoken = after.language != before.language
            if is_spoken and language is not None:
                server_rows.save_language(db, guild, language)
            chosen = {"setting": setting.value, "value": getattr(after, setting.column)}
            server_act_rows.add_server_act(
                db, guild, ActKind.SETTING, by, data=chosen, at=self._workings.now()
            )
            return after, is_spoken

        changed, is_spoken = await self._stored(guild, job)
        if is_spoken:
            await self._workings.matches.refresh(guild)
        return changed

    async def channel_is_gone(self, guild: int, channel: int) -> None:
        """Take a channel that was deleted out of a server's settings."""
        await self._adapt(guild, lambda row: without_channel(row, channel))

    async def role_is_gone(self, guild: int, role: int) -> None:
        """Take a role that was deleted out of a server's settings."""
        await self._adapt(guild, lambda row: without_role(row, role))

    async def _adapt(self, guild: int, change: Callable[[ServerRow], ServerRow]) -> None:
        """Change what nobody in office has changed."""
        known = await self.of(guild)
        if change(known) == known:
            return

        def job(db: sqlite3.Connection) -> None:
            server_rows.save_server(db, guild, change(server_rows.server(db, guild)))

        await self._stored(guild, job)

    async def _stored(self, guild: int, job: Job[T]) -> T:
        """What a job returns that changes the settings of a server."""
        self.forget(guild)
        try:
            return await self._workings.journal.write(job)
        finally:
            self.forget(guild)  # a read may have kept the old choice meanwhile

    async def acts(self, guild: int, most: int, *, before: int | None = None) -> list[ServerAct]:
        """The newest `most` acts of a server, the newest first; only those with a number below `before`."""
        return await self._workings.journal.read(
            lambda db: server_act_rows.server_acts(db, guild, most, before=before)
        )

    def forget(self, guild: int) -> None:
        """Look at a server anew the next time: something else has changed it."""
        self._known.pop(guild, None)
        self._changes += 1
