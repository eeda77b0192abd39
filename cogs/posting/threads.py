"""A game's thread: opened from a message where there is one, so that opening it twice gives one thread."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import discord

from cogs.parts.error_codes import THREAD_EXISTS, TOO_MANY_THREADS
from cogs.parts.readers import public_words
from engine.errors import Refused
from engine.journal.records import Session

STAYS_OPEN_MIN: Final = 10080
"""Minutes of silence after which Discord puts a thread away; the bot opens it again."""


async def thread_from(message: discord.Message | discord.PartialMessage, session: Session) -> int:
    """The thread of a message, made now or by an attempt that was cut short; its id is the message's.
    Raises Refused, or discord.NotFound where the message is gone."""
    with _refusals():
        try:
            await message.create_thread(name=_name(session), auto_archive_duration=STAYS_OPEN_MIN)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
    return message.id


async def thread_in(channel: discord.TextChannel, session: Session) -> int:
    """A new public thread in a channel; its id. Raises Refused."""
    with _refusals():
        thread = await channel.create_thread(
            name=_name(session),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=STAYS_OPEN_MIN,
        )
    return thread.id


async def set_archived(client: discord.Client, thread_id: int, is_archived: bool) -> None:
    """Put a thread away, or open it again; nothing is done where it is so already."""
    thread = await client.fetch_channel(thread_id)
    if isinstance(thread, discord.Thread) and thread.archived is not is_archived:
        await thread.edit(archived=is_archived)


def _name(session: Session) -> str:
    words = public_words(session)
    return words.text("thread-name", game=words.text(f"{session.game}-name"), number=session.id)


@contextmanager
def _refusals() -> Iterator[None]:
    """Say what Discord does not allow."""
    try:
        yield
    except discord.Forbidden as error:
        raise Refused("cannot-make-thread") from error
    except discord.HTTPException as error:
        if error.code != TOO_MANY_THREADS:
            raise
        raise Refused("too-many-threads") from error
