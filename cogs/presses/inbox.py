"""The inbox: all running games of whoever asks, on all servers, opened in place; and the way to the next one.

What it opens is the panel that My move shows. It is always private.
"""

import asyncio
from collections.abc import Iterable, Mapping

import discord

from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.interactions import data_of
from cogs.parts.layouts import TEXT, Part
from cogs.posting.members import label_of, name_of
from cogs.presses.inbox_pages import Server, Servers, is_waiting, lost_text, next_parts, page_of_inbox
from cogs.presses.pages import page_of
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.private_panels import show_move
from cogs.services import Services
from engine.errors import Rejected
from engine.journal.records import PersonId, Session, SessionId
from engine.sessions.inbox import Entry
from renders.language.catalogues import Words


async def show_inbox(visit: Visit, *, page: int = 1, above: str = "") -> None:
    """Show a page of the person's inbox, below the text `above`."""
    services, me = visit.services, visit.person.id
    entries = await services.inbox.of(me)
    now = services.sessions.workings.now()
    servers = await _servers_asked(visit, entries)
    shown = page_of_inbox(entries, servers, me, now, visit.words, page)
    texts = [*filter(None, (above,)), *shown.texts]
    room = TEXT - sum(map(len, texts))
    texts += filter(None, [lost_text(await services.inbox.lost(me), visit.words, room)])
    await services.panels.show(visit.interaction, NO_SESSION, *texts, rows=shown.rows)


async def turn_inbox(press: Press) -> None:
    """Show the page that the button names, or open the game that was chosen. If that cannot be opened any
    more, say why above the inbox."""
    values = data_of(press.interaction).get("values")
    if not values:
        await show_inbox(press, page=page_of(press.custom_id))
        return
    await _open(press, SessionId(CustomId(Verb.INBOX, NO_SESSION, key=str(values[0])).number))


async def go_on(press: Press) -> None:
    """Open the game that the button names, or, if it does not wait any more, the next one that does. If there
    is none, show the inbox."""
    waiting = await _waiting(press.services, press.person.id)
    wanted = press.custom_id.session
    found = next((entry for entry in waiting if entry.session.id == wanted), None) or next(
        iter(waiting), None
    )
    if found is None:
        await show_inbox(press)
    else:
        await _open(press, found.session.id)


async def next_below(services: Services, person: PersonId, session: Session, words: Words) -> list[Part]:
    """What stands below the confirmation of an answer: which other game waits next, with the button that
    turns the panel into its panel. Nothing if none waits."""
    waiting = [entry for entry in await _waiting(services, person) if entry.session.id != session.id]
    return next_parts(waiting[0], services.sessions.workings.now(), words) if waiting else []


async def _open(press: Press, number: SessionId) -> None:
    session = await press.found(number, at_hand=True)
    try:
        await show_move(press, session)
    except Rejected as error:
        await show_inbox(press, above=press.words.refusal(error))


async def _waiting(services: Services, person: PersonId) -> list[Entry]:
    """The games that wait for a person and that they can play now, as far as is known without asking
    Discord."""
    entries, members = await services.inbox.of(person), services.members
    servers = {
        number: Server(name_of(found), label_of(found), is_left=members.is_known_gone(number, person))
        for number, found in _reached(services, entries).items()
    }
    return [entry for entry in entries if is_waiting(entry, servers)]


async def _servers_asked(visit: Visit, entries: Iterable[Entry]) -> Servers:
    """The servers of these games that can be reached. For each but the one where the person acts, Discord is
    asked whether they are still a member."""
    found, members = _reached(visit.services, entries), visit.services.members
    elsewhere = [server for number, server in found.items() if number != visit.guild]
    asked = await asyncio.gather(*(members.is_gone(server, visit.person.id) for server in elsewhere))
    left = {server.id for server, is_gone in zip(elsewhere, asked, strict=True) if is_gone}
    return {
        number: Server(name_of(server), label_of(server), is_left=number in left)
        for number, server in found.items()
    }


def _reached(services: Services, entries: Iterable[Entry]) -> dict[int, discord.Guild]:
    """The servers of these games that the bot reaches."""
    numbers = {entry.session.guild for entry in entries}
    found = {number: services.members.server(number) for number in numbers}
    return {number: server for number, server in found.items() if server is not None}


HANDLERS: Mapping[Verb, Handler] = {Verb.INBOX: turn_inbox, Verb.NEXT: go_on}
