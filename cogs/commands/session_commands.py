"""What commands about one session share: the option `game`, which suggests the person's own sessions.

It knows no command.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.commands.translator import localised, texts
from cogs.presses.failures import answered_privately
from cogs.presses.press import Visit
from cogs.presses.session_choice import complete_session, session_meant
from cogs.services import Services
from engine.errors import Rejected
from engine.journal.records import Session

Command: TypeAlias = app_commands.Command[Any, ..., None]
Number: TypeAlias = app_commands.Range[int, 1]
"""The type of the option `game`: a session's number."""


def session_command(services: Services, message_id: str, callback: Callable[..., Any]) -> Command:
    """The command with the texts of a message, whose parameter `game` suggests the person's own sessions."""
    built: Command = app_commands.Command(**texts(message_id), callback=callback)

    @built.autocomplete("game")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await complete_session(Visit(services, interaction), typed)

    return built


async def about(
    services: Services,
    interaction: discord.Interaction[Any],
    number: int | None,
    work: Callable[[Visit, Session], Awaitable[None]],
) -> None:
    """Do the work of a command with the session that it means, and answer privately."""
    visit = Visit(services, interaction)

    async def found() -> None:
        await work(visit, await session_meant(visit, number))

    await answered_privately(interaction, found)


async def session_typed(visit: Visit, *, game: str | None = None) -> Session | None:
    """The session that a command means as far as it is typed; None if it means none."""
    number = getattr(visit.interaction.namespace, str(localised("parameter-game")), None)
    try:
        return await session_meant(visit, number if isinstance(number, int) else None, game=game)
    except Rejected:
        return None
