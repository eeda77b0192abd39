"""A support bot: each ticket is a private thread, which is closed, opened again, and locked."""

from __future__ import annotations

import os

import discord
from discord import app_commands
from discord.ext import commands


class Closing(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Close", emoji="🔒", style=discord.ButtonStyle.danger, custom_id="ticket:close")
    async def close(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        thread = interaction.channel
        assert isinstance(thread, discord.Thread)
        await interaction.response.send_message(f"Closed by {interaction.user.mention}.")
        await thread.edit(archived=True, locked=True)


class Desk(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Open a ticket", style=discord.ButtonStyle.primary, custom_id="ticket:open")
    async def open(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        if not channel.permissions_for(channel.guild.me).create_private_threads:
            await interaction.response.send_message("I may not open private threads here.", ephemeral=True)
            return
        thread = await channel.create_thread(
            name=f"ticket-{interaction.user.name}",
            type=discord.ChannelType.private_thread,
            auto_archive_duration=1440,
            invitable=False,
        )
        await thread.add_user(interaction.user)
        await thread.send(f"{interaction.user.mention}, what can we do for you?", view=Closing())
        await interaction.response.send_message(f"Your ticket: {thread.mention}", ephemeral=True)


class Bot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(command_prefix="?", intents=discord.Intents.default())

    async def setup_hook(self) -> None:
        self.add_view(Desk())
        self.add_view(Closing())
        await self.tree.sync()

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        if after.archived and not before.archived:
            print(f"archived {after.name}", flush=True)


bot = Bot()


@bot.tree.command(description="Put the desk here")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def desk(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Do you need help?", view=Desk())


@bot.tree.command(description="Open a closed ticket again")
@app_commands.checks.bot_has_permissions(manage_threads=True)
async def reopen(interaction: discord.Interaction, ticket: app_commands.AppCommandThread) -> None:
    thread = await ticket.fetch()
    await thread.edit(archived=False, locked=False)
    await thread.send("We go on.")
    await interaction.response.send_message("Done.", ephemeral=True)


@bot.tree.command(description="Let somebody see this ticket")
async def invite(interaction: discord.Interaction, member: discord.Member) -> None:
    thread = interaction.channel
    if not isinstance(thread, discord.Thread):
        await interaction.response.send_message("This is no ticket.", ephemeral=True)
        return
    await thread.add_user(member)
    await interaction.response.send_message(f"Welcome, {member.mention}!")


@bot.tree.command(description="Who is in this ticket")
async def who(interaction: discord.Interaction) -> None:
    members = await interaction.channel.fetch_members()
    names = [
        interaction.guild.get_member(m.id) or await interaction.guild.fetch_member(m.id) for m in members
    ]
    await interaction.response.send_message(", ".join(sorted(m.display_name for m in names)), ephemeral=True)


@bot.tree.error
async def on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    if isinstance(error, app_commands.BotMissingPermissions):
        await interaction.response.send_message(
            f"I lack {', '.join(error.missing_permissions)}.", ephemeral=True
        )
        return
    raise error


if __name__ == "__main__":
    bot.run(os.environ["DISCORD_TOKEN"])
