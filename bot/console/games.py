"""`python -m bot games [--stuck]`. `engine.sessions.stuck` knows why games stand still."""

import argparse
import time
from collections.abc import Sequence
from typing import Any

from bot.console.asking import database, file_read
from bot.console.stills import age, still_text, title, up_since
from bot.outcomes import DONE, Outcome, count
from engine.sessions.overview import Seen, count_of, games_of_all


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add whether only faults are listed."""
    parser.add_argument("--stuck", action="store_true", help="only those with which something is wrong")


def run(asked: argparse.Namespace) -> Outcome:
    """List the open and running games of all servers, the worst first."""
    now = time.time()
    seen = file_read(database(), lambda db: games_of_all(db, now, up_since(db)))
    shown = [each for each in seen if each.is_fault or not asked.stuck]
    lines = [_total(seen), *(_line(each, now) for each in shown)]
    return Outcome(DONE, "\n".join(lines), {"games": [_data(each) for each in shown]})


def _total(seen: Sequence[Seen]) -> str:
    running, waiting = count_of(seen, playing=True), count_of(seen, playing=False)
    faults = sum(each.is_fault for each in seen)
    return f"{count(running, 'running game')}, {waiting} open; something is wrong with {faults}."


def _line(seen: Seen, now: float) -> str:
    session = seen.session
    thread = f"thread {session.thread}" if session.thread else f"channel {session.channel}"
    status = "running" if session.status == "playing" else "open"
    facts = (f"#{session.id}", title(session), f"server {session.guild}", thread, age(now - seen.created))
    return f"{', '.join((*facts, status))}: {still_text(session, seen.still)}"


def _data(seen: Seen) -> dict[str, Any]:
    session, still = seen.session, seen.still
    return {
        "game": session.id,
        "title": session.game,
        "server": session.guild,
        "channel": session.channel,
        "thread": session.thread,
        "opened": seen.created,
        "status": session.status,
        "why": None if still is None else still.why,
        "is_fault": seen.is_fault,
        "since": None if still is None else still.since,
        "until": None if still is None else still.until,
        "seats": [] if still is None else [seat + 1 for seat in still.seats],
    }
