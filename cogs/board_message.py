"""The board message: what a game's thread shows, kept true to the journal through crashes and bad lines.

While the same people are asked the message is edited; when others must act a new one is posted that mentions
them, and the old one loses its buttons. The journal knows what was published; the number of the last event
that a message tells is its frame's component id, so that after a crash a message can be found again.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import discord
from discord import ui

from cogs.board_text import board_texts
from cogs.codes import (
    THREAD_IS_ARCHIVED,
    THREAD_IS_LOCKED,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
)
from cogs.layouts import NOBODY, PICTURE, card
from cogs.palettes import palette_of_all
from cogs.people import label_names, plain_names, public_words
from cogs.pictures import Pictures, attachment
from cogs.showing import Showing
from cogs.tasks import Wakings
from cogs.widgets import always_row, aside_row, move_row, shared_rows
from engine.people import People
from engine.posted import Posted
from engine.records import PersonId, Session, SessionId, Since
from engine.seen import Position
from engine.sessions import Sessions
from engine.table import Seat
from engine.telling import Happened
from renders.face import AnyFace

log = logging.getLogger(__name__)

FRAME = 1_000_000_000
"""A board message's frame has the component id FRAME + the number of the last event that it tells."""

MOST_READ = 300
"""So many messages of a thread are searched after a start."""


class _ThreadIsLocked(Exception):
    """A moderator has locked the thread: the bot may not open it again."""


