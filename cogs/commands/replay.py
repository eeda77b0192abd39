"""`/game replay`: looks back at a game, step by step."""

from cogs.commands.session_commands import Command, plain_command
from cogs.presses.looking_back import look_back
from cogs.presses.session_choice import complete_begun
from cogs.services import Services


def replay_command(services: Services) -> Command:
    """`/game replay [game]`."""
    return plain_command(services, "game-command-replay", look_back, complete=complete_begun)
