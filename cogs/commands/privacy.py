"""`/privacy show`, `export` and `delete`, for everybody, in servers and in direct messages.

It knows neither what is stored nor what deletion does.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.commands.translator import texts
from cogs.presses.failures import answered_privately
from cogs.presses.press import Visit
from cogs.presses.privacy import ask_to_delete, give_file, show_stored
from cogs.services import Services

Command: TypeAlias = app_commands.Command[Any, ..., None]


def show_command(services: Services) -> Command:
    """`/privacy show`: what is stored about whoever asks, and who runs the bot."""
    return _command(services, "privacy-command-show", show_stored)


def export_command(services: Services) -> Command:
    """`/privacy export`: all of it as a file."""
    return _command(services, "privacy-command-export", give_file)


def delete_command(services: Services) -> Command:
    """`/privacy delete`: what deletion would do, with a button that does it."""
    return _command(services, "privacy-command-delete", ask_to_delete)


def _command(services: Services, message_id: str, show: Callable[[Visit], Awaitable[None]]) -> Command:
    async def command(interaction: discord.Interaction[Any]) -> None:
        async def work() -> None:
            await show(Visit(services, interaction))

        await answered_privately(interaction, work)

    return app_commands.Command(**texts(message_id), callback=command)
