"""The command line: which commands there are, and how the one that was typed is run.

A command is a module of this room, which has `add_arguments` and `run`. It is loaded only if it was typed, so
`healthy`, which is run twice a minute, loads neither Discord nor pictures.
"""

import argparse
import io
import json
import signal
import sqlite3
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Final, Protocol, cast

from bot.outcomes import CANNOT, Outcome
from bot.settings import SettingsError
from engine.errors import JournalError

COMMANDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "check": "look at settings, file, disk, pictures and Discord, and say what is wrong; changes nothing",
        "status": "say how the bot and its games stand; changes nothing",
        "healthy": "say whether the bot still works, for whatever restarts it",
        "version": "say which Saloon this is, and with which values its games are played",
        "data": "print the values of GAME as a file to edit",
        "backup": "copy the file of all games into FILE and verify the copy; the bot may be running",
        "verify": "look through FILE and rebuild every running game in it; changes nothing",
        "restore": "put FILE in the place of the file of all games; the bot must be stopped",
        "games": "list all open and running games of all servers, and why each does not go on",
        "show": "show what is stored of game N, without what is secret in it",
        "end": "end game N without a result, as a moderator does",
        "restart-round": "let the round of game N begin again, if it is frozen or was restored",
        "forget": "delete all that is stored about a person",
        "export": "write game N as a JSON file",
    }
)
"""By name, what each command does, in a few words. `restart-round` is the module `restart_round`."""


class Command(Protocol):
    """What a command's module has."""

    add_arguments: Callable[[argparse.ArgumentParser], None]
    """Adds what may be typed after the command; `--json` is there for all of them."""
    run: Callable[[argparse.Namespace], Outcome]
    """Does it. May raise JournalError, SettingsError, OSError and sqlite3.Error: these are said in one line,
    and end it with `CANNOT`."""


def run(arguments: Sequence[str]) -> int:
    """Do what was typed, say what came of it, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Without a command: run the bot.",
        epilog="`python -m bot COMMAND --help` says more.",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, about in COMMANDS.items():
        one = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        if arguments[0] == name:
            command = cast(Command, import_module(f"bot.console.{name.replace('-', '_')}"))
            command.add_arguments(one)
            one.add_argument("--json", action="store_true", help="print JSON, for programs")
            one.set_defaults(command=command)
    asked = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(CANNOT))  # so nothing stays half-written
    try:
        outcome = asked.command.run(asked)
    except (JournalError, SettingsError, OSError, sqlite3.Error) as error:
        outcome = Outcome(CANNOT, str(error), {"error": str(error)})
    told = json.dumps(outcome.data) if asked.json else outcome.said
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # some terminals have neither signs nor all names
    print(told, file=sys.stderr if outcome.code == CANNOT else sys.stdout)
    code: int = outcome.code
    return code
