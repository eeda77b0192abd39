"""`/game replay`: looks back at a game, step by step."""

from typing import Any

import discord

from cogs.commands.session_commands import Command, Number, about, session_command
from cogs.commands.translator import parameters
from cogs.presses.looking_back import look_back
from cogs.services import Services


def replay_command(services: Services) -> Command:
    """`/game replay [game]`."""

    @parameters(game="parameter-game")
    async def command(interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await about(services, interaction, game, look_back)

    return session_command(services, "game-command-replay", command)
