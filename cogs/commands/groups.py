"""The groups of commands that belong to no game: `/saloon` for the admins of a server, `/moderate` for its
moderators, `/privacy` and `/rating` for everybody.

Each group has a module, which makes its commands; they are listed here. Discord itself asks whether whoever
sends one may: an admin can change that in Server Settings, Integrations.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from cogs.commands import moderate, privacy, rating, saloon
from cogs.commands.translator import texts
from cogs.presses.offices import OF_ADMINS, OF_MODERATORS
from cogs.services import Services

Command: TypeAlias = app_commands.Command[Any, ..., None]
Maker: TypeAlias = Callable[[Services], Command]

SALOON: Final[tuple[Maker, ...]] = (
    saloon.settings_command,
    saloon.set_command,
    saloon.check_command,
    saloon.stats_command,
    saloon.log_command,
    saloon.erase_command,
)
"""What makes the commands of `/saloon`."""
MODERATE: Final[tuple[Maker, ...]] = (
    moderate.games_command,
    moderate.close_command,
    moderate.pause_command,
    moderate.resume_command,
    moderate.end_command,
    moderate.seat_command,
    moderate.move_command,
    moderate.log_command,
    moderate.undo_command,
)
"""What makes the commands of `/moderate`."""
PRIVACY: Final[tuple[Maker, ...]] = (
    privacy.show_command,
    privacy.export_command,
    privacy.delete_command,
)
"""What makes the commands of `/privacy`."""
RATING: Final[tuple[Maker, ...]] = (
    rating.show_command,
    rating.table_command,
    rating.hide_command,
)
"""What makes the commands of `/rating`."""

_IN_SERVERS: Final = app_commands.AppCommandContext(guild=True)
_ANYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True)


def groups(services: Services) -> list[app_commands.Group]:
    """All groups, with their commands."""
    made = (
        ("saloon-command", SALOON, _IN_SERVERS, OF_ADMINS),
        ("moderate-command", MODERATE, _IN_SERVERS, OF_MODERATORS),
        ("privacy-command", PRIVACY, _ANYWHERE, None),
        ("rating-command", RATING, _IN_SERVERS, None),
    )
    return [_group(services, *each) for each in made if each[1]]


def _group(
    services: Services,
    message_id: str,
    makers: Sequence[Maker],
    contexts: app_commands.AppCommandContext,
    permissions: discord.Permissions | None,
) -> app_commands.Group:
    group = app_commands.Group(
        **texts(message_id),
        allowed_contexts=contexts,
        allowed_installs=app_commands.AppInstallationType(guild=True),
        default_permissions=permissions,
    )
    for make in makers:
        group.add_command(make(services))
    return group
