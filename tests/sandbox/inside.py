"""A discord.py client in the tests' own process, to see what becomes of it when Discord has other ways."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from types import TracebackType
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands
from discord.asset import Asset

from sandbox import Sandbox
from sandbox.world.clock import Pulse

Interaction = discord.Interaction[Any]
TOWNS = ["Abilene", "Deadwood"]


def point_at(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the launcher does, until the test is over."""
    address = yarl.URL(sandbox.base_url)
    monkeypatch.setattr(discord.http.Route, "BASE", f"{sandbox.base_url}/api/v10")
    gateway = address.with_scheme("ws").with_path("/ws/")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    monkeypatch.setattr(Asset, "BASE", f"{sandbox.base_url}/cdn")


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Again", custom_id="again")
    async def again(self, interaction: Interaction, _: discord.ui.Button[Panel]) -> None:
        await interaction.response.edit_message(content="once more")


class Client(discord.Client):
    """`errors` are those of its commands; `re_identifies` counts the waits before another IDENTIFY."""

    def __init__(self, *, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(intents=intents or discord.Intents(guilds=True), **options)
        self.tree = app_commands.CommandTree(self)
        self.tree.on_error = self._note_error  # type: ignore[method-assign]
        self.errors: list[Exception] = []
        self.waits_before_identify = True
        self.re_identifies = 0
        self.seen: list[Interaction] = []
        self.pulse = Pulse()

    async def _note_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(error.__cause__ if isinstance(error.__cause__, Exception) else error)
        self.pulse.beat()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        self.re_identifies += not initial
        self.pulse.beat()
        if self.waits_before_identify:
            await super().before_identify_hook(shard_id, initial=initial)

    async def setup_hook(self) -> None:
        add_commands(self)
        self.add_view(Panel())
        await self.tree.sync()

    async def on_interaction(self, interaction: Interaction) -> None:
        self.seen.append(interaction)


def add_commands(client: Client) -> None:
    tree = client.tree

    @tree.command(description="x")
    async def ack(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.edit_original_response(content="done")

    @tree.command(description="x")
    async def panel(interaction: Interaction) -> None:
        await interaction.response.send_message("panel", view=Panel(), ephemeral=True)

    @tree.command(description="x")
    async def burst(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        await asyncio.gather(*(interaction.channel.send(f"shot {n}") for n in range(4)))
        await interaction.edit_original_response(content="burst done")

    @tree.command(description="x")
    @app_commands.checks.has_permissions(send_messages=True)
    async def allowed(interaction: Interaction) -> None:
        await interaction.response.send_message("allowed", ephemeral=True)


async def _hang_up() -> None:
    """A client that is closed before it has identified leaves its line behind, and the line's heartbeats."""
    for thread in threading.enumerate():
        if isinstance(thread, discord.gateway.KeepAliveHandler):
            thread.stop()
            await thread.ws.socket.close()


class Inside:
    """`async with Inside(sandbox, client)`: it is logged in; `ended` waits for its end, and raises why."""

    def __init__(self, sandbox: Sandbox, client: Client) -> None:
        self._sandbox = sandbox
        self.client = client
        self.running: asyncio.Task[None] | None = None
        client.pulse = sandbox.pulse

    def start(self) -> asyncio.Task[None]:
        self.running = asyncio.create_task(self.client.start(self._sandbox.token))
        return self.running

    async def __aenter__(self) -> Client:
        before = self._sandbox.gateway.identified
        running = self.start()
        await self._sandbox.until(
            lambda: self._sandbox.gateway.identified > before or running.done(), what="READY"
        )
        if running.done():
            running.result()
        return self.client

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.client.close()
        if self.running is not None:
            self.running.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self.running
        await _hang_up()

    async def ended(self) -> None:
        assert self.running is not None
        await asyncio.wait_for(asyncio.shield(self.running), 10)
