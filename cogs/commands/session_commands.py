"""What commands about one session share: the option `game`, which suggests the person's own sessions.

It knows no command.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.commands.translator import localised, parameters, texts
from cogs.presses.failures import answered_privately
from cogs.presses.press import Visit
from cogs.presses.session_choice import complete_session, session_meant
from cogs.services import Services
from engine.errors import Rejected
from engine.journal.records import Session

Command: TypeAlias = app_commands.Command[Any, ..., None]
Number: TypeAlias = app_commands.Range[int, 1]
"""The type of the option `game`: a session's number."""
Completion: TypeAlias = Callable[[Visit, str], Awaitable[list[app_commands.Choice[int]]]]
"""Finds what the option `game` suggests to a person who has typed so much."""


def session_command(
    services: Services,
    message_id: str,
    callback: Callable[..., Any],
    *,
    complete: Completion = complete_session,
) -> Command:
    """The command with the texts of a message, whose parameter `game` suggests what `complete` finds: if
    nothing else is said, the person's own sessions that run."""
    built: Command = app_commands.Command(**texts(message_id), callback=callback)

    @built.autocomplete("game")
    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await complete(Visit(services, interaction), typed)

    return built


def plain_command(
    services: Services,
    message_id: str,
    work: Callable[[Visit, Session], Awaitable[None]],
    *,
    complete: Completion = complete_session,
) -> Command:
    """The same for a command that has no other option than `game`, and does this work."""

    @parameters(game="parameter-game")
    async def command(interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await about(services, interaction, game, work)

    return session_command(services, message_id, command, complete=complete)


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
