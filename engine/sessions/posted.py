"""What of the sessions has been posted, and where: the journal's side of publishing.

The rows of the story know whether they were published, so that after a crash what is missing can be posted,
and nothing twice.
"""

import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.journal import board_rows, posting_rows, session_rows, story_rows
from engine.journal.journal import Journal
from engine.journal.records import OldBoard, PersonId, Session, SessionId, Since
from engine.sessions.session_events import OUTSIDE


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """All that is stored of a session's board, and of what it has to tell, at one moment."""

    session: Session
    last: int
    """The row of the story that was the newest then; 0 before the first."""
    since: Since
    """How far the story had come before each seat last acted, and before the round."""
    opening: int | None
    """The message that told how the match began, or None before there is one."""


class Posted:
    """Read and note the state of board messages. All ids are Discord's."""

    def __init__(self, journal: Journal, *, now: Callable[[], float] = time.time) -> None:
        self._journal = journal
        self._now = now

    async def session(self, session_id: SessionId) -> Session:
        """The session as it is stored now. Raises LookupError if there is none."""
        return await self._journal.read(lambda db: _stored(db, session_id))

    async def running(self) -> int:
        """How many sessions are being played."""
        return await self._journal.read(session_rows.running_sessions)

    async def missing(self) -> list[SessionId]:
        """Sessions of which something is still to be posted, or whose thread is still to be archived: first
        those whose news is oldest."""
        return await self._journal.read(posting_rows.sessions_to_publish)

    async def troubled(self, guild: int | None = None) -> list[SessionId]:
        """Sessions of a server (None: of all) whose trouble may have passed, or must still be told."""
        return await self._journal.read(lambda db: posting_rows.sessions_in_trouble(db, guild))

    async def open_seats(self) -> list[SessionId]:
        """Sessions that wait for people, and those that a restored file brought back."""
        return await self._journal.read(posting_rows.open_sessions)

    async def opened_at(self, session_id: SessionId) -> float:
        """When a session was opened, in UNIX seconds."""
        return await self._journal.read(lambda db: session_rows.opened_at(db, session_id))

    async def lobbies_behind(self, guild: int | None = None) -> list[SessionId]:
        """Sessions of a server (None: of all) whose message with the open seats could not be edited."""
        return await self._journal.read(lambda db: posting_rows.lobbies_behind(db, guild))

    async def board(self, session_id: SessionId, *, last: int | None = None) -> BoardFacts:
        """The session's board, read at once; `last` asks how far the story had come when that row was the
        newest (None: now). Raises LookupError if there is no such session."""

        def job(db: sqlite3.Connection) -> BoardFacts:
            newest = story_rows.last_told(db, session_id) if last is None else last
            return BoardFacts(
                _stored(db, session_id),
                newest,
                story_rows.since(db, session_id, last=newest, outside=OUTSIDE),
                board_rows.first_message(db, session_id),
            )

        return await self._journal.read(job)

    async def is_told(self, session_id: SessionId) -> bool:
        """Whether all of the session's story was posted."""
        return await self._journal.read(lambda db: story_rows.is_told(db, session_id))

    async def set_board(
        self,
        session_id: SessionId,
        *,
        thread: int,
        message: int,
        board_from: int,
        due: Sequence[PersonId],
        published: int,
    ) -> bool:
        """Note the board message that is in a thread, the rows of the story that it tells, and whom it waits
        for. Returns False, and notes nothing, if somebody has taken the session to another thread."""

        at = self._now()

        def job(db: sqlite3.Connection) -> bool:
            if _stored(db, session_id).thread != thread:
                return False
            board_rows.save_board(
                db, session_id, message=message, board_from=board_from, due=due, published=published, at=at
            )
            return True

        return await self._journal.write(job)

    async def add_boards(self, session_id: SessionId, thread: int, messages: Sequence[int]) -> None:
        """Board messages that may have buttons, and of which nothing was known."""
        await self._journal.write(lambda db: board_rows.add_boards(db, session_id, thread, messages))

    async def old_boards(self, session_id: SessionId | None = None, *, most: int) -> list[OldBoard]:
        """Board messages of a session (None: of all) that are not its newest and may have buttons."""
        return await self._journal.read(lambda db: board_rows.old_boards(db, session_id, most))

    async def forget_board(self, old: OldBoard) -> None:
        """A board message has no buttons any more, or they cannot be taken off."""
        await self._journal.write(lambda db: board_rows.forget_board(db, old.session, old.message))

    async def last_at(self, session_id: SessionId) -> float:
        """When the story's last row was told, in UNIX seconds."""
        return await self._journal.read(lambda db: story_rows.last_at(db, session_id))

    async def set_lobby(self, session_id: SessionId, message: int) -> None:
        """The message with the open seats, which has said all that it must."""
        await self._journal.write(lambda db: posting_rows.save_lobby(db, session_id, message))

    async def set_lobby_behind(self, session_id: SessionId, *, is_behind: bool) -> None:
        """Whether the message with the open seats could not be brought up to date."""
        await self._journal.write(lambda db: posting_rows.save_lobby_behind(db, session_id, is_behind))

    async def set_trouble(self, session_id: SessionId, trouble: str | None) -> None:
        """Why nothing can be posted in the session's thread, or (None) that it can again."""
        await self._journal.write(lambda db: posting_rows.save_trouble(db, session_id, trouble))

    async def set_channel_told(self, session_id: SessionId) -> None:
        """The channel was told of the trouble."""
        await self._journal.write(lambda db: posting_rows.save_channel_told(db, session_id))

    async def set_thread(self, session_id: SessionId, thread: int, *, channel: int) -> None:
        """The thread in which the session goes on, and its channel; nothing of it is posted there yet."""
        await self._journal.write(lambda db: board_rows.save_thread(db, session_id, thread, channel))

    async def set_archived(self, session_id: SessionId) -> None:
        """The thread of a finished game was put away."""
        await self._journal.write(lambda db: board_rows.save_archived(db, session_id))


def _stored(db: sqlite3.Connection, session_id: SessionId) -> Session:
    session = session_rows.session(db, session_id)
    if session is None:
        raise LookupError(f"there is no session {session_id}")
    return session
