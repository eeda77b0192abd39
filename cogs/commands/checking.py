"""`/game verify` and `/game export`: check a game that is over; take a game home as a file."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.commands.session_commands import Command, Number, about
from cogs.commands.translator import parameters, texts
from cogs.presses.press import Visit
from cogs.presses.verify import complete_begun, complete_over, give_file, show_verdict
from cogs.services import Services
from engine.journal.records import Session


def verify_command(services: Services) -> Command:
    """`/game verify [game]`."""
    built = _command(services, "game-command-verify", show_verdict)

    @built.autocomplete("game")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await complete_over(Visit(services, interaction), typed)

    return built


def export_command(services: Services) -> Command:
    """`/game export [game]`."""
    built = _command(services, "game-command-export", give_file)

    @built.autocomplete("game")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await complete_begun(Visit(services, interaction), typed)

    return built


def _command(
    services: Services, message_id: str, work: Callable[[Visit, Session], Awaitable[None]]
) -> Command:
    @parameters(game="parameter-game")
    async def command(interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await about(services, interaction, game, work)

    return app_commands.Command(**texts(message_id), callback=command)
