"""The one place where every press, choice and form arrives: unknown, forged and outdated ones too.

It acknowledges first, before any lock or disk, then hands over to the verb's handler.
"""

from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Any, TypeAlias

import discord

from cogs.parts.custom_ids import CustomId, UnknownId, Verb
from cogs.parts.interactions import data_of, private_words
from cogs.parts.widgets import amount_modal
from cogs.presses import answers, new_threads, open_seats, pages, rulebook
from cogs.presses.failures import acknowledged, answered, thinking, updating
from cogs.presses.queues import Order
from cogs.services import Services

Handler: TypeAlias = Callable[[Services, discord.Interaction[Any], CustomId], Awaitable[None]]

HANDLERS: Mapping[Verb, Handler] = {
    **pages.HANDLERS,
    **open_seats.HANDLERS,
    **new_threads.HANDLERS,
    **answers.HANDLERS,
    **rulebook.HANDLERS,
}
OPENS_A_FORM = Verb.OTHER
"""A modal cannot follow a deferral, so this verb is answered from its id alone; nor can it follow a modal."""

OPENS_BESIDE = Verb.RULE
"""What it shows does not replace the panel on which it was pressed."""


class Router:
    """Routes component presses and modal submissions by their `custom_id`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._order = Order()

    async def route(self, interaction: discord.Interaction[Any]) -> None:
        """Answer one interaction; other kinds than components and modals are left alone."""
        if interaction.type not in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            return
        raw = str(data_of(interaction).get("custom_id", ""))
        try:
            custom_id = CustomId.parse(raw)
        except UnknownId:
            custom_id = None
        if custom_id is not None and _opens_a_form(interaction, custom_id):
            form = amount_modal(custom_id, private_words(interaction))
            await acknowledged(interaction.response.send_modal(form))
            return
        if custom_id is not None and custom_id.verb in open_seats.HANDLERS:
            await self._in_order(interaction, custom_id, custom_id.session)
        elif custom_id is not None and custom_id.verb in answers.CHOOSING:
            await self._in_order(interaction, custom_id, (custom_id.session, interaction.user.id))
        elif await _acknowledged(interaction, custom_id):
            await answered(interaction, self._handle(interaction, custom_id))

    async def _in_order(
        self, interaction: discord.Interaction[Any], custom_id: CustomId, line: Hashable
    ) -> None:
        """Who adds robots and starts, or chooses and confirms, means it in the order in which he presses."""
        with self._order.turn(line) as comes:
            is_acknowledged = await _acknowledged(interaction, custom_id)
            await comes()
            if is_acknowledged:
                await answered(interaction, self._handle(interaction, custom_id))

    async def _handle(self, interaction: discord.Interaction[Any], custom_id: CustomId | None) -> None:
        handler = None if custom_id is None else HANDLERS.get(custom_id.verb)
        if handler is None or custom_id is None:
            raise UnknownId
        await handler(self._services, interaction, custom_id)


def _opens_a_form(interaction: discord.Interaction[Any], custom_id: CustomId) -> bool:
    return custom_id.verb == OPENS_A_FORM and interaction.type is discord.InteractionType.component


async def _acknowledged(interaction: discord.Interaction[Any], custom_id: CustomId | None) -> bool:
    """On a private panel, or where the message itself will show what comes of it, by its own update;
    elsewhere by a private answer: nothing private can become public."""
    verb, message = custom_id and custom_id.verb, interaction.message
    if message is None:
        return await thinking(interaction)
    is_on_panel = message.flags.ephemeral and verb != OPENS_BESIDE
    if is_on_panel or verb in open_seats.SHOWN_BY_THE_SEATS:
        return await updating(interaction)
    return await thinking(interaction)
