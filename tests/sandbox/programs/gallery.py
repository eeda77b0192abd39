"""A bot of pictures and files: it takes them, sends them back, shows them in embeds and in layouts."""

from __future__ import annotations

import io
import os

import discord
from discord import app_commands, ui
from PIL import Image


def plain(colour: str) -> io.BytesIO:
    picture = io.BytesIO()
    Image.new("RGB", (60, 40), colour).save(picture, "PNG")
    picture.seek(0)
    return picture


def coloured(colour: str) -> discord.File:
    return discord.File(plain(colour), f"{colour}.png", description=f"all {colour}")


class Repaint(ui.View):
    @ui.select(options=[discord.SelectOption(label=colour) for colour in ("red", "green", "blue")])
    async def paint(self, interaction: discord.Interaction, select: ui.Select) -> None:
        colour = select.values[0]
        embed = discord.Embed(title=colour.title(), colour=discord.Colour.gold())
        embed.set_image(url=f"attachment://{colour}.png")
        await interaction.response.edit_message(embed=embed, attachments=[coloured(colour)])

    @ui.button(label="Add black")
    async def add(self, interaction: discord.Interaction, button: ui.Button) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(
            attachments=[*interaction.message.attachments, coloured("black")]
        )


class Exhibition(ui.LayoutView):
    def __init__(self, owner: str) -> None:
        super().__init__(timeout=None)
        self.box = ui.Container(accent_colour=discord.Colour.blurple())
        self.box.add_item(
            ui.Section(
                ui.TextDisplay(f"# Exhibition of {owner}"),
                ui.TextDisplay("Come in!"),
                accessory=ui.Thumbnail("attachment://red.png", description="the sign"),
            )
        )
        self.box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        self.gallery = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://green.png", description="a meadow"),
            discord.MediaGalleryItem("attachment://blue.png", description="the sea", spoiler=True),
        )
        self.box.add_item(self.gallery)
        self.box.add_item(ui.File("attachment://catalogue.txt"))
        button = ui.Button(label="Applaud", style=discord.ButtonStyle.success)
        button.callback = self.applaud
        self.box.add_item(ui.Section(ui.TextDisplay("Do you like it?"), accessory=button))
        self.add_item(self.box)
        self.add_item(ui.ActionRow(ui.Button(label="More", url="https://example.org/more")))
        self.applause = ui.TextDisplay("no applause yet")
        self.add_item(self.applause)

    async def applaud(self, interaction: discord.Interaction) -> None:
        self.applause.content = f"{interaction.user.display_name} applauds"
        await interaction.response.edit_message(view=self)


class Client(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()


client = Client()
tree = client.tree


@tree.command(description="Look at your file")
async def inspect(interaction: discord.Interaction, file: discord.Attachment) -> None:
    await interaction.response.defer()
    data = await file.read()
    size = f", {file.width} × {file.height}" if file.width else ""
    copy = discord.File(io.BytesIO(data[::-1]), f"reversed-{file.filename}", spoiler=True)
    await interaction.followup.send(
        f"{file.filename}: {len(data)} bytes{size}, {file.content_type}", file=copy
    )


@tree.command(description="A colour to change")
async def paint(interaction: discord.Interaction) -> None:
    embed = discord.Embed(title="White").set_image(url="attachment://white.png")
    embed.set_footer(text="Choose another").set_thumbnail(url="attachment://white.png")
    await interaction.response.send_message(embed=embed, file=coloured("white"), view=Repaint())


@tree.command(description="Show something")
async def exhibition(interaction: discord.Interaction) -> None:
    files = [coloured(colour) for colour in ("red", "green", "blue")]
    files.append(discord.File(io.BytesIO(b"1. meadow\n2. sea"), "catalogue.txt"))
    await interaction.response.send_message(view=Exhibition(interaction.user.display_name), files=files)


if __name__ == "__main__":
    client.run(os.environ["DISCORD_TOKEN"])
