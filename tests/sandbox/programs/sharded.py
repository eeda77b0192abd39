"""An ordinary discord.py bot that runs as many shards as Discord recommends."""

from __future__ import annotations

import os

import discord
from discord import app_commands


class Client(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, members=True), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(description="Which shard this is")
        async def where(interaction: discord.Interaction[Client]) -> None:
            guild = interaction.guild
            shard = guild.shard_id if guild is not None else 0
            members = sorted(member.name for member in guild.members) if guild is not None else []
            await interaction.response.send_message(f"{shard} of {self.shard_count} {members}")

        await self.tree.sync()

    async def on_shard_connect(self, shard_id: int) -> None:
        print(f"shard {shard_id} connected", flush=True)

    async def on_ready(self) -> None:
        print(f"ready with {len(self.guilds)} servers", flush=True)

    async def on_shard_resumed(self, shard_id: int) -> None:
        print(f"shard {shard_id} resumed", flush=True)


if __name__ == "__main__":
    Client().run(os.environ["DISCORD_TOKEN"], log_level=30)
