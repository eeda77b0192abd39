"""What somebody posts for everybody by the option `public` of a command: in the language of the server, and
in the channel where they are.

It knows nothing of what is posted. Nothing is noted of it, so its buttons must answer whoever presses them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import discord
from discord import ui

from cogs.parts.galleries import Picture
from cogs.parts.layouts import NOBODY, Part, as_taken
from cogs.posting.servers import server_words
from cogs.presses.open_seats import check_permissions
from cogs.presses.press import Visit
from engine.errors import Refused
from renders.language.catalogues import Words

Channel: TypeAlias = discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
"""Where people write messages."""
_NEEDED: Final = ("view_channel", "send_messages", "attach_files")
_NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is posted, and the words for it."""

    channel: Channel
    words: Words


async def place_for_all(visit: Visit) -> Place:
    """Where somebody is, if the bot may post there. Raises Refused if it may not."""
    guild, channel = visit.interaction.guild, visit.interaction.channel
    if guild is None or not isinstance(channel, Channel):
        raise Refused("only-in-a-server" if guild is None else "cannot-post-here")
    needed = _NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else _NEEDED
    check_permissions(visit.interaction.app_permissions, visit.words, needed=needed)
    return Place(channel, await server_words(visit.services.servers, guild))


async def post_for_all(
    visit: Visit,
    place: Place,
    *texts: str,
    rows: Sequence[Part] = (),
    pictures: Sequence[Picture] = (),
    missing: str,
) -> None:
    """Post a message of these parts for everybody, which mentions nobody, and tell whoever asked for it.
    Raises Refused if Discord does not allow it."""

    async def send(view: ui.LayoutView, files: Sequence[discord.File]) -> int:
        message = await place.channel.send(
            view=view, files=files, nonce=str(visit.interaction.id), allowed_mentions=NOBODY
        )
        return message.id

    try:
        await as_taken(send, *texts, rows=rows, pictures=pictures, missing=place.words.text(missing))
    except discord.Forbidden as error:
        raise Refused("cannot-post-here") from error
    await visit.answer(visit.words.text("posted-for-all"))
