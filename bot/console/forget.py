"""`python -m bot forget PERSON`. `bot.operator_acts` does the work."""

import argparse
import sqlite3

from bot.console.arguments import person_id
from bot.console.asking import database, file_read, have_done
from bot.console.questions import is_agreed
from bot.outcomes import CANNOT, Outcome, count
from engine.journal import forgetting_rows
from engine.journal.records import PersonId


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add whom to forget, and whether to ask first."""
    parser.add_argument("person", metavar="PERSON", type=person_id, help="their Discord id")
    parser.add_argument("--yes", action="store_true", help="do not ask first")


def run(asked: argparse.Namespace) -> Outcome:
    """Delete all that is stored about a person, as they can themselves by `/privacy delete`."""

    def job(db: sqlite3.Connection) -> int:
        return len(forgetting_rows.unfinished_of(db, PersonId(asked.person)))

    seats = file_read(database(), job)
    seated = f" They sit in {count(seats, 'game')} that may go on; robots take their seats." * bool(seats)
    question = (
        f"All that is stored about person {asked.person} is to be deleted.{seated} This cannot be taken back."
    )
    if not asked.yes and not is_agreed(question):
        return Outcome(CANNOT, "Nothing was changed.", {"error": "not agreed"})
    return have_done("forget", {"person": asked.person})
