"""`python -m sandbox -- python -m anybot`: a local Discord with a few people, a page to play them, and a bot.

It runs until it is stopped, or until the bot ends and nobody looks at the page any more. This is its command
line; `play` does it.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import re
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from sandbox.people.habits import Habits
from sandbox.play import Play, play
from sandbox.world.bits import BITS

EXAMPLES = """
  python -m sandbox -- python -m yourbot
  python -m sandbox --open -- ../yourbot/.venv/bin/python ../yourbot/main.py --debug
  python -m sandbox --token-as BOT_TOKEN --bot-permissions kick_members,manage_roles -- python bot.py

A Python that is named by its path runs the bot; a bare `python` is the one that runs the sandbox.
The bot gets its token in DISCORD_TOKEN, and whichever token it logs in with is taken: its own is never sent.
Press Enter in the terminal to start the bot anew, in the same world, after a change.
"""
CROWD = {
    "joins": "buttons of public messages, once each, at first sight (none unless named)",
    "plays": "what a message offers that mentions them, and the private answer to it (all unless named)",
    "never": "what they leave alone",
}
TAKE_A_VALUE = ("-X", "-W")


@dataclass(frozen=True)
class Named:
    """A program as a command line names it: what `Program` runs, and in which Python if not this one."""

    program: list[str]
    python: list[str]


def program_of(command: Sequence[str]) -> Named:
    """The program to run: ["-m", "bot"] and ["bot"] are a module, ["bot.py"] a file; else ValueError."""
    words = list(command)
    if words and words[0] == "--":
        words = words[1:]
    python: list[str] = []
    if words and Path(words[0]).name.startswith("python"):
        python, words = _python(words)
    if words and words[0] == "-m":
        words = words[1:]
    if not words:
        raise ValueError("name a program: python -m sandbox -- python -m yourbot")
    if words[0].endswith(".py"):
        if not Path(words[0]).is_file():
            raise ValueError(f"there is no file {words[0]!r} in {Path.cwd()}")
        words[0] = str(Path(words[0]).resolve())
    elif not all(part.isidentifier() for part in words[0].split(".")):
        raise ValueError(f"{words[0]!r} is neither a module nor a file of Python's; name it: python bot.py")
    return Named(words, python)


def _python(words: list[str]) -> tuple[list[str], list[str]]:
    """The words that start Python, and the rest; without a path it is the Python that runs here."""
    name, rest, options = words[0], words[1:], list[str]()
    while rest and rest[0].startswith("-") and rest[0] != "-m":
        taken = 2 if rest[0] in TAKE_A_VALUE else 1
        options, rest = options + rest[:taken], rest[taken:]
    if "/" not in name:
        return ([sys.executable, *options] if options else []), rest
    found = shutil.which(name)
    if found is None:
        raise ValueError(f"there is no Python at {name!r}")
    return [str(Path(found).absolute()), *options], rest


def _must_be_there(named: Named) -> None:
    """Raise ValueError if this Python does not find the module; another Python is not asked."""
    name = named.program[0].partition(".")[0]
    if not named.python and not named.program[0].endswith(".py") and find_spec(name) is None:
        raise ValueError(f"there is no module {name!r} in {Path.cwd()} or this Python")


def permissions_of(text: str) -> list[str]:
    """Permissions from their names, or from the number in a bot's invitation."""
    if text.isdecimal():
        return [name for name, bit in BITS.items() if int(text) & bit]
    names = [name.strip().upper() for name in text.split(",")]
    unknown = [name for name in names if name not in BITS]
    if unknown:
        raise argparse.ArgumentTypeError(f"there is no permission {', '.join(unknown)}")
    return names


def _pattern(text: str) -> re.Pattern[str]:
    try:
        return re.compile(text)
    except re.error as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no regular expression: {error}") from None


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not between 0 and 65535")
    return int(text)


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m sandbox",
        usage="%(prog)s [options] -- python -m yourbot [its arguments]",
        description="A local Discord with a few people, a page in the browser to be them, and your bot.",
        epilog=f"for example:{EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--port", type=_port, default=0, help="a free one unless named")
    parser.add_argument("--bot-name", default="Bot", help="what the bot is called")
    parser.add_argument(
        "--bot-permissions",
        type=permissions_of,
        default=[],
        metavar="NAMES",
        help="what it was invited with, beside what everyone may: manage_roles,kick_members or a number",
    )
    parser.add_argument(
        "--token-as",
        action="append",
        default=[],
        metavar="NAME",
        help="put the token in this variable, too",
    )
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open the page in a browser"
    )
    parser.add_argument("--fresh", action="store_true", help="run the program in a new, empty folder")
    crowd = parser.add_argument_group(
        "a crowd",
        "People whom the wrench adds play by themselves: what do they press? Each is a regular expression, "
        "sought in the label and the custom id of a button or menu.",
    )
    for option, what in CROWD.items():
        crowd.add_argument(f"--crowd-{option}", type=_pattern, metavar="PATTERN", help=what)
    parser.add_argument("command", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    return parser


def main() -> None:
    parser = command_line()
    given = parser.parse_args()
    try:
        named = program_of(given.command)
        _must_be_there(named)
    except ValueError as error:
        parser.error(str(error))
    asked = Play(
        named.program,
        python=named.python,
        port=given.port,
        bot_name=given.bot_name,
        opens=given.open,
        fresh=given.fresh,
        token_as=given.token_as,
        bot_permissions=given.bot_permissions,
        crowd=Habits(given.crowd_joins, given.crowd_plays, given.crowd_never),
    )
    try:
        code = asyncio.run(play(asked))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        parser.error(f"port {asked.port} is taken; name another, or none")
    sys.exit(code if code >= 0 else 128 - code)


if __name__ == "__main__":
    main()
