"""`/game replay`: looks back at a game, step by step."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.session_commands import Command, Number, about
from cogs.commands.translator import parameters, texts
from cogs.presses.looking_back import look_back
from cogs.presses.press import Visit
from cogs.presses.verify import complete_begun
from cogs.services import Services


def replay_command(services: Services) -> Command:
    """`/game replay [game]`."""

    @parameters(game="parameter-game")
    async def command(interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await about(services, interaction, game, look_back)

    built: Command = app_commands.Command(**texts("game-command-replay"), callback=command)

    @built.autocomplete("game")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await complete_begun(Visit(services, interaction), typed)

    return built
