"""The component ids of frames: the bot recognises its messages by them, and each kind has its own range.

It knows nothing of what the messages show.
"""

import enum
import zlib
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

WIDTH: Final = 100_000_000
"""How many numbers each kind has. Discord's component ids stay below 2^31."""
NONCE_LIVES_S: Final = 60.0
"""For this long Discord surely knows that a message was posted already; later it must be looked for."""
MOST_READ: Final = 300
"""The most messages that are searched for one that was posted just before a crash."""
CLOCKS_DIFFER: Final = timedelta(minutes=10)
"""The most by which our clock may differ from Discord's."""


class FrameKind(enum.IntEnum):
    """What kind of message of the bot it is; the value is the id for number 0. Messages on Discord keep their
    ids, so a range must never be given to another kind."""

    BOARD = 1_000_000_000
    """A game's board; the number is the last row of the story that it tells."""
    LEAGUE_TABLE = 1_100_000_000
    """The message of a league's table."""
    MOTION = 1_200_000_000
    """A motion that a game's players vote on."""
    OFFERED_SEAT = 1_300_000_000
    """A lost seat that a substitute may take."""
    REMINDER = 1_400_000_000
    """A reminder of a question that waits."""
    LEAGUE_POST = 1_500_000_000
    """What else a league posts."""
    INVITATION = 1_600_000_000
    """A seat that is kept for somebody."""
    OFFICE_ACT = 1_700_000_000
    """An act by office, told in the channel that its server has chosen; the number is the act's."""
    MOVED_AWAY = 1_800_000_000
    """The last message of a thread that a game has left; the number is that of the act."""
    GREETING = 1_900_000_000
    """What the bot says of itself on a server that it has joined."""

    def frame_id(self, number: int) -> int:
        """The component id for a number from 0 to below `WIDTH`. Raises ValueError for any other number: its
        id would belong to another kind."""
        if not 0 <= number < WIDTH:
            raise ValueError(f"a frame of kind {self.name} cannot have the number {number}")
        return self + number

    def number_in(self, frame_id: int | None) -> int | None:
        """The number in a frame's component id, or None if the frame is not of this kind."""
        return frame_id - self if frame_id is not None and self <= frame_id < self + WIDTH else None

    def number_of(self, message: discord.Message) -> int | None:
        """The number of a message, or None if its frame is not of this kind."""
        frames = [part for part in message.components if isinstance(part, discord.components.Container)]
        return self.number_in(frames[0].id) if frames else None

    async def found(
        self,
        client: discord.Client,
        place: discord.abc.Messageable,
        number: int,
        since: float,
        *,
        oldest_first: bool = False,
    ) -> int | None:
        """The bot's own message with this number among the `MOST_READ` newest, or oldest, messages since a
        moment, in UNIX seconds; None if there is none. So what was posted just before a crash is known again.
        """
        me, begin = client.user, datetime.fromtimestamp(since, UTC) - CLOCKS_DIFFER
        after = discord.Object(discord.utils.time_snowflake(begin))
        async for message in place.history(after=after, limit=MOST_READ, oldest_first=oldest_first):
            if me is not None and message.author.id == me.id and self.number_of(message) == number:
                return message.id
        return None

    async def numbers(
        self, client: discord.Client, place: discord.abc.Messageable, since: float
    ) -> dict[int, int]:
        """By number, the newest of the bot's own messages of this kind among those that `found` reads."""
        me, begin, found = client.user, datetime.fromtimestamp(since, UTC) - CLOCKS_DIFFER, dict[int, int]()
        after = discord.Object(discord.utils.time_snowflake(begin))
        async for message in place.history(after=after, limit=MOST_READ, oldest_first=False):
            number = self.number_of(message)
            if number is not None and me is not None and message.author.id == me.id:
                found.setdefault(number, message.id)
        return found


def number_for(*what: object) -> int:
    """A number for what a message is about, where nothing counts it: as good as never that of another."""
    return zlib.crc32("-".join(map(str, what)).encode()) % WIDTH
