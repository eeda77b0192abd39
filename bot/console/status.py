"""`python -m bot status`: how the bot and its games stand, from what is stored, beside a running bot or
without one. It takes no lock, and changes nothing."""

import argparse
import shutil
import sqlite3
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from bot import settings
from bot.console.findings import bad, good, outcome, warning
from bot.console.machine import room
from bot.console.ready import ready
from bot.health import alive
from bot.outcomes import Outcome, count, moment, size, span
from cogs.parts.facts import Finding
from engine.clock.pace import HOUR
from engine.errors import JournalError
from engine.journal import due_rows, file_checks, note_rows, schema, status_rows
from engine.journal.copies import looking, named
from engine.journal.due_rows import DueKind
from engine.sessions.calls import CALM_S, LINE, SHARDS, SPANS, TICK
from engine.sessions.stuck import BEHIND_S, OVERDUE_S

BACKUP_AT: Final = "backup-at"
"""The note with the moment of the last good nightly backup, in UNIX seconds."""
BACKUP_BYTES: Final = "backup-bytes"
LATE_S: Final = 36 * HOUR
"""A nightly backup that is older than this is missing."""
LOST_S: Final = 5 * 60.0
"""Discord, or what is due, was not looked at for so long that something must be wrong: both are noted once a
minute."""
_STATUSES: Final = {"open": "open", "playing": "running", "over": "over", "closed": "closed"}
_AT_ONCE: Final = (DueKind.UNTOLD, DueKind.RATINGS)
"""What is due at once: no stored moment says for how long it has been."""


@dataclass(frozen=True, slots=True)
class Stored:
    """What the file says; all moments are in UNIX seconds."""

    line: float | None
    """When Discord could last be reached, as far as it was noted."""
    tick: float | None
    """When the bot last looked for what is due."""
    shards_up: int
    """How many shards had a line then; 0 if that was not noted."""
    shards: int
    """How many shards there are; 0 if that was not noted."""
    outage: tuple[float, float] | None
    games: Mapping[str, Mapping[str, int]]
    """How many there are of each game, by status."""
    behind: int
    """In how many games something waits to be posted."""
    behind_since: float | None
    troubles: Mapping[str, int]
    frozen: Mapping[int, str]
    due: int
    overdue: int
    next_due: float | None
    backup_at: float | None
    backup_bytes: int | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """There are none."""


def run(asked: argparse.Namespace) -> Outcome:
    """Look at the file, at what is beside it, and at its disk."""
    chosen, _ = settings.look()
    path, now = chosen.database.resolve(), time.time()
    if not path.exists():
        return outcome([_missing(path)], file=str(path), exists=False)
    seen = alive.seen(path)
    is_running = alive.is_fresh(seen, now)
    found, data = [_sign(path, seen, now)], dict[str, Any](seen=seen, running=is_running)
    if is_running and chosen.http is not None:
        found.append(ready(chosen.http))
    try:
        with named(path), looking(path) as db:
            version = file_checks.check_ours(db)
            stored = _stored(db, now) if version == len(schema.MIGRATIONS) else None
    except JournalError as error:
        return outcome([*found, bad(f"File: {error}.")], file=str(path), exists=True, **data)
    if stored is not None:
        found += [
            *_line(stored, now, is_running=is_running),
            *_games(stored),
            *_work(stored, now, is_running=is_running),
            _backup(stored, now, is_wanted=isinstance(chosen.backups, Path)),
        ]
        data |= asdict(stored)
    sizes = {
        "bytes": path.stat().st_size,
        "log_bytes": file_checks.log_size(path),
        "free_bytes": shutil.disk_usage(path.parent).free,
    }
    found += [*_file(path, version), room(path.parent)]
    return outcome(found, file=str(path), exists=True, schema=version, **sizes, **data)


def _missing(path: Path) -> Finding:
    """That there is no file, and what to do: if its log is still there, it was moved or deleted."""
    try:
        file_checks.check_place(path)
    except JournalError as error:
        return bad(f"File: {path}: {error}.")
    return bad(
        f"File: there is no {path}. The bot begins it at its first start; if it has run before,"
        " SALOON_DATABASE names another place now."
    )


def _stored(db: sqlite3.Connection, now: float) -> Stored:
    """All that the file says, as of one moment."""
    db.execute("BEGIN")
    games = dict[str, dict[str, int]]()
    for (game, status), number in status_rows.sessions_by_status(db).items():
        games.setdefault(game, {})[status] = number
    behind = status_rows.behind(db)
    size_of_backup = _noted(db, BACKUP_BYTES)
    up, _, shards = (note_rows.note(db, SHARDS) or "0/0").partition("/")
    return Stored(
        line=_noted(db, LINE),
        tick=_noted(db, TICK),
        shards_up=int(up),
        shards=int(shards),
        outage=status_rows.last_outage(db),
        games=games,
        behind=behind.sessions,
        behind_since=behind.oldest,
        troubles=status_rows.troubles(db),
        frozen=status_rows.frozen_sessions(db),
        due=_due(db, now),
        overdue=_due(db, now - OVERDUE_S),
        next_due=due_rows.next_due(db, SPANS, now),
        backup_at=_noted(db, BACKUP_AT),
        backup_bytes=None if size_of_backup is None else int(size_of_backup),
    )


def _noted(db: sqlite3.Connection, name: str) -> float | None:
    noted = note_rows.note(db, name)
    return None if noted is None else float(noted)


def _due(db: sqlite3.Connection, now: float) -> int:
    """How many things are due at a moment."""
    others = due_rows.due(db, SPANS, now)
    found = sum(len(ids) for kind, ids in others.items() if kind not in _AT_ONCE)
    return found + len(due_rows.expiring(db, now))


def _sign(path: Path, seen: float | None, now: float) -> Finding:
    """Whether a bot runs on the file."""
    if seen is not None and alive.is_fresh(seen, now):
        last = f"its last sign of life was {span(now - seen)} ago."
        if now - seen <= alive.LATE_S:
            return good(f"Bot: it runs; {last}")
        return warning(
            f"Bot: {last} A bot that works gives one every {alive.EVERY_S:.0f} seconds: look again in two"
            " minutes. If you know that it was killed, start it."
        )
    if alive.is_read_only(path):
        return bad(
            "Bot: not known, because the disk of the file is read-only here, so that no bot can store"
            " anything. Make it writable; a running bot goes on by itself then."
        )
    if seen is None:
        return bad(
            "Bot: none runs on this file; the last one was stopped. Start it: it goes on where it was. If you"
            " have just started it, look again in a minute."
        )
    return bad(
        f"Bot: no sign of life since {moment(seen)}, {span(now - seen)} ago. It was killed, or it hangs: end"
        " its process if there is one, and start it. It goes on where it was."
    )


def _line(stored: Stored, now: float, *, is_running: bool) -> list[Finding]:
    """When the bot last looked for what is due, and whether it could reach Discord then."""
    if stored.tick is None:
        return [
            warning("Deadlines: no bot has looked yet for what is due. It does so once Discord is reached.")
        ]
    if not is_running:
        return [
            good(
                f"Deadlines: the bot last looked for what is due at {moment(stored.tick)}. Until it is"
                " started, clocks stand still."
            )
        ]
    if now - stored.tick > LOST_S:
        return [
            bad(
                f"Deadlines: the bot has not looked for what is due for {span(now - stored.tick)}. If its"
                " disk is full (see Room), or if it cannot log in to Discord (`python -m bot check` says so),"
                " it goes on by itself once that is over: do not restart it. If it is neither, its log says"
                " why."
            )
        ]
    found = [good(f"Deadlines: the bot looked for what is due {span(now - stored.tick)} ago.")]
    if stored.line is None:
        return [
            *found,
            warning(
                "Discord: the bot notes once a minute that it reaches it, and has not done so yet. If that is"
                " so in two minutes, too, `python -m bot check` says what is wrong."
            ),
        ]
    if now - stored.line > LOST_S and 0 < stored.shards_up < stored.shards:
        return [
            *found,
            bad(
                f"Discord: {stored.shards - stored.shards_up} of {count(stored.shards, 'shard')} cannot reach"
                f" it; all could at {moment(stored.line)}. Clocks stand still on their servers, and games on"
                " the others go on. Look at discordstatus.com. Do not restart the bot: it tries again by"
                " itself."
            ),
        ]
    if now - stored.line > LOST_S:
        return [
            *found,
            bad(
                f"Discord: not reached since {moment(stored.line)}. If you have just started the bot, look"
                " again in two minutes. Else `python -m bot check` says whether it is this machine's network,"
                " the token, or Discord itself (discordstatus.com). Clocks stand still meanwhile. Do not"
                " restart the bot: it tries again by itself."
            ),
        ]
    outage = (
        ""
        if stored.outage is None
        else (
            f" The last outage: {moment(stored.outage[0])}, for {span(stored.outage[1] - stored.outage[0])}."
        )
    )
    by = f" by {stored.shards} shards" if stored.shards > 1 else ""
    return [*found, good(f"Discord: reached{by} {span(now - stored.line)} ago.{outage}")]


