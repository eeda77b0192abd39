"""The bot's run: checks what is needed, then keeps a client going until SIGTERM or Ctrl+C."""

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Final

import discord

from bot import logs, settings
from bot.background import Background
from bot.checks import CannotDraw, check_pictures
from bot.client import Saloon
from bot.command_list import CommandList
from bot.games import games_with
from bot.health.pulse import while_opening
from bot.health.watch import CannotListen, Watch
from bot.requests import FINISHING_S, Requests
from bot.supervisor import keep_running
from bot.upkeep import disk, garbage, nightly
from bot.version import version
from engine.errors import DataError, FileInUse, JournalError
from engine.games import GAMES
from engine.journal import updates
from engine.journal.journal import Journal
from engine.play.game import AnyGame
from engine.sessions.sessions import Sessions

STOPPED, CANNOT_START = 0, 2
PATIENCE_S: Final = 5.0
"""How long a command may use the file while the bot starts."""
SIGNALS = (signal.SIGTERM, signal.SIGINT)

log = logging.getLogger(__name__)


def run_bot() -> int:
    """Run the bot. Returns the process's exit code: 0 after a stop, 2 if it cannot start."""
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
    """Open the journal and keep a client running over it. Returns the process's exit code."""
    stop = asyncio.Event()
    for number in SIGNALS:
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with Background() as background:  # what is begun last is stopped first; the client before all of it
        background.begin(logs.keep_counting(), "repeated warnings")
        try:
            journal = await _opened(chosen, games)
        except JournalError as error:
            return _cannot_start(str(error))
        log.info("started: Saloon %s, process %d, with %s", version() or "?", os.getpid(), journal.path)
        if journal.is_new:
            log.warning("a new file was begun: %s", journal.path)
        background.callback(_is_stopped)
        background.push_async_callback(journal.close)
        watching = background.begin(disk.watch(journal, stop, disk.chores(journal, games)), "disk")
        folder = chosen.backups if isinstance(chosen.backups, Path) else None
        background.begin(nightly.watch(journal, folder, chosen.keep), "nightly backups")
        command_list, requests = CommandList(), Requests(journal)
        health = Watch(journal, command_list, games, has_backups=folder is not None)
        background.push_async_callback(health.close)
        background.begin(requests.serve(stop), "requests", finishing=FINISHING_S)
        background.begin(garbage.look_when_quiet(), "garbage")
        background.callback(stop.set)
        sessions = Sessions(journal, games)

        def new_client() -> Saloon:
            client = Saloon(
                *(journal, sessions, games, command_list),
                shows_whole_boards=chosen.boards == "whole",
                operator=chosen.operator,
            )
            requests.doors = client.doors
            health.looked_at(client)
            return client

        try:
            await health.begin(chosen.http)
            await keep_running(new_client, chosen.token, stop)
        except CannotListen as error:
            return _cannot_start(str(error))
        except discord.LoginFailure:
            return _cannot_start("Discord refuses DISCORD_TOKEN: copy it anew from the developer portal.")
    return CANNOT_START if await disk.found_damage(watching) else STOPPED


def _is_stopped() -> None:
    for number in SIGNALS:
        asyncio.get_running_loop().remove_signal_handler(number)
        signal.signal(number, signal.SIG_IGN)  # a second Ctrl+C does not disturb the last moments
    log.info("stopped")


async def _opened(chosen: settings.Settings, games: Mapping[str, AnyGame]) -> Journal:
    """Open the journal. A command that uses its file is done in a moment: that is waited for."""
    before_update = None if chosen.backups == settings.OFF else partial(_keep_copy, games=games)
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            opening = Journal.open(chosen.database, games=games, before_update=before_update)
            return await while_opening(chosen.database, opening)
        except FileInUse:
            if time.monotonic() >= end:
                raise
            await asyncio.sleep(PATIENCE_S / 10)


def _keep_copy(path: Path, games: Mapping[str, AnyGame]) -> None:
    """Copy a file before its update. Raises JournalError, which says how to go on."""
    try:
        updates.keep_copy(path, games)
    except updates.Unkept as error:
        ways = "Either make room on its disk, or set SALOON_BACKUPS=off to do without"
        raise JournalError(f"no copy can be kept before it is brought up to date: {error}. {ways}") from error


def _cannot_start(why: str) -> int:
    for line in why.splitlines():
        print(f"Saloon cannot start: {line}", file=sys.stderr)
    return CANNOT_START
