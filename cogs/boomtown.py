"""`/boomtown`: opens games of Boomtown with their options; its other commands come from its decisions."""

from typing import Any

import discord
from discord import app_commands

from cogs.title import TitleCog


class Boomtown(TitleCog, group_name="boomtown", group_description="Boomtown, a gold rush for 3 to 5 players"):
    """Rules: B1–B30; the options are B2 and B9."""

    title = "boomtown"

    @app_commands.command(name="new", description="Open a game of Boomtown in this channel")
    @app_commands.describe(
        short="Three players only: 15 cards are put aside unseen",
        last_keeps_all="Four or five players: the last one a bid is passed to keeps all of it",
    )
    @app_commands.guild_only()
    async def new(
        self, interaction: discord.Interaction[Any], short: bool = False, last_keeps_all: bool = False
    ) -> None:
        """B2, B9: the table's options are chosen when the game is opened."""
        await self.open_game(interaction, {"short": short, "last_keeps_all": last_keeps_all})