@dataclass(frozen=True, slots=True)
class _Tale:
    """What of the story a message tells."""

    first: int
    """The row that its words begin with."""
    news: int
    """The row from which on its picture marks what has changed."""
    is_opening: bool
    """Whether it opens the game."""


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
        when_changed: Callable[[SessionId], None],
    ) -> None:
        self._client = client
        self._sessions = sessions
        self._posted = posted
        self._people = people
        self._faces = faces
        self._pictures = pictures
        self._when_changed = when_changed
        self._adopted: set[SessionId] = set()
        """Sessions in whose thread there is no message that the journal does not know."""
        self._deleted: set[int] = set()
        """Threads that somebody deleted."""
        self._wakings = Wakings("board", self._publish)

    def wake(self, session_id: SessionId) -> None:
        """The session has advanced: its board is due."""
        self._wakings.wake(session_id)

    async def wake_all(self) -> None:
        """After a start: publish what an earlier run of the bot has left."""
        for session_id in await self._posted.missing():
            self.wake(session_id)

    async def wake_troubled(self, guild: int) -> None:
        """Something has changed on a server: what could not be posted may be possible now."""
        self._wakings.repeat()  # for those that are just finding out that it is not
        for session_id in await self._posted.troubled(guild):
            self.wake(session_id)

    def thread_is_gone(self, session: Session) -> None:
        """Somebody deleted the session's thread."""
        if session.thread is not None:
            self._deleted.add(session.thread)
            self.wake(session.id)

    async def close(self) -> None:
        """Stop where it stands: what is missing is published after the next start."""
        await self._wakings.close()

    async def _publish(self, session_id: SessionId) -> None:
        session = await self._posted.session(session_id)
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
            session = replace(
                session, status=now.status, seats=now.seats, host=now.host, asked_since=now.asked_since
            )
            if session.board is None or session.published < position.told:
                await self._show(session, position)
            if session.status in ("over", "closed"):
                await self._archive(session)
        except (discord.NotFound, discord.Forbidden) as error:
            await self._pause(session, "deleted" if error.code == UNKNOWN_CHANNEL else "forbidden")
        except _ThreadIsLocked:
            await self._pause(session, "locked")
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            if error.code not in (THREAD_IS_LOCKED, THREAD_IS_ARCHIVED):
                raise
            await self._pause(session, "locked")

    async def _adopt(self, session: Session) -> Session:
        """Find the message that was posted just before a crash or on a bad line, if there is one."""
        if session.id in self._adopted or session.thread is None:
            return session
        after = discord.Object(session.board or session.thread)
        thread = self._thread(session)
        # The newest first: what people wrote meanwhile may be more than is read here.
        async for message in thread.history(after=after, limit=MOST_READ, oldest_first=False):
            number = self._told_by(message)
            first = session.published + (session.board is not None)
            if number is not None and number >= first:
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
                if session.board is not None:
                    await self._take_buttons_off(session)
                break
        self._adopted.add(session.id)
        return await self._posted.session(session.id)

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
        is_next = session.board is None or session.status != "playing" or not is_called
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
        if session.board is not None and session.board != message:
            await self._take_buttons_off(session)

    async def _tale(self, session: Session, position: Position, *, is_next: bool) -> _Tale:
        """What the next message tells, or the message that is edited."""
        since = await self._posted.since(session.id, last=position.told)
        opening = await self._posted.first_message(session.id)
        is_opening = opening is None or (not is_next and opening == session.board)
        first = _beginning(session, since, position.waiting_for)
        if not is_next and all(since.of(seat) < session.published for seat in position.waiting_for):
            first = session.board_from  # nobody who is asked has acted since he was told
        return _Tale(first, _unheard(session, since, position.waiting_for), is_opening)

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

    async def _post(
        self, session: Session, position: Position, tale: _Tale, due: tuple[PersonId, ...]
    ) -> int:
        """Post a board message that mentions whom it waits for; its id."""
        assert session.thread is not None
        view, files = await self._composed(session, position, tale)
        thread = self._thread(session)
        message = await thread.send(
            view=view,
            files=files,
            nonce=f"{session.id}-{position.told}-{session.thread % 1_000_000}",
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(person) for person in due]
            ),
        )
        return message.id

    async def _edit(self, session: Session, position: Position, tale: _Tale) -> int | None:
        """Bring the board message up to date; its id, or None if it cannot be edited any more."""
        assert session.thread is not None
        assert session.board is not None
        thread = self._thread(session)
        for is_second_try in (False, True):
            view, files = await self._composed(session, position, tale)
            try:
                await thread.get_partial_message(session.board).edit(
                    view=view, attachments=files, allowed_mentions=NOBODY
                )
                return session.board
            except discord.HTTPException as error:
                if error.code in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS):
                    return None
                if error.code != THREAD_IS_ARCHIVED or is_second_try:
                    raise
                await self._unarchive(session.thread)
        return None

    async def _composed(
        self, session: Session, position: Position, tale: _Tale
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        face, words = self._faces[session.game], public_words(session)
        names = label_names(session, words)
        events = await self._events(session, tale.first, position.told)
        news = await self._events(session, tale.news, position.told)
        palette = await palette_of_all(self._people, session)
        picture = await self._pictures.board(
            face,
            position.view,
            plain_names(session),
            words,
            news=[one.event for one in news],
            palette=palette,
        )
        alt = face.alt_text(position.view, names, words)
        files = [] if picture is None else [attachment(picture, PICTURE, alt)]
        rows = []
        if session.status == "playing":
            showing = Showing(face, position.view, names, words)
            rows += shared_rows(session.id, position.ticket, tuple(position.decisions.values()), showing)
            rows += [aside_row(session.id, each, showing) for each in position.interjections]
            rows.append(always_row(session.id, words))
        texts = board_texts(session, position, face, words, events, is_opening=tale.is_opening)
        view = card(*texts, rows=rows, picture_alt=alt if files else None, number=FRAME + position.told)
        return view, files

    async def _events(self, session: Session, first: int, last: int) -> list[Happened]:
        return await self._sessions.story(session, first=first, last=last)

    async def _take_buttons_off(self, session: Session) -> None:
        """Take the buttons off the last board message, as best it can: their tickets are refused anyway."""
        assert session.board is not None
        thread = self._thread(session)
        try:
            message = await thread.fetch_message(session.board)
            await message.edit(
                view=_without_rows(message), attachments=message.attachments, allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            log.info("the buttons of an old board of game %s stay: %s", session.id, error.text)

    async def _archive(self, session: Session) -> None:
        """Put the thread of a finished game away (a server has 1,000 active ones)."""
        if session.is_archived or session.thread is None:
            return
        self._when_changed(session.id)
        try:
            await self._set_archived(session.thread, True)
        except discord.Forbidden as error:
            log.info("the thread of game %s stays open: %s", session.id, error.text)
        await self._posted.set_archived(session.id)
        self._adopted.discard(session.id)

    async def _set_archived(self, thread_id: int, is_archived: bool) -> None:
        thread = await self._client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread) and thread.archived is not is_archived:
            await thread.edit(archived=is_archived)

    async def _unarchive(self, thread_id: int) -> None:
        try:
            await self._set_archived(thread_id, False)
        except discord.Forbidden as error:  # the bot's own thread: only a moderator's lock forbids it
            raise _ThreadIsLocked from error

    async def _pause(self, session: Session, trouble: str) -> None:
        """Nothing can be posted in the thread: the match goes on, and the channel is told, once."""
        if await self._has_moved(session):
            return
        await self._posted.set_trouble(session.id, trouble)
        if session.trouble != trouble:
            self._when_changed(session.id)
        if session.trouble == trouble and session.is_channel_told:
            return
        log.warning("game %s cannot be shown in its thread: %s", session.id, trouble)
        try:
            if session.status == "playing" or not await self._is_end_told(session):
                await self._tell_channel(session, trouble)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("nor can its channel be told: %s", error.text)
            if error.code != UNKNOWN_CHANNEL:
                return
        await self._posted.set_channel_told(session.id)  # also where there is no channel any more

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


def _unheard(session: Session, since: Since, called: Sequence[Seat]) -> int:
    """The first row of the story that is news: to everybody, or to one of those who are called, who have not
    acted since (at the end: to anybody)."""
    people = [Seat(number) for number, seat in enumerate(session.seats) if not seat.is_robot]
    return min([session.published, *(since.of(seat) for seat in called or people)]) + 1


def _beginning(session: Session, since: Since, called: Sequence[Seat]) -> int:
    """The first row that a message tells: the news, and at least the round that is on."""
    return min(_unheard(session, since, called), since.round + 1)


def _without_rows(message: discord.Message) -> ui.LayoutView:
    """The same message without its buttons and menus."""
    view = ui.LayoutView.from_message(message, timeout=None)
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
