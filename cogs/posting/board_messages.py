"""The board message: what a game's thread shows, kept true to the journal through crashes and bad lines.

`plan` decides what to do; this module sends the requests to Discord and notes what was posted. The component
id of a message's frame is the last row of the story that the message tells, so that a message that was posted
just before a crash is found again. It knows neither rules nor words.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Final

import discord
from discord import ui

from cogs.parts.error_codes import (
    THREAD_IS_ARCHIVED,
    THREAD_IS_LOCKED,
    TOO_MANY_OLD_EDITS,
    TOO_MANY_THREADS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
)
from cogs.parts.layouts import NOBODY
from cogs.parts.pictures import Pictures
from cogs.posting.board_views import Above, BoardViews, Sent, is_refused
from cogs.posting.frame_ids import FrameKind
from cogs.posting.kept_files import KeptFiles
from cogs.posting.motion_messages import MotionMessages
from cogs.posting.old_boards import OldBoards
from cogs.posting.old_views import OldViews
from cogs.posting.plan import Edit, Found, Nothing, Plan, Post, called, found, plan, publication
from cogs.posting.threads import STAYS_OPEN_MIN, set_archived
from cogs.posting.throttle import Throttle
from cogs.posting.troubles import Troubles
from cogs.posting.wakings import Wakings
from engine import measures
from engine.errors import ReplayMismatch
from engine.journal.records import PersonId, Session, SessionId
from engine.sessions.positions import Position
from engine.sessions.posted import BoardFacts, Posted
from engine.sessions.preferences import Preferences
from engine.sessions.sessions import Sessions
from renders.face import AnyFace
from renders.language.catalogues import Words

log = logging.getLogger(__name__)

MOST_READ: Final = 300
"""The most messages of a thread that are searched after a start."""
MOST_READ_RESTORED: Final = 1000
"""The most messages of a thread that are searched for boards of a future that a restore took back."""


class _ThreadIsLocked(Exception):
    """A moderator has locked the thread: the bot may not open it again."""


async def no_line(_session: Session, _words: Words) -> str:
    """No thread has a line above its first board."""
    return ""


class BoardMessages:
    """Posts what is missing according to the journal; `wake` never waits. `tidy` removes what a session
    has no more use for in its thread, before that is archived. `above` is the line above a first board."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        posted: Posted,
        preferences: Preferences,
        faces: Mapping[str, AnyFace],
        pictures: Pictures,
        throttle: Throttle,
        when_changed: Callable[[SessionId], None],
        tidy: Callable[[SessionId], Awaitable[None]],
        motions: MotionMessages,
        above: Above = no_line,
    ) -> None:
        self._client = client
        self._sessions = sessions
        self._posted = posted
        self._views = BoardViews(sessions, preferences, faces, pictures, above)
        self._files = KeptFiles()
        self._old = OldBoards(client, posted, throttle, OldViews(sessions, posted, faces, above))
        self._throttle = throttle
        self._when_changed = when_changed
        self.when_woken: Callable[[SessionId], None] = lambda session_id: None
        """Called at each `wake`."""
        self._tidy = tidy
        self._motions = motions
        self._adopted: set[SessionId] = set()
        """Sessions whose thread has no board message that the journal does not know."""
        self._deleted: set[int] = set()
        """Threads that somebody deleted."""
        self._wakings = Wakings("board", self._bring_up_to_date, throttle, mark="b")
        self._troubles = Troubles(client, posted, throttle, self._wakings, when_changed)

    def wake(self, session_id: SessionId) -> None:
        """Make a session's board due, because the session has advanced."""
        self._wakings.wake(session_id)
        self.when_woken(session_id)

    async def wake_all(self) -> int:
        """After a start: post what an earlier run of the bot has left, the oldest news first. Games that were
        in trouble may still be, so they are tried one after the other. Returns how many games lack a post."""
        missing, troubled = await self._posted.missing(), await self._posted.troubled()
        in_turn = frozenset(troubled)
        for session_id in missing:
            if session_id not in in_turn:
                self.wake(session_id)
        self._wakings.wake_in_turn(troubled)
        self._old.begin()
        return len(missing)

    async def wake_troubled(self, guild: int) -> None:
        """Try again what could not be posted on a server, because something has changed there."""
        self._wakings.repeat(guild)  # for work under way that may just have failed
        self._wakings.wake_in_turn(await self._posted.troubled(guild))

    def thread_is_gone(self, session: Session) -> None:
        """Note that somebody deleted the session's thread, and make its board due."""
        if session.thread is not None:
            self._deleted.add(session.thread)
            self.wake(session.id)

    async def close(self) -> None:
        """Stop at once: what is missing is posted after the next start."""
        await self._wakings.close()
        await self._old.close()

    async def _bring_up_to_date(self, session_id: SessionId) -> None:
        facts = await self._posted.board(session_id)
        session = facts.session
        self._wakings.is_on(session_id, session.guild)
        if session.thread is None:
            return
        if session.trouble == "deleted" or session.thread in self._deleted:
            await self._troubles.pause(session, "deleted")
            return
        try:
            if session.trouble == "forbidden":  # if nothing is missing, to read is all that shows it is over
                self._adopted.discard(session_id)
            if await self._adopt(session):
                facts = await self._posted.board(session_id)
            try:
                position = await self._sessions.position(session_id, None)
            except ReplayMismatch:
                log.exception("game %s is frozen", session_id)
                await self._motions.offer_restart(session)
                await self._show_motions(session)
                if session.status == "closed" and session.by_office:
                    await self._post_end_in_words(facts)
                    await self._archive(session)
                return
            if facts.last != position.told:  # people have gone on: a board must show one moment
                facts = await self._posted.board(session_id, last=position.told)
            now, session = position.session, facts.session
            session = replace(session, status=now.status, seats=now.seats, host=now.host)
            planned = plan(publication(facts, now, position.waiting_for))
            is_before_end = session.status == "playing"  # it may have ended since that moment
            facts = replace(facts, session=session, outcome=None if is_before_end else facts.outcome)
            await self._carry_out(planned, facts, position)
            await self._show_motions(session)
            await self._old.tidy(session.id)
            await self._tidy(session.id)
            if session.status in ("over", "closed") or session.asleep_since is not None:
                await self._archive(session)
        except (discord.NotFound, discord.Forbidden) as error:
            await self._troubles.pause(session, "deleted" if error.code == UNKNOWN_CHANNEL else "forbidden")
        except _ThreadIsLocked:
            await self._troubles.pause(session, "locked")
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            if error.code in (THREAD_IS_LOCKED, THREAD_IS_ARCHIVED):
                await self._troubles.pause(session, "locked")
            elif error.code == TOO_MANY_THREADS:
                await self._troubles.pause(session, "full")
            elif is_refused(error):
                log.error("no board of game %s is taken: %s", session_id, error)
                await self._troubles.pause(session, "refused")
            else:
                raise

    async def _show_motions(self, session: Session) -> None:
        """Show what is proposed to the table, below its board."""
        if await self._motions.show(session):
            self.wake(session.id)

    async def _adopt(self, session: Session) -> bool:
        """Look for a message that was posted just before a crash or on a bad line, and note it. Returns
        whether it had to look. Boards of a future that a restore has taken back are not noted: they only
        shrink."""
        if session.id in self._adopted or session.thread is None:
            return False
        lost = dict[int, int]()
        # The newest first: people may have written more messages meanwhile than are read here.
        async for message in self._thread(session).history(
            after=discord.Object(session.board or session.thread),
            limit=MOST_READ if session.adopt_after is None else MOST_READ_RESTORED,
            oldest_first=False,
        ):
            last = self._last_row_of(message)
            if last is None:
                continue
            what = found(session, message=message.id, last=last)
            if what is Found.LOST:
                lost[message.id] = last
            elif what is Found.UNNOTED:
                await self._note(session, message, last)
                break
        if lost:
            if session.status == "playing":
                await self._motions.offer_restart(session, is_lost=True)
            await self._posted.add_lost_boards(session.id, session.thread, lost)
            self._old.begin()
        self._adopted.add(session.id)
        return True

    async def _note(self, session: Session, message: discord.Message, last: int) -> None:
        """Note a board message that the journal does not know; it tells the story up to the row `last`."""
        assert session.thread is not None
        # If the board before it is gone, it was posted in its place, and tells what that one told.
        gone = session.board if await self._is_gone(session) else None
        mentioned = [PersonId(user.id) for user in message.mentions]
        await self._posted.set_board(
            session.id,
            thread=session.thread,
            message=message.id,
            board_from=session.posted + 1 if gone is None else session.board_from,
            due=called(session, mentioned, last=last),
            posted=last,
            at=message.created_at.timestamp(),
            instead_of=gone,
        )

    async def _is_gone(self, session: Session) -> bool:
        """Whether somebody deleted the board message."""
        if session.board is None:
            return False
        try:
            await self._thread(session).fetch_message(session.board)
        except discord.NotFound as error:
            return error.code == UNKNOWN_MESSAGE
        return False

    def _last_row_of(self, message: discord.Message) -> int | None:
        """The last row of the story that a board message of the bot tells; None for any other message."""
        me = self._client.user
        if me is None or message.author.id != me.id:
            return None
        return FrameKind.BOARD.number_of(message)

    async def _carry_out(self, planned: Plan, facts: BoardFacts, position: Position) -> None:
        """Edit the board message, or post the next one, and note it."""
        session = facts.session
        if isinstance(planned, Nothing):
            if session.status == "playing" and session.trouble == "forbidden":
                await self._posted.set_trouble(session.id, None)
            return
        assert session.thread is not None
        done = await self._edit(planned, facts, position) if isinstance(planned, Edit) else planned
        if isinstance(done, Edit):
            message, board_from, instead_of = done.message, session.board_from, None
        else:
            self._adopted.discard(session.id)  # until it is noted, nobody knows whether it was posted
            message = await self._post(done, facts, position)
            board_from, instead_of = done.tale.first, done.instead_of
        is_noted = await self._posted.set_board(
            session.id,
            thread=session.thread,
            message=message,
            board_from=board_from,
            due=planned.due,
            posted=position.told,
            at=facts.at,
            instead_of=instead_of,
        )
        log.debug("message %d tells game %d up to row %d", message, session.id, position.told)
        if is_noted:
            self._adopted.add(session.id)
            measures.BOARDS.saw(self._throttle.since_due(), session.game)

    def _thread(self, session: Session) -> discord.PartialMessageable:
        assert session.thread is not None
        return self._client.get_partial_messageable(session.thread, guild_id=session.guild)

    async def _post(self, planned: Post, facts: BoardFacts, position: Position) -> int:
        """Post a board message that mentions the people it waits for, and those it invites. Returns its
        id."""
        session = facts.session
        assert session.thread is not None
        place, thread = session.thread, self._thread(session)

        async def post(view: ui.LayoutView, files: Sent) -> int:
            message = await thread.send(
                view=view,
                files=[file for file in files if isinstance(file, discord.File)],
                nonce=f"{session.id}-{session.epoch}.{position.told}-{place % 1_000_000}",
                allowed_mentions=discord.AllowedMentions(
                    everyone=False,
                    roles=False,
                    users=[discord.Object(person) for person in planned.mentioned],
                ),
            )
            self._files.note(message)
            return message.id

        return await self._views.sent(facts, position, planned.tale, post)

    async def _post_end_in_words(self, facts: BoardFacts) -> None:
        """Tell in the thread that a moderator has ended a game of which no board can be drawn."""
        session = facts.session
        if session.thread is None or session.posted >= facts.last:
            return
        self._adopted.discard(session.id)
        message = await self._thread(session).send(
            view=await self._views.end_in_words(facts),
            nonce=f"{session.id}-{session.epoch}.{facts.last}-{session.thread % 1_000_000}",
            allowed_mentions=NOBODY,
        )
        await self._posted.set_board(
            session.id,
            thread=session.thread,
            message=message.id,
            board_from=session.posted + 1,
            due=(),
            posted=facts.last,
            at=facts.at,
        )
        self._adopted.add(session.id)

    async def _edit(self, planned: Edit, facts: BoardFacts, position: Position) -> Edit | Post:
        """Bring the board message up to date. Returns what was planned, or what to post instead if
        the message can no longer be edited."""
        session = facts.session
        assert session.thread is not None
        if await self._views.shows_no_more(session, position.told):
            return planned
        board = self._thread(session).get_partial_message(planned.message)

        async def edit(view: ui.LayoutView, files: Sent) -> None:
            self._files.note(await board.edit(view=view, attachments=files, allowed_mentions=NOBODY))

        kept, is_second_try = self._files.take(planned.message), False
        while True:
            try:
                await self._views.sent(facts, position, planned.tale, edit, kept=kept)
                return planned
            except discord.HTTPException as error:
                if error.code == UNKNOWN_MESSAGE:
                    return planned.if_gone
                if error.code == TOO_MANY_OLD_EDITS:
                    return planned.if_closed
                if error.code != THREAD_IS_ARCHIVED or is_second_try:
                    raise
                await self._unarchive(session.thread)
                is_second_try = True

    async def _archive(self, session: Session) -> None:
        """Archive the thread of a game that has ended or sleeps: active threads are few, 1,000 a server."""
        if session.is_archived or session.thread is None:
            return
        self._when_changed(session.id)
        try:
            await set_archived(self._client, session.thread, True)
        except discord.Forbidden as error:
            ended = await self._posted.last_at(session.id)
            if time.time() - ended < STAYS_OPEN_MIN * 60:
                raise  # the bot may only have a time-out, which ends
            log.info("the thread of game %s is left to Discord: %s", session.id, error.text)
        await self._posted.set_archived(session.id)
        self._adopted.discard(session.id)

    async def _unarchive(self, thread_id: int) -> None:
        try:
            await set_archived(self._client, thread_id, False)
        except discord.Forbidden as error:  # the bot's own thread: only a moderator's lock forbids it
            raise _ThreadIsLocked from error
