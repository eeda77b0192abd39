"""`/organise`: leagues are opened, led and closed, each act with a reason.

Who may send these commands is for Discord to say; its default is whoever may manage events. Buttons ask anew
who presses: whoever is let in by Discord's page Integrations alone opens a season by the option `now`.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.commands.session_commands import Number
from cogs.commands.translator import localised, parameters, texts
from cogs.parts.season_controls import Draft
from cogs.presses.failures import answered_privately
from cogs.presses.leagues import leading
from cogs.presses.leagues.meant import complete_league
from cogs.presses.leagues.opening import next_draft, open_league
from cogs.presses.press import Visit
from cogs.services import Services
from engine.clock.pace import PaceName
from engine.journal.server_act_rows import LONGEST_REASON
from engine.leagues.calendar import MOST_EXTENDED_DAYS
from engine.leagues.founding import LONGEST_NAME, checked_name
from engine.leagues.settings import (
    ALL_AT_ONCE,
    ALL_ROUNDS,
    ALL_SIGN_UP_DAYS,
    CLOCKS,
    DIVISION,
    DIVISIONS,
    EVERY_DAYS,
    LAST_GAMES_DAYS,
    ROUNDS,
    SIGN_UP_DAYS,
    TABLES,
)

Command: TypeAlias = app_commands.Command[Any, ..., None]
Act: TypeAlias = Callable[[Visit, int | None, str], Awaitable[None]]
"""Does an act that takes a reason alone, in the league with a number."""
Reason: TypeAlias = app_commands.Range[str, 1, LONGEST_REASON]
Name: TypeAlias = app_commands.Range[str, 1, LONGEST_NAME]
Table: TypeAlias = app_commands.Range[int, TABLES[0], TABLES[-1]]
Rounds: TypeAlias = app_commands.Range[int, ALL_ROUNDS[0], ALL_ROUNDS[-1]]
Every: TypeAlias = app_commands.Range[int, EVERY_DAYS[0], EVERY_DAYS[-1]]
SignUp: TypeAlias = app_commands.Range[int, ALL_SIGN_UP_DAYS[0], ALL_SIGN_UP_DAYS[-1]]
Division: TypeAlias = app_commands.Range[int, 0, DIVISIONS[-1]]
LastGames: TypeAlias = app_commands.Range[int, LAST_GAMES_DAYS[0], LAST_GAMES_DAYS[-1]]
AtOnce: TypeAlias = app_commands.Range[int, ALL_AT_ONCE[0], ALL_AT_ONCE[-1]]
Late: TypeAlias = app_commands.Range[int, 1, ALL_ROUNDS[-1]]
Extra: TypeAlias = app_commands.Range[int, 1, MOST_EXTENDED_DAYS]
MOST_ON_LINE = DIVISIONS[-1] // 3
"""No more people of a division go up or down."""


def open_command(services: Services) -> Command:
    """`/organise open <name> <game> [table] [rounds] [every] [start] [channel] [division] [now]`."""

    @parameters(
        name="parameter-organise-name",
        game="parameter-organise-game",
        table="parameter-organise-table",
        rounds="parameter-organise-rounds",
        every="parameter-organise-every",
        start="parameter-organise-start",
        channel="parameter-organise-tables",
        division="parameter-organise-division",
        now="parameter-organise-now",
    )
    @app_commands.choices(game=_games(services.games))
    async def command(
        interaction: discord.Interaction[Any],
        name: Name,
        game: str,
        table: Table | None = None,
        rounds: Rounds = ROUNDS,
        every: Every | None = None,
        start: SignUp = SIGN_UP_DAYS,
        channel: discord.TextChannel | None = None,
        division: Division = DIVISION,
        now: bool = False,
    ) -> None:
        visit = Visit(services, interaction)

        async def work() -> None:
            draft = Draft(
                game=game,
                name=checked_name(name),
                table=table or 0,
                rounds=rounds,
                every=every or 0,
                sign_up=start,
                division=division,
                channel=0 if channel is None else channel.id,
            )
            await open_league(visit, draft, is_now=now)

        await answered_privately(interaction, work)

    return app_commands.Command(**texts("organise-command-open"), callback=command)


def next_command(services: Services) -> Command:
    """`/organise next [league] [start] [table] [rounds] [every] [division] [now]`."""

    @parameters(
        league="parameter-organise-league",
        start="parameter-organise-start",
        table="parameter-organise-table",
        rounds="parameter-organise-rounds",
        every="parameter-organise-every",
        division="parameter-organise-division",
        now="parameter-organise-now",
    )
    async def command(
        interaction: discord.Interaction[Any],
        league: Number | None = None,
        start: SignUp = SIGN_UP_DAYS,
        table: Table | None = None,
        rounds: Rounds | None = None,
        every: Every | None = None,
        division: Division | None = None,
        now: bool = False,
    ) -> None:
        visit = Visit(services, interaction)

        async def work() -> None:
            chosen = {"table": table, "rounds": rounds, "every": every, "division": division}
            await open_league(visit, await next_draft(visit, league, sign_up=start, **chosen), is_now=now)

        await answered_privately(interaction, work)

    return _about_league(services, "organise-command-next", command)


def settings_command(services: Services) -> Command:
    """`/organise settings [league] [each setting] [reason]`."""

    @parameters(
        league="parameter-organise-league",
        reason="parameter-reason",
        table="parameter-organise-table",
        division="parameter-organise-division",
        rounds="parameter-organise-rounds",
        every="parameter-organise-every",
        last_games="parameter-organise-last-games",
        start="parameter-organise-start",
        pace="parameter-organise-pace",
        at_once="parameter-organise-at-once",
        line="parameter-organise-line",
        late="parameter-organise-late",
        goes_on="parameter-organise-goes-on",
        tables="parameter-organise-tables",
        home="parameter-organise-home",
    )
    @app_commands.choices(pace=_paces())
    @app_commands.choices(line=_lines())
    async def command(
        interaction: discord.Interaction[Any],
        league: Number | None = None,
        reason: Reason | None = None,
        table: Table | None = None,
        division: Division | None = None,
        rounds: Rounds | None = None,
        every: Every | None = None,
        last_games: LastGames | None = None,
        start: SignUp | None = None,
        pace: str | None = None,
        at_once: AtOnce | None = None,
        line: int | None = None,
        late: Late | None = None,
        goes_on: bool | None = None,
        tables: discord.TextChannel | None = None,
        home: discord.TextChannel | None = None,
    ) -> None:
        visit = Visit(services, interaction)

        async def work() -> None:
            await leading.lead_settings(
                visit,
                league,
                reason,
                home=None if home is None else home.id,
                tables=None if tables is None else tables.id,
                start_days=start,
                table=table,
                division=division,
                rounds=rounds,
                every=every,
                last_games=last_games,
                pace=None if pace is None else PaceName(pace),
                at_once=at_once,
                line=line,
                late=late,
                goes_on=goes_on,
            )

        await answered_privately(interaction, work)

    return _about_league(services, "organise-command-settings", command)


def start_command(services: Services) -> Command:
    """`/organise start <reason> [league]`."""
    return _plain(services, "organise-command-start", leading.lead_start)


def extend_command(services: Services) -> Command:
    """`/organise extend <days> <reason> [league]`."""

    @parameters(days="parameter-organise-days", reason="parameter-reason", league="parameter-organise-league")
    async def command(
        interaction: discord.Interaction[Any], days: Extra, reason: Reason, league: Number | None = None
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: leading.lead_extend(visit, league, reason, days))

    return _about_league(services, "organise-command-extend", command)


def stop_command(services: Services) -> Command:
    """`/organise stop <reason> [league]`."""
    return _plain(services, "organise-command-stop", leading.lead_stop)


def go_on_command(services: Services) -> Command:
    """`/organise go-on <reason> [league]`."""
    return _plain(services, "organise-command-go-on", leading.lead_go_on)


def close_command(services: Services) -> Command:
    """`/organise close <reason> [league]`."""
    return _plain(services, "organise-command-close", leading.lead_close)


def ratings_command(services: Services) -> Command:
    """`/organise ratings <on>`."""

    @parameters(on="parameter-organise-on")
    async def command(interaction: discord.Interaction[Any], on: bool) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: leading.set_ratings(visit, is_on=on))

    return app_commands.Command(**texts("organise-command-ratings"), callback=command)


def _plain(services: Services, message_id: str, act: Act) -> Command:
    """The command of an act that takes a reason alone."""

    @parameters(reason="parameter-reason", league="parameter-organise-league")
    async def command(
        interaction: discord.Interaction[Any], reason: Reason, league: Number | None = None
    ) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: act(visit, league, reason))

    return _about_league(services, message_id, command)


def _about_league(services: Services, message_id: str, callback: Callable[..., Any]) -> Command:
    """A command whose option `league` suggests the leagues of the server."""
    built: Command = app_commands.Command(**texts(message_id), callback=callback)

    @built.autocomplete("league")
    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await complete_league(Visit(services, interaction), typed)

    return built


def _games(games: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localised(f"{game}-name"), value=game) for game in games]


def _lines() -> list[app_commands.Choice[int]]:
    """How many may go up and down: as usual, or a number."""
    usual = app_commands.Choice(name=localised("organise-line-usual"), value=leading.NO_LINE)
    return [usual, *(app_commands.Choice(name=str(each), value=each) for each in range(MOST_ON_LINE + 1))]


def _paces() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localised(f"pace-{each}"), value=each.value) for each in CLOCKS]
