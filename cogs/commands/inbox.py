"""`/games`: all running games of whoever asks, on all servers; in servers and in direct messages.

It knows no game.
"""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.translator import texts
from cogs.presses.failures import answered_privately
from cogs.presses.inbox import show_inbox
from cogs.presses.press import Visit
from cogs.services import Services


def inbox_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """`/games`, for whoever shares a server with the bot."""

    async def command(interaction: discord.Interaction[Any]) -> None:
        await answered_privately(interaction, lambda: show_inbox(Visit(services, interaction)))

    return app_commands.Command(
        **texts("games-command"),
        callback=command,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )
