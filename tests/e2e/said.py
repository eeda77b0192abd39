"""The texts of all slash commands in all languages, read when this module is loaded: every bot compares them
with Discord's when it starts, and to read them takes longer than the rest of its start."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
from discord.ext import commands

from cogs.commands.every_game import EveryGame
from cogs.commands.games import cogs_of
from cogs.commands.inbox import inbox_command
from cogs.commands.translator import payload
from engine.games import GAMES
from renders.faces import FACES


async def read() -> None:
    """Make the commands, and what Discord is handed of them. Nobody is there to carry them out."""
    bot = commands.Bot(command_prefix="!", intents=discord.Intents.none())
    services: Any = SimpleNamespace(games=GAMES, faces=FACES)
    for cog in (*cogs_of(GAMES), EveryGame):
        await bot.add_cog(cog(services))
    bot.tree.add_command(inbox_command(services))
    await payload(bot.tree)
    await bot.close()


asyncio.run(read())
