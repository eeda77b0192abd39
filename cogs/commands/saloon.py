"""`/saloon`: what an admin chooses, checks, reads and deletes on their server.

Who may send these commands is for Discord to say; its default is whoever may manage the server. Buttons ask
anew who presses: whoever is let in by Discord's page Integrations alone names pages by typing.
"""

from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.commands.session_commands import Number
from cogs.commands.translator import localised, parameters, texts
from cogs.presses.act_lists import show_acts
from cogs.presses.checking import show_check
from cogs.presses.erasure import keep, show_erasure
from cogs.presses.failures import answered_privately
from cogs.presses.press import Visit
from cogs.presses.server_figures import show_figures
from cogs.presses.setting_changes import complete_value, set_setting
from cogs.presses.settings_panel import show_settings
from cogs.services import Services
from engine.sessions.server_settings import Setting

Command: TypeAlias = app_commands.Command[Any, ..., None]


def settings_command(services: Services) -> Command:
    """`/saloon settings`."""

    async def command(interaction: discord.Interaction[Any]) -> None:
        await answered_privately(interaction, lambda: show_settings(Visit(services, interaction)))

    return app_commands.Command(**texts("saloon-command-settings"), callback=command)


def set_command(services: Services) -> Command:
    """`/saloon set <setting> <value>`."""

    @parameters(setting="parameter-setting", value="parameter-value")
    @app_commands.choices(
        setting=[app_commands.Choice(name=localised(f"setting-{each}"), value=each.value) for each in Setting]
    )
    async def command(interaction: discord.Interaction[Any], setting: str, value: str) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: set_setting(visit, Setting(setting), value))

    built: Command = app_commands.Command(**texts("saloon-command-set"), callback=command)

    @built.autocomplete("value")
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        chosen = getattr(interaction.namespace, "setting", None)
        found = complete_value(Visit(services, interaction), chosen, typed)
        return [app_commands.Choice(name=label, value=value) for label, value in found]

    return built


def check_command(services: Services) -> Command:
    """`/saloon check [channel] [page]`."""

    @parameters(channel="parameter-checked-channel", page="parameter-page")
    async def command(
        interaction: discord.Interaction[Any],
        channel: discord.TextChannel | None = None,
        page: Number = 1,
    ) -> None:
        visit, number = Visit(services, interaction), None if channel is None else channel.id
        await answered_privately(interaction, lambda: show_check(visit, channel=number, page=page))

    return app_commands.Command(**texts("saloon-command-check"), callback=command)


def stats_command(services: Services) -> Command:
    """`/saloon stats`."""

    async def command(interaction: discord.Interaction[Any]) -> None:
        await answered_privately(interaction, lambda: show_figures(Visit(services, interaction)))

    return app_commands.Command(**texts("saloon-command-stats"), callback=command)


def log_command(services: Services) -> Command:
    """`/saloon log`."""

    async def command(interaction: discord.Interaction[Any]) -> None:
        await answered_privately(interaction, lambda: show_acts(Visit(services, interaction)))

    return app_commands.Command(**texts("saloon-command-log"), callback=command)


def erase_command(services: Services) -> Command:
    """`/saloon erase [undo]`."""

    @parameters(undo="parameter-undo")
    async def command(interaction: discord.Interaction[Any], undo: bool = False) -> None:
        visit = Visit(services, interaction)
        await answered_privately(interaction, lambda: keep(visit) if undo else show_erasure(visit))

    built: Command = app_commands.Command(**texts("saloon-command-erase"), callback=command)
    return built
