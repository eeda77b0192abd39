"""Reminders: the only mention besides the board's. Each is stored, then posted at most once, and deleted when
its call has ended.

It knows neither rules nor clocks: the journal says who is reminded, and when.
"""

import asyncio
import hashlib
import logging
from collections import deque
from collections.abc import Sequence
from typing import Final, TypeAlias

import discord
from discord import ui

from cogs.parts.error_codes import NO_SERVER_IN_COMMON, TAKES_NO_DIRECTS
from cogs.parts.layouts import NOBODY, card
from cogs.parts.places import game_link, game_name
from cogs.parts.readers import public_words
from cogs.parts.widgets import act_row
from cogs.posting.frame_ids import NONCE_LIVES_S, FrameKind, number_for
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings, passes
from engine import measures
from engine.journal.records import Call, SessionId
from engine.sessions.reminders import GIVEN_UP_AFTER_S, Reminded, Reminder
from renders.language.catalogues import Words

log = logging.getLogger(__name__)

MOST_A_MINUTE: Final = 20
MINUTE_S: Final = 60.0
LONGEST_NONCE: Final = 25
"""The most characters of a nonce (Discord: resources/message, "nonce")."""
NOT_REACHED: Final = (TAKES_NO_DIRECTS, NO_SERVER_IN_COMMON)
"""Discord's error codes for a direct message to somebody whom it will not reach later either."""

Place: TypeAlias = discord.PartialMessageable | discord.DMChannel
"""Where reminders are posted."""


class Reminders:
    """Posts and removes reminders. What fails is tried again as long as Discord knows its nonce."""

    def __init__(self, client: discord.Client, reminded: Reminded, throttle: Throttle) -> None:
        self._client = client
        self._reminded = reminded
        self._throttle = throttle
        self._wakings = Wakings("reminder", self._remind, throttle, _where, goes_first=True, mark="reminder")
        self._due: dict[SessionId, int] = {}
        """The sessions whose reminders are about to be stored, each with how many."""
        self._left: deque[float] = deque()
        """When the latest reminders began to leave, by the loop's clock."""

    async def wake_all(self) -> None:
        """After a start: send again what an earlier run has stored and perhaps not posted. Discord knows it
        by its nonce, so nobody is reminded twice."""
        for session_id in await self._reminded.recover():
            self._wakings.wake(session_id)

    async def remind_due(self) -> None:
        """Begin with all reminders that are due now, the oldest deadline first; never waits for Discord. What
        is more than `MOST_A_MINUTE` stays due, so call this at least once a minute."""
        due = await self._reminded.due()
        now = asyncio.get_running_loop().time()
        while self._left and self._left[0] <= now - MINUTE_S:
            self._left.popleft()
        for session_id, count in due.items():
            if session_id in self._due:
                continue  # it still waits for its turn
            if len(self._left) + count > MOST_A_MINUTE:
                break
            self._left.extend([now] * count)
            self._due[session_id] = count
            self._wakings.wake(session_id)

    async def tidy(self, session_id: SessionId) -> None:
        """Remove the reminders of calls that have ended; leave a line out if others are still reminded by the
        same message. An archived thread is not opened for that."""
        ended = await self._reminded.ended(session_id)
        if ended:
            await self._throttle.give_way()  # others may wait for their boards, and nobody for this
        for reminder in ended:
            try:
                await self._remove(reminder)
            except discord.HTTPException as error:
                if passes(error):
                    raise
                log.info("a reminder in game %s stays: %s", session_id, error)
            await self._reminded.forget(reminder)

    async def close(self) -> None:
        """Stop at once: what was stored and not posted is sent after the next start, if that is soon."""
        await self._wakings.close()

    async def _remind(self, session_id: SessionId) -> None:
        """Store what is due, then send what is stored and not posted."""
        reminders = await self._reminded.take(session_id, self._due.get(session_id, 0))
        self._due.pop(session_id, None)
        sent = await asyncio.gather(*map(self._send, reminders), return_exceptions=True)
        for error in sent:
            if error is not None:
                raise error
        await self.tidy(session_id)

    async def _send(self, reminder: Reminder) -> None:
        """Send a reminder, unless an earlier attempt has. What Discord refuses is given up; but whoever takes
        no direct messages is reminded in the thread."""
        late = reminder.at + GIVEN_UP_AFTER_S - self._reminded.now()
        try:
            async with asyncio.timeout(min(late, GIVEN_UP_AFTER_S)):
                await self._post(reminder)
        except discord.HTTPException as error:
            if passes(error):
                raise
            if reminder.is_direct and error.code in NOT_REACHED:
                instead = await self._reminded.not_reached(reminder)
                if instead is not None:
                    await self._send(instead)
            else:
                log.info("a reminder in game %s is given up: %s", reminder.session.id, error)

    async def _post(self, reminder: Reminder) -> None:
        place = await self._place(reminder)
        if self._reminded.now() - reminder.at > NONCE_LIVES_S:
            number = await self._found(reminder, place)
            if number is not None:
                await self._note(reminder, place, number)
                return
        people = [discord.Object(person) for person, _ in reminder.calls]
        message = await place.send(
            view=_view(reminder),
            nonce=nonce(reminder),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=people),
        )
        measures.REMINDERS.add()
        await self._note(reminder, place, message.id)

    async def _note(self, reminder: Reminder, place: Place, message: int) -> None:
        await self._reminded.set_message(reminder, channel=place.id, message=message)

    async def _remove(self, reminder: Reminder) -> None:
        place = await self._place(reminder)
        number = reminder.message or await self._found(reminder, place)
        if number is None:
            return
        message = place.get_partial_message(number)
        if reminder.waiting:
            await message.edit(view=_view(reminder), allowed_mentions=NOBODY)
        else:
            await message.delete()

    async def _found(self, reminder: Reminder, place: Place) -> int | None:
        """The message of a reminder that was posted just before a crash; None if it was not."""
        number = _number(reminder)
        return await FrameKind.REMINDER.found(self._client, place, number, reminder.at, oldest_first=True)

    async def _place(self, reminder: Reminder) -> Place:
        """Where a reminder is posted. To open the channel of direct messages twice gives only one."""
        if reminder.channel is None:
            return await self._client.create_dm(discord.Object(reminder.person))
        return self._client.get_partial_messageable(reminder.channel, guild_id=reminder.session.guild)


