"""A sandbox for whoever plays or writes a bot: a few people, a page, and the bot, which can be restarted.

It runs until it is stopped, or until the bot has ended and nobody is there any more. It knows how to start
the program, and no more of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sandbox.people.habits import Habits
from sandbox.program import Program
from sandbox.rest.door import NO_ROUTE
from sandbox.sandbox import Sandbox

ADMIN, MODERATOR, PLAYER = "Admin", "Moderator", "Player"
ROLES = {
    PLAYER: (),
    MODERATOR: ("MANAGE_THREADS", "MANAGE_MESSAGES", "MODERATE_MEMBERS"),
    ADMIN: ("ADMINISTRATOR",),
}
PEOPLE = {
    "Emma": ("en-US", PLAYER),
    "Daan": ("nl", PLAYER),
    "Lena": ("de", PLAYER),
    "Noah": ("en-GB", MODERATOR),
    "Mia": ("en-US", ADMIN),
    "Tim": ("en-US", None),
}
"""Who is there: their language and role. Somebody without a role is new here."""
OWNER = "Mia"
CHANNELS = ("general", "games")
HISTORY, REMEMBERED = 200, 100
"""How many messages a channel keeps, and how many requests are remembered: a bot may run for weeks."""
PATIENCE_S = 5.0
"""How long a bot may take to end after Ctrl-C before it also gets a SIGTERM."""


@dataclass(frozen=True)
class Play:
    """What the command line asks for: `command` is the program as `Program` takes it, `python` runs it.

    `token_as` names more variables that get the token; the bot was invited with `bot_permissions`.
    `crowd` says what people press who play by themselves.
    """

    command: Sequence[str]
    python: Sequence[str] = ()
    port: int = 0
    bot_name: str = "Bot"
    opens: bool = True
    fresh: bool = False
    token_as: Sequence[str] = ()
    bot_permissions: Sequence[str] = ()
    crowd: Habits = field(default_factory=Habits)


async def play(asked: Play) -> int:
    """Run until SIGINT or SIGTERM, or until the program has ended and no page is open; its exit code."""
    wishes = Wishes()
    async with Sandbox(port=asked.port, bot_name=asked.bot_name, history=HISTORY) as discord:
        wishes.listen(discord)
        discord.recorder.remember = REMEMBERED
        discord.rest.on_violation = tell_of_violation
        furnish(discord, asked.bot_permissions)
        discord.crowd.habits = asked.crowd
        discord.offer_tools(restart=wishes.restart)
        keys = "Enter starts the bot anew, Ctrl-C ends it." if wishes.has_keys else "Ctrl-C ends it."
        print(f"Play at {discord.base_url} in your browser. {keys}", flush=True)
        if asked.fresh:
            print("It is a new world each time: nothing is kept when it ends.", flush=True)
        opened = asked.opens and await asyncio.to_thread(open_browser, discord.base_url)
        with _folder(fresh=asked.fresh) as folder:
            program = Program(
                discord,
                *asked.command,
                python=asked.python,
                env=dict.fromkeys(asked.token_as, discord.token),
                cwd=folder,
                any_token=True,
                echo=True,
                keep=REMEMBERED,
            )
            await program.start()
            telling = asyncio.create_task(tell_of_intents(discord))
            try:
                return await Run(discord, program, wishes, opened=opened).until_over()
            finally:
                telling.cancel()
                discord.take_violations()  # they have been printed


class Wishes:
    """What the person at the terminal or the page wants from the bot: that it stops, or starts again."""

    def __init__(self) -> None:
        self.stops: list[signal.Signals] = []
        self.restarts = False
        self.has_keys = _is_in_front(sys.stdin.fileno()) if sys.stdin is not None else False
        self._discord: Sandbox | None = None

    def listen(self, discord: Sandbox) -> None:
        """Listen for signals and keys from now on."""
        self._discord = discord
        loop = asyncio.get_running_loop()
        for signum in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(signum, self._stop, signum)
        if self.has_keys:
            loop.add_reader(sys.stdin.fileno(), self._hear_keys, sys.stdin.fileno())

    def restart(self) -> None:
        self.restarts = True
        self._beat()

    def _stop(self, signum: signal.Signals) -> None:
        self.stops.append(signum)
        self._beat()

    def _hear_keys(self, terminal: int) -> None:
        """Restart on a whole line; stop listening at the end of input, or in the background."""
        if _is_in_front(terminal) and os.read(terminal, 4096):
            self.restart()
            return
        self.has_keys = False
        asyncio.get_running_loop().remove_reader(terminal)
        self._beat()

    def _beat(self) -> None:
        if self._discord is not None:
            self._discord.pulse.beat()


def _is_in_front(terminal: int) -> bool:
    """Whether this process gets what is typed at this terminal."""
    try:
        return os.isatty(terminal) and os.tcgetpgrp(terminal) == os.getpgrp()
    except OSError:
        return False


class Run:
    """The program's lives in one world. `opened`: a browser was opened, and is perhaps still on its way."""

    def __init__(self, discord: Sandbox, program: Program, wishes: Wishes, *, opened: bool) -> None:
        self._discord = discord
        self._program = program
        self._wishes = wishes
        self._opened = opened

    async def until_over(self) -> int:
        """Restart it as often as somebody wishes; its last exit code, 0 if it was stopped from here."""
        wishes = self._wishes
        while True:
            await self._until(lambda: bool(wishes.stops) or wishes.restarts or not self._program.is_running)
            if wishes.stops:
                await self._say_farewell()
                return 0
            if not wishes.restarts:
                code = await self._program.ended()
                if not await self._is_wanted_again(code):
                    return code
            await self._restart()

    async def _is_wanted_again(self, code: int) -> bool:
        """Say that it has ended; whether somebody wants it again, while anybody is there to say so."""
        wishes, discord = self._wishes, self._discord
        is_watched = self._opened or discord.page.is_watched
        if code or is_watched or wishes.has_keys:
            print(f"{self._program} {_ending(code)}.{self._what_now(is_watched=is_watched)}", flush=True)
        if code and not discord.gateway.identified and _is_about_tokens(self._program.lines[-5:]):
            print("Is it its token? `--token-as NAME` puts one in a variable of that name.", flush=True)
        discord.ended = code
        discord.pulse.beat()
        deserted = asyncio.create_task(_deserted(discord, wishes, opened=self._opened))
        deserted.add_done_callback(lambda _: discord.pulse.beat())
        await self._until(lambda: bool(wishes.stops) or wishes.restarts or deserted.done())
        deserted.cancel()
        return wishes.restarts and not wishes.stops

    def _what_now(self, *, is_watched: bool) -> str:
        if self._wishes.has_keys:
            return " Enter starts it anew, Ctrl-C ends all."
        return " The wrench starts it anew, Ctrl-C ends the page." if is_watched else ""

    async def _restart(self) -> None:
        self._wishes.restarts = False
        if self._program.is_running:
            await self._terminate()
        await self._program.start()
        print(f"{self._program} starts anew.", flush=True)
        self._discord.pulse.beat()

    async def _say_farewell(self) -> None:
        """Let it end in its own time; a second Ctrl-C ends the wait."""
        ending = asyncio.create_task(self._end())
        ending.add_done_callback(lambda _: self._discord.pulse.beat())
        told = False
        while not ending.done() and len(self._wishes.stops) == 1:
            await self._until(lambda: ending.done() or len(self._wishes.stops) > 1, timeout=1.5)
            if not told and not ending.done():
                told = True
                print("The bot is still ending; Ctrl-C once more kills it.", flush=True)
        ending.cancel()
        await self._program.kill()

    async def _end(self) -> None:
        """End it; after a Ctrl-C at the terminal, which the bot got as well, let it clean up first."""
        if self._wishes.stops[0] is signal.SIGINT and self._wishes.has_keys:
            with contextlib.suppress(AssertionError):
                await self._program.ended(PATIENCE_S)
        await self._terminate()

    async def _terminate(self) -> None:
        try:
            await self._program.terminate()
        except AssertionError:
            print(f"{self._program} did not end on SIGTERM, and was killed.", flush=True)

    async def _until(self, condition: Callable[[], bool], *, timeout: float = 1e6) -> None:
        await self._discord.pulse.until(condition, timeout=timeout)