def _games(stored: Stored) -> list[Finding]:
    """How many games there are, and those that need help."""
    each = "; ".join(
        f"{game} "
        + ", ".join(f"{statuses[key]:,} {said}" for key, said in _STATUSES.items() if key in statuses)
        for game, statuses in sorted(stored.games.items())
    )
    found = [good(f"Games: {each or 'none yet'}.")]
    if stored.frozen:
        numbers = ", ".join(f"#{number} (reference {why})" for number, why in list(stored.frozen.items())[:5])
        found.append(
            bad(
                f"Games: {count(len(stored.frozen), 'game')} cannot be played on, because what is stored does"
                f" not replay: {numbers}. The log says why under that reference, and `python -m bot"
                " show NUMBER` what can be done."
            )
        )
    if stored.troubles:
        which = ", ".join(f"{number:,} {trouble}" for trouble, number in sorted(stored.troubles.items()))
        found.append(
            warning(
                f"Games: in {count(sum(stored.troubles.values()), 'game')} nothing can be posted ({which})."
                " Their servers' moderators read in `/moderate games` what mends it."
            )
        )
    return found


def _work(stored: Stored, now: float, *, is_running: bool) -> list[Finding]:
    """What waits to be posted, and what is due."""
    up_since = 0.0 if stored.outage is None else stored.outage[1]
    is_reached = is_running and stored.line is not None and now - stored.line <= LOST_S
    found = []
    if stored.behind_since is None:
        found.append(good("Boards: none is behind."))
    else:
        behind = (
            f"Boards: {count(stored.behind, 'game')} behind, the first since {moment(stored.behind_since)}."
        )
        if is_reached and now - max(stored.behind_since, up_since) > BEHIND_S:
            found.append(bad(f"{behind} Discord takes them slowly, or not at all: the bot's log says why."))
        else:
            found.append(good(f"{behind} What is missing is posted by itself."))
    following = "nothing comes later" if stored.next_due is None else f"the next at {moment(stored.next_due)}"
    due = f"Due: {stored.due:,} now, {stored.overdue:,} of them for more than two minutes; {following}."
    if stored.overdue and is_reached and now - up_since > CALM_S + OVERDUE_S:
        found.append(bad(f"{due} Look again in two minutes; if it stays, the bot's log says why."))
    else:
        found.append(good(due if is_running or not stored.due else f"{due} The bot does it once it runs."))
    return found


def _backup(stored: Stored, now: float, *, is_wanted: bool) -> Finding:
    """The last nightly backup."""
    if not is_wanted:
        return warning(
            "Backup: none is made at night. Name a folder in SALOON_BACKUPS, best on another disk."
        )
    if stored.backup_at is None:
        return warning(
            "Backup: none was made yet. The first comes within ten minutes of a start; if not, the log says"
            " why."
        )
    last = f"Backup: the last good one is of {moment(stored.backup_at)}"
    if stored.backup_bytes is not None:
        last += f", {size(stored.backup_bytes)}"
    if now - stored.backup_at > LATE_S:
        return bad(
            f"{last}. That is too long ago: look into the log, and whether its disk has room. Make one by"
            " hand: python -m bot backup FILE"
        )
    return good(f"{last}.")


def _file(path: Path, version: int) -> list[Finding]:
    """How large the file is, and whether this Saloon can look into it."""
    log_size = size(file_checks.log_size(path))
    found = [good(f"File: {path}, {size(path.stat().st_size)}, its log {log_size}, schema {version}.")]
    if version != len(schema.MIGRATIONS):
        found.append(
            warning(
                f"File: this Saloon's schema is {len(schema.MIGRATIONS)}, so there is no more to say. The bot"
                " brings the file up to date when it is started."
            )
        )
    return found
