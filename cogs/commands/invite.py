"""`/game invite`: keeps a seat of an open game for somebody."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.translator import parameters, texts
from cogs.presses.failures import answered_privately
from cogs.presses.invitations import invite, open_seats_of
from cogs.presses.press import Visit
from cogs.presses.session_choice import choices_of
from cogs.services import Services

Number = app_commands.Range[int, 1]


def invite_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """`/game invite <person> [game]`."""

    @parameters(person="parameter-person", number="parameter-game")
    async def command(
        interaction: discord.Interaction[Any],
        person: discord.User | discord.Member,
        number: Number | None = None,
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: invite(visit, person, number))

    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        **texts("game-command-invite"), callback=command
    )

    @built.autocomplete("number")
    async def complete_number(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[int]]:
        visit = Visit(services, interaction)
        return choices_of(await open_seats_of(visit), typed, visit.words)

    return built
