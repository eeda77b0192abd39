"""The least that a discord.py bot can be: a message with three buttons; a press is deferred, then answered.

"text" answers with a line, "picture" also with a file of so many bytes as PICTURE_BYTES says, and "panel"
with one of PANEL_BYTES, if there are any.
"""

import io
import os
from typing import Any

import discord

client = discord.Client(intents=discord.Intents(guilds=True))
SIZES = {
    "text": 0,
    "picture": int(os.environ.get("PICTURE_BYTES", "1000")),
    "panel": int(os.environ.get("PANEL_BYTES", "0")),
}
FILES = {label: b"\x89PNG\r\n\x1a\n" + bytes(size) for label, size in SIZES.items() if size}


@client.event
async def on_ready() -> None:
    view = discord.ui.View(timeout=None)
    for label in SIZES:
        view.add_item(discord.ui.Button(label=label, custom_id=label))
    channel = client.guilds[0].text_channels[0]
    await channel.send("Press a button.", view=view)
    view.stop()


@client.event
async def on_interaction(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    picture = FILES.get(str((interaction.data or {}).get("custom_id")))
    files = [discord.File(io.BytesIO(picture), "picture.png")] if picture else []
    await interaction.edit_original_response(content="You pressed a button.", attachments=files)


client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
