"""A discord.py client that says when it has heard of as many servers as SERVERS says, and nothing else."""

import os

import discord

client = discord.Client(intents=discord.Intents(guilds=True))
awaited = int(os.environ["SERVERS"])


@client.event
async def on_socket_event_type(event: str) -> None:
    global awaited
    awaited -= event == "GUILD_CREATE"
    if not awaited:
        print(f"all {len(client.guilds)} are here", flush=True)


client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
