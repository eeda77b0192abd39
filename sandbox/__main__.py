"""`python -m sandbox -- python -m anybot`: a local Discord with a few people, a page to be them, and a bot.

It runs until it is stopped, or until the bot ends and nobody looks at the page any more. It knows the program
only by its command line.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sandbox.program import Program
from sandbox.sandbox import Sandbox

PEOPLE = {"Emma": "en-US", "Daan": "nl", "Lena": "de", "Noah": "en-GB"}
CHANNELS = ("general", "games")
HISTORY, REMEMBERED = 200, 100
"""How many messages a channel keeps, and how many requests are remembered: a bot may run for weeks."""


@dataclass(frozen=True)
class Play:
    """What the command line asks for: `command` is the program as `Program` takes it."""

    command: Sequence[str]
    port: int = 0
    bot_name: str = "Bot"
    opens: bool = True
    fresh: bool = False


def program_of(command: Sequence[str]) -> list[str]:
    """What `sandbox.launch` is to run: ["-m", "bot"] and ["bot"] are the module, ["bot.py"] is the file."""
    words = list(command)
    if words and words[0] == "--":
        words = words[1:]
    if words and words[0].rsplit("/", 1)[-1].startswith("python"):
        words = words[1:]
    if words and words[0] == "-m":
        words = words[1:]
    if words and words[0].endswith(".py"):
        words[0] = str(Path(words[0]).resolve())
    return words


async def play(asked: Play) -> int:
    """Run until SIGINT or SIGTERM comes, or the program has ended and no page is open; its exit code."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signum, stop.set)
    async with Sandbox(port=asked.port, bot_name=asked.bot_name, history=HISTORY) as discord:
        discord.recorder.remember = REMEMBERED
        furnish(discord)
        discord.offer_tools()
        print(f"Play at {discord.base_url} in your browser. Ctrl-C ends it.", flush=True)
        if asked.fresh:
            print("It is a new world each time: nothing is kept when it ends.", flush=True)
        opened = asked.opens and await asyncio.to_thread(open_browser, discord.base_url)
        with _folder(fresh=asked.fresh) as folder:
            program = Program(discord, *asked.command, cwd=folder, echo=True, keep=REMEMBERED)
            await program.start()
            telling = asyncio.create_task(tell_of_intents(discord))
            try:
                return await _until_over(discord, program, stop, opened=opened)
            finally:
                telling.cancel()
                for violation in discord.take_violations():
                    print(f"Discord would not have this: {violation}", flush=True)


async def tell_of_intents(discord: Sandbox) -> None:
    """Once the bot is in: what its owner must have toggled on at Discord, for here it is taken to be."""
    while not discord.gateway.identified:
        await discord.pulse.until(lambda: discord.gateway.identified > 0, timeout=3600)
    names = [name.replace("_", " ").capitalize() for name in discord.application.asked_privileged]
    if names:
        print(f"At Discord it needs these privileged intents: {', '.join(names)}.", flush=True)


def furnish(discord: Sandbox) -> None:
    """A small server, and people of several languages."""
    server = discord.add_server("Playground")
    for name in CHANNELS:
        server.add_channel(name)
    for name, locale in PEOPLE.items():
        server.add_person(name, locale=locale)


async def _until_over(discord: Sandbox, program: Program, stop: asyncio.Event, *, opened: bool) -> int:
    stopped = asyncio.create_task(stop.wait())
    ended = asyncio.create_task(program.ended(timeout=None))
    await asyncio.wait([ended, stopped], return_when=asyncio.FIRST_COMPLETED)
    if not ended.done():
        ended.cancel()
        return await program.terminate()
    code = ended.result()
    is_watched = not stop.is_set() and (opened or discord.page.is_watched)
    if code or is_watched:
        print(f"{program} {_ending(code)}.{' Ctrl-C ends the page.' if is_watched else ''}", flush=True)
    if is_watched:
        discord.ended = code
        discord.pulse.beat()
        unwatched = asyncio.create_task(_unwatched(discord, opened=opened))
        await asyncio.wait([unwatched, stopped], return_when=asyncio.FIRST_COMPLETED)
        unwatched.cancel()
    stopped.cancel()
    return code


def _ending(code: int) -> str:
    return f"was killed (signal {-code})" if code < 0 else f"has ended with code {code}; why stands above"


async def _unwatched(discord: Sandbox, *, opened: bool) -> None:
    """Nobody looks any more, not even a browser that was opened and is still on its way."""
    if opened:
        await discord.pulse.until(lambda: discord.page.is_watched, timeout=10)
    while discord.page.is_watched:
        await discord.pulse.until(lambda: not discord.page.is_watched, timeout=3600)
        await discord.pulse.until(lambda: discord.page.is_watched, timeout=5)


def open_browser(address: str) -> bool:
    """Open a browser where there is one; a machine without one is no fault.

    Without a screen Linux would be given one of the terminal, which the page is not made for.
    """
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        return False
    with contextlib.suppress(webbrowser.Error, OSError):
        return webbrowser.open(address)
    return False


@contextlib.contextmanager
def _folder(*, fresh: bool) -> Iterator[Path | None]:
    """Where the program runs: here, or in a new folder that is gone afterwards."""
    if not fresh:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="sandbox-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="a free one unless named")
    parser.add_argument("--bot-name", default="Bot", help="what the bot is called")
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open the page in a browser"
    )
    parser.add_argument("--fresh", action="store_true", help="run the program in a new, empty folder")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="-- python -m yourbot")
    given = parser.parse_args()
    command = program_of(given.command)
    if not command:
        parser.error("name a program: python -m sandbox -- python -m yourbot")
    asked = Play(command, given.port, given.bot_name, given.open, given.fresh)
    code = asyncio.run(play(asked))
    sys.exit(code if code >= 0 else 128 - code)


if __name__ == "__main__":
    main()
