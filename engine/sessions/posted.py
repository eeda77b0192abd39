"""What has been posted about each session, and where. It knows the journal, and sends nothing to Discord.

Each row of the story says whether it was posted. So after a crash whatever is missing is posted, and nothing
is posted twice.
"""

import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.clock.pace import DAY, MINUTE
from engine.errors import Refused
from engine.journal import (
    board_rows,
    clock_rows,
    invitation_rows,
    posting_rows,
    server_act_rows,
    server_rows,
    session_rows,
    story_rows,
)
from engine.journal.invitation_rows import Invitation
from engine.journal.journal import Journal
from engine.journal.posted_records import OldBoard, Since
from engine.journal.records import Call, PersonId, Session, SessionId
from engine.journal.server_act_rows import ServerAct
from engine.journal.server_rows import Tidy
from engine.play.table import Seat
from engine.sessions.outcomes import Outcome, outcome_of
from engine.sessions.server_settings import effective

LONG_AGO: Final = 5 * MINUTE
"""Nothing but the bot's own absence lets so much time pass before a message that was posted is noted."""
DELETED_AFTER: Final = 7 * DAY
"""So many seconds after the end the message with the open seats is deleted, if the server wants that."""


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """What is stored about a session's board and the story that it tells, read at one moment."""

    session: Session
    last: int
    """The newest row of the story at that moment; 0 if there was none."""
    since: Since
    """How far the story had come before each seat last acted."""
    is_first: bool
    """Whether the board message is the first of its thread."""
    at: float
    """The moment, in UNIX seconds."""
    calls: Mapping[Seat, Call]
    """The open calls, as they will be once a message that was composed at this moment is posted."""
    outcome: Outcome | None = None
    """What the session has left of its people, as everybody may know it; None before the end, or if it was
    never settled who counted."""


