"""`/game verify` and `/game export`: check a game that is over; take a game home as a file."""

from cogs.commands.session_commands import Command, plain_command
from cogs.presses.session_choice import complete_begun, complete_over
from cogs.presses.verify import give_file, show_verdict
from cogs.services import Services


def verify_command(services: Services) -> Command:
    """`/game verify [game]`."""
    return plain_command(services, "game-command-verify", show_verdict, complete=complete_over)


def export_command(services: Services) -> Command:
    """`/game export [game]`."""
    return plain_command(services, "game-command-export", give_file, complete=complete_begun)
