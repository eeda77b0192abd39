"""`/game undo`: takes one's last answer back, or asks the others whether one may."""

from cogs.commands.session_commands import Command, plain_command
from cogs.presses.taking_back import take_last_back
from cogs.services import Services


def undo_command(services: Services) -> Command:
    """`/game undo [game]`."""
    return plain_command(services, "game-command-undo", take_last_back)
