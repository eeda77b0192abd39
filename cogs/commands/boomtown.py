"""`/boomtown`: opens games of Boomtown with their options; its other commands come from its decisions."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.one_game import OneGame
from cogs.commands.translator import localised, parameters, texts


class Boomtown(
    OneGame,
    group_name=localised("boomtown-command"),
    group_description=localised("boomtown-command-about"),
):
    """Rules: B1–B30; the options are B2 and B9."""

    game = "boomtown"

    @app_commands.command(**texts("boomtown-command-new"))
    @parameters(short="boomtown-parameter-short", last_keeps_all="boomtown-parameter-last-keeps-all")
    @app_commands.guild_only()
    async def new(
        self, interaction: discord.Interaction[Any], short: bool = False, last_keeps_all: bool = False
    ) -> None:
        """B2, B9: the table's options are chosen when the game is opened."""
        await self.open_session(interaction, {"short": short, "last_keeps_all": last_keeps_all})
