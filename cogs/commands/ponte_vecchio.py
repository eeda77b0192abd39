"""`/ponte-vecchio`: opens games of Ponte Vecchio; its other commands come from its decisions."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.one_game import OneGame
from cogs.commands.translator import localised, texts


class PonteVecchio(
    OneGame,
    group_name=localised("ponte-vecchio-command"),
    group_description=localised("ponte-vecchio-command-about"),
):
    """Rules: P1–P22; there are no options."""

    game = "ponte-vecchio"

    @app_commands.command(**texts("ponte-vecchio-command-new"))
    @app_commands.guild_only()
    async def new(self, interaction: discord.Interaction[Any]) -> None:
        """All tables play by the same rules."""
        await self.open_session(interaction, {})
