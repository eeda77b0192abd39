"""`/game seat`: offers a lost seat to whoever likes to play on, or proposes that to the table."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.translator import localised, parameters, texts
from cogs.presses.failures import answered_privately
from cogs.presses.lost_seats import complete_lost_seat, offer_seat
from cogs.presses.motions import propose_seat
from cogs.presses.press import Visit
from cogs.presses.session_choice import complete_session, session_meant
from cogs.services import Services
from engine.errors import Rejected

Number = app_commands.Range[int, 1]


def seat_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """`/game seat [seat] [game]`."""

    @parameters(seat="parameter-seat", number="parameter-game")
    async def command(
        interaction: discord.Interaction[Any], seat: Number | None = None, number: Number | None = None
    ) -> None:
        visit, chosen = Visit(services, interaction), None if seat is None else seat - 1

        async def work() -> None:
            await offer_seat(visit, await session_meant(visit, number), chosen, propose_seat)

        await answered_privately(interaction, work)

    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        **texts("game-command-seat"), callback=command
    )

    @built.autocomplete("seat")
    async def complete_seat(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[int]]:
        visit = Visit(services, interaction)
        number = getattr(interaction.namespace, str(localised("parameter-game")), None)
        try:
            session = await session_meant(visit, number if isinstance(number, int) else None)
        except Rejected:
            return []
        return complete_lost_seat(visit, session, typed)

    @built.autocomplete("number")
    async def complete_number(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[int]]:
        return await complete_session(Visit(services, interaction), typed)

    return built
