"""`/game pause`, `pace` and `extend`: what people ask of their table, or do for somebody, about time.

It knows no rules: the engine decides what is possible.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.commands.one_game import PACE_CHOICES
from cogs.commands.translator import localised, parameters, texts
from cogs.presses.failures import answered_privately
from cogs.presses.motions import complete_player, extend, propose_pace, propose_pause
from cogs.presses.press import Visit
from cogs.presses.session_choice import complete_session, session_meant
from cogs.services import Services
from engine.clock.pace import PaceName
from engine.errors import Rejected
from engine.journal.records import Session
from engine.sessions.motion_kinds import LONGEST_PAUSE

Number = app_commands.Range[int, 1]
Command = app_commands.Command[Any, ..., None]


def pause_command(services: Services) -> Command:
    """`/game pause days: [game:]`"""

    @parameters(days="parameter-days", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any],
        days: app_commands.Range[int, 1, LONGEST_PAUSE],
        game: Number | None = None,
    ) -> None:
        await _about(services, interaction, game, lambda visit, session: propose_pause(visit, session, days))

    return _built(services, "game-command-pause", command)


def pace_command(services: Services) -> Command:
    """`/game pace pace: [game:]`"""

    @parameters(pace="parameter-new-pace", game="parameter-game")
    @app_commands.choices(pace=PACE_CHOICES)
    async def command(interaction: discord.Interaction[Any], pace: str, game: Number | None = None) -> None:
        wanted = PaceName(pace)
        await _about(services, interaction, game, lambda visit, session: propose_pace(visit, session, wanted))

    return _built(services, "game-command-pace", command)


def extend_command(services: Services) -> Command:
    """`/game extend [player:] [game:]`"""

    @parameters(player="parameter-player", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any],
        player: app_commands.Range[int, 0] | None = None,
        game: Number | None = None,
    ) -> None:
        await _about(services, interaction, game, lambda visit, session: extend(visit, session, player))

    built = _built(services, "game-command-extend", command)

    @built.autocomplete("player")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        visit = Visit(services, interaction)
        number = getattr(interaction.namespace, str(localised("parameter-game")), None)
        try:
            session = await session_meant(visit, number if isinstance(number, int) else None)
        except Rejected:
            return []
        return await complete_player(visit, session, typed)

    return built


def _built(services: Services, message_id: str, callback: Callable[..., Any]) -> Command:
    """The command, whose option `game` suggests the person's own games."""
    built: Command = app_commands.Command(**texts(message_id), callback=callback)

    @built.autocomplete("game")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await complete_session(Visit(services, interaction), typed)

    return built


async def _about(
    services: Services,
    interaction: discord.Interaction[Any],
    number: int | None,
    work: Callable[[Visit, Session], Awaitable[None]],
) -> None:
    visit = Visit(services, interaction)

    async def found() -> None:
        await work(visit, await session_meant(visit, number))

    await answered_privately(interaction, found)
