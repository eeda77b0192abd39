"""The one place where every press, choice and form arrives, even unknown, forged and outdated ones.

It first acknowledges, before it waits for any lock or disk, then calls the verb's handler.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.custom_ids import CustomId, UnknownId, Verb
from cogs.parts.interactions import data_of
from cogs.parts.widgets import amount_modal
from cogs.presses import (
    act_lists,
    answers,
    away,
    checking,
    display,
    endings,
    erasure,
    figures,
    half_made_choices,
    inbox,
    looked_after,
    looking_back,
    lost_seats,
    luck,
    moderating,
    more,
    motions,
    new_threads,
    open_seats,
    orders,
    pages,
    personal_hours,
    privacy,
    private_notes,
    private_panels,
    rating_hiding,
    rating_list,
    rating_page,
    rulebook,
    settings_panel,
    taking_back,
    verify,
)
from cogs.presses.failures import acknowledged, answered, thinking, updating
from cogs.presses.leagues import entering, listing, mine, opening, reports
from cogs.presses.leagues import pages as league_pages
from cogs.presses.press import Handler, Press
from cogs.presses.queues import Order
from cogs.services import Services

log = logging.getLogger(__name__)

HANDLERS: Mapping[Verb, Handler] = {
    **pages.HANDLERS,
    **luck.HANDLERS,
    **verify.HANDLERS,
    **looking_back.HANDLERS,
    **more.HANDLERS,
    **open_seats.HANDLERS,
    **endings.HANDLERS,
    **lost_seats.HANDLERS,
    **new_threads.HANDLERS,
    **private_panels.HANDLERS,
    **half_made_choices.HANDLERS,
    **answers.HANDLERS,
    **orders.HANDLERS,
    **rulebook.HANDLERS,
    **motions.HANDLERS,
    **taking_back.HANDLERS,
    **away.HANDLERS,
    **personal_hours.HANDLERS,
    **display.HANDLERS,
    **private_notes.HANDLERS,
    **inbox.HANDLERS,
    **settings_panel.HANDLERS,
    **act_lists.HANDLERS,
    **looked_after.HANDLERS,
    **checking.HANDLERS,
    **moderating.HANDLERS,
    **erasure.HANDLERS,
    **privacy.HANDLERS,
    **rating_page.HANDLERS,
    **rating_list.HANDLERS,
    **rating_hiding.HANDLERS,
    **figures.HANDLERS,
    **entering.HANDLERS,
    **mine.HANDLERS,
    **league_pages.HANDLERS,
    **listing.HANDLERS,
    **opening.HANDLERS,
    **reports.HANDLERS,
}


async def _amount_form(press: Press) -> ui.Modal:
    return amount_modal(press.custom_id, press.words)


FORMS: Final[Mapping[Verb, Callable[[Press], Awaitable[ui.Modal]]]] = {
    Verb.OTHER: _amount_form,
    Verb.NOTE: private_notes.note_form,
    Verb.LIMITS: settings_panel.open_limits,
    Verb.MODERATE: moderating.act_form,
    Verb.ERASE_ALL: erasure.name_form,
    Verb.CHANGE_SEASON: opening.change_form,
    Verb.REPORT: reports.report_form,
}
"""The verbs whose press opens a form. As a modal can follow neither a deferral nor another modal, the form is
the acknowledgement: it is made from the pressed id, and from what one short look at the disk tells."""

FORM_S: Final = 2.0
"""How long a form may take to make. Discord waits three seconds for it."""

IN_ORDER = frozenset((*open_seats.HANDLERS, *endings.HANDLERS))
"""The verbs whose presses are handled in their order, session by session."""

OPENS_BESIDE = frozenset((Verb.RULE, Verb.DISPLAY))
"""What these verbs show does not replace the panel on which they were pressed."""


class Router:
    """Routes component presses and modal submissions by their `custom_id`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._order = Order()

    async def route(self, interaction: discord.Interaction[Any]) -> None:
        """Answer one interaction, if it is a press, a choice or a form; ignore all others."""
        if interaction.type not in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            return
        try:
            custom_id = CustomId.parse(str(data_of(interaction).get("custom_id", "")))
        except UnknownId as unknown:
            log.debug("a press of an unknown control arrives")
            if await _acknowledged(interaction, None):
                await answered(interaction, _fail(unknown))
            return
        press = Press(self._services, interaction, custom_id)
        log.debug("a press or form arrives: %s", custom_id.verb)
        self._services.panels.pressed(interaction)
        if _opens_a_form(press):
            await _open_form(press)
        elif custom_id.verb in IN_ORDER:
            await self._in_order(press, custom_id.session)
        elif custom_id.verb in half_made_choices.HANDLERS:
            await self._in_order(press, (custom_id.session, press.person.id))
        elif await _acknowledged(interaction, custom_id.verb):
            await answered(interaction, _handle(press))

    async def _in_order(self, press: Press, line: Hashable) -> None:
        """Handle the presses of a line in their order: people add robots and then start, or choose and then
        confirm."""
        with self._order.turn(line) as comes:
            is_acknowledged = await _acknowledged(press.interaction, press.custom_id.verb)
            await comes()
            if is_acknowledged:
                await answered(press.interaction, _handle(press))


async def _handle(press: Press) -> None:
    handler = HANDLERS.get(press.custom_id.verb)
    if handler is None:
        raise UnknownId
    await handler(press)


async def _open_form(press: Press) -> None:
    """Show a form. If it cannot be made, or not in time, say so, and never show it without what it needs."""
    making = asyncio.wait_for(FORMS[press.custom_id.verb](press), FORM_S)
    (form,) = await asyncio.gather(making, return_exceptions=True)
    if isinstance(form, ui.Modal):
        await acknowledged(press.interaction.response.send_modal(form))
    elif await thinking(press.interaction):
        await answered(press.interaction, _fail(form))


async def _fail(error: BaseException) -> None:
    raise error


def _opens_a_form(press: Press) -> bool:
    is_component = press.interaction.type is discord.InteractionType.component
    return is_component and press.custom_id.verb in FORMS


async def _acknowledged(interaction: discord.Interaction[Any], verb: Verb | None) -> bool:
    """Acknowledge a press; False if that did not arrive. On a private panel, or if the message itself will
    show what the press has changed, it is done with an update of that message. Otherwise it is done with a
    private answer, so that nothing private can become public. `verb` is None for an unknown control."""
    if interaction.message is None:
        return await thinking(interaction)
    is_on_panel = interaction.message.flags.ephemeral and verb not in OPENS_BESIDE
    if is_on_panel or verb in open_seats.SHOWN_BY_THE_SEATS:
        return await updating(interaction)
    return await thinking(interaction)
