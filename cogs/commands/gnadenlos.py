"""`/gnadenlos`: opens games of Gnadenlos! with their options; its other commands come from its decisions."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.one_game import OneGame
from cogs.commands.translator import localised, parameters, texts


class Gnadenlos(
    OneGame,
    group_name=localised("gnadenlos-command"),
    group_description=localised("gnadenlos-command-about"),
):
    """Rules: G1–G37; the options are G4 and G12."""

    game = "gnadenlos"

    @app_commands.command(**texts("gnadenlos-command-new"))
    @parameters(advanced="gnadenlos-parameter-advanced", bot_fills_gaps="gnadenlos-parameter-bot-fills-gaps")
    @app_commands.guild_only()
    async def new(
        self, interaction: discord.Interaction[Any], advanced: bool = False, bot_fills_gaps: bool = False
    ) -> None:
        """G4, G12: the table's options are chosen when the game is opened."""
        await self.open_session(interaction, {"advanced": advanced, "bot_fills_gaps": bot_fills_gaps})
