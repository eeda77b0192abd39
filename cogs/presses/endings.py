"""After an end: people wake a game that sleeps, play again, or open seats again to which nobody came.

It knows no rules: the engine decides what is possible.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import discord

from cogs.parts.custom_ids import Verb
from cogs.posting.invitation_messages import link
from cogs.posting.servers import own_language
from cogs.presses.open_seats import allowed, check_permissions, opener_of, show_seats
from cogs.presses.personal_hours import introduction
from cogs.presses.press import Handler, Press
from engine.errors import Refused
from engine.journal.records import SessionId
from engine.sessions.open_seats import check_unfinished
from engine.sessions.openings import Opener
from engine.sessions.seating import Person
from engine.sessions.sequels import Sequel

Ask: TypeAlias = Callable[[SessionId, Person, Opener, str], Awaitable[Sequel]]
"""Opens a sequel for somebody; the language is the server's own."""


async def wake(press: Press) -> None:
    """Wake a game that sleeps; it may be awake already."""
    session = await press.session()
    check_unfinished(session)
    if session.seat_of(press.person.id) is None:
        raise Refused("not-seated")
    await press.services.endings.wake(session.id, press.person.id)
    press.services.boards.wake(session.id)
    await press.answer(press.words.text("goes-on", number=session.id))


async def play_again(press: Press) -> None:
    """Open seats for the people of a game that is over."""
    await _follow(press, press.services.sequels.play_again)


async def open_again(press: Press) -> None:
    """Open seats again that were closed because nobody came."""
    await _follow(press, press.services.sequels.open_again)


async def _follow(press: Press, ask: Ask) -> None:
    """Open a sequel in the channel of the pressed session and post its seats, or say where it is."""
    before, guild, words = await press.session_here(), press.interaction.guild, press.words
    channel = None if guild is None else guild.get_channel(before.channel)
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise Refused("channel-gone")
    check_permissions(channel.permissions_for(guild.me), words)
    opener, language = opener_of(press, guild), own_language(guild)
    sequel = await allowed(press, guild, lambda: ask(before.id, press.person, opener, language))
    session = sequel.session
    if sequel.is_new:
        session = await show_seats(press.services, channel, session, sequel.invited)
        told, rows = await introduction(press, session)
        said = words.text("sequel-opened", game=link(session, words), kept=len(sequel.invited))
        await press.answer(said, *filter(None, (told,)), rows=rows)
    elif session.status == "playing":
        await press.answer(words.text("sequel-on", number=session.id, thread=session.thread or 0))
    else:
        await press.answer(words.text("sequel-open", game=link(session, words)))


HANDLERS: Mapping[Verb, Handler] = {Verb.WAKE: wake, Verb.REPLAY: play_again, Verb.REOPEN: open_again}
