"""`/rating show`, `table` and `hide`: a person's rating, the list of a game, and who sees it.

It knows neither how ratings come about nor what may be shown of them.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.commands.translator import localised, parameters, texts
from cogs.presses.failures import answered_privately
from cogs.presses.press import Visit
from cogs.presses.rating_hiding import show_hiding
from cogs.presses.rating_list import show_list
from cogs.presses.rating_page import show_page
from cogs.services import Services
from engine.journal.records import PersonId

Command: TypeAlias = app_commands.Command[Any, ..., None]


def show_command(services: Services) -> Command:
    """`/rating show [person] [game] [public]`."""

    @parameters(person="parameter-rated-person", game="parameter-rated-game", public="parameter-public")
    @app_commands.choices(game=_games(services.games))
    async def command(
        interaction: discord.Interaction[Any],
        person: discord.User | discord.Member | None = None,
        game: str | None = None,
        public: bool = False,
    ) -> None:
        visit, owner = Visit(services, interaction), None if person is None else PersonId(person.id)
        await answered_privately(interaction, lambda: show_page(visit, owner, game, is_public=public))

    return app_commands.Command(**texts("rating-command-show"), callback=command)


def table_command(services: Services) -> Command:
    """`/rating table [game] [public]`."""

    @parameters(game="parameter-rated-game", public="parameter-public")
    @app_commands.choices(game=_games(services.games))
    async def command(
        interaction: discord.Interaction[Any], game: str | None = None, public: bool = False
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: show_list(visit, game, is_public=public))

    return app_commands.Command(**texts("rating-command-table"), callback=command)


def hide_command(services: Services) -> Command:
    """`/rating hide`."""

    async def command(interaction: discord.Interaction[Any]) -> None:
        await answered_privately(interaction, lambda: show_hiding(Visit(services, interaction)))

    return app_commands.Command(**texts("rating-command-hide"), callback=command)


def _games(games: Iterable[str]) -> list[app_commands.Choice[str]]:
    """All games, whether or not anybody here has a rating in them: the choices tell nothing of anybody."""
    return [app_commands.Choice(name=localised(f"{game}-name"), value=game) for game in games]
