"""Moves a session to a new thread if its own is gone, closed or forbidden: one press by any player is enough.

It knows no rules; boards and open seats are only woken.
"""

from collections.abc import Mapping

import discord

from cogs.parts.custom_ids import Verb
from cogs.parts.widgets import IN_A_LIST
from cogs.posting.threads import thread_from, thread_in, thread_name
from cogs.presses.game_list import show_list
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.journal.records import Session


async def move(press: Press) -> None:
    """Go on with a session that could not be shown, in its own thread if that can be tried, else in a new
    one."""
    changing, pressed = press.services.changing_thread, press.custom_id.session
    if pressed in changing:
        raise Refused("goes-on-already")
    changing.add(pressed)
    try:
        session = await press.session()
        await _move(press, session)
    finally:
        changing.discard(pressed)
    press.services.boards.wake(session.id)
    press.services.lobbies.wake(session.id)
    said = press.words.text("goes-on", number=session.id)
    if press.custom_id.key == IN_A_LIST:
        await show_list(press, above=said)
    else:
        await press.answer(said)


async def _move(visit: Visit, session: Session) -> None:
    if session.seat_of(visit.person.id) is None:
        raise Refused("not-seated")
    if session.trouble is None:
        raise Refused("goes-on-already")
    if session.trouble in ("forbidden", "refused", "full"):  # there is a thread, to be tried again
        await visit.services.posted.set_trouble(session.id, None)
        return
    channel = visit.interaction.channel if session.guild == visit.guild else None
    if isinstance(channel, discord.Thread):
        channel = channel.parent  # whoever asks for the list in a thread means the channel around it
    if not isinstance(channel, discord.TextChannel):
        raise Refused("goes-on-in-a-channel")
    thread = await _new_thread(channel, visit.interaction.message, session)
    await visit.services.posted.set_thread(session.id, thread, channel=channel.id)


async def _new_thread(channel: discord.TextChannel, message: discord.Message | None, session: Session) -> int:
    """Make a thread and return its id. It is made from the pressed message if everybody sees that message and
    the session's old thread was not made from it; else it is a new thread in the channel."""
    is_public = message is not None and not message.flags.ephemeral
    if message is None or not is_public or message.id == session.thread:
        return await thread_in(channel, thread_name(session))
    return await thread_from(message, thread_name(session))


HANDLERS: Mapping[Verb, Handler] = {Verb.MOVE: move}
