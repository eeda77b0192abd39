"""The board message: what a game's thread shows, kept true to the journal through crashes and bad lines.

While the same people are asked the message is edited; when others must act a new one is posted that mentions
them, and the old one loses its buttons. The journal knows what was published; the number of the last event
that a message tells is its frame's component id, so that after a crash a message can be found again.
"""

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import ui

from cogs.parts.error_codes import (
    THREAD_IS_ARCHIVED,
    THREAD_IS_LOCKED,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
)
from cogs.parts.layouts import NOBODY, card
from cogs.parts.pictures import Pictures
from cogs.parts.readers import public_words
from cogs.parts.widgets import move_row
from cogs.posting.board_views import FRAME, BoardViews, Tale, is_refused
from cogs.posting.old_boards import OldBoards
from cogs.posting.retries import try_later
from cogs.posting.threads import STAYS_OPEN_MIN, set_archived
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings, is_refusal
from engine.journal.records import PersonId, Session, SessionId, Since
from engine.play.table import Seat
from engine.sessions.positions import Position
from engine.sessions.posted import Posted
from engine.sessions.preferences import People
from engine.sessions.sessions import Sessions
from renders.face import AnyFace

log = logging.getLogger(__name__)

MOST_READ: Final = 300
"""The most messages of a thread that are searched after a start."""
MOST_READ_RESTORED: Final = 1000
"""The most that are searched for boards of a lost future."""


class _ThreadIsLocked(Exception):
    """A moderator has locked the thread: the bot may not open it again."""


