"""Which game a command means: by its thread, by its option `game`, or by there being just one."""

from typing import Any

import discord
from discord import app_commands

from cogs.people import person, private_words
from cogs.services import Services
from engine.errors import Refused
from engine.records import Session, SessionId

CHOICES = 25
"""Choices of an autocompletion (Discord: interactions/receiving-and-responding)."""


async def session_meant(
    services: Services,
    interaction: discord.Interaction[Any],
    number: int | None,
    *,
    game: str | None = None,
    may_be_open: bool = False,
) -> Session:
    """The session that a command is about; `game` narrows it to one title. Unless it `may_be_open`, one that
    has not started is meant only where the person is in no other. Raises Refused."""
    if interaction.guild_id is None:
        raise Refused("only-in-a-server")
    if number is not None:
        session = await services.sessions.find(SessionId(number), guild=interaction.guild_id)
    else:
        session = await _around(services, interaction, interaction.guild_id, game, may_be_open=may_be_open)
    if game is not None and session.game != game:
        raise Refused("another-title")
    return session


async def _around(
    services: Services,
    interaction: discord.Interaction[Any],
    guild: int,
    game: str | None,
    *,
    may_be_open: bool,
) -> Session:
    here = await services.sessions.in_thread(interaction.channel_id or 0)
    if here is not None and here.guild == guild:
        return here
    mine = await services.sessions.in_guild(guild, person(interaction).id)
    mine = [session for session in mine if game is None or session.game == game]
    if not may_be_open:
        mine = [session for session in mine if session.status == "playing"] or mine
    if len(mine) != 1:
        raise Refused("which-game" if mine else "no-game-of-yours")
    return mine[0]


async def complete_game(
    services: Services,
    interaction: discord.Interaction[Any],
    typed: str,
    *,
    game: str | None = None,
    may_be_open: bool = False,
) -> list[app_commands.Choice[int]]:
    """The person's own games on this server that a command can be about, for the option `game`."""
    if interaction.guild_id is None:
        return []
    words = private_words(interaction)
    mine = await services.sessions.in_guild(interaction.guild_id, person(interaction).id)
    return [
        app_commands.Choice(
            name=words.text("game-choice", game=words.text(f"{session.game}-name"), number=session.id),
            value=session.id,
        )
        for session in mine
        if game is None or session.game == game
        if may_be_open or session.status == "playing"
        if str(session.id).startswith(typed)
    ][:CHOICES]
