"""`/goldrush`: the commands of Goldrush, which come from its options and its decisions; and its map."""

from functools import partial
from typing import Any

import discord
from discord import app_commands

from cogs.commands.one_game import OneGame
from cogs.commands.session_commands import Command, Number, session_command
from cogs.commands.translator import localised, parameters
from cogs.presses.failures import answered_privately
from cogs.presses.maps import complete_place, map_meant, show_map
from cogs.presses.press import Visit
from cogs.presses.session_choice import complete_session
from cogs.services import Services


class Goldrush(
    OneGame,
    group_name=localised("goldrush-command"),
    group_description=localised("goldrush-command-about"),
):
    """Rules: R1–R24; the option is R20."""

    game = "goldrush"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        group.add_command(_map_command(services, self.game))


def _map_command(services: Services, title: str) -> Command:
    """`/goldrush map [from] [game]`: the map in words, with the distances from a place."""

    @parameters(start="goldrush-parameter-from", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any], start: str | None = None, game: Number | None = None
    ) -> None:
        visit = Visit(services, interaction)

        async def work() -> None:
            await show_map(visit, await map_meant(visit, game, title), start)

        await answered_privately(interaction, work)

    built = session_command(
        services, "goldrush-command-map", command, complete=partial(complete_session, game=title)
    )

    @built.autocomplete("start")
    async def complete_start(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        return complete_place(services.faces[title], typed, Visit(services, interaction).words)

    return built