async def tell_of_intents(discord: Sandbox) -> None:
    """Once the bot is in, print which intents its owner must toggle on at Discord: here they are on."""
    while not discord.gateway.identified:
        await discord.pulse.until(lambda: discord.gateway.identified > 0, timeout=3600)
    names = [name.replace("_", " ").capitalize() for name in discord.application.asked_privileged]
    if names:
        print(f"At Discord it needs these privileged intents: {', '.join(names)}.", flush=True)


def tell_of_violation(what: str) -> None:
    """Print a violation immediately, beside what the bot says about it."""
    whose = "The sandbox cannot do this" if NO_ROUTE in what else "Discord would not have this"
    print(f"{whose}: {what}", flush=True)


def furnish(discord: Sandbox, bot_permissions: Iterable[str] = ()) -> None:
    """Add a small server, whose first channel is Discord's own, and people of several languages and roles.
    One may do everything there, and has made the bot."""
    server = discord.add_server("Playground", bot_permissions=bot_permissions)
    channels = [server.add_channel(name) for name in CHANNELS]
    server.change(system_channel=channels[0])
    roles = {name: server.add_role(name, *permissions) for name, permissions in reversed(ROLES.items())}
    for name, (locale, role) in PEOPLE.items():
        person = server.add_person(name, locale=locale, roles=[roles[role]] if role is not None else [])
        if name == OWNER:
            discord.world.owner = person.user


def _ending(code: int) -> str:
    if code == 0:
        return "has ended"
    return f"was killed (signal {-code})" if code < 0 else f"has ended with code {code}; why stands above"


def _is_about_tokens(lines: Iterable[str]) -> bool:
    return any("token" in line.lower() for line in lines)


async def _deserted(discord: Sandbox, wishes: Wishes, *, opened: bool) -> None:
    """Return when nobody looks any more (a browser may be on its way) and nobody can press Enter."""
    if opened:
        await discord.pulse.until(lambda: discord.page.is_watched, timeout=10)
    while wishes.has_keys:
        await discord.pulse.until(lambda: not wishes.has_keys, timeout=3600)
    while discord.page.is_watched:
        await discord.pulse.until(lambda: not discord.page.is_watched, timeout=3600)
        await discord.pulse.until(lambda: discord.page.is_watched, timeout=5)


def open_browser(address: str) -> bool:
    """Open a browser if there is one; False if not, which is no error.

    Without a screen, Linux would open one in the terminal, which the page is not made for.
    """
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        return False
    with contextlib.suppress(webbrowser.Error, OSError):
        return webbrowser.open(address)
    return False


@contextlib.contextmanager
def _folder(*, fresh: bool) -> Iterator[Path | None]:
    """Where the program runs: here, or in a new folder that is deleted afterwards."""
    if not fresh:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="sandbox-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)
