"""`python -m bot backup FILE`. `engine.journal.copies` does the work."""

import argparse
from pathlib import Path

from bot import settings
from bot.console import reports
from bot.outcomes import DONE, Outcome
from engine.games import GAMES
from engine.journal.copies import backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file's name."""
    parser.add_argument("file", metavar="FILE", type=Path)


def run(asked: argparse.Namespace) -> Outcome:
    """Copy the file of all games, and verify the copy."""
    report = backup(settings.load(needs_token=False).database, asked.file, GAMES)
    said = f"Backed up and verified: {asked.file} ({reports.contents(report)}).{reports.frozen(report)}"
    return Outcome(DONE, said, reports.data(report))
