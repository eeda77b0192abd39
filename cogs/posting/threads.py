"""Threads: made from a message if there is one, so that making one twice gives only one thread.

It knows nothing of what is posted in the thread.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import discord

from cogs.parts.error_codes import THREAD_EXISTS, TOO_MANY_THREADS
from cogs.parts.readers import public_words
from engine.errors import Refused
from engine.journal.records import Session

STAYS_OPEN_MIN: Final = 10080
"""Minutes of silence after which Discord archives a thread; the bot opens it again."""


async def thread_from(message: discord.Message | discord.PartialMessage, name: str) -> int:
    """Make the thread of a message, with this name, unless an earlier attempt has made it. Returns the
    thread's id, which is the message's. Raises Refused, or discord.NotFound if the message is gone."""
    with _refusals():
        try:
            await message.create_thread(name=name, auto_archive_duration=STAYS_OPEN_MIN)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
    return message.id


async def thread_in(channel: discord.TextChannel, name: str) -> int:
    """Make a new public thread with this name in a channel. Returns its id. Raises Refused. In a channel for
    announcements, Discord takes only threads of a kind of their own."""
    kinds = discord.ChannelType
    with _refusals():
        thread = await channel.create_thread(
            name=name,
            type=kinds.news_thread if channel.is_news() else kinds.public_thread,
            auto_archive_duration=STAYS_OPEN_MIN,
        )
    return thread.id


async def set_archived(client: discord.Client, thread_id: int, is_archived: bool) -> None:
    """Archive a thread, or open it again; do nothing if that is done already."""
    thread = await client.fetch_channel(thread_id)
    if isinstance(thread, discord.Thread) and thread.archived is not is_archived:
        await thread.edit(archived=is_archived)


def thread_name(session: Session) -> str:
    """What the thread of a game is called."""
    words = public_words(session)
    return words.text("thread-name", game=words.text(f"{session.game}-name"), number=session.id)


@contextmanager
def _refusals() -> Iterator[None]:
    """Raise Refused if Discord does not allow to make a thread."""
    try:
        yield
    except discord.Forbidden as error:
        raise Refused("cannot-make-thread") from error
    except discord.HTTPException as error:
        if error.code != TOO_MANY_THREADS:
            raise
        raise Refused("too-many-threads") from error
