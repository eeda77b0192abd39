"""The house: a local Discord, and the bot as a process of its own that is logged in to it.

Most evenings share one, for a start of the bot costs more than what most of them do. It knows no game.
"""

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from sandbox import Program, Sandbox
from tests.e2e.nursery import Bot


class House:
    """`async with House(folder) as house`: the bot is logged in, its file is in the folder. `shards` is how
    many Discord wishes it to have; `program` is the module that runs it, with more `settings`."""

    def __init__(
        self,
        folder: Path,
        *,
        log_level: str = "DEBUG",
        log_format: str = "text",
        shards: int = 1,
        program: str = "bot",
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.database = folder / "saloon.sqlite3"
        self.discord = Sandbox()
        self.discord.application.shards = shards
        env = {
            "SALOON_DATABASE": str(self.database),
            "SALOON_LOG_LEVEL": log_level,
            "SALOON_LOG_FORMAT": log_format,
            **(settings or {}),
        }
        kind = Bot if program == "bot" else Program
        self.bot: Program = kind(self.discord, program, env=env)

    async def __aenter__(self) -> "House":
        await self.discord.start()
        try:
            await self.start()
        except BaseException:
            await self.bot.kill()
            await self.discord.stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await self.bot.terminate()
        finally:
            await self.discord.stop()

    async def start(self) -> None:
        """Start the bot, which does not run, and wait until it is logged in and Discord has its commands."""
        await self.bot.start()
        await self.bot.ready()
        await self.bot.synced()
        await self.all_in()

    async def all_in(self) -> None:
        """Wait until every shard has a line: Discord lets one log in every five seconds."""
        discord, sessions = self.discord, self.discord.gateway.sessions
        for _ in range(5 * discord.application.shards):
            if sum(session.line is not None for session in sessions.values()) == discord.application.shards:
                return
            await discord.later(seconds=5)
        raise AssertionError(f"not every shard is in\n{self.bot.output}")

    async def tidy(self) -> None:
        """Make ready for the next evening, however the last one ended."""
        self.discord.faults.clear()
        self.discord.world.max_active_threads = 1000
        self.discord.violations.clear()
        self.bot.lines.clear()
        if not self.bot.is_running:
            await self.bot.kill()
            await self.start()
        await self.discord.until(lambda: self.discord.gateway.has_bot, timeout=30, what="the bot is there")
