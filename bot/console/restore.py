"""`python -m bot restore FILE`. `engine.journal.restores` does the work."""

import argparse
from pathlib import Path

from bot import settings
from bot.console import reports
from bot.console.questions import is_agreed
from bot.outcomes import CANNOT, DONE, Outcome, count, moment
from engine.games import GAMES
from engine.journal.copies import verify
from engine.journal.journal import lock
from engine.journal.restores import Loss, loss, restore
from engine.sessions.forgetting import forget_again


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file's name, and whether to ask first."""
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--yes", action="store_true", help="do not ask first")


def run(asked: argparse.Namespace) -> Outcome:
    """Put a backup in the place of the file of all games."""
    database = settings.load(needs_token=False).database.resolve()
    held = lock(database)
    try:
        report = verify(asked.file, GAMES)
        lost = loss(database, asked.file)
        will = _lost(lost) if database.exists() else "There is no such file yet."
        question = (
            f"{asked.file} holds {reports.contents(report)}. It is to take the place of {database}.\n{will}"
        )
        if not asked.yes and not is_agreed(question):
            return Outcome(CANNOT, "Nothing was changed.", {"error": "not agreed"})
        done = restore(database, asked.file, GAMES, forget=forget_again)
    finally:
        held.release()
    before = "" if done.before is None else f" What was there is now {done.before}."
    again = _forgotten(done.forgotten)
    said = f"Restored: {database} ({reports.contents(report)}).{before}{again}"
    said += " Start the bot: it tells every table."
    data = reports.data(report) | {"epoch": done.epoch, "before": done.before and str(done.before)}
    data |= {"forgotten": done.forgotten}
    return Outcome(DONE, said, data | {"lost": None if lost is None else lost.answers})


def _lost(lost: Loss | None) -> str:
    if lost is None:
        return "The file that is there cannot be read: all that it holds beyond this is lost to the bot."
    if not lost.games:
        return "No answer was given since, so none is lost."
    since = "" if lost.since is None else f" since {moment(lost.since)}"
    return f"Lost to the bot: {count(lost.answers, 'answer')} in {count(lost.games, 'game')}{since}."


def _forgotten(people: int | None) -> str:
    if people is None:
        return (
            " Who asked to be forgotten since then is not known, because there is no file that says so: they"
            " must ask once more."
        )
    return f" Forgotten again, because they asked for it since: {people:,}." if people else ""
