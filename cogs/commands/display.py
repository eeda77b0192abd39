"""`/game display`: how the bot's answers look to whoever asks, on all servers.

It knows no session.
"""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.translator import localised, parameters, texts
from cogs.presses.display import CHOICES, Menu, choose_display
from cogs.presses.failures import answered_privately
from cogs.presses.press import Visit
from cogs.services import Services


def display_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """`/game display [colours] [letters] [pictures]`: without any of them it shows the panel."""

    @parameters(colours="parameter-palette", letters="parameter-letters", pictures="parameter-texts")
    @app_commands.choices(
        colours=_choices(Menu.PALETTE), letters=_choices(Menu.LETTERS), pictures=_choices(Menu.TEXTS)
    )
    async def command(
        interaction: discord.Interaction[Any],
        colours: str | None = None,
        letters: str | None = None,
        pictures: str | None = None,
    ) -> None:
        visit = Visit(services, interaction)
        named = {Menu.PALETTE: colours, Menu.LETTERS: letters, Menu.TEXTS: pictures}
        chosen = {menu: choice for menu, choice in named.items() if choice is not None}
        await answered_privately(interaction, lambda: choose_display(visit, chosen))

    return app_commands.Command(**texts("game-command-display"), callback=command)


def _choices(menu: Menu) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=localised(f"display-{menu}-{choice}"), value=choice)
        for choice in CHOICES[menu]
    ]