class Posted:
    """Reads and stores what was posted. All ids but those of sessions are Discord's."""

    def __init__(self, journal: Journal, *, now: Callable[[], float] = time.time) -> None:
        self._journal = journal
        self._now = now

    async def session(self, session_id: SessionId) -> Session:
        """The session as it is stored now. Raises Refused if there is none."""
        return await self._journal.read(lambda db: _stored(db, session_id))

    async def running(self) -> int:
        """How many sessions are being played."""
        return await self._journal.read(session_rows.running_sessions)

    async def missing(self) -> list[SessionId]:
        """Sessions that still need something posted, or their thread archived. Those whose news is oldest
        come first."""
        return await self._journal.read(posting_rows.sessions_to_post)

    async def troubled(self, guild: int | None = None) -> list[SessionId]:
        """Sessions of a server (None: of all) with trouble: their thread exists but could not be used, or
        their channel was not told of it yet."""
        return await self._journal.read(lambda db: posting_rows.sessions_in_trouble(db, guild))

    async def open_seats(self) -> list[SessionId]:
        """Sessions that have not started, and sessions whose table must still be told that the file was
        restored."""
        return await self._journal.read(posting_rows.open_sessions)

    async def opened_at(self, session_id: SessionId) -> float:
        """When a session was opened, in UNIX seconds."""
        return await self._journal.read(lambda db: session_rows.opened_at(db, session_id))

    async def lobbies_behind(self, guild: int | None = None) -> list[SessionId]:
        """Sessions of a server (None: of all) whose message with the open seats could not be edited."""
        return await self._journal.read(lambda db: posting_rows.lobbies_behind(db, guild))

    async def board(self, session_id: SessionId, *, last: int | None = None) -> BoardFacts:
        """The facts about a session's board, read at one moment. If `last` is given, the story counts only up
        to that row. Raises Refused if there is no such session."""

        at = self._now()

        def job(db: sqlite3.Connection) -> BoardFacts:
            newest = story_rows.last_told(db, session_id) if last is None else last
            session = _stored(db, session_id)
            return BoardFacts(
                session,
                newest,
                Since(story_rows.acts(db, session_id, last=newest, is_public=True)),
                board_rows.is_first(db, session_id),
                at,
                clock_rows.shown(db, session, newest, at),
                _outcome(db, session),
            )

        return await self._journal.read(job)

    async def outcome(self, session_id: SessionId, reader: PersonId) -> Outcome | None:
        """What a session that is over or closed has left of its people, as this person may know it; None
        before the end, or if it was never settled who counted."""
        return await self._journal.read(lambda db: _outcome(db, _stored(db, session_id), reader))

    async def is_told(self, session_id: SessionId) -> bool:
        """Whether the session's whole story was posted."""
        return await self._journal.read(lambda db: story_rows.is_told(db, session_id))

    async def set_board(
        self,
        session_id: SessionId,
        *,
        thread: int,
        message: int,
        board_from: int,
        due: Sequence[PersonId],
        posted: int,
        at: float | None = None,
        instead_of: int | None = None,
    ) -> bool:
        """Store that a board message was posted or edited. It alone tells the story from row `board_from` to
        row `posted`, and waits for the people in `due`; it may have been posted `instead_of` one that is
        gone. `at` is when it was composed, in UNIX seconds (None: now): the clocks of the calls that it posts
        begin then, as it shows them. If that is long ago, the bot was away meanwhile, and they begin now.
        Returns False, and stores nothing, if the session is not in this thread any more."""

        now = self._now()
        at = now if at is None or now - at > LONG_AGO else at

        def job(db: sqlite3.Connection) -> bool:
            if _stored(db, session_id).thread != thread:
                return False
            board_rows.save_board(
                *(db, session_id),
                message=message,
                board_from=board_from,
                due=due,
                posted=posted,
                at=at,
                instead_of=instead_of,
            )
            return True

        return await self._journal.write(job)

    async def add_lost_boards(self, session_id: SessionId, thread: int, lasts: Mapping[int, int]) -> None:
        """Store board messages of a future that a restore has taken back, with the last row that each
        tells."""
        await self._journal.write(lambda db: board_rows.add_lost_boards(db, session_id, thread, lasts))

    async def old_boards(self, session_id: SessionId | None = None, *, most: int) -> list[OldBoard]:
        """Board messages that may be whole although their session (None: any) has a newer one; at most
        `most`."""
        return await self._journal.read(lambda db: board_rows.old_boards(db, session_id, most))

    async def is_any_fallen(self, old: OldBoard) -> bool:
        """Whether something was taken back that a board message told before all others."""
        return await self._journal.read(lambda db: story_rows.is_any_fallen(db, old.session, old.message))

    async def forget_board(self, old: OldBoard) -> None:
        """Forget a board message, because it is not whole any more or can never be edited."""
        await self._journal.write(lambda db: board_rows.forget_board(db, old.session, old.message))

    async def last_at(self, session_id: SessionId) -> float:
        """When the last row of the story was stored, in UNIX seconds."""
        return await self._journal.read(lambda db: story_rows.last_at(db, session_id))

    async def office_act(self, session_id: SessionId) -> ServerAct | None:
        """The newest act by office about a session that stands; None if there is none."""
        acts = await self._journal.read(lambda db: server_act_rows.acts_of_session(db, session_id))
        return next((act for act in reversed(acts) if act.undone is None), None)

    async def kept_seats(self, session_id: SessionId) -> list[Invitation]:
        """The seats of an open session that are kept for people now, as its message shows them."""
        now = self._now()
        return await self._journal.read(lambda db: invitation_rows.kept(db, session_id, now))

    async def set_lobby(self, session_id: SessionId, message: int) -> None:
        """Store which message shows the open seats, and that it is up to date."""
        await self._journal.write(lambda db: posting_rows.save_lobby(db, session_id, message))

    async def set_lobby_behind(self, session_id: SessionId, *, is_behind: bool) -> None:
        """Store whether the message with the open seats is out of date, because it could not be edited."""
        await self._journal.write(lambda db: posting_rows.save_lobby_behind(db, session_id, is_behind))

    async def tidy(self, session_id: SessionId) -> bool:
        """Decide, as the server wants it, what becomes of the message with the open seats of a session that
        is over. As long as somebody in office may take the end back, it stays. Returns whether the message
        must be changed now."""
        now = self._now()

        def job(db: sqlite3.Connection) -> bool:
            at, session = posting_rows.tidy_at(db, session_id), session_rows.session(db, session_id)
            if session is None or at is None or at > now:
                return False
            wanted = effective(server_rows.server(db, session.guild)).tidy
            again = _looked_at_again(session, wanted, now)
            if again is not None or session.lobby is None or session.ended is None or wanted is Tidy.LEAVE:
                posting_rows.save_tidy_at(db, session_id, again)
                return False
            posting_rows.save_tidied(db, session_id, "fold" if wanted is Tidy.FOLD else "delete")
            return True

        return await self._journal.write(job)

    async def forget_lobby(self, session_id: SessionId) -> None:
        """Store that the message with the open seats was deleted."""
        await self._journal.write(lambda db: posting_rows.forget_lobby(db, session_id))

    async def set_trouble(self, session_id: SessionId, trouble: str | None) -> None:
        """Store why nothing can be posted in the session's thread, or (None) that posting works again."""
        at = self._now()
        await self._journal.write(lambda db: posting_rows.save_trouble(db, session_id, trouble, at))

    async def set_channel_told(self, session_id: SessionId) -> None:
        """Store that the channel was told of the trouble."""
        await self._journal.write(lambda db: posting_rows.save_channel_told(db, session_id))

    async def set_thread(self, session_id: SessionId, thread: int, *, channel: int) -> None:
        """Store that the session moves to a thread of a channel, where nothing about it is posted yet."""
        await self._journal.write(lambda db: board_rows.save_thread(db, session_id, thread, channel))

    async def set_archived(self, session_id: SessionId) -> None:
        """Store that the thread of a finished session was archived."""
        await self._journal.write(lambda db: board_rows.save_archived(db, session_id))


def _looked_at_again(session: Session, wanted: Tidy, now: float) -> float | None:
    """When the message with the open seats is looked at again, although a day has passed since the end; None
    if it is not."""
    if session.ended_by is not None:
        return now + DAY
    if wanted is Tidy.DELETE and session.ended is not None and now < session.ended + DELETED_AFTER:
        return session.ended + DELETED_AFTER
    return None


def _outcome(db: sqlite3.Connection, session: Session, reader: PersonId | None = None) -> Outcome | None:
    return outcome_of(db, session, reader) if session.status in ("over", "closed") else None


def _stored(db: sqlite3.Connection, session_id: SessionId) -> Session:
    session = session_rows.session(db, session_id)
    if session is None:
        raise Refused("no-such-game")
    return session
