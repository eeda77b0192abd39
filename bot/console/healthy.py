"""`python -m bot healthy`: whether the bot still works, for whatever restarts one that does not.

It asks for no more than a restart can mend: neither an outage of Discord nor a full disk makes a bot
unhealthy, because one that restarts in a circle uses up the log-ins of a day. It runs twice a minute, so it
loads neither Discord nor pictures nor games.
"""

import argparse
import time

from bot import settings
from bot.health import alive
from bot.outcomes import DONE, NOT_GOOD, Outcome, span


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """There are none."""


def run(asked: argparse.Namespace) -> Outcome:
    """Look at when the bot gave its last sign of life."""
    chosen, _ = settings.look()  # a fault that came into the settings since the start does not ail the bot
    path = chosen.database.resolve()
    seen, now = alive.seen(path), time.time()
    data = {"seen": seen}
    if alive.is_fresh(seen, now):
        assert seen is not None
        return Outcome(DONE, f"healthy: a sign of life {span(now - seen)} ago", {"healthy": True} | data)
    is_read_only = alive.is_read_only(path)
    if is_read_only or alive.is_full(path):
        why = "read-only" if is_read_only else "full"
        said = f"not known: the disk of {path} is {why}, so the bot can leave no sign of life"
        return Outcome(DONE, said, {"healthy": None} | data)
    said = (
        f"not healthy: no bot runs on {path}, or it has only just been started"
        if seen is None
        else f"not healthy: no sign of life for {span(now - seen)}; restart the bot"
    )
    return Outcome(NOT_GOOD, said, {"healthy": False} | data)