class BoardMessages:
    """Publishes what the journal says is missing; `wake` never waits."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        posted: Posted,
        people: People,
        faces: Mapping[str, AnyFace],
        pictures: Pictures,
        throttle: Throttle,
        when_changed: Callable[[SessionId], None],
    ) -> None:
        self._client = client
        self._sessions = sessions
        self._posted = posted
        self._views = BoardViews(sessions, people, faces, pictures)
        self._throttle = throttle
        self._old = OldBoards(client, posted, throttle)
        self._when_changed = when_changed
        self._adopted: set[SessionId] = set()
        """Sessions in whose thread there is no message that the journal does not know."""
        self._deleted: set[int] = set()
        """Threads that somebody deleted."""
        self._wakings = Wakings("board", self._publish, throttle)

    def wake(self, session_id: SessionId) -> None:
        """The session has advanced: its board is due."""
        self._wakings.wake(session_id)

    async def wake_all(self) -> int:
        """After a start: publish what an earlier run of the bot has left, the oldest news first; of how many
        games that is. What was in trouble may be so yet, and is tried in turn."""
        missing, troubled = await self._posted.missing(), await self._posted.troubled()
        in_turn = frozenset(troubled)
        for session_id in missing:
            if session_id not in in_turn:
                self.wake(session_id)
        self._wakings.wake_in_turn(troubled)
        self._old.begin()
        return len(missing)

    async def wake_troubled(self, guild: int) -> None:
        """Something has changed on a server: what could not be posted may be possible now."""
        self._wakings.repeat(guild)  # for those that are just finding out that it is not
        self._wakings.wake_in_turn(await self._posted.troubled(guild))

    def thread_is_gone(self, session: Session) -> None:
        """Somebody deleted the session's thread."""
        if session.thread is not None:
            self._deleted.add(session.thread)
            self.wake(session.id)

    async def close(self) -> None:
        """Stop where it stands: what is missing is published after the next start."""
        await self._wakings.close()
        await self._old.close()

    async def _publish(self, session_id: SessionId) -> None:
        session = await self._posted.session(session_id)
        self._wakings.is_on(session_id, session.guild)
        if session.thread is None:
            return
        if session.trouble == "deleted" or session.thread in self._deleted:
            await self._pause(session, "deleted")
            return
        try:
            session = await self._adopt(session)
            position = await self._sessions.position(session_id, None)
            # People may have gone on since the session was read: what is shown must be of one moment.
            now = position.session
            session = replace(session, status=now.status, seats=now.seats, host=now.host, calls=now.calls)
            is_behind = session.board is None or session.published < position.told
            if is_behind or session.restored is not None:
                await self._show(session, position)
            await self._old.tidy(session.id)
            if session.status in ("over", "closed"):
                await self._archive(session)
        except (discord.NotFound, discord.Forbidden) as error:
            await self._pause(session, "deleted" if error.code == UNKNOWN_CHANNEL else "forbidden")
        except _ThreadIsLocked:
            await self._pause(session, "locked")
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            if error.code in (THREAD_IS_LOCKED, THREAD_IS_ARCHIVED):
                await self._pause(session, "locked")
            elif is_refused(error):
                log.error("no board of game %s is taken: %s", session_id, error)
                await self._pause(session, "refused")
            else:
                raise

    async def _adopt(self, session: Session) -> Session:
        """Find the message that was posted just before a crash or on a bad line, if there is one. Boards of a
        future that a restore has lost tell nothing: they only lose their buttons."""
        if session.id in self._adopted or session.thread is None:
            return session
        lost: list[int] = []
        # The newest first: what people wrote meanwhile may be more than is read here.
        async for message in self._thread(session).history(
            after=discord.Object(session.board or session.thread),
            limit=MOST_READ if session.adopt_after is None else MOST_READ_RESTORED,
            oldest_first=False,
        ):
            number = self._told_by(message)
            if number is None:
                continue
            if session.adopt_after is not None and message.id < session.adopt_after:
                lost.append(message.id)
            elif number >= _next_told(session):
                await self._note(session, message, number)
                break
        if lost:
            await self._posted.add_boards(session.id, session.thread, lost)
            self._old.begin()
        self._adopted.add(session.id)
        return await self._posted.session(session.id)

    async def _note(self, session: Session, message: discord.Message, number: int) -> None:
        """A board message was posted that the journal does not know."""
        due = [PersonId(user.id) for user in message.mentions]
        since = await self._posted.since(session.id, last=number)
        called = [seat for seat in map(session.seat_of, due) if seat is not None]
        await self._posted.set_board(
            session.id,
            message=message.id,
            board_from=_beginning(session, since, called),
            due=due,
            published=number,
        )

    def _told_by(self, message: discord.Message) -> int | None:
        me = self._client.user
        if me is None or message.author.id != me.id:
            return None
        frames = [part for part in message.components if isinstance(part, discord.components.Container)]
        number = (frames[0].id or 0) if frames else 0
        return number - FRAME if number >= FRAME else None

    async def _show(self, session: Session, position: Position) -> None:
        """Edit the board message, or post the next one."""
        seats = [session.seats[seat] for seat in position.waiting_for]
        due = tuple(seat.person for seat in seats if seat.person is not None)
        is_called = all(self._was_called(session, person) for person in due)
        is_news = session.board is None or session.restored is not None
        is_next = is_news or session.status != "playing" or not is_called
        tale = await self._tale(session, position, is_next=is_next)
        message = None if is_next else await self._edit(session, position, tale)
        if message is None:
            if not is_next:  # it is gone, with all that it told
                tale = replace(tale, first=min(tale.first, session.board_from))
            self._adopted.discard(session.id)  # until it is noted, nobody knows whether it was posted
            message = await self._post(session, position, tale, due)
        if await self._has_moved(session):
            return
        await self._posted.set_board(
            session.id, message=message, board_from=tale.first, due=due, published=position.told
        )
        self._adopted.add(session.id)

    async def _tale(self, session: Session, position: Position, *, is_next: bool) -> Tale:
        """What the next message tells, or the message that is edited."""
        since = await self._posted.since(session.id, last=position.told)
        opening = await self._posted.first_message(session.id)
        is_opening = opening is None or (not is_next and opening == session.board)
        first = _beginning(session, since, position.waiting_for)
        if not is_next and all(since.of(seat) < session.published for seat in position.waiting_for):
            first = session.board_from  # nobody who is asked has acted since he was told
        return Tale(first, _unheard(session, since, position.waiting_for), is_opening)

    def _was_called(self, session: Session, person: PersonId) -> bool:
        """Whether the board message called a person who has been waited for ever since. If others went on
        faster than boards are posted, he may have answered, and be asked anew."""
        since = session.asked_since.get(person)
        return person in session.board_due and since is not None and since <= session.published

    async def _has_moved(self, session: Session) -> bool:
        """Whether somebody has taken the session to another thread meanwhile."""
        return (await self._posted.session(session.id)).thread != session.thread

    def _thread(self, session: Session) -> discord.PartialMessageable:
        assert session.thread is not None
        return self._client.get_partial_messageable(session.thread, guild_id=session.guild)

    async def _post(self, session: Session, position: Position, tale: Tale, due: tuple[PersonId, ...]) -> int:
        """Post a board message that mentions whom it waits for; its id."""
        assert session.thread is not None
        place, thread = session.thread, self._thread(session)

        async def post(view: ui.LayoutView, files: list[discord.File]) -> int:
            message = await thread.send(
                view=view,
                files=files,
                nonce=f"{session.id}-{session.epoch}.{position.told}-{place % 1_000_000}",
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=[discord.Object(person) for person in due]
                ),
            )
            self._old.remember(message, view)
            return message.id

        return await self._views.sent(session, position, tale, post)

    async def _edit(self, session: Session, position: Position, tale: Tale) -> int | None:
        """Bring the board message up to date; its id, or None if it cannot be edited any more."""
        assert session.thread is not None
        assert session.board is not None
        board = self._thread(session).get_partial_message(session.board)

        async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
            self._old.forget(board.id)
            message = await board.edit(view=view, attachments=files, allowed_mentions=NOBODY)
            self._old.remember(message, view)

        for is_second_try in (False, True):
            try:
                await self._views.sent(session, position, tale, edit)
                return session.board
            except discord.HTTPException as error:
                if error.code in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS):
                    return None
                if error.code != THREAD_IS_ARCHIVED or is_second_try:
                    raise
                await self._unarchive(session.thread)
        return None

    async def _archive(self, session: Session) -> None:
        """Put the thread of a finished game away (a server has 1,000 active ones)."""
        if session.is_archived or session.thread is None:
            return
        self._when_changed(session.id)
        try:
            await set_archived(self._client, session.thread, True)
        except discord.Forbidden as error:
            ended = await self._posted.last_at(session.id)
            if time.time() - ended < STAYS_OPEN_MIN * 60:
                raise  # a time-out of the bot ends
            log.info("the thread of game %s is left to Discord: %s", session.id, error.text)
        await self._posted.set_archived(session.id)
        self._adopted.discard(session.id)

    async def _unarchive(self, thread_id: int) -> None:
        try:
            await set_archived(self._client, thread_id, False)
        except discord.Forbidden as error:  # the bot's own thread: only a moderator's lock forbids it
            raise _ThreadIsLocked from error

    async def _pause(self, session: Session, trouble: str) -> None:
        """Nothing can be posted in the thread: the match goes on, and the channel is told, once."""
        if await self._has_moved(session):
            return
        if trouble == "deleted" and session.status in ("over", "closed") and await self._is_end_told(session):
            await self._posted.set_archived(session.id)  # there is nothing to put away, and nobody to tell
            return
        await self._posted.set_trouble(session.id, trouble)
        if session.trouble != trouble:
            self._when_changed(session.id)
        is_told = session.trouble == trouble and session.is_channel_told
        if not is_told:
            log.warning("game %s cannot be shown in its thread: %s", session.id, trouble)
            is_told = await self._is_channel_told(session, trouble)
        if trouble != "deleted" or not is_told:
            try_later(self._client, self._wakings, session)

    async def _is_channel_told(self, session: Session, trouble: str) -> bool:
        """Tell the channel, if anybody waits for what cannot be shown; whether that is done with."""
        await self._throttle.move(session.channel)  # where more games may be in trouble
        if await self._has_moved(session):
            return False
        try:
            if session.status == "playing" or not await self._is_end_told(session):
                await self._tell_channel(session, trouble)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("nor can its channel be told: %s", error.text)
            if error.code != UNKNOWN_CHANNEL:  # for one that is gone never comes back
                return False
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log.error("nor does its channel take that: %s", error)
            return False
        await self._posted.set_channel_told(session.id)
        return True

    async def _is_end_told(self, session: Session) -> bool:
        """Whether nobody waits for a game's end: it was shown, or there is none that people sit to see."""
        return session.status != "over" or await self._posted.is_told(session.id)

    async def _tell_channel(self, session: Session, trouble: str) -> None:
        words = public_words(session)
        rows = [move_row(session.id, words)]
        channel = self._client.get_partial_messageable(session.channel, guild_id=session.guild)
        await channel.send(
            view=card(words.text(f"trouble-{trouble}", number=session.id), rows=rows),
            nonce=f"{trouble[0]}-{session.id}-{session.published}",
            allowed_mentions=NOBODY,
        )


def _next_told(session: Session) -> int:
    """The least last row of a board that is newer than the one that is known. After a restore there is a new
    one though there may be nothing new to tell."""
    return session.published + (session.board is not None and session.restored is None)


def _unheard(session: Session, since: Since, called: Sequence[Seat]) -> int:
    """The first row of the story that is news: to everybody, or to one of those who are called, who have not
    acted since (at the end: to anybody)."""
    people = [Seat(number) for number, seat in enumerate(session.seats) if not seat.is_robot]
    return min([session.published, *(since.of(seat) for seat in called or people)]) + 1


def _beginning(session: Session, since: Since, called: Sequence[Seat]) -> int:
    """The first row that a message tells: the news, and at least the round that is on."""
    return min(_unheard(session, since, called), since.round + 1)
