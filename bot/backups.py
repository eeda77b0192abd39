"""`python -m bot backup`, `verify` and `restore`: for whoever runs the bot; `--json` is for programs.

Exit codes: 0 done, 1 the file is not good, 2 it cannot be done. `engine.journal.copies` and
`engine.journal.restores` do the work.
"""

import argparse
import json
import sqlite3
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from bot import settings
from engine.errors import JournalError
from engine.games import GAMES
from engine.journal.copies import Report, backup, verify
from engine.journal.journal import lock
from engine.journal.restores import Loss, loss, restore
from engine.sessions.forgetting import forget_again

DONE, NOT_GOOD, CANNOT = 0, 1, 2

Outcome: TypeAlias = tuple[int, str, Mapping[str, Any]]
"""An exit code, what to say to a person, and the same as data for programs."""

ABOUT: Final = {
    "backup": "copy the file of all games into FILE and verify the copy; the bot may be running",
    "verify": "look through FILE and rebuild every running game in it; changes nothing",
    "restore": "put FILE in the place of the file of all games; the bot must be stopped",
}


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the sub-commands; each parser's `run` takes what was parsed and gives the exit code."""
    work: dict[str, Callable[[argparse.Namespace], Outcome]] = {
        "backup": _backup,
        "verify": _verify,
        "restore": _restore,
    }
    for name, about in ABOUT.items():
        parser = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        parser.add_argument("file", metavar="FILE", type=Path)
        parser.add_argument("--json", action="store_true", help="print JSON, for programs")
        if name == "restore":
            parser.add_argument("--yes", action="store_true", help="do not ask first")
        parser.set_defaults(run=lambda asked, work=work[name]: _run(asked, work))


def _run(asked: argparse.Namespace, work: Callable[[argparse.Namespace], Outcome]) -> int:
    try:
        code, said, data = work(asked)
    except (JournalError, settings.SettingsError, OSError, sqlite3.Error) as error:
        code, said, data = CANNOT, str(error), {"error": str(error)}
    print(json.dumps(data) if asked.json else said, file=sys.stderr if code == CANNOT else sys.stdout)
    return code


def _database() -> Path:
    return settings.load(needs_token=False).database


def _backup(asked: argparse.Namespace) -> Outcome:
    report = backup(_database(), asked.file, GAMES)
    said = f"Backed up and verified: {asked.file} ({_contents(report)}).{_frozen(report)}"
    return DONE, said, _data(report)


def _verify(asked: argparse.Namespace) -> Outcome:
    try:
        report = verify(asked.file, GAMES)
    except JournalError as error:
        return NOT_GOOD, str(error), {"error": str(error)}
    code = NOT_GOOD if report.frozen else DONE
    head = f"{asked.file} is whole: {_contents(report)}."
    return code, f"{head}{_frozen(report)}", _data(report)


def _restore(asked: argparse.Namespace) -> Outcome:
    database = _database().resolve()
    held = lock(database)
    try:
        report = verify(asked.file, GAMES)
        lost = loss(database, asked.file)
        will = _lost(lost) if database.exists() else "There is no such file yet."
        question = f"{asked.file} holds {_contents(report)}. It is to take the place of {database}.\n{will}"
        if not asked.yes and not _agreed(question):
            return CANNOT, "Nothing was changed.", {"error": "not agreed"}
        done = restore(database, asked.file, GAMES, forget=forget_again)
    finally:
        held.release()
    before = "" if done.before is None else f" What was there is now {done.before}."
    again = _forgotten(done.forgotten)
    said = f"Restored: {database} ({_contents(report)}).{before}{again} Start the bot: it tells every table."
    data = _data(report) | {"epoch": done.epoch, "before": done.before and str(done.before)}
    data |= {"forgotten": done.forgotten}
    return DONE, said, data | {"lost": None if lost is None else lost.answers}


def _agreed(question: str) -> bool:
    """Whether whoever runs the bot says yes. If nobody is there to answer, that is a no; so is Ctrl+C."""
    print(question, file=sys.stderr)
    print("Go on? [y/N] ", end="", file=sys.stderr, flush=True)
    try:
        return sys.stdin.readline().strip().casefold() in ("y", "yes")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return False


def _lost(lost: Loss | None) -> str:
    if lost is None:
        return "The file that is there cannot be read: all that it holds beyond this is lost to the bot."
    if not lost.games:
        return "Nothing that was played since is lost."
    since = "" if lost.since is None else f" since {_moment(lost.since)}"
    return f"Lost to the bot: {_count(lost.answers, 'answer')} in {_count(lost.games, 'game')}{since}."


def _forgotten(people: int | None) -> str:
    if people is None:
        return (
            " Who asked to be forgotten since then is not known, because there is no file that says so: they"
            " must ask once more."
        )
    return f" Forgotten again, because they asked for it since: {people:,}." if people else ""


def _contents(report: Report) -> str:
    newest = "" if report.newest is None else f", the newest of {_moment(report.newest)}"
    running = f"{_count(report.sessions, 'game')}, {report.running} of them running"
    return f"{running}, {_count(report.answers, 'answer')}{newest}"


def _frozen(report: Report) -> str:
    lines = [f"\nGame #{number} cannot be rebuilt: {why}" for number, why in report.frozen.items()]
    return "".join(lines)


def _data(report: Report) -> dict[str, Any]:
    return {
        "sessions": report.sessions,
        "running": report.running,
        "answers": report.answers,
        "newest": report.newest,
        "frozen": {str(number): why for number, why in report.frozen.items()},
    }


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _moment(at: float) -> str:
    """A moment (UNIX seconds) in this machine's local time."""
    return time.strftime("%A, %d %B %Y, %H:%M", time.localtime(at))
