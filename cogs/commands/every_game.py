"""`/game`: what is the same for every game: help, the list, one's move, the board, the hand, the log,
and leaving.

It knows no game; its commands find their session by the thread or by the option `game`. Further commands are
made by modules of their own, and listed in `MORE`.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.away import away_command
from cogs.commands.checking import export_command, verify_command
from cogs.commands.display import display_command
from cogs.commands.hours import hours_command
from cogs.commands.invite import invite_command
from cogs.commands.note import note_command
from cogs.commands.order import order_command
from cogs.commands.replay import replay_command
from cogs.commands.seat import seat_command
from cogs.commands.stats import stats_command
from cogs.commands.table_time import extend_command, pace_command, pause_command
from cogs.commands.translator import localised, parameters, texts
from cogs.commands.undo import undo_command
from cogs.presses.failures import answered_privately
from cogs.presses.game_list import show_list
from cogs.presses.help_page import show_help
from cogs.presses.open_seats import ask_to_leave
from cogs.presses.pages import show_board, show_log
from cogs.presses.press import Visit
from cogs.presses.private_panels import show_hand, show_move
from cogs.presses.session_choice import complete_session, session_meant
from cogs.services import Services
from engine.journal.records import Session

Number = app_commands.Range[int, 1]

MORE: tuple[Callable[[Services], app_commands.Command[Any, ..., None]], ...] = (
    *(pause_command, pace_command, extend_command),
    *(away_command, hours_command, display_command),
    *(invite_command, seat_command, order_command),
    *(note_command, undo_command, verify_command, export_command),
    *(replay_command, stats_command),
)
"""What makes the other commands of `/game`."""


class EveryGame(
    commands.GroupCog,
    group_name=localised("game-command"),
    group_description=localised("game-command-about"),
):
    """The commands of `/game`."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        for command in MORE:
            group.add_command(command(services))

    @app_commands.command(**texts("game-command-list"))
    async def list_sessions(self, interaction: discord.Interaction[Any]) -> None:
        await answered_privately(interaction, lambda: show_list(self._visit(interaction)))

    @app_commands.command(**texts("game-command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        await answered_privately(interaction, lambda: show_help(self._visit(interaction)))

    @app_commands.command(**texts("game-command-act"))
    @parameters(game="parameter-game")
    async def act(self, interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await self._about(interaction, game, show_move)

    @app_commands.command(**texts("game-command-board"))
    @parameters(game="parameter-game")
    async def board(self, interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await self._about(interaction, game, show_board)

    @app_commands.command(**texts("game-command-hand"))
    @parameters(game="parameter-game")
    async def hand(self, interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await self._about(interaction, game, show_hand)

    @app_commands.command(**texts("game-command-log"))
    @parameters(game="parameter-game")
    async def log(self, interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await self._about(interaction, game, show_log)

    @app_commands.command(**texts("game-command-leave"))
    @parameters(game="parameter-game")
    async def leave(self, interaction: discord.Interaction[Any], game: Number | None = None) -> None:
        await self._about(interaction, game, ask_to_leave, may_be_open=True)

    @act.autocomplete("game")
    @board.autocomplete("game")
    @hand.autocomplete("game")
    @log.autocomplete("game")
    async def _sessions(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[int]]:
        return await complete_session(self._visit(interaction), typed)

    @leave.autocomplete("game")
    async def _sessions_to_leave(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[int]]:
        return await complete_session(self._visit(interaction), typed, may_be_open=True)

    async def _about(
        self,
        interaction: discord.Interaction[Any],
        number: int | None,
        show: Callable[[Visit, Session], Awaitable[None]],
        *,
        may_be_open: bool = False,
    ) -> None:
        visit = self._visit(interaction)

        async def work() -> None:
            await show(visit, await session_meant(visit, number, may_be_open=may_be_open))

        await answered_privately(interaction, work)

    def _visit(self, interaction: discord.Interaction[Any]) -> Visit:
        return Visit(self.services, interaction)
