"""`/game stats`: how often somebody came in which place on this server."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.session_commands import Command
from cogs.commands.translator import parameters, texts
from cogs.presses.failures import answered_privately
from cogs.presses.figures import show_figures
from cogs.presses.press import Visit
from cogs.services import Services
from engine.journal.records import PersonId
from engine.sessions.seating import Person


def stats_command(services: Services) -> Command:
    """`/game stats [person] [public]`."""

    @parameters(person="parameter-figures-person", public="parameter-public")
    async def command(
        interaction: discord.Interaction[Any],
        person: discord.User | discord.Member | None = None,
        public: bool = False,
    ) -> None:
        visit = Visit(services, interaction)
        who = visit.person if person is None else Person(PersonId(person.id), person.display_name)
        await answered_privately(interaction, lambda: show_figures(visit, who, is_public=public))

    return app_commands.Command(**texts("game-command-stats"), callback=command)
