"""A bot with its commands in a cog: groups, choices, ranges, completion, menus, checks and cooldowns."""

from __future__ import annotations

import os
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

BOOKS = ["Dune", "Emma", "Faust", "Hamlet", "Ivanhoe", "Momo", "Persuasion", "Ulysses", "Utopia"]


class Title(app_commands.Transformer):
    async def transform(self, interaction: discord.Interaction, value: str) -> str:
        for book in BOOKS:
            if book.lower() == value.lower():
                return book
        raise app_commands.AppCommandError(f"There is no book {value!r}.")

    async def autocomplete(
        self, interaction: discord.Interaction, value: str
    ) -> list[app_commands.Choice[str]]:
        found = [book for book in BOOKS if value.lower() in book.lower()]
        return [app_commands.Choice(name=book, value=book) for book in found][:25]


class Library(commands.GroupCog, group_name="library", group_description="Books to lend"):
    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot
        self.lent: dict[str, discord.Member] = {}
        super().__init__()

    desk = app_commands.Group(name="desk", description="For librarians")

    @app_commands.command(description="Take a book home")
    @app_commands.describe(book="Which book", days="For how many days")
    @app_commands.rename(book="title")
    async def lend(
        self,
        interaction: discord.Interaction,
        book: app_commands.Transform[str, Title],
        days: app_commands.Range[int, 1, 28] = 14,
    ) -> None:
        if book in self.lent:
            await interaction.response.send_message(
                f"{self.lent[book].mention} has *{book}*.", ephemeral=True
            )
            return
        self.lent[book] = interaction.user
        await interaction.response.send_message(f"*{book}* is yours for {days} days.")

    @app_commands.command(description="Rate a book")
    async def rate(
        self,
        interaction: discord.Interaction,
        title: app_commands.Transform[str, Title],
        verdict: Literal["good", "bad"],
        stars: app_commands.Range[float, 0.5, 5.0],
    ) -> None:
        await interaction.response.send_message(f"*{title}*: {verdict}, {stars:g} stars", ephemeral=True)

    @app_commands.command(description="Only so often")
    @app_commands.checks.cooldown(1, 60, key=lambda i: i.user.id)
    async def luck(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Today: Momo", ephemeral=True)

    @desk.command(description="All books that are out")
    @app_commands.checks.has_permissions(manage_messages=True)
    async def out(self, interaction: discord.Interaction, borrower: discord.Member | None = None) -> None:
        books = [book for book, who in self.lent.items() if borrower is None or who == borrower]
        await interaction.response.send_message(", ".join(books) or "none", ephemeral=True)

    @desk.command(description="What is what")
    async def sort(
        self,
        interaction: discord.Interaction,
        who: discord.Member | discord.Role,
        shelf: discord.TextChannel,
        label: discord.Role | None = None,
        cover: discord.Attachment | None = None,
    ) -> None:
        kind = "role" if isinstance(who, discord.Role) else "member"
        size = f", a cover of {len(await cover.read())} bytes" if cover else ""
        await interaction.response.send_message(
            f"{kind} {who.name} in {shelf.mention}, {label.name if label else 'no label'}{size}",
            ephemeral=True,
        )

    async def cog_app_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        if isinstance(error, app_commands.CommandOnCooldown):
            text = f"Try again in {error.retry_after:.0f} s."
        elif isinstance(error, app_commands.MissingPermissions):
            text = "That is for librarians."
        else:
            text = str(error.__cause__ or error)
        await interaction.response.send_message(text, ephemeral=True)


class Bot(commands.Bot):
    async def setup_hook(self) -> None:
        await self.add_cog(Library(self))
        self.tree.add_command(app_commands.ContextMenu(name="Quote", callback=quote))
        self.tree.add_command(app_commands.ContextMenu(name="Member since", callback=member_since))
        await self.tree.sync()


async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}\n— {message.author.display_name}")


async def member_since(interaction: discord.Interaction, member: discord.Member) -> None:
    joined = discord.utils.format_dt(member.joined_at, "D")
    await interaction.response.send_message(f"{member.display_name} is here since {joined}.", ephemeral=True)


if __name__ == "__main__":
    Bot(command_prefix="!", intents=discord.Intents.default()).run(os.environ["DISCORD_TOKEN"])
