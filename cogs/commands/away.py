"""`/game away`: somebody says that they are away for some days, in all their games.

It knows no games.
"""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.translator import localised, parameters, texts
from cogs.presses.away import complete_days, go_away
from cogs.presses.failures import answered_privately
from cogs.presses.press import Visit
from cogs.services import Services
from engine.journal.records import Meanwhile
from engine.sessions.absences import LONGEST_DAYS

Command = app_commands.Command[Any, ..., None]


def away_command(services: Services) -> Command:
    """`/game away days: [meanwhile:]`"""

    @parameters(days="parameter-days-away", meanwhile="parameter-meanwhile")
    @app_commands.choices(
        meanwhile=[
            app_commands.Choice(name=localised(f"meanwhile-{manner}"), value=str(manner))
            for manner in Meanwhile
        ]
    )
    async def command(
        interaction: discord.Interaction[Any],
        days: app_commands.Range[int, 0, LONGEST_DAYS],
        meanwhile: str = Meanwhile.WAIT,
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: go_away(visit, days, Meanwhile(meanwhile)))

    built: Command = app_commands.Command(**texts("game-command-away"), callback=command)

    @built.autocomplete("days")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await complete_days(Visit(services, interaction), typed)

    return built
