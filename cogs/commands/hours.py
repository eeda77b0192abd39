"""`/game hours`: somebody's own zone, quiet hours and reminders, for all games on all servers.

It knows no session.
"""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.translator import localised, parameters, texts
from cogs.parts.quiet_hours import clock_of, place
from cogs.presses.failures import answered_privately
from cogs.presses.personal_hours import set_hours
from cogs.presses.press import Visit
from cogs.presses.session_choice import CHOICES
from cogs.services import Services
from engine.clock.zones import found
from engine.journal.records import Reminding
from renders.language.catalogues import HINT, Words
from renders.language.names import cut

Hour = app_commands.Range[int, 0, 23]


def hours_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """`/game hours [zone] [from] [to] [reminders]`: without any of them it shows what is set."""

    @parameters(
        zone="parameter-zone", begins="parameter-from", ends="parameter-to", reminders="parameter-reminders"
    )
    @app_commands.choices(
        reminders=[
            app_commands.Choice(name=localised(f"reminding-{way}"), value=way.value) for way in Reminding
        ]
    )
    async def command(
        interaction: discord.Interaction[Any],
        zone: str | None = None,
        begins: Hour | None = None,
        ends: Hour | None = None,
        reminders: str | None = None,
    ) -> None:
        visit = Visit(services, interaction)
        way = None if reminders is None else Reminding(reminders)
        await answered_privately(
            interaction,
            lambda: set_hours(visit, zone=zone, quiet_from=begins, quiet_to=ends, reminders=way),
        )

    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        **texts("game-command-hours"), callback=command
    )

    @built.autocomplete("zone")
    async def complete_zone(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        words, at = Visit(services, interaction).words, interaction.created_at.timestamp()
        return _zones(typed, at, words)

    return built


def _zones(typed: str, at: float, words: Words) -> list[app_commands.Choice[str]]:
    """The choices for a zone: each with its city and what clocks show there at a moment."""
    return [
        app_commands.Choice(
            name=cut(words.text("hours-zone-choice", city=place(zone, words), time=clock_of(at, zone)), HINT),
            value=zone,
        )
        for zone in found(typed, at, lambda zone: place(zone, words))[:CHOICES]
    ]
