"""Where a game goes on when its thread is gone, closed or forbidden: one press by anybody who plays."""

from collections.abc import Mapping
from typing import Any

import discord

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.interactions import person, private_words
from cogs.parts.layouts import answer_privately
from cogs.parts.widgets import IN_A_LIST
from cogs.posting.threads import thread_from, thread_in
from cogs.presses.pages import show_list
from cogs.services import Services
from engine.errors import Refused
from engine.journal.records import Session, SessionId

_moving: set[SessionId] = set()
"""Games that somebody takes to a new thread just now: two presses at once must not make two threads."""


async def move(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Go on with a game that could not be shown: in its thread if that may be used again, or a new one."""
    if pressed.session in _moving:
        raise Refused("goes-on-already")
    _moving.add(pressed.session)
    try:
        session = await services.sessions.find(pressed.session, guild=interaction.guild_id)
        await _move(services, interaction, session)
    finally:
        _moving.discard(pressed.session)
    services.boards.wake(session.id)
    services.lobbies.wake(session.id)
    said = private_words(interaction).text("goes-on", number=session.id)
    if pressed.key == IN_A_LIST:
        await show_list(services, interaction, above=said)
    else:
        await answer_privately(interaction, said)


async def _move(services: Services, interaction: discord.Interaction[Any], session: Session) -> None:
    if session.seat_of(person(interaction).id) is None:
        raise Refused("not-seated")
    if session.trouble is None:
        raise Refused("goes-on-already")
    if session.trouble in ("forbidden", "refused"):  # there is a thread, to be tried again
        await services.posted.set_trouble(session.id, None)
        return
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent  # who asks for the list in a thread means the channel around it
    if not isinstance(channel, discord.TextChannel):
        raise Refused("goes-on-in-a-channel")
    thread = await _new_thread(channel, interaction.message, session)
    await services.posted.set_thread(session.id, thread, channel=channel.id)


async def _new_thread(channel: discord.TextChannel, message: discord.Message | None, session: Session) -> int:
    """A thread of the message whose button was pressed, if everybody sees it and the game was not there."""
    is_public = message is not None and not message.flags.ephemeral
    if message is None or not is_public or message.id == session.thread:
        return await thread_in(channel, session)
    return await thread_from(message, session)


HANDLERS: Mapping[Verb, Any] = {Verb.MOVE: move}
