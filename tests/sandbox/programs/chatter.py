"""A bot of the old school: commands with a prefix, questions that wait for an answer, and a clock."""

from __future__ import annotations

import asyncio
import logging
import os

import discord
from discord.ext import commands, tasks

intents = discord.Intents.default()
intents.message_content = True
intents.members = True


class Bot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(command_prefix=commands.when_mentioned_or("!"), intents=intents)
        self.ticks = 0

    async def setup_hook(self) -> None:
        self.tick.start()

    @tasks.loop(seconds=0.2)
    async def tick(self) -> None:
        self.ticks += 1

    @tick.before_loop
    async def before_tick(self) -> None:
        await self.wait_until_ready()

    async def on_message_edit(self, before: discord.Message, after: discord.Message) -> None:
        if before.content != after.content and not after.author.bot:
            await after.reply(f"You said {before.content!r} before.", mention_author=False)

    async def on_message_delete(self, message: discord.Message) -> None:
        if not message.author.bot:
            await message.channel.send(f"{message.author.display_name} took something back.")

    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        if str(payload.emoji) == "📌" and payload.member and not payload.member.bot:
            channel = self.get_channel(payload.channel_id)
            message = await channel.fetch_message(payload.message_id)
            await channel.send(f"{payload.member.display_name} pins: {message.content}")

    async def on_raw_reaction_remove(self, payload: discord.RawReactionActionEvent) -> None:
        print(f"{payload.user_id} took {payload.emoji} away", flush=True)

    async def on_typing(self, channel: discord.abc.Messageable, user: discord.Member, when: object) -> None:
        print(f"{user.display_name} types", flush=True)

    async def on_member_join(self, member: discord.Member) -> None:
        print(f"welcome {member.display_name}", flush=True)


bot = Bot()


@bot.command()
async def roll(ctx: commands.Context, dice: str = "1d6") -> None:
    """Rolls the highest that the dice have."""
    number, sides = map(int, dice.split("d"))
    await ctx.send(" + ".join([str(sides)] * number))


@bot.command(aliases=["sum"])
async def add(ctx: commands.Context, first: int, second: int) -> None:
    await ctx.reply(str(first + second))


@bot.command()
@commands.has_permissions(manage_messages=True)
@commands.guild_only()
async def say(ctx: commands.Context, channel: discord.TextChannel, *, text: str) -> None:
    await channel.send(text)


@bot.command()
async def ticks(ctx: commands.Context) -> None:
    await ctx.send("it ticks" if bot.ticks else "it stands still")


@bot.command()
async def guess(ctx: commands.Context) -> None:
    async with ctx.typing():
        await asyncio.sleep(0.05)
    await ctx.send("Which number do I think of?")

    def is_answer(message: discord.Message) -> bool:
        return message.author == ctx.author and message.channel == ctx.channel and message.content.isdigit()

    try:
        answer = await bot.wait_for("message", check=is_answer, timeout=5)
    except TimeoutError:
        await ctx.send("Too slow.")
        return
    await ctx.send("Right!" if answer.content == "7" else f"No, not {answer.content}.")


@bot.command()
async def vote(ctx: commands.Context, *, question: str) -> None:
    message = await ctx.send(question)
    for emoji in ("👍", "👎"):
        await message.add_reaction(emoji)

    def is_vote(reaction: discord.Reaction, user: discord.User) -> bool:
        return reaction.message.id == message.id and user == ctx.author

    reaction, user = await bot.wait_for("reaction_add", check=is_vote, timeout=5)
    await message.clear_reactions()
    await message.edit(content=f"{question} {user.display_name}: {reaction.emoji}")


@bot.command()
async def members(ctx: commands.Context, role: discord.Role | None = None) -> None:
    """Who is here, or who has a role."""
    found = role.members if role is not None else ctx.guild.members
    await ctx.send(", ".join(sorted(member.display_name for member in found)))


@bot.event
async def on_command_error(ctx: commands.Context, error: commands.CommandError) -> None:
    await ctx.send(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    bot.run(os.environ["DISCORD_TOKEN"], log_level=logging.WARNING)
