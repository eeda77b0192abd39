"""A bot that asks for feedback in a form with every kind of field, and passes it on."""

from __future__ import annotations

import os
import traceback

import discord
from discord import app_commands, ui


class Feedback(ui.Modal, title="Feedback"):
    hint = ui.TextDisplay("We read *everything*.")
    text = ui.Label(
        text="What happened?",
        component=ui.TextInput(style=discord.TextStyle.paragraph, min_length=5, max_length=300),
    )
    kind = ui.Label(
        text="What is it?",
        component=ui.Select(
            options=[
                discord.SelectOption(label="Praise", emoji="🌟", description="You are happy"),
                discord.SelectOption(label="Complaint", emoji="⛈️"),
                discord.SelectOption(label="Idea", emoji="💡", default=True),
            ]
        ),
    )
    where = ui.Label(
        text="Where?",
        component=ui.ChannelSelect(channel_types=[discord.ChannelType.text], required=False),
    )
    proof = ui.Label(text="Screenshots", component=ui.FileUpload(required=False, max_values=3))

    def __init__(self, target: discord.abc.Messageable) -> None:
        super().__init__()
        self.target = target

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        embed = discord.Embed(title=self.kind.component.values[0], description=self.text.component.value)
        embed.set_author(name=interaction.user.display_name)
        if self.where.component.values:
            embed.add_field(name="Where", value=self.where.component.values[0].mention)
        files = [await upload.to_file() for upload in self.proof.component.values]
        if files:
            embed.set_image(url=f"attachment://{files[0].filename}")
        await self.target.send(embed=embed, files=files)
        await interaction.followup.send("Thank you!", ephemeral=True)

    async def on_error(self, interaction: discord.Interaction, error: Exception) -> None:
        traceback.print_exception(type(error), error, error.__traceback__)
        await interaction.response.send_message("Oops! Something went wrong.", ephemeral=True)


class Survey(ui.Modal):
    """Made when it is needed: what it asks depends on who is asked."""

    def __init__(self, asker: discord.Member) -> None:
        super().__init__(title=f"{asker.display_name} asks")
        self.side = ui.RadioGroup(
            options=[discord.RadioGroupOption(label="Town"), discord.RadioGroupOption(label="Mine")]
        )
        self.extras = ui.CheckboxGroup(
            required=False,
            options=[discord.CheckboxGroupOption(label="Hat"), discord.CheckboxGroupOption(label="Boots")],
        )
        self.fast = ui.Checkbox(default=True)
        self.rival = ui.UserSelect(default_values=[asker])
        self.add_item(ui.Label(text="Side", component=self.side))
        self.add_item(ui.Label(text="Extras", component=self.extras))
        self.add_item(ui.Label(text="Fast game", component=self.fast))
        self.add_item(ui.Label(text="Rival", component=self.rival))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        extras = ", ".join(self.extras.values) or "nothing"
        rival = self.rival.values[0].display_name
        await interaction.response.send_message(
            f"{self.side.value} with {extras}, {'fast' if self.fast.value else 'slow'}, against {rival}"
        )


class Client(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()


client = Client()


@client.tree.command(description="Tell us what you think")
@app_commands.guild_only()
async def feedback(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Feedback(interaction.channel))


@client.tree.command(description="Answer some questions")
@app_commands.guild_only()
async def survey(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Survey(interaction.user))


if __name__ == "__main__":
    client.run(os.environ["DISCORD_TOKEN"])