def nonce(reminder: Reminder) -> str:
    """By this Discord knows a reminder that was sent before. It stays the same if some of its calls end
    meanwhile."""
    first = reminder.rows[0]
    text = f"r{reminder.session.id}-{first.ticket}-{first.seat}"
    if len(text) > LONGEST_NONCE:
        text = f"r{hashlib.sha256(text.encode()).hexdigest()}"[:LONGEST_NONCE]
    return text


async def _where(session_id: SessionId) -> tuple[str, SessionId]:
    """The channel to which Discord counts a reminder: that of the session's board."""
    return "board", session_id


def _number(reminder: Reminder) -> int:
    """The number in a reminder's frame."""
    return number_for(reminder.session.id, reminder.at)


def _view(reminder: Reminder) -> ui.LayoutView:
    """What a reminder shows: a line for each deadline, with all whose it is. My move opens the question; in a
    direct message the game's name links to the thread."""
    session, words = reminder.session, public_words(reminder.session)
    people: dict[tuple[str, int], list[str]] = {}
    for person, call in reminder.calls:
        people.setdefault(_moment(call), []).append(f"<@{person}>")
    game = (game_link if reminder.is_direct else game_name)(session, words)
    lines = [_line(game, called, *moment, words) for moment, called in people.items()]
    rows = [act_row(session.id, words)]
    return card("\n".join(lines), rows=rows, number=FrameKind.REMINDER.frame_id(_number(reminder)))


def _moment(call: Call) -> tuple[str, int]:
    """Until when the game waits for somebody, or without a clock since when: the message and its moment."""
    if call.clock.due is None:
        return "reminder-since", int(call.posted or call.opened)
    return "reminder-until", int(call.clock.due)


def _line(game: str, called: Sequence[str], message_id: str, at: int, words: Words) -> str:
    """That the game waits for somebody, who are mentioned."""
    return words.text(message_id, people=words.listed(called), count=len(called), game=game, at=at)
