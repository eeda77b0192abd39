"""What `check` finds on this machine: the folder, the file of all games, its disk, the folder for backups."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.console import reports
from bot.console.findings import bad, good, warning
from bot.health import alive
from bot.outcomes import size
from bot.settings import Settings
from cogs.parts.facts import Finding
from engine.errors import JournalError
from engine.journal import file_checks
from engine.journal.copies import verify
from engine.play.game import AnyGame

NO_ROOM: Final = 32 << 20
"""Bytes: with less room than this on its disk, answers are refused, or will be soon."""
NAMED: Final = 5
"""The most games that are named."""
MORE_COPIES: Final = 2
"""A folder for backups needs room for so many more: one is made before an old one goes."""


def findings(chosen: Settings, games: Mapping[str, AnyGame]) -> list[Finding]:
    """All that is found. The file is read, also that of a running bot, and its running games are rebuilt."""
    path = chosen.database.resolve()
    if not path.parent.is_dir():  # which is a fault of the settings
        return []
    folder = _folder(path.parent, "the file of all games")
    found = [*folder, *_file(path, games), room(path.parent)]
    if not folder and path.exists() and not os.access(path, os.W_OK):
        found.append(bad(f"File: {path} cannot be written by {_who()}. Give it to that user."))
    if isinstance(chosen.backups, Path) and chosen.backups.is_dir():
        found += _backups(chosen.backups.resolve(), path)
    elif chosen.backups is None:
        found.append(
            warning(
                "Backups: none is made at night. Name a folder in SALOON_BACKUPS, best on another disk; or"
                " make them yourself: python -m bot backup FILE"
            )
        )
    return found


def _folder(folder: Path, what: str) -> list[Finding]:
    """What keeps this user from writing into a folder."""
    if os.access(folder, os.W_OK | os.X_OK):
        return []
    if alive.is_read_only(folder / "any"):
        return [bad(f"Folder: the disk of {folder} is read-only: {what} must be on one that can be written.")]
    return [bad(f"Folder: {folder} cannot be written by {_who()}. Give it to that user: {what} is there.")]


def _who() -> str:
    return f"the user with the number {os.getuid()}"


def _file(path: Path, games: Mapping[str, AnyGame]) -> list[Finding]:
    """The file, as `verify` looks at it."""
    if not path.exists() and not file_checks.has_log(path):
        return [
            warning(
                f"File: there is no {path} yet. The bot begins it at its first start; if it has run before,"
                " SALOON_DATABASE names another place now."
            )
        ]
    try:
        report = verify(path, games)
    except JournalError as error:
        return [bad(f"File: {error}.")]
    found = [good(f"File: {path} is whole: {reports.contents(report)}.")]
    for number, why in list(report.frozen.items())[:NAMED]:
        found.append(
            bad(
                f"File: game #{number} cannot be rebuilt: {why}. It stands still, and nothing of it is lost:"
                f" `python -m bot show {number}` says what can be done."
            )
        )
    if len(report.frozen) > NAMED:
        found.append(bad(f"File: so it is with {len(report.frozen) - NAMED:,} more games."))
    return found


def room(folder: Path) -> Finding:
    """How much room there is on the disk of the file."""
    free = shutil.disk_usage(folder).free
    said = f"Room: {size(free)} free on the disk of {folder}"
    if free < NO_ROOM:
        return bad(
            f"{said}. Answers are refused when there is none, and nothing is lost. Make room: a running bot"
            " goes on by itself."
        )
    if file_checks.has_little_room(folder):
        return warning(f"{said}, which is little. Make room before answers are refused.")
    return good(f"{said}.")


def _backups(folder: Path, path: Path) -> list[Finding]:
    """Whether nightly backups can be made."""
    found = _folder(folder, "each backup")
    if found:
        return found
    needed = MORE_COPIES * (path.stat().st_size + file_checks.log_size(path)) if path.exists() else 0
    if file_checks.has_little_room(folder, needed):
        free = size(shutil.disk_usage(folder).free)
        return [
            bad(f"Backups: {folder} has too little room for {MORE_COPIES} more ({free} free). Make room.")
        ]
    if path.exists() and folder.stat().st_dev == path.stat().st_dev:
        return [warning(f"Backups: {folder} is on the same disk as the file: if it breaks, both are lost.")]
    return [good(f"Backups: {folder} can be written.")]
