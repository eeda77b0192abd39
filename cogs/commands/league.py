"""`/league`: what anybody reads of the leagues of a server, and what people do in them.

It knows no rule of leagues. Each command is about the league that its option names, else about the one of the
channel, else about the only one.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.commands.session_commands import Number
from cogs.commands.translator import localised, parameters, texts
from cogs.presses.failures import answered_privately
from cogs.presses.leagues import checking, entering, mine
from cogs.presses.leagues.listing import show_leagues, show_log, show_round
from cogs.presses.leagues.meant import complete_league, league_meant
from cogs.presses.leagues.pages import Asked, show_cross, show_table
from cogs.presses.press import Visit
from cogs.presses.rulebook import complete_rule, find_rule
from cogs.services import Services
from engine.errors import Rejected
from engine.journal.league_rows import LeagueRow
from engine.journal.server_act_rows import LONGEST_REASON
from renders.faces import BOOKS

Command: TypeAlias = app_commands.Command[Any, ..., None]
Interaction: TypeAlias = discord.Interaction[Any]
Report: TypeAlias = app_commands.Range[str, 1, LONGEST_REASON]
Work: TypeAlias = Callable[[Visit, LeagueRow], Awaitable[None]]
"""What is done with a league."""

_LEAGUE = "league-parameter-league"
_SEASON = "league-parameter-season"
_DIVISION = "league-parameter-division"


def list_command(services: Services) -> Command:
    """`/league list`."""

    async def command(interaction: Interaction) -> None:
        await answered_privately(interaction, lambda: show_leagues(Visit(services, interaction)))

    return app_commands.Command(**texts("league-command-list"), callback=command)


def table_command(services: Services) -> Command:
    """`/league table [league] [division] [season] [public]`."""

    @parameters(league=_LEAGUE, division=_DIVISION, season=_SEASON, public="parameter-public")
    async def command(
        interaction: Interaction,
        league: Number | None = None,
        division: Number | None = None,
        season: Number | None = None,
        public: bool = False,
    ) -> None:
        asked = Asked(season, division or 0)
        await _about(
            services, interaction, league, lambda visit, row: show_table(visit, row, asked, is_public=public)
        )

    return _built(services, "table", command)


def mine_command(services: Services) -> Command:
    """`/league mine [league]`."""
    return _plain(services, "mine", mine.show_mine)


def join_command(services: Services) -> Command:
    """`/league join [league]`."""
    return _plain(services, "join", entering.join)


def leave_command(services: Services) -> Command:
    """`/league leave [league]`."""
    return _plain(services, "leave", entering.leave)


def sit_out_command(services: Services) -> Command:
    """`/league sit-out [league]`."""
    return _plain(services, "sit-out", entering.sit_out)


def round_command(services: Services) -> Command:
    """`/league round [league] [round]`."""

    @parameters(league=_LEAGUE, number="league-parameter-round")
    async def command(
        interaction: Interaction, league: Number | None = None, number: Number | None = None
    ) -> None:
        await _about(services, interaction, league, lambda visit, row: show_round(visit, row, number))

    return _built(services, "round", command)


def cross_command(services: Services) -> Command:
    """`/league cross [league] [division] [public]`."""

    @parameters(league=_LEAGUE, division=_DIVISION, public="parameter-public")
    async def command(
        interaction: Interaction,
        league: Number | None = None,
        division: Number | None = None,
        public: bool = False,
    ) -> None:
        asked = Asked(None, division or 0)
        await _about(
            services, interaction, league, lambda visit, row: show_cross(visit, row, asked, is_public=public)
        )

    return _built(services, "cross", command)


def log_command(services: Services) -> Command:
    """`/league log [league] [season] [page]`."""

    @parameters(league=_LEAGUE, season=_SEASON, page="parameter-page")
    async def command(
        interaction: Interaction,
        league: Number | None = None,
        season: Number | None = None,
        page: Number = 1,
    ) -> None:
        await _about(services, interaction, league, lambda visit, row: show_log(visit, row, season, page))

    return _built(services, "log", command)


def rules_command(services: Services) -> Command:
    """`/league rules [search]`."""
    book = BOOKS["league"]

    @parameters(search="parameter-search")
    async def command(interaction: Interaction, search: str | None = None) -> None:
        await answered_privately(interaction, lambda: find_rule(Visit(services, interaction), book, search))

    built: Command = app_commands.Command(**texts("league-command-rules"), callback=command)

    @built.autocomplete("search")
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return complete_rule(Visit(services, interaction).words, book, typed)

    return built


def verify_command(services: Services) -> Command:
    """`/league verify [league] [season]`."""
    return _of_season(services, "verify", checking.show_verdict)


def export_command(services: Services) -> Command:
    """`/league export [league] [season]`."""
    return _of_season(services, "export", checking.give_files)


def report_command(services: Services) -> Command:
    """`/league report <table> <text> [league]`."""

    @parameters(table="league-parameter-table", text="league-parameter-report", league=_LEAGUE)
    async def command(
        interaction: Interaction, table: str, text: Report, league: Number | None = None
    ) -> None:
        await _about(
            services, interaction, league, lambda visit, row: checking.report(visit, row, table, text)
        )

    built = _built(services, "report", command)

    @built.autocomplete("table")
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        visit = Visit(services, interaction)
        number = getattr(interaction.namespace, str(localised(_LEAGUE)), None)
        try:
            row = await league_meant(visit, number if isinstance(number, int) else None)
            return await checking.complete_table(visit, row, typed)
        except Rejected:
            return []

    return built


def _plain(services: Services, name: str, work: Work) -> Command:
    """A command that has no option but the league."""

    @parameters(league=_LEAGUE)
    async def command(interaction: Interaction, league: Number | None = None) -> None:
        await _about(services, interaction, league, work)

    return _built(services, name, command)


def _of_season(
    services: Services, name: str, work: Callable[[Visit, LeagueRow, int | None], Awaitable[None]]
) -> Command:
    """A command about a season, the newest if none is named."""

    @parameters(league=_LEAGUE, season=_SEASON)
    async def command(
        interaction: Interaction, league: Number | None = None, season: Number | None = None
    ) -> None:
        await _about(services, interaction, league, lambda visit, row: work(visit, row, season))

    return _built(services, name, command)


async def _about(services: Services, interaction: Interaction, league: int | None, work: Work) -> None:
    """Do the work of a command with the league that it means, and answer privately."""
    visit = Visit(services, interaction)

    async def found() -> None:
        await work(visit, await league_meant(visit, league))

    await answered_privately(interaction, found)


def _built(services: Services, name: str, callback: Callable[..., Any]) -> Command:
    """The command of this name, whose option `league` suggests the leagues of the server."""
    built: Command = app_commands.Command(**texts(f"league-command-{name}"), callback=callback)

    @built.autocomplete("league")
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await complete_league(Visit(services, interaction), typed)

    return built
