"""All that is stored of a server is deleted: an admin asks, presses, presses once more and types its name.
For a week it can be taken back.

It tells tables and open seats by waking their messages; the engine decides what is deleted, and when.
"""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.interactions import typed
from cogs.posting.members import name_of
from cogs.presses.offices import check_admin, check_server
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.welcome import welcome_line
from engine.errors import Refused
from engine.folding import folded

LONGEST_NAME: Final = 100
"""The most characters that Discord allows in a server's name."""
KEEP: Final = "keep"
"""The key of the button that takes it back."""


async def show_erasure(visit: Visit) -> None:
    """Say what would be deleted, with a button that asks for it; or when it will be, if that is decided."""
    guild, words = check_server(visit), visit.words
    welcome = await welcome_line(visit)
    erase_at = (await visit.services.servers.of(guild)).erase_at
    if erase_at is not None:
        await visit.answer(
            welcome, words.text("erase-decided", until=int(erase_at)), rows=[_keep_button(visit)]
        )
        return
    await visit.answer(*(welcome, await _what(visit, guild)), rows=[_button(visit, Verb.ERASE, "erase-ask")])


async def keep(visit: Visit) -> None:
    """Take it back: all games go on as they were."""
    guild = check_server(visit)
    await visit.services.erasing.keep(guild, visit.person.id)
    resumed = await visit.services.erasing.take_all_up(guild)
    await visit.services.forgetting.go_on()  # robots that have taken the seats of people meanwhile
    visit.services.wake(resumed)
    await visit.answer(visit.words.text("erase-kept", games=len(resumed)))


async def ask_again(press: Press) -> None:
    """Ask once more, with a button that opens the form; or take it back, if the button says so."""
    guild, words = check_admin(press), press.words
    if press.custom_id.key == KEEP:
        await keep(press)
        return
    await press.answer(
        await _what(press, guild),
        words.text("erase-really"),
        rows=[_button(press, Verb.ERASE_ALL, "erase-all", style=discord.ButtonStyle.danger)],
    )


async def name_form(press: Press) -> ui.Modal:
    """The form for the server's name."""
    check_admin(press)
    words = press.words
    form = ui.Modal(title=words.text("erase-form"), custom_id=str(press.custom_id), timeout=None)
    form.add_item(
        ui.Label(
            text=words.text("erase-name"),
            description=words.text("erase-name-about"),
            component=ui.TextInput(max_length=LONGEST_NAME, custom_id="name"),
        )
    )
    form.stop()
    return form


async def erase(press: Press) -> None:
    """Let all of the server be deleted in a week, and end its games, if its name was typed."""
    if press.interaction.type is not discord.InteractionType.modal_submit:
        raise UnknownId
    guild, services = check_admin(press), press.services
    server = services.members.server(guild)
    if server is None:
        raise Refused("server-not-there")
    if folded(typed(press.interaction)) != folded(server.name):
        raise Refused("erase-other-name", server=name_of(server))
    until = await services.erasing.erase(guild, press.person.id)
    ended = await services.erasing.set_all_aside(guild)
    services.wake(ended)
    begun = press.words.text("erase-begun", until=int(until), games=len(ended))
    await press.answer(begun, rows=[_keep_button(press)])


async def _what(visit: Visit, guild: int) -> str:
    """What would be deleted, in numbers."""
    stored = await visit.services.erasing.counts(guild)
    return visit.words.text(
        "erase-what",
        playing=stored.playing,
        open=stored.open,
        ended=stored.ended,
        games=stored.playing + stored.open + stored.ended,
    )


def _keep_button(visit: Visit) -> ui.ActionRow[Any]:
    return _button(visit, Verb.ERASE, "erase-keep", key=KEEP)


def _button(
    visit: Visit,
    verb: Verb,
    label: str,
    *,
    key: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ui.ActionRow[Any]:
    button: ui.Button[Any] = ui.Button(
        label=visit.words.text(label), custom_id=str(CustomId(verb, NO_SESSION, key=key)), style=style
    )
    return ui.ActionRow(button)


HANDLERS: Mapping[Verb, Handler] = {Verb.ERASE: ask_again, Verb.ERASE_ALL: erase}
