"""`python -m bot`: check what is needed, then run until SIGTERM or Ctrl+C; or do what a sub-command says.

Exit codes: 0 after a stop, 2 when something is missing or wrong (a line on standard error says what).
`bot.backups` lists the exit codes of the sub-commands.
"""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Mapping, Sequence

import discord

from bot import backups, disk, garbage, logs, settings
from bot.checks import CannotDraw, check_pictures
from bot.client import Saloon
from bot.command_list import CommandList
from bot.games import games_with
from bot.supervisor import keep_running
from engine.errors import DataError, JournalError
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.play.game import AnyGame
from engine.sessions.sessions import Sessions

STOPPED, CANNOT_START = 0, 2
SIGNALS = (signal.SIGTERM, signal.SIGINT)

log = logging.getLogger(__name__)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; without a sub-command, run the bot. Returns the process's exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Without a command: run the bot.")
    backups.add_commands(parser.add_subparsers(title="commands", metavar="COMMAND"))
    asked = parser.parse_args(arguments)
    if hasattr(asked, "run"):
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(backups.CANNOT))  # so nothing stays half-written
        code: int = asked.run(asked)
        return code
    return _run_bot()


def _run_bot() -> int:
    try:
        chosen = settings.load()
    except settings.SettingsError as error:
        return _cannot_start(str(error))
    try:
        games = games_with(chosen.data)
        check_pictures(games)  # it forks, so it runs before any thread is started
    except (DataError, CannotDraw) as error:
        return _cannot_start(str(error))
    logs.set_up(level=chosen.log_level, format=chosen.log_format, token=chosen.token)
    for name in games:
        if games[name] is not GAMES[name]:
            log.info("%s is played with the values in %s", name, chosen.data)
    garbage.keep_short()  # what is loaded stays for good: looking through all of it would keep people waiting
    return asyncio.run(run(chosen, games))


async def run(chosen: settings.Settings, games: Mapping[str, AnyGame]) -> int:
    """Open the journal and keep a client running over it."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in SIGNALS:
        loop.add_signal_handler(number, stop.set)
    try:
        journal = await Journal.open(chosen.database)
    except JournalError as error:
        return _cannot_start(str(error))
    if journal.is_new:
        log.warning("a new file was begun: %s", journal.path)
    watching = asyncio.create_task(disk.watch(journal, stop, disk.chores(journal, games)), name="disk")
    tidying = asyncio.create_task(garbage.look_when_quiet(), name="garbage")
    try:
        sessions, command_list = Sessions(journal, games), CommandList()
        await keep_running(
            lambda: Saloon(
                *(journal, sessions, games, command_list),
                shows_whole_boards=chosen.boards == "whole",
                operator=chosen.operator,
            ),
            chosen.token,
            stop,
        )
    except discord.LoginFailure:
        return _cannot_start("Discord refuses DISCORD_TOKEN: copy it anew from the developer portal.")
    finally:
        tidying.cancel()
        is_damaged = await disk.found_damage(watching)
        await journal.close()
        for number in SIGNALS:
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_IGN)  # a second Ctrl+C does not disturb the last moments
    return CANNOT_START if is_damaged else STOPPED


def _cannot_start(why: str) -> int:
    for line in why.splitlines():
        print(f"Saloon cannot start: {line}", file=sys.stderr)
    return CANNOT_START


if __name__ == "__main__":
    sys.exit(main())
