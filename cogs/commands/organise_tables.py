"""`/organise void`, `place`, `expel`, `readmit`, `undo` and `reports`: what organisers do about tables and
people of a season, each with a reason, and what people have reported to them.

Who may send these commands is for Discord to say; its default is whoever may manage events.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.commands.session_commands import Number
from cogs.commands.translator import localised, parameters, texts
from cogs.presses.failures import answered_privately
from cogs.presses.leagues import acts
from cogs.presses.leagues.meant import complete_league, league_meant
from cogs.presses.leagues.reports import show_reports
from cogs.presses.press import Visit
from cogs.services import Services
from engine.journal.server_act_rows import LONGEST_REASON

Command: TypeAlias = app_commands.Command[Any, ..., None]
Reason: TypeAlias = app_commands.Range[str, 1, LONGEST_REASON]
Names: TypeAlias = app_commands.Range[str, 1, 300]
"""People as they are typed."""
Complete: TypeAlias = Callable[[Visit, str, int | None], Awaitable[list[app_commands.Choice[Any]]]]
"""What an option suggests to somebody who has typed so much, in the league that they have typed."""


def void_command(services: Services) -> Command:
    """`/organise void <table> <reason> [league]`."""

    @parameters(table="parameter-league-table", reason="parameter-reason", league="parameter-league")
    async def command(
        interaction: discord.Interaction[Any], table: Names, reason: Reason, league: Number | None = None
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: acts.void(visit, table, reason, league))

    async def tables(visit: Visit, typed: str, league: int | None) -> list[app_commands.Choice[str]]:
        return await acts.complete_table(visit, typed, league, is_to_void=True)

    return _built(services, "void", command, table=tables)


def place_command(services: Services) -> Command:
    """`/organise place <table> <places> <reason> [league]`."""

    @parameters(
        table="parameter-league-table",
        places="parameter-places",
        reason="parameter-reason",
        league="parameter-league",
    )
    async def command(
        interaction: discord.Interaction[Any],
        table: Names,
        places: Names,
        reason: Reason,
        league: Number | None = None,
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: acts.place(visit, table, places, reason, league))

    return _built(services, "place", command, table=acts.complete_table)


def expel_command(services: Services) -> Command:
    """`/organise expel <person> <reason> [league]`."""

    @parameters(person="parameter-expelled", reason="parameter-reason", league="parameter-league")
    async def command(
        interaction: discord.Interaction[Any], person: Names, reason: Reason, league: Number | None = None
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: acts.expel(visit, person, reason, league))

    return _built(services, "expel", command, person=acts.complete_person)


def readmit_command(services: Services) -> Command:
    """`/organise readmit <person> <reason> [league]`."""

    @parameters(person="parameter-readmitted", reason="parameter-reason", league="parameter-league")
    async def command(
        interaction: discord.Interaction[Any], person: Names, reason: Reason, league: Number | None = None
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: acts.readmit(visit, person, reason, league))

    async def expelled(visit: Visit, typed: str, league: int | None) -> list[app_commands.Choice[str]]:
        return await acts.complete_person(visit, typed, league, is_expelled=True)

    return _built(services, "readmit", command, person=expelled)


def undo_command(services: Services) -> Command:
    """`/organise undo <act> <reason> [league]`."""

    @parameters(act="parameter-league-act", reason="parameter-reason", league="parameter-league")
    async def command(
        interaction: discord.Interaction[Any], act: Number, reason: Reason, league: Number | None = None
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: acts.undo(visit, act, reason, league))

    return _built(services, "undo", command, act=acts.complete_act)


def reports_command(services: Services) -> Command:
    """`/organise reports [page] [league]`."""

    @parameters(page="parameter-page", league="parameter-league")
    async def command(
        interaction: discord.Interaction[Any], page: Number = 1, league: Number | None = None
    ) -> None:
        visit = Visit(services, interaction)

        async def show() -> None:
            await show_reports(visit, await league_meant(visit, league), page)

        await answered_privately(interaction, show)

    return _built(services, "reports", command)


def _built(services: Services, name: str, callback: Callable[..., Any], **completions: Complete) -> Command:
    """The command whose options suggest what these completions find, and `league` the leagues of the
    server."""
    built: Command = app_commands.Command(**texts(f"organise-command-{name}"), callback=callback)

    @built.autocomplete("league")
    async def leagues(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await complete_league(Visit(services, interaction), typed)

    for option, complete in completions.items():
        built.autocomplete(option)(_suggest(services, complete))
    return built


def _suggest(services: Services, complete: Complete) -> Any:
    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[Any]]:
        league = getattr(interaction.namespace, str(localised("parameter-league")), None)
        number = league if isinstance(league, int) else None
        return await complete(Visit(services, interaction), typed, number)

    return suggest
