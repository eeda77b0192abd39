"""`/game pause`, `pace` and `extend`: what people ask of their table, or do for somebody, about time.

It knows no rules: the engine decides what is possible.
"""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.one_game import PACE_CHOICES
from cogs.commands.session_commands import Command, Number, about, session_command, session_typed
from cogs.commands.translator import parameters
from cogs.presses.motions import complete_player, extend, propose_pace, propose_pause
from cogs.presses.press import Visit
from cogs.services import Services
from engine.clock.pace import PaceName
from engine.sessions.motion_kinds import LONGEST_PAUSE


def pause_command(services: Services) -> Command:
    """`/game pause days: [game:]`"""

    @parameters(days="parameter-days", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any],
        days: app_commands.Range[int, 1, LONGEST_PAUSE],
        game: Number | None = None,
    ) -> None:
        await about(services, interaction, game, lambda visit, session: propose_pause(visit, session, days))

    return session_command(services, "game-command-pause", command)


def pace_command(services: Services) -> Command:
    """`/game pace pace: [game:]`"""

    @parameters(pace="parameter-new-pace", game="parameter-game")
    @app_commands.choices(pace=PACE_CHOICES)
    async def command(interaction: discord.Interaction[Any], pace: str, game: Number | None = None) -> None:
        wanted = PaceName(pace)
        await about(services, interaction, game, lambda visit, session: propose_pace(visit, session, wanted))

    return session_command(services, "game-command-pace", command)


def extend_command(services: Services) -> Command:
    """`/game extend [player:] [game:]`"""

    @parameters(player="parameter-player", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any],
        player: app_commands.Range[int, 0] | None = None,
        game: Number | None = None,
    ) -> None:
        await about(services, interaction, game, lambda visit, session: extend(visit, session, player))

    built = session_command(services, "game-command-extend", command)

    @built.autocomplete("player")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        visit = Visit(services, interaction)
        session = await session_typed(visit)
        return [] if session is None else await complete_player(visit, session, typed)

    return built
