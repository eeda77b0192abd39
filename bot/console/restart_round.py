"""`python -m bot restart-round N --reason REASON`. `bot.operator_acts` does the work."""

import argparse

from bot.console.arguments import add_game, add_reason
from bot.console.asking import have_done
from bot.outcomes import Outcome


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game's number, and the reason."""
    add_game(parser)
    add_reason(parser)


def run(asked: argparse.Namespace) -> Outcome:
    """Let the current round of a game begin again."""
    return have_done("restart-round", {"game": asked.game, "reason": asked.reason})
