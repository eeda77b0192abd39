"""`/game undo`: takes one's last answer back, or asks the others whether one may."""

from typing import Any

import discord

from cogs.commands.session_commands import Command, Number, about, session_command
from cogs.commands.translator import parameters
from cogs.presses.taking_back import take_last_back
from cogs.services import Services


def undo_command(services: Services) -> Command:
    """`/game undo [game:]`"""

    @parameters(game="parameter-game")
    async def command(interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await about(services, interaction, game, take_last_back)

    return session_command(services, "game-command-undo", command)
