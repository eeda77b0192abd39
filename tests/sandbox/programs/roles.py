"""A bot that gives roles to whoever wants them, from a menu that stays for years."""

from __future__ import annotations

import os

import discord
from discord import app_commands


class RoleMenu(discord.ui.View):
    def __init__(self, roles: list[discord.Role] | None = None) -> None:
        super().__init__(timeout=None)
        if roles is not None:
            self.choose.options = [discord.SelectOption(label=r.name, value=str(r.id)) for r in roles]
            self.choose.max_values = len(roles)

    @discord.ui.select(
        custom_id="roles:choose",
        placeholder="Your roles",
        min_values=0,
        options=[discord.SelectOption(label="?")],
    )
    async def choose(self, interaction: discord.Interaction, select: discord.ui.Select) -> None:
        member = interaction.user
        offered = [int(option.value) for option in self.offered(interaction.message)]
        wanted = {int(value) for value in select.values}
        roles = [interaction.guild.get_role(key) for key in offered]
        gained = [role for role in roles if role.id in wanted and role not in member.roles]
        lost = [role for role in roles if role.id not in wanted and role in member.roles]
        try:
            await member.add_roles(*gained, reason="role menu")
            await member.remove_roles(*lost, reason="role menu")
        except discord.Forbidden:
            await interaction.response.send_message("I may not give that.", ephemeral=True)
            return
        text = " ".join([f"+{role.name}" for role in gained] + [f"-{role.name}" for role in lost])
        await interaction.response.send_message(text or "nothing new", ephemeral=True)

    @staticmethod
    def offered(message: discord.Message) -> list[discord.SelectOption]:
        return message.components[0].children[0].options


class Client(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_view(RoleMenu())
        await self.tree.sync()


client = Client()


@client.tree.command(description="Let everybody choose from these roles")
@app_commands.default_permissions(manage_roles=True)
@app_commands.guild_only()
async def menu(interaction: discord.Interaction, first: discord.Role, second: discord.Role) -> None:
    await interaction.response.send_message("What are you?", view=RoleMenu([first, second]))


@client.tree.command(description="A new role, with a colour")
@app_commands.checks.bot_has_permissions(manage_roles=True)
@app_commands.guild_only()
async def newrole(interaction: discord.Interaction, name: app_commands.Range[str, 1, 30]) -> None:
    role = await interaction.guild.create_role(name=name, colour=discord.Colour.gold(), hoist=True)
    await interaction.response.send_message(f"{role.mention} {role.colour}", ephemeral=True)


if __name__ == "__main__":
    client.run(os.environ["DISCORD_TOKEN"])
