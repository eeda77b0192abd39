"""`python -m bot export N [FILE]`. `engine.sessions.exports` makes the file."""

import argparse
import json
import os
import sqlite3
from pathlib import Path

from bot.console.arguments import add_game
from bot.console.asking import database, file_read
from bot.outcomes import CANNOT, DONE, Outcome
from engine.games import GAMES
from engine.journal import course_rows, session_rows
from engine.journal.courses import Course
from engine.journal.records import Session, SessionId
from engine.sessions.exports import exported
from engine.sessions.verification import verified


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game's number, and where the file goes."""
    add_game(parser)
    about = "where it goes; without it, it is printed. No file is replaced"
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help=about)


def run(asked: argparse.Namespace) -> Outcome:
    """Write a game as a JSON file: all of it if it is over, else only what everybody may read."""

    def job(db: sqlite3.Connection) -> tuple[Session, Course] | str:
        session = session_rows.session(db, SessionId(asked.game))
        if session is None:
            return f"There is no game #{asked.game}."
        if session.seed is None:
            return f"Game #{asked.game} has not started, so there is nothing to export."
        return session, course_rows.course(db, session)

    found = file_read(database(), job)
    if isinstance(found, str):
        return Outcome(CANNOT, found, {"error": found})
    session, course = found
    draws = None
    if session.status == "over":
        verdict = verified(GAMES, course)
        draws = verdict.draws if verdict.is_known and verdict.difference is None else None
    content = exported(GAMES[session.game], session, course, None, draws)
    if asked.file is None:
        return Outcome(DONE, content.decode().rstrip("\n"), json.loads(content))
    try:
        place = os.open(asked.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        error = f"There is already something at {asked.file}, and nothing is replaced: name another file."
        return Outcome(CANNOT, error, {"error": error})
    with os.fdopen(place, "wb") as file:
        file.write(content)
    said = f"Game #{session.id} is in {asked.file} ({len(content):,} bytes)."
    return Outcome(DONE, said, {"game": session.id, "file": str(asked.file), "bytes": len(content)})
