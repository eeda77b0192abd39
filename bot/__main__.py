"""`python -m bot`: check what is needed, then run until SIGTERM or Ctrl+C.

Exit codes: 0 after a stop, 2 when something is missing (a line on standard error says what).
"""

import asyncio
import signal
import sys

import discord

from bot import logs, settings
from bot.checks import CannotDraw, check_pictures
from bot.client import Saloon
from bot.supervisor import keep_running
from engine.errors import JournalError
from engine.games import GAMES
from engine.journal import Journal
from engine.sessions import Sessions

STOPPED, CANNOT_START = 0, 2


def main() -> int:
    """Run the bot; the process's exit code."""
    try:
        chosen = settings.load()
    except settings.SettingsError as error:
        return _cannot_start(str(error))
    try:
        check_pictures()  # before there is any other thread
    except CannotDraw as error:
        return _cannot_start(str(error))
    logs.set_up(level=chosen.log_level, format=chosen.log_format, token=chosen.token)
    return asyncio.run(run(chosen))


async def run(chosen: settings.Settings) -> int:
    """Open the journal and keep a client running over it."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    try:
        journal = await Journal.open(chosen.database)
    except JournalError as error:
        return _cannot_start(str(error))
    try:
        sessions = Sessions(journal, GAMES)
        await keep_running(lambda: Saloon(journal, sessions), chosen.token, stop)
    except discord.LoginFailure:
        return _cannot_start("Discord refuses DISCORD_TOKEN: copy it anew from the developer portal.")
    finally:
        await journal.close()
    return STOPPED


def _cannot_start(why: str) -> int:
    for line in why.splitlines():
        print(f"Saloon cannot start: {line}", file=sys.stderr)
    return CANNOT_START


if __name__ == "__main__":
    sys.exit(main())
