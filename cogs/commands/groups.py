"""The groups of commands that belong to no game: `/saloon` for the admins of a server, `/moderate` for its
moderators, `/organise` for those who lead its leagues, `/league`, `/privacy` and `/rating` for everybody.

Each group has a module, which makes its commands; they are listed here. Discord itself asks whether whoever
sends one may: an admin can change that in Server Settings, Integrations.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from cogs.commands import league, moderate, organise, organise_tables, privacy, rating, saloon
from cogs.commands.translator import texts
from cogs.presses.offices import OF_ADMINS, OF_MODERATORS, OF_ORGANISERS
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
LEAGUE: Final[tuple[Maker, ...]] = (
    league.list_command,
    league.table_command,
    league.mine_command,
    league.join_command,
    league.leave_command,
    league.sit_out_command,
    league.round_command,
    league.cross_command,
    league.log_command,
    league.rules_command,
    league.verify_command,
    league.export_command,
    league.report_command,
)
"""What makes the commands of `/league`."""
ORGANISE: Final[tuple[Maker, ...]] = (
    organise.open_command,
    organise.next_command,
    organise.settings_command,
    organise.start_command,
    organise.extend_command,
    organise.stop_command,
    organise.go_on_command,
    organise.close_command,
    organise.ratings_command,
    organise_tables.void_command,
    organise_tables.place_command,
    organise_tables.expel_command,
    organise_tables.readmit_command,
    organise_tables.undo_command,
    organise_tables.reports_command,
)
"""What makes the commands of `/organise`."""

_IN_SERVERS: Final = app_commands.AppCommandContext(guild=True)
_ANYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True)


def groups(services: Services) -> list[app_commands.Group]:
    """All groups, with their commands."""
    made = (
        ("saloon-command", SALOON, _IN_SERVERS, OF_ADMINS),
        ("moderate-command", MODERATE, _IN_SERVERS, OF_MODERATORS),
        ("privacy-command", PRIVACY, _ANYWHERE, None),
        ("rating-command", RATING, _IN_SERVERS, None),
        ("league-command", LEAGUE, _IN_SERVERS, None),
        ("organise-command", ORGANISE, _IN_SERVERS, OF_ORGANISERS),
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
