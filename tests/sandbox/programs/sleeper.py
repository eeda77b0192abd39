"""An ordinary discord.py bot that waits a lot: it sleeps, repeats, times out and hits limits."""

from __future__ import annotations

import asyncio
import datetime as dt
import os
import time
from typing import Any

import discord
from discord import app_commands
from discord.ext import tasks

Interaction = discord.Interaction[Any]
EPOCH = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)


def say(text: str) -> None:
    print(text, flush=True)


class Client(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.tree = app_commands.CommandTree(self)
        self.days = 0

    async def setup_hook(self) -> None:
        add_commands(self.tree)
        await self.tree.sync()
        self.daily.start()

    @tasks.loop(hours=24)
    async def daily(self) -> None:
        self.days += 1
        say(f"day {self.days}")

    async def on_resumed(self) -> None:
        say("resumed")


class Question(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=180)

    @discord.ui.button(label="Yes")
    async def yes(self, interaction: Interaction, button: discord.ui.Button[Question]) -> None:
        await interaction.response.send_message("yes", ephemeral=True)

    async def on_timeout(self) -> None:
        say("the question timed out")


def add_commands(tree: app_commands.CommandTree[Client]) -> None:
    @tree.command(description="What time it is")
    async def now(interaction: Interaction) -> None:
        aware = [discord.utils.utcnow() - EPOCH, dt.datetime.now().astimezone() - EPOCH]
        running = [time.time(), asyncio.get_running_loop().time(), time.monotonic()]
        seconds = [part.total_seconds() for part in aware] + running
        await interaction.response.send_message(" ".join(map(str, seconds)))

    @tree.command(description="Sleep for an hour")
    async def sleep(interaction: Interaction) -> None:
        await interaction.response.send_message("good night")
        await asyncio.sleep(3600)
        try:
            await interaction.edit_original_response(content="good morning")
        except discord.HTTPException as error:
            say(f"woke up: {error.status}/{error.code}, expired {interaction.is_expired()}")

    @tree.command(description="Ask something")
    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_message("really?", view=Question())

    @tree.command(description="Wait for something that does not come")
    async def wait(interaction: Interaction) -> None:
        await interaction.response.defer()
        try:
            await interaction.client.wait_for("message", timeout=600)
        except TimeoutError:
            await interaction.edit_original_response(content="nothing came")

    @tree.command(description="Write twice")
    async def twice(interaction: Interaction) -> None:
        await interaction.response.defer()
        assert isinstance(interaction.channel, discord.TextChannel)
        for text in ("one", "two"):
            await interaction.channel.send(text)
        await interaction.edit_original_response(content="written")


if __name__ == "__main__":
    Client().run(os.environ["DISCORD_TOKEN"], log_level=30)
