"""`python -m bot verify FILE`. `engine.journal.copies` does the work."""

import argparse
from pathlib import Path

from bot.console import reports
from bot.outcomes import DONE, NOT_GOOD, Outcome
from engine.errors import JournalError
from engine.games import GAMES
from engine.journal.copies import verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file's name."""
    parser.add_argument("file", metavar="FILE", type=Path)


def run(asked: argparse.Namespace) -> Outcome:
    """Look through a file, and rebuild its running games."""
    try:
        report = verify(asked.file, GAMES)
    except JournalError as error:
        return Outcome(NOT_GOOD, str(error), {"error": str(error)})
    code = NOT_GOOD if report.frozen else DONE
    said = f"{asked.file} is whole: {reports.contents(report)}.{reports.frozen(report)}"
    return Outcome(code, said, reports.data(report))
