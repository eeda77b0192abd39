"""`python -m bot data GAME`: the values of a game as a file to edit, for SALOON_DATA."""

import argparse
import sys
import tomllib

from bot.games import own_data
from bot.outcomes import CANNOT, DONE, Outcome
from engine.errors import DataError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game's name."""
    parser.add_argument("game", metavar="GAME")


def run(asked: argparse.Namespace) -> Outcome:
    """Print our values of a game, with what the file says of them."""
    try:
        text = own_data(asked.game)
    except DataError as error:
        return Outcome(CANNOT, str(error), {"error": str(error)})
    if not asked.json and sys.stdout.isatty():
        print(f"Keep this as {asked.game}.toml in the folder of SALOON_DATA:\n", file=sys.stderr)
    return Outcome(DONE, text.removesuffix("\n"), {"game": asked.game, "values": tomllib.loads(text)})
