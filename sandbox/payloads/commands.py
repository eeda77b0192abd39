"""Who may use which command in a guild, as the JSON that Discord's API v10 sends. It decides nothing."""

from __future__ import annotations

from sandbox.codes import Json, Snowflake
from sandbox.world.objects import Guild, Happening


def permissions_payload(guild: Guild, key: Snowflake) -> Json:
    """What an admin has switched for a command, or by its id for the application (Application Commands,
    "Guild Application Command Permissions Structure")."""
    switches = sorted(guild.command_switches.get(key, {}).items())
    return {
        "id": key,
        "application_id": guild.world.bot.id,
        "guild_id": guild.id,
        "permissions": [{"id": id, "type": kind, "permission": to} for (kind, id), to in switches],
    }


def permissions_changed(happening: Happening) -> Json:
    """APPLICATION_COMMAND_PERMISSIONS_UPDATE; `details` has the `id` of the command or the application."""
    assert happening.guild is not None
    return permissions_payload(happening.guild, happening.details["id"])
