"""An ordinary discord.py bot with a little of everything. It knows nothing of the sandbox."""

from __future__ import annotations

import asyncio
import io
import os
import struct
import zlib
from typing import Any

import discord
from discord import app_commands
from discord.ui import Button, Container, LayoutView, MediaGallery, TextDisplay

Interaction = discord.Interaction[Any]
TOWNS = ["Abilene", "Deadwood", "Dodge City", "Tombstone"]


def png(width: int = 16, height: int = 9) -> bytes:
    """A black picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress(b"".join(b"\0" + b"\0" * width for _ in range(height)))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def picture(name: str, description: str) -> discord.File:
    return discord.File(io.BytesIO(png()), name, description=description)


class Note(discord.ui.Modal, title="Leave a note"):
    text: discord.ui.TextInput[Note] = discord.ui.TextInput(label="Note", custom_id="note", max_length=20)

    async def on_submit(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"noted: {self.text.value}", ephemeral=True)


class Bid(discord.ui.Modal, title="Bid"):
    gold = discord.ui.Label(
        text="Gold", component=discord.ui.TextInput["Bid"](custom_id="gold", required=True, max_length=3)
    )
    mood = discord.ui.Label(
        text="Mood",
        component=discord.ui.Select["Bid"](
            custom_id="mood", options=[discord.SelectOption(label="Bold"), discord.SelectOption(label="Shy")]
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        gold, mood = self.gold.component, self.mood.component
        assert isinstance(gold, discord.ui.TextInput)
        assert isinstance(mood, discord.ui.Select)
        await interaction.edit_original_response(content=f"bid {gold.value} {mood.values}")


class Panel(discord.ui.View):
    """Survives restarts: no timeout, fixed ids, added in setup_hook."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Next", custom_id="panel:next")
    async def next(self, interaction: Interaction, _: Button[Panel]) -> None:
        await interaction.response.edit_message(
            content="next", attachments=[picture("second.png", "the second picture")], view=self
        )

    @discord.ui.button(label="Note", custom_id="panel:note")
    async def note(self, interaction: Interaction, _: Button[Panel]) -> None:
        await interaction.response.send_modal(Note())

    @discord.ui.button(label="Bid", custom_id="panel:bid")
    async def bid(self, interaction: Interaction, _: Button[Panel]) -> None:
        await interaction.response.send_modal(Bid())

    @discord.ui.button(label="Closed", custom_id="panel:closed", disabled=True)
    async def closed(self, interaction: Interaction, _: Button[Panel]) -> None:
        await interaction.response.send_message("impossible")

    @discord.ui.select(
        custom_id="panel:town",
        placeholder="Choose a town",
        options=[discord.SelectOption(label=t, value=t.lower()) for t in TOWNS],
    )
    async def town(self, interaction: Interaction, select: discord.ui.Select[Panel]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="town " + select.values[0])


class Join(Button["Board"]):
    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("You have joined.", ephemeral=True)


class Board(LayoutView):
    """A Components V2 message with a picture, as games post it."""

    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        gallery: MediaGallery[Board] = MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="the board")
        )
        row: discord.ui.ActionRow[Board] = discord.ui.ActionRow(Join(label="Join", custom_id="board:join"))
        self.add_item(Container(TextDisplay(text), gallery, row))


class Client(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
        )
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        add_commands(self.tree)
        self.add_view(Panel())
        self.add_view(Board(""))
        await self.tree.sync()
        print("synced", flush=True)

    async def on_ready(self) -> None:
        print("on_ready", flush=True)

    async def on_resumed(self) -> None:
        print("on_resumed", flush=True)

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.data and interaction.data.get("custom_id") == "forged":
            await interaction.response.send_message("no such button", ephemeral=True)


def add_commands(tree: app_commands.CommandTree[Client]) -> None:
    game = app_commands.Group(name="game", description="Play")

    @game.command(name="panel", description="A private picture with buttons")
    async def panel(interaction: Interaction, size: app_commands.Range[int, 1, 9] = 1) -> None:
        await interaction.response.send_message(
            f"panel {size}", file=picture("first.png", "the first picture"), view=Panel(), ephemeral=True
        )

    async def complete_town(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=t, value=t.lower()) for t in TOWNS if text.lower() in t.lower()]

    @game.command(name="go", description="Go to a town")
    @app_commands.autocomplete(town=complete_town)
    async def go(interaction: Interaction, town: str, fast: bool = False) -> None:
        await interaction.response.send_message(f"to {town}{' fast' if fast else ''}", ephemeral=True)

    @game.command(name="open", description="A board in a thread")
    @app_commands.choices(kind=[app_commands.Choice(name="Short game", value="short")])
    async def open_game(
        interaction: Interaction, kind: app_commands.Choice[str], rival: discord.Member | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        start = await interaction.channel.send(f"A {kind.value} game begins.")
        thread = await start.create_thread(name="Game 1", auto_archive_duration=1440)
        names = f"<@{interaction.user.id}>" + (f" and <@{rival.id}>" if rival else "")
        users = [u for u in (interaction.user, rival) if u is not None]
        await thread.send(
            view=Board(f"{names}, it is your turn"),
            file=picture("board.png", "the board"),
            allowed_mentions=discord.AllowedMentions(users=users, everyone=False, roles=False),
        )
        await interaction.edit_original_response(content=f"thread {thread.id}")
        await interaction.followup.send("and one more", ephemeral=True)

    @game.command(name="thread", description="What a bot does with its thread")
    async def thread(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        thread = interaction.channel
        assert isinstance(thread, discord.Thread)
        message = await thread.send("to be archived")
        await thread.edit(archived=True)
        try:
            await message.edit(content="edited too late")
            outcome = "edited"
        except discord.HTTPException as error:
            outcome = str(error.code)
        await thread.edit(archived=False)
        await message.edit(content="edited in time")
        found = [m.content async for m in thread.history(after=discord.Object(message.id - 1))]
        await interaction.edit_original_response(content=f"{outcome} {found}")

    @game.command(name="tell", description="A direct message")
    async def tell(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send("psst")
            outcome = "sent"
        except discord.Forbidden as error:
            outcome = str(error.code)
        await interaction.edit_original_response(content=outcome)

    @game.command(name="burst", description="Six messages at once")
    async def burst(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        await asyncio.gather(*(interaction.channel.send(f"shot {n}") for n in range(6)))
        await interaction.edit_original_response(content="burst done")

    @game.command(name="twice", description="Answer twice")
    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("once", ephemeral=True)
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("again", ephemeral=True)
        except discord.HTTPException as error:
            await interaction.followup.send(f"{error.status}/{error.code}", ephemeral=True)

    @game.command(name="late", description="Answer too late")
    async def late(interaction: Interaction) -> None:
        print("late waits", flush=True)
        await asyncio.sleep(0.3)
        try:
            await interaction.response.send_message("late", ephemeral=True)
        except discord.NotFound as error:
            print(f"late: {error.status}/{error.code}", flush=True)

    @game.command(name="slow", description="Defer, and answer much later")
    async def slow(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        print("slow waits", flush=True)
        await asyncio.sleep(0.3)
        try:
            await interaction.followup.send("slow", ephemeral=True)
        except discord.HTTPException as error:
            print(f"slow: {error.status}/{error.code}", flush=True)

    tree.add_command(game)


if __name__ == "__main__":
    Client().run(os.environ["DISCORD_TOKEN"], log_level=30)
