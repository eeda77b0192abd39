"""The slash commands: each one that arrives is answered, even if it is not ours or fails.

It knows no game; `command_shape` decides which commands are ours.
"""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands

from cogs.commands.command_shape import NotOurs, check
from cogs.parts import measured
from cogs.parts.interactions import private_words
from cogs.posting.wakings import BAD_LINE
from cogs.presses.failures import acknowledged, answered, answered_at_once, thinking

log = logging.getLogger(__name__)

LONGEST_NAME = 32
"""The most characters of a command's name in the log: Discord allows no more in a real one."""


class Tree(app_commands.CommandTree[Any]):
    """The commands of one client, which hands each command that arrives to `answer`."""

    def _from_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Do nothing: the client calls `answer` where all interactions arrive, so that a stop waits."""

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Run a command, or complete one. Whoever sent one that is not ours is asked to try again later."""
        is_completion = interaction.type is discord.InteractionType.autocomplete
        try:
            typed = check(self, interaction.data, is_completion=is_completion)
            namespace = _read(interaction)
        except NotOurs as reason:
            measured.came_to("refused")
            log.warning("the command %s is not ours: %s", _name(interaction), reason)
            await answered_at_once(interaction, private_words(interaction).text("failed-command-changed"))
            return
        what = "suggestions are asked for" if is_completion else "a command arrives"
        log.debug("%s: %s", what, _full_name(interaction))
        if is_completion:
            await self._complete(interaction, typed, namespace)
            return
        (error,) = await asyncio.gather(self._call(interaction), return_exceptions=True)
        if error is not None:
            await self._fail(interaction, error)

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Log that a command failed, and tell the person who sent it."""
        await self._fail(interaction, error)

    async def _fail(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        async def fail() -> None:
            raise error

        if interaction.response.is_done() or await thinking(interaction):
            await answered(interaction, fail())

    async def _complete(
        self, interaction: discord.Interaction[Any], typed: str, namespace: app_commands.Namespace
    ) -> None:
        """Suggest how the option that is being typed may go on. If that fails, suggest nothing."""
        command = interaction.command
        assert isinstance(command, app_commands.Command)
        setattr(namespace, typed, str(namespace[typed]))  # a number may come as a text, or as a number
        suggesting: Awaitable[None] = command._invoke_autocomplete(interaction, typed, namespace)
        (error,) = await asyncio.gather(suggesting, return_exceptions=True)
        if error is None:
            return
        if isinstance(error, (discord.HTTPException, *BAD_LINE)):
            measured.came_to("line")
            log.warning("nothing is suggested: %s", error)
            return
        measured.failed()
        log.error("nothing is suggested", exc_info=error)
        if not interaction.response.is_done():
            await acknowledged(interaction.response.autocomplete([]))


def _read(interaction: discord.Interaction[Any]) -> app_commands.Namespace:
    """The options of a command, with the people and places that Discord has resolved. Raises NotOurs."""
    try:
        return interaction.namespace
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise NotOurs("what it names is garbled") from error


def _full_name(interaction: discord.Interaction[Any]) -> str:
    command = interaction.command
    return "" if command is None else command.qualified_name


def _name(interaction: discord.Interaction[Any]) -> str:
    """The name of a command as it was sent, shortened to fit into a line of the log."""
    data: object = interaction.data
    name = data.get("name") if isinstance(data, dict) else None
    return ascii(name)[:LONGEST_NAME]
