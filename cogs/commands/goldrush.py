"""`/goldrush`: opens games of Goldrush; its other commands come from its decisions."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.one_game import OneGame
from cogs.commands.translator import localised, texts


class Goldrush(
    OneGame,
    group_name=localised("goldrush-command"),
    group_description=localised("goldrush-command-about"),
):
    """Rules: R1–R24; there are no options."""

    game = "goldrush"

    @app_commands.command(**texts("goldrush-command-new"))
    @app_commands.guild_only()
    async def new(self, interaction: discord.Interaction[Any]) -> None:
        """All tables play by the same rules."""
        await self.open_session(interaction, {})
