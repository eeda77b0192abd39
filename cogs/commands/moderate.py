"""`/moderate`: how the games of a server stand, and what moderators do about them, each with a reason.

Who may send these commands is for Discord to say; its default is whoever may manage threads. Buttons ask anew
who presses: whoever is let in by Discord's page Integrations alone names pages and games by typing.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.commands.session_commands import Number
from cogs.commands.translator import parameters, texts
from cogs.presses import moderating
from cogs.presses.act_lists import show_acts
from cogs.presses.failures import answered_privately
from cogs.presses.looked_after import show_game, show_games
from cogs.presses.press import Visit
from cogs.services import Services
from engine.journal.records import PersonId, Session, SessionId
from engine.journal.server_act_rows import LONGEST_REASON, ActKind
from engine.sessions.moderation import LONGEST_PAUSE

Command: TypeAlias = app_commands.Command[Any, ..., None]
Reason: TypeAlias = app_commands.Range[str, 1, LONGEST_REASON]
Days: TypeAlias = app_commands.Range[int, 1, LONGEST_PAUSE]
Plain: TypeAlias = Callable[[Visit, Session, str], Awaitable[None]]
"""Does an act that takes a reason alone."""


def games_command(services: Services) -> Command:
    """`/moderate games [game] [page]`."""

    @parameters(number="parameter-seen", page="parameter-page")
    async def command(
        interaction: discord.Interaction[Any], number: Number | None = None, page: Number = 1
    ) -> None:
        visit = Visit(services, interaction)

        async def show() -> None:
            if number is None:
                await show_games(visit, page=page)
            else:
                await show_game(visit, SessionId(number))

        await answered_privately(interaction, show)

    return app_commands.Command(**texts("moderate-command-games"), callback=command)


def close_command(services: Services) -> Command:
    """`/moderate close <reason> [game]`."""
    return _plain(services, ActKind.CLOSE, moderating.close)


def resume_command(services: Services) -> Command:
    """`/moderate resume <reason> [game]`."""
    return _plain(services, ActKind.RESUME, moderating.resume)


def end_command(services: Services) -> Command:
    """`/moderate end <reason> [game]`."""
    return _plain(services, ActKind.END, moderating.end)


def pause_command(services: Services) -> Command:
    """`/moderate pause <days> <reason> [game]`."""

    @parameters(days="parameter-pause-days", reason="parameter-reason", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any], days: Days, reason: Reason, game: Number | None = None
    ) -> None:
        async def work(visit: Visit, session: Session) -> None:
            await moderating.pause(visit, session, reason, days)

        await _about(services, interaction, game, work)

    return _built(services, ActKind.PAUSE, command)


def seat_command(services: Services) -> Command:
    """`/moderate seat <person> <reason> [game]`."""

    @parameters(person="parameter-whose", reason="parameter-reason", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any],
        person: discord.User | discord.Member,
        reason: Reason,
        game: Number | None = None,
    ) -> None:
        async def work(visit: Visit, session: Session) -> None:
            await moderating.free_seat(visit, session, reason, PersonId(person.id))

        await _about(services, interaction, game, work)

    return _built(services, ActKind.SEAT, command)


def move_command(services: Services) -> Command:
    """`/moderate move <channel> <reason> [game]`."""

    @parameters(channel="parameter-to-channel", reason="parameter-reason", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any],
        channel: discord.TextChannel,
        reason: Reason,
        game: Number | None = None,
    ) -> None:
        async def work(visit: Visit, session: Session) -> None:
            await moderating.move(visit, session, reason, channel.id)

        await _about(services, interaction, game, work)

    return _built(services, ActKind.MOVE, command)


def log_command(services: Services) -> Command:
    """`/moderate log`."""

    async def command(interaction: discord.Interaction[Any]) -> None:
        await answered_privately(interaction, lambda: show_acts(Visit(services, interaction)))

    return app_commands.Command(**texts("moderate-command-log"), callback=command)


def undo_command(services: Services) -> Command:
    """`/moderate undo <act> <reason>`."""

    @parameters(act="parameter-act", reason="parameter-reason")
    async def command(interaction: discord.Interaction[Any], act: Number, reason: Reason) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: moderating.undo(visit, act, reason))

    built: Command = app_commands.Command(**texts("moderate-command-undo"), callback=command)

    @built.autocomplete("act")
    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await moderating.complete_act(Visit(services, interaction), typed)

    return built


def _plain(services: Services, kind: ActKind, act: Plain) -> Command:
    @parameters(reason="parameter-reason", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any], reason: Reason, game: Number | None = None
    ) -> None:
        async def work(visit: Visit, session: Session) -> None:
            await act(visit, session, reason)

        await _about(services, interaction, game, work)

    return _built(services, kind, command)


async def _about(
    services: Services,
    interaction: discord.Interaction[Any],
    game: int | None,
    work: Callable[[Visit, Session], Awaitable[None]],
) -> None:
    """Do the work of a command with the session that it means, and answer privately."""
    visit = Visit(services, interaction)

    async def found() -> None:
        await work(visit, await moderating.game_meant(visit, game))

    await answered_privately(interaction, found)


def _built(services: Services, kind: ActKind, callback: Callable[..., Any]) -> Command:
    """The command of an act, whose option `game` suggests all games of the server on which it is possible."""
    built: Command = app_commands.Command(**texts(f"moderate-command-{kind}"), callback=callback)

    @built.autocomplete("game")
    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        return await moderating.complete_game(Visit(services, interaction), typed, kind)

    return built
