"""A bot with buttons that outlive it: everybody may count, and polls are answered whenever one likes.

Settings: DISCORD_TOKEN, COUNTER_FILE (where the numbers are kept).
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

FILE = Path(os.environ.get("COUNTER_FILE", "counter.json"))


def load() -> dict[str, Any]:
    return json.loads(FILE.read_text()) if FILE.exists() else {}


def save(numbers: dict[str, Any]) -> None:
    FILE.write_text(json.dumps(numbers))


class Counter(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="0", style=discord.ButtonStyle.red, custom_id="persistent:count")
    async def count(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        numbers = load()
        key = str(interaction.message.id)
        numbers[key] = numbers.get(key, 0) + 1
        save(numbers)
        button.label = str(numbers[key])
        if numbers[key] >= 3:
            button.style = discord.ButtonStyle.green
            button.disabled = True
        await interaction.response.edit_message(view=self)


class Answer(discord.ui.DynamicItem[discord.ui.Button], template=r"poll:(?P<poll>\w+):(?P<choice>\d+)"):
    def __init__(self, poll: str, choice: int, label: str = "?") -> None:
        super().__init__(discord.ui.Button(label=label, custom_id=f"poll:{poll}:{choice}"))
        self.poll = poll
        self.choice = choice

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Button, match: re.Match[str]
    ) -> Answer:
        return cls(match["poll"], int(match["choice"]), item.label)

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        voters = load().get(self.poll, {})
        if str(interaction.user.id) in voters:
            await interaction.response.send_message("You have voted already.", ephemeral=True)
            return False
        return True

    async def callback(self, interaction: discord.Interaction) -> None:
        polls = load()
        polls.setdefault(self.poll, {})[str(interaction.user.id)] = self.item.label
        save(polls)
        await interaction.response.send_message(f"Thank you for **{self.item.label}**!", ephemeral=True)


class Bot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(command_prefix=commands.when_mentioned, intents=discord.Intents.default())

    async def setup_hook(self) -> None:
        self.add_view(Counter())
        self.add_dynamic_items(Answer)
        await self.tree.sync()


bot = Bot()


@bot.tree.command(description="Something to press")
async def counter(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Press!", view=Counter())


@bot.tree.command(description="Ask everybody something")
@app_commands.describe(question="What to ask", first="One answer", second="Another answer")
async def poll(interaction: discord.Interaction, question: str, first: str, second: str) -> None:
    view = discord.ui.View(timeout=None)
    for number, label in enumerate((first, second)):
        view.add_item(Answer(str(interaction.id), number, label))
    await interaction.response.send_message(f"**{question}**", view=view)


@bot.tree.command(description="Who has answered")
async def results(interaction: discord.Interaction) -> None:
    polls = [votes for votes in load().values() if isinstance(votes, dict)]
    lines = [f"<@{user}>: {answer}" for votes in polls for user, answer in votes.items()]
    await interaction.response.send_message("\n".join(lines) or "nobody", ephemeral=True)


if __name__ == "__main__":
    bot.run(os.environ["DISCORD_TOKEN"])
