"""`/game seat`: offers a lost seat to whoever likes to play on, or proposes that to the table."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.session_commands import Command, Number, about, session_command, session_typed
from cogs.commands.translator import parameters
from cogs.presses.lost_seats import complete_lost_seat, offer_seat
from cogs.presses.motions import propose_seat
from cogs.presses.press import Visit
from cogs.services import Services
from engine.journal.records import Session


def seat_command(services: Services) -> Command:
    """`/game seat [seat] [game]`."""

    @parameters(seat="parameter-seat", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any], seat: Number | None = None, game: Number | None = None
    ) -> None:
        async def work(visit: Visit, session: Session) -> None:
            await offer_seat(visit, session, None if seat is None else seat - 1, propose_seat)

        await about(services, interaction, game, work)

    built = session_command(services, "game-command-seat", command)

    @built.autocomplete("seat")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        visit = Visit(services, interaction)
        session = await session_typed(visit)
        return [] if session is None else complete_lost_seat(visit, session, typed)

    return built
