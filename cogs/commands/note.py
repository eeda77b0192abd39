"""`/game note`: what somebody writes for themselves about a game."""

from typing import Any

import discord
from discord import app_commands

from cogs.commands.session_commands import Command, Number, about, session_command
from cogs.commands.translator import parameters
from cogs.presses.press import Visit
from cogs.presses.private_notes import note_by_command
from cogs.services import Services
from engine.journal.records import Session
from engine.sessions.private_notes import LONGEST

Text = app_commands.Range[str, 0, LONGEST]


def note_command(services: Services) -> Command:
    """`/game note [text] [game]`."""

    @parameters(text="parameter-note", game="parameter-game")
    async def command(
        interaction: discord.Interaction[Any], text: Text | None = None, game: Number | None = None
    ) -> None:
        async def work(visit: Visit, session: Session) -> None:
            await note_by_command(visit, session, text)

        await about(services, interaction, game, work)

    return session_command(services, "game-command-note", command)
